//! The reachable states of a game, as a graph.

use crate::Number;
use admiralty_game::{Rulebook, Seat, Silent, Step};
use rustc_hash::FxHashMap;
use thiserror::Error;

/// What a seat wants of the value of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// As much as possible.
    Most,
    /// As little as possible.
    Least,
}

/// What is asked of a game: what an end is worth, and who wants it how.
pub trait Question<R: Rulebook> {
    /// What an end is worth.
    fn worth(&self, rulebook: &R, end: &R::State) -> i64;
    /// What this seat wants.
    fn wish(&self, rulebook: &R, seat: Seat) -> Wish;
}

/// Why there is no exact answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Trouble {
    /// More states than allowed.
    #[error("more than {0} states")]
    TooManyStates(usize),
    /// The ways of a roll need more than 128 bits.
    #[error("a roll has too many outcomes")]
    TooManyDice,
    /// Several seats decide hidden from each other; this solver knows open play only.
    #[error("several seats decide at once")]
    Simultaneous,
    /// Somebody is to decide and has no option, or nothing can be rolled.
    #[error("play comes to a state from which nothing leads on")]
    DeadEnd,
    /// The states form a loop that nothing leaves.
    #[error("play need not end")]
    Endless,
}

pub(crate) enum Node<C, N> {
    End(i64),
    Chance(Vec<(u32, N)>),
    Decision(Wish, Vec<(C, u32)>),
}

pub(crate) struct Graph<R: Rulebook, N> {
    pub(crate) index: FxHashMap<R::State, u32>,
    pub(crate) states: Vec<R::State>,
    pub(crate) nodes: Vec<Node<R::Choice, N>>,
}

impl<R: Rulebook, N: Number> Graph<R, N> {
    /// All states that can be reached from `starts`.
    pub(crate) fn explore(
        rulebook: &R,
        starts: &[R::State],
        question: &impl Question<R>,
        most: usize,
    ) -> Result<Self, Trouble> {
        let mut graph = Self { index: FxHashMap::default(), states: Vec::new(), nodes: Vec::new() };
        for start in starts {
            graph.node(start.clone());
        }
        let mut options = Vec::new();
        while graph.nodes.len() < graph.states.len() {
            if graph.states.len() > most {
                return Err(Trouble::TooManyStates(most));
            }
            let state = graph.states[graph.nodes.len()].clone();
            let node = match rulebook.step(&state) {
                Step::Over => Node::End(question.worth(rulebook, &state)),
                Step::Decide(seats) => {
                    let mut seats = seats.iter();
                    let (Some(seat), None) = (seats.next(), seats.next()) else {
                        return Err(Trouble::Simultaneous);
                    };
                    rulebook.options(&state, seat, &mut options);
                    if options.is_empty() {
                        return Err(Trouble::DeadEnd);
                    }
                    let mut to = Vec::with_capacity(options.len());
                    for choice in &options {
                        let mut after = state.clone();
                        rulebook.choose(&mut after, seat, *choice, &mut Silent);
                        to.push((*choice, graph.node(after)));
                    }
                    Node::Decision(question.wish(rulebook, seat), to)
                }
                Step::Chance(chance) => {
                    let total = chance.ways().ok_or(Trouble::TooManyDice)?;
                    if total == 0 {
                        return Err(Trouble::DeadEnd);
                    }
                    let mut to = Vec::new();
                    let mut exact = true;
                    chance.each(&mut |rolled, ways| {
                        let mut after = state.clone();
                        rulebook.happen(&mut after, rolled, &mut Silent);
                        exact &= ways.is_some();
                        to.push((graph.node(after), N::ratio(ways.unwrap_or(0), total)));
                    });
                    if !exact {
                        return Err(Trouble::TooManyDice);
                    }
                    Node::Chance(to)
                }
            };
            graph.nodes.push(node);
        }
        Ok(graph)
    }

    fn node(&mut self, state: R::State) -> u32 {
        let next = self.states.len() as u32;
        *self.index.entry(state).or_insert_with_key(|state| {
            self.states.push(state.clone());
            next
        })
    }

    /// Where a node can lead.
    pub(crate) fn successors(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let (mut chance, mut decision) = (None, None);
        match &self.nodes[node as usize] {
            Node::End(_) => {}
            Node::Chance(to) => chance = Some(to.iter().map(|(to, _)| *to)),
            Node::Decision(_, to) => decision = Some(to.iter().map(|(_, to)| *to)),
        }
        chance.into_iter().flatten().chain(decision.into_iter().flatten())
    }

    /// The strongly connected components, each before those that lead to it (Tarjan 1972).
    pub(crate) fn components(&self) -> Vec<Vec<u32>> {
        const UNSEEN: u32 = u32::MAX;
        let n = self.nodes.len();
        let (mut order, mut low) = (vec![UNSEEN; n], vec![0u32; n]);
        let mut on_stack = vec![false; n];
        let (mut stack, mut components, mut counter) = (Vec::new(), Vec::new(), 0);
        for root in 0..n as u32 {
            if order[root as usize] != UNSEEN {
                continue;
            }
            let mut calls: Vec<(u32, Vec<u32>)> = vec![(root, self.successors(root).collect())];
            order[root as usize] = counter;
            low[root as usize] = counter;
            counter += 1;
            stack.push(root);
            on_stack[root as usize] = true;
            while let Some((node, to)) = calls.last_mut() {
                let node = *node;
                if let Some(next) = to.pop() {
                    if order[next as usize] == UNSEEN {
                        order[next as usize] = counter;
                        low[next as usize] = counter;
                        counter += 1;
                        stack.push(next);
                        on_stack[next as usize] = true;
                        calls.push((next, self.successors(next).collect()));
                    } else if on_stack[next as usize] {
                        low[node as usize] = low[node as usize].min(order[next as usize]);
                    }
                    continue;
                }
                calls.pop();
                if let Some((parent, _)) = calls.last() {
                    low[*parent as usize] = low[*parent as usize].min(low[node as usize]);
                }
                if low[node as usize] == order[node as usize] {
                    let mut component = Vec::new();
                    while let Some(member) = stack.pop() {
                        on_stack[member as usize] = false;
                        component.push(member);
                        if member == node {
                            break;
                        }
                    }
                    components.push(component);
                }
            }
        }
        components
    }
}

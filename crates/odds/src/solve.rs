//! Best play of an open game between two wishes, exactly.

use crate::Number;
use crate::graph::{Graph, Node, Question, Trouble, Wish};
use crate::linear::{self, Row};
use admiralty_game::Rulebook;
use rustc_hash::FxHashMap;

/// A solved game: the value of every reachable state under best play of all.
pub struct Solution<R: Rulebook, N> {
    graph: Graph<R, N>,
    values: Vec<N>,
    /// Per decision, the index of the best option.
    policy: Vec<u32>,
    components: Vec<Vec<u32>>,
}

/// Solves a game from some states on. At most `most` states are looked at.
///
/// The states are taken component by component, those first that depend on no others. A component
/// that is a loop is solved by strategy iteration (Hoffman and Karp 1966): the choices of those
/// who want the most are held fixed while the others improve theirs, the resulting linear
/// equations are solved exactly, then the former improve theirs, until nobody can.
///
/// # Errors
/// Where the game is too large, hidden, or need not end.
pub fn solve<R: Rulebook, N: Number>(
    rulebook: &R,
    starts: &[R::State],
    question: &impl Question<R>,
    most: usize,
) -> Result<Solution<R, N>, Trouble> {
    let graph = Graph::<R, N>::explore(rulebook, starts, question, most)?;
    let components = graph.components();
    let n = graph.nodes.len();
    let mut solution = Solution { graph, values: vec![N::whole(0); n], policy: vec![0; n], components };
    for i in 0..solution.components.len() {
        solution.solve_component(i)?;
    }
    Ok(solution)
}

impl<R: Rulebook, N: Number> Solution<R, N> {
    fn solve_component(&mut self, index: usize) -> Result<(), Trouble> {
        let component = std::mem::take(&mut self.components[index]);
        if self.is_alone(&component) {
            let node = component[0];
            self.improve(node, None);
            self.values[node as usize] = self.value_by_policy(node);
        } else {
            let local: FxHashMap<u32, usize> = component.iter().enumerate().map(|(i, n)| (*n, i)).collect();
            self.leave_loop(&component, &local);
            loop {
                loop {
                    self.evaluate(&component, &local)?;
                    if !self.improve_all(&component, Wish::Least) {
                        break;
                    }
                }
                if !self.improve_all(&component, Wish::Most) {
                    break;
                }
            }
        }
        self.components[index] = component;
        Ok(())
    }

    /// Whether a component is one node that does not lead to itself.
    fn is_alone(&self, component: &[u32]) -> bool {
        component.len() == 1 && !self.graph.successors(component[0]).any(|s| s == component[0])
    }

    /// A first policy from which the loop is left: an option that leads out, where there is one.
    fn leave_loop(&mut self, component: &[u32], local: &FxHashMap<u32, usize>) {
        for node in component {
            if let Node::Decision(_, to) = &self.graph.nodes[*node as usize]
                && let Some(out) = to.iter().position(|(_, next)| !local.contains_key(next))
            {
                self.policy[*node as usize] = out as u32;
            }
        }
    }

    /// The value of a node when its successors have theirs and the policy decides.
    fn value_by_policy(&self, node: u32) -> N {
        match &self.graph.nodes[node as usize] {
            Node::End(worth) => N::whole(*worth),
            Node::Chance(to) => {
                to.iter().fold(N::whole(0), |sum, (next, p)| sum.plus(&p.times(&self.values[*next as usize])))
            }
            Node::Decision(_, to) => {
                let (_, next) = to[self.policy[node as usize] as usize];
                self.values[next as usize].clone()
            }
        }
    }

    /// Improves the policy at a node; with a wish, only at nodes of that wish.
    fn improve(&mut self, node: u32, only: Option<Wish>) -> bool {
        let Node::Decision(wish, to) = &self.graph.nodes[node as usize] else { return false };
        if only.is_some_and(|w| w != *wish) {
            return false;
        }
        let value = |option: usize| &self.values[to[option].1 as usize];
        let mut best = self.policy[node as usize] as usize;
        let before = best;
        for option in 0..to.len() {
            let better = match wish {
                Wish::Most => value(option).exceeds(value(best)),
                Wish::Least => value(best).exceeds(value(option)),
            };
            if better {
                best = option;
            }
        }
        self.policy[node as usize] = best as u32;
        best != before
    }

    fn improve_all(&mut self, component: &[u32], wish: Wish) -> bool {
        let mut any = false;
        for node in component {
            any |= self.improve(*node, Some(wish));
        }
        any
    }

    /// Solves the equations of a loop under the policy.
    fn evaluate(&mut self, component: &[u32], local: &FxHashMap<u32, usize>) -> Result<(), Trouble> {
        let mut rows = Vec::with_capacity(component.len());
        for node in component {
            let mut row = Row::new(N::whole(0));
            self.each_step(*node, &mut |next, p| match local.get(&next) {
                Some(variable) => row.add(*variable, p),
                None => row.constant = row.constant.plus(&p.times(&self.values[next as usize])),
            });
            rows.push(row);
        }
        let solved = linear::solve(rows).ok_or(Trouble::Endless)?;
        for (node, value) in component.iter().zip(solved) {
            self.values[*node as usize] = value;
        }
        Ok(())
    }

    /// Where a node leads under the policy, with probabilities.
    fn each_step(&self, node: u32, f: &mut impl FnMut(u32, &N)) {
        match &self.graph.nodes[node as usize] {
            Node::End(_) => {}
            Node::Chance(to) => to.iter().for_each(|(next, p)| f(*next, p)),
            Node::Decision(_, to) => f(to[self.policy[node as usize] as usize].1, &N::whole(1)),
        }
    }

    /// How many states there are.
    #[must_use]
    pub fn states(&self) -> usize {
        self.graph.states.len()
    }

    /// The value of a state; `None` if it cannot be reached.
    #[must_use]
    pub fn value(&self, state: &R::State) -> Option<&N> {
        self.graph.index.get(state).map(|i| &self.values[*i as usize])
    }

    /// The best choice in a state in which somebody decides.
    #[must_use]
    pub fn best(&self, state: &R::State) -> Option<R::Choice> {
        let index = *self.graph.index.get(state)? as usize;
        match &self.graph.nodes[index] {
            Node::Decision(_, to) => Some(to[self.policy[index] as usize].0),
            _ => None,
        }
    }

    /// What each choice in a state is worth.
    #[must_use]
    pub fn options(&self, state: &R::State) -> Vec<(R::Choice, N)> {
        let node = self.graph.index.get(state).map(|i| &self.graph.nodes[*i as usize]);
        match node {
            Some(Node::Decision(_, to)) => {
                to.iter().map(|(choice, next)| (*choice, self.values[*next as usize].clone())).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The law of the ends under best play, from these states with these weights.
    ///
    /// # Errors
    /// Where play need not end.
    pub fn ends(&self, starts: &[(R::State, N)]) -> Result<Vec<(&R::State, N)>, Trouble> {
        let mut mass = vec![N::whole(0); self.graph.nodes.len()];
        for (state, weight) in starts {
            if let Some(index) = self.graph.index.get(state) {
                mass[*index as usize] = mass[*index as usize].plus(weight);
            }
        }
        for component in self.components.iter().rev() {
            if !self.is_alone(component) {
                self.visits(component, &mut mass)?;
            }
            for node in component {
                let here = mass[*node as usize].clone();
                if here.is_zero() {
                    continue;
                }
                self.each_step(*node, &mut |next, p| {
                    if !component.contains(&next) {
                        mass[next as usize] = mass[next as usize].plus(&here.times(p));
                    }
                });
            }
        }
        let ends = self.graph.nodes.iter().enumerate().filter(|(_, node)| matches!(node, Node::End(_)));
        Ok(ends
            .filter(|(i, _)| !mass[*i].is_zero())
            .map(|(i, _)| (&self.graph.states[i], mass[i].clone()))
            .collect())
    }

    /// Replaces the mass that enters a loop by the expected number of visits to its states.
    fn visits(&self, component: &[u32], mass: &mut [N]) -> Result<(), Trouble> {
        let local: FxHashMap<u32, usize> = component.iter().enumerate().map(|(i, n)| (*n, i)).collect();
        let mut rows: Vec<Row<N>> =
            component.iter().map(|node| Row::new(mass[*node as usize].clone())).collect();
        for (from, node) in component.iter().enumerate() {
            self.each_step(*node, &mut |next, p| {
                if let Some(to) = local.get(&next) {
                    rows[*to].add(from, p);
                }
            });
        }
        let visits = linear::solve(rows).ok_or(Trouble::Endless)?;
        for (node, visits) in component.iter().zip(visits) {
            mass[*node as usize] = visits;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use admiralty_game::example::{Duel, Duelling, Shot};
    use admiralty_game::{Clause, Rolled, Seat, Sink, Step};
    use dashu_ratio::RBig;

    struct First;
    impl Question<Duel> for First {
        fn worth(&self, _: &Duel, end: &Duelling) -> i64 {
            i64::from(*end == Duelling::Won(Seat(0)))
        }
        fn wish(&self, _: &Duel, seat: Seat) -> Wish {
            if seat == Seat(0) { Wish::Most } else { Wish::Least }
        }
    }

    /// By hand: aim hits with 4/6, or 5/6 if eased; snap with 2/6, or 3/6. If both always aim,
    /// v = 2/3 + 1/3·(1 − w), w = 5/6 + 1/6·(1 − w) with w the value of an eased shooter: w =
    /// 6/7, v = 2/3 + 1/3·1/7 = 5/7. If the first snaps instead, v' = 1/3 + 2/3·(1 − v) is less
    /// for v = 5/7.
    #[test]
    fn the_duel_by_hand() {
        let start = Duel.start_silent();
        let solved = solve::<_, RBig>(&Duel, &[start], &First, 100).unwrap();
        assert_eq!(solved.value(&start), Some(&RBig::ratio(5, 7)));
        assert_eq!(solved.best(&start), Some(Shot::Aim));
        let ends = solved.ends(&[(start, RBig::whole(1))]).unwrap();
        let won = ends.iter().find(|(s, _)| **s == Duelling::Won(Seat(0))).unwrap();
        assert_eq!(won.1, RBig::ratio(5, 7));
        assert_eq!(ends.iter().fold(RBig::whole(0), |a, (_, p)| a.plus(p)), RBig::whole(1));
    }

    /// A duel in which a shooter has nothing to choose from.
    struct Stuck;
    impl Rulebook for Stuck {
        type State = Duelling;
        type Choice = Shot;
        type Event = <Duel as Rulebook>::Event;
        type View = <Duel as Rulebook>::View;
        const EVENT_KINDS: &'static [&'static str] = Duel::EVENT_KINDS;
        fn seats(&self) -> u8 {
            Duel.seats()
        }
        fn start(&self, sink: &mut impl Sink<Self::Event>) -> Duelling {
            Duel.start(sink)
        }
        fn step(&self, state: &Duelling) -> Step {
            Duel.step(state)
        }
        fn clause(&self, state: &Duelling) -> Clause {
            Duel.clause(state)
        }
        fn options(&self, _: &Duelling, _: Seat, options: &mut Vec<Shot>) {
            options.clear();
        }
        fn is_legal(&self, _: &Duelling, _: Seat, _: Shot) -> bool {
            false
        }
        fn choose(&self, _: &mut Duelling, _: Seat, _: Shot, _: &mut impl Sink<Self::Event>) {}
        fn happen(&self, state: &mut Duelling, rolled: &Rolled, sink: &mut impl Sink<Self::Event>) {
            Duel.happen(state, rolled, sink);
        }
        fn view(&self, state: &Duelling, seat: Seat) -> Self::View {
            Duel.view(state, seat)
        }
        fn seen(&self, event: &Self::Event, seat: Seat) -> Option<Self::Event> {
            Duel.seen(event, seat)
        }
    }
    impl Question<Stuck> for First {
        fn worth(&self, _: &Stuck, _: &Duelling) -> i64 {
            0
        }
        fn wish(&self, _: &Stuck, _: Seat) -> Wish {
            Wish::Most
        }
    }

    #[test]
    fn a_dead_end_is_no_answer_and_no_panic() {
        let solved = solve::<_, f64>(&Stuck, &[Duel.start_silent()], &First, 100);
        assert!(matches!(solved, Err(Trouble::DeadEnd)));
    }

    #[test]
    fn floats_agree_with_rationals() {
        let start = Duel.start_silent();
        let solved = solve::<_, f64>(&Duel, &[start], &First, 100).unwrap();
        assert!((solved.value(&start).unwrap() - 5.0 / 7.0).abs() < 1e-14);
        assert!(matches!(solve::<_, f64>(&Duel, &[start], &First, 3), Err(Trouble::TooManyStates(3))));
    }
}

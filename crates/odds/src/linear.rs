//! Small sparse systems of linear equations.

use crate::Number;
use std::collections::BTreeMap;

/// An equation xᵢ = constant + Σ coefficient·xⱼ.
pub(crate) struct Row<N> {
    pub(crate) constant: N,
    pub(crate) coefficients: BTreeMap<usize, N>,
}

impl<N: Number> Row<N> {
    pub(crate) fn new(constant: N) -> Self {
        Self { constant, coefficients: BTreeMap::new() }
    }

    pub(crate) fn add(&mut self, variable: usize, coefficient: &N) {
        let old = self.coefficients.entry(variable).or_insert_with(|| N::whole(0));
        *old = old.plus(coefficient);
    }

    /// Replaces a variable by what it equals.
    fn substitute(&mut self, variable: usize, by: &Self) {
        if let Some(factor) = self.coefficients.remove(&variable) {
            self.constant = self.constant.plus(&factor.times(&by.constant));
            for (other, coefficient) in &by.coefficients {
                self.add(*other, &factor.times(coefficient));
            }
        }
    }
}

/// Solves xᵢ = rowᵢ by elimination, one variable after another; loops of states are almost
/// cycles, so that hardly anything fills in. `None` if there is no single solution.
pub(crate) fn solve<N: Number>(mut rows: Vec<Row<N>>) -> Option<Vec<N>> {
    for i in 0..rows.len() {
        if let Some(own) = rows[i].coefficients.remove(&i) {
            let rest = own.complement();
            if rest.is_zero() {
                return None;
            }
            rows[i].constant = rows[i].constant.over(&rest);
            for coefficient in rows[i].coefficients.values_mut() {
                *coefficient = coefficient.over(&rest);
            }
        }
        let (done, later) = rows.split_at_mut(i + 1);
        for row in later {
            row.substitute(i, &done[i]);
        }
    }
    let mut solution: Vec<N> = Vec::new();
    for (i, row) in rows.iter().enumerate().rev() {
        let mut x = row.constant.clone();
        for (j, coefficient) in &row.coefficients {
            // Only later variables are left in a row, and they are known: the last comes first.
            x = x.plus(&coefficient.times(&solution[rows.len() - 1 - j]));
        }
        debug_assert_eq!(solution.len(), rows.len() - 1 - i);
        solution.push(x);
    }
    solution.reverse();
    Some(solution)
}

#[cfg(test)]
mod tests {
    use super::*;
    use dashu_ratio::RBig;

    #[test]
    fn a_cycle_of_two() {
        // x = 1/2 + y/3, y = x/2: x = 3/5, y = 3/10.
        let mut x = Row::new(RBig::ratio(1, 2));
        x.add(1, &RBig::ratio(1, 3));
        let mut y = Row::new(RBig::whole(0));
        y.add(0, &RBig::ratio(1, 2));
        assert_eq!(solve(vec![x, y]), Some(vec![RBig::ratio(3, 5), RBig::ratio(3, 10)]));
    }

    #[test]
    fn a_loop_that_nothing_leaves_has_no_solution() {
        let mut x = Row::new(0.0);
        x.add(0, &1.0);
        assert_eq!(solve(vec![x]), None);
    }
}

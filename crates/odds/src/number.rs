//! The numbers in which odds are computed.

use dashu_int::UBig;
use dashu_ratio::RBig;
use std::fmt::Debug;

/// A number to compute odds in: `f64`, or exact rationals for proofs on small battles.
pub trait Number: Clone + PartialOrd + Debug {
    /// A whole number.
    fn whole(n: i64) -> Self;
    /// `ways` of `total` ways.
    fn ratio(ways: u128, total: u128) -> Self;
    /// Sum.
    fn plus(&self, other: &Self) -> Self;
    /// Product.
    fn times(&self, other: &Self) -> Self;
    /// One minus this.
    fn complement(&self) -> Self;
    /// Quotient; the divisor is not zero.
    fn over(&self, other: &Self) -> Self;
    /// Whether it is zero.
    fn is_zero(&self) -> bool;
    /// Whether it is greater by more than the error of the computation.
    fn exceeds(&self, other: &Self) -> bool;
    /// The nearest floating-point number.
    fn approx(&self) -> f64;
}

impl Number for f64 {
    fn whole(n: i64) -> Self {
        n as Self
    }
    fn ratio(ways: u128, total: u128) -> Self {
        ways as Self / total as Self
    }
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    fn times(&self, other: &Self) -> Self {
        self * other
    }
    fn complement(&self) -> Self {
        1.0 - self
    }
    fn over(&self, other: &Self) -> Self {
        self / other
    }
    fn is_zero(&self) -> bool {
        *self == 0.0
    }
    fn exceeds(&self, other: &Self) -> bool {
        *self > *other + 1e-13 * (1.0 + other.abs())
    }
    fn approx(&self) -> f64 {
        *self
    }
}

impl Number for RBig {
    fn whole(n: i64) -> Self {
        Self::from(n)
    }
    fn ratio(ways: u128, total: u128) -> Self {
        Self::from_parts(ways.into(), UBig::from(total))
    }
    fn plus(&self, other: &Self) -> Self {
        self + other
    }
    fn times(&self, other: &Self) -> Self {
        self * other
    }
    fn complement(&self) -> Self {
        Self::ONE - self
    }
    fn over(&self, other: &Self) -> Self {
        self / other
    }
    fn is_zero(&self) -> bool {
        *self == Self::ZERO
    }
    fn exceeds(&self, other: &Self) -> bool {
        self > other
    }
    fn approx(&self) -> f64 {
        self.to_f64().value()
    }
}

//! Which ships a number of shots can destroy.

use super::{Beyond, Meter};
use rustc_hash::FxHashMap;

/// The damage of shots that are still to be aimed, the largest first.
pub(super) type Shots = Vec<u8>;

/// Whether shots can destroy ships, remembered.
#[derive(Default)]
pub(super) struct Cover {
    known: FxHashMap<Box<[u8]>, bool>,
    key: Vec<u8>,
}

/// Stands between needs and shots in a key; no figure is as large.
const BETWEEN: u8 = u8::MAX;

impl Cover {
    /// Whether `shots` can be dealt out so that each of `needs`, the damage that ships still stand up
    /// to, is reached. Both are sorted, the largest first; no need is 0.
    pub(super) fn can(&mut self, shots: &[u8], needs: &[u8], meter: &mut Meter) -> Result<bool, Beyond> {
        let sum = |list: &[u8]| list.iter().map(|n| u32::from(*n)).sum::<u32>();
        if needs.is_empty() {
            return Ok(true);
        }
        if needs.len() > shots.len() || sum(needs) > sum(shots) {
            return Ok(false);
        }
        if needs.iter().zip(shots).all(|(need, shot)| need <= shot) {
            return Ok(true);
        }
        // A key is made and looked up; if it is not known, it is kept, and the shots are copied.
        let length = (needs.len() + shots.len()) as u64;
        meter.count(30 + length)?;
        self.key.clear();
        self.key.extend_from_slice(needs);
        self.key.push(BETWEEN);
        self.key.extend_from_slice(shots);
        if let Some(known) = self.known.get(self.key.as_slice()) {
            return Ok(*known);
        }
        meter.count(200 + length)?;
        let key: Box<[u8]> = self.key.as_slice().into();
        let mut rest = shots.to_vec();
        let can = self.first(&mut rest, 0, needs[0], &needs[1..], meter)?;
        self.known.insert(key, can);
        Ok(can)
    }

    /// Whether the largest need can be met with shots from `from` on, and the others with what is
    /// left.
    fn first(
        &mut self,
        shots: &mut Shots,
        from: usize,
        need: u8,
        others: &[u8],
        meter: &mut Meter,
    ) -> Result<bool, Beyond> {
        let mut at = from;
        while at < shots.len() {
            meter.count(20)?;
            let shot = shots.remove(at);
            let done = if shot >= need {
                self.can(shots, others, meter)?
            } else {
                self.first(shots, at, need - shot, others, meter)?
            };
            shots.insert(at, shot);
            if done {
                return Ok(true);
            }
            // Equal shots do the same.
            while at < shots.len() && shots[at] == shot {
                at += 1;
            }
        }
        Ok(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn asking_again_is_not_free() {
        let mut cover = Cover::default();
        let meter = &mut Meter::new(10_000);
        assert!(cover.can(&[3, 2, 2], &[4, 3], meter).is_ok());
        assert!((0..10_000).any(|_| cover.can(&[3, 2, 2], &[4, 3], meter).is_err()));
    }

    #[test]
    fn shots_are_dealt_out() {
        let mut cover = Cover::default();
        let meter = &mut Meter::new(1_000_000);
        let mut can = |shots: &[u8], needs: &[u8]| cover.can(shots, needs, meter).unwrap();
        assert!(can(&[3, 2, 2], &[4, 3]));
        assert!(!can(&[3, 2, 2], &[4, 4]));
        assert!(can(&[4, 3, 3, 2], &[6, 6]));
        assert!(!can(&[5, 5], &[4, 4, 1]));
        assert!(can(&[], &[]));
        assert!(can(&[5, 1, 1], &[2, 5]) && !can(&[5, 1], &[5, 2]));
    }
}

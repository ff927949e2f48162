//! Enumeration, refusal and drawing.

use super::*;

fn group(dice: u16, class: [u8; 6]) -> Group {
    let mut all = [0; MAX_SIDES];
    all[..6].copy_from_slice(&class);
    Group { label: 0, dice, sides: 6, class: all }
}

/// Every ordered roll, one by one: the slow way that the factored enumeration must equal.
fn brute(groups: &[Group]) -> std::collections::HashMap<Vec<[u16; MAX_CLASSES]>, u128> {
    let dice: usize = groups.iter().map(|g| g.dice as usize).sum();
    let mut ways = std::collections::HashMap::new();
    for mut roll in 0..6usize.pow(dice as u32) {
        let mut counts = Vec::new();
        for g in groups {
            let mut classes = [0; MAX_CLASSES];
            for _ in 0..g.dice {
                classes[g.class[roll % 6] as usize] += 1;
                roll /= 6;
            }
            counts.push(classes);
        }
        *ways.entry(counts).or_insert(0) += 1;
    }
    ways
}

#[test]
fn factored_outcomes_equal_ordered_rolls() {
    let groups = [group(3, [0, 0, 1, 2, 2, 2]), group(2, [0, 0, 0, 0, 5, 5])];
    let mut pool = Pool::default();
    groups.iter().for_each(|g| pool.push(*g));
    let mut seen = std::collections::HashMap::new();
    pool.each(&mut |counts, ways| {
        assert!(seen.insert(counts.groups.to_vec(), ways.unwrap()).is_none());
    });
    assert_eq!(seen, brute(&groups));
    assert_eq!(seen.values().sum::<u128>(), pool.ways().unwrap());
}

#[test]
fn too_many_ways_are_none_not_wrong() {
    let mut pool = Pool::default();
    pool.push(group(60, [0, 0, 0, 0, 0, 1]));
    assert_eq!(pool.ways(), None);
    let mut some = 0;
    pool.each(&mut |_, ways| some += usize::from(ways.is_some()));
    assert!(some > 0 && some < 61);
}

#[test]
fn a_roll_that_does_not_fit_is_refused() {
    let mut pool = Pool::default();
    pool.push(group(2, [0, 0, 0, 1, 1, 1]));
    let chance = Chance::dice(pool);
    let read = |faces: Vec<Vec<u8>>| chance.read(&Faces::Dice(faces));
    assert_eq!(read(vec![vec![1]]), Err(RollRefused::Dice { group: 0, expected: 2, given: 1 }));
    assert_eq!(read(vec![vec![1, 7]]), Err(RollRefused::Face { group: 0, face: 7, sides: 6 }));
    assert_eq!(read(vec![vec![0, 1]]), Err(RollRefused::Face { group: 0, face: 0, sides: 6 }));
    assert_eq!(read(vec![]), Err(RollRefused::Groups { expected: 1, given: 0 }));
    assert_eq!(chance.read(&Faces::Drawn(1)), Err(RollRefused::Kind));
    let Ok(Rolled::Dice(counts)) = read(vec![vec![1, 6]]) else { panic!("a roll of 1 and 6 fits") };
    assert_eq!(counts.groups[0][..2], [1, 1]);
}

#[test]
fn an_urn_is_drawn_in_proportion() {
    let urn = Urn { things: [(1, 3), (4, 0), (2, 2)].into_iter().collect() };
    let drawn: Vec<u8> = (0..5)
        .map(|i| {
            let chance = Chance { law: Law::Draw(urn.clone()), audience: Audience::Everyone };
            match chance.sample(&mut |n| {
                assert_eq!(n, 5);
                i
            }) {
                Rolled::Drawn(label) => label,
                Rolled::Dice(_) => 0,
            }
        })
        .collect();
    assert_eq!(drawn, [1, 1, 1, 2, 2]);
}

//! Events that are told in one line: ships that take the same way, shots at the same fleet.

use admiralty_imperium::event::Event;
use admiralty_imperium::unit::{UnitId, Units};

/// What events that are told together add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    /// The units that the events are about.
    pub(super) units: Units,
    /// What they carry.
    pub(super) aboard: Units,
    /// How many events there are.
    pub(super) n: u32,
    /// Hits among them.
    pub(super) hits: u32,
}

impl Tally {
    /// Of one event.
    pub(super) fn of(event: &Event) -> Self {
        let (units, aboard) = match event {
            Event::Moved { ship, aboard, .. } => (Units::of(*ship, 1), *aboard),
            other => (units(other), Units::NONE),
        };
        Self { units, aboard, n: 1, hits: u32::from(matches!(event, Event::PdsFired { hit: true, .. })) }
    }

    /// Adds a further event.
    pub(super) fn add(&mut self, event: &Event) {
        let more = Self::of(event);
        self.units.join(&more.units);
        self.aboard.join(&more.aboard);
        self.n = self.n.saturating_add(1);
        self.hits = self.hits.saturating_add(more.hits);
    }
}

/// The units that an event is about.
fn units(event: &Event) -> Units {
    let some = |unit: UnitId, n: u16| Units::of(unit, n);
    match event {
        Event::Gained { unit, n, .. }
        | Event::Destroyed { unit, n, .. }
        | Event::Based { unit, n, .. }
        | Event::Rewarded { unit, n, .. }
        | Event::Placed { unit, n, .. } => some(*unit, *n),
        Event::Transferred { unit, .. } | Event::DockBuilt { unit, .. } => some(*unit, 1),
        Event::RiftLeft { ship, .. }
        | Event::RiftPushed { ship, .. }
        | Event::RiftHolds { ship, .. }
        | Event::Moved { ship, .. }
        | Event::ShipDestroyed { ship, .. } => some(*ship, 1),
        Event::Bought { units, .. }
        | Event::CargoLost { units, .. }
        | Event::FightersLost { units, .. }
        | Event::Landed { units, .. }
        | Event::InvasionBegins { units, .. }
        | Event::Razed { units, .. }
        | Event::LandingLost { units, .. }
        | Event::NotPlaced { units, .. } => *units,
        _ => Units::NONE,
    }
}

/// Whether two events are told in one line: the same but for the units, or the hit.
pub(super) fn together(one: &Event, next: &Event) -> bool {
    let kept = |event: &Event| {
        let mut event = event.clone();
        match &mut event {
            Event::Gained { unit, n, .. }
            | Event::Destroyed { unit, n, .. }
            | Event::Based { unit, n, .. }
            | Event::Rewarded { unit, n, .. }
            | Event::Placed { unit, n, .. } => (*unit, *n) = (UnitId(0), 0),
            Event::Transferred { unit, .. } => *unit = UnitId(0),
            Event::RiftLeft { ship, .. }
            | Event::RiftPushed { ship, .. }
            | Event::RiftHolds { ship, .. }
            | Event::ShipDestroyed { ship, .. } => *ship = UnitId(0),
            Event::Moved { ship, aboard, .. } => (*ship, *aboard) = (UnitId(0), Units::NONE),
            Event::CargoLost { units, .. } | Event::FightersLost { units, .. } => *units = Units::NONE,
            Event::Landed { units, .. } | Event::LandingLost { units, .. } => *units = Units::NONE,
            Event::PdsFired { hit, .. } => *hit = false,
            Event::Drew { card: None, .. } | Event::CardGiven { card: None, .. } => {}
            // All others are told one by one.
            _ => return None,
        }
        Some(event)
    };
    kept(one).is_some_and(|one| kept(next) == Some(one))
}

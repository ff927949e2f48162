//! What happens in a turn of attacks, each event with its clause.

use crate::battle::Refuge;
use crate::ship::Kind;
use admiralty_game::{Cited, Clause, Seat};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are named for what they are; each event says what happened")]
pub enum Event {
    /// V1.3: this attack is resolved now.
    AttackBegins { region: u8, attacker: Seat, defender: Seat, home: bool },
    /// V2.1: a battle phase begins, with all effects that players play at this moment.
    PhaseBegins,
    /// V2.2: a ship withdraws.
    Withdrawn { seat: Seat, kind: Kind, to: Refuge },
    /// V2.3: a ship deals its ambush damage; the target has taken so much in this phase, or more if
    /// that is its shield already.
    Ambushed { seat: Seat, kind: Kind, enemy: Seat, target: Kind, points: u8, damage: u8 },
    /// V2.3, house rule `at_once`: the ambush destroys its target before it can fire.
    AmbushKilled { seat: Seat, kind: Kind },
    /// V2.4: a ship's target is announced, and how much damage its target will then have taken.
    Targeted { seat: Seat, kind: Kind, enemy: Seat, target: Kind, points: u8, damage: u8 },
    /// V2.4: a ship targets nothing.
    HeldFire { seat: Seat, kind: Kind },
    /// V2.5: all ships deal their damage.
    DamageDealt,
    /// V2.6: ships are destroyed and go to their owner's scrapheap.
    Destroyed { seat: Seat, kind: Kind, ships: u8 },
    /// V2.7: the attackers' damage is less than the starbase's shield.
    StarbaseHolds { seat: Seat, points: u32, shield: u16 },
    /// V2.7: the starbase is destroyed.
    StarbaseDestroyed { seat: Seat, points: u32, shield: u16 },
    /// V2.8: ships that took damage have full shields again.
    ShieldsFull { seat: Seat, kind: Kind, ships: u8, damage: u8 },
    /// V3.1, or V3.2 if it was the last one: a defending ship left, so there is a new phase.
    PhaseFollows { last: bool },
    /// V3.3: all defending ships are still there, so the attackers must withdraw.
    MustWithdraw { seat: Seat },
    /// V3.3: a ship withdraws because it must.
    DrivenOff { seat: Seat, kind: Kind, to: Refuge },
    /// V3.4: nobody defended, and the attack is over.
    Unopposed { seat: Seat },
    /// V3.5: no attacking ship is left, and the attack is over.
    NoAttackers { seat: Seat },
    /// V3.6: the attacker has the region now.
    RegionTaken { region: u8, seat: Seat },
    /// V3.6: nobody has the region now.
    RegionUncontrolled { region: u8 },
    /// V1.2: an attack is resolved; whose the region still is, if that has not changed.
    AttackEnds { region: u8, keeps: Option<Seat> },
    /// V3.7: a player has lost the game.
    Lost { seat: Seat },
    /// V3.7: so many ships of who lost are scrapped.
    Scrapped { seat: Seat, kind: Kind, ships: u32 },
    /// V3.7: an attack against who lost is not resolved any more.
    AttackLapses { region: u8 },
    /// V3.7: nobody else is left.
    Won { seat: Seat },
    /// V4.1: all attacks are resolved, and the end phase begins.
    EndPhaseBegins,
    /// V4.2: a card is discarded. Others do not see which.
    Discarded { seat: Seat, card: Option<u8> },
    /// V4.2: so many cards are discarded, which are not told apart here.
    DiscardedSome { seat: Seat, cards: u16 },
    /// V4.2: the turn passes to the left.
    TurnPasses { to: Seat },
}

impl Event {
    /// All kinds, as [`Cited::kind`] names them.
    pub const KINDS: &'static [&'static str] = &[
        "attack begins",
        "phase begins",
        "withdrawn",
        "ambushed",
        "ambush killed",
        "targeted",
        "held fire",
        "damage dealt",
        "destroyed",
        "starbase holds",
        "starbase destroyed",
        "shields full",
        "phase follows",
        "must withdraw",
        "driven off",
        "unopposed",
        "no attackers",
        "region taken",
        "region uncontrolled",
        "attack ends",
        "lost",
        "scrapped",
        "attack lapses",
        "won",
        "end phase begins",
        "discarded",
        "discarded some",
        "turn passes",
    ];

    /// The kinds that can occur in a single attack.
    pub const BATTLE_KINDS: &'static [&'static str] = &[
        "phase begins",
        "withdrawn",
        "ambushed",
        "ambush killed",
        "targeted",
        "held fire",
        "damage dealt",
        "destroyed",
        "starbase holds",
        "starbase destroyed",
        "shields full",
        "phase follows",
        "must withdraw",
        "driven off",
        "unopposed",
        "no attackers",
    ];

    /// The event as `by` sees it (V4.2).
    #[must_use]
    pub fn seen_by(mut self, by: Seat) -> Self {
        if let Self::Discarded { seat, card } = &mut self
            && *seat != by
        {
            *card = None;
        }
        self
    }

    fn kind_and_clause(&self) -> (&'static str, &'static str) {
        match self {
            Self::AttackBegins { .. } => ("attack begins", "V1.3"),
            Self::PhaseBegins => ("phase begins", "V2.1"),
            Self::Withdrawn { .. } => ("withdrawn", "V2.2"),
            Self::Ambushed { .. } => ("ambushed", "V2.3"),
            Self::AmbushKilled { .. } => ("ambush killed", "V2.3"),
            Self::Targeted { .. } => ("targeted", "V2.4"),
            Self::HeldFire { .. } => ("held fire", "V2.4"),
            Self::DamageDealt => ("damage dealt", "V2.5"),
            Self::Destroyed { .. } => ("destroyed", "V2.6"),
            Self::StarbaseHolds { .. } => ("starbase holds", "V2.7"),
            Self::StarbaseDestroyed { .. } => ("starbase destroyed", "V2.7"),
            Self::ShieldsFull { .. } => ("shields full", "V2.8"),
            Self::PhaseFollows { last: false } => ("phase follows", "V3.1"),
            Self::PhaseFollows { last: true } => ("phase follows", "V3.2"),
            Self::MustWithdraw { .. } => ("must withdraw", "V3.3"),
            Self::DrivenOff { .. } => ("driven off", "V3.3"),
            Self::Unopposed { .. } => ("unopposed", "V3.4"),
            Self::NoAttackers { .. } => ("no attackers", "V3.5"),
            Self::RegionTaken { .. } => ("region taken", "V3.6"),
            Self::RegionUncontrolled { .. } => ("region uncontrolled", "V3.6"),
            Self::AttackEnds { .. } => ("attack ends", "V1.2"),
            Self::Lost { .. } => ("lost", "V3.7"),
            Self::Scrapped { .. } => ("scrapped", "V3.7"),
            Self::AttackLapses { .. } => ("attack lapses", "V3.7"),
            Self::Won { .. } => ("won", "V3.7"),
            Self::EndPhaseBegins => ("end phase begins", "V4.1"),
            Self::Discarded { .. } => ("discarded", "V4.2"),
            Self::DiscardedSome { .. } => ("discarded some", "V4.2"),
            Self::TurnPasses { .. } => ("turn passes", "V4.2"),
        }
    }
}

impl Cited for Event {
    fn clause(&self) -> Clause {
        Clause(self.kind_and_clause().1)
    }
    fn kind(&self) -> &'static str {
        self.kind_and_clause().0
    }
}

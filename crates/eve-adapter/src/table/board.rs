//! The board as text: regions with fleets, then docks, then the hand.

use super::names::Speaker;
use admiralty_eve::battle::{Battle, Side};
use admiralty_eve::ship::Fleet;
use admiralty_eve::turn::{Stage, TurnState};
use admiralty_game::Seat;

/// A row of a table.
type Row = Vec<String>;

impl Speaker<'_> {
    /// The board as `seat` sees it; without a seat, as everybody does (V4.2).
    pub(super) fn board(&self, state: &TurnState, seat: Option<Seat>) -> String {
        let mut lines = Vec::new();
        let fleets: Vec<Vec<Row>> =
            (0..state.regions.len()).map(|region| self.fleets(state, region)).collect();
        let widths = widths(fleets.iter().flatten());
        for (region, fleets) in fleets.iter().enumerate() {
            lines.push(self.heading(state, region));
            lines.extend(fleets.iter().map(|row| line(row, &widths)));
            lines.push(String::new());
        }
        let players = self.players(state);
        let widths = self::widths(&players);
        lines.extend(players.iter().map(|row| line(row, &widths)));
        lines.push(String::new());
        lines.push(self.hand(state, seat));
        lines.join("\n")
    }

    /// A region without its fleets, and what goes on there.
    fn heading(&self, state: &TurnState, region: usize) -> String {
        let mut parts = vec![self.say("board-region", &[self.at(region as u8)])];
        if let Some(shield) = self.setup().regions.get(region).and_then(|region| region.home) {
            let owner = state.regions[region].controller;
            let fallen = owner.is_some_and(|seat| state.lost.get(seat.index()) == Some(&true));
            parts.push(match fallen {
                true => self.say("board-home-fallen", &[]),
                false => self.say("board-home", &[("shield", shield.into())]),
            });
        }
        parts.push(match state.regions[region].controller {
            Some(seat) => self.say("board-controller", &[self.by(seat)]),
            None => self.say("board-uncontrolled", &[]),
        });
        if self.battle(state, region).is_some() {
            parts.push(self.say("board-now", &[]));
        } else if state.attacks.contains(&(region as u8)) {
            parts.push(self.say("board-waiting", &[]));
        }
        parts.join(" · ")
    }

    /// The battle that goes on in a region.
    fn battle<'s>(&self, state: &'s TurnState, at: usize) -> Option<&'s Battle> {
        match &state.stage {
            Stage::Attack { region, battle } if usize::from(*region) == at => Some(battle),
            _ => None,
        }
    }

    /// The fleets of a region: who, in which role, which ships. Those of a battle that goes on are in
    /// the battle.
    fn fleets(&self, state: &TurnState, region: usize) -> Vec<Row> {
        let battle = self.battle(state, region).zip(self.turn.arena(state));
        let mut rows = Vec::new();
        for (seat, fleet) in state.regions[region].fleets.iter().enumerate() {
            let seat = Seat(seat as u8);
            let fighting = battle.as_ref().and_then(|(battle, arena)| {
                let side = arena.side(seat)?;
                let role = if side == Side::Attacker { "attacker" } else { "defender" };
                Some((role, battle.fleet(side)))
            });
            let (role, fleet) = match fighting {
                Some((role, fleet)) => (self.say("board-role", &[("role", role.into())]), fleet),
                None => (String::new(), fleet),
            };
            if !fleet.is_empty() {
                rows.push(vec![format!("  {}", self.player(seat)), role, self.fleet(fleet)]);
            }
        }
        if rows.is_empty() {
            rows.push(vec![format!("  {}", self.say("board-empty", &[]))]);
        }
        rows
    }

    /// "heron ×2, kestrel ×1 (1 of 2)".
    fn fleet(&self, fleet: &Fleet) -> String {
        let group = |group: &admiralty_eve::ship::Group| {
            let id = if group.damage > 0 { "board-damaged" } else { "board-ships" };
            let args = [
                ("ship", self.ship(group.kind).into()),
                ("n", group.ships.into()),
                ("damage", group.damage.into()),
                ("shield", self.figures(group.kind).shield.into()),
            ];
            self.say(id, &args)
        };
        fleet.groups().iter().map(group).collect::<Vec<_>>().join(", ")
    }

    /// The table of players.
    fn players(&self, state: &TurnState) -> Vec<Row> {
        let mut rows = vec![["board-player", "board-dock"].map(|id| self.say(id, &[])).to_vec()];
        for (seat, dock) in state.docks.iter().enumerate() {
            let ships = if dock.is_empty() { "—".to_owned() } else { self.fleet(dock) };
            let mut row = vec![self.player(Seat(seat as u8)), ships];
            if state.lost.get(seat).copied().unwrap_or(false) {
                row.push(self.say("board-lost", &[]));
            }
            rows.push(row);
        }
        rows
    }

    /// The active player's cards.
    fn hand(&self, state: &TurnState, by: Option<Seat>) -> String {
        let active = self.setup().active;
        let text = self.say("board-hand", &[self.by(active), ("n", state.hand.count().into())]);
        let held = state.hand.named.iter().enumerate().filter(|(_, n)| **n > 0);
        let names: Vec<String> = held
            .map(|(card, n)| {
                let name = self.card(card as u8);
                if *n == 1 { name } else { format!("{name} ×{n}") }
            })
            .collect();
        if by == Some(active) && !names.is_empty() { format!("{text} ({})", names.join(", ")) } else { text }
    }
}

/// The width of each column. The last cell of a row may be as long as it is.
fn widths<'a>(rows: impl IntoIterator<Item = &'a Row>) -> Vec<usize> {
    let mut widths = Vec::new();
    for row in rows {
        for (column, cell) in row.iter().enumerate() {
            if column == widths.len() {
                widths.push(0);
            }
            if column + 1 < row.len() {
                widths[column] = widths[column].max(cell.chars().count());
            }
        }
    }
    widths
}

fn line(row: &Row, widths: &[usize]) -> String {
    let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}"));
    cells.filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join("  ").trim_end().to_owned()
}

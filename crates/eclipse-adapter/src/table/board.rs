//! The board as text: hexes with fleets, then players, then the bag.

use super::events::at;
use super::names::Speaker;
use admiralty_eclipse::battle::{Arena, Battle, Place, Side, Slot, Volley};
use admiralty_eclipse::party::{Kind, Party};
use admiralty_eclipse::phase::{HexState, Phase, Stage};
use admiralty_eclipse::setup::{Square, Tiles};
use admiralty_eclipse::ship::{ShipType, Ships};
use admiralty_game::Seat;

/// A row of a table.
type Row = Vec<String>;

impl Speaker<'_> {
    /// The board as `seat` sees it; without a seat, as everybody does (E10.2).
    pub(super) fn board(&self, state: &Phase, seat: Option<Seat>) -> String {
        let mut lines = Vec::new();
        let fleets: Vec<Vec<Row>> = (0..state.hexes.len()).map(|hex| self.fleets(state, hex)).collect();
        let widths = widths(fleets.iter().flatten());
        for (hex, (here, fleets)) in state.hexes.iter().zip(&fleets).enumerate() {
            lines.push(self.heading(state, hex, here));
            lines.extend(fleets.iter().map(|row| line(row, &widths)));
            lines.push(String::new());
        }
        let players = self.players(state, seat);
        let widths = self::widths(&players);
        lines.extend(players.iter().map(|row| line(row, &widths)));
        lines.push(String::new());
        lines.extend(self.hand(state, seat));
        lines.push(self.say("board-bag", &[("n", state.bag.total().into())]));
        lines.join("\n")
    }

    /// A hex without its fleets, and what goes on there.
    fn heading(&self, state: &Phase, hex: usize, here: &HexState) -> String {
        let number = self.setup().hexes.get(hex).map(|hex| hex.number).unwrap_or_default();
        let mut parts = vec![self.say("board-hex", &[at(number)])];
        parts.push(match here.controller {
            Some(seat) => self.say("board-controller", &[("player", self.player(seat).into())]),
            None => self.say("board-no-disc", &[]),
        });
        if here.population.total() > 0 {
            let list = self.amounts(Square::ALL.map(|square| (square, here.population.on(square))));
            parts.push(self.say("board-population", &[("list", list.into())]));
        }
        let now = match &state.stage {
            Stage::Battle { hex, battle, .. } => match battle.volley {
                Volley::Missiles => Some((*hex, "missiles")),
                Volley::Cannons => Some((*hex, "round")),
            },
            Stage::Reputation { hex, .. } => Some((*hex, "reputation")),
            Stage::Population { hex, .. } => Some((*hex, "population")),
            Stage::Influence { hex, .. } => Some((*hex, "influence")),
            Stage::Over => None,
        };
        if let Some((at, now)) = now
            && usize::from(at) == hex
        {
            parts.push(self.say("board-now", &[("now", now.into())]));
        }
        parts.join(" · ")
    }

    /// The fleets of a hex: who, in which role, which ships. Those of a battle that goes on are
    /// in the battle.
    fn fleets(&self, state: &Phase, hex: usize) -> Vec<Row> {
        let fight = match &state.stage {
            Stage::Battle { hex: at, battle, .. } if usize::from(*at) == hex => {
                self.phase.current_arena(state).map(|arena| (arena, battle))
            }
            _ => None,
        };
        let mut rows = Vec::new();
        for fleet in &state.hexes[hex].fleets {
            let side = fight.as_ref().and_then(|(arena, battle)| {
                let side = Side::BOTH.into_iter().find(|side| arena.side(*side).party == fleet.party)?;
                Some((arena, battle, side))
            });
            let (role, ships) = match side {
                Some((arena, battle, side)) => {
                    let role = if side == Side::Attacker { "attacker" } else { "defender" };
                    (Some(role), self.stacks(arena, battle, side))
                }
                None if fleet.count() == 0 => continue,
                None => (fight.as_ref().map(|_| "waiting"), self.fleet(fleet.party, &fleet.ships)),
            };
            let role = role.map(|role| self.say("board-role", &[("role", role.into())]));
            rows.push(vec![format!("  {}", self.party_label(fleet.party)), role.unwrap_or_default(), ships]);
        }
        if rows.is_empty() {
            rows.push(vec![format!("  {}", self.say("board-empty", &[]))]);
        }
        rows
    }

    /// The ships of a party outside of a battle.
    fn fleet(&self, party: Party, ships: &[Ships]) -> String {
        let stacks = ships.iter().zip(ShipType::ALL).filter(|(ships, _)| !ships.is_empty());
        let stack = |(ships, ship): (&Ships, ShipType)| {
            let kind = match party {
                Party::Player(_) => Kind::Type(ship),
                Party::Npc(npc) => Kind::Npc(npc),
            };
            self.stack_of(kind, ships)
        };
        stacks.map(stack).collect::<Vec<_>>().join(", ")
    }

    /// The ships of a side of a battle, with those on an edge and those that are gone.
    fn stacks(&self, arena: &Arena, battle: &Battle, side: Side) -> String {
        let mut stacks = Vec::new();
        for slot in Slot::ALL {
            let stack = battle.stack(side, slot);
            if stack.ships.is_empty() {
                continue;
            }
            let ships = self.stack_of(arena.spec(side, slot).kind, &stack.ships);
            let (id, to) = match stack.place {
                Place::Hex => {
                    stacks.push(ships);
                    continue;
                }
                Place::Edge(to) => ("board-edge", to),
                Place::Away(to) => ("board-away", to),
            };
            let to = arena.side(side).retreats.get(usize::from(to)).copied().unwrap_or_default();
            stacks.push(format!("{ships} [{}]", self.say(id, &[at(to)])));
        }
        stacks.join(", ")
    }

    /// "cruiser ×3 (1 with 2 cubes)".
    fn stack_of(&self, kind: Kind, ships: &Ships) -> String {
        let mut args = self.kind_args(kind);
        args.push(("n", ships.count().into()));
        let text = self.say("board-ships", &args);
        let damaged: Vec<String> = ships
            .by_damage()
            .filter(|(cubes, _)| *cubes > 0)
            .map(|(cubes, n)| {
                let id = if n == ships.count() { "board-all-damaged" } else { "board-damaged" };
                self.say(id, &[("n", n.into()), ("cubes", cubes.into())])
            })
            .collect();
        if damaged.is_empty() { text } else { format!("{text} ({})", damaged.join(", ")) }
    }

    /// The table of players.
    fn players(&self, state: &Phase, seat: Option<Seat>) -> Vec<Row> {
        let titles = ["board-player", "board-discs", "board-tiles", "board-graveyards"];
        let mut rows = vec![titles.map(|id| self.say(id, &[])).to_vec()];
        for (index, player) in state.players.iter().enumerate() {
            let size = self.setup().players.get(index).map_or(0, |player| player.track_size);
            let track = [("n", player.track.total().into()), ("size", size.into())];
            let mut tiles = self.say("board-track", &track);
            if seat.is_some_and(|seat| seat.index() == index) && player.track.total() > 0 {
                tiles = format!("{tiles} {}", values(&player.track));
            }
            let graveyards = self.graveyards(player.graveyard);
            let mut row = vec![
                self.player(Seat(index as u8)),
                player.discs.to_string(),
                tiles,
                if graveyards.is_empty() { "—".to_owned() } else { graveyards },
            ];
            if player.eliminated {
                row.push(self.say("board-eliminated", &[]));
            }
            rows.push(row);
        }
        rows
    }

    /// The tiles of whoever draws.
    fn hand(&self, state: &Phase, by: Option<Seat>) -> Option<String> {
        let Stage::Reputation { seat, hand, overfull: false, .. } = &state.stage else { return None };
        if hand.total() == 0 {
            return None;
        }
        let args = [("player", self.player(*seat).into()), ("n", hand.total().into())];
        let text = self.say("board-hand", &args);
        Some(if by == Some(*seat) { format!("{text} {}", values(hand)) } else { text })
    }
}

/// The values of tiles, the highest first.
fn values(tiles: &Tiles) -> String {
    let mut values: Vec<String> =
        tiles.iter().flat_map(|(value, n)| (0..n).map(move |_| value.to_string())).collect();
    values.reverse();
    format!("({})", values.join(", "))
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

//! What happened, in words.

use super::effects::return_word;
use super::names::{Args, Speaker, action_word};
use admiralty_game::Cited;
use admiralty_warpgate::card::CardId;
use admiralty_warpgate::event::Event;
use admiralty_warpgate::side::Side;

impl<'a> Speaker<'a> {
    /// An event as a sentence. The id of its text is its kind, unless there are several.
    pub(super) fn event(&self, event: &Event) -> String {
        let id = match event {
            Event::BattleBegins { planet: Some(_), .. } => "battle-begins-at".to_owned(),
            Event::Drawn { card: None, .. } => "drawn-hidden".to_owned(),
            _ => event.kind().replace(' ', "-"),
        };
        self.say(&id, &self.arguments(event))
    }

    fn arguments(&self, event: &Event) -> Args<'a> {
        let card = |card: CardId| ("card", self.card(card).into());
        match *event {
            Event::BattleBegins { planet, action } => {
                let mut args = vec![
                    ("attacker", self.side(Side::Attacker).into()),
                    ("defender", self.side(Side::Defender).into()),
                ];
                args.extend(planet.map(|planet| ("planet", self.planet(planet).into())));
                args.extend(action.map(|action| ("action", action_word(action).into())));
                args
            }
            Event::Triggered { side, technology } => {
                vec![self.by(side), ("technology", self.technology(side, technology).into())]
            }
            Event::Reshuffled { side, cards } => vec![self.by(side), ("n", cards.into())],
            Event::Drawn { side, card: drawn } => {
                let mut args = vec![self.by(side)];
                args.extend(drawn.map(card));
                args
            }
            Event::NothingToDraw { side, missing } => vec![self.by(side), ("n", missing.into())],
            Event::NoCard { side } => vec![self.by(side)],
            Event::Revealed { side, card: which, .. }
            | Event::Discarded { side, card: which }
            | Event::Cancelled { side, card: which }
            | Event::NotMet { side, card: which }
            | Event::PutAway { side, card: which } => vec![self.by(side), card(which)],
            Event::MultiplierChanged { side, multiplier } => {
                vec![self.by(side), ("multiplier", multiplier.0.into())]
            }
            Event::Strength { side, ships, multiplier, strength } => vec![
                self.by(side),
                ("n", ships.into()),
                ("multiplier", multiplier.0.into()),
                ("strength", strength.to_string().into()),
            ],
            Event::Won { side, tie } => vec![self.by(side), ("tie", if tie { "yes" } else { "no" }.into())],
            Event::BothCancelled => Args::new(),
            Event::Ordered { most, least } => vec![("most", most.into()), ("least", least.into())],
            Event::OrderChosen { by, text, card } => {
                vec![self.by(by), ("text", self.text(text, card).into())]
            }
            Event::Resolved { text, card } => vec![("text", self.text(text, card).into())],
            Event::Halved { side, of, half } => {
                vec![self.by(side), ("of", of.into()), ("n", half.into())]
            }
            Event::Destroyed { side, ships, left } => {
                vec![self.by(side), ("n", ships.into()), ("left", left.into())]
            }
            Event::Shielded { side, ships }
            | Event::Saved { side, ships }
            | Event::MustWithdraw { side, ships }
            | Event::WithdrewToSupply { side, ships } => vec![self.by(side), ("n", ships.into())],
            Event::Scored { side, points } => vec![self.by(side), ("n", points.into())],
            Event::Returned { side, card: which, to } => {
                vec![self.by(side), card(which), ("to", return_word(to).into())]
            }
            Event::Withdrew { side, ships, to } => {
                vec![self.by(side), ("n", ships.into()), ("planet", self.planet(to).into())]
            }
            Event::BattleEnds { winner, holds } => {
                vec![self.by(winner), ("holds", if holds { "yes" } else { "no" }.into())]
            }
        }
    }
}

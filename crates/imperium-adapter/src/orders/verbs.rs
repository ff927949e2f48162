//! The words that begin a statement, and the clause of each.

use super::ast::OrderKind;
use super::words::{Forms, words};

words! {
    /// What a statement begins with.
    Verb {
        Seat: ["seat", "player"] ["игрок", "место"];
        Turn: ["turn"] ["ход"];
        Word: ["word"] ["слово"];
        Give: ["give", "gift"] ["отдать", "передать", "дать", "отдаю", "передаю", "подарить"];
        Exchange: ["exchange", "swap"] ["обмен", "обменять", "обменяться", "меняю", "меняюсь"];
        Agree: ["agree", "agreement", "trade agreement", "make agreement"]
            ["договор", "договориться", "соглашение", "торговое соглашение", "заключить договор",
             "заключить соглашение", "заключить торговое соглашение"];
        Break: ["break", "break agreement", "end agreement", "cancel agreement"]
            ["разорвать", "расторгнуть", "разорвать договор", "расторгнуть договор", "разорвать соглашение",
             "расторгнуть соглашение", "разорвать торговое соглашение", "расторгнуть торговое соглашение"];
        Vote: ["vote"] ["голос", "голосовать", "голосую"];
        Discard: ["discard"] ["сбросить", "сброс", "сбрасываю"];
        Play: ["play"] ["сыграть", "разыграть", "играть", "играю"];
        Buy: ["buy", "purchase"] ["купить", "покупка", "покупаю", "приобрести", "заказать"];
        Move: ["move"] ["двигать", "передвинуть", "переместить", "двигаю", "перемещаю"];
        Transfer: ["transfer"] ["перебросить", "переброска", "перебрасываю"];
        Battle: ["battle"] ["бой", "битва"];
        Battles: ["battles", "order of battles"] ["бои", "битвы", "порядок боев", "порядок битв"];
        Attack: ["attack"] ["атаковать", "атака", "атакую"];
        Fire: ["fire", "fire at", "fire on", "shoot", "shoot at"]
            ["стрелять", "стрелять по", "стреляю", "стреляю по", "огонь", "огонь по"];
        HoldFire: ["hold fire", "dont fire", "do not fire", "no fire"]
            ["не стрелять", "не стреляю", "не открывать огонь"];
        Land: ["land"] ["высадить", "высадка", "высаживаю"];
        Base: ["base"] ["посадить", "посадка", "базировать"];
        Bombard: ["bombard", "bomb"] ["бомбить", "бомбардировать", "бомбардировка", "бомблю"];
        GroundLosses: ["ground losses"] ["наземные потери", "потери на планете", "потери на планетах"];
        Research: ["research"] ["изучить", "исследовать", "изучаю", "исследую"];
        Place: ["place"] ["разместить", "размещаю", "поставить"];
        Dock: ["dock", "new dock", "space dock", "new space dock"] ["док", "новый док", "космический док", "новый космический док"];
        Docks: ["docks"] ["доки"];
    }
}

impl Verb {
    /// The clause that the statement is given under.
    pub(super) const fn clause(self) -> &'static str {
        match self {
            // O1: the file itself.
            Self::Seat | Self::Turn | Self::Word => "O1",
            // I3.2: gifts and exchanges.
            Self::Give | Self::Exchange => "I3.2",
            // I3.3: the vote.
            Self::Vote => "I3.3",
            // I4.1: discards.
            Self::Discard => "I4.1",
            // I4.2: cards played.
            Self::Play => "I4.2",
            // I4.4, I4.5: trade agreements.
            Self::Agree => "I4.4",
            Self::Break => "I4.5",
            // I4.6: purchases.
            Self::Buy => "I4.6",
            // I5.1.8: routes.
            Self::Move => "I5.1.8",
            // I6.3: what a technology allows is data.
            Self::Transfer => "I6.3",
            // O2: instructions for battles.
            Self::Battle => "O2",
            // I5.2.0: their order.
            Self::Battles => "I5.2.0",
            // I5.1.7: dock Fighters.
            Self::Attack => "I5.1.7",
            // I5.2.7: PDS fire.
            Self::Fire | Self::HoldFire => "I5.2.7",
            // I5.3.1: landings.
            Self::Land => "I5.3.1",
            // I5.1.6: Fighters go to a dock.
            Self::Base => "I5.1.6",
            // I5.3.3: bombardment.
            Self::Bombard => "I5.3.3",
            // I5.3.5: ground combat.
            Self::GroundLosses => "I5.3.5",
            // I6.1: the technology.
            Self::Research => "I6.1",
            // I7.1, I7.2: placement and new docks.
            Self::Place | Self::Docks => "I7.1",
            Self::Dock => "I7.2",
        }
    }
}

impl OrderKind {
    /// The verb that it begins with.
    pub(super) const fn verb(&self) -> Verb {
        match self {
            Self::Give { .. } => Verb::Give,
            Self::Exchange { .. } => Verb::Exchange,
            Self::Agree { .. } => Verb::Agree,
            Self::Break { .. } => Verb::Break,
            Self::Vote(_) => Verb::Vote,
            Self::Discard(_) => Verb::Discard,
            Self::Play { .. } => Verb::Play,
            Self::Buy(_) => Verb::Buy,
            Self::Move(_) => Verb::Move,
            Self::Transfer { .. } => Verb::Transfer,
            Self::Battle(_) => Verb::Battle,
            Self::Battles(_) => Verb::Battles,
            Self::Attack { .. } => Verb::Attack,
            Self::Fire { .. } => Verb::Fire,
            Self::HoldFire { .. } => Verb::HoldFire,
            Self::Land { .. } => Verb::Land,
            Self::Base { .. } => Verb::Base,
            Self::Bombard { .. } => Verb::Bombard,
            Self::GroundLosses(_) => Verb::GroundLosses,
            Self::Research(_) => Verb::Research,
            Self::Place(_) => Verb::Place,
            Self::Dock(_) => Verb::Dock,
            Self::Docks(_) => Verb::Docks,
        }
    }
}

//! The words that join the pieces of a statement, in English and Russian.

use super::ast::Phase;
use super::lexer::{Mark, Token};
use admiralty_notation::names;
use admiralty_referee::Lang;

/// What counts of a word: as [`names::fold`], and ё is е.
#[must_use]
pub fn fold(word: &str) -> String {
    names::fold(word).replace('ё', "е")
}

/// The ways to say a thing: the first is the one to suggest. Words are folded, single spaces between.
pub(super) struct Forms {
    pub(super) en: &'static [&'static str],
    pub(super) ru: &'static [&'static str],
}

impl Forms {
    pub(super) const fn of(&self, lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => self.en,
            Lang::Ru => self.ru,
        }
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.en.iter().chain(self.ru).copied()
    }

    /// How many tokens at the beginning say it; 0 if none do. The longest form counts.
    pub(super) fn at(&self, tokens: &[Token]) -> usize {
        self.all().filter_map(|phrase| phrase_at(phrase, tokens)).max().unwrap_or(0)
    }
}

fn phrase_at(phrase: &str, tokens: &[Token]) -> Option<usize> {
    let mut length = 0;
    for word in phrase.split(' ') {
        let token = tokens.get(length)?;
        if token.mark != Mark::Word || token.folded != word {
            return None;
        }
        length += 1;
    }
    Some(length)
}

/// The language of a word.
pub(super) fn lang_of(word: &str) -> Lang {
    let russian = word.chars().any(|c| matches!(c, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё'));
    if russian { Lang::Ru } else { Lang::En }
}

/// Whether an unquoted name cannot have the word in it.
pub(super) fn is_reserved(folded: &str) -> bool {
    let mut keys = Key::ALL.iter().flat_map(|key| key.forms().all());
    keys.any(|phrase| phrase.split(' ').any(|word| word == folded))
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($key:ident: [$($en:literal),*] [$($ru:literal),*];)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(super) enum $name { $($key,)* }

        impl $name {
            pub(super) const ALL: &'static [Self] = &[$(Self::$key),*];

            pub(super) const fn forms(self) -> Forms {
                match self {
                    $(Self::$key => Forms { en: &[$($en),*], ru: &[$($ru),*] },)*
                }
            }
        }
    };
}
pub(super) use words;

words! {
    /// A word inside a statement.
    Key {
        To: ["to", "into", "stop at", "stop in", "stop"]
            ["в", "во", "на", "до", "к", "ко", "остановиться в", "остановиться у", "остановиться на", "стоп в"];
        ToAttack: ["to attack", "and attack"] ["для атаки", "и атаковать", "чтобы атаковать"];
        From: ["from", "out of"] ["из", "с", "со", "от"];
        Via: ["via", "through", "then"] ["через", "затем"];
        Load: ["load", "loading", "pick up", "and load", "and pick up"]
            ["погрузить", "загрузить", "взять", "погрузив", "взяв", "и погрузить", "и взять"];
        Hex: ["hex", "system"] ["гекс", "гекса", "гексе", "система", "систему", "системы", "системе"];
        Planet: ["planet"] ["планета", "планету", "планеты", "планете"];
        At: ["at", "in", "on", "near"] ["в", "во", "на", "у", "около"];
        AtDock: ["at", "at dock", "at the dock of", "in", "on", "in dock"]
            ["в док на", "в доке на", "в док", "в доке", "на", "в", "у дока"];
        On: ["on", "onto", "to", "at", "upon"] ["на", "по", "против"];
        With: ["with"] ["с", "со", "силами", "с помощью"];
        Recipient: ["to", "to player"] ["игроку", "для"];
        For: ["for", "in exchange for", "in return for"] ["на", "в обмен на", "за", "взамен на"];
        Before: ["before"] ["перед", "до"];
        During: ["in", "in the", "during", "during the", "in phase"] ["в", "в фазе", "в фазу", "в сегменте", "во время"];
        PhaseWord: ["phase", "segment", "the"]
            ["фаза", "фазы", "фазе", "фазой", "фазу", "сегмент", "сегмента", "сегменте", "сегментом"];
        Approve: ["for", "yes", "aye"] ["за", "да"];
        Reject: ["against", "no", "nay"] ["против", "нет"];
        Against: ["against", "vs"] ["против"];
        Losses: ["losses", "lose", "loss order", "order of losses"] ["потери", "порядок потерь", "терять"];
        Retreat: ["retreat", "withdraw"] ["отступить", "отступление", "отступать", "отход"];
        NoRetreat: ["no retreat", "never retreat", "dont retreat", "do not retreat"]
            ["не отступать", "без отступления", "никогда не отступать"];
        Never: ["never", "no", "none"] ["никогда", "нет", "не отступать"];
        When: ["when", "if", "after", "once"] ["когда", "если", "после", "при"];
        Or: ["or"] ["или", "либо"];
        Round: ["round", "rounds"] ["раунда", "раунд", "раунде", "раундов", "раунды"];
        Ships: ["ships", "ship", "own ships", "my ships"]
            ["кораблей", "корабль", "корабля", "корабли", "своих кораблей", "моих кораблей"];
        Odds: ["odds", "chance", "chances"] ["шансы", "шанс", "шансов", "шансах", "вероятность"];
        Below: ["below", "under", "less than", "fewer than", "fall below", "falls below", "drop below"]
            ["ниже", "меньше", "менее", "упадут ниже", "станут ниже"];
        Left: ["left", "remain"] ["осталось", "останется", "остался", "осталась"];
        Opponents: ["opponents", "order of opponents", "opponents in order"] ["противники", "порядок противников"];
        Credits: ["credits", "credit", "cr"] ["кредитов", "кредит", "кредита", "кредиты", "кр"];
        Card: ["card", "cards", "action card"] ["карту", "карта", "карты", "карт", "картой", "карту действия"];
        Nothing: ["nothing"] ["ничего", "ничто"];
        And: ["and"] ["и"];
        All: ["all", "every"] ["все", "всех", "весь"];
    }
}

/// Phases as they are written, without the word "phase". The Russian ones are in the genitive first.
impl Phase {
    /// All of them, in the order of the turn.
    pub const ALL: [Self; 8] = [
        Self::Political,
        Self::Income,
        Self::Movement,
        Self::SpaceBattle,
        Self::Invasion,
        Self::Technology,
        Self::Placement,
        Self::Development,
    ];

    pub(super) const fn forms(self) -> Forms {
        let (en, ru): (&[_], &[_]) = match self {
            Self::Political => (
                &["political", "politics", "vote"],
                &["политики", "политика", "политическая", "политической", "политической фазой"],
            ),
            Self::Income => (
                &["income", "economic", "economy", "credits"],
                &[
                    "дохода",
                    "доход",
                    "доходом",
                    "доходов",
                    "экономическая",
                    "экономической",
                    "получения кредитов",
                    "получением кредитов",
                ],
            ),
            Self::Movement => (
                &["movement", "individual actions", "actions", "individual action"],
                &[
                    "движения",
                    "движение",
                    "движением",
                    "индивидуальных действий",
                    "индивидуальные действия",
                    "индивидуальными действиями",
                ],
            ),
            Self::SpaceBattle => (
                &["space battle", "battle", "space battles"],
                &["космической битвы", "космическая битва", "космической битвой", "битвы", "боя", "бой"],
            ),
            Self::Invasion => (&["invasion"], &["вторжения", "вторжение", "вторжением"]),
            Self::Technology => (
                &["technology", "technologies"],
                &["технологий", "технологии", "технологическая", "технологической"],
            ),
            Self::Placement => (&["placement"], &["размещения", "размещение", "размещением"]),
            Self::Development => (&["development"], &["развития", "развитие", "развитием"]),
        };
        Forms { en, ru }
    }
}

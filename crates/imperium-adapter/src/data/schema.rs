//! The JSON Schema of words that are read key by key. Only the schema of these types is used.

use schemars::JsonSchema;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident as $title:tt { $($(#[$word_doc:meta])* $word:ident,)* }) => {
        $(#[$doc])*
        #[derive(JsonSchema)]
        #[schemars(rename = $title, rename_all = "snake_case")]
        #[expect(dead_code, reason = "only its schema is used")]
        pub(crate) enum $name { $($(#[$word_doc])* $word,)* }
    };
}

words!(
    /// What a unit type is to the rules.
    RoleSchema as "Role" { Ship, Fighter, Ground, Pds, Dock, }
);
words!(
    /// A colour of technologies and specialities (I6.1).
    ColourSchema as "Colour" { Red, Green, Blue, Yellow, }
);
words!(
    /// Whom or what an election is about (I3.4).
    OfficeSchema as "Office" { Player, Planet, Law, }
);
words!(
    /// When an Action Card can be played (I4.2).
    WindowSchema as "Window" { Political, Economic, Movement, SpaceBattle, Invasion, Technology, Placement, }
);
words!(
    /// What an Action Card is played on.
    AimSchema as "Aim" { None, Player, Planet, OwnPlanet, EnemyPlanet, OwnFleet, }
);
words!(
    /// What fills a hex.
    TerrainSchema as "Terrain" { Open, Supernova, AsteroidField, Nebula, GravityRift, }
);
words!(
    /// The kind of a Wormhole.
    WormholeSchema as "Wormhole" { Alpha, Beta, }
);
words!(
    /// Where units fight.
    FieldSchema as "Field" { Space, Ground, }
);
words!(
    /// What can be forbidden.
    DeedSchema as "Deed" { Bombardment, PdsFire, Retreat, Agreements, Research, Gifts, Wormholes, }
);
words!(
    /// Whom it concerns.
    WhoSchema as "Who" { Player, Everyone, Others, Elected, Target, MostInfluence, LeastInfluence, }
);
words!(
    /// How long it lasts.
    UntilSchema as "Until" { Situation, Turn, }
);
words!(
    /// Which Laws are repealed.
    RepealSchema as "Repeal" { All, Elected, }
);

/// A word, or a list of them: units by name, or `ships`, `fighters`, `ground`, `pds`, `docks`, `all`.
#[derive(JsonSchema)]
#[schemars(rename = "Kinds", untagged)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) enum WordsSchema {
    One(String),
    Many(Vec<String>),
}

/// A figure of a planet, or its speciality.
#[derive(JsonSchema)]
#[schemars(rename = "Figure", untagged)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) enum FigureSchema {
    Figure(u8),
    Speciality(ColourSchema),
}

macro_rules! lasting {
    ($(#[$doc:meta])* $name:ident as $title:tt { $($(#[$more_doc:meta])* $more:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(JsonSchema)]
        #[schemars(rename = $title, deny_unknown_fields)]
        #[expect(dead_code, reason = "only its schema is used")]
        pub(crate) struct $name {
            $($(#[$more_doc])* $more: $type,)*
            /// Added to rolls of `units`.
            combat: Option<i8>,
            /// Hexes more for `units`.
            r#move: Option<i8>,
            /// Room more in `units` for what `carries` says.
            capacity: Option<u8>,
            /// Credits more for one of `units`.
            cost: Option<i8>,
            /// The most of each of `units`.
            unit_limit: Option<u16>,
            /// The most ships in a system.
            fleet_limit: Option<u16>,
            /// The most Action Cards in a hand.
            hand_limit: Option<u8>,
            /// Through Asteroid Fields.
            pass_asteroids: Option<bool>,
            /// PDS fire into neighbouring systems.
            pds_range: Option<bool>,
            /// So many of `units` (0: all) fire first.
            first_fire: Option<u8>,
            /// A bombardment kills all.
            bombardment_kills_all: Option<bool>,
            /// PDS do not keep off bombardment.
            bombard_through_pds: Option<bool>,
            /// Ground Forces more after ground combat won.
            ground_reward: Option<u8>,
            /// Units more that a dock builds.
            dock_builds: Option<i8>,
            /// Action Cards more to draw.
            draws: Option<u8>,
            /// Credits more of each agreement.
            agreement_pays: Option<u8>,
            /// Credits more of income.
            income: Option<i8>,
            /// Influence more for each agreement.
            influence_per_agreement: Option<u8>,
            /// Influence more for each planet outside the Home System.
            influence_per_planet: Option<u8>,
            /// Votes more.
            votes: Option<i8>,
            /// What a technology costs, of `colour` or any.
            technology_cost: Option<u16>,
            /// Votes only with an agreement.
            vote_needs_agreement: Option<bool>,
            /// Agreements outlast battles.
            trade_survives_war: Option<bool>,
            /// Ground Forces go between own planets.
            transfer: Option<bool>,
            /// It may not be done.
            forbid: Option<DeedSchema>,
            /// The units that it is about.
            units: Option<WordsSchema>,
            /// Only in space, or only on the ground.
            field: Option<FieldSchema>,
            /// What there is room for.
            carries: Option<WordsSchema>,
            /// Only technologies of this colour.
            colour: Option<ColourSchema>,
        }
    };
}

lasting!(
    /// A change that lasts: one of the first words, with what it needs.
    LastingSchema as "Lasting" {}
);
lasting!(
    /// A change that a Law makes.
    LawSchema as "Law" {
        /// Whom it concerns.
        who: Option<WhoSchema>,
    }
);

/// Something that happens once.
#[derive(JsonSchema)]
#[schemars(rename = "Effect", deny_unknown_fields)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) struct EffectSchema {
    /// Credits come or go.
    credits: Option<i16>,
    /// Credits for each planet.
    credits_per_planet: Option<i8>,
    /// Action Cards are drawn.
    cards: Option<u8>,
    /// So many of `unit` come.
    gain: Option<u8>,
    /// So many of `unit` are destroyed.
    destroy: Option<u8>,
    /// A change for a while.
    boost: Option<LastingSchema>,
    /// Laws are repealed.
    repeal: Option<RepealSchema>,
    /// Agreements end.
    break_agreements: Option<WhoSchema>,
    /// No vote on the next card.
    exclude: Option<WhoSchema>,
    /// The planet elected becomes neutral.
    abandon: Option<bool>,
    /// The game master rules.
    manual: Option<bool>,
    /// Whom it concerns.
    who: Option<WhoSchema>,
    /// A unit type.
    unit: Option<String>,
    /// How long a change lasts.
    until: Option<UntilSchema>,
}

/// A condition: all that it names must be reached.
#[derive(JsonSchema)]
#[schemars(rename = "Condition", deny_unknown_fields)]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) struct ConditionSchema {
    planets: Option<u32>,
    influence: Option<u32>,
    resources: Option<u32>,
    technologies: Option<u32>,
    credits: Option<u32>,
    systems: Option<u32>,
    agreements: Option<u32>,
    /// Units of the types `of`.
    units: Option<u32>,
    of: Option<WordsSchema>,
    /// One of these.
    any: Option<Vec<ConditionSchema>>,
    /// All of these.
    all: Option<Vec<ConditionSchema>>,
}

### Imperium: a turn in English.
###
### $unit is a unit type by its name in files; other: the name $name is shown.
### $units, $others and $aboard are lists of units that are put together already.

## Units

unit = { $unit ->
    [carrier] carrier
    [cruiser] cruiser
    [dreadnought] dreadnought
    [destroyer] destroyer
    [war_sun] war sun
    [fighter] fighter
    [ground_force] ground force
    [pds] PDS
    [space_dock] space dock
   *[other] { $name }
}
kind = { $unit ->
    [carrier] carriers
    [cruiser] cruisers
    [dreadnought] dreadnoughts
    [destroyer] destroyers
    [war_sun] war suns
    [fighter] fighters
    [ground_force] ground forces
    [pds] PDS
    [space_dock] space docks
   *[other] { $name }
}
# What is there, what is lost, built, moved.
units = { $known ->
    [no] { $n } × { $name }
   *[yes] { $n ->
        [1] a { unit }
       *[other] { $n } { kind }
    }
}
# Of what: "losses: of …".
units-genitive = { $known ->
    [no] { $n } × { $name }
   *[yes] { $n ->
        [1] a { unit }
       *[other] { $n } { kind }
    }
}
# In a table.
units-table = { $known ->
    [no] { $n } × { $name }
   *[yes] { $n ->
        [1] 1 { unit }
       *[other] { $n } { kind }
    }
}
# On the map.
unit-short = { $unit ->
    [carrier] Ca
    [cruiser] Cr
    [dreadnought] Dn
    [destroyer] De
    [war_sun] WS
    [fighter] Ft
    [ground_force] GF
    [pds] PDS
    [space_dock] SD
   *[other] { $name }
}

## Small words

list-and = { $list } and { $last }
all-units = all units
nothing = nothing
nobody = nobody
credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
action-cards = { $n ->
    [1] an Action Card
   *[other] { $n } Action Cards
}
action-cards-given = { $n ->
    [1] an Action Card
   *[other] { $n } Action Cards
}
votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
shots = { $n ->
    [one] { $n } shot
   *[other] { $n } shots
}
hits = { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}
hex-named = { $number } ({ $system })
where-planet = on { $planet }
where-hex = in hex { $hex }
target-player = { $player }
target-planet = { $planet }
target-hex = hex { $hex }
phase = { $phase ->
    [political] Political phase
    [economic] Economic phase
    [actions] Individual actions
    [technology] Technology phase
    [placement] Placement phase
   *[development] Development phase
}
window = { $window ->
    [political] before the votes
    [economic] in the Economic phase
    [movement] before your ships move
    [space_battle] before the Space battle
    [invasion] before the Invasion
    [technology] in the Technology phase
   *[placement] in the Placement phase
}
colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
terrain = { $terrain ->
    [supernova] Supernova
    [asteroid_field] Asteroid Field
    [nebula] Nebula
    [gravity_rift] Gravity Rift
   *[open] Open space
}

## What happened

event-turn-begins = Turn { $turn } begins.
event-phase-begins = { phase }.
event-order = Order by Influence: { $players }.
event-agenda = On the agenda: “{ $card }”.
event-no-agenda = There is no Political Card: nothing is voted on.
event-credits-given = { $player } gives { $other } { credits }.
event-card-given = { $player } gives { $other } the Action Card “{ $card }”.
event-card-given-hidden = { $player } gives { $other } { action-cards-given }.
event-gift-failed = { $n ->
    [0] { $player } could not give { $other } the Action Card that was to be given.
   *[other] { $player } could not give { $other } { credits }.
}
event-exchanged = Exchange: { $player } gives { $first }, { $other } gives { $second }.
event-exchange-failed = { $player } and { $other } could not keep their exchange: it is off.
event-proposal-lapsed = { $player } proposes an exchange, but { $other } does not name the same: no deal.
event-agreed = { $player } and { $other } make a trade agreement.
event-agreement-lapsed = { $player } offers a trade agreement, but { $other } does not.
event-agreement-ends = { $why ->
    [broken] { $player } ends the trade agreement with { $other }.
    [war] { $player } and { $other } fight: their trade agreement is over.
   *[card] The trade agreement of { $player } and { $other } is ended by a card.
}
event-voted = { $vote ->
    [for] { $player }: for, { votes }.
    [against] { $player }: against, { votes }.
   *[elect] { $player }: { $candidate }, { votes }.
}
event-no-vote = { $player } has no vote on this card.
event-vote-awaited = Votes are cast openly, one by one: { $player } is next.
event-elected = Elected: { $candidate }, with { votes }.
event-passed = Passed: { $pros } for, { $cons } against.
event-voted-down = Voted down: { $pros } for, { $cons } against.
event-tie = The votes are tied: nothing is decided.
event-law-passed = “{ $card }” is now Law.
event-law-repealed = The Law “{ $card }” is repealed.
event-agenda-discarded = “{ $card }” is discarded.
event-discarded = { $player } discards the Action Card “{ $card }”.
event-drew = { $player } draws the Action Card “{ $card }”.
event-drew-hidden = { $player } draws { action-cards }.
event-hand-full = { $player } draws no card: the hand is full.
event-reshuffled = The deck has run out: { $n ->
    [one] the { $n } card
   *[other] the { $n } cards
} of the discard pile are shuffled.
event-nothing-to-draw = There is no card for { $player }: deck and discard pile are empty.
event-played = { $player } plays “{ $card }”.
event-aimed = { $player } aims it at { $target }.
event-credits = { $change ->
    [more] { $player } gets { credits }.
   *[less] { $player } loses { credits }.
}
event-gained = { $player } gets { $units } { $where }.
event-units-destroyed = { $player } loses { $units } { $where }.
event-boosted = { $player }, for now: { $change }.
event-excluded = { $player } is excluded from the next vote.
event-abandoned = { $planet } is abandoned and belongs to nobody; units on it are lost.
event-asks-master = “{ $card }”: the game master rules.
event-ruled = The game master's ruling: { $ruling }.
event-income = { $player } has an income of { credits }.
event-trade = { $player } gets { credits } from the agreement with { $other }.
event-bought = { $player } orders { $units } for { credits }.
event-actions-begin = { $player } acts.
event-transferred = { $player } brings { $units } from { $from } to { $to }.
event-rift-left = { $player }: { $units } { $count ->
    [1] leaves
   *[other] leave
} the Gravity Rift (hex { $hex }) freely.
event-rift-pushed = { $player }: the Gravity Rift (hex { $hex }) throws { $units } out through side { $number } into hex { $to }.
event-rift-holds = { $player }: the Gravity Rift (hex { $hex }) holds { $units }; there is no way out through side { $number }.
event-moved = { $player }: { $units }{ $loaded ->
    [yes] {" "}({ $aboard } aboard)
   *[no] {""}
} { $count ->
    [1] goes
   *[other] go
} { $route }{ $stop ->
    [fleet] {" "}and { $count ->
        [1] meets
       *[other] meet
    } an enemy fleet
    [nebula] {" "}and { $count ->
        [1] stops
       *[other] stop
    } in the Nebula
    [rift] {" "}and { $count ->
        [1] is
       *[other] are
    } held by the Gravity Rift
   *[ordered] {""}
}.
event-loaded = { $player }: { $units } { $count ->
    [1] stays
   *[other] stay
} in hex { $route }{ $loaded ->
    [yes] {" "}({ $aboard } aboard)
   *[no] {""}
}{ $stop ->
    [rift] , held by the Gravity Rift
   *[other] {""}
}.
event-pds-fired = PDS on { $planet } ({ $player }) { $n ->
    [1] fires
   *[other] fire
} at the fleet of { $other } in hex { $hex }: { $n ->
    [1] { $hits ->
        [0] a miss
       *[other] a hit
    }
   *[other] { shots }, { hits }
}.
event-ship-destroyed = { $player } loses { $units } to PDS fire in hex { $hex }.
event-space-battle-begins = Space battle in hex { $hex }: { $player } ({ $units }) attacks, { $other } ({ $others }) defends.
event-cargo-lost = { $player } loses what destroyed ships had aboard in hex { $hex }: { $units }.
event-fighters-lost = { $player } loses { $units } in hex { $hex }: there is no room aboard or at a dock.
event-based = { $player }: { $units } { $count ->
    [1] goes
   *[other] go
} to the dock on { $planet }.
event-retreated-to = { $player } retreats: { $from } → { $to }.
event-broke-off = { $player } breaks off the attack in hex { $hex }: Fighters of a dock stay at it.
event-landed = { $player } lands { $units } on { $planet }.
event-invasion-begins = { $landing ->
    [yes] Invasion of { $planet }: { $player } ({ $units }) attacks, { $other } ({ $others }) defends{ $bombs ->
        [yes] ; bombarding: { $bombards }
       *[no] {""}
    }.
   *[no] Bombardment of { $planet }: { $player } ({ $bombards }) fires, { $other } ({ $others }) defends.
}
event-taken = { $player } takes the neutral planet { $planet }.
event-taken-from = { $player } takes { $planet } from { $other }.
event-held = { $player } keeps { $planet }.
event-held-by-nobody = { $planet } stays neutral.
event-razed = What stood on { $planet } is destroyed: { $units }.
event-landing-lost = The landing on { $planet } is lost: { $player } loses { $units }.
event-rewarded = { $player } wins { $units } on { $planet } for the victory.
event-researched = { $player } acquires the technology “{ $tech }” for { credits }.
event-placed = { $player } places { $units } at the dock on { $planet }.
event-dock-built = { $player } builds { $units } on { $planet }.
event-blockaded = The dock on { $planet } is blockaded.
event-not-placed = { $player } loses what could not be placed: { $units }.
event-advanced = { $player } advances to the stage “{ $stage }”.
event-won = { $player } wins the game!
event-next-agenda = On the agenda next turn: “{ $card }”.
event-politics-end = The politics of turn { $turn } are settled; all other orders are awaited.
event-turn-ends = Turn { $turn } is over.

## Rulings

ruling-pay = { $player } gets { credits }
ruling-fine = { $player } pays { credits }
ruling-raise = { $units } on { $planet }
ruling-raze = { $units } on { $planet } destroyed
ruling-sink = { $player } loses { $units } in hex { $hex }
ruling-award = { $planet } goes to { $player }
ruling-repeal = the Law “{ $card }” is repealed
ruling-sever = the trade agreement of { $player } and { $other } ends

## What lasts

signed = { $change ->
    [more] +{ $n }
   *[less] −{ $n }
}
lasting-combat = { $kinds }: { signed } to rolls{ $field ->
    [space] {" "}in Space battles
    [ground] {" "}on planets
   *[both] {""}
}
lasting-move = { $kinds }: Move { signed }
lasting-capacity = { $kinds }: room for { $n } more ({ $carried })
lasting-cost = { $kinds }: cost { signed }
lasting-unit-limit = { $kinds }: at most { $n } of each
lasting-fleet-limit = at most { $n ->
    [one] { $n } ship
   *[other] { $n } ships
} in a system
lasting-hand-limit = no hand grows over { action-cards }
lasting-pass-asteroids = ships pass Asteroid Fields
lasting-pds-range = PDS reach neighbouring systems
lasting-first-fire = { $kinds } fire first{ $n ->
    [0] {""}
   *[other] {" "}(at most { $n })
}
lasting-bombardment-kills-all = a bombardment that hits destroys all ground forces of the planet
lasting-bombard-through-pds = PDS do not keep off bombardment
lasting-ground-reward = { $n ->
    [one] { $n } ground force more
   *[other] { $n } ground forces more
} on a planet won in combat
lasting-dock-builds = units that a dock builds: { signed }
lasting-draws = { $n ->
    [one] { $n } Action Card more
   *[other] { $n } Action Cards more
} a turn
lasting-agreement-pays = { credits } more of each trade agreement
lasting-income = income { signed }
lasting-influence-per-agreement = Influence +{ $n } for each trade agreement
lasting-influence-per-planet = Influence +{ $n } for each planet outside the Home System
lasting-votes = votes { signed }
lasting-technology-cost = { $colour ->
    [any] technologies cost { credits }
   *[other] technologies cost { credits } ({ colour })
}
lasting-vote-needs-agreement = no vote without a trade agreement
lasting-trade-survives-war = trade agreements survive war
lasting-transfer = ground forces go between own planets
lasting-forbid = { $deed ->
    [bombardment] no bombardment
    [pds_fire] PDS do not fire
    [retreat] no retreats
    [agreements] no new trade agreements
    [research] no new technologies
    [gifts] no gifts of credits
   *[wormholes] wormholes are closed
}

## Choices

choose-done = Nothing more
choose-give-credits = Give { $player } { credits }
choose-gift = Begin a further gift of credits to { $player }
choose-give-card = Give { $player } the card “{ $card }”
choose-propose = Propose an exchange to { $player }
choose-offer-credits = Offer { credits }
choose-offer-card = Offer the card “{ $card }”
choose-want-credits = Ask for { credits }
choose-want-card = Ask for the card “{ $card }”
choose-agree = Make a trade agreement with { $player }
choose-break = End the trade agreement with { $player }
choose-vote = { $vote ->
    [for] Vote for it
    [against] Vote against it
   *[elect] Vote for { $candidate }
}
choose-discard = Discard “{ $card }”
choose-play = Play “{ $card }”
choose-aim = { $target }
choose-buy = Order { $units }
choose-transfer = Bring a ground force from { $from } to { $to }
choose-sail = { $loaded ->
    [yes] Move { $units } from hex { $hex } ({ $aboard } aboard)
    [held] Move { $units } from hex { $hex } (troops aboard)
   *[no] Move { $units } from hex { $hex }
}
choose-load = { $from ->
    [planet] Take { $units } aboard from { $planet }
   *[space] Take { $units } aboard here
}
choose-go = Go to hex { $hex }
choose-halt = End the movement here
choose-fire = PDS on { $planet } fires at the fleet of { $player } in hex { $hex }
choose-lose = Lose { $units }
choose-engage = Fight { $player } in hex { $hex }
choose-retreat-to = Retreat to hex { $hex }
choose-base = Send { $units } to the dock on { $planet }
choose-land = { $loaded ->
    [yes] Land { $units } from hex { $hex } on { $planet } (from the ship with { $aboard })
   *[no] Land { $units } from hex { $hex } on { $planet }
}
choose-bombard = Bombard { $planet } with { $units }
choose-research = Acquire “{ $tech }”
choose-place = Place { $units } at the dock on { $planet }
choose-new-dock = Build { $units } on { $planet }
choose-rule = Rule: { $ruling }

## Questions

ask-deals = What do you give, exchange, agree on?
ask-proposal = The exchange with { $player }: what do you offer, what do you want?
ask-break = Do you end a trade agreement before this phase ({ phase })?
ask-vote = “{ $card }”: how do you cast your { votes }?
ask-discard = Which Action Cards do you discard before the draw?
ask-play = Do you play an Action Card { window }?
ask-aim = Whom or what do you play “{ $card }” on?
ask-buy = What do you order? You have { credits }.
ask-transfer = Which ground forces go to another planet?
ask-movement = Which ship moves next?
ask-under-way = { $units } in hex { $hex }, Move left: { $left }. Load, go on, or end here?
ask-pds-fire = Which PDS fires, and at whom?
ask-pds-loss = PDS hit your fleet in hex { $hex }. Which ship is lost?
ask-engage = Which battle is fought next?
ask-retreat-to = Where does the fleet retreat from hex { $hex }?
ask-landing = What lands or bombards, and where?
ask-research = Which technology do you acquire? You have { credits }.
ask-place = What is placed where? Still to be placed: { $units }.
ask-ruling = What does “{ $card }” bring about? The game master rules.

## The log

log-title = { $title }: turn { $turn }
log-commitment = Dice, committed before the orders: { $hash }
log-word = { $player }'s word: { $word }
log-hash = Result: { $hash }
log-secret = Secret of the dice: { $secret }
log-dice = Dice: { $dice }

## The board

board-title = The board, turn { $turn }
board-hex = Hex
board-system = System
board-what = Planet or fleet
board-values = Res/Inf
board-owner = Owner
board-units = Units
board-fleet = fleet
board-aboard = { $units } (aboard: { $aboard })
board-wormhole = wormhole { $kind }
board-players = Players
board-player = { $player } ({ $race }), { $stage }
board-home = home { $hex }
board-credits = credits: { $n }
board-hand = Action Cards: { $n }
board-hand-named = Action Cards: { $n } ({ $cards })
board-totals = planets: { $planets }, Resources: { $resources }, Influence: { $influence }
board-technologies = technologies: { $list }
board-bought = ordered, not placed: { $units }
board-excluded = excluded from the next vote
board-laws = Laws: { $list }
board-law-elected = “{ $card }” ({ $candidate })
board-card = “{ $card }”
board-agreements = Trade agreements: { $list }
board-pair = { $player } – { $other }
board-agenda = On the agenda: “{ $card }”
board-won = Won by { $players }
board-none = none

## The map

map-turn = Turn { $turn }
map-credits = { credits }
map-totals = planets { $planets } · R { $resources } · I { $influence }
map-key = Key
map-key-values = 3/1: Resources/Influence
map-key-ring = ring and number: owner
map-key-speciality = letter: technology speciality
map-key-aboard = +{ $n }: troops aboard
map-key-rift = numbers at a Gravity Rift: its sides
map-more = +{ $n } more
map-colour = { $colour ->
    [red] R
    [green] G
    [blue] B
   *[yellow] Y
}

### EVE: the words of the game in English.
###
### $ship, $target: names of ships, as the players typed them. $player, $enemy: players' names.
### $place says where a ship goes: dock, or region with its $name.

## Ships and places

# Kinds of ships with the same name are told apart by their figures.
ship-figures = { $ship } { $attack }/{ $shield }{ $ambush ->
    [0] {""}
   *[other] {" "}ambush { $ambush }
}{ $value ->
    [1] {""}
   *[other] {" "}value { $value }
}
place = { $place ->
    [dock] the dock
   *[region] { $name }
}

## What happened

attack-begins = Attack on { $region }{ $home ->
    [yes] , a home region
   *[no] {""}
}: { $attacker } attacks, { $defender } defends.
phase-begins = A battle phase begins; effects played at its beginning are resolved now.
withdrawn = { $player }'s { $ship } withdraws to { place }.
ambushed = { $player }'s { $ship } ambushes { $enemy }'s { $target } for { $points }: { taken }.
taken = { $fatal ->
    [yes] that is all it stands up to
   *[no] { $damage } of { $shield } taken
}
ambush-killed = { $player }'s { $ship } is destroyed by the ambush at once.
targeted = { $player }'s { $ship } targets { $enemy }'s { $target } for { $points }: { taken }.
held-fire = { $player }'s { $ship } targets nothing.
damage-dealt = All ships deal their damage at once.
destroyed = { $n ->
    [1] { $player }'s { $ship } is destroyed and goes to the scrapheap.
   *[other] { $player } loses { $n } ships, { $ship }: they go to the scrapheap.
}
starbase-holds = { $player }'s starbase takes { $points }, its shield is { $shield }: it holds.
starbase-destroyed = { $player }'s starbase takes { $points }, its shield is { $shield }: it is destroyed.
shields-full = { $n ->
    [1] { $player }'s { $ship } has taken { $damage }; its shield is full again.
   *[other] { $player }'s { $ship } ({ $n }) have taken { $damage } each; their shields are full again.
}
phase-follows = { $last ->
    [yes] The last defending ship has left; the attacker still gets a new battle phase.
   *[no] A defending ship has left, so a new battle phase follows.
}
must-withdraw = All defending ships are still there: { $player } must withdraw.
driven-off = { $player }'s { $ship } must withdraw to { place }.
unopposed = Nobody defended; the attack is over, and { $player } stays.
no-attackers = No attacking ship of { $player } is left; the attack is over.
region-taken = { $player } has { $region } now.
region-uncontrolled = Nobody controls { $region } now.
attack-ends = { $keeps ->
    [yes] The attack on { $region } is resolved; { $player } keeps the region.
   *[no] The attack on { $region } is resolved; nobody controls the region.
}
lost = { $player } has lost the game.
scrapped = { $n ->
    [1] { $player }'s { $ship } is scrapped.
   *[other] { $player }'s { $ship } ({ $n }) are scrapped.
}
attack-lapses = The attack on { $region } lapses.
won = { $player } has won the game.
end-phase-begins = All attacks are resolved; the end phase begins.
discarded = { $known ->
    [yes] { $player } discards { $card }.
   *[no] { $player } discards a card.
}
discarded-some = { $player } discards { $n ->
    [1] 1 card
   *[other] { $n } cards
}.
turn-passes = The turn passes to { $player }.

## Questions

ask-next = Which attack is resolved next?
ask-withdraw = { $region }: withdraw a ship?
ask-ambush = { $ship } ambushes for { $points }. Which ship does it hit?
ask-target = { $ship } deals { $points }. What is its target?
ask-flee = { $ship } must withdraw. Where to?
ask-discard = { $n ->
    [1] You hold a card too many. Which do you discard?
   *[other] You hold { $n } cards too many. Which do you discard first?
}
ask-nothing = Nothing to decide.

## Answers

choose-attack = the attack on { $region }
choose-remain = withdraw no more ships
choose-withdraw = withdraw { $ship } to { place }
choose-target = { $target }, { $damage } of { $shield } taken — { $ship } { $fatal ->
    [done] hits what is destroyed anyway
    [yes] destroys it
   *[no] hits it
}
choose-hold-fire = nothing — { $ship } holds its fire
choose-discard = discard { $card }

## The board

board-region = { $region }
board-home = home region, starbase { $shield }
board-home-fallen = home region, starbase destroyed
board-controller = controlled by { $player }
board-uncontrolled = uncontrolled
board-now = BATTLE
board-waiting = under attack
board-role = { $role ->
    [attacker] attacks
    [defender] defends
   *[other] {""}
}
board-empty = no ships
board-ships = { $ship } ×{ $n }
board-damaged = { $ship } ×{ $n } ({ $damage } of { $shield })
board-player = Player
board-dock = Dock
board-lost = has lost
board-hand = { $player }'s hand: { $n ->
    [1] 1 card
   *[other] { $n } cards
}

### Imperium: the words of battles, in English.
###
### $player is a name. $what is units with their number, as one of the texts under "Units" says it.

## Units

unit-carrier = { $n } { $n ->
    [one] carrier
   *[other] carriers
}
unit-cruiser = { $n } { $n ->
    [one] cruiser
   *[other] cruisers
}
unit-dreadnought = { $n } { $n ->
    [one] dreadnought
   *[other] dreadnoughts
}
unit-fighter = { $n } { $n ->
    [one] fighter
   *[other] fighters
}
unit-destroyer = { $n } { $n ->
    [one] destroyer
   *[other] destroyers
}
unit-war-sun = { $n } { $n ->
    [one] war sun
   *[other] war suns
}
unit-ground-force = { $n } { $n ->
    [one] ground force
   *[other] ground forces
}
unit-pds = { $n } PDS
unit-other = { $n } × { $name }
dice = { $n ->
    [one] { $n } die that hits
   *[other] { $n } dice that hit
} { $combat ->
    [1] always
    [10] on 10
   *[other] on { $combat } or more
}

## What happened

round-begins = { $round ->
    [0] A round begins.
   *[other] Round { $round } begins.
}
fired-first = First fire of { $player }: { hits }
fired = { $player } fires: { hits }
bombarded = { $player } bombards the planet: { hits }
pds-fired = The PDS of { $player } fire at the landing: { hits }
hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
} with { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
sustained = { $player } sustains the damage: { $what }.
lost = { $player } loses { $what }.
fought-on = { $player } fights on.
retreated = { $player } retreats with all ships.
stalemate = Nobody here can ever hit.
stranded = { $player } cannot retreat and loses { $what }.
space-won = Only { $player } has ships left.
nobody-left = Nobody is left.
planet-taken = { $player } takes the planet.
planet-taken-freely = { $player } takes the planet without combat.
planet-held = { $nobody ->
    [yes] No ground forces are left; { $player } keeps the planet.
   *[no] { $player } holds the planet.
}
stopped = The battle stands undecided after { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds.
}

## Questions

ask-loss = What takes the next hit? { $n ->
    [one] { $n } hit is left.
   *[other] { $n } hits are left.
}
ask-retreat = Retreat, or fight on?
ask-nothing = Nothing is to be decided now.
choose-lose = lose { $what }{ $damaged ->
    [yes] {" "}(damaged)
   *[no] {""}
}
choose-sustain = sustain the damage with { $what }
choose-fight-on = fight on
choose-retreat = retreat with all ships
roll = { $player } rolls { $volley ->
    [first] for the first fire
    [bombardment] for the bombardment
    [pds] for the PDS
    [ground] for the ground forces
   *[space] for the fleet
}

## The board

board-side = { $player }: { $what }
board-damaged = { $player }: { $what } (damaged: { $damaged })
board-nothing = { $player }: nothing left
board-rounds = { $n ->
    [0] No round has been fought.
    [one] { $n } round has been fought.
   *[other] { $n } rounds have been fought.
}

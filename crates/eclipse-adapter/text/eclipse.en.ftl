### Eclipse: the words of the game in English.
###
### $npc says who a party is: no (a player), ancient, guardian, gcds, or other (its $name is shown).
### $kind is a kind of ship; other shows $ship. The cases matter to other languages.

## Ships

ship-nominative = { $kind ->
    [dreadnought] dreadnought
    [cruiser] cruiser
    [starbase] starbase
    [interceptor] interceptor
    [ancient] Ancient ship
    [guardian] Guardian
    [gcds] GCDS
   *[other] { $ship }
}
ship-genitive = { ship-nominative }
ship-accusative = { ship-nominative }
kinds-nominative = { $kind ->
    [dreadnought] dreadnoughts
    [cruiser] cruisers
    [starbase] starbases
    [interceptor] interceptors
    [ancient] Ancient ships
    [guardian] Guardians
    [gcds] GCDS
   *[other] { $ship }
}
kinds-genitive = { kinds-nominative }
# One ship is counted by not counting it.
ships-nominative = { $n ->
    [1] { ship-nominative }
   *[other] { $n } { kinds-nominative }
}
## Parties

party = { $npc ->
    [ancient] the Ancients
    [guardian] the Guardians
    [gcds] the GCDS
   *[other] { $name }
}
party-start = { $npc ->
    [ancient] The Ancients
    [guardian] The Guardians
    [gcds] The GCDS
   *[other] { $name }
}
party-label = { $npc ->
    [ancient] Ancients
    [guardian] Guardians
    [gcds] GCDS
   *[other] { $name }
}
# At the start of a sentence, before what belongs to the party.
whose = { $npc ->
    [ancient] The Ancients'
    [guardian] The Guardians'
    [gcds] The GCDS's
   *[other] { $name }'s
}
# At the start of a sentence, before a verb.
stack = { $npc ->
    [no] { $name }'s { ships-nominative }
    [gcds] { $n ->
        [1] The GCDS
       *[other] { ships-nominative }
    }
    [ancient] { $n ->
        [1] An Ancient ship
       *[other] { ships-nominative }
    }
    [guardian] { $n ->
        [1] A Guardian
       *[other] { ships-nominative }
    }
   *[other] { $name } ({ $n })
}
stack-inside = { $npc ->
    [no] { $name }'s { ships-nominative }
    [gcds] { $n ->
        [1] the GCDS
       *[other] { ships-nominative }
    }
    [ancient] { $n ->
        [1] an Ancient ship
       *[other] { ships-nominative }
    }
    [guardian] { $n ->
        [1] a Guardian
       *[other] { ships-nominative }
    }
   *[other] { $name } ({ $n })
}
target = { $npc ->
    [no] { $name }'s { ship-nominative }
    [ancient] an Ancient ship
    [guardian] a Guardian
    [gcds] the GCDS
   *[other] { $name }
}

## Dice

die = { $die ->
    [yellow] yellow die
    [orange] orange die
    [red] red die
    [split] split red die
   *[missile] missile
}
die-accusative = { die }
dice = { $dice ->
    [yellow] { $n } yellow { $n ->
        [one] die
       *[other] dice
    }
    [orange] { $n } orange { $n ->
        [one] die
       *[other] dice
    }
    [red] { $n } red { $n ->
        [one] die
       *[other] dice
    }
   *[missile] { $n } missile { $n ->
        [one] die
       *[other] dice
    }
}

## Population and tiles

square = { $square ->
    [money] money square
    [science] science square
    [materials] materials square
    [grey] grey square
   *[orbital] Orbital
}
square-short = { $square ->
    [money] money
    [science] science
    [materials] materials
    [grey] grey
   *[orbital] Orbital
}
graveyard-name = { $cube ->
    [money] money graveyard
    [science] science graveyard
   *[materials] materials graveyard
}
tile = a tile worth { $value }
tile-hidden = a tile

## What happened

hex-begins = Battles begin in hex { $hex }.
battle-begins = Battle in hex { $hex }: { $attacker } { $attackers ->
    [plural] attack
   *[singular] attacks
}, { $defender } { $defenders ->
    [plural] defend
   *[singular] defends
}.
missiles-begin = Missiles are fired first.
round-begins = A round begins.
acts-first = { $whose } { $kinds } act first.
fired = { $stack } { $n ->
    [one] fires
   *[other] fire
}: { $dice ->
    [1] { $hits ->
        [0] the die cannot hit.
       *[other] the die can hit.
    }
   *[other] { $hits ->
        [0] none of { $dice } dice can hit.
       *[other] { $hits } of { $dice } dice can hit.
    }
}
hit = { $whose } { $die } hits { $target } for { $points } ({ $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} on it).
destroyed = { $whose } { $die } destroys { $target }.
wasted = { $whose } { $die } goes to { $target } and misses.
idle = { $npc ->
    [no] { $whose } { $kinds } have no cannons and do nothing.
    [gcds] The GCDS has no cannons and does nothing.
   *[other] { $kinds } have no cannons and do nothing.
}
to-edge = { $stack } { $n ->
    [one] moves
   *[other] move
} to the edge towards hex { $hex }.
retreated = { $stack } { $n ->
    [one] leaves
   *[other] leave
} for hex { $hex }.
stalemate = Stalemate, no cannons are left: the attacker ({ $attacker }) retreats or is destroyed.
abandoned = { $stack } { $n ->
    [one] does not retreat from the stalemate and is destroyed.
   *[other] do not retreat from the stalemate and are destroyed.
}
back-from-edge = The battle is won, and { $stack-inside } { $n ->
    [one] comes
   *[other] come
} back from the edge.
battle-ends = The battle in hex { $hex } is over: { $left } { $lefts ->
    [plural] remain.
   *[singular] remains.
}
ships-returned = Lost in the battle: { $stack-inside }.
tiles-due = { $player } draws { $n } reputation { $n ->
    [one] { $part ->
        [yes] tile, for taking part.
       *[no] tile.
    }
   *[other] { $part ->
        [yes] tiles, 1 of them for taking part.
       *[no] tiles.
    }
}
no-tile-for-retreat = { $player } draws no tile for taking part: all remaining ships retreated.
bag-short = { $n ->
    [0] The bag is empty: { $player } draws no tile.
   *[other] The bag runs short: { $player } draws { $n } instead of { $due }.
}
tile-drawn = { $player } draws { $tile }.
tile-kept = { $player } keeps { $tile }{ $back ->
    [0] .
   *[other] {" "}and puts { $back } back in the bag.
}
tile-returned = { $player }'s track was full: { $tile } goes back in the bag.
population-attacked = { $stack } { $n ->
    [one] attacks
   *[other] attack
} { $owner }'s population.
population-hit = { $n ->
    [0] { $player } does not hit the population.
   *[other] { $player } hits the population for { $n }.
}
neutron-bombs = { $player }'s neutron bombs destroy all of { $owner }'s population: { $n } { $n ->
    [one] cube
   *[other] cubes
}.
cube-destroyed = { $square ->
    [orbital] { $owner } loses a cube on an Orbital; it goes to the { $graveyard }.
   *[other] { $owner } loses a cube on a { $square-name }; it goes to the { $graveyard }.
}
population-spared = { $player }: no more ships attack the population.
disc-removed = { $player }'s disc is removed from hex { $hex }.
disc-placed = { $player } places a disc in hex { $hex }.
disc-declined = { $player } places no disc in hex { $hex }.
repaired = { $npc ->
    [no] { $whose } ships in hex { $hex } are repaired
   *[other] { $party-start } in hex { $hex } { $number ->
        [plural] are repaired
       *[singular] is repaired
    }
}: { $n } { $n ->
    [one] cube
   *[other] cubes
} removed.
eliminated = { $player } has neither discs nor ships on the board and may place no more discs.
graveyard = { $player }'s cubes in the graveyards ({ $cubes }) return to the tracks in the Cleanup Phase.
phase-ends = The Combat Phase is over.

## Questions

ask-order = Several of your ship types have the same initiative. Which one acts first?
ask-attack = Your { $ships } may act. Attack or retreat?
ask-pass = Your { $ships } may act, without cannons. Retreat or do nothing?
ask-target = Which ship is the { $die } for? { $n ->
    [0] It is the last one.
    [one] { $n } more after it.
   *[other] { $n } more after it.
}
ask-stalemate = Stalemate. Retreat with your { $ships }?
ask-keep = Which tile do you keep?
ask-return = Your track is full. Which tile goes back in the bag?
ask-population = { $owner } has { $n } population { $n ->
    [one] cube
   *[other] cubes
} in hex { $hex }. Attack?
ask-cube = { $n } { $n ->
    [one] point
   *[other] points
} of damage left. Which population cube is destroyed?
ask-graveyard = { $square ->
    [orbital] Which graveyard does the cube on the Orbital go to?
   *[other] Which graveyard does the cube on the { $square-name } go to?
}
ask-disc = Place an influence disc in hex { $hex }? { $n ->
    [one] { $n } disc
   *[other] { $n } discs
} left.
ask-nothing = Nothing to decide.

## Choices

choose-first = { $ships } first
choose-attack = attack
choose-pass = do nothing
choose-retreat = retreat to hex { $hex }
choose-stay = stay and be destroyed
choose-target = { $target-ship } — { $effect ->
    [destroys] the { $die } destroys it
    [misses] the { $die } misses
   *[hits] the { $die } hits for { $points }
}
target-ship = { $cubes ->
    [0] { ship-nominative } without damage
    [one] { ship-nominative } with { $cubes } cube
   *[other] { ship-nominative } with { $cubes } cubes
}
choose-keep = keep the tile worth { $value }
choose-return = return the tile worth { $value }
choose-population = { $n ->
    [1] { $all ->
        [1] the { ship-nominative } attacks the population
       *[other] 1 of { $all } { kinds-nominative } attacks the population
    }
   *[other] { $spared ->
        [0] all { $n } { kinds-nominative } attack the population
       *[other] { $n } of { $all } { kinds-nominative } attack the population
    }
}
choose-bombs = destroy all the population with neutron bombs
choose-spare = no more ships attack
choose-cube = { $square ->
    [orbital] remove a cube from an Orbital
   *[other] remove a cube from a { $square-name }
}
choose-graveyard = to the { $graveyard }
choose-disc = place a disc
choose-no-disc = place no disc

## Chance

# Who rolls, for their own ships.
roller = { $npc ->
    [no] { $n ->
        [1] { $name } rolls for the { ship-nominative }
       *[other] { $name } rolls for { ships-nominative }
    }
    [gcds] { $n ->
        [1] The GCDS rolls
       *[other] The GCDS rolls for { $n } ships
    }
   *[other] { $n ->
        [1] { $party-start } { $number ->
            [plural] roll for 1 ship
           *[singular] rolls for 1 ship
        }
       *[other] { $party-start } { $number ->
            [plural] roll for { $n } ships
           *[singular] rolls for { $n } ships
        }
    }
}
chance-cannons = { roller }
chance-missiles = { roller } (missiles)
chance-population = { roller } against the population
chance-tile = { $player } draws from the bag
chance-none = Nothing happens

## The board

board-hex = Hex { $hex }
board-controller = disc: { $player }
board-no-disc = no disc
board-population = population: { $list }
board-amount = { $what } { $n }
board-now = { $now ->
    [missiles] BATTLE: missiles
    [round] BATTLE
    [reputation] REPUTATION
    [population] ATTACK ON POPULATION
   *[influence] INFLUENCE
}
board-role = { $role ->
    [attacker] attacks
    [defender] defends
   *[waiting] waits
}
board-empty = no ships
board-ships = { ship-nominative } ×{ $n }
board-all-damaged = { $n ->
    [1] { $cubes } { $cubes ->
        [one] cube
       *[other] cubes
    }
   *[other] each { $cubes } { $cubes ->
        [one] cube
       *[other] cubes
    }
}
board-damaged = { $n } with { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}
board-edge = on the edge to { $hex }
board-away = gone to { $hex }
board-player = Player
board-discs = Discs
board-tiles = Tiles
board-graveyards = Graveyards
board-track = { $n } of { $size }
board-eliminated = eliminated
board-bag = Tiles in the bag: { $n }
board-hand = { $player } has drawn { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}

## Rules

terms-heading = Terms

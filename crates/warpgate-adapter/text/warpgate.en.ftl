### Warpgate: the words of the game in English.
###
### $card is a card with its multiplier, $text what a text stands on, $planet the name of a planet.

## Cards

card-bare = x{ $multiplier }
card-named = { $name } (x{ $multiplier })
card-none = no card
text-card = { $card } ({ $player })
text-technology = technology { $technology } ({ $player })

## What cards say

effect = { $condition }{ $what }
when-always = {""}
when-wins = if it wins:{" "}
when-loses = if it loses:{" "}
when-attacking = if it attacks:{" "}
when-defending = if it defends:{" "}
when-multiplier = if the enemy has x{ $n } or more:{" "}
does-destroy = { $amount ->
    [half] half of { $whose ->
        [own] its own ships are
        [enemy] the enemy ships are
       *[both] each side's ships are
    }
    [all] all { $whose ->
        [own] its own ships are
        [enemy] enemy ships are
       *[both] ships of both sides are
    }
   *[number] { $n } { $whose ->
        [own] { $n ->
            [one] own ship is
           *[other] own ships are
        }
        [enemy] { $n ->
            [one] enemy ship is
           *[other] enemy ships are
        }
       *[both] { $n ->
            [one] ship of each side is
           *[other] ships of each side are
        }
    }
} destroyed
does-cancel = the enemy card's text is cancelled
does-multiply = { $whose ->
    [own] its own multiplier
    [enemy] the enemy's multiplier
   *[both] both multipliers
} { $how ->
    [add] +{ $n }
    [take] −{ $n }
   *[set] becomes x{ $n }
}
does-draw = draw { $n } { $n ->
    [one] card
   *[other] cards
}
does-save = { $n } own { $n ->
    [one] ship is
   *[other] ships are
} saved
does-return = { $which ->
    [played] this card goes
   *[discard] a card from the discard pile goes
} { $to ->
    [hand] to its owner's hand
    [top] on top of the deck
    [bottom] under the deck
   *[shuffled] into the deck, which is shuffled
}
does-score = { $n } { $n ->
    [one] point
   *[other] points
}

## What happened

battle-begins = { $attacker } attacks { $defender }.
battle-begins-at = { $attacker } attacks { $defender }: { $planet } ({ $action ->
    [skirmish] Skirmish
    [advance] Advance
   *[concentrate] Concentrate
}).
triggered = { $player }: the technology { $technology } works.
reshuffled = { $player }'s deck has run out: the { $n } discarded { $n ->
    [one] card is
   *[other] cards are
} shuffled to form the new one.
drawn = { $player } draws { $card }.
drawn-hidden = { $player } draws a card.
nothing-to-draw = { $player } has no card left to draw ({ $n } missing).
no-card = { $player } has no card to play: multiplier 0, no text.
revealed = { $player } reveals { $card }.
discarded = { $player } discards { $card }.
multiplier-changed = { $player }'s multiplier is now { $multiplier }.
strength = { $player }: { $n } × { $multiplier } = { $strength }.
won = { $player } wins the battle{ $tie ->
    [yes] : a tie is the attacker's.
   *[no] .
}
cancelled = The text of { $card } ({ $player }) is cancelled.
both-cancelled = The cards cancel each other: nothing of either text happens.
not-met = The condition of { $card } ({ $player }) is not met: its text does nothing.
ordered = The order that destroys the most ships is taken: { $most } in all; another one would destroy only { $least }.
order-chosen = { $player } chooses, as the orders destroy equally many: { $text } is next.
resolved = { $text } is resolved.
halved = { $player }: half of { $of }, rounded down: { $n }.
destroyed = { $player } loses { $n } { $n ->
    [one] ship
   *[other] ships
}, { $left ->
    [0] none is left.
    [one] { $left } is left.
   *[other] { $left } are left.
}
shielded = { $player }: the next { $n } { $n ->
    [one] ship
   *[other] ships
} to be lost will be saved.
saved = { $player }: { $n } { $n ->
    [one] ship is
   *[other] ships are
} saved.
scored = { $player } scores { $n } { $n ->
    [one] point
   *[other] points
}.
returned = { $player }: { $card } goes { $to ->
    [hand] back to the hand.
    [top] on top of the deck.
    [bottom] under the deck.
   *[shuffled] into the deck, which is shuffled.
}
put-away = { $player } puts { $card } on the discard pile.
must-withdraw = { $player } must withdraw with { $n } { $n ->
    [one] ship
   *[other] ships
}.
withdrew = { $player } withdraws to { $planet } with { $n } { $n ->
    [one] ship
   *[other] ships
}.
withdrew-to-supply = { $player } has nowhere to go: { $n } { $n ->
    [one] ship goes
   *[other] ships go
} back to the supply.
battle-ends = The battle is over: { $holds ->
    [yes] { $player } holds the planet.
   *[no] { $player } has won, but nobody is left at the planet.
}

## Questions

ask-play = { $n } × which card? It stays face down until both have chosen.
ask-next = Several orders destroy equally many ships. Which text is resolved next?
ask-recover = Which card of your discard pile goes { $to ->
    [hand] to your hand?
    [top] on top of your deck?
    [bottom] under your deck?
   *[shuffled] into your deck?
}
ask-withdraw = Where must { $player } withdraw to? ({ $n } { $n ->
    [one] ship
   *[other] ships
})
ask-split = How many of { $player }'s { $n } { $n ->
    [one] ship
   *[other] ships
} go back to { $first }? The others go to { $second }.
ask-nothing = Nothing to decide.

## Choices

choose-play = play { $card }
choose-play-text = play { $card } — { $effects }
choose-next = first { $text }
choose-recover = { $card }
choose-withdraw = to { $planet }
choose-split = { $n } to { $first }, { $rest } to { $second }

## Draws

chance-draw = { $player } draws a card
chance-none = nothing
dice = { $n } dice

## The board

board-battle = Battle
board-battle-at = Battle: { $planet } ({ $action ->
    [skirmish] Skirmish
    [advance] Advance
   *[concentrate] Concentrate
} from { $from })
role = { $role ->
    [attacker] attacks
   *[defender] defends
}
board-ships = { $n } { $n ->
    [one] ship
   *[other] ships
}
board-deck = deck { $n }
board-hand = hand { $n }
board-own-hand = hand: { $cards }
board-discards = discard pile: { $cards }
board-unseen = hidden in deck and hand: { $cards }
board-own-deck = in the deck: { $cards }
board-chosen = has chosen
board-played = played: { $card }
board-saves = saved losses { $n }
board-score = points { $n }
board-technologies = technologies: { $list }
board-empty = none
planet-warpgate = Warpgate: { $player }
planet-colony = Colony: { $player }
planet-outpost = Outpost: { $player }
planet-ships = ships: { $player } { $n }
planet-links = one step to { $list }

## Remarks

near-name = “{ $name }” on the map is another player than “{ $near }”: check the spelling
besides = { $player }: { $cards } { $n ->
    [one] is
   *[other] are
} not among the cards of the deck, and counted in addition

### Warpgate: battles with Tactics cards. The clauses in English.
###
### "(Our reading.)" marks what the rules leave open: at the head of a text it covers all of it,
### elsewhere only the sentence before it.

w1 = What an attack is
w1-1 =
    You attack by moving ships, with a Skirmish, Advance or Concentrate action, to a planet where
    somebody else has ships. Entering such a planet in any other way is not possible.
w1-2 =
    The attacker is the player whose action it is; the player whose ships are at the planet defends.
    A battle never has more than these two sides.
w1-3 =
    Skirmish and Advance come from one planet, Concentrate from two different ones. It matters where
    an attack came from (W6.3, W6.4), but not which ship came from where: ships are all alike.
w1-4 =
    (Our reading.) How far and with how many ships an action moves is taken as given. Only the number
    of planets that the attack comes from is checked (W1.3).

w2 = Decks
w2-1 =
    Everybody has a Tactics deck and a discard pile of their own. Basic, Hero and Advanced Tactics
    work alike in a battle: each card has a multiplier, 0 or more, and a text.
w2-2 =
    When a deck has run out, its owner shuffles the discard pile, and that is the new deck. This
    happens as soon as the last card is drawn, without the cards in hand and in play. If the discard
    pile is empty as well, it happens once it has cards and one is needed. (Our reading.) House rule:
    reshuffle = at_once | when_drawing; at_once is the default.
w2-3 =
    (Our reading.) Who must draw more cards than deck and discard pile hold together draws what there
    is. A hand of one card is played as it is; from an empty hand "no card" is played, with multiplier 0
    and no text. A battle does not start like that unless the scenario sets allow_short_decks.
w2-4 =
    Discard piles are open to all; hands and the order of decks are secret. Which cards a player has in
    deck, hand and discard pile together is known to all. (Our reading.)
w2-5 =
    Basic Tactics come one of each letter: A Heroic Sacrifice, B All or Nothing, C Pitched Battle, D
    Glorious Victory, E Heavy Resistance, F Outmaneuver, G Salvage, H Hit and Run; a Hero card stands in
    for the Basic card of its letter. Known multipliers: Pitched Battle x2, Heroic Sacrifice x5, Heavy
    Resistance x1. Other cards are entered as data by those who own them. Built in are `seed`, the four
    cards that the examples describe, and `training`, a practice deck that we made up.
w2-6 =
    How cards get into a deck (Promote) and what they are worth at the end of the game lies outside the
    battle.

w3 = Draw and play
w3-1 =
    Both sides draw two Tactics cards at the same time.
w3-2 =
    Each side picks one of its cards in secret and puts it down face down, knowing neither the other's
    hand nor choice.
w3-3 =
    Both cards are turned up. Cards that were not picked go face up to their owner's discard pile.

w4 = Who wins
w4-1 =
    A side's strength is its ships in the battle times the multiplier of its card. With x0 it is 0,
    however many ships there are.
w4-2 =
    The greater strength wins. A tie is the attacker's, even at 0 to 0.
w4-3 =
    With that the winner is settled, before any text is looked at. Losing every ship to a text later on
    does not change it.

w5 = Effects
w5-1 =
    Cards that cancel the other card's text come before everything else. A cancelled text does nothing
    at all. Its multiplier has counted all the same, technologies are never cancelled, and a cancel
    whose condition is not met cancels nothing. (Our reading.)
w5-2 =
    Two cards that cancel each other leave nothing of either text.
w5-3 =
    Texts that destroy ships are resolved in whatever order destroys the most. All ships count, of both
    sides together; where orders tie, the attacker chooses. The whole order is: cancel; save, which
    protects that side's next losses; destroy; everything else, the attacker's card first. A card's
    text is resolved as a whole, as it is written. Technologies of that moment join in, after the cards
    where no rule orders them. (Our reading.) House rule: destroy_tie = attacker | defender.
w5-4 =
    Parts of ships are rounded down: half of 6 is 3, half of 2 is 1, half of 1 is 0. What counts is the
    number at the moment the text is resolved.
w5-5 =
    Technologies marked with crossed swords work in battles, and only for a player who takes part. Each
    says when it does: before the draw, at the reveal (before strengths are compared), once the winner
    is settled, whenever ships of its side are destroyed, or after the withdrawal. (Our reading.) All
    conditions of one moment are looked at before the first of its effects. (Our reading.) None is
    built in as a fact.
w5-6 =
    Destroyed ships go back to their owner's supply. After all effects both played cards go to their
    owners' discard piles, unless a text sends them elsewhere. A card returned to hand stays there and
    is extra at the next draw; one returned to the deck goes on top, to the bottom, or is shuffled in,
    whichever the text says. (Our reading.)
w5-7 =
    (Our reading.) The four cards that the examples describe: Pitched Battle (x2), each side loses half
    of its ships, rounded down. Heroic Sacrifice (x5), its own side loses one ship. Heavy Resistance
    (x1), one enemy ship is destroyed. All or Nothing, if its side loses, all ships of its side are
    destroyed; its x2 is a guess, since only ships times multiplier is known to have been 6.
w5-8 =
    (Our reading.) One printed example takes two as half of six ships. We follow the rule as it is
    written, rounded down, which makes it three.
w5-9 =
    (Our reading.) A text can: destroy a number, half or all of its own, the enemy's or both sides'
    ships; cancel the enemy card's text; change a multiplier (technologies only, and no later than the
    reveal, since W4.3 comes first); draw; save a number of own ships; return a card to hand or deck;
    score. Each with a condition: always, if its side wins, loses, attacks, defends, or if the enemy's
    multiplier, as technologies have left it, is high enough. Anything else in a deck file is an error.

w6 = Withdrawal
w6-1 =
    After the effects the side that lost must leave the planet with the ships it still has, even if no
    ship of the winner is left there.
w6-2 =
    A defender who lost goes to the nearest planet where they already have an Outpost, a Colony or a
    ship; their Warpgate counts as a planet with a Colony. Planets that W6.3 rules out are passed over.
    Near is counted in steps on the map, through any planet. (Our reading.)
w6-3 =
    The defender never withdraws to a planet that the attack came from, nor to one with ships of any
    other player. If several planets are equally near, the attacker chooses one, and all ships go there.
    The planet of the battle itself is not among them. (Our reading.)
w6-4 =
    An attacker who lost goes back to the planet that the attack came from, whatever is there now. After
    Concentrate the defender divides the attacker's ships between both planets at will; all of them may
    go to one.
w6-5 =
    (Our reading.) A player's own Warpgate always counts as a goal, as the farthest if no way leads
    there, unless W6.3 rules it out. If there is no goal at all, the ships go back to the supply.
w6-6 =
    With the withdrawal, and what technologies do at that moment, the battle is over. The winner holds
    the planet if any of their ships is left. Ships destroyed after a split withdrawal are taken from
    the larger part. (Our reading.)

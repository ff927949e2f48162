### Imperium: a whole turn by orders. The clauses in English.
###
### "(Our reading.)" marks what the rules leave open: at the head of a text it covers all of it,
### elsewhere only the sentence before it. House rules are ours.

i1 = Setup
i1-1 =
    Before the first turn each player puts one Ground Force on every planet of their Home System and a
    Space Dock on the home planet with the most Resources, then the additional starting units of their
    race. If home planets tie for the most Resources, the player picks one. (Our reading.) The stage of
    the track, the credits and the Action Cards to start with are data. (Our reading.)
i1-2 =
    (Our reading.) Every die has ten sides, numbered 1 to 10.

i2 = The turn
i2-1 =
    A turn has six phases, always in this order: Political, Economic, Individual actions, Technology,
    Placement, Development. Then the next turn begins.
i2-2 =
    (Our reading.) A player's Influence is that of all planets they control, added up; so are their
    Resources. Where the player with more Influence goes first, the order is fixed when the phase that
    uses it begins, and ties follow the order of seats. House rule: influence_tie = seat | random; seat
    is the default.
i2-3 =
    (Our reading.) Once controlled, a planet stays its player's until another player takes it, even if
    no unit is left on it.

i3 = Political phase
i3-1 =
    The phase is about one Political Card, which calls for an election or for a vote for or against;
    some cards are Laws. It is drawn at the start of the phase. In practice that happens earlier, so
    that orders can answer it (O4). (Our reading.)
i3-2 =
    This is the one phase in which credits may be handed from player to player at will. Any number of
    Action Cards may also be sold, swapped or given away here. Gifts are orders; an exchange takes place
    if the orders of both sides name it. (Our reading.) Gifts come first, then exchanges, in the order
    of seats; each happens only if it can be paid at that moment and leaves nobody with more than 7
    cards. (Our reading.)
i3-3 =
    Everybody has as many votes as Influence and must cast all of them for one choice: no splitting, no
    abstaining. If a vote is missing at the deadline, the turn is not resolved until the game master
    enters it. (Our reading.)
i3-4 =
    In an election everybody names one candidate of the kind that the card asks for, and the most votes
    win. If the lead is tied, nobody is elected. All vote at once, or, as the rules offer, those with
    less Influence vote first and openly, in one round of votes for each player. These rounds come after
    one for deals and Action Cards, and before one for all the rest of the turn; in each the file of the
    one whose turn it is is awaited, and no other. (Our reading.) House rule:
    election_order = simultaneous | ascending_influence; simultaneous is the default.
i3-5 =
    In a vote for or against, the side with more votes decides; a tie decides nothing. After a tie, in
    an election too, the card is discarded without effect. (Our reading.) Otherwise the effect that won
    happens and the card is discarded, unless it is a Law that has passed.
i3-6 =
    A Law that passes is in force for the rest of the game and changes its rules. If it is voted down,
    what the card says for "Against" happens, and the card is discarded.
i3-7 =
    A few Political Cards repeal Laws that are in force.
i3-8 =
    (Our reading.) What cards do is data. An effect can change a figure of a unit, a cost or a limit (of
    hands, building or fleets), forbid an action, give or take credits, cards or units, repeal Laws,
    break trade agreements, or exclude a player. A card that does anything else says
    `effect = "manual"`; the turn then stops and the game master enters the result.

i4 = Economic phase
i4-1 =
    First each player may discard any number of Action Cards, and only then is anything drawn. Each
    player draws one card; where a trait gives more they come one at a time, and nobody draws with 7 in
    hand. A hand never has more than 7.
i4-2 =
    An Action Card can be played only in the phases printed on it, and a player may not use two of them
    on the same situation. What they do is data, as in I3.8; players draw, and cards are played, from
    the most Influence to the least. (Our reading.) A card drawn this turn can be ordered only in a
    later round of orders; when the deck is empty, the discards are shuffled and become the deck.
    (Our reading.)
i4-3 =
    Every player receives as many credits as the planets they control have Resources in all.
i4-4 =
    Each partner of a trade agreement also receives one credit for every planet that the other controls.
    An agreement is made in the Political phase, by orders of both partners; two players can have only
    one with each other. (Our reading.)
i4-5 =
    Either partner may end an agreement at any time. It ends at once if a Space battle or an Invasion
    takes place between the partners, unless one of them is the Emirates of Hacan. The order says in
    which phase it ends; if it does not, before income. (Our reading.) A round of battle, a shot of a
    PDS, a bombardment and a landing all count as taking place. (Our reading.) PDS do not fire at
    partners unless they are ordered to. (Our reading.)
i4-6 =
    Each player now orders and pays for units, which arrive in the Placement phase; what the docks then
    cannot build is lost (I7.5). Buying more than that is allowed, with a warning. (Our reading.)
    Purchases are made in the order of the list while the credits last; what cannot be paid is skipped,
    and the log says so. (Our reading.)

i5 = Individual actions
i5-0 =
    From the most Influence to the least, each player completes Movement (I5.1), Space battle (I5.2) and
    Invasion (I5.3) before the next one begins. A segment takes place even if nobody fights in it, so
    that what belongs to it, like the fire of PDS, can be done. All orders are given at once; each
    player's are resolved on the board as the players before have left it.
i5-1 = Movement
i5-1-1 =
    A ship moves at most as many hexes as its Move says.
i5-1-2 =
    From a hex with a Wormhole a ship can step to any other hex with a Wormhole of the same kind; the
    step costs one Move. Alpha and beta do not lead to each other. Hexes that lie side by side stay
    neighbours all the same. (Our reading.)
i5-1-3 =
    No ship passes through a Supernova. None ends its movement there either. (Our reading.) An Asteroid
    Field can be passed only with the technology Antimass Deflectors, and even then no ship may end its
    movement in one.
i5-1-4 =
    A ship that enters a Nebula goes no farther in this segment. Fighters in a Nebula score no hits in a
    Space battle, but can be taken as losses like any other ship.
i5-1-5 =
    Every ship that tries to leave a Gravity Rift rolls a die; Fighters do not. On 7 or more it leaves
    where it likes; on 6 or less it goes out through the side of the hex with that number, and this step
    costs no Move. The numbers of the sides are data, by default 1 to 6 clockwise from the north or
    north-east side; what a ship carries goes with it and does not roll; a retreat is no movement and
    needs no roll. (Our reading.) A ship thrown off its route goes on, with the Move it has left, from
    the first later point of the route that is the hex where it is now; if there is none, its movement
    ends there. (Our reading.) Where it may not end (no hex, a Supernova, an Asteroid Field) and cannot
    go on, it stays in the Rift. (Our reading.)
i5-1-6 =
    A Carrier can take Ground Forces, PDS and Fighters from a dock aboard anywhere on its way, from the
    first hex to the last, up to its capacity; nothing can be unloaded before the Invasion segment. Any
    ship with capacity, which is data, counts as a Carrier. (Our reading.) Fighters that have no Move
    travel only like this, and they fight in a Space battle while aboard; in the Invasion segment they
    may go to a dock of their own with room for them, which is data. (Our reading.) After a forced stop,
    loading ordered for later hexes fails, but that for the hex of the stop happens before the battle;
    what is no longer there is skipped. (Our reading.)
i5-1-7 =
    A fleet that enters a system with another player's fleet stops there, at its goal or not, and a
    Space battle follows. Planets of another player do not stop it, nor does a dock with its Fighters,
    which are no fleet. A fleet may be ordered to stop at such a dock and attack it; then its Fighters
    fight. (Our reading.) Without such an order by either owner in their own turn to act, the Fighters
    of a dock and a foreign fleet share a system in peace. (Our reading.)
i5-1-8 =
    (Our reading.) Each ship may take its own route; a player's ships that end in the same hex are one
    fleet, to which Fighters based at a dock do not belong. A route that is impossible on the board at
    hand (too long, blocked, over capacity, somebody else's ship) is refused when orders are checked. If
    only what happened since then has made it impossible, the ship stops in the last hex of it where it
    may, and the log says so.
i5-2 = Space battle
i5-2-0 =
    (Our reading.) Battles are fought once all ships of the player have moved, in the order that this
    player, the attacker, gives; by default in the order of the hex numbers.
i5-2-1 =
    The attacker rolls one die for each ship, or more where the unit's figures say so. Every die that
    shows the ship's combat value or more is a hit. Then the defender rolls in the same way.
i5-2-2 =
    Both then remove one ship for each hit of the other side, each choosing among their own; as both
    rolls count, the ships removed have fired too. If a trait or technology lets a side fire first,
    those losses are taken before the attacker's roll. (Our reading.) Units with Sustain Damage may take
    one hit without being lost, and are repaired at the end of the turn, if that is in use; the rules of
    this game do not have it. (Our reading.) House rule: sustain = on | off; off is the default.
i5-2-3 =
    After the losses the attacker may break off and retreat to a neighbouring system from which at least
    one ship in the battle came. All attacking ships go to the same one: as ordered, else where most
    came from, else the lowest hex number. (Our reading.) They must be allowed to end there, and no
    other player's fleet may be there; a step by Wormhole counts as neighbouring. (Our reading.) After a
    retreat there is no landing and no bombardment. (Our reading.) The defender never retreats.
i5-2-4 =
    If the attacker stays there is another round, and so on until a side is gone or the attacker
    retreats. If both are gone at once, the system is left empty. If no unit on either side can ever
    hit, like Fighters in a Nebula, the attacker must retreat, and is lost if that is impossible.
    (Our reading.)
i5-2-5 =
    When a Carrier is destroyed the troops aboard are lost too, after the battle. So are PDS; both
    belong to the Carrier that took them aboard. (Our reading.) Fighters do not: they fight to the end,
    a side that has nothing else is still there, and only then are those lost for which their owner's
    Carriers and dock there have no room. After a retreat, on which they go like all ships even if no
    Carrier is left, the room in the system they come to counts. Those of a dock stay at it.
    (Our reading.)
i5-2-6 =
    (Our reading.) Where several enemies have fleets, or docks with Fighters, the player who enters says
    in which order to fight them. Fighters of a dock fight along with a fleet of their owner there.
i5-2-7 =
    (Our reading.) In the Space battle segment of its owner, each PDS may fire one shot at an enemy
    fleet in its system, before any battle there. The owner of the fleet removes a ship for a hit;
    I5.2.5 says what becomes of its cargo. House rule: pds_fire = own_segment | every_segment | off;
    own_segment is the default.
i5-3 = Invasion
i5-3-1 =
    Ground Forces, PDS or both can land on a planet that is friendly, neutral or an enemy's. Friendly
    means one's own. (Our reading.) All that a Carrier lands in one segment goes to the same planet.
i5-3-2 =
    Before any shot it is settled how many units land on each planet.
i5-3-3 =
    Each Dreadnought may bombard once: one shot at enemy Ground Forces on a planet of its system,
    whether anybody lands there or not. A planet with PDS cannot be bombarded. The shot hits by the
    Dreadnought's combat value and destroys one Ground Force, and is possible only if there is no enemy
    fleet in the system. (Our reading.)
i5-3-4 =
    Then every PDS that defends the planet fires one shot at the Ground Forces that land, once, before
    any fighting on the ground. A shot hits by the combat value of the PDS, a published figure, and
    destroys one Ground Force.
i5-3-5 =
    The attacker rolls for the Ground Forces that are left, the defender for theirs, and both remove
    their losses. This is repeated until one side has none. If neither side can ever hit, the attackers
    are lost. (Our reading.)
i5-3-6 =
    If the last Ground Forces of both sides fall together, the planet stays the defender's. An enemy
    planet without Ground Forces is taken without a fight, but only by Ground Forces that survive the
    shots. (Our reading.) A neutral planet belongs to the first Ground Force that lands on it.
    (Our reading.)
i5-3-7 =
    When an enemy planet is captured, its Space Docks and PDS are destroyed. The Fighters of the dock go
    with it. (Our reading.) PDS that land with an attack take no part in it: they stay if the planet is
    taken and are lost if it is not, as they are if they land without Ground Forces on an enemy planet
    that has none. (Our reading.)

i6 = Technology phase
i6-1 =
    Each player may buy one technology, of their race or not. It costs 30 credits, less the Resources of
    every planet they control whose speciality has the technology's colour; these discounts add up. The
    cost never falls below 0. (Our reading.)
i6-2 =
    A racial technology costs 45 credits, no discount lowers that, and it can be bought only from the
    stage Republic of the development track on.
i6-3 =
    (Our reading.) What a technology requires is data, and so are the costs, with the defaults of I6.1
    and I6.2. Traits, technologies and Laws override the clauses that they name.

i7 = Placement phase
i7-1 =
    The units that were bought are placed. Each dock builds as many as its planet has Resources. An
    order may list docks by preference; otherwise units come from any own dock with room, in the order
    of the map. (Our reading.) New docks take up none of this room. (Our reading.)
i7-2 =
    A new dock may be put on any planet that one occupies and that has no dock. Occupied means
    controlled and with a Ground Force on it; a new dock whose planet has been lost is lost as well.
    (Our reading.)
i7-3 =
    A dock that was built this turn builds no units yet.
i7-4 =
    (Our reading.) Ships appear in the system of their dock, Fighters at the dock, Ground Forces and PDS
    on its planet. A dock with an enemy fleet in its system is blockaded and builds nothing; with
    `ships` it only builds no ships. House rule: blockade = units | ships; units is the default.
i7-5 =
    Whatever was bought and could not be placed is destroyed. The rules name both the end of this phase
    and the end of the turn; we use the end of this phase. (Our reading.)

i8 = Development phase
i8-1 =
    Every player who meets the condition of the next stage moves on to it. Nobody moves on by more than
    one stage in a phase, and nobody ever moves back.
i8-2 =
    The conditions are data: at least so many planets, Influence, Resources, technologies, units,
    credits or systems under control, and combinations of these.
i8-3 =
    The first to reach the last stage of the track wins. If several reach it in the same phase, the one
    with more Influence does, then as I2.2 breaks ties; the game ends with that phase. (Our reading.)

o = Orders
o1 =
    All that a player wants in a turn stands in one text file: votes, gifts and deals, agreements made
    and ended, cards discarded and played, purchases, movement and loading, instructions for battles,
    landings and bombardments, the technology, placements. Each line is checked before the turn is
    resolved, and a mistake is reported with file, line and clause; a bad line is skipped only if the
    game master says so. What depends on later events, like money after deals or planets after battles,
    can only be warned about.
o2 =
    Instructions for battles say in which order types of units are lost, when to retreat and where to,
    and which planets to bombard. A retreat can be ordered after so many rounds, once one's own strength
    has fallen below a value, or once the odds of winning, if the battle were fought to the end, have;
    that is looked at after the losses. Without instructions the cheapest units are lost first and
    nobody retreats.
o3 =
    A resolved turn gives a new state file, a log for everybody in English or Russian, a private log for
    each player, and the record of dice and choices from which the logs and the state can be made again.
o4 =
    (Our reading.) The Political Card of a turn is drawn when the turn before it closes, that of the
    first turn at setup, so that there is time to argue and to vote by orders. A turn takes its orders
    in one round; or in two, first votes and deals, then, once their result is known, all the rest. The
    state says which orders it waits for, and is not resolved with others. House rule:
    order_rounds = one | two; one is the default.

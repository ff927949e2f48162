### Eclipse, first edition: the Combat Phase. The clauses in English.

terms =
    A party is anyone who can fight: each player, the Ancients, or the Galactic Center Defense
    System (GCDS). Nobody plays the last two, so they are called NPCs.
    A stack is everything one party has of a single ship type in a single hex. The controller of a
    hex is whoever's Influence Disc is on it.
    A cube, unless it is called a Population Cube, is a Damage Cube and marks 1 damage.
    "(Our reading.)" marks what the rulebook leaves open: at the head of a text it covers all of it,
    elsewhere only the sentence before it.

e1 = Battles and their order
e1-1 =
    Fighting breaks out in every hex where at least two different parties have ships.
e1-2 =
    Take the contested hexes from the highest printed number down to the lowest. No number is lower
    than the Galactic Center's, so a battle there is always the final one.
e1-3 =
    In a hex shared by three or more parties, any NPC waits. The players settle matters among
    themselves first; whoever is left standing then takes on the Ancients or the GCDS.
e1-4 =
    With three or more players in a hex, start from the latest arrivals: the two newcomers duel, and
    the winner meets the next most recent arrival. Go on like this, back to the player who has been
    there longest. A controller is the exception (E1.5).
e1-5 =
    Whoever controls the hex defends in all battles they fight there, and no player is challenged
    later than they are, however late their ships arrived. For drawing reputation (E10.3) the true
    time of arrival still counts.
e1-6 =
    (Our reading.) Note the order of entry once, at the start of the Combat Phase; each player is
    ranked by the first of their ships in the hex. The list stays as it is for the whole phase, even
    when someone on it is wiped out. It settles who meets whom (E1.4), who defends (E2.1) and who
    draws first (E10.3).
e1-7 =
    (Our reading.) Damage is carried over: a survivor goes into its next battle of the phase with
    all its cubes, which come off only at the end (E12.1). Missiles, in contrast, are ready again
    for each new battle (E5.1).

e2 = Who defends, who acts first
e2-1 =
    Every battle has an attacker and a defender. The controller of the hex defends; if the
    controller is not in this battle, the side that arrived first does.
e2-2 =
    (Our reading.) Ancients and the GCDS count as the oldest residents, so they defend against every
    player but the one who controls the hex.
e2-3 =
    Work out initiative separately for each ship type: the figure of the type itself plus every
    bonus from its parts. Drives give such a bonus, and so do some computers.
e2-4 =
    Stacks act from the highest initiative to the lowest. When the two sides are level, the
    defender's stack goes before the attacker's.
e2-5 =
    (Our reading.) If stacks of the same side are level, their owner decides which goes first, and
    may decide differently every round. House rule: own_ties = ask | size. The default is ask; with
    size the bigger ships always go first. Where there is nobody to ask (computed odds, NPCs),
    bigger ships go first too.
e2-6 =
    Example: an Interceptor starts from 2; a computer worth +2 and a drive worth +2 bring it to 6. A
    Dreadnought starts from 0, and three drives worth +1 each get it only to 3. The Interceptor acts
    first.

e3 = Rolling, hitting, damage
e3-1 =
    An attacking stack fires every cannon of all its ships in a single roll. Each ship contributes
    one die for each weapon symbol it carries; the die has the colour of that weapon.
e3-2 =
    With the whole roll on the table, the shooter points each die at any enemy ship they like. Only
    ships of the opponent in this battle are valid targets, never those of a party which is still
    waiting. Any number of dice may go at one ship.
e3-3 =
    A natural 6 hits and a natural 1 misses, whatever the modifiers. With 2 to 5, take the die, add
    the shooter's computers and subtract the target's shields: a total of at least 6 hits. Shields
    differ between ships, so the same die may hit one target and miss another.
e3-4 =
    A hit with a yellow die (Ion Cannon) does 1 damage. An orange die (Plasma Cannon or Plasma
    Missile) does 2, a red one (Antimatter Cannon) 4.
e3-5 =
    A die damages only one ship. Points beyond what it takes to destroy that ship are wasted.
    (Our reading.) House rule: antimatter_splitter, set per player, default off. A player who has it
    may divide the damage of each red (antimatter cannon) die between several ships that the die hits;
    other dice, missiles included, are never divided.
e3-6 =
    Every hull symbol soaks up one point of damage; the next point destroys the ship. A damaged ship
    that holds out keeps its cubes. Example: with two Improved Hulls, 2 symbols each, a ship endures
    four points and is gone with the fifth.
e3-7 =
    (Our reading.) Hits count as soon as a stack has finished its activation, before the next one
    acts. A ship destroyed by then gets no shot of its own.
e3-8 =
    (Our reading.) If a die could hit at least one enemy ship, it has to be aimed at an enemy ship.
    You are free to pick one that it misses; then it has no effect. A die that cannot hit any of
    them is set aside.

e4 = Ancients and the GCDS
e4-1 =
    An Ancient Ship rolls two yellow dice (Ion Cannons) at +1, thanks to its Electron Computer. It
    has one Hull, so the second point of damage destroys it. Its initiative is 2.
e4-2 =
    The GCDS rolls four yellow dice (Ion Cannons) at +1, thanks to its Electron Computer. It has
    seven Hulls, so the eighth point of damage destroys it. Its initiative is 0.
e4-3 =
    An NPC has no free choice of targets; its whole roll is assigned at one go. Kills come first,
    beginning with the largest ship within reach of the dice. Dice not needed for a kill, or all of
    them when there is none to be had, must deal the greatest damage they can, again preferring the
    largest ships.
e4-4 =
    (Our reading.) Compare all possible assignments and keep the best: most Dreadnoughts destroyed,
    then most Cruisers, then Starbases, then Interceptors. If still level: most cubes left on all
    survivors together, then most on surviving Dreadnoughts, Cruisers, Starbases, Interceptors, in
    this order. Between ships of equal size the damage is heaped on the one that is worst off. House
    rule: npc_spread = concentrate | spread. The default is concentrate; with spread such ships
    share the damage.
e4-5 =
    Example: the Ancients roll a 5 and a 6, both hits, against an Interceptor without hull and a
    Dreadnought too sturdy to fall to two hits. Only the Interceptor can be destroyed, and one die
    is enough for that. The other one damages the Dreadnought.
e4-6 =
    NPCs fight to the end and do not withdraw; in the first edition they carry no missiles. It makes
    no difference to the rules which person at the table throws their dice. If a variant does have
    missiles, E5 says when it launches them and E4.3 how it aims them; its data say how many
    reputation tiles it is worth when destroyed (a Guardian: 2). (Our reading.)
e4-7 =
    A scenario may ask for Ancients, Guardians or a GCDS with second-edition figures, which
    Admiralty has ready as data. Otherwise E4.1 and E4.2 hold.

e5 = Missiles
e5-1 =
    Before the first round, each stack that has missiles, on either side, launches them once; the
    order is that of initiative (E2.3–E2.5). A Plasma Missile part gives two orange dice on each
    ship that carries it. Hits count at once, so a ship lost before its turn launches nothing.
    (Our reading.)
e5-2 =
    Missile dice are aimed just as cannon dice are and hit according to E3.3. After that one volley
    they play no further part in this battle, and they are no use against population.

e6 = Rounds of a battle
e6-1 =
    In each round every stack gets one turn, by initiative. It either fires its cannons or begins to
    retreat. A stack with no cannons which stays simply passes.
e6-2 =
    Keep playing rounds until only one side still has ships in the hex. Check this after each
    missile volley and each activation: ships on an edge still count as present, and once one side
    is gone the battle stops on the spot. (Our reading.)
e6-3 =
    Once the battle is over, hand all destroyed ships back to the players they belong to.

e7 = Retreat
e7-1 =
    A stack retreats all together or not at all: put all its ships on the edge facing one adjacent
    hex. Another stack of the same player may make for a different hex. (Our reading.)
e7-2 =
    You may fall back only to a hex where your own Influence Disc lies and nobody hostile, player or
    NPC, has a ship.
e7-3 =
    The edge you cross needs Wormholes on both its halves, one in each hex. With the Wormhole
    Generator, a Wormhole on one of the two will do.
e7-4 =
    On the edge, ships hold their fire but remain targets. When the stack's turn comes round again,
    every ship of it must go on into the chosen hex, and from then on nobody can hit it.
e7-5 =
    (Our reading.) Starbases never retreat, and neither does any ship that has no drive.
e7-6 =
    (Our reading.) If the battle is won while some of the victor's ships are on an edge, they do not
    leave but remain in the hex.
e7-7 =
    Example: a Green Interceptor looks at four neighbouring hexes. The one with nothing but Green's
    disc will do. The others will not: one has a Green ship but no disc, one is empty, one holds an
    enemy ship. Red, fighting in the same hex, has nowhere to retreat to.

e8 = Stalemate
e8-1 =
    When neither side has a cannon left and all missiles have been fired, nobody can win by
    shooting. The attacker may then retreat, under E7.2–E7.5. Any attacking ship that stays or has
    nowhere to go is destroyed.
e8-2 =
    (Our reading.) Look for a stalemate each time you check for the end of the battle (E6.2). An
    armed ship on an edge still counts as armed until it has left. In a stalemate the retreat takes
    no time: attackers on an edge move on into their hex at once, and each other attacking stack
    decides now.

e9 = Attacking population
e9-1 =
    When the battles are over, each ship still in the hex may turn all its cannons once on another
    player's population there; missiles are left out. The phase goes step by step: battles hex by
    hex, with the reputation draws (E10.1) after each hex; population, hex by hex in the same order;
    influence; repair. (Our reading.)
e9-2 =
    Roll to hit as in E3.3, with shields taken as zero. For each point of damage the attacker
    removes one Population Cube, whichever they like. A strong die may therefore take several.
    (Our reading.)
e9-3 =
    With Neutron Bombs and at least one ship in the hex, you can skip the dice and wipe out its
    entire population. A ship with no cannon is good enough. (Our reading.) A house rule can prevent
    this (E9.7).
e9-4 =
    A lost Population Cube goes to its owner's Graveyard for Money, Science or Materials, according
    to its colour. If it stood on a grey square, the owner names the Graveyard, separately for each
    cube when it is lost; if it stood on an Orbital, the owner picks Money or Science. The way back
    to the Population Tracks is a matter of the Cleanup Phase; the record of the battle only
    mentions it.
e9-5 =
    Killing population earns no reputation. Orbitals and Monoliths are no targets and stay in the
    hex for good. A Population Cube on an Orbital has no special protection, though.
e9-6 =
    Ship by ship, it is up to the attacker whether to fire at the population. Stacks roll in turn,
    so the outcome of one is known before the next decides. (Our reading.)
e9-7 =
    (Our reading.) Damage does not weaken a ship's fire at population. House rule: neutron_absorber,
    set per player, default off. Neutron Bombs (E9.3) do not work on the population of a player who
    has it.

e10 = Reputation
e10-1 =
    When the last battle in a hex is over, every player who fought there draws tiles. Having fought
    brings 1, however many battles it was. Each enemy ship destroyed adds: Interceptor, Starbase or
    Ancient Ship 1, Cruiser 2, Dreadnought 3, GCDS 3. No draw is larger than five tiles.
e10-2 =
    Keep one of the drawn tiles, its value hidden, on your Reputation Track, and return the others
    to the bag. With a full track you must also give back one tile of your choice, the new one or an
    old one. Nobody else learns the value of the tile you keep. The tiles you give back stay secret
    as well. (Our reading.)
e10-3 =
    Players draw in the order in which they entered the hex. Each one draws and finishes with all
    their tiles before the next begins.
e10-4 =
    If every ship you have left has retreated from the hex, you lose the tile for having fought but
    not those for destroyed enemies. You lose it only if some of your ships from this hex's battles
    survive and not one of the survivors stayed. (Our reading.)
e10-5 =
    (Our reading.) A kill belongs to the side that aimed the die. Ships destroyed because of a
    stalemate (E8.1) bring their tiles to the opponent.
e10-6 =
    Example: you lose every ship, none escaped: you do draw the tile for having fought. Some of your
    ships got away and the rest were shot down later: you do not.
e10-7 =
    (Our reading.) The scenario lists the contents of the bag, value by value, and every draw
    changes them. If the bag runs short, draw what there is. You cannot decline to keep a tile
    unless your track is full. The size of the track is set for each player, 4 by default.

e11 = Influence
e11-1 =
    When the phase ends, look at each hex without population in which a player has a ship. If the
    disc there is someone else's, take it off; it returns to the Influence Track of its owner.
e11-2 =
    The player whose ship is there may then claim the hex with a disc of their own, provided they
    have one to spare. The same goes for a hex that had no disc to begin with.
e11-3 =
    (Our reading.) None of this applies where an NPC is still present. Do all removals first; then
    discs are placed hex by hex, from the highest number down (E1.2).

e12 = Repair and elimination
e12-1 =
    Repairs are free and complete: when the phase ends, take every Damage Cube off every ship.
e12-2 =
    A player with neither a disc nor a ship on the board is barred from placing discs from now on.
    They may keep collecting income and doing research, or resign. Admiralty marks such a player and
    rejects a disc placed under E11.2.

e13 = Parts and blueprints
e13-1 =
    Admiralty knows the first-edition starting blueprints and ship parts. A design must not have
    more parts than the blueprint has slots, nor use more energy than it produces. A drive is
    compulsory for every ship but the Starbase, which must not have any. A design that breaks one of
    these rules is refused, and the message names the rule.
e13-2 =
    Instead of listing parts, a battle may simply state the numbers: initiative, computer, shield,
    hull and dice. Write drive=0 for a ship that has no drive; for a Starbase this goes without
    saying.

### EVE: The Second Genesis: attacks and the end of a turn. The clauses in English.
###
### "(Our reading.)" marks what the rulebook leaves open: at the head of a text it covers all of it,
### elsewhere only the sentence before it.

v1 = Attacks of a turn
v1-1 =
    Ships that warped into enemy regions during the management phase are attacks. Every one of them
    must be fought out in battle phases before the end phase can start.
v1-2 =
    Take one region at a time and finish with it before you turn to another.
v1-3 =
    The attacker picks which attack comes next. Home regions go first, though: no outer region is
    fought over while an attack on a home region is open.
v1-4 =
    One attack may need more than one battle phase.
v1-5 =
    (Our reading.) The player whose turn it is attacks in all of them. Each region has exactly one
    defender, the player who controls it; in a home region that is its owner.

v2 = A battle phase
v2-0 =
    Whenever both sides have to decide about the same thing, the attacker does so first and in the
    open; the defender answers.
v2-1 =
    Step I, begin battle: resolve whatever is played "at the beginning of a battle phase". What the
    cards say is not part of these rules; the referee only announces the moment.
v2-2 =
    Step II, withdraw: each side may pull out as many of its ships as it likes, the attacker first.
    A ship goes to its dock or to a region without enemy ships, and each ship may go somewhere else.
    Ships of any opponent count as enemy ships, and a region where you have an unresolved attack of
    your own is no refuge: to withdraw never means to attack. (Our reading.)
    Moving in does not change who controls that region. (Our reading.)
v2-3 =
    Ambush N: a ship whose ambush command is active deals N damage in the withdraw step to an
    attacking ship that its owner picks. The damage counts towards what the target takes in this
    phase (V2.6), and the ambusher shoots as usual on top of it.
    Only defending ships ambush, in each phase in which the command is active, after both sides have
    withdrawn; who has left neither ambushes nor is hit. (Our reading.)
    A ship killed by ambush alone is removed in the damage step with the rest and still fires until
    then. (Our reading.) House rule: ambush_kills = damage_step | at_once. The default is
    damage_step.
v2-4 =
    Step III, target: the attacker names a target for each of their ships, then the defender, who
    has heard it all, does the same. A ship may be given no target; it then deals no damage.
    A ship has one target at most, an enemy ship in the same region. (Our reading.)
v2-5 =
    Step IV, damage dealing: all ships hit their targets at the same moment.
v2-6 =
    A ship that has taken at least as much damage in this phase as its shield is destroyed and goes
    to its owner's scrapheap.
v2-7 =
    Step V, result: in a home region every attacking ship still there now deals its damage to the
    starbase, even if it has shot already. If the sum reaches the total shield of the starbase, the
    starbase is destroyed and its owner is out of the game.
v2-8 =
    At the end of each phase all shields are full again, of ships and of the starbase. No damage is
    ever carried over.

v3 = What comes next
v3-0 =
    V3.1 to V3.3 ask what happened in steps I to IV. The starbase is hit (V2.7) before any of them
    takes effect, a forced withdrawal included.
v3-1 =
    If at least one defending ship is gone since the phase began (destroyed, withdrawn or in any
    other way), another battle phase begins in the region.
v3-2 =
    That is so even if it was the last one: the attacker still gets a new phase and can use it to
    withdraw.
v3-3 =
    If there were defending ships and every one of them is still there, the attacking ships have to
    withdraw at once, to their dock or to a region without enemy ships. The attack is over.
v3-4 =
    (Our reading.) A phase that started without a defending ship runs through its steps (ships may
    withdraw, and at home the starbase is hit, V2.7). Then the attack is over, and attackers that
    are still there stay. Taken literally, all of no defenders survived, which V3.3 would punish;
    but then V3.2 would be pointless.
v3-5 =
    (Our reading.) Without attacking ships the attack is over. This is looked at twice, after step
    II when both have decided and after step V, and goes before V3.1 to V3.4.
v3-6 =
    (Our reading.) If an attack on an outer region ends and no defender is left there, the attacker
    gets the region if attackers stay in it; if not, nobody controls it. A home region never changes
    hands; attackers that stay in one will be there when its owner's turn comes.
v3-7 =
    A player whose starbase is destroyed has lost the game. With two players the other one has won.
    (Our reading.)
    The attack ends there and then, without V3.3; the loser's ships are all scrapped, attackers
    stay, and further attacks against the loser lapse, as if they had ended (V3.6). (Our reading.)

v4 = The end phase
v4-1 =
    It starts only when every attack is resolved.
v4-2 =
    If the player whose turn it is holds more than seven cards, they discard cards of their choice
    until seven are left. Then the turn passes to the left.

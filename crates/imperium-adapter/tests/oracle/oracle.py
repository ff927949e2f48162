#!/usr/bin/env python3
"""An independent way to the odds of Imperium's battles: exact fractions, standard library only.

It shares no code with the program and is written from the clauses alone (see `admiralty rules I5.2`,
`I5.3`): every roll of single dice is listed, losses are taken one by one from lists of units, and what a
round without a change adds is summed as a geometric series. `oracle.py > values.json` writes the values
that tests/oracle.rs compares with.
"""
import functools, json, sys
from fractions import Fraction as F

# name: (cost, combat, dice, sustains); the order of losses is: given, then cheapest, then worse combat,
# then as written.
UNITS = {"carrier": (10, 9, 1, False), "cruiser": (6, 8, 1, False), "dreadnought": (10, 4, 1, True),
         "fighter": (4, 9, 1, False), "destroyer": (3, 9, 1, False), "war_sun": (36, 3, 3, True),
         "ground_force": (2, 8, 1, False), "pds": (4, 6, 1, False)}

def hits(units):
    """Law of the hits of units (combat, dice, sustains, damaged): die by die (I5.2.1)."""
    law = {0: F(1)}
    for combat, dice in [(u[0], u[1]) for u in units]:
        for _ in range(dice):
            p, new = F(max(0, 11 - combat), 10), {}
            for n, q in law.items():
                new[n] = new.get(n, 0) + q * (1 - p)
                new[n + 1] = new.get(n + 1, 0) + q * p
            law = {n: q for n, q in new.items() if q}
    return law

def lose(units, n):
    """Units, in the order in which they are lost, after n hits (I5.2.2): damage is sustained first."""
    units = list(units)
    for _ in range(n):
        whole = [k for k, u in enumerate(units) if u[2] and not u[3]]
        if whole:
            combat, dice, sustains, _ = units[whole[0]]
            units[whole[0]] = (combat, dice, sustains, True)
        elif units:
            units.pop(0)
    return tuple(units)

class Battle:
    def __init__(self, space, retreat=None, rounds=None):
        self.space, self.retreat, self.rounds = space, retreat, rounds
        self.counts = rounds is not None or (retreat or ("",))[0] == "round"
        self.law = functools.cache(self.law_)
        self.chance = functools.cache(self.chance_)

    def over(self, a, d):
        """The end if there is one: I5.2.4, I5.3.5, I5.3.6."""
        if self.space:
            if not a or not d:
                return "attacker" if a else "defender" if d else "neither"
            if max(hits(a)) == 0 and max(hits(d)) == 0:
                return "defender"          # the attacker retreats or is lost
            return None
        if not a:
            return "defender"
        if not d:
            return "attacker"
        return "defender" if max(hits(a)) == 0 and max(hits(d)) == 0 else None

    def retreats(self, a, d, fought):
        if not self.retreat:
            return False
        what, n = self.retreat
        if what == "round":
            return fought >= n
        if what == "ships":
            return len(a) <= n
        return self.chance(a, d) < n

    def round(self, a, d):
        """Pairs after one round: both roll, then both remove."""
        for x, p in hits(a).items():
            for y, q in hits(d).items():
                yield lose(a, y), lose(d, x), p * q

    def chance_(self, a, d):
        """The attacker's chance to win if fought to the end."""
        end = self.over(a, d)
        if end:
            return F(end == "attacker")
        stay, rest = F(0), F(0)
        for a2, d2, p in self.round(a, d):
            if (a2, d2) == (a, d):
                stay += p
            else:
                rest += p * self.chance(a2, d2)
        return rest / (1 - stay)

    def law_(self, a, d, fought):
        """Law of the ends when the next thing is a round; fought counts only where it matters."""
        law, stay = {}, F(0)
        def add(end, p):
            law[end] = law.get(end, 0) + p
        n = fought + 1 if self.counts else 0
        for a2, d2, p in self.round(a, d):
            end = self.over(a2, d2)
            if end:
                add(end, p)
            elif self.retreats(a2, d2, n):
                add("defender", p)
            elif self.rounds is not None and n >= self.rounds:
                add("undecided", p)
            elif (a2, d2, n) == (a, d, fought):
                stay += p
            else:
                for end, q in self.law(a2, d2, n).items():
                    add(end, p * q)
        return {end: p / (1 - stay) for end, p in law.items()}

    def odds(self, a, d):
        end = self.over(a, d)
        return {end: F(1)} if end else self.law(a, d, 0)

def stack(side, sustain, first):
    """[(n, name, figures)] as units in their order of losses."""
    kinds = []
    for n, name, figures in side:
        cost, combat, dice, sustains = UNITS.get(name, (0, 11, 1, False))
        cost, combat, dice = figures.get("cost", cost), figures.get("combat", combat), figures.get("dice", dice)
        kinds.append((n, name, cost, combat, dice, sustains and sustain))
    order = sorted(range(len(kinds)), key=lambda k: (
        first.index(kinds[k][1]) if kinds[k][1] in first else len(first), kinds[k][2], -kinds[k][3], k))
    return tuple((kinds[k][3], kinds[k][4], kinds[k][5], False) for k in order for _ in range(kinds[k][0]))

def written(side):
    def card(n, name, figures):
        inside = " ".join(f"{k}={v}" for k, v in figures.items())
        return f"{n} {name}" + (f"({inside})" if inside else "")
    return ", ".join(card(*s) for s in side)

def case(attacker, defender, invasion=False, sustain=False, losses=((), ()), retreat=None, rounds=None):
    line = f"{written(attacker)} vs {written(defender)}"
    named = [f"{who}={','.join(first)}" for who, first in zip(("attacker", "defender"), losses) if first]
    if invasion: line += "; invasion"
    if named: line += "; losses " + " ".join(named)
    if retreat: line += f"; retreat \"{retreat[0]} {retreat[1]}{'%' if retreat[0] == 'odds' else ''}\""
    if rounds: line += f"; rounds {rounds}"
    if sustain: line += "; sustain on"
    if retreat and retreat[0] == "odds": retreat = ("odds", F(retreat[1], 100))
    battle = Battle(not invasion, retreat, rounds)
    if not invasion:
        law = battle.odds(stack(attacker, sustain, losses[0]), stack(defender, sustain, losses[1]))
    else:
        ground = lambda side, k: stack([s for s in side if s[1] == "ground_force"], sustain, losses[k])
        a, d = ground(attacker, 0), ground(defender, 1)
        pds = stack([s for s in defender if s[1] == "pds"], False, ())
        ships = stack([s for s in attacker if s[1] == "dreadnought"], False, ())
        bombs = [(c, min(dice, 1), False, False) for c, dice, *_ in ships] if not pds else []   # I5.3.3
        law = {}
        for x, p in hits(bombs).items():
            for y, q in hits(pds).items():                                                     # I5.3.4
                for end, r in battle.odds(lose(a, y), lose(d, x)).items():
                    law[end] = law.get(end, 0) + p * q * r
    assert sum(law.values()) == 1, line
    win = {end: float(law.get(end, F(0))) for end in ("attacker", "defender", "neither", "undecided")}
    return {"line": line, "win": win}

def u(n, name, **figures):
    return (n, name, figures)

CASES = [
    case([u(3, "cruiser")], [u(2, "dreadnought")]),
    case([u(3, "fighter"), u(1, "carrier")], [u(1, "dreadnought")]),
    case([u(2, "dreadnought"), u(3, "fighter")], [u(2, "cruiser"), u(1, "dreadnought")],
         losses=(("dreadnought", "fighter"), ())),
    case([u(2, "destroyer"), u(2, "cruiser")], [u(1, "carrier"), u(3, "fighter")], losses=((), ("carrier",))),
    case([u(1, "war_sun"), u(2, "fighter")], [u(2, "dreadnought"), u(1, "cruiser")], sustain=True),
    case([u(1, "war_sun"), u(2, "fighter")], [u(2, "dreadnought"), u(1, "cruiser")]),
    case([u(2, "war_sun")], [u(1, "war_sun"), u(3, "cruiser")], sustain=True, retreat=("ships", 1)),
    case([u(3, "cruiser"), u(2, "fighter")], [u(2, "dreadnought")], retreat=("odds", 40)),
    case([u(4, "cruiser")], [u(3, "cruiser")], retreat=("round", 2)),
    case([u(4, "cruiser")], [u(3, "cruiser")], retreat=("ships", 2), rounds=3),
    case([u(2, "dreadnought")], [u(3, "fighter", combat=11), u(1, "cruiser")], rounds=2),
    case([u(2, "fighter", combat=11)], [u(1, "fighter", combat=11)]),
    case([u(2, "fighter", combat=11), u(1, "cruiser")], [u(2, "fighter", combat=11), u(1, "cruiser")],
         losses=(("cruiser",), ("cruiser",))),
    case([u(2, "raider", combat=1, cost=5)], [u(2, "hulk", combat=10, dice=3)]),
    case([u(3, "ground_force"), u(2, "dreadnought")], [u(3, "ground_force")], invasion=True),
    case([u(3, "ground_force"), u(2, "dreadnought")], [u(3, "ground_force"), u(1, "pds")], invasion=True),
    case([u(3, "ground_force")], [u(2, "pds")], invasion=True),
    case([u(2, "ground_force"), u(1, "ground_force", combat=6)], [u(2, "ground_force")], invasion=True),
    case([u(2, "ground_force", combat=11)], [u(1, "ground_force", combat=11), u(1, "pds")], invasion=True),
    case([u(3, "ground_force"), u(1, "dreadnought")], [u(2, "ground_force")], invasion=True, rounds=1),
]
json.dump(CASES, sys.stdout, indent=1)
print()

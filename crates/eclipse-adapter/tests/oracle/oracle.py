#!/usr/bin/env python3
"""Exact reference values for two-sided Eclipse battles, written from the rule text (clauses E2-E8, E13) alone.

Shares no code and no method of counting with the engine it checks; everything is a Fraction. Meant for small battles.

    oracle.py "2 cruiser, 1 interceptor vs 2 ancient" [--attacker rule] [--defender rule] [--objective material]
              [--npc-spread spread] [--splitter attacker|defender ...] [--retreat attacker|defender ...]

How it works. A *position* is the living ships of both sides: for each type whether it stands in the hex or on the edge, and
the sorted damage of its ships. Ships that are destroyed or have left are simply gone; what they are worth is counted when
they go. Damage only grows and ships only leave, so the only cycle is a position that meets itself at the next round with
nothing changed. Let v_p be the value of a position when the p-th type of the initiative order is about to act, and v_n = v_0
again (the next round). Then v_p = f_p(v_{p+1}), each f_p a monotone, piecewise linear function: an expectation over rolls of
a maximum (attacker decides) or minimum (defender decides) over the results of the roll, where "nothing happens" is worth
v_{p+1} and everything else is a constant known by recursion. As a 6 always hits, v_0 = F(v_0) is a contraction; it is solved
exactly: bisection brackets the fixed point, and the line through the current piece of F proposes a candidate that counts
only if F(candidate) == candidate for the true max/min operator F, i.e. if every decision of the cycle is optimal.

Readings where the text leaves room:
 * The dice of one roll are assigned jointly (E3.2): several may go to one ship, even more than destroy it, and a die may be
   wasted on a ship it misses although another die of the roll destroys that ship.
 * "rule" fixes dice only; a retreat decision of such a side would still be its best one (battles.json has no such case).
 * npc_spread is part of E4.4, so it holds for players with policy "rule" too.
 * Under "hold" nobody's material counts, under "material" nobody's win; the numbers that an objective does not fix are given
   only if all optimal plays agree on them (None otherwise).
"""
import argparse
import math
import re
import sys
from collections import namedtuple
from fractions import Fraction

ATT, DEF = 0, 1
SIDES = ("attacker", "defender")
HEX, EDGE = 0, 1
ZERO, ONE = Fraction(0), Fraction(1)
sys.setrecursionlimit(100000)  # a battle is as deep as it has points of damage

# ---------------------------------------------------------------------------------------------- figures and battle lines

# In the order of size (E4.4); an NPC stands alone, so its place does not matter.
SIZE = ("dreadnought", "cruiser", "starbase", "interceptor", "ancient", "gcds")
COST = {"dreadnought": 8, "cruiser": 5, "starbase": 3, "interceptor": 3, "ancient": 5, "gcds": 15}
NPC = {"ancient": dict(init=2, hull=1, computer=1, yellow=2), "gcds": dict(init=0, hull=7, computer=1, yellow=4)}
# slots, own initiative, own energy, default parts
BLUEPRINT = {
    "interceptor": (4, 2, 0, "ion_cannon nuclear_source nuclear_drive"),
    "cruiser": (6, 1, 0, "electron_computer ion_cannon hull nuclear_source nuclear_drive"),
    "dreadnought": (8, 0, 0, "electron_computer ion_cannon*2 hull*2 nuclear_source nuclear_drive"),
    "starbase": (5, 4, 3, "electron_computer ion_cannon hull*2"),
}
PART = {
    "ion_cannon": dict(yellow=1, energy=-1), "plasma_cannon": dict(orange=1, energy=-2),
    "antimatter_cannon": dict(red=1, energy=-4), "plasma_missile": dict(missiles=2, energy=0),
    "electron_computer": dict(computer=1, energy=0), "positron_computer": dict(computer=2, init=1, energy=-1),
    "gluon_computer": dict(computer=3, init=2, energy=-2), "gauss_shield": dict(shield=1, energy=0),
    "phase_shield": dict(shield=2, energy=-1), "hull": dict(hull=1, energy=0), "improved_hull": dict(hull=2, energy=0),
    "nuclear_drive": dict(drive=1, init=1, energy=-1), "fusion_drive": dict(drive=2, init=2, energy=-2),
    "tachyon_drive": dict(drive=3, init=3, energy=-3), "nuclear_source": dict(energy=3),
    "fusion_source": dict(energy=6), "tachyon_source": dict(energy=9),
    "ion_turret": dict(yellow=2, energy=-1), "axion_computer": dict(computer=3, energy=0),
    "shard_hull": dict(hull=3, energy=0), "flux_shield": dict(shield=3, energy=-2),
    "conformal_drive": dict(drive=4, init=2, energy=-2), "hypergrid_source": dict(energy=11),
}
FIGURES = ("init", "hull", "computer", "shield", "yellow", "orange", "red", "missiles", "drive")
Type = namedtuple("Type", ("name", "count") + FIGURES)


def figures_of_parts(name, text):
    """The figures of a blueprint given by its parts (E2.3, E13.1)."""
    slots, init, energy, _ = BLUEPRINT[name]
    total = dict.fromkeys(FIGURES, 0)
    total.update(init=init, energy=energy)
    for word in text.split():
        part, _, times = word.partition("*")
        times = int(times or 1)
        slots -= times
        for key, amount in PART[part].items():
            total[key] += amount * times
    if slots < 0 or total["energy"] < 0 or (total["drive"] > 0) == (name == "starbase"):
        raise ValueError("not a legal blueprint: %s(%s)" % (name, text))
    del total["energy"]
    return total


def parse_stack(text):
    match = re.fullmatch(r"\s*(\d+)?\s*([a-z]+)\s*(?:\((.*)\))?\s*", text)
    count, name, inside = int(match[1] or 1), match[2], match[3]
    if name in NPC:
        figures = dict(NPC[name], drive=0)
    elif inside is None:
        figures = figures_of_parts(name, BLUEPRINT[name][3])
    elif "=" in inside:
        figures = {key: int(value) for key, value in (word.split("=") for word in inside.split())}
        figures["drive"] = 0 if name == "starbase" else figures.get("drive", 1)
    else:
        figures = figures_of_parts(name, inside)
    return Type(name, count, **{key: figures.get(key, 0) for key in FIGURES})


def parse_line(line):
    """A battle line as two tuples of types, each in the order of size."""
    sides = [tuple(sorted(map(parse_stack, side.split(",")), key=lambda t: SIZE.index(t.name)))
             for side in line.split(" vs ")]
    assert len(sides) == 2 and all(len({t.name for t in side}) == len(side) for side in sides)
    return tuple(sides)


# -------------------------------------------------------------------------------------------------------------- the battle

def compositions(total, parts):
    """All tuples of `parts` non-negative integers with this sum."""
    if parts == 0:
        if total == 0:
            yield ()
    elif parts == 1:
        yield (total,)
    else:
        for first in range(total + 1):
            for rest in compositions(total - first, parts - 1):
                yield (first,) + rest


class Battle:
    """A battle fought from the start. Values are to the attacker."""

    def __init__(self, line, attacker="best", defender="best", objective="hold", npc_spread="concentrate",
                 antimatter_splitter=(), retreat=None, overkill=True):
        """`overkill=False`: the other reading, in which dice are assigned one by one and a destroyed ship is no target."""
        self.types = parse_line(line)
        self.material = {"hold": False, "material": True}[objective]
        self.spread = {"concentrate": False, "spread": True}[npc_spread]
        self.splitter = [side in antimatter_splitter for side in SIDES]
        self.rule = [policy == "rule" or any(t.name in NPC for t in types)
                     for policy, types in zip((attacker, defender), self.types)]
        self.overkill = overkill
        may = retreat or {}
        self.may_retreat = [[bool(may.get(side)) and t.drive > 0 and t.name != "starbase" and t.name not in NPC
                             for t in types] for side, types in zip(SIDES, self.types)]
        # E2.4, E2.5: initiative, then the defender, then the larger ship.
        self.order = sorted(((s, i) for s in (ATT, DEF) for i in range(len(self.types[s]))),
                            key=lambda a: (-self.types[a[0]][a[1]].init, a[0] == ATT, a[1]))
        self.volleys = [(s, i) for s, i in self.order if self.types[s][i].missiles]
        self.solved, self.rolls, self.moves, self.expected = {}, {}, {}, {}

    def start(self):
        return tuple(tuple((HEX, (0,) * t.count) for t in types) for types in self.types)

    # --- rolls and their assignment

    def roll(self, side, index, ships, targets, missile):
        """The roll of `ships` ships of a type: a list of (probability, results). A result is the damage of the enemy's
        surviving ships by type; the results are those among which the shooter may choose (one only if a rule decides)."""
        key = (side, index, ships, targets, missile)
        if key not in self.rolls:
            shooter = self.types[side][index]
            pools = ([(2, 1, shooter.missiles)] if missile else
                     [(1, 1, shooter.yellow), (2, 1, shooter.orange),
                      (1, 4, shooter.red) if self.splitter[side] else (4, 1, shooter.red)])
            chances = [(1, ())]
            dice = 0
            for damage, points, number in pools:
                dice += number * ships
                chances = [(w * x, hits + more) for w, hits in chances
                           for x, more in self.pool(side, shooter.computer, damage, points, number * ships, targets)]
            merged = {}
            for weight, hits in chances:
                results = self.assignments(self.types[1 - side], targets, hits)
                if self.rule[side]:
                    results = (max(results, key=lambda after: self.rule_key(targets, after)),)
                results = tuple(sorted(results))
                merged[results] = merged.get(results, 0) + weight
            assert sum(merged.values()) == 6 ** dice
            self.rolls[key] = [(Fraction(w, 6 ** dice), results) for results, w in merged.items()]
        return self.rolls[key]

    def pool(self, side, computer, damage, points, number, targets):
        """A number of equal dice: (weight, hits), where hits lists for each die (or point of it) its damage and the enemy
        types it hits (E3.3). Dice that hit nobody are discarded (E3.8)."""
        faces = {}
        for face in range(1, 7):
            hit = tuple(i for i, t in enumerate(self.types[1 - side])
                        if targets[i] and (face == 6 or face != 1 and face + computer - t.shield >= 6))
            faces[hit] = faces.get(hit, 0) + 1
        for counts in compositions(number, len(faces)):
            weight, left, hits = 1, number, ()
            for count, (hit, ways) in zip(counts, faces.items()):
                weight *= math.comb(left, count) * ways ** count
                left -= count
                if hit:
                    hits += ((damage, hit),) * (count * points)
            yield weight, hits

    def assignments(self, enemy, targets, hits):
        """All results of assigning the hits. A die goes to any ship, hits it or (E3.8) misses it; overkill is lost. Ships
        destroyed by the roll stay in the rows until all its dice are assigned."""
        def alive(rows):
            return tuple(tuple(d for d in row if d <= t.hull) for t, row in zip(enemy, rows))

        reached = {targets}
        for damage, hit in hits:
            following = set()
            for rows in reached:
                open_to = rows if self.overkill else alive(rows)
                if not any(open_to[i] for i in hit):  # only without overkill
                    following.add(rows)
                    continue
                for i, row in enumerate(rows):
                    if open_to[i] and i not in hit:
                        following.add(rows)
                    for old in set(open_to[i] if i in hit else ()):
                        new = list(row)
                        new.remove(old)
                        new.append(min(old + damage, enemy[i].hull + 1))
                        following.add(rows[:i] + (tuple(sorted(new)),) + rows[i + 1:])
            reached = following
        return set(map(alive, reached))

    def rule_key(self, before, after):
        """E4.4: the best assignment has the greatest key. Rows are in the order of size."""
        destroyed = [len(old) - len(new) for old, new in zip(before, after)]
        cubes = [sum(row) for row in after]
        shape = [sorted(row, reverse=True) for row in after]
        if self.spread:  # the lexicographically least is to be the greatest key
            shape = [[-d for d in row] for row in shape]
        return destroyed, sum(cubes), cubes, shape

    # --- what can happen

    def next_moves(self, position, turn):
        """The alternatives of the type whose turn it is: each a list of (probability, results), a result being (position,
        ships destroyed as (side, type, number) triples)."""
        key = (position, turn)
        if key not in self.moves:
            side, i = self.order[turn]
            place, ships = position[side][i]
            stay = [(ONE, ((position, ()),))]
            if not ships:
                alternatives = [stay]
            elif place == EDGE:  # E7.4
                alternatives = [[(ONE, ((self.put(position, side, i, (HEX, ())), ()),))]]
            else:
                shooter = self.types[side][i]
                armed = shooter.yellow + shooter.orange + shooter.red
                alternatives = [self.shots(position, side, i, False) if armed else stay]
                if self.may_retreat[side][i]:
                    alternatives.append([(ONE, ((self.put(position, side, i, (EDGE, ships)), ()),))])
            self.moves[key] = alternatives
        return self.moves[key]

    def put(self, position, side, i, stack):
        stacks = position[side][:i] + (stack,) + position[side][i + 1:]
        return (stacks, position[1]) if side == ATT else (position[0], stacks)

    def shots(self, position, side, i, missile):
        other = 1 - side
        targets = tuple(ships for _, ships in position[other])
        chances = []
        for p, results in self.roll(side, i, len(position[side][i][1]), targets, missile):
            nexts = []
            for after in results:
                stacks = tuple((place if row else HEX, row) for (place, _), row in zip(position[other], after))
                killed = tuple((other, j, len(old) - len(new))
                               for j, (old, new) in enumerate(zip(targets, after)) if len(new) < len(old))
                nexts.append(((stacks, position[1]) if other == ATT else (position[0], stacks), killed))
            chances.append((p, tuple(nexts)))
        return chances

    def gain(self, killed):
        """What destroyed ships are worth to the attacker under the objective."""
        if not self.material:
            return 0
        return sum((1 if side == DEF else -1) * COST[self.types[side][i].name] * n for side, i, n in killed)

    def stalemate_losses(self, position):
        """E8.1: the attacker's ships that are destroyed in a stalemate. Those on an edge leave; leaving at once is the best
        choice of the others that may (it matters for material only)."""
        return tuple((ATT, i, len(ships)) for i, (place, ships) in enumerate(position[ATT])
                     if ships and place == HEX and not self.may_retreat[ATT][i])

    def over(self, position, volley):
        """None, or how the battle has ended (E6.2, E8): (the side left, ships destroyed by that). `volley`: the missile
        volleys from this one on are still to come."""
        here = [any(ships for _, ships in stacks) for stacks in position]
        if not here[ATT] or not here[DEF]:
            return (ATT if here[ATT] else DEF), ()
        armed = any(ships and t.yellow + t.orange + t.red
                    for types, stacks in zip(self.types, position) for t, (_, ships) in zip(types, stacks))
        if armed or any(position[s][i][1] for s, i in self.volleys[volley:]):
            return None
        return DEF, self.stalemate_losses(position)

    def end_value(self, end):
        winner, killed = end
        return Fraction(self.gain(killed) if self.material else int(winner == ATT))

    # --- values

    def value(self, position, turn, volley=None):
        """The value of a position before the given turn of a round, or before the given missile volley."""
        end = self.over(position, len(self.volleys) if volley is None else volley)
        if end:
            return self.end_value(end)
        if volley is None:
            return self.rounds(position)[turn]
        if volley == len(self.volleys):
            return self.rounds(position)[0]
        key = (position, ~volley)
        if key not in self.solved:
            side, i = self.volleys[volley]
            if position[side][i][1]:
                best = min if side == DEF else max
                self.solved[key] = sum((p * best(self.gain(killed) + self.value(after, None, volley + 1)
                                                 for after, killed in results)
                                        for p, results in self.shots(position, side, i, True)), ZERO)
            else:
                self.solved[key] = self.value(position, None, volley + 1)
        return self.solved[key]

    def rounds(self, position):
        """The values of a position that is not over, before each turn of a round."""
        if position not in self.solved:
            number = len(self.order)
            # Each turn's alternatives as (constant, weight of v, [(weight, constant to compare with v)]).
            turns = []
            for turn, (side, _) in enumerate(self.order):
                best = min if side == DEF else max
                alternatives = []
                for chances in self.next_moves(position, turn):
                    constant, idle, choices = ZERO, ZERO, []
                    for p, results in chances:
                        others = [self.gain(killed) + self.value(after, (turn + 1) % number)
                                  for after, killed in results if after != position]
                        if len(others) == len(results):
                            constant += p * best(others)
                        elif others:
                            choices.append((p, best(others)))
                        else:
                            idle += p
                    alternatives.append((constant, idle, choices))
                turns.append((best, alternatives))

            def activation(turn, v):
                """f of this turn at v, and the slope of its piece there."""
                best, alternatives = turns[turn]
                found = []
                for constant, slope, choices in alternatives:
                    for p, other in choices:
                        if best(v, other) == v:
                            slope += p
                        else:
                            constant += p * other
                    found.append((constant + slope * v, slope))
                return best(found, key=lambda pair: pair[0])

            def whole_round(v):
                slope = ONE
                values = []
                for turn in reversed(range(number)):
                    v, piece = activation(turn, v)
                    slope *= piece
                    values.append(v)
                return values[::-1], slope

            low, high = ZERO, ONE
            if self.material:
                low, high = (Fraction(sign * sum(COST[t.name] * t.count for t in types))
                             for sign, types in zip((-1, 1), self.types))
            while True:
                middle = (low + high) / 2
                values, slope = whole_round(middle)
                candidate = (values[0] - slope * middle) / (1 - slope)
                exact, _ = whole_round(candidate)
                if exact[0] == candidate:
                    self.solved[position] = exact
                    break
                if values[0] > middle:
                    low = middle
                else:
                    high = middle
        return self.solved[position]

    # --- other numbers: the chance to win and the losses under optimal play, where they are determined

    def outcome(self, position, turn, volley=None):
        """(P(the attacker is the side left), expected losses per type of the attacker, of the defender), None for a number
        that depends on which optimal play is chosen."""
        end = self.over(position, len(self.volleys) if volley is None else volley)
        if end:
            winner, killed = end
            found = [Fraction(int(winner == ATT))] + [ZERO] * sum(map(len, self.types))
            if winner == DEF and not self.material:
                # In a stalemate those that may leave do so or not: "hold" does not tell.
                for i, (place, ships) in enumerate(position[ATT]):
                    if ships and place == HEX and self.may_retreat[ATT][i]:
                        found[1 + i] = None
            return self.with_losses(found, killed)
        if volley is None:
            return self.outcome_of_rounds(position)[turn]
        if volley == len(self.volleys):
            return self.outcome_of_rounds(position)[0]
        key = (position, ~volley)
        if key not in self.expected:
            side, i = self.volleys[volley]
            if position[side][i][1]:
                found = None
                for p, results in self.shots(position, side, i, True):
                    values = [self.gain(killed) + self.value(after, None, volley + 1) for after, killed in results]
                    best = (min if side == DEF else max)(values)
                    same = agreed([self.with_losses(self.outcome(after, None, volley + 1), killed)
                                   for (after, killed), v in zip(results, values) if v == best])
                    found = add(found, p, same)
                self.expected[key] = found
            else:
                self.expected[key] = self.outcome(position, None, volley + 1)
        return self.expected[key]

    def with_losses(self, outcome, killed):
        outcome = list(outcome)
        for side, i, n in killed:
            place = 1 + i + (len(self.types[ATT]) if side == DEF else 0)
            if outcome[place] is not None:
                outcome[place] += n
        return outcome

    def outcome_of_rounds(self, position):
        if position not in self.expected:
            number = len(self.order)
            values = self.rounds(position)
            # The optimal alternatives of each turn: a list of (probability, optimal results, None for "nothing happens").
            turns = []
            for turn, (side, _) in enumerate(self.order):
                after_turn = values[(turn + 1) % number]
                optimal = []
                for chances in self.next_moves(position, turn):
                    total, kept = ZERO, []
                    for p, results in chances:
                        worth = [after_turn if after == position
                                 else self.gain(killed) + self.value(after, (turn + 1) % number)
                                 for after, killed in results]
                        best = (min if side == DEF else max)(worth)
                        total += p * best
                        kept.append((p, [None if after == position else
                                         self.with_losses(self.outcome(after, (turn + 1) % number), killed)
                                         for (after, killed), v in zip(results, worth) if v == best]))
                    if total == values[turn]:
                        optimal.append(kept)
                turns.append(optimal)

            def first(kept, idle):
                found = None
                for p, results in kept:
                    found = add(found, p, idle if results[0] is None else results[0])
                return found

            # One optimal policy (the first) is affine in what follows: take its value at 0 and at 1 for the fixed point.
            size = 1 + sum(map(len, self.types))
            ends = []
            for x in (ZERO, ONE):
                row = [x] * size
                for optimal in reversed(turns):
                    row = first(optimal[0], row)
                ends.append(row)
            row = [None if a is None or b is None else a / (1 - (b - a)) for a, b in zip(*ends)]
            rows = []
            for optimal in reversed(turns):
                row = first(optimal[0], row)
                rows.append(row)
            rows.reverse()
            # Do all the optimal alternatives agree?
            doubt = [False] * size
            for turn, optimal in enumerate(turns):
                idle = rows[(turn + 1) % number]
                each = []
                for kept in optimal:
                    found = None
                    for p, results in kept:
                        found = add(found, p, agreed([idle if r is None else r for r in results]))
                    each.append(found)
                for k, same in enumerate(agreed(each)):
                    doubt[k] |= same is None
            self.expected[position] = [[None if d else x for d, x in zip(doubt, row)] for row in rows]
        return self.expected[position]

    def solve(self):
        """(value, P(the attacker is the side left), losses by side and type); None for what is not determined."""
        value = self.value(self.start(), None, 0)
        win, *losses = self.outcome(self.start(), None, 0)
        if not self.material:
            assert win == value
        names = [(side, t.name) for side, types in zip(SIDES, self.types) for t in types]
        table = {side: {name: x for (s, name), x in zip(names, losses) if s == side} for side in SIDES}
        return value, win, table


def agreed(rows):
    """The common row of several, None where they differ."""
    return [column[0] if all(x == column[0] for x in column) else None for column in zip(*rows)]


def add(total, p, row):
    if total is None:
        total = [ZERO] * len(row)
    return [None if a is None or b is None else a + p * b for a, b in zip(total, row)]


# ------------------------------------------------------------------------------------------------------------ command line

def main():
    parser = argparse.ArgumentParser(description="Exact values of a small two-sided Eclipse battle.")
    parser.add_argument("line")
    parser.add_argument("--attacker", choices=("best", "rule"), default="best")
    parser.add_argument("--defender", choices=("best", "rule"), default="best")
    parser.add_argument("--objective", choices=("hold", "material"), default="hold")
    parser.add_argument("--npc-spread", choices=("concentrate", "spread"), default="concentrate")
    parser.add_argument("--splitter", choices=SIDES, action="append", default=[])
    parser.add_argument("--retreat", choices=SIDES, action="append", default=[])
    given = parser.parse_args()
    battle = Battle(given.line, given.attacker, given.defender, given.objective, given.npc_spread, given.splitter,
                    {side: True for side in given.retreat})
    value, win, losses = battle.solve()
    print("value   ", float(value))
    print("win     ", win if win is None else float(win))
    for side in SIDES:
        print("losses  ", side, {k: v if v is None else float(v) for k, v in losses[side].items()})


if __name__ == "__main__":
    main()

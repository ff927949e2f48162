#!/usr/bin/env python3
"""Writes battles.json beside this file: random small Eclipse battles with their exact values by oracle.py.

    generate.py            write it (fixed seed: the same bytes every time; about a minute)
    generate.py --check    recompute it and compare

battles.json is a list of objects: a theme and the inputs of oracle.Battle; "win_attacker", P(the attacker is the side left)
(null where optimal plays differ in it); "value" of the objective, to the attacker; for a third of them "losses", expected ships
lost by type (without the types on which optimal plays differ). Losses are decimal strings of 25 places; the other two are
"num/den", or such decimals where "decimal" is true. "deliberate_overkill": true marks the few battles whose value relies on
the first reading in oracle.py: with dice that may not go to a ship that earlier dice of the roll have destroyed, it would be
another.
"""
import json
import math
import os
import random
import sys

sys.dont_write_bytecode = True
from oracle import FIGURES, SIDES, Battle, parse_line  # noqa: E402

SHIPS = ("interceptor", "cruiser", "dreadnought")
PARTS = {  # legal blueprints, none uses an ancient part
    "interceptor": ("ion_cannon*2 nuclear_drive nuclear_source", "plasma_missile electron_computer nuclear_drive nuclear_source",
                    "ion_cannon gauss_shield nuclear_drive nuclear_source", "plasma_cannon nuclear_drive nuclear_source",
                    "improved_hull ion_cannon nuclear_source nuclear_drive", "gluon_computer nuclear_drive nuclear_source"),
    "cruiser": ("gauss_shield positron_computer ion_cannon*2 nuclear_drive fusion_source",
                "plasma_cannon hull electron_computer fusion_drive fusion_source",
                "antimatter_cannon electron_computer nuclear_drive fusion_source",
                "plasma_missile*2 gluon_computer nuclear_drive nuclear_source",
                "phase_shield improved_hull ion_cannon nuclear_drive nuclear_source"),
    "dreadnought": ("improved_hull plasma_cannon*2 electron_computer nuclear_drive fusion_source",
                    "antimatter_cannon ion_cannon positron_computer hull tachyon_drive tachyon_source",
                    "plasma_missile ion_cannon*2 hull gauss_shield nuclear_drive nuclear_source"),
    "starbase": ("plasma_cannon electron_computer hull", "ion_cannon*2 gauss_shield improved_hull electron_computer",
                 "plasma_missile electron_computer hull ion_cannon", "antimatter_cannon nuclear_source positron_computer"),
}


def stack(count, name, **figures):
    if name == "starbase":
        figures.pop("drive", None)
    shown = ["%s=%d" % (key, figures[key]) for key in FIGURES if key in figures and (figures[key] or key in ("init", "drive"))]
    return "%d %s(%s)" % (count, name, " ".join(shown))


def size_of(line):
    """A rough measure of the work a battle makes."""
    positions, dice = 1, 1
    for types in parse_line(line):
        for t in types:
            positions *= math.comb(t.count + t.hull + 1, t.count)
            dice = max(dice, t.count * (t.yellow + t.orange + 2 * t.red), t.count * t.missiles)
    return positions * dice * dice


# Against dice that follow E4.4 it can pay not to hit: two dice would be spent on the large ship, one destroys the small one.
# In the first list a die had better miss deliberately, in the second it had better go to a ship that is destroyed anyway.
MISSES = (
    "1 interceptor(init=3 computer=3 yellow=2), 2 dreadnought(init=3 hull=1) vs "
    "2 interceptor(init=2 computer=4 yellow=1), 1 starbase(init=0 shield=3)",
    "1 interceptor(init=3 computer=3 yellow=2), 1 dreadnought(init=1 hull=1) vs "
    "2 interceptor(init=2 computer=4 yellow=1), 1 cruiser(init=0 shield=3)",
    "1 interceptor(init=3 hull=1 computer=2 yellow=2), 2 dreadnought(init=2 hull=2) vs "
    "3 interceptor(init=2 computer=4 yellow=1), 1 cruiser(init=2 hull=1 shield=3)",
    "1 interceptor(init=2 computer=3 yellow=2), 2 cruiser(init=0 hull=1) vs "
    "3 interceptor(init=0 computer=4 yellow=1), 1 cruiser(init=3 shield=3 yellow=1)",
    "1 interceptor(init=3 computer=2 yellow=2), 2 dreadnought(init=2 hull=2) vs "
    "3 interceptor(init=0 computer=4 yellow=1), 1 cruiser(init=0 hull=1 shield=2)",
)
OVERKILL = (
    "1 interceptor(init=1 computer=3 yellow=2), 2 cruiser(init=0 hull=1) vs 3 interceptor(init=2 computer=3 yellow=1)",
    "1 interceptor(init=2 computer=2 yellow=2), 2 dreadnought(init=3 hull=1) vs 3 interceptor(init=3 computer=4 yellow=1)",
)


class Generator:
    """Random battles by theme. Everything comes from one seeded source, in a fixed order."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.cases = []

    def one(self, *options):
        return self.random.choice(options)

    def some(self, probability):
        return self.random.random() < probability

    def counts(self, names, most):
        """Distinct types with counts, `most` ships at most."""
        names = self.random.sample(names, self.one(*range(1, min(3, len(names), most) + 1)))
        left = most - len(names)
        chosen = []
        for name in names:
            more = self.random.randint(0, min(left, 1))
            left -= more
            chosen.append((1 + more, name))
        return chosen

    def figures(self, colours=("yellow",), **fixed):
        figures = dict(init=self.random.randint(0, 4), hull=self.one(0, 0, 1, 1, 2), computer=self.one(0, 1, 1, 2, 3),
                       shield=self.one(0, 0, 0, 1, 2))
        for colour in colours:
            figures[colour] = self.one(1, 1, 2)
        figures.update(fixed)
        return figures

    def fleet(self, defends, most=3, make=None):
        names = SHIPS + ("starbase",) * defends
        make = make or self.figures
        return ", ".join(stack(count, name, **make()) for count, name in self.counts(names, most))

    def defaults(self, defends, most=4):
        return ", ".join("%d %s" % c for c in self.counts(SHIPS + ("starbase",) * defends, most))

    def blueprints(self, defends, most=3):
        return ", ".join("%d %s(%s)" % (count, name, self.one(*PARTS[name]))
                         for count, name in self.counts(SHIPS + ("starbase",) * defends, most))

    def policies(self):
        return dict(attacker=self.one("best", "best", "rule"), defender=self.one("best", "best", "rule"),
                    objective=self.one("hold", "hold", "material"))

    def put(self, theme, number, make, work=8000):
        """`make` gives a line and options; lines that make too much work are drawn again."""
        while number:
            line, options = make()
            if size_of(line) > work:
                continue
            given = dict(line=line, attacker="best", defender="best", objective="hold", npc_spread="concentrate",
                         antimatter_splitter=[], retreat={})
            given.update(options)
            # What a side that plays by rule thinks of retreat is not fixed by the rules: leave it out.
            given["retreat"] = {side: bool(given["retreat"].get(side)) and given[side] == "best" for side in SIDES}
            if given not in [case for _, case in self.cases]:
                self.cases.append((theme, given))
                number -= 1

    def generate(self):
        one, some = self.one, self.some

        def versus(attackers, defenders, **options):
            return attackers + " vs " + defenders, dict(self.policies(), **options)

        def spread():
            return one("concentrate", "spread")

        def npc(line, **options):
            return line, dict(dict(objective=one("hold", "hold", "material"), attacker=one("best", "best", "rule"),
                                   npc_spread=spread()), **options)

        self.put("default", 36, lambda: versus(self.defaults(0), self.defaults(1)), 4000)
        self.put("parts", 26, lambda: versus(self.blueprints(0), self.blueprints(1)))
        # NPCs
        self.put("ancients", 12, lambda: npc(self.defaults(0, 3) + " vs %d ancient" % one(1, 1, 2, 2, 3)))
        self.put("ancients", 8, lambda: npc(self.blueprints(0) + " vs %d ancient" % one(1, 2, 3)))
        self.put("ancients", 12, lambda: npc(self.fleet(0, 3, lambda: self.figures(
            one(("yellow",), ("orange",), ("red",), ("yellow", "orange"), ("yellow", "red")), hull=one(0, 1, 2, 3))) +
            " vs %d ancient" % one(1, 2, 3), antimatter_splitter=["attacker"] if some(.4) else []))
        self.put("ancients, missiles", 5, lambda: npc(self.fleet(0, 3, lambda: self.figures(
            one(("yellow",), ()), missiles=one(1, 2))) + " vs %d ancient" % one(1, 2)))
        self.put("ancients, retreat", 10, lambda: npc(self.fleet(0) + " vs %d ancient" % one(1, 2), attacker="best",
                                                      objective=one("material", "material", "hold"),
                                                      retreat={"attacker": True}))
        for line in ("2 interceptor vs 1 gcds", "1 dreadnought, 1 cruiser vs 1 gcds",
                     "1 dreadnought(init=3 hull=2 computer=2 yellow=1 red=1) vs 1 gcds"):
            self.put("gcds", 1, lambda: npc(line, attacker="best"), 10 ** 9)
        # Shields that differ on a side: dice that hit only some; deliberate misses.
        self.put("shields", 22, lambda: versus(
            self.fleet(0, 4, lambda: self.figures(shield=one(0, 0, 1, 2, 3))),
            self.fleet(1, 4, lambda: self.figures(shield=one(0, 1, 2, 3), computer=one(1, 2, 3)))))

        def reluctant():
            few = [stack(1, "interceptor", init=one(1, 2, 3), hull=one(0, 0, 1), computer=one(1, 2, 3), yellow=2),
                   stack(one(1, 2), one("cruiser", "dreadnought"), init=one(0, 1, 2, 3), hull=one(1, 1, 2), yellow=one(0, 0, 1))]
            many = [stack(one(2, 2, 3), "interceptor", init=one(0, 1, 2, 3), computer=one(3, 4), yellow=1),
                    stack(1, one("cruiser", "starbase"), init=one(0, 2), hull=one(0, 1), shield=one(2, 3, 4), yellow=one(0, 0, 1))]
            return ", ".join(few) + " vs " + ", ".join(many), dict(defender="rule", objective=one("hold", "hold", "material"),
                                                                  npc_spread=spread())
        self.put("deliberate misses", 8, reluctant)
        for line in MISSES:
            for objective in ("hold", "material"):
                self.put("deliberate misses", 1, lambda: (line, dict(defender="rule", objective=objective)), 10 ** 9)
        for line in OVERKILL:
            self.put("deliberate overkill", 1, lambda: (line, dict(defender="rule")), 10 ** 9)
        # Colours of dice, with and without the splitter.
        colours = lambda: one(("yellow", "orange"), ("yellow", "red"), ("orange", "red"), ("yellow", "orange", "red"),
                              ("orange",), ("red",))
        self.put("colours", 26, lambda: versus(self.fleet(0, 3, lambda: self.figures(colours(), hull=one(0, 1, 2, 3))),
                                               self.fleet(1, 3, lambda: self.figures(colours(), hull=one(0, 1, 2, 3))),
                                               npc_spread=spread()))
        self.put("splitter", 24, lambda: versus(
            self.fleet(0, 3, lambda: self.figures(one(("red",), ("yellow", "red")), hull=one(0, 1, 2, 3), shield=one(0, 1, 2))),
            self.fleet(1, 3, lambda: self.figures(one(("red",), ("yellow", "red")), hull=one(0, 1, 2, 3), shield=one(0, 1, 2))),
            antimatter_splitter=one(["attacker"], ["defender"], ["attacker", "defender"]), npc_spread=spread()))
        # Missiles, and sides that run out of weapons.
        self.put("missiles", 26, lambda: versus(
            self.fleet(0, 3, lambda: self.figures(one(("yellow",), (), ("orange",)), missiles=one(0, 1, 2, 2))),
            self.fleet(1, 3, lambda: self.figures(one(("yellow",), (), ("red",)), missiles=one(0, 1, 2, 2))),
            antimatter_splitter=["attacker"] if some(.2) else [],
            retreat={"attacker": some(.2), "defender": some(.2)}))
        bare = lambda: self.figures(one((), (), ("yellow",)), missiles=one(0, 0, 1, 2), drive=one(0, 1, 1))
        self.put("stalemate", 24, lambda: versus(self.fleet(0, 3, bare), self.fleet(1, 3, bare),
                                                 objective=one("hold", "material", "material"),
                                                 retreat={"attacker": some(.5), "defender": some(.3)}))
        # The same battle under every pair of policies.
        for number in range(7):
            line = one(self.fleet(0, 4) + " vs " + self.fleet(1, 4), self.defaults(0) + " vs " + self.defaults(1))
            while size_of(line) > 5000 or len(line) < 60:
                line = self.fleet(0, 4) + " vs " + self.fleet(1, 4)
            objective = one("hold", "material")
            for attacker in ("best", "rule"):
                for defender in ("best", "rule"):
                    self.put("policies", 1, lambda: (line, dict(attacker=attacker, defender=defender, objective=objective)))
        # Retreat.
        self.put("retreat", 40, lambda: versus(
            self.fleet(0, 3, lambda: self.figures(one(("yellow",), ("orange",), ("yellow",), ()), drive=one(0, 1, 1, 1, 1))),
            self.fleet(1, 3, lambda: self.figures(one(("yellow",), ("red",), ("yellow",), ()), drive=one(0, 1, 1, 1, 1))),
            attacker=one("best", "best", "best", "rule"), defender=one("best", "best", "best", "rule"),
            objective=one("material", "material", "material", "material", "hold"),
            retreat=one({"attacker": True}, {"defender": True}, {"attacker": True, "defender": True})), 4000)
        self.put("retreat, default", 10, lambda: versus(self.defaults(0, 3), self.defaults(1, 3), objective="material",
                                                        retreat={"attacker": some(.7), "defender": some(.7)}), 2000)
        self.put("starbases", 16, lambda: versus(
            self.fleet(0), stack(one(1, 2), "starbase", **self.figures()) +
            (", " + stack(1, one(*SHIPS), **self.figures()) if some(.6) else ""),
            retreat={"attacker": some(.3), "defender": some(.3)}))
        self.put("ties", 14, lambda: versus(self.fleet(0, 4, lambda: self.figures(init=one(1, 1, 2))),
                                            self.fleet(1, 4, lambda: self.figures(init=one(1, 1, 2)))))


def text(x, decimal):
    if not decimal:
        return "%d/%d" % (x.numerator, x.denominator)
    scaled = round(x * 10 ** 25)
    return "%s%d.%025d" % (("-" if scaled < 0 else "",) + divmod(abs(scaled), 10 ** 25))


def solved(theme, given, number):
    value, win, losses = Battle(**given).solve()
    decimal = any(x is not None and len(text(x, False)) > 400 for x in (value, win))
    case = dict(theme=theme, **given)
    case["win_attacker"] = None if win is None else text(win, decimal)
    case["value"] = text(value, decimal)
    if decimal:
        case["decimal"] = True
    if number % 3 == 0:
        case["losses"] = {side: {name: text(x, True) for name, x in row.items() if x is not None}
                          for side, row in losses.items()}
    other = Battle(**given, overkill=False)
    if other.value(other.start(), None, 0) != value:
        case["deliberate_overkill"] = True
    return case


def generate():
    generator = Generator(20240229)
    generator.generate()
    rows = [json.dumps(solved(theme, given, number)) for number, (theme, given) in enumerate(generator.cases)]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def main():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "battles.json")
    if sys.argv[1:] == ["--check"]:
        with open(path, encoding="utf-8") as file:
            same = file.read() == generate()
        print("the same" if same else "battles.json differs")
        sys.exit(0 if same else 1)
    with open(path, "w", encoding="utf-8") as file:
        file.write(generate())


if __name__ == "__main__":
    main()

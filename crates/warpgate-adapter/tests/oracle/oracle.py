#!/usr/bin/env python3
"""An independent way to the odds of Warpgate: exact fractions, standard library only.

It shares no code with the program. Rules (see `admiralty rules W2` to `W5`): hands by listing all
draws, pairs of cards by resolving their texts in every order, the game of hidden hands by a simplex
in fractions. `oracle.py > values.json` writes the values that tests/oracle.rs compares with.
"""
import itertools, json, os, sys, tomllib
from fractions import Fraction as F

DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "data")

def deck_of(name):
    if isinstance(name, list):
        return [(str(m), m, ()) for m in name]
    with open(os.path.join(DATA, name + ".toml"), "rb") as f:
        entries = tomllib.load(f)["card"]
    card = lambda e: (e["name"], e["multiplier"], tuple(tuple(sorted(t.items())) for t in e.get("text", [])))
    return [card(e) for e in entries for _ in range(e.get("count", 1))]

def hands(deck, discards, n=2):
    """Probability of each hand (sorted tuple), W2.2 and W3.1, the deck reshuffled as soon as it is empty."""
    found = {}
    def draw(left, pile, hand, p):
        if not left and pile:
            left, pile = pile, ()
        if len(hand) == n or not left:
            key = tuple(sorted(hand))
            found[key] = found.get(key, 0) + p
            return
        for i, card in enumerate(left):
            draw(left[:i] + left[i + 1:], pile, hand + (card,), p / len(left))
    draw(tuple(deck), tuple(discards), (), F(1))
    return found

def met(effect, side, winner, cards):
    effect = dict(effect)
    if "if_enemy_multiplier" in effect:
        return cards[1 - side][1] >= effect["if_enemy_multiplier"]
    return {None: True, "win": winner == side, "lose": winner != side,
            "attacking": side == 0, "defending": side == 1}[effect.get("if")]

def ends(ships, cards):
    """Winner and all ends (ships of both) that orders which destroy the most lead to."""
    strength = [ships[s] * cards[s][1] for s in (0, 1)]
    winner = 0 if strength[0] >= strength[1] else 1
    texts = [[dict(e) for e in cards[s][2] if met(e, s, winner, cards)] for s in (0, 1)]
    cancels = [any("cancel" in e for e in texts[s]) for s in (0, 1)]
    live = [[] if cancels[1 - s] else texts[s] for s in (0, 1)]
    saves = [sum(e.get("save", 0) for e in live[s]) for s in (0, 1)]
    results = []
    for order in itertools.permutations((0, 1)):
        left, kept, destroyed = list(ships), list(saves), 0
        for side in order:
            for effect in live[side]:
                if "destroy" not in effect:
                    continue
                targets = {"own": [side], "enemy": [1 - side], "both": [0, 1]}[effect["of"]]
                for t in targets:
                    amount = effect["destroy"]
                    hit = left[t] if amount == "all" else left[t] // 2 if amount == "half" else min(amount, left[t])
                    saved = min(hit, kept[t])
                    kept[t] -= saved
                    left[t] -= hit - saved
                    destroyed += hit - saved
        results.append((destroyed, tuple(left)))
    most = max(d for d, _ in results)
    return winner, {left for d, left in results if d == most}

def worth(ships, cards, objective, planet=2):
    winner, left = ends(ships, cards)
    if objective == "win":
        return F(1 - winner)
    sign = 1 if winner == 0 else -1
    return max(F(a - d + sign * planet) for a, d in left)  # the attacker chooses among orders that tie

def simplex(c, rows, rhs):
    """max c.x, rows.x <= rhs with rhs >= 0, x >= 0; Bland's rule, exact."""
    m, n = len(rows), len(c)
    table = [list(map(F, rows[i])) + [F(int(i == j)) for j in range(m)] + [F(rhs[i])] for i in range(m)]
    cost = [-F(x) for x in c] + [F(0)] * (m + 1)
    basis = [n + i for i in range(m)]
    while True:
        enter = next((j for j in range(n + m) if cost[j] < 0), None)
        if enter is None:
            return cost[-1]
        ratios = [(table[i][-1] / table[i][enter], basis[i], i) for i in range(m) if table[i][enter] > 0]
        _, _, leave = min(ratios)
        pivot = table[leave][enter]
        table[leave] = [x / pivot for x in table[leave]]
        for row in table[:leave] + table[leave + 1:] + [cost]:
            factor = row[enter]
            if factor:
                for j, x in enumerate(table[leave]):
                    if x:
                        row[j] -= factor * x
        basis[leave] = enter

def value(ships, decks, discards, objective):
    mine, theirs = (hands(d, x) for d, x in zip(decks, discards))
    # Shift so that all worths are positive; then "play at most p(h)" is as good as "exactly p(h)".
    cards = [sorted({c for hand in side for c in hand}) for side in (mine, theirs)]
    table = {(a, b): worth(ships, (a, b), objective) for a in cards[0] for b in cards[1]}
    shift = 1 - min(table.values())
    own = [(h, c) for h in mine for c in sorted(set(h))]
    other = list(theirs)
    width = len(own) + len(other)
    c = [0] * len(own) + [theirs[k] for k in other]
    rows, rhs = [], []
    for h in mine:
        rows.append([F(int(g == h)) for g, _ in own] + [F(0)] * len(other))
        rhs.append(mine[h])
    for i, k in enumerate(other):
        for b in sorted(set(k)):
            row = [-(table[card, b] + shift) for _, card in own] + [F(0)] * len(other)
            row[len(own) + i] = F(1)
            rows.append(row)
            rhs.append(F(0))
    assert all(len(r) == width for r in rows)
    return simplex(c, rows, rhs) - shift

CASES = [
    ([1, 1], [[1, 2, 3], [1, 2, 3]], [[], []], "win"),
    ([3, 4], [[5, 4, 3, 2], [5, 4, 3, 2]], [[], []], "win"),
    ([3, 4], [[5, 4, 3, 3, 2, 2, 1, 0], [5, 4, 3, 3, 2, 2, 1, 0]], [[], []], "win"),
    ([3, 2], [[1], [2, 3, 5]], [[1, 2, 4], [5]], "win"),
    ([6, 2], ["seed", "seed"], [[], []], "balance"),
    ([4, 5], ["seed", "seed"], [[], []], "balance"),
    ([5, 5], ["seed", "seed"], [[], []], "balance"),
    ([3, 4], ["seed", "seed"], [[], []], "win"),
    ([7, 3], ["seed", [2, 3, 4]], [[], []], "balance"),
    ([5, 6], ["training", "training"], [[], []], "balance"),
    ([6, 8], ["training", "training"], [[], []], "balance"),
    ([10, 12], ["training", "training"], [[], []], "balance"),
    ([4, 4], ["training", "seed"], [[], []], "balance"),
    ([8, 9], ["seed", "training"], [[], []], "win"),
]

def name(deck, discards):
    if isinstance(deck, str):
        return "", deck
    text = " deck(%s)" % " ".join(map(str, deck + discards))
    return text + (" discards(%s)" % " ".join(map(str, discards)) if discards else ""), None

def main():
    out = []
    for ships, decks, discards, objective in CASES:
        exact = value(ships, [deck_of(d) for d in decks], [deck_of(x) for x in discards], objective)
        sides, options = [], [f"objective {objective}"]
        for side, n, deck, pile in zip(("attacker", "defender"), ships, decks, discards):
            text, file = name(deck, pile)
            sides.append(f"{n}{text}")
            if file:
                options.append(f"{side}_deck {file}")
        out.append({"line": " vs ".join(sides) + "".join(f"; {o}" for o in options),
                    "exact": str(exact), "value": float(exact)})
        print(out[-1], file=sys.stderr)
    json.dump(out, sys.stdout, indent=1)
    print()

main()

#!/usr/bin/env python3
"""Verifies the sealed dice of an Admiralty record, offline and without knowing any rules.

    python3 verify.py RECORD [--secret FILE]

Checks that the published secret is the one whose hash stood in the header before play, computes
every roll again from it, and checks the step numbers, the hash of the scenario and the hash of the
record. It does not check that the rules allow what was done: `admiralty replay` does.

--secret FILE verifies a record of a play that is not over, with the private file beside it.

Exit code: 0 all verified; 1 the first line that does not verify was reported; 2 the record cannot
be read, has no sealed dice, or its secret is not published yet.

Needs Python 3.8 or later and nothing else.

How a roll follows from the secret
----------------------------------
The secret is 32 bytes; the commitment is their SHA-256. Hashes are in lower-case hexadecimal.
The scenario hash is the SHA-256 of the scenario's text in UTF-8. The words hash is the SHA-256 of,
for each of the header's `words` in order, "seat:S\\nlength:L\\n", the word in UTF-8 and "\\n"
(S the seat, L the word's number of bytes, both decimal).

The bytes for the roll of step N are blocks of 32 bytes, block B (from 0) being HMAC-SHA-256 with
the secret as key over

    admiralty-dice-1\\n game:GAME\\n scenario:SCENARIO HASH\\n words:WORDS HASH\\n step:N\\n block:B\\n

without the blanks. A secret may have two parts, written with "+" between them, as the commitment is: the
second is the key where a line says "hidden": true, for what one seat alone sees. The public proof of
a turn has neither the scenario (but its hash) nor hidden lines, and publishes the first part only.
A number below n takes a byte if n <= 256 and 8 bytes (big-endian) otherwise,
below a limit of 256 or 2**64; a value of at least limit - limit % n is thrown away and the next
one taken; the number is the value modulo n. A die shows 1 + a number below its sides, die after
die, group after group. A draw is a number below the total of the urn's counts, counted off along
the urn's list.
"""

import argparse
import hashlib
import hmac
import json
import sys


class Unreadable(Exception):
    """The input is not a record with sealed dice."""


class Wrong(Exception):
    """A line does not verify."""

    def __init__(self, line, why):
        super().__init__("line %d: %s" % (line, why))


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def is_count(value):
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


class Sealed:
    """The numbers of one roll."""

    def __init__(self, secret, binding, step):
        self.secret = secret
        self.prefix = binding + b"step:%d\n" % step
        self.block = 0
        self.bytes = b""

    def take(self, count):
        while len(self.bytes) < count:
            message = self.prefix + b"block:%d\n" % self.block
            self.bytes += hmac.new(self.secret, message, hashlib.sha256).digest()
            self.block += 1
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return int.from_bytes(taken, "big")

    def below(self, n):
        size, limit = (1, 256) if n <= 256 else (8, 2**64)
        while True:
            value = self.take(size)
            if value < limit - limit % n:
                return value % n


def words_hash(words):
    digest = hashlib.sha256()
    for entry in words:
        word = entry["word"].encode("utf-8")
        digest.update(b"seat:%d\nlength:%d\n" % (entry["seat"], len(word)) + word + b"\n")
    return digest.hexdigest()


def read_lines(data):
    """The complete lines, and whether a last one was cut off."""
    lines = data.split(b"\n")
    rest = lines.pop()
    cut = False
    if rest:
        # The beginning of an object is never an object: this one only lacks its line feed.
        try:
            cut = not isinstance(json.loads(rest.decode("utf-8")), dict)
        except (ValueError, RecursionError):
            cut = True
        if not cut:
            lines.append(rest)
    lines = [line.rstrip(b"\r") for line in lines]
    return lines, cut


def parse(number, line):
    try:
        value = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise Unreadable("line %d is not JSON: %s" % (number, error))
    if not isinstance(value, dict):
        raise Unreadable("line %d is not a JSON object" % number)
    return value


def check_header(header):
    """Checks the header and returns the commitment and what rolls are bound to."""
    if header.get("record") != 1:
        raise Unreadable("line 1: this is not version 1 of the record's format")
    dice = header.get("dice")
    if not isinstance(dice, dict) or dice.get("source") != "sealed":
        raise Unreadable("the dice of this record are not sealed: there is nothing to verify")
    game, scenario, words = header.get("game"), header.get("scenario"), header.get("words")
    commitment = dice.get("commitment")
    try:
        name = game.encode("ascii")
        if not name or not all(c in b"abcdefghijklmnopqrstuvwxyz0123456789-" for c in name):
            raise ValueError("the name of the game")
        if not isinstance(commitment, str):
            raise ValueError("the commitment")
        if not all(is_count(word["seat"]) for word in words):
            raise ValueError("the words")
        told = words_hash(words)
        # The public proof of a turn leaves the scenario out, which has hidden things in it.
        proof = header.get("proof") is True
        found = header.get("scenario_hash") if proof else sha256(scenario.encode("utf-8"))
        found.encode("ascii")
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise Unreadable("line 1: not a header: %s" % error)
    if header.get("scenario_hash") != found:
        raise Wrong(1, "the scenario's hash is %s: the scenario or its hash was changed" % found)
    binding = "admiralty-dice-1\ngame:%s\nscenario:%s\nwords:%s\n" % (game, found, told)
    return commitment.split("+"), binding.encode("ascii"), proof


def secret_parts(text):
    """The part for what everybody sees, and perhaps one for what one seat alone sees."""
    parts = text.split("+") if isinstance(text, str) else []
    if not 1 <= len(parts) <= 2:
        return None
    if not all(len(part) == 64 and all(c in "0123456789abcdef" for c in part) for part in parts):
        return None
    return [bytes.fromhex(part) for part in parts]


def fits(secret, commitment, proof):
    """Whether each part has its hash in the commitment; a proof publishes the first part only."""
    if not proof and len(secret) != len(commitment):
        return False
    return all(sha256(part) == hash for part, hash in zip(secret, commitment))


def key_of(secret, roll):
    hidden = isinstance(roll, dict) and roll.get("hidden") is True
    return secret[-1] if hidden else secret[0]


def check_roll(number, roll, numbers):
    """Computes the roll of a line again; returns how many dice and draws it has."""
    if not isinstance(roll, dict):
        raise Wrong(number, "the roll has not the shape of a roll")
    if "dice" in roll:
        dice, sides = roll["dice"], roll.get("sides")
        shaped = (
            isinstance(dice, list)
            and isinstance(sides, list)
            and len(dice) == len(sides)
            and all(isinstance(group, list) for group in dice)
            and all(is_count(n) and 1 <= n <= 255 for n in sides)
        )
        if not shaped:
            raise Wrong(number, "the roll has not the shape of a roll")
        expected = [[1 + numbers.below(n) for _ in group] for group, n in zip(dice, sides)]
        if dice != expected:
            raise Wrong(number, "the sealed dice came out as %s, not as %s" % (expected, dice))
        return sum(len(group) for group in dice), 0
    urn = roll.get("urn")
    shaped = isinstance(urn, list) and all(
        isinstance(pair, list) and len(pair) == 2 and is_count(pair[1]) for pair in urn
    )
    total = sum(pair[1] for pair in urn) if shaped else 0
    if not 0 < total < 2**32:
        raise Wrong(number, "the roll has not the shape of a roll")
    at = numbers.below(total)
    for label, count in urn:
        if at < count:
            if roll.get("drawn") != label:
                raise Wrong(number, "the draw came out as %s, not as %s" % (label, roll.get("drawn")))
            break
        at -= count
    return 0, 1


def verify(data, private):
    lines, cut = read_lines(data)
    if not lines:
        raise Unreadable("there is no complete line in it")
    commitment, binding, proof = check_header(parse(1, lines[0]))
    last = parse(len(lines), lines[-1])
    finished = len(lines) > 1 and "result" in last
    if finished:
        secret = secret_parts(last.get("secret"))
        if secret is None:
            raise Wrong(len(lines), "the secret is not published here")
        if not fits(secret, commitment, proof):
            raise Wrong(len(lines), "the secret is not the one whose hash is in the header")
    elif private is None:
        raise Unreadable("play is not over, so the secret is not published yet (see --secret)")
    else:
        secret = secret_parts(private)
        if secret is None:
            raise Unreadable("the file with the secret does not hold 64 hexadecimal digits")
        if not fits(secret, commitment, proof):
            raise Unreadable("this is the secret of another record")
    digest = hashlib.sha256(lines[0] + b"\n")
    rolled = drawn = step = 0
    for number, line in enumerate(lines[1:], 2):
        value = parse(number, line)
        # The header is line 1 and has no step; step 1 is line 2.
        before, step = step, value.get("step")
        if not is_count(step) or (step <= before if proof else step != number - 1):
            due = "a step after %d" % before if proof else "step %d" % (number - 1)
            raise Wrong(number, "%s is due here, not %s" % (due, step))
        if "roll" in value:
            key = key_of(secret, value["roll"])
            more = check_roll(number, value["roll"], Sealed(key, binding, step))
            rolled, drawn = rolled + more[0], drawn + more[1]
        elif "result" in value:
            if number != len(lines) or cut:
                raise Wrong(number + 1, "nothing may stand after the result")
            if value.get("record_hash") != digest.hexdigest():
                raise Wrong(
                    number, "the lines above have the hash %s: one of them was changed" % digest.hexdigest()
                )
        elif "choice" not in value:
            raise Wrong(number, "neither a choice nor a roll nor the result")
        digest.update(line + b"\n")
    print("the secret hashes to the commitment %s" % "+".join(commitment))
    print("verified: %d dice and %d draws in %d lines" % (rolled, drawn, len(lines)))
    if not finished:
        print("play is not over%s" % ("; the last line is cut off and was left out" if cut else ""))


def main():
    parser = argparse.ArgumentParser(description="Verifies the sealed dice of an Admiralty record.")
    parser.add_argument("record", help="the record (JSON Lines)")
    parser.add_argument("--secret", metavar="FILE", help="the private file, if play is not over")
    arguments = parser.parse_args()
    try:
        with open(arguments.record, "rb") as file:
            data = file.read()
        private = None
        if arguments.secret is not None:
            with open(arguments.secret, "r", encoding="ascii") as file:
                private = file.read().strip()
        verify(data, private)
    except Wrong as wrong:
        print("does not verify: %s" % wrong, file=sys.stderr)
        return 1
    except (Unreadable, OSError, UnicodeDecodeError) as error:
        print("cannot be verified: %s" % error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Prints pairs of a parser and a call with the verdict of argparse, one JSON a line: argparse_pairs.py COUNT SEED."""

import argparse
import contextlib
import io
import json
import random
import sys

NAMES = ["--out", "--output-dir", "--verbose", "--format", "--size", "--in", "--no-color", "--dry-run"]
SHORT = ["-o", "-v", "-f", "-s", "-i", "-n", "-x", "-1"]
CHOICES = ["json", "yaml", "text"]
WORDS = ["a.json", "json", "text", "7", "-3", "1.5", "build", "list", "-", "x y", ""]


def arity(nargs):
    return {None: (1, 1), "?": (0, 1), "*": (0, None), "+": (1, None), 0: (0, 0)}.get(nargs, (nargs, nargs))


def values(rng):
    pick = rng.random()
    if pick < 0.2:
        return {"choices": CHOICES, "type": None}
    if pick < 0.35:
        return {"choices": None, "type": "int"}
    if pick < 0.42:
        return {"choices": None, "type": "float"}
    return {"choices": None, "type": None}


def keywords(of):
    made = {}
    if of["choices"]:
        made["choices"] = of["choices"]
    if of["type"]:
        made["type"] = {"int": int, "float": float}[of["type"]]
    return made


def command(rng, parser, depth):
    """Fills a parser, and returns what it accepts as the product models it."""
    options = [option(rng, parser, name, short) for name, short in chosen(rng)]
    options.append({"names": ["-h", "--help"], "min": 0, "max": 0, "values": {"choices": None, "type": None},
                    "isRequired": False, "isExit": True})
    rows = []
    for index in range(rng.choice([0, 0, 1, 1, 2, 3])):
        nargs = rng.choice([None, None, None, "?", "*", "+", 2])
        of = values(rng)
        parser.add_argument(f"arg{index}", nargs=nargs, **keywords(of))
        low, high = arity(nargs)
        rows.append({"name": f"arg{index}", "min": low, "max": high, "values": of})
    commands, needed = None, False
    if depth and rng.random() < 0.35:
        needed = rng.random() < 0.7
        made = parser.add_subparsers(dest="command", required=needed)
        commands = {name: command(rng, made.add_parser(name), 0) for name in ["build", "list"]}
    return {"options": options, "arguments": rows, "commands": commands, "needsCommand": needed}


def chosen(rng):
    count = rng.choice([0, 1, 2, 3, 4])
    return zip(rng.sample(NAMES, count), rng.sample(SHORT, count))


def option(rng, parser, name, short):
    names = [short, name] if rng.random() < 0.5 else [name]
    required = rng.random() < 0.2
    if rng.random() < 0.3:
        parser.add_argument(*names, action="store_true", required=required)
        return {"names": names, "min": 0, "max": 0, "values": {"choices": None, "type": None}, "isRequired": required}
    nargs = rng.choice([None, None, None, None, "?", "*", "+", 2])
    of = values(rng)
    parser.add_argument(*names, nargs=nargs, required=required, **keywords(of))
    low, high = arity(nargs)
    return {"names": names, "min": low, "max": high, "values": of, "isRequired": required}


def call(rng, spec):
    words = []
    known = [name for row in spec["options"] for name in row["names"]]
    for _ in range(rng.choice([0, 1, 2, 3, 4, 5])):
        pick = rng.random()
        if pick < 0.4 and known:
            name = rng.choice(known)
            if rng.random() < 0.15 and name.startswith("--"):
                name = name[: rng.randint(3, len(name))]
            if rng.random() < 0.2:
                name += rng.choice(["=", ""]) + rng.choice(WORDS)
            words.append(name)
        elif pick < 0.46:
            words.append(rng.choice(NAMES + SHORT))
        elif pick < 0.49:
            words.append("--")
        elif pick < 0.55 and spec["commands"]:
            words.append(rng.choice(["build", "list", "none"]))
        else:
            words.append(rng.choice(WORDS))
    if spec["commands"] and rng.random() < 0.6:
        name = rng.choice(["build", "list"])
        words += [name] + call(rng, spec["commands"][name])
    return words


def verdict(parser, words):
    with contextlib.redirect_stderr(io.StringIO()) as said, contextlib.redirect_stdout(io.StringIO()):
        try:
            parser.parse_args(words)
            return None
        except SystemExit as ended:
            return None if ended.code == 0 else said.getvalue().strip().split("\n")[-1].split(": error: ")[-1]


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    rng = random.Random(seed)
    for _ in range(count):
        parser = argparse.ArgumentParser(prog="x")
        spec = command(rng, parser, 1)
        words = call(rng, spec)
        print(json.dumps({"command": spec, "words": words, "refused": verdict(parser, words)}))


main()

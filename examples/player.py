#!/usr/bin/env python3
"""A contestant for `clubhouse arena`: answers each question with a move. See docs/arena.md.

    clubhouse arena random --engine "python3 examples/player.py" --game ingenious
"""
import json, random, sys

dice = random.Random(1)


def choose(question):
    """The one place to change: `view` is what your seat sees, `moves` is what it may do."""
    return dice.choice(question["moves"])


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], "move": choose(question)}), flush=True)

#!/usr/bin/env python3
"""How many plays of Ingenious a client gets from `clubhouse engine` in a second.

    cargo build --release -p cli && python3 benches/engine.py target/release/clubhouse
"""
import json, random, subprocess, sys, threading, time

MATCHES = 3000


def start():
    return subprocess.Popen([sys.argv[1], "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(engine, **request):
    engine.stdin.write(json.dumps(request).encode() + b"\n")
    engine.stdin.flush()
    return json.loads(engine.stdout.readline())


def record():
    """The plays of one random match."""
    engine, dice, plays = start(), random.Random(1), []
    ask(engine, do="new", game="ingenious", seed=1)
    while (turn := ask(engine, do="moves", match=1))["to_act"] != "over":
        seat = turn["to_act"][0]
        plays.append((seat, dice.choice(turn["moves"][str(seat)])))
        ask(engine, do="play", match=1, seat=seat, move=plays[-1][1])
    engine.communicate()
    return plays


def requests(plays):
    for match in range(1, MATCHES + 1):
        yield {"do": "new", "game": "ingenious", "seed": 1}
        yield from ({"do": "play", "match": match, "seat": seat, "move": move} for seat, move in plays)
        yield {"do": "close", "match": match}


def measure(name, lines, run):
    engine, began = start(), time.monotonic()
    answers = run(engine, lines)
    seconds = time.monotonic() - began
    engine.communicate()
    n_plays = sum(b'"steps":["0' in answer or b'"steps":["1' in answer for answer in answers)
    assert not any(b'"error"' in answer for answer in answers)
    print(f"{name}: {n_plays / seconds:,.0f} plays a second ({n_plays:,} in {seconds:.1f} s)")


def waiting(engine, lines):
    answers = []
    for line in lines:
        engine.stdin.write(line)
        engine.stdin.flush()
        answers.append(engine.stdout.readline())
    return answers


def sending_ahead(engine, lines):
    threading.Thread(target=lambda: (engine.stdin.write(b"".join(lines)), engine.stdin.flush())).start()
    return [engine.stdout.readline() for _ in lines]


lines = [json.dumps(request).encode() + b"\n" for request in requests(record())]
measure("waiting for each answer", lines, waiting)
measure("sending ahead", lines, sending_ahead)

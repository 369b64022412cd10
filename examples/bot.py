#!/usr/bin/env python3
"""Plays a match of any game through `clubhouse engine`, all seats, to the end.

    python3 examples/bot.py ingenious mode=duel --player random
    python3 examples/bot.py green seats=3 --player 7 --engine "cargo play engine"
"""
import argparse, json, random, shlex, subprocess

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
arguments.add_argument("game", help="its id, as in `clubhouse games`")
arguments.add_argument("options", nargs="*", help="name=value")
arguments.add_argument("--player", default="5", help="random, or a level of the engine's own bots from 1 to 10")
arguments.add_argument("--seed", type=int, default=1, help="decides all that is drawn")
arguments.add_argument("--engine", default="clubhouse engine", help="how to start it")
given = arguments.parse_intermixed_args()

engine = subprocess.Popen(shlex.split(given.engine), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(do, **fields):
    """Sends one request and returns its answer."""
    engine.stdin.write(json.dumps({"id": do, "do": do, **fields}) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    if "error" in answer:
        raise SystemExit(f"{do}: {answer['error']['code']}: {answer['error']['message']}")
    return answer


def choose(match, seat, moves):
    """The one place to change for a bot of your own: `ask("state", …)` shows what the seat sees."""
    if given.player == "random":
        return dice.choice(moves)
    return ask("bot", match=match, seat=seat, level=int(given.player), playouts=100)["move"]


dice = random.Random(given.seed)
options = dict(option.split("=", 1) for option in given.options)
match = ask("new", game=given.game, options=options, seed=given.seed)["match"]
while (turn := ask("moves", match=match))["to_act"] != "over":
    seat = turn["to_act"][0]
    ask("play", match=match, seat=seat, move=choose(match, seat, turn["moves"][str(seat)]))
for score in ask("score", match=match, viewer="referee")["scores"]:
    print(f"seat {score['seat']}: {score['total']} points, rank {score['rank']}")
print(ask("log", match=match)["log"], end="")

"""Serves online tables, and plays one whole match there, by requests alone.

Usage: online.py PROGRAM GAME

Two guests sit down at a table of the game and make moves at random until it is over; the log of the match is what the
server then shows to everybody. It ends with a failure if anything is refused.
"""

import json
import random
import re
import subprocess
import sys
import tempfile
import urllib.request

MOST_MOVES = 2000


class Guest:
    def __init__(self, address, name):
        self.address, self.cookie = address, None
        with self.asked("/api/guest", {"name": name}) as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    def asked(self, path, body=None):
        request = urllib.request.Request(self.address + path)
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        return urllib.request.urlopen(request, timeout=30)

    def ask(self, path, body=None):
        with self.asked(path, body) as answer:
            return json.load(answer)

    def do(self, match, what, **fields):
        command = {"id": f"{random.getrandbits(128):032x}", "do": what, **fields}
        reply = self.ask(f"/api/matches/{match}", command)
        assert "error" not in reply, reply
        return reply


def play(address, game):
    guests = [Guest(address, name) for name in ("Ada", "Bob")]
    new = {"game": game, "options": {"seats": "2"}, "seats": ["me", "open"]}
    match = guests[0].ask("/api/matches", new)["match"]
    guests[1].do(match, "join")
    for _ in range(MOST_MOVES):
        told = guests[0].ask(f"/api/matches/{match}")
        if told["match"].get("ended"):
            with guests[0].asked(f"/api/matches/{match}/log") as log:
                return f"{game}: {told['match']['ended']['ranks']}, a log of {len(log.read())} bytes"
        turn = told["turn"]
        mover = guests[turn["to_act"][0]]
        move = random.choice(mover.do(match, "moves")["moves"])
        mover.do(match, "move", step=turn["step"], backs=turn.get("backs", 0), move=move)
    raise SystemExit(f"{game}: it does not end")


def main(program, game):
    with tempfile.TemporaryDirectory() as folder:
        serve = [program, "serve", "--address", "127.0.0.1:0", "--data", folder]
        pipe = subprocess.PIPE
        server = subprocess.Popen(serve, stdout=pipe, stderr=subprocess.STDOUT, text=True)
        try:
            places = (re.search(r"is running at (http://[^/]+)/", line) for line in server.stdout)
            print(play(next(filter(None, places)).group(1), game))
        finally:
            server.terminate()
            server.communicate(timeout=30)


random.seed(1)
main(*sys.argv[1:])

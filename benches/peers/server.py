#!/usr/bin/env python3
"""Moves a second of an online table: ours, durable, beside boardgame.io's, in memory; measured in one run.

Installs boardgame.io from npm into a folder that is thrown away afterwards. Needs Node.js.
    python3 benches/peers/server.py [--seconds 5] [--sockets 400]
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

GAME = """
// Two players count in turn: as little game as there can be.
exports.Count = {
  name: 'count',
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: ({ G }) => { G.n += 1; } },
};
"""

SERVER = """
const { Server, Origins } = require('boardgame.io/server');
const { Count } = require('./game.js');
Server({ games: [Count], origins: [Origins.LOCALHOST] }).run(0, undefined)
  .then(({ appServer }) => console.log(appServer.address().port));
"""

# Each socket is a client of its own. A client shows its own move before the server has it, so a move counts
# when the other player hears of it.
CLIENTS = """
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Count } = require('./game.js');
const [port, sockets, seconds] = process.argv.slice(2).map(Number);
const server = 'http://127.0.0.1:' + port;
const times = [];
const sent = new Map();
let end = 0;

function move(client) {
  sent.set(client.matchID, performance.now());
  client.moves.count();
}

function sit(matchID, playerID) {
  const client = Client({ game: Count, multiplayer: SocketIO({ server }), matchID, playerID, debug: false });
  let turn = 1;
  client.subscribe((state) => {
    // The same state may be told twice.
    const isMine = state !== null && state.ctx.currentPlayer === playerID && state.ctx.turn > turn;
    if (!isMine || Date.now() > end || !sent.has(matchID)) return;
    turn = state.ctx.turn;
    times.push(performance.now() - sent.get(matchID));
    sent.delete(matchID);
    setImmediate(() => move(client));
  });
  client.start();
  return client;
}

async function main() {
  const clients = [];
  for (let i = 0; i < sockets / 2; i += 1) {
    const made = await fetch(server + '/games/count/create', {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ numPlayers: 2 }),
    });
    const { matchID } = await made.json();
    clients.push(sit(matchID, '0'), sit(matchID, '1'));
  }
  await new Promise((soon) => setTimeout(soon, 2000));
  const start = Date.now();
  end = start + seconds * 1000;
  for (const client of clients) {
    const state = client.getState();
    if (state && state.ctx.currentPlayer === client.playerID) move(client);
  }
  await new Promise((soon) => setTimeout(soon, seconds * 1000 + 200));
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.floor(times.length * part / 100)] ?? 0;
  console.log(JSON.stringify({ rate: times.length / seconds, p50: at(50), p99: at(99) }));
  process.exit(0);
}
main();
"""


def peer(sockets, seconds):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        # Its router is lost with a later koa-compose, which copies the list that is still being filled.
        (folder / "package.json").write_text('{"overrides": {"koa-compose": "4.1.0"}}')
        for name, text in (("game.js", GAME), ("server.js", SERVER), ("clients.js", CLIENTS)):
            (folder / name).write_text(text)
        subprocess.run(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", "boardgame.io@0.50.2"], check=True, cwd=folder
        )
        server = subprocess.Popen(["node", "server.js"], cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            port = next(line.strip() for line in server.stdout if line.strip().isdigit())
            run = subprocess.run(
                ["node", "clients.js", port, str(sockets), str(seconds)],
                check=True, cwd=folder, stdout=subprocess.PIPE, text=True, timeout=120 + 2 * seconds,
            )
        finally:
            server.terminate()
            server.wait()
    return json.loads(run.stdout.splitlines()[-1])


def ours(sockets):
    run = subprocess.run(
        ["cargo", "bench", "--quiet", "--locked", "--package", "server", "--bench", "load", "--", "sqlite"],
        check=True, capture_output=True, text=True, cwd=ROOT,
    )
    print(run.stdout)
    found = re.search(rf"^SQLite\s+{sockets}\s+full\s+(\d+)\s+([\d.]+)\s+([\d.]+)", run.stdout, re.MULTILINE)
    if found is None:
        sys.exit(f"the benchmark printed no figure for {sockets} sockets")
    return {"rate": float(found[1]), "p50": float(found[2]), "p99": float(found[3])}


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=5)
    arguments.add_argument("--sockets", type=int, default=400, choices=[2, 40, 400, 1000])
    chosen = arguments.parse_args()
    theirs = peer(chosen.sockets, chosen.seconds)
    us = ours(chosen.sockets)
    for name, figures in (("boardgame.io, in memory", theirs), ("Clubhouse, durable", us)):
        print(f"{name:<24} {figures['rate']:>9.0f} moves/s   p50 {figures['p50']:.1f} ms   p99 {figures['p99']:.1f} ms")
    if theirs["rate"] > 0:
        print(f"ratio {us['rate'] / theirs['rate']:.1f}")


if __name__ == "__main__":
    main()

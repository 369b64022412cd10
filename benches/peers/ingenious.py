#!/usr/bin/env python3
"""Random 2-player matches of Ingenious: ours beside MOMAland's, measured in one run.

Installs MOMAland from PyPI into a virtual environment that is thrown away afterwards.
    python3 benches/peers/ingenious.py [--seconds 10]
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Runs inside the virtual environment: picks uniformly among the legal actions until the time is up.
PEER = """
import random, sys, time
from momaland.envs.ingenious import ingenious
env = ingenious.raw_env(num_agents=2)
moves, matches, start = 0, 0, time.perf_counter()
while time.perf_counter() - start < float(sys.argv[1]):
    env.reset(seed=matches)
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
            continue
        legal = [i for i, allowed in enumerate(observation["action_mask"]) if allowed]
        env.step(random.choice(legal))
        moves += 1
    matches += 1
print(moves / (time.perf_counter() - start))
"""


def peer_moves_per_second(seconds):
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = pathlib.Path(folder) / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", "momaland==0.2.0"], check=True)
        run = subprocess.run(
            [python, "-W", "ignore", "-c", PEER, str(seconds)], check=True, capture_output=True, text=True
        )
    return float(run.stdout.split()[-1])


def our_moves_per_second():
    run = subprocess.run(
        ["cargo", "bench", "--quiet", "--locked", "--package", "ingenious", "--bench", "playouts"],
        check=True, capture_output=True, text=True, cwd=ROOT,
    )
    print(run.stdout)
    found = re.search(r"^base\s+2 seats\s+\d+\s+(\d+)", run.stdout, re.MULTILINE)
    if found is None:
        sys.exit("the benchmark printed no figure for two players")
    return float(found[1])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    print("installing and measuring MOMAland …", flush=True)
    peer = peer_moves_per_second(arguments.seconds)
    print("measuring ours …", flush=True)
    ours = our_moves_per_second()
    print(f"MOMAland   {peer:>12,.0f} moves/s")
    print(f"Clubhouse  {ours:>12,.0f} moves/s")
    print(f"ratio      {ours / peer:>12,.0f}")


if __name__ == "__main__":
    main()

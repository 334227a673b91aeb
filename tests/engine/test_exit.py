"""Programs that use compiled rules end quietly, in whatever order Python drops things at its end.

Memory that is freed is overwritten in these programs, so that one that uses it afterwards crashes
every time and not only now and then.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

OVERWRITING = {
    "PYTHONMALLOC": "malloc",
    "MALLOC_PERTURB_": "170",
    "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0",
}
BEGIN = """
import sys, threading, vacancy
from multiprocessing import get_context
from vacancy.bots import make_bot

def positions(name, count):
    game = vacancy.game(name).compiled
    made = [game.new(game.seats[-1], seed=seed) for seed in range(count)]
    return [(game, state, game.view(state, 0), game.legal(state)) for state in made]

def think(name, level, rounds=1):
    game = vacancy.game(name).compiled
    state = game.new(2, seed=1)
    seat = game.to_move(state)
    for seed in range(rounds):
        make_bot(level, game, seed).choose(game.known(state, seat), seat)

def play_in_process(name):
    return len(positions(name, 3))
"""
SHAPES = {
    "one game": "positions('overbooking', 20)",
    "one game, kept": "kept = positions('overbooking', 20)",
    "all games": "[positions(name, 20) for name in vacancy.NAMES]",
    "all games, kept where nobody clears": """
import builtins
builtins.kept = [positions(name, 20) for name in vacancy.NAMES]
""",
    "functions in a cycle": """
kept = [vacancy.game(name).compiled.play for name in vacancy.NAMES]
kept.append(kept)
positions('apartament', 3)
del kept
""",
    "a simple bot": "think('overbooking', 'greedy')",
    "a bot that searches": "think('overbooking', 'porter')",
    "a thread still thinking": """
begun = threading.Event()
def run():
    think('overbooking', 'porter')
    begun.set()
    think('overbooking', 'director', rounds=1000)
threading.Thread(target=run, daemon=True).start()
begun.wait()
""",
    "a play in the last moment": """
class Late:
    def __init__(self):
        (self.game, self.state, _, self.legal), *_ = positions('overbooking', 1)
    def __del__(self):
        self.game.play(self.state, self.legal[0])
late = Late()
late.itself = late
""",
    "an exit in the middle": """
kept = positions('overbooking', 3)
def leave():
    think('overbooking', 'porter')
    sys.exit()
leave()
""",
    "processes": """
with get_context("fork").Pool(2) as pool:
    assert pool.map(play_in_process, vacancy.NAMES) == [3] * len(vacancy.NAMES)
""",
    "processes after the rules were loaded": """
positions('overbooking', 3)
with get_context("fork").Pool(2) as pool:
    pool.map(play_in_process, ['overbooking', 'apartament'])
""",
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_program_ends_quietly(shape: str, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(BEGIN + SHAPES[shape])
    environment = {**os.environ, **OVERWRITING, "VACANCY_UNCOMPILED": ""}
    done = subprocess.run(
        [sys.executable, str(script)], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")

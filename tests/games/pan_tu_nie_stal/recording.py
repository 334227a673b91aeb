"""Records the golden matches: `python -m tests.games.pan_tu_nie_stal.recording`.

A match ends when somebody has run out of cards, as it does among players who lay what they have, or
when the last good has been won, as it does among players who see to it that every queue moves.
Only matches by the current rules are recorded anew: those by earlier ones are kept for ever.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from vacancy.engine.transcript import Match
from vacancy.games.pan_tu_nie_stal import GAME
from vacancy.games.pan_tu_nie_stal.layout import Kind, State
from vacancy.games.pan_tu_nie_stal.rules.majorities import has_majority

FOLDER = Path(__file__).parent / "golden"
FOLDERS = {1: FOLDER, 2: FOLDER / "rules2"}
"""Where the matches by each version of the rules lie."""
WAYS = ("ran_out", "last_good")
LATE = "last_good_late"
"""The last good is won in the final checks."""

Chooser = Callable[[State, random.Random], int]
SLOW = GAME.uncompiled


def careless(state: State, rng: random.Random) -> int:
    """Any move."""
    return rng.choice(SLOW.legal(state))


def helpful(state: State, rng: random.Random) -> int:
    """The move after which most queues have a leader, the next player if possible."""
    follower = (state.mover + 1) % state.seats

    def merit(action: int) -> tuple[int, int, int, float]:
        after = state.copy()
        SLOW.core.apply(after, action, SLOW.beat())
        leaders = [
            [seat for seat in range(after.seats) if has_majority(after, shop, seat)]
            for shop in range(after.shop_count)
        ]
        moving = sum(bool(each) for each in leaders)
        return moving, leaders.count([follower]), -after.people_count, rng.random()

    return max(SLOW.legal(state), key=merit)


def way_of_ending(state: State) -> str:
    """How a match has ended."""
    if state.ministry != 0 or state.open_shops != 0:
        return WAYS[0]
    return LATE if state.is_final else WAYS[1]


def chose_mothers(match: Match) -> bool:
    """Whether somebody has done an action with Mothers without having to (PTN-7.8)."""
    replay = match.at(0)
    for action in match.moves:
        player = replay.state.players[replay.state.mover]
        has_others = player.hand_count > player.hand[Kind.MOTHER]
        if has_others and SLOW.say(replay.state, action).startswith("join mother"):
            return True
        replay.play(action)
    return False


def record(seats: int, seed: int, choose: Chooser) -> Match:
    """A whole match; with an odd seed the last seat starts."""
    options = {"first": str(seats - 1)} if seed % 2 else {}
    match = Match.new(SLOW, seats, seed=seed, **options)
    rng = random.Random(seed)
    while not SLOW.is_over(match.state):
        match.play(choose(match.state, rng))
    return match


def find(seats: int, way: str) -> Match:
    """The first recorded match that ends so; where people run out, with Mothers by choice."""
    choose = careless if way == WAYS[0] else helpful
    for seed in range(1000):
        match = record(seats, seed, choose)
        if way_of_ending(match.state) == way and (way != WAYS[0] or chose_mothers(match)):
            return match
    raise LookupError(f"no match for {seats} seats ends like {way}")


def main() -> None:
    """Write all golden matches by the current rules anew."""
    folder = FOLDERS[GAME.rules_version]
    folder.mkdir(exist_ok=True)
    for seats, way in [*((seats, way) for seats in GAME.seats for way in WAYS), (2, LATE)]:
        (folder / f"{seats}_{way}.txt").write_text(find(seats, way).to_text(), "utf-8")


if __name__ == "__main__":
    main()

"""Matches to be looked at again, between bots with names and a net's own first thoughts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vacancy.bots import Bot, make_bot
from vacancy.bots.net.judge import judge_of
from vacancy.bots.net.policy_bot import NetBot
from vacancy.bots.net.search_bot import NetSearchBot
from vacancy.engine.transcript import Match
from vacancy.lab.simulate.loop import seed_of_seat
from vacancy.lab.work.processes import CalledOff, is_called_off

if TYPE_CHECKING:
    from vacancy.engine.game import Game

NET, LOOSELY, THINKING = "net", "net:", "net+"
"""The net's favourite move; `net:1` moves as it learnt to, `net:0.5` a little more loosely than
its favourite; `net+60` makes the favourite move of a search of 60 iterations."""


def make_player(name: str, game: Game, seed: int) -> Bot:
    """A bot by name, or a net that moves at once or after a little thought."""
    if name == NET or name.startswith(LOOSELY):
        return NetBot(game, judge_of(game).net, seed, temperature_of(name))
    if name.startswith(THINKING):
        iterations = int(name.removeprefix(THINKING))
        return NetSearchBot(game, judge_of(game).net, seed, iterations)
    return make_bot(name, game, seed)


def temperature_of(name: str) -> float:
    """How loosely a bot draws its moves by the net's chances; 0 is a favourite move.

    >>> temperature_of("net:0.5"), temperature_of("net"), temperature_of("director")
    (0.5, 0.0, 0.0)
    """
    return float(name.removeprefix(LOOSELY)) if name.startswith(LOOSELY) else 0.0


def play(game: Game, names: Sequence[str], seed: int) -> Match:
    """The match with this seed between bots, by seat."""
    match = Match.new(game, len(names), seed=seed)
    players = [make_player(name, game, seed_of_seat(seed, seat)) for seat, name in enumerate(names)]
    while (seat := game.to_move(match.state)) is not None:
        if is_called_off():
            raise CalledOff
        match.play(players[seat].choose(game.known(match.state, seat), seat))
    return match


def seated(names: Sequence[str], number: int) -> list[str]:
    """The bots of a match by seat: from match to match everybody moves up a seat."""
    return [names[(seat - number) % len(names)] for seat in range(len(names))]

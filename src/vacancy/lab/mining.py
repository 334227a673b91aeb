"""Puzzles looked for in matches of good and bad players; a match depends on its seed alone.

What makes a puzzle is told in `vacancy.puzzles`; here matches are played and their decisions
handed over. One match gives a few puzzles at most, so that a collection does not repeat itself.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from vacancy.bots import make_bot
from vacancy.bots.chance import any_of, word_of
from vacancy.bots.net.judge import net_of
from vacancy.bots.net.policy_bot import NetBot
from vacancy.engine.decisions import top
from vacancy.engine.options import Choice
from vacancy.engine.transcript import Match
from vacancy.puzzles.hard_moves import HardMove, Judges
from vacancy.puzzles.last_moves import LastMove
from vacancy.puzzles.last_turns import Ending, LastTurn, blocks, is_open
from vacancy.puzzles.shapes import Puzzle
from vacancy.puzzles.sieve import Tally, seed_of
from vacancy.puzzles.solving import NotSolved

from .work.games import GameRef
from .work.journal import FORMAT
from .work.processes import CalledOff, is_called_off

if TYPE_CHECKING:
    from vacancy.bots import Bot
    from vacancy.engine.game import Game

TEMPERATURES = (0.0, 0.7, 1.5)
"""Who plays, each as likely: puzzles come of good positions and of spoilt ones. They are the net's
first thoughts, from sharp to blunt, as levels differ, and take a tenth of their time."""
MIX = ("random", "greedy", "greedy")
"""The same where a game has no net."""
SEATS, OPTION, LEVEL, LOOK = 1, 2, 3, 4  # random words of a match
JUDGED_EVERY = 4
"""Unless somebody wishes otherwise, in one of so many matches evaluators look at all decisions."""
MOST_ENDINGS = 4
"""So many decisions of a last turn are searched from at most."""
MOST_OF_A_KIND = 2
"""So many puzzles of one kind a match gives at most."""
APART = 12
"""So many moves lie between two of them at least."""
Positions = list[tuple[Any, int]]
"""Of a match: before each move, and whose it is."""


class Haul(TypedDict):
    """What a match has given."""

    piece: int
    tally: dict[str, int]
    transcript: str
    puzzles: list[Puzzle]


@dataclass(frozen=True)
class Mining:
    """The work of looking for puzzles in a game, a match a piece."""

    ref: GameRef
    seed: int
    judged_every: int = JUDGED_EVERY

    def get_ready(self) -> None:
        """Compile the rules."""
        self.ref.game.legal(self.ref.game.new(self.ref.game.seats[0], seed=0))

    def terms(self) -> dict[str, Any]:
        """What a journal of this work begins with: results of other terms are others."""
        game = self.ref.game
        return {
            "format": FORMAT, "kind": "puzzles", "game": game.name, "rules": game.rules_version,
            "seed": self.seed, "judged": self.judged_every,
        }  # fmt: skip

    def do(self, first: int, count: int) -> list[Haul]:
        return [self.mine(piece) for piece in range(first, first + count)]

    def mine(self, piece: int) -> Haul:
        """One match, played and looked through."""
        tally: Tally = Counter(matches=1)
        match, walk = play(self.ref.game, seed_of(self.seed, piece))
        found = [
            *self.exact(match, walk, tally),
            *(self.judged(match, walk, tally) if piece % self.judged_every == 0 else ()),
        ]
        for puzzle in found:
            tally[f"found {puzzle['basis']} {puzzle['form']}"] += 1
        last = max((puzzle["move"] for puzzle in found), default=0)
        text = match.at(last).to_text() if found else ""
        return {"piece": piece, "tally": dict(tally), "transcript": text, "puzzles": found}

    def exact(self, match: Match, walk: Positions, tally: Tally) -> list[Puzzle]:
        """Puzzles at the end of a match, by search alone: turn by turn, from the last one back."""
        game, tasks = match.game, turn_tasks(walk)
        last = max(n for n, (state, _) in enumerate(walk) if top(state).task in tasks)
        for back, block in enumerate(blocks(walk, last)):
            all_open = is_open(game, walk[block.start][0])
            if back and not all_open:
                break
            found = self.endings(game, walk, block, frozenset() if all_open else tasks)
            for ending in found:
                seed = seed_of(seed_of(match.seed or 0, LOOK), ending.number)
                if (puzzle := self.last_turn(game, ending, tally, seed)) is not None:
                    return [puzzle]
            if not all_open:
                return self.last_moves(game, walk, found, tally, match.seed or 0)
            if not found or found[0].number > block.start:
                break
        return []

    def endings(
        self, game: Game, walk: Positions, block: range, tasks: frozenset[int]
    ) -> list[Ending]:
        """The first decisions of a turn from which on all that is left can be searched.

        The later they are the less is left, so the first one is looked for by halves.
        """
        choices = [number for number in block if len(game.legal(walk[number][0])) > 1]
        low, high = 0, len(choices)
        while low < high:
            middle = (low + high) // 2 if low else 0
            if self.is_solvable(game, Ending(choices[middle], *walk[choices[middle]], tasks)):
                high = middle
            else:
                low = middle + 1
        chosen = choices[low : low + MOST_ENDINGS]
        return [Ending(number, *walk[number], tasks) for number in chosen]

    def is_solvable(self, game: Game, ending: Ending) -> bool:
        """Whether the rest of a match can be searched."""
        try:
            LastTurn(game, ending, "win", 0)
        except NotSolved:
            return False
        return True

    def last_turn(self, game: Game, ending: Ending, tally: Tally, seed: int) -> Puzzle | None:
        """A puzzle about the win, or else about points."""
        try:
            turn = LastTurn(game, ending, "win", seed)
            if (puzzle := turn.puzzle(tally)) is not None:
                return puzzle
            about_points = turn.for_points()
            return about_points.puzzle(tally) if about_points else None
        except NotSolved:
            return None

    def last_moves(
        self, game: Game, walk: Positions, endings: list[Ending], tally: Tally, seed: int
    ) -> list[Puzzle]:
        """Puzzles from the last turn on where much is hidden: one move each."""
        found: list[Puzzle] = []
        for number in range(endings[0].number if endings else len(walk), len(walk)):
            state, seat = walk[number]
            if len(game.legal(state)) < 2:
                continue
            try:
                one = Ending(number, state, seat, endings[0].turn_tasks)
                puzzle = LastMove(game, one, seed_of(seed_of(seed, LOOK), number)).puzzle(tally)
            except NotSolved:
                continue
            found += [puzzle] if puzzle else []
            if len(found) == MOST_OF_A_KIND:
                break
        return found

    def judged(self, match: Match, walk: Positions, tally: Tally) -> list[Puzzle]:
        """Puzzles anywhere in a match, by what evaluators agree on."""
        found: list[Puzzle] = []
        judges, seed = Judges.of(match.game), seed_of(match.seed or 0, LOOK)
        for number, (state, seat) in enumerate(walk):
            too_close = bool(found) and number - found[-1]["move"] < APART
            if too_close or len(match.game.legal(state)) < 2:
                continue
            if is_called_off():
                raise CalledOff
            one = HardMove(match.game, judges, number, state, seat, seed_of(seed, number))
            puzzle = one.puzzle(tally)
            found += [puzzle] if puzzle else []
            if len(found) == MOST_OF_A_KIND:
                break
        return found


def play(game: Game, seed: int) -> tuple[Match, Positions]:
    """A match of mixed levels at a table of any size, with any options."""
    seats = game.seats[any_of(word_of(seed, SEATS), len(game.seats))]
    options = {
        option.name: option.values[any_of(word_of(word_of(seed, OPTION), n), len(option.values))]
        for n, option in enumerate(game.options)
        if isinstance(option, Choice) and option.effect is None and word_of(seed, OPTION) & 1
    }
    match = Match.new(game, seats, seed=seed, **options)
    bots = [player(game, seed_of(seed, LEVEL), number) for number in range(seats)]
    walk: Positions = []
    while (seat := game.to_move(match.state)) is not None:
        if is_called_off():
            raise CalledOff
        walk.append((match.state.copy(), seat))
        match.play(bots[seat].choose(game.known(match.state, seat), seat))
    return match, walk


def player(game: Game, seed: int, number: int) -> Bot:
    """Somebody for a seat, good or not so good."""
    net, chance = net_of(game), word_of(seed, number)
    if net is None:
        return make_bot(MIX[any_of(chance, len(MIX))], game, seed_of(seed, number))
    temperature = TEMPERATURES[any_of(chance, len(TEMPERATURES))]
    return NetBot(game, net, seed_of(seed, number), temperature)


def turn_tasks(walk: Positions) -> frozenset[int]:
    """The decisions that begin turns: what the next seat is asked most."""
    begun = Counter(
        int(top(state).task)
        for number, (state, seat) in enumerate(walk)
        if number == 0 or walk[number - 1][1] != seat
    )
    return frozenset([begun.most_common(1)[0][0]])

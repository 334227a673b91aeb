"""How a result came about: luck, one's own play, that of the others, and what nobody can tell.

The parts add up exactly. What is left when all has been measured is the remainder: the evaluator
changing its mind about what it had seen already, and the error of its samples.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .measured import level_like
from .pieces import short
from .scale import accuracy_of_all, counted, points
from .shapes import Account, Decision, Mark

if TYPE_CHECKING:
    from .reviewer import Reviewer

MARKS: tuple[Mark, ...] = ("dubious", "mistake", "blunder")
Vector = npt.NDArray[np.float64]


class Sums:
    """What came of luck and play, by seat, and the squares of the errors."""

    def __init__(self, reviewer: Reviewer) -> None:
        self.walk, self.pieces = reviewer.walk, reviewer.pieces
        seats = self.walk.seats
        self.deal, self.draws, self.hidden = (np.zeros(seats) for _ in range(3))
        self.play = np.zeros((seats, seats))
        """By who played, and whose share it was."""
        self.luck_square, self.play_square = np.zeros(seats), np.zeros(seats)
        self.add_deal()
        for step in self.walk.steps:
            self.add_luck(self.pieces.get(f"luck {step.number}"))
            self.add_verdict(step.seat, self.pieces.get(f"verdict {step.number}"))

    def add_deal(self) -> None:
        start: Any = self.pieces.get("outlook 0")
        if start is not None:
            self.deal += np.array(start["shares"]) - 1 / self.walk.seats
            self.luck_square += np.square(start["errors"])

    def add_luck(self, luck: Any) -> None:
        if luck is not None:
            self.draws += np.sum(luck["luck"], axis=0)
            self.luck_square += np.square(luck["luck_errors"]).sum(0)

    def add_verdict(self, seat: int, verdict: Any) -> None:
        if verdict is not None:
            self.play[seat] += verdict["effect"]
            self.hidden += verdict["hidden"]
            self.luck_square += np.square(verdict["hidden_errors"])
            self.play_square += np.square(verdict["effect_errors"])


def write_accounts(reviewer: Reviewer, decisions: list[Decision]) -> list[Account]:
    """The account of every seat."""
    sums = Sums(reviewer)
    return [
        write_account(reviewer, sums, seat, [each for each in decisions if each["seat"] == seat])
        for seat in range(reviewer.walk.seats)
    ]


def write_account(reviewer: Reviewer, sums: Sums, seat: int, own: list[Decision]) -> Account:
    """What was told of a seat's result is rounded first, so that what is told adds up."""
    seats = reviewer.walk.seats
    deal, draws, hidden = (short(each[seat]) for each in (sums.deal, sums.draws, sums.hidden))
    play = [short(value) for value in sums.play[:, seat]]
    result, even = short(reviewer.result[seat]), short(1 / seats)
    accuracy = accuracy_of_seat(reviewer, own)
    counts = Counter(each["mark"] for each in own if each["mark"])
    return {
        "seat": seat,
        "result": result,
        "even": even,
        "deal": deal,
        "draws": draws,
        "hidden": hidden,
        "play": play,
        "remainder": short(result - even - deal - draws - hidden - sum(play)),
        "luck_error": short(np.sqrt(sums.luck_square[seat])),
        "play_error": short(np.sqrt(sums.play_square[seat])),
        "decisions": len(own),
        "accuracy": accuracy,
        "like": level_like(reviewer.game, seats, accuracy) if accuracy is not None else None,
        "marks": {mark: counts[mark] for mark in MARKS},
    }


def accuracy_of_seat(reviewer: Reviewer, own: list[Decision]) -> float | None:
    """The accuracy of a seat's decisions that have been judged."""
    if not own:
        return None
    verdicts: list[Any] = [reviewer.pieces[f"verdict {each['move']}"] for each in own]
    stands = [points(verdict["best_share"], reviewer.walk.seats) for verdict in verdicts]
    losses = [counted(each["loss"], each["doubt"]) for each in own]
    return round(accuracy_of_all(stands, losses), 1)

"""A match as a review walks through it: every position, every decision, every bit of chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from vacancy.engine.prelude import deal_anew
from vacancy.engine.record import NONE
from vacancy.engine.redealing import Piece, Redealer

if TYPE_CHECKING:
    from vacancy.engine.transcript import Match


class Event(NamedTuple):
    """Something that chance brought: which beat of its move showed it, and what it led to."""

    beat: int | None
    piece: Piece

    @property
    def after(self) -> Any:
        return self.piece.after


@dataclass
class Step:
    """A move of the match."""

    number: int
    seat: int
    action: int
    before: Any
    """The position in which it was decided."""
    legal: int
    """How many answers there were."""
    events: list[Event] = field(default_factory=list)


class Walk:
    """All moves of a match, and the positions between them."""

    def __init__(self, match: Match) -> None:
        self.match, self.game, self.seats = match, match.game, match.seats
        redealer, state = Redealer(match.game), match.at(0).state
        self.states = [state.copy()]
        self.steps: list[Step] = []
        for number, action in enumerate(match.moves, 1):
            seat, legal = self.game.to_move(state), len(self.game.legal(state))
            step = Step(number, NONE if seat is None else seat, action, state, legal)
            beats = 0
            for piece in redealer.pieces(state, action, number):
                is_seen = beats == 0 or piece.beat.event != NONE  # an answer is always shown
                if piece.is_chance:
                    step.events.append(Event(beats if is_seen else None, piece))
                beats += is_seen
                state = piece.after
            deal_anew(match.prelude, state, number)
            self.steps.append(step)
            self.states.append(state)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.states[-1])

    def result(self) -> list[float]:
        """What part of the win each seat has got."""
        ranking = self.game.ranking(self.states[-1])
        return [(place == 1) / ranking.count(1) for place in ranking]

"""What hands do in a turn of Grand Austria Hotel, and the same turn by presses of a mouse.

At a table somebody moves things: a card, a die, each dish, a room, a marker, a payment, what is
gained. And some things are said aloud, because the others must know: that one passes or is done,
which action a six stands for, which card is copied, that of what was paid for no more is taken.
Each of these counts as one. Putting new
guests into the row, and turning cards or pages, is left out, though somebody has to do it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.web.guest import Guest
from tests.web.recorded import Moment, mover_of
from vacancy.engine.decisions import top
from vacancy.engine.transcript import Match
from vacancy.games.grand_austria_hotel.data import GUEST_NAMES
from vacancy.games.grand_austria_hotel.layout import Event, Task
from vacancy.games.grand_austria_hotel.moves import BOOST, CAKE, COFFEE, DECLINE, END_TURN
from vacancy.games.grand_austria_hotel.vocabulary import KIND_NAMES

SAID = (Event.PASS, Event.END_TURN, Event.JOKER, Event.COPY, Event.DECLINE)
MOVED = (
    Event.TAKE_GUEST, Event.TAKE_DIE, Event.PREPARE, Event.OCCUPY, Event.REMOVE,
    Event.PLAY, Event.DRAW, Event.LOSE_CARD, Event.DISCARD, Event.USE, Event.CHOOSE_ITEM,
    Event.SERVE_ITEM, Event.GAIN_VP, Event.GAIN_CROWNS, Event.GAIN_STEPS, Event.POLITICS,
)  # fmt: skip
LAID_OUT = (Event.PLACE, Event.KITCHEN)
"""Dishes, as many as the beat tells."""
TRACKS = 4
"""The action that brings steps and crowns, both of which are moved when it is divided."""
SPLITS = {Task.DISH_SPLIT: CAKE, Task.DRINK_SPLIT: COFFEE}
LIT = "[data-legal]"


@dataclass(frozen=True)
class Step:
    """A recorded move: what was asked, what else could have been done, and what came of it."""

    task: Task
    action: int
    picks: tuple[int, ...]
    strength: int
    beats: tuple[Any, ...]


@dataclass(frozen=True)
class Press:
    """A press on something lit, and how many moves of the turn have been made after it."""

    place: str
    after: int


@dataclass
class Turn:
    """A turn of a recorded match."""

    moment: Moment
    steps: list[Step] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"move {self.moment.count}"

    @property
    def by_hand(self) -> int:
        """How many things hands move in it."""
        own = (beat for step in self.steps for beat in step.beats)
        return sum(handled(beat) for beat in own if beat.owner == self.moment.seat)

    @property
    def presses(self) -> list[Press]:
        """The fewest presses that play it: some decide more than their own move."""
        found: list[Press] = []
        made = 0
        while made < len(self.steps):
            presses, moves = pressed(self.steps[made:])
            made += moves
            found += [Press(place, made - moves) for place in presses[:-1]]
            found.append(Press(presses[-1], made))
        return found


def handled(beat: Any) -> int:
    """How many things are moved, or said, in a beat."""
    paid = int(beat.price > 0)
    if beat.event in LAID_OUT:
        return paid + max(1, int(beat.amount))
    if beat.event == Event.CHECK_IN:  # the guest is put away, the room turned over, points moved
        return paid + 2 + int(beat.amount != 0)
    if beat.event == Event.SPLIT and beat.face == TRACKS:
        return paid + int(beat.amount > 0) + int(beat.other > 0)
    return paid + int(beat.event in MOVED or beat.event in SAID)


def pressed(steps: list[Step]) -> tuple[list[str], int]:
    """What is pressed next, and how many moves that makes."""
    first, second = steps[0], steps[1] if len(steps) > 1 else None
    plain = f"[data-legal='{first.action}']"
    if second is not None and second.task == Task.BOOST:
        return [f"{'.boost' if second.action == BOOST.first else '.cover'} {plain}"], 2
    if first.action == DECLINE.first and second is not None and second.action == END_TURN.first:
        return [f".and-end{plain}"], 2
    laid = laid_out(steps) if first.task in SPLITS else []
    if laid and len(laid) <= 1 + (count := placed(steps, laid)):
        return [place_of(*each) for each in laid], 1 + count
    return [plain], 1


Laid = tuple[int, int | None]
"""A kind of dish, and the guest to whom it goes; none where it goes into the kitchen."""


def laid_out(steps: list[Step]) -> list[Laid]:
    """What is laid out until only one way to divide is left: nothing if there stay several."""
    split, strength = steps[0], steps[0].strength
    cheap = 0 if split.task == Task.DISH_SPLIT else 2
    laid: list[Laid] = []
    for each in items(steps):
        laid.append(each)
        dear = sum(kind == cheap + 1 for kind, _ in laid)
        fit = [n for n in split.picks if dear <= n and len(laid) - dear <= strength - n]
        if len(fit) == 1:
            return laid
    return []


def items(steps: list[Step]) -> list[Laid]:
    """Where each dish of a division goes, one by one."""
    found: list[Laid] = []
    for step in steps:
        if step.task != Task.PLACE_ITEM and step is not steps[0]:
            break
        for beat in step.beats:
            if beat.event in LAID_OUT:
                guest = int(beat.guest) if beat.event == Event.PLACE else None
                found += [(int(beat.kind), guest)] * max(1, int(beat.amount))
    return found


def placed(steps: list[Step], laid: list[Laid]) -> int:
    """How many of the decisions after a division have been made by what was laid out."""
    left, count = list(laid), 0
    for step in steps[1:]:
        made = next((each for each in items([step])), None)
        if step.task != Task.PLACE_ITEM or made not in left:
            break
        left.remove(made)
        count += 1
    return count


def place_of(kind: int, guest: int | None) -> str:
    """Where a dish is laid out."""
    name = KIND_NAMES[kind]
    if guest is None:
        return f"[data-shelf='{name}'] {LIT}"
    return f"[data-seated='{GUEST_NAMES[guest]}'] [data-kind='{name}'] {LIT}"


def turns_of(match: Match) -> list[Turn]:
    """The turns of a recorded match in which somebody begins by choosing from the whole menu."""
    again = Match(match.game, match.seats, match.secret, match.options, match.seed)
    found: list[Turn] = []
    turn: Turn | None = None
    for count, action in enumerate(match.moves):
        seat, task = mover_of(again), Task(top(again.state).task)
        if turn is None and task == Task.MENU:
            turn = Turn(Moment(match, count, seat))
        if turn is not None and seat == turn.moment.seat:
            step = step_of(again, task, action)
            turn.steps.append(step)
            if any(beat.event in (Event.END_TURN, Event.PASS) for beat in step.beats):
                found.append(turn)
                turn = None
        again.play(action)
    return found


def step_of(match: Match, task: Task, action: int) -> Step:
    game, state = match.game, match.state
    first = SPLITS[task].first if task in SPLITS else 0
    picks = tuple(each - first for each in game.legal(state))
    told = [beat.copy() for _, beat in game.beats(game.copy(state), action)]
    return Step(task, action, picks, int(state.strength), tuple(told))


def play_by_mouse(guest: Guest, turn: Turn) -> None:
    """Play a turn from its beginning with the fewest presses."""
    made = 0
    for press in turn.presses:
        guest.await_turn()
        found = guest.page.locator(f".board {press.place}").first
        found.wait_for()
        found.click()
        if press.after > made:
            guest.await_move(turn.moment.count + press.after - 1)
            made = press.after

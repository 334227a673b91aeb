"""The rules of one game, linked and ready to call: as they are, or compiled."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cached_property
from typing import Any, Protocol

from . import loops
from .dialect import AnyFunction
from .leaves import first_beyond, limits, mask, secrets
from .native.compiling import EntryPoints
from .native.linking import plain_linker
from .native.work import Work
from .record import Batch, Record

(
    START, LEGAL, WHY_NOT, PLAY, APPLY, STEP, SCORE, TIE_BREAK, REDRAW, MASK_STATE, MASK_BEAT,
    FIRST_BEYOND,
) = map(int, Work)  # fmt: skip
ENTRY = "vacancy.engine.native.entry.work_at"


class Core(Protocol):
    """What a `Game` needs of its rules."""

    def start(self, state: Record) -> None: ...
    @property
    def legal(self) -> Callable[[Record], list[int]]: ...
    @property
    def play(self) -> Callable[[Record, int], int]: ...
    def why_not(self, state: Record, action: int) -> int: ...
    def apply(self, state: Record, action: int, beat: Record) -> None: ...
    def step(self, state: Record, beat: Record) -> None: ...
    def score(self, state: Record, seat: int) -> int: ...
    def tie_break(self, state: Record, seat: int) -> int: ...
    def redraw(self, state: Record, seat: int) -> None: ...
    def mask_state(self, state: Record, seat: int) -> None: ...
    def mask_beat(self, beat: Record, seat: int) -> None: ...
    def first_beyond(self, state: Record) -> int: ...
    def playouts(self, states: Batch[Any], games: int, seed: int) -> int: ...


class PlainCore:
    """The rules in Python: slow, checked, and open to a debugger."""

    def __init__(
        self,
        holes: dict[AnyFunction, AnyFunction],
        state: type[Record],
        beat: type[Record],
        legal_limit: int,
    ) -> None:
        self.holes, self.linker = holes, plain_linker(holes)
        self.beat, self.legal_limit = beat, legal_limit
        self.state_secrets, self.beat_secrets = secrets(state), secrets(beat)
        self.state_limits = limits(state)

    def start(self, state: Record) -> None:
        self.linker(loops.start)(state, self.beat())

    def legal(self, state: Record) -> list[int]:
        out = [0] * self.legal_limit
        count: int = self.linker(loops.legal)(state, out)
        return out[:count]

    def why_not(self, state: Record, action: int) -> int:
        return int(self.linker(loops.why_not_now)(state, action))

    def play(self, state: Record, action: int) -> int:
        return int(self.linker(loops.play)(state, action, self.beat()))

    def apply(self, state: Record, action: int, beat: Record) -> None:
        self.linker(loops.apply)(state, action, beat)

    def step(self, state: Record, beat: Record) -> None:
        self.linker(loops.step)(state, beat)

    def score(self, state: Record, seat: int) -> int:
        return int(self.linker(loops.score)(state, seat))

    def tie_break(self, state: Record, seat: int) -> int:
        return int(self.linker(loops.tie_break)(state, seat))

    def redraw(self, state: Record, seat: int) -> None:
        self.linker(loops.redraw)(state, seat)

    def mask_state(self, state: Record, seat: int) -> None:
        mask(state.memory, self.state_secrets, seat)

    def mask_beat(self, beat: Record, seat: int) -> None:
        mask(beat.memory, self.beat_secrets, seat)

    def first_beyond(self, state: Record) -> int:
        return first_beyond(state.memory, self.state_limits)

    def playouts(self, states: Batch[Any], games: int, seed: int) -> int:
        beat, out = self.beat(), [0] * self.legal_limit
        return int(self.linker(loops.playouts)(states, beat, out, games, seed))


class NativeCore:
    """The rules compiled: an entry point is compiled, or loaded from the cache, when first used."""

    def __init__(
        self, package: str, holes: dict[AnyFunction, AnyFunction], state: type[Record],
        beat: type[Record], legal_limit: int,
    ) -> None:  # fmt: skip
        self.package, self.holes, self.state, self.beat = package, holes, state, beat
        self.legal_limit = legal_limit
        self.scratch = beat()  # what happens in `play` and `start` interests nobody

    @cached_property
    def entry_points(self) -> EntryPoints:
        """What Python calls of the compiled rules."""
        return EntryPoints(self.holes, self.package, self.constants)

    def constants(self) -> dict[str, Any]:
        from .native.entry import constants_of

        return constants_of(self.state, self.beat, self.legal_limit)

    @cached_property
    def work_at(self) -> Callable[[int, int, int, int], int]:
        """All the work of a table."""
        return self.entry_points.quick_call(ENTRY)

    def start(self, state: Record) -> None:
        self.work_at(START, state.address, 0, self.scratch.address)

    @cached_property
    def legal(self) -> Callable[[Record], list[int]]:
        """A function, made once: whoever steps through games calls it more than anything else."""
        work_at, limit = self.work_at, self.legal_limit

        def legal(state: Record) -> list[int]:
            try:
                room, address = state.legal_room
            except AttributeError:
                room, address = state.legal_room = make_room(limit)
            return room[: work_at(LEGAL, state.address, 0, address)].tolist()

        return legal

    @cached_property
    def play(self) -> Callable[[Record, int], int]:
        """Likewise."""
        work_at, beat = self.work_at, self.scratch.address

        def play(state: Record, action: int) -> int:
            return work_at(PLAY, state.address, action, beat)

        return play

    def why_not(self, state: Record, action: int) -> int:
        return self.work_at(WHY_NOT, state.address, action, 0)

    def apply(self, state: Record, action: int, beat: Record) -> None:
        self.work_at(APPLY, state.address, action, beat.address)

    def step(self, state: Record, beat: Record) -> None:
        self.work_at(STEP, state.address, 0, beat.address)

    def score(self, state: Record, seat: int) -> int:
        return self.work_at(SCORE, state.address, seat, 0)

    def tie_break(self, state: Record, seat: int) -> int:
        return self.work_at(TIE_BREAK, state.address, seat, 0)

    def redraw(self, state: Record, seat: int) -> None:
        self.work_at(REDRAW, state.address, seat, 0)

    def mask_state(self, state: Record, seat: int) -> None:
        self.work_at(MASK_STATE, state.address, seat, 0)

    def mask_beat(self, beat: Record, seat: int) -> None:
        self.work_at(MASK_BEAT, 0, seat, beat.address)

    def first_beyond(self, state: Record) -> int:
        return self.work_at(FIRST_BEYOND, state.address, 0, 0)

    @cached_property
    def playouts_at(self) -> Callable[..., int]:
        return self.entry_points.call("vacancy.engine.native.entry.playouts_at")

    def playouts(self, states: Batch[Any], games: int, seed: int) -> int:
        beat, (room, legal) = self.beat(), make_room(self.legal_limit)
        here, limit = states.array.ctypes.data, len(room)
        return self.playouts_at(here, beat.address, legal, limit, games, seed)


def make_room(count: int) -> tuple[array[int], int]:
    """An array for so many actions, and its address."""
    room = array("h", bytes(2 * count))
    return room, room.buffer_info()[0]

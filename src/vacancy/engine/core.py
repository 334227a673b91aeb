"""The rules of one game, linked and ready to call: as they are, or compiled."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from functools import cached_property
from typing import Any, Protocol

from . import loops
from .compile import AnyFunction, NumbaLinker, plain_linker
from .leaves import first_beyond, limits, mask, secrets
from .record import Batch, Record


class Core(Protocol):
    """What a `Game` needs of its rules."""

    def start(self, state: Record) -> None: ...
    def legal(self, state: Record) -> list[int]: ...
    def why_not(self, state: Record, action: int) -> int: ...
    def play(self, state: Record, action: int) -> int: ...
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
        holes: Mapping[AnyFunction, AnyFunction],
        state: type[Record],
        beat: type[Record],
        legal_limit: int,
    ) -> None:
        self.linker = plain_linker(holes)
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
        mask(state.bytes, self.state_secrets, seat)

    def mask_beat(self, beat: Record, seat: int) -> None:
        mask(beat.bytes, self.beat_secrets, seat)

    def first_beyond(self, state: Record) -> int:
        return first_beyond(state.bytes, self.state_limits)

    def playouts(self, states: Batch[Any], games: int, seed: int) -> int:
        beat, out = self.beat(), [0] * self.legal_limit
        return int(self.linker(loops.playouts)(states, beat, out, games, seed))


class NativeCore:
    """The rules compiled: an entry point is compiled, or loaded from the cache, when first used."""

    def __init__(
        self, name: str, holes: Mapping[AnyFunction, AnyFunction], state: type[Record],
        beat: type[Record], legal_limit: int,
    ) -> None:  # fmt: skip
        self.name, self.holes, self.state, self.beat = name, holes, state, beat
        self.legal_limit = legal_limit
        self.scratch = Scratch(beat, legal_limit)

    @cached_property
    def linker(self) -> NumbaLinker:
        from .native import constants_of

        return NumbaLinker(self.holes, self.name, constants_of(self.state, self.beat))

    def __getattr__(self, name: str) -> Any:
        """An entry point of `native`, all of which end in `_at`, kept once it is made."""
        if not name.endswith("_at"):
            raise AttributeError(name)
        from . import native

        entry = self.linker.entry(getattr(native, name))
        setattr(self, name, entry)
        return entry

    def start(self, state: Record) -> None:
        self.start_at(state.address, self.scratch.beat_address)

    def legal(self, state: Record) -> list[int]:
        room, address = self.scratch.legal
        return room[: self.legal_at(state.address, address, self.legal_limit)].tolist()

    def why_not(self, state: Record, action: int) -> int:
        return self.why_not_at(state.address, action)

    def play(self, state: Record, action: int) -> int:
        return self.play_at(state.address, action, self.scratch.beat_address)

    def apply(self, state: Record, action: int, beat: Record) -> None:
        self.apply_at(state.address, action, beat.address)

    def step(self, state: Record, beat: Record) -> None:
        self.step_at(state.address, beat.address)

    def score(self, state: Record, seat: int) -> int:
        return int(self.score_at(state.address, seat))

    def tie_break(self, state: Record, seat: int) -> int:
        return int(self.tie_break_at(state.address, seat))

    def redraw(self, state: Record, seat: int) -> None:
        self.redraw_at(state.address, seat)

    def mask_state(self, state: Record, seat: int) -> None:
        self.mask_state_at(state.address, seat)

    def mask_beat(self, beat: Record, seat: int) -> None:
        self.mask_beat_at(beat.address, seat)

    def first_beyond(self, state: Record) -> int:
        return int(self.first_beyond_at(state.address))

    def playouts(self, states: Batch[Any], games: int, seed: int) -> int:
        beat, legal = self.scratch.beat_address, self.scratch.legal[1]
        here = states.array.ctypes.data
        return int(self.playouts_at(here, beat, legal, self.legal_limit, games, seed))


class Scratch(threading.local):
    """Room for a list of actions and for a beat, one for each thread."""

    def __init__(self, beat: type[Record], legal_limit: int) -> None:
        from array import array

        room = array("h", bytes(2 * legal_limit))
        self.legal = memoryview(room), room.buffer_info()[0]
        self.beat = beat()
        self.beat_address = self.beat.address

"""The rules of one game, linked and ready to call: as they are, or compiled.

Whoever has a loop of their own in the rules' dialect calls it the same way: `core.call(search,
desk=desk, nodes=nodes)` is a function of the parameters that are left.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from . import leaves, loops
from .dialect import AnyFunction
from .native.callers import Call, Caller, Otherwise, Refuse, room_for
from .native.compiling import EntryPoints
from .native.entries import Entry, entry_for, together
from .native.linking import plain_linker
from .record import Batch, Record
from .signature import Part, Records

ACTION = "i2"
"""How wide an action is in a list of them."""
TABLE = together(
    "table",
    (
        loops.legal,
        loops.play,
        loops.why_not_now,
        loops.score,
        loops.tie_break,
        loops.start,
        loops.apply,
        loops.step,
        loops.redraw,
        leaves.mask_state,
        leaves.mask_beat,
        leaves.beyond_limits,
    ),
    is_quick=True,
)
"""Everything that a table asks of the rules, in one entry point: each costs compile time."""
F = TypeVar("F", bound=AnyFunction)


class Facts(NamedTuple):
    """What the engine needs to know of a game to link its rules."""

    package: str
    """Where the game lies, after which its compiled code is kept."""
    holes: dict[AnyFunction, AnyFunction]
    state: type[Record]
    beat: type[Record]
    legal_limit: int
    action_count: int
    refuse: Refuse

    @property
    def records(self) -> Records:
        """The game's own records."""
        return {Part.STATE: self.state, Part.BEAT: self.beat}

    def constants(self) -> dict[str, Any]:
        """What stands for the engine's placeholders in the rules of this game."""
        return {**leaves.tables_of(self.state, self.beat), "ACTION_COUNT": self.action_count}


def called(rule: F) -> cached_property[F]:
    """A rule of the engine as an attribute of a core, linked when first used."""

    def link(core: Core) -> Any:
        return core.call(rule)

    return cached_property(link)


class Core:
    """The rules of one game, ready to call."""

    why_not = called(loops.why_not_now)
    start = called(loops.start)
    apply = called(loops.apply)
    step = called(loops.step)
    score = called(loops.score)
    tie_break = called(loops.tie_break)
    redraw = called(loops.redraw)
    mask_state = called(leaves.mask_state)
    mask_beat = called(leaves.mask_beat)
    beyond_limits = called(leaves.beyond_limits)

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.callers: dict[AnyFunction, tuple[Caller, Call]] = {}

    def link(self, rule: AnyFunction) -> tuple[Caller, Call]:
        """A rule with the game's in it, and who calls it."""
        raise NotImplementedError

    def call(self, rule: AnyFunction, /, **fixed: Any) -> Call:
        """A rule as a function of its parameters, without those that are fixed once and for all."""
        caller, linked = self.linked(rule)
        return caller.bind(linked, fixed)

    def quick_call(self, rule: AnyFunction, /, **fixed: Any) -> Call:
        """The same for work so short that letting other threads run would cost more."""
        return self.call(rule, **fixed)

    def demand(self, rule: AnyFunction, otherwise: Otherwise, /, **fixed: Any) -> Call:
        """The same for a rule that answers OK or a reason: then an exception is raised."""
        caller, linked = self.linked(rule)
        return caller.bind(linked, fixed, otherwise)

    def linked(self, rule: AnyFunction) -> tuple[Caller, Call]:
        if rule not in self.callers:
            self.callers[rule] = self.link(rule)
        return self.callers[rule]

    @cached_property
    def legal(self) -> Callable[[Record], list[int]]:
        """`legal(state)`: the legal actions as a list."""
        list_legal = self.call(loops.legal)

        def legal(state: Record) -> list[int]:
            room = self.room()
            return room[: list_legal(state, room)].tolist()

        return legal

    def room(self, code: str = ACTION) -> array[int]:
        """Room for the longest list of legal actions, or for other integers that go with it."""
        return room_for(code, self.facts.legal_limit)

    def playouts(self, states: Batch[Any], games: int, seed: int) -> int:
        """Whole random games, as `loops.playouts` plays them; returns the number of decisions."""
        beat, room = self.facts.beat(), self.room()
        return int(self.call(loops.playouts)(states, beat, room, games, seed))


class PlainCore(Core):
    """The rules in Python: slow, checked, and open to a debugger."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.linker = plain_linker(facts.holes, facts.constants())

    def link(self, rule: AnyFunction) -> tuple[Caller, Call]:
        return Caller(rule, self.facts.records, self.facts.refuse), self.linker(rule)


class NativeCore(Core):
    """The rules compiled: an entry point is compiled, or loaded from the cache, when first used."""

    @cached_property
    def entry_points(self) -> EntryPoints:
        """What Python calls of the compiled rules."""
        facts = self.facts
        return EntryPoints(facts.holes, facts.package, facts.records, facts.constants)

    @cached_property
    def loaded(self) -> dict[Entry, Call]:
        """The entry points that are in use, by numbers and addresses."""
        return {}

    def load(self, entry: Entry) -> Call:
        """An entry point, compiled or loaded when it is first asked for."""
        if entry not in self.loaded:
            self.loaded[entry] = self.entry_points.call(entry)
        return self.loaded[entry]

    def is_ready(self, rule: AnyFunction) -> bool:
        """Whether the entry point of a rule has been kept from another time."""
        return self.entry_points.place(entry_for(rule)).is_file()

    def get_ready(self, rule: AnyFunction) -> None:
        """Compile the entry point of a rule and keep it, or find that it has been kept."""
        self.entry_points.code(entry_for(rule))

    def link(self, rule: AnyFunction) -> tuple[Caller, Call]:
        entry = entry_for(rule)
        caller = Caller(rule, self.facts.records, self.facts.refuse, entry)
        return caller, self.load(entry)

    def quick_call(self, rule: AnyFunction, /, **fixed: Any) -> Call:
        caller, _ = self.linked(rule)
        return caller.bind(self.load(entry_for(rule)._replace(is_quick=True)), fixed)

    @cached_property
    def legal(self) -> Callable[[Record], list[int]]:
        """The same: whoever steps through games calls it more than anything else.

        So it does the work of a caller itself, and each position keeps the room for its list.
        """
        table, number = self.load(TABLE), TABLE.rules.index(loops.legal)
        kind, limit, refuse = self.facts.state, self.facts.legal_limit, self.facts.refuse

        def legal(state: Record) -> list[int]:
            if type(state) is not kind:
                raise refuse(state, kind)
            try:
                room, address = state.legal_room
            except AttributeError:
                room = self.room()
                address = room.buffer_info()[0]
                state.legal_room = room, address
            return room[: table(number, state.address, address, limit)].tolist()

        return legal

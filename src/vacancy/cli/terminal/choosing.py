"""Choosing a move: menus out of any list of moves, and moves out of half-typed words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile

COMFORTABLE = 12
"""How many moves are listed at once; of more a menu is made."""


@dataclass(frozen=True)
class Choice:
    """A legal move: its number, its notation and what it is called in the player's language."""

    action: int
    notation: str
    label: str


@dataclass(frozen=True)
class Entry:
    """A line of a menu: one move, or several that begin alike."""

    label: str
    choices: tuple[Choice, ...]

    @property
    def is_group(self) -> bool:
        """Whether another menu follows."""
        return len(self.choices) > 1


class NotUnderstood(ValueError):
    """Words that point at no legal move."""


@dataclass
class Question:
    """A decision in the making: all moves, and those that the menu offers at the moment."""

    choices: Sequence[Choice]
    offered: Sequence[Choice] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.offered = self.choices

    @property
    def entries(self) -> list[Entry]:
        """The menu at the moment."""
        return menu(self.offered)

    @property
    def is_whole(self) -> bool:
        """Whether all moves are offered."""
        return len(self.offered) == len(self.choices)

    @property
    def title(self) -> str:
        """What the moves offered have in common, if not all are."""
        return "" if self.is_whole else shared_label(self.offered)

    def exact(self, typed: str) -> Choice | None:
        """The move with this notation; numbers alone belong to the menu."""
        told = " ".join(typed.lower().split())
        found = [choice for choice in self.choices if choice.notation == told]
        return found[0] if found and not numbers_of(typed) else None

    def answer(self, typed: str) -> Choice | None:
        """The move that is chosen, or None when the menu goes on with what it offers now."""
        if not typed and len(self.offered) == 1:
            return self.offered[0]
        if typed in ("", "0"):
            self.offered = self.choices
            return None
        if choice := self.exact(typed):
            return choice
        numbers = numbers_of(typed)
        found = self.pick(numbers) if numbers else matching(self.choices, typed)
        if not found:
            raise NotUnderstood(typed)
        if len(found) == 1 and numbers:
            return found[0]
        self.offered = found
        return None

    def pick(self, numbers: Sequence[int]) -> Sequence[Choice]:
        """The moves behind the lines of this menu and, with more numbers, of those that follow."""
        found = self.offered
        for step, number in enumerate(numbers):
            entries = menu(found)
            if not 1 <= number <= len(entries) or (step and len(found) == 1):
                return []
            found = entries[number - 1].choices
        return found


def numbers_of(typed: str) -> list[int]:
    """The numbers typed, or nothing if there is anything else.

    >>> numbers_of("3 2"), numbers_of("3.2"), numbers_of("monk 2")
    ([3, 2], [3, 2], [])
    """
    words = re.split(r"[ .,]+", typed.strip())
    return [int(word) for word in words] if all(map(is_small_number, words)) else []


def is_small_number(word: str) -> bool:
    return bool(re.fullmatch(r"[0-9]{1,4}", word))


def menu(choices: Sequence[Choice]) -> list[Entry]:
    """Few moves as they are; many by the first word of the notation in which they differ.

    >>> many = [Choice(n, f"lay {n // 7} {n % 7}", f"Lay {n // 7}: there") for n in range(14)]
    >>> [entry.label for entry in menu(many)]
    ['Lay 0', 'Lay 1']
    """
    single = [Entry(choice.label, (choice,)) for choice in choices]
    if len(choices) <= COMFORTABLE:
        return single
    depth = len(common([choice.notation.split() for choice in choices]))
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        start = " ".join(choice.notation.split()[: depth + 1])
        groups.setdefault(start, []).append(choice)
    if len(groups) in (1, len(choices)):
        return single
    labels = {start: group_label(start, group) for start, group in groups.items()}
    is_plain = len(set(labels.values())) == len(labels)
    return [
        Entry(labels[start] if is_plain or len(group) == 1 else start, tuple(group))
        for start, group in groups.items()
    ]


def group_label(start: str, group: Sequence[Choice]) -> str:
    """What the labels of a group have in common, or else how their notation begins."""
    return group[0].label if len(group) == 1 else shared_label(group) or start


def shared_label(group: Sequence[Choice]) -> str:
    """The words with which all labels of a group begin, up to a colon."""
    words = " ".join(common([choice.label.split() for choice in group]))
    return words.partition(":")[0].rstrip(" ,;(")


def common(lists: Sequence[Sequence[str]]) -> list[str]:
    """The words with which all lists of words begin."""
    columns = zip(*lists, strict=False)
    return [words[0] for words in takewhile(lambda words: len(set(words)) == 1, columns)]


def matching(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The moves whose notation or label has words that begin like those typed, in their order.

    >>> lays = [Choice(0, "monk_bird queue 1", "mnich (ptak): kolejka hotelu 1"),
    ...         Choice(1, "monk_bird door 1", "mnich (ptak): tylne wejście hotelu 1")]
    >>> [choice.action for choice in matching(lays, "mo q")]
    [0]
    >>> [choice.action for choice in matching(lays, "ptak wejscie 1")]
    [1]
    """
    wanted = words_of(typed)
    return [
        choice
        for choice in choices
        if wanted
        and any(is_told(wanted, words_of(text)) for text in (choice.notation, choice.label))
    ]


def is_told(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Whether words begin like the wanted ones, in order; numbers must be the same."""
    rest = iter(words)
    return all(
        any(word == want if want.isdigit() else word.startswith(want) for word in rest)
        for want in wanted
    )


def words_of(text: str) -> list[str]:
    """The words of a text in small letters and without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return re.findall(r"[a-z0-9]+", "".join(c for c in plain if not unicodedata.combining(c)))

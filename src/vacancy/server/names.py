"""Names of people: which may be shown, and which look alike (decision 23).

Two names are the same to this house if a hasty eye may take one for the other: `Ala`, `ALA`,
`AIa` with a capital i, and one with a Cyrillic first letter. What looks like what is Unicode's list
of confusables (TR 39), which `confusable-homoglyphs` brings along.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from functools import cache
from typing import NamedTuple

from .words import refuse

NAME_LENGTH = 30
KEY_LENGTH = 120
MARKS_IN_A_ROW = 4

BLANKS = (
    (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800),
    (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xFFFC, 0xFFFC), (0x16FE4, 0x16FE4),
    (0x1D159, 0x1D159), (0xE0100, 0xE01EF),
)  # fmt: skip
"""Letters, marks and symbols that show nothing: fillers, the empty Braille cell, selectors."""


def read_name(name: str) -> str:
    """A name as it is shown: tidy, short, all of it to be seen, and not only signs."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if any(is_invisible(sign) for sign in shown) or has_loose_marks(shown):
        raise refuse("name-unseen")
    if len(shown) > NAME_LENGTH or not any(sign.isalnum() for sign in shown):
        raise refuse("bad-name")
    if max(map(len, name_keys(shown))) > KEY_LENGTH:
        raise refuse("name-long")
    return shown


def is_invisible(sign: str) -> bool:
    """Whether nothing is seen of a sign, or only that others stand elsewhere.

    >>> [is_invisible(sign) for sign in ("a", "\\u200b", "\\u202e", "\\u3164")]
    [False, True, True, True]
    """
    is_control = unicodedata.category(sign)[0] == "C"
    return is_control or any(first <= ord(sign) <= last for first, last in BLANKS)


def has_loose_marks(shown: str) -> bool:
    """Whether marks stand on nothing, or pile up over the lines of others."""
    row = MARKS_IN_A_ROW  # at the start there is nothing to stand on
    for sign in shown:
        is_mark = unicodedata.category(sign)[0] == "M"
        row = row + 1 if is_mark else MARKS_IN_A_ROW * sign.isspace()
        if row > MARKS_IN_A_ROW:
            return True
    return False


class Keys(NamedTuple):
    """What names are compared by; two are alike if one of their keys is the same.

    Capitals look like other letters than small ones do: `I` like `l`, the Cyrillic Ve like `B`.
    So it takes two keys: by letters, whose case makes no difference, and by looks.
    """

    letters: str
    looks: str


def name_keys(name: str) -> Keys:
    """The keys of a name.

    >>> name_keys("Ala").looks == name_keys("AIa").looks == name_keys("\\u0410la").looks
    True
    """
    composed = unicodedata.normalize("NFKC", name)
    return Keys(skeleton(unicodedata.normalize("NFKC", composed.casefold())), skeleton(name))


def are_alike(name: str, other: str) -> bool:
    """Whether one name may be taken for another.

    >>> are_alike("Bill", "BilI"), are_alike("modern", "rnodern"), are_alike("Kai", "Kal")
    (True, True, False)
    """
    return any(one == two for one, two in zip(name_keys(name), name_keys(other), strict=True))


def skeleton(text: str) -> str:
    """A text with one sign for all that look like it (TR 39, section 4), then in small letters."""
    known = prototypes()
    apart = unicodedata.normalize("NFD", text)
    shown = "".join(known.get(sign, sign) for sign in apart)
    return unicodedata.normalize("NFD", shown.casefold())


@cache
def prototypes() -> dict[str, str]:
    """The sign, or signs, that stand for each sign that may be taken for others.

    The library tells of every pair both ways. A sign that is taken for another has one twin alone;
    where both have, either may stand for the two.
    """
    from confusable_homoglyphs.confusables import confusables_data

    twins = {
        bare(sign): [bare(other["c"]) for other in others]
        for sign, others in confusables_data.items()
    }
    return {
        sign: others[0]
        for sign, others in twins.items()
        if len(sign) == 1 and len(others) == 1
        if len(others[0]) > 1 or len(twins[others[0]]) > 1 or others[0] < sign
    }


def bare(sign: str) -> str:
    """A sign without the marks of direction that the list puts around those of some scripts."""
    return sign.replace("\u200e", "")


@cache
def keys_edition() -> str:
    """What keys depend on: keys that were made by another edition are made anew."""
    told = json.dumps([unicodedata.unidata_version, sorted(prototypes().items())])
    return hashlib.sha256(told.encode()).hexdigest()[:16]

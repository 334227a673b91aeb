"""Docstrings as pages want them: examples in them are code."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.M | re.S)


def with_code(text: str) -> str:
    """A docstring with fences around its examples.

    >>> print(with_code("Adds.\\n\\n>>> 1 + 1\\n2\\n\\nThat is all.").replace("`", "'"))
    Adds.
    <BLANKLINE>
    '''pycon
    >>> 1 + 1
    2
    '''
    <BLANKLINE>
    That is all.
    """
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)


class Examples(griffe.Extension):
    """Has examples shown as code."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Put fences into a docstring."""
        if obj.docstring is not None:
            obj.docstring.value = with_code(obj.docstring.value)

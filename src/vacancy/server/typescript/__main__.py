"""Writes the files."""

from .files import FOLDER, write_all

FOLDER.mkdir(exist_ok=True)
for name, text in write_all().items():
    (FOLDER / name).write_text(text, "utf-8")

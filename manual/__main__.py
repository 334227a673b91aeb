"""Build the site: `python -m manual FOLDER`. The folder is replaced when all is well."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml

from .check import troubles
from .pages import ROOT, contents, lay_out
from .tidy import tidy

CONFIG = Path(__file__).parent / "mkdocs.yml"


def build(folder: Path) -> list[str]:
    """Build the site beside a folder and put it there; returns all that is wrong with it."""
    with TemporaryDirectory(dir=make(folder.parent), prefix=".manual-") as place:
        docs, site = Path(place, "docs"), Path(place, "site")
        settings = yaml.safe_load(CONFIG.read_text(encoding="utf-8"))
        settings["nav"] = contents(settings["nav"], lay_out(docs))
        settings |= {"docs_dir": str(docs), "site_dir": str(site)}
        config = Path(place, "mkdocs.yml")
        config.write_text(yaml.safe_dump(settings, sort_keys=False), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-m", "mkdocs", "build", "--quiet", "--config-file", str(config)],
            env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
            cwd=ROOT,
            check=False,
        )
        if done.returncode != 0:
            return ["MkDocs has refused the pages; see above"]
        tidy(site)
        found = list(troubles(site))
        if not found:
            shutil.rmtree(folder, ignore_errors=True)
            site.rename(folder)
    return found


def make(folder: Path) -> Path:
    """A folder, made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def main() -> int:
    """Build, and tell what is wrong."""
    found = build(Path(sys.argv[1]).resolve())
    for trouble in found:
        print(trouble, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

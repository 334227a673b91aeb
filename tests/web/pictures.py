"""Take the README's pictures again: `python -m tests.web.pictures`, into docs/pictures."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.guest import Guest
from tests.web.scenes import SCENES
from tests.web.screenshots import SIZES, photographing, rest

FOLDER = Path(__file__).parents[2] / "docs/pictures"
SHOTS = {
    "lobby": ("lobby", "desktop", "dark"),
    "board": ("grand_austria_hotel-middle", "desktop", "light"),
    "phone": ("pan_tu_nie_stal-middle", "phone", "dark"),
}
"""For each picture: the scene, the size of the screen, and the theme."""
QUALITY = 0.8
TO_WEBP = """
async ([png, quality]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
"""


def to_webp(browser: Browser, png: bytes) -> bytes:
    """The same picture, smaller; the browser knows how."""
    page = browser.new_page()
    told: str = page.evaluate(TO_WEBP, [base64.b64encode(png).decode(), QUALITY])
    page.close()
    return base64.b64decode(told)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with photographing() as (browser, site, db):
        for name, (scene, size, theme) in SHOTS.items():
            guest = Guest(browser, site, "Alice", size=SIZES[size], theme=theme)
            guest.say_name()
            SCENES[scene](guest, db)
            rest(guest)
            picture = to_webp(browser, guest.page.screenshot())
            (FOLDER / f"{name}.webp").write_bytes(picture)
            print(f"{name}: {len(picture) // 1000} kB")
            guest.context.close()


if __name__ == "__main__":
    main()

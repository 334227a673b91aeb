"""What a device is called in the list of somebody's sessions."""

from __future__ import annotations

BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox",
    "FxiOS": "Firefox", "CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari",
}  # fmt: skip
"""By what they say of themselves; most claim to be those further down too."""
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows",
    "Mac OS": "macOS", "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


def name_device(told: str) -> str | None:
    """The browser and the system by the header User-Agent; nothing of it is believed or kept else.

    >>> name_device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = [
        next((name for sign, name in known.items() if sign in told), None)
        for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, found)) or None

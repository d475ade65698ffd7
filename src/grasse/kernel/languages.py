"""The languages that we speak. Who only asks for them need not load what speaks."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = {
    "en": "English",
    "fr": "Français",
    "es": "Español",
    "it": "Italiano",
    "de": "Deutsch",
}

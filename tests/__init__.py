"""All tests, and the toy game that only they know: a package from outside on the path of this
process and of all that it starts."""

import os
import sys
from pathlib import Path

TOY = str(Path(__file__).resolve().parent / "toy")
if TOY not in sys.path:
    sys.path.append(TOY)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), TOY]))

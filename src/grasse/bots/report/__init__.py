"""The report of a finished game: where it was won, what was luck, what decisions cost.

`reports` gives better and better ones, as typed data; `spoken` puts one into words,
`page` on a page that needs nothing else. `finished_game` reads a file, and `hint` advises in a
running game.
"""

from grasse.bots.report.findings import Report as Report
from grasse.bots.report.opening import finished_game as finished_game
from grasse.bots.report.opening import open_game as open_game
from grasse.bots.report.page import page as page
from grasse.bots.report.study import SAMPLES as SAMPLES
from grasse.bots.report.study import reports as reports
from grasse.bots.report.told import Told as Told
from grasse.bots.report.told import spoken as spoken

# What every game needs, in English.

# The table in the terminal

welcome = { $game }. At the table: { $players }.
level-beginner = beginner
level-easy = easy
level-solid = solid
level-strong = strong
level-master = master
level-random = at random
welcome-help = Type the key of what you want to do. help shows all that you can type.
recap = What happened last:
prompt-line = { $player }: { $prompt }
prompt-choose = Your choice:
prompt-only = Enter does it:
prompt-back = Your choice, or b to go back:
prompt-pages = Your choice, m for more ({ $page } of { $pages }), or b to go back:
prompt-way = How? Enter takes the first:
prompt-way-pages = How? Enter takes the first, m shows more ({ $page } of { $pages }):
prompt-sure = { $action }: this cannot be taken back. Enter does it, any other key and Enter does not:
prompt-pause = Press a key to go on.
prompt-page = Enter for more, q to stop:
yes = y yes
not-done = Not done.
no-such-key = { $key } is not possible now. Enter shows what is, help all that you can type.
more-choices =
    { $count ->
        [one] { $action } ({ $count } way)
       *[other] { $action } ({ $count } ways)
    }
hand-over = Give the keyboard to { $player }, then press Enter.
undone = Taken back.
hint-best = The best, in the eyes of a bot that has tried them:
hint-nothing = There is nothing to choose.
hint-brings = chance to win { $percent }%, expected margin { $margin }
sure-on = From now on nothing is asked twice.
sure-off = From now on you are asked once more before what cannot be taken back.
committed = All throws and draws are sealed in advance: { $commitment }

# Commands: the word to type, and what it does

command-help = help
command-rules = rules
command-goal = goal
command-why = why
command-table = table
command-journal = journal
command-hint = hint
command-undo = undo
command-reset = reset
command-more = more
command-back = back
command-sure = sure
command-quit = quit
command-all = all
help-keys = Type the number or letter of an option; it stays the same for the whole turn. Enter takes the only option. What is marked with ! cannot be taken back. An action can also be typed as in game files, such as { $example }.
does-help = this help
does-rules = the rules of this step; with a word or a number such as SELL-04 those; with all the whole rulebook
does-goal = what the game is about, and how it ends
does-why = the rule behind the last refusal
does-table = the whole table
does-journal = what happened last; with all from the beginning
does-hint = the three best options, with what each is expected to bring, and why
does-undo = take back, until something is revealed
does-reset = take back all of this turn that can be
does-more = the next options
does-back = back to the first question
does-sure = ask no more before what cannot be taken back, or ask again
does-quit = leave; the game is kept
no-such-rule = No rule speaks of “{ $text }”.

# Kept games

kept = The game is kept as { $name }. Go on with:
not-kept = Nothing was played, so nothing is kept.
kept-line = { $name }: { $game } with { $players }, round { $round }; last played { $when }
kept-unreadable = { $name }: cannot be read ({ $why }); last played { $when }
kept-elsewhere = { $name } is being played in another terminal
kept-none = there is no game to go on with
kept-unknown = there is no kept game “{ $name }”; there is { $names }
kept-name = the name of a game is letters, digits and -, not digits alone
kept-taken = there is a game { $name } already; { $command }
save-there = { $path } is there already; the game would be written over it
prompt-resume = Which one? Type its number or its name:
prompt-forget = Throw { $name } away for good? Type yes:
forgotten = { $name } is gone.
not-forgotten = { $name } stays.
saved = The game is in { $path }. Verify it with:

# Refusals

refused = That is not possible: { $reason } ({ $rule })
refused-why = Type why for the rule.
refused-not-this-step = this is not the moment for it.
refused-no-nature-outcome = that cannot come up.
refused-game-is-over = the game is over.
refused-nothing-to-undo = There is nothing to take back: something was revealed since.
refused-not-an-action = { $text } is no action here.
written-so = This action is written: { $usage }
nothing-refused = Nothing was refused so far.

# What happens at the table beside the game

log-chair-to-bot = A bot plays on for { $name }.
log-chair-level = The bot { $name } plays at another level from now on.
log-chair-timed-out = { $name } took too long: a bot plays on.
log-chair-taken-back = { $name } plays again.
log-chair-resigned = { $name } resigns; a bot plays on.
log-chair-freed = { $name } has to leave; a bot plays on.
log-chair-opened = The seat of { $name } is open to somebody new; a bot plays it until then.
log-chair-closed = The seat of { $name } stays with a bot.
log-chair-taken = { $name } takes over the seat of { $before }.
log-chair-moved = { $name } goes on in another browser.
log-chair-renamed = { $before } is called { $name } now.
log-chair-marked = { $name } has another mark now.
log-goes-on = The game goes on from a moment of an earlier one.

# Results

result-winner = { $player } wins with { $score }.
result-shared = { $players } win together with { $score }.
result-cap =
    { $count ->
        [0] The game was stopped after { $rounds } { $rounds ->
            [one] round
           *[other] rounds
        }; nobody was ahead, all have { $score }.
        [1] The game was stopped after { $rounds } { $rounds ->
            [one] round
           *[other] rounds
        }; { $players } was ahead with { $score }.
       *[other] The game was stopped after { $rounds } { $rounds ->
            [one] round
           *[other] rounds
        }; { $players } were ahead with { $score }.
    }

# Where the data come from

source-rulebook = From the rulebook
source-review = From reviews
source-box = Read off the box
source-reconstructed = Reconstructed
source-list = { $source }: { $list }.
rows-of = { $count } of { $all } { $rows }
reconstructed-none = Nothing is reconstructed.
own-box = If you own the box, you can put our file right:
own-box-export = Take our file: every row says where it comes from.
own-box-edit = Correct the rows by what is in your box, and write source = "box" there.
own-box-check = See whether your file can be played with, and in what it differs from ours.
own-box-play = Play with it.
options-here = Options (--option name=value), default first:
any-number = a number
players-line = { $players } players
from-package = From the package { $package }.
game-broken = { $name } is left out: { $problem }
components-written = Our file is in { $path }. Correct it, then: { $command }
components-valid = { $path } is valid. Play with it: { $command }
components-invalid =
    { $count ->
        [one] { $path } is not valid: { $count } problem.
       *[other] { $path } is not valid: { $count } problems.
    }
components-same = It says the same as our file.
components-differ =
    { $count ->
        [one] It differs from our file in { $count } place:
       *[other] It differs from our file in { $count } places:
    }
components-field = { $field } { $yours }, ours { $ours }
components-added = only in your file
components-removed = only in our file
components-order = the rows are in another order
components-more = … and { $count } more; --json lists all.

# The report of a game, and hints

report-title = Where the game was won
report-round = Round { $round }
report-day = Day { $round }
report-curve = Everybody’s chance to win
report-leads =
    { $count ->
        [0] { $player } led from beginning to end.
        [one] The lead changed { $count } time.
       *[other] The lead changed { $count } times.
    }
report-account = Luck and decisions
report-account-about = From the chance at the start to the chance at the end, in points of 100. A slip is what a decision lost against the best one that was found; the rest belongs to neither.
report-accuracy = accuracy { $percent }%
report-start = start
report-luck = luck
report-others = others’ slips
report-own = own slips
report-rest = rest
report-end = end
report-slips = The decisions that cost most
report-no-slips = Nothing better was found.
report-moment = { $player }, { $when }
report-played = Played
report-better = Better
report-why = Why
report-gain = expected margin { $margin }; { $percent }% more often won
report-board = The table then: { $command }
report-luckiest = Luckiest draws
report-unluckiest = Unluckiest draws
report-no-draws = None.
report-odds = { $words }, 1 in { $count }
report-points = Where the points came from
report-won = { $player } (won)
report-total = total
report-sure = How sure is this? Each chance comes from bots that play on from the true position to the next quiet moment (samples: { $samples }); luck is known to within about { $error } points of 100.
report-early = This report was ended early, after { $percent }% of the work.
report-by-thumb = Positions like these were judged by rule of thumb: nothing was learned about them yet.
report-more = +{ $count }
report-fewer = −{ $count }

# What every game needs, in English.

# The table in the terminal

welcome = { $game }. At the table: { $players }.
welcome-help = Type the number of what you want to do. ? shows all that you can type.
prompt-line = { $player }: { $prompt }
prompt-choose = Your choice:
prompt-kind = What would you like to do?
back-to-kinds = Back
number-needed = Type a number from 1 to { $count }, or ? for help.
more-choices =
    { $count ->
        [one] { $action } ({ $count } way)
       *[other] { $action } ({ $count } ways)
    }
hand-over = Give the keyboard to { $player }, then press Enter.
undone = Taken back.
hint = A greedy bot would choose: { $action }
help-keys =
    Type a number to choose. You can also type an action as it stands in game files, such as { $example }.
    why    the rule behind the last refusal
    u      undo, until something is revealed
    r      undo all of this turn that can be undone
    t      show the table again
    j      the journal so far
    h      a hint
    q      leave; the game is kept, and grasse play --resume goes on with it
    ?      this help
kept = The game is kept. Go on with: { $command }
saved = The game is in { $path }. Verify it with: { $command }
committed = Chance is committed to: { $commitment }

# Refusals

refused = That is not possible: { $reason } ({ $rule })
refused-why = Type why for the rule.
refused-not-this-step = this is not the moment for it.
refused-no-nature-outcome = chance cannot give that.
refused-game-is-over = the game is over.
refused-nothing-to-undo = There is nothing to take back: something was revealed since.
refused-not-an-action = { $text } is no action here.
written-so = This action is written: { $usage }
nothing-refused = Nothing was refused so far.

# What happens at the table beside the game

log-chair-to-bot = A bot plays on for { $name }.
log-chair-timed-out = { $name } took too long: a bot plays on.
log-chair-taken-back = { $name } plays again.
log-chair-resigned = { $name } resigns; a bot plays on.
log-chair-freed = { $name } has to leave; a bot plays on.
log-chair-opened = The chair of { $name } is open to somebody new; a bot plays it until then.
log-chair-closed = The chair of { $name } stays with a bot.
log-chair-taken = { $name } takes over the chair of { $before }.
log-chair-moved = { $name } goes on in another browser.

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
players-line = { $players } players
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

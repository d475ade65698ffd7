# The browser table, in English.

# The site

home-link = Grasse, home page
site = Pages
to-home = To the home page
loading = Loading…
close = Close
cancel = Cancel

# Where there is nothing

lost-title = Nothing but the scent of it
lost-page = There is no page at { $path }. The link may be cut off.
lost-table = The link may be cut off, or the table was removed.
lost-invited = Do you have an invitation? Paste the whole link

# Home

home-title =
  { $count ->
    [3] Three games of scents and spices
    [4] Four games of scents and spices
    [5] Five games of scents and spices
   *[other] { $count } games of scents and spices
  }
home-lead = Sit down and play: against bots at once, or with friends through a link. No account, and dice that you can check.
choose-game = Choose a game
my-tables = Go on playing
continue = Go on
state-gathering = Not started yet
state-over = Over
all-my-tables = All my tables
more-tables = More tables
finished = Finished games
finished-all = All
finished-more = More finished games
ended-stopped = Given up
ended-won = Won
ended-place = Place { $place } of { $count }
see-result-of = Result: { $game }, { $date }
replay-of = Replay: { $game }, { $date }
record = Your { $game }
record-played = played
record-won = won
record-mean = mean
record-best = best
record-against = { $games } played, { $won } won
your-turn = Your turn
standing-round = Round { $number }
standing-week = Week { $number }
fact-players = { $least }–{ $most } players
fact-chairs =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
fact-minutes = { $least }–{ $most } min
fact-weight = Complexity { $weight } of 5
players = Players
bots = Bots
level = Level
level-of = Level of { $player }
play-now = Play now
play-now-game = Play now: { $game }, against bots
friends = With friends
friends-game = With friends: a table of { $game }
practice-link = Practise throwing
practice-title = { $game }: practice range
guest = Guest
join-title = Join a table
join-link = Link of the invitation
join = Join
join-no-link = This is not the link of a table.

# A new table

new-table-title = A table for friends
your-name = Your name
your-mark = Your colour and mark
mark-0 = Blue circle
mark-1 = Orange diamond
mark-2 = Green triangle
mark-3 = Plum square
rename = Rename
rename-title = Your name and mark here
pace = Time to think
pace-0 = No limit
pace-60 = A minute a decision
pace-300 = Five minutes a decision
pace-86400 = A day a decision
pace-259200 = Three days a decision
who-sits = Who sits where
chair-number = Seat { $number }
chair-name = Name at seat { $number }
chair-open = Open, for a friend
chair-mine = At this device
chair-bot = Bot, { $level }
watchable = Others may watch
house-rules = House rules and components of your own
rules-usual = Back to the usual rules
rule-usual = Usually: { $value }
rule-usual-one = The usual rule
rules-kind-tick = Yes or no
rules-kind-choice = One of several
rules-kind-number = Numbers
rules-changed =
    { $count ->
        [one] { $count } house rule
       *[other] { $count } house rules
    }
own-components = Components file of your own (TOML)
house-rules-here = House rules of this table
house-rules-none = None: the usual rules hold.
own-components-here = With a components file of its own
own-components-refused = The game cannot be played with this components file: { $why }
house-rule = { $rule }: { $value }
make-table = Open the table
start-game = Start the game

# Gathering

gathering-title = A table of { $game }
gathering-lead = The game begins when every seat is taken.
gathering-full = All seats are taken. Whoever opened the table starts the game.
gathering-full-owner = All seats are taken. You can start the game.
opening = The dice are being prepared…
chairs = Seats
open-chair = Open seat
you-mark = (you)
bot-mark = (bot, { $level })
away-mark = (away)
sit-here = Sit here
sit-too = Sit here too
add-bot = Add a bot
remove-bot = Remove the bot
stand-up = Stand up
free-chair = Free the seat
free-chair-of = Free the seat of { $player }
chair-free-now = A seat is free.
invited-title = { $host } invites you to { $game }
share = Share…
rules-of = The rules of { $game }
invite-local = This link works on this computer only. For other devices, start Grasse with this command and open the address that it prints:
invite-elsewhere = Your friends reach this computer at { $address }; the address in your own browser works here only.
invite-code = Show a code to scan
invite-qr = A code to scan with a phone: it opens the invitation
invite-title = Invite friends
invite-text = Whoever has this link can sit down.
copy = Copy
copy-link = Copy the link of the table
copied = Copied

# Chairs while the game runs

away-long = { $player } has been away for a while.
let-bot-play-for = Let a bot play on for { $player }
ask-bot-for = Ask the others: a bot for { $player }?
ask-away-of = Ask the others: send { $player } away?
open-chair-of = Open the seat of { $player } to a friend
close-chair-of = Keep a bot in the seat of { $player }
asked-sit = { $name } would like to take the seat of { $player }.
asked-bot = { $name } asks: shall a bot play on for { $player }?
asked-away = { $name } asks: shall { $player } leave the table?
agree = Agree
decline = Decline
ask-no-more = Do not ask any more
asking-to-sit = You asked to sit down. Everybody at the table has to agree.
waiting-to-agree = Still to agree: { $players }
renew-invitation = Make a new invitation; the old link stops working
move-title = Play on another device
move-offer = Make a link for another device
move-text = Open this link, or scan the code, on the other device within ten minutes. It works once and takes your seat there.
move-revoke = Withdraw the link
move-qr = A code to scan with the other device’s camera
move-here = Go on with this game in this browser?
move-take = Go on here

# The table

what-now = What to do now
your-moves = Your moves
latest = What happened last
no-moves = It is not your turn.
choose-more = Now touch what goes with it.
choose-thing = Now choose { $things }.
choose-lit = Touch something that is lit, or choose from the list.
watching = You are watching.
watching-how = You see what everybody at the table sees.
own-table = A table of your own
waiting-for = Waiting for { $player }.
bot-thinks = { $player } is thinking…
bot-plays-for-you = A bot plays for you.
looking-back = You are looking at the past.
catching-up = What happened since you were here.
time-left = Time left
which-rule = Which rule?
zoom-reset = The whole board
recall = Recap
summary = In short.
summary-gain = { $gained } → { $score }
summary-new = New on the table
summary-each = Show this after each round
summary-go-on = Go on
skip = Skip
undo = Undo
undo-limit = Take back your last decision: possible until something is revealed or somebody else acts.
undo-none = There is nothing to take back.
undo-revealed = Something was revealed since you decided: it cannot be taken back.
reset-turn = Reset turn
reset-turn-what = Take back as much of this turn as possible.
board = Board
beside = Beside the board
score = Score
played-by-bot = played by a bot
journal = Journal
journal-filter = Show
journal-setup =
    { $count ->
        [one] Set-up: { $count } line
       *[other] Set-up: { $count } lines
    }
journal-see = See this position again
everybody = Everybody
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
send = Send
watcher = A spectator
watchers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
rules = Rules
rules-now = What this step is about
rules-all = All rules
settings = Settings
this-table = This table
hand-to-bot = Let a bot play for me
take-back = Play myself again
resign = Resign
resign-sure = Resign for good
save-file = Save the game file

# Connection

connection-saved = Saved
connection-sent = Sent, not saved yet
connection-opening = Connecting…
connection-cut = Connection lost, trying again…

# Preferences

language = Language
theme = Appearance
theme-switch = Switch between light and dark
theme-system = as the system
theme-light = light
theme-dark = dark
speed = Animations
speed-normal = normal
speed-fast = fast
speed-off = off
reading = Others’ moves
reading-normal = normal
reading-calm = calm
reading-quick = quick
summaries = Each round in short
confirmation = A tap on the board
confirmation-on = shows, then asks
confirmation-off = acts at once
sound = Sound
answering = Answer by itself where I have no choice
slow = The last throw of a round in slow motion
symbols = Letters beside colours
switch-on = on
switch-off = off

# The past

replay = Replay
replay-round-back = Round back
replay-turn-back = Turn back
replay-turn-next = To the next turn
replay-round-next = To the next round
replay-speed = Speed
replay-link = Copy a link to this moment
replay-previous = Back
replay-next = Forward
replay-play = Play
replay-pause = Pause
replay-moment = Moment { $number } of { $count }
back-to-now = Back to the present
play-on = Play on from here
play-on-what = A new table that begins with this moment: you, and bots in the other seats.

# Several people at one device

pass-title = Give the device to { $player }
pass-text = What the others must not see stays hidden until then.
pass-ready = I am { $player }

# The end

result = Result
result-picture = Share a picture
result-stopped = The game was stopped; nobody wins.
source = Source
total = Total
curve = How the scores grew
rematch = Rematch
fairness = Proof of fairness
fairness-text = The dice were fixed before the first action and mixed with bytes of every player. Your browser can compute every draw again, by itself.
fairness-check = Check it here
fairness-working = Computing…
fairness-failed = The proof could not be fetched.
fairness-impossible = This browser computes such things only on secure pages (https). Save the game file and use: grasse verify
fair-holds = Everything fits: the dice were fair.
fair-broken = Something does not fit.
fair-commitment = The seed is the one committed to before the game.
fair-draws = Draws computed again: { $draws }; wrong: { $wrong }.
fair-decisions = Outcomes that follow from their draw: { $decided }; wrong: { $wrong }.
fair-mixed = The bytes of { $player } are those promised.

# Keyboard

keys = Keyboard
key-arrows = move on the board
key-pages = to the next thing that can be touched
key-enter = touch, confirm
key-escape = cancel, skip, back to the present
key-undo = undo
key-end = end the turn
key-journal = journal
key-help = help for this step, and this list
key-recall = what happened since your last turn, again
key-history = step through the past
key-history-turn = by turn through the past
key-history-round = by round through the past
key-history-play = play or pause the past, faster, slower
key-board = to the board

# About

about-title = About
about-what = Grasse is a table for board games about scents and spices: Parfum, Safranito and Aqua Mirabilis. You play in the browser, alone against bots, several people at one device, or with friends over the net.
about-unofficial = This is an unofficial project. The names of the games belong to their publishers, who have nothing to do with it. Rules text and pictures are our own.
about-data = Where the data come from
about-data-text = The rulebooks show many tiles and cards only as pictures. What no text says is reconstructed: our best inference, not a copy.
own-box-download = Download our file
own-box-upload = Choose it for a new table, under “{ $place }”; in the terminal:
own-components-say = This table plays with a components file of its own, which says of itself:
about-fair = Fair dice
about-fair-text = Before the first action the table shows a fingerprint of its secret seed, and every player mixes in random bytes. At the end the seed is shown, and your browser can compute every draw again. It does not prove that whoever runs the server did not look.
about-privacy = What is kept
about-privacy-text = A cookie with a random key says which seats are yours; your browser keeps your settings and your name. There is no account, no tracking, and no request to another site.
about-licences = Licences of fonts and libraries

# What is refused, by the code of the protocol

problem-offline = The server does not answer. Is the connection up?
problem-bad-request = This request makes no sense to the server.
problem-not-found = There is nothing here.
problem-no-table = There is no such table.
problem-not-allowed = You are not allowed to do that.
problem-wrong-origin = This comes from a page of another site.
problem-wrong-invitation = This needs the invitation of the table: use the whole link.
problem-chair-taken = Somebody sits there.
problem-chair-not-yours = This is not your seat.
problem-chairs-empty = There are open seats: fill them, or let bots sit down.
problem-already-started = The game has begun.
problem-not-started = The game has not begun.
problem-game-over = The game is over.
problem-not-over = That is secret until the game is over.
problem-not-your-turn = It is not your turn.
problem-old-version = The table has changed in the meantime. Look again.
problem-nothing-to-undo = There is nothing to take back: something was revealed since.
problem-illegal = The rules do not allow that.
problem-not-stored = This could not be stored; nothing has changed. Try again.
problem-damaged = This table is damaged and cannot be opened. Tell whoever runs this server: a backup may bring it back.
problem-too-big = That is too much at once.
problem-too-fast = That is too fast: wait a moment.
problem-too-many-tables = You have opened many tables: wait a little.
problem-too-many-watchers = Too many people are watching here already.
problem-not-watchable = This table does not want to be watched.
problem-shutting-down = The server is restarting: it will be back in a moment.
problem-sent-away = You were sent away from this table.
problem-not-away = They have not been away for two minutes yet, and nobody else is there to agree.
problem-wrong-code = This link was used already, or is too old.
problem-given-up = The game was given up: nobody won it.
problem-not-a-game = This is not a game file of Grasse.
problem-other-format = This game file was written by another version of Grasse, which this one cannot read.
problem-changed-file = This game file is damaged, or was changed after it was written.
problem-no-hints = At this table there are no hints.
problem-too-many-reports = You have asked for many reports: wait a little.

# The report of a finished game

see-report = Where was it won?
see-report-of = Where was it won? { $game } of { $date }
report-crumb = Report
report-way = Where you are
report-working = Bots play the game again from every moment. What you see gets better while you read.
report-progress = How far the report is
report-ahead =
    { $count ->
        [one] { $count } other report comes first.
       *[other] { $count } other reports come first.
    }
report-stop = Stop here
report-stopped = The report was stopped.
report-again = Work it out
report-failed = The report could not be worked out. Try again later.
report-by-luck = { $player } won, and luck did most of it.
report-by-others = { $player } won mostly by what the others let go.
report-by-rest = { $player } won by small steps: neither luck nor the slips of others decided it.
report-see = See the board
report-lead = { $player }: { $when }
report-when = When
report-pictures = In the pictures green is better, dashed red was played.
report-no-slips-yet = Nothing better was found so far.
report-points-about = The small figures are what is missing beside the winner, or what there is more.

# Hints

hint = Hint
hint-what = What would be good to do, and why (H)
hints = Three good moves
hint-about = Expected if everybody plays on well. Choose one to see it in the bar.
hint-thinking = Thinking…
hint-none = There is nothing to choose here.
hints-allowed = Everybody may ask for hints (a game for learning)
key-hint = a hint: the best moves, where the table allows it

# What a game is about, in three lines

brief-parfum-1 = Each round you choose a clock: an early place, or more actions.
brief-parfum-2 = With the actions you gather dice; what you roll distils fragrance notes, and notes make perfumes.
brief-parfum-3 = Customers pay for what they like. At the end the most money wins.
brief-safranito-1 = Everybody throws chips at a board full of spice bowls, and may knock others’ chips away.
brief-safranito-2 = What lies in a bowl is the price of its spice: there you sell, or buy.
brief-safranito-3 = With the right spices you cook dishes. Whoever cooks the third one wins at once.
brief-aqua-mirabilis-1 = You spend action points: at the market, in the cities, in the apprenticeship, at court.
brief-aqua-mirabilis-2 = Flowers become essences, and essences become perfumes by recipes.
brief-aqua-mirabilis-3 = You present them at Versailles as King and Court like them. After four weeks the most points win.

# Studies, and game files

study = Study
explore = Explore
explore-what = Try things out from here: all sides, everything back, Nature as you like
nature-acts = Nature is to act.
nature-choose = Choose what she does beside the board, or let her roll.
nature-rolls = Let Nature roll
file-title = A game from a file
file-about = Where a finished game was won, or a board to go on with. The file is deleted after a week without use.
file-choose = Game file
study-title = Beside the board
study-chances = What bots expect
study-about = The chance to win of each, and the margin, if good bots play on from here.
study-margin = Expected margin
study-nature = Nature
study-rolls = Nature rolls by herself
study-only-rolls = What she does here cannot be listed: let her roll.
study-line = This line
study-back = One step back
study-start = To the beginning
study-save = Save as a file

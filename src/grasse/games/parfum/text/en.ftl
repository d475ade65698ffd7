# Parfum, in English. The words for components are those of the publisher's English rules.

game = Parfum
about = Distil notes, compose perfumes, sell them to the customers of Grasse.
goal =
    You run a perfumery in Grasse, and whoever has the most money at the end wins. Notes that you distil bring coins at once; perfumes composed of them are sold to customers, and unspent water tokens bring their coin side. The game ends with the round after closing time is revealed, or at the end of a round when the bag cannot fill the distillery.

# Aromas, notes, perfumes

aroma-violet = violet
aroma-bergamot = bergamot
aroma-rose = rose
aroma-vanilla = vanilla
aroma-lavender = lavender
aroma-count = { $aroma } { $count }
type-head = head note
type-heart = heart note
type-base = base note
part-head = head
part-heart = heart
part-base = base
part-count = { $part } { $count }
size-minor = minor perfume
size-major = major perfume
note-name = { $type } { $id } ({ $aromas })
note-short = { $type } { $id }
customer-name = customer { $id } ({ $wants })
perfume-name = perfume { $number }
phase-wake = Wake up
phase-create = Create perfumes
phase-sell = Sell
phase-refill = New customers
phase-end = The end

# What to do now

prompt-choose-clock = Choose a clock: it sets your place in this round and your number of actions.
prompt-prepare =
    { $left ->
        [one] Prepare the distillation: { $left } action left. Dice taken: { $taken }.
       *[other] Prepare the distillation: { $left } actions left. Dice taken: { $taken }.
    }
prompt-roll = Roll your dice.
prompt-water = Spend water on your dice, or leave them as they are.
prompt-claim = Claim fragrance notes with your flasks.
prompt-compose =
    { $left ->
        [one] Place your note.
       *[other] Place your { $left } notes.
    }
prompt-flacons = Your perfume is finished: take its flacons?
prompt-end-turn = Return your dice to end your turn.
prompt-sell = Sell one flacon, or pass: chance { $chance } of { $chances } in this round.
prompt-limit =
    { $over ->
        [one] You hold too much water: discard { $over } token.
       *[other] You hold too much water: discard { $over } tokens.
    }

# Actions

do-choose-clock =
    { $actions ->
        [one] Take clock { $clock }: { $actions } action, turn { $clock } of { $clocks }
       *[other] Take clock { $clock }: { $actions } actions, turn { $clock } of { $clocks }
    }
do-draw-note = Draw a note from the bag to a free space ({ $bag } in the bag)
do-take-die = Take a { $aroma } die ({ $left } left; a flask on { $faces } faces of { $sides })
do-take-water = Take a water token ({ $well } in the well)
do-stop-preparing =
    { $left ->
        [one] Skip { $left } remaining action
       *[other] Skip the { $left } remaining actions
    }
do-roll-dice = Roll the dice: { $shown }
do-reroll-flies =
    { $flies ->
        [one] Re-roll { $flies } { $aroma } fly, for a token worth { $token }
       *[other] Re-roll { $flies } { $aroma } flies, for a token worth { $token }
    }
do-reroll-all =
    { $dice ->
        [one] Re-roll { $dice } die, flask or fly, for a token worth { $token }
       *[other] Re-roll all { $dice } dice, flasks too, for a token worth { $token }
    }
do-turn-fly = Turn a { $aroma } fly to its flask, for tokens worth { $token } and { $other }
do-stop-water = Leave the dice as they are
do-claim-note =
    { $coins ->
        [one] Claim the { $note } and gain { $coins } coin; flasks left: { $rest }
       *[other] Claim the { $note } and gain { $coins } coins; flasks left: { $rest }
    }
do-stop-claiming = Claim no more
do-join-perfume = Add the { $piece } to { $perfume }: { $content }; { $state }
join-finishes =
    { $customers ->
        [0] finished, flacons: { $flacons }; nobody on the street wants it
        [one] finished, flacons: { $flacons }; { $customers } customer wants it
       *[other] finished, flacons: { $flacons }; { $customers } customers want it
    }
do-new-minor = Begin a minor perfume (notes: { $notes }, flacons: { $flacons }) with the { $note }
do-new-major = Begin a major perfume (notes: { $notes }, flacons: { $flacons }) with the { $note }
do-hold-notes =
    { $left ->
        [one] Keep { $left } note for a later turn
       *[other] Keep { $left } notes for a later turn
    }
do-take-flacons = Take the flacons: { $flacons } to sell
do-leave-flacons = Leave the flacons: this perfume will not be sold
do-return-dice = Return the dice and end the turn
do-sell-to =
    { $left ->
        [0] Sell { $perfume } to the { $customer } for { $price }; sold out; water tokens: { $water }
       *[other] Sell { $perfume } to the { $customer } for { $price }; flacons left: { $left }
    }
do-bargain =
    { $left ->
        [0] Sell { $perfume } at the bargain price of { $price }; sold out; water tokens: { $water }
       *[other] Sell { $perfume } at the bargain price of { $price }; flacons left: { $left }
    }
do-pass =
    { $later ->
        [0] Pass: you sell no more in this round
        [one] Pass: { $later } more chance in this round
       *[other] Pass: { $later } more chances in this round
    }
do-discard-water = Discard a token worth { $token }
do-stacked = The markers are stacked
do-dealt-clocks = The clocks are dealt
do-drawn-note = The { $note } is drawn
do-drawn-customer = The { $customer } arrives
do-drawn-water = A water token is drawn
do-rolled = The dice show { $shown }
kind-reroll-flies = Re-roll the flies of one colour (1 token)
kind-reroll-all = Re-roll all dice (1 token)
kind-turn-fly = Turn a fly to its flask (2 tokens)
kind-join-perfume = Add a note to a perfume
kind-new-minor = Begin a minor perfume
kind-new-major = Begin a major perfume
kind-sell-to = Sell to a customer
kind-bargain = Sell at the bargain price

# The journal

log-round-begins = Round { $round }.
log-last-round = Closing time has been revealed: this is the last round.
log-markers-stacked = The markers are stacked, from the top: { $players }.
log-takes-clock =
    { $actions ->
        [one] { $player } takes clock { $clock } with { $actions } action.
       *[other] { $player } takes clock { $clock } with { $actions } actions.
    }
log-turn-begins =
    { $actions ->
        [one] { $player } distils with { $actions } action.
       *[other] { $player } distils with { $actions } actions.
    }
log-takes-die = { $player } takes a { $aroma } die.
log-draws-water = { $player } draws a water token.
log-drew-token = You draw a token worth { $token }.
log-reshuffle =
    { $count ->
        [one] The well is empty: the discarded token becomes the new well.
       *[other] The well is empty: the { $count } discarded tokens become the new well.
    }
log-note-drawn = The { $note } comes to the distillery.
log-rolls = { $player } rolls: { $shown }.
log-rerolls-flies = { $player } spends a token worth { $token } to re-roll the flies of { $aroma }.
log-rerolls-all = { $player } spends a token worth { $token } to re-roll all dice.
log-turns-fly = { $player } spends tokens worth { $tokens } to turn a { $aroma } fly to its flask.
log-claims =
    { $coins ->
        [one] { $player } claims the { $note } and gains { $coins } coin.
       *[other] { $player } claims the { $note } and gains { $coins } coins.
    }
log-begins = { $player } begins a { $size } with the { $note }.
log-joins = { $player } adds the { $note } to { $perfume }.
log-holds-notes =
    { $count ->
        [one] { $player } keeps { $count } note for a later turn.
       *[other] { $player } keeps { $count } notes for a later turn.
    }
log-finishes =
    { $flacons ->
        [one] { $player } finishes a { $size } and receives { $flacons } flacon.
       *[other] { $player } finishes a { $size } and receives { $flacons } flacons.
    }
log-leaves-flacons = { $player } leaves the flacons of { $perfume }.
log-sells =
    { $price ->
        [one] { $player } sells { $perfume } to the { $customer } for { $price } coin.
       *[other] { $player } sells { $perfume } to the { $customer } for { $price } coins.
    }
log-bargains =
    { $price ->
        [one] { $player } sells { $perfume } at the bargain price of { $price } coin.
       *[other] { $player } sells { $perfume } at the bargain price of { $price } coins.
    }
log-passes = { $player } passes.
log-sold-out = { $player } has sold out { $perfume }.
log-discards = { $player } discards a token worth { $token }.
log-customer-arrives = The { $customer } comes to the street.
log-closing-token = The closing time token is revealed: one more round is played.
log-stopped = After round { $round } the game is stopped.
log-game-ends =
    { $reason ->
        [closing] The last round is over.
       *[bag] The bag cannot fill the distillery: the game ends.
    }
log-scores-water =
    { $coins ->
        [one] { $player } gains { $coins } coin from water.
       *[other] { $player } gains { $coins } coins from water.
    }
shown-flasks =
    { $flasks ->
        [0] no flask
        [one] { $flasks } flask
       *[other] { $flasks } flasks
    }
shown-flies =
    { $flies ->
        [0] no fly
        [one] { $flies } fly
       *[other] { $flies } flies
    }
shown-die = { $aroma } ({ $flasks }, { $flies })
shown-nothing = nothing

# Refusals

refused-no-such-clock = the clocks are numbered 1 to { $clocks }.
refused-clock-taken = clock { $clock } is taken.
refused-display-full = every space of the distillery is occupied.
refused-bag-empty = the bag is empty.
refused-no-such-aroma = there is no such aroma.
refused-booth-empty = there is no { $aroma } die left on its booth.
refused-no-water-left = well and discard are empty.
refused-use-all-actions = all actions must be used.
refused-no-fly-of-colour = none of your { $aroma } dice shows a fly.
refused-no-die-to-roll = you have no die to roll.
refused-two-tokens-needed = that takes two water tokens.
refused-no-such-token = you lack a token worth { $token }.
refused-water-is-over = water is spent before the first note is claimed.
refused-note-not-on-display = { $note } is not in the distillery.
refused-flasks-missing = your free flasks do not pay for the { $note }.
refused-note-not-in-hand = { $note } is not among the notes you have to place.
refused-heart-only-major = a heart note goes into a major perfume only.
refused-no-such-perfume = you have no such perfume.
refused-perfume-finished = this perfume is finished.
refused-perfume-unfinished = this perfume is not finished.
refused-slot-filled = this perfume has its { $type } already.
refused-place-every-note = every claimed note is placed in the same turn.
refused-no-flacon-left = this perfume has no flacon left.
refused-customer-not-there = { $customer } is not on the street.
refused-perfume-does-not-suit = the perfume lacks what the { $customer } wants.

# The table

table-last-round = This is the last round.
table-bag-low = The bag is nearly empty ({ $bag }): if it cannot fill the distillery, the game ends.
table-closing-near = Closing time is near; customers before it: { $above }.
table-stock =
    Notes in the bag: { $bag }. Customers before closing time: { $above }. Flacons: { $flacons }.
table-round = Round { $round }
table-distillery = Distillery
table-street = Street
table-market = Market: { $booths }
table-well = Tokens in the well: { $well }. Discard: { $discard }.
table-dice = In front of { $player }: { $shown }
table-dice-unrolled = In front of { $player }, not rolled yet: { $shown }
table-clocks = Clocks: { $clocks }
table-clock-free =
    { $actions ->
        [one] { $clock } ({ $actions } action) free
       *[other] { $clock } ({ $actions } actions) free
    }
table-clock-taken =
    { $actions ->
        [one] { $clock } ({ $actions } action) { $player }
       *[other] { $clock } ({ $actions } actions) { $player }
    }
table-track = Money, from the top of each stack: { $track }
table-money = { $player } { $money }
table-note =
    { $coins ->
        [one] { $note }, { $coins } coin
       *[other] { $note }, { $coins } coins
    }
table-empty = empty
table-customer = { $id } wants { $wants }, pays { $price }
table-you = { $player } (you)
table-holds = money { $money }; water tokens: { $water }
tokens-worth = { $count } worth { $value }
tokens-unknown = { $count } face down
tokens-none = none
table-perfume = { $name }: { $size }, { $content }; { $state }
table-no-perfume = no perfume yet
table-missing = missing: { $types }
table-flacons =
    { $flacons ->
        [0] sold out
        [one] { $flacons } flacon
       *[other] { $flacons } flacons
    }
table-hand = to place: { $notes }
table-served =
    { $count ->
        [one] { $count } customer served
       *[other] { $count } customers served
    }
glance-head = Round { $round } · in the bag { $bag } · customers before closing time { $above }
glance-note = { $id } { $part }: { $needs } (+{ $coins })
glance-note-lacks = { $id } { $part }: lacks { $lacks } (+{ $coins })
glance-note-chance = { $id } { $part }: { $percent }% (+{ $coins })
glance-odds = Dice still lacking, or the chance without water (+coins): { $notes }
glance-paid = Your flasks pay for (+coins): { $notes }
glance-unpaid = Not yet: { $notes }
glance-dice = Your flasks: { $flasks } · flies: { $flies }
glance-water = Your water tokens: { $water }
glance-lacking = Your perfumes still lack: { $parts }
glance-perfumes = Your perfumes: { $perfumes }
glance-perfume = { $number } ({ $content }; { $state })
glance-more = and { $count } more
result-sources =
    { $player }: { $score } = notes { $claims } + customers { $customers } + bargains { $bargains } + water { $water }

# Help for each step

help-choose-clock =
    The clock’s place says when you distil and sell in this round; early places come first to the notes and the customers, late ones have more actions.
help-prepare =
    Each action is one of three: take a die of an aroma you need, take a water token, or have a new note drawn if a space of the distillery is free. Take the dice for the notes you want: violet, bergamot and rose succeed on 4 faces of 6, vanilla and lavender on 3.
help-roll = All your dice are rolled once. A flask is one part of that aroma, a fly is nothing.
help-water =
    One token re-rolls all flies of one colour, or all your dice; two tokens turn one fly to its flask. A spent token is lost, and unspent tokens bring their coin side at the end of the game.
help-claim =
    A note costs the flasks of its aromas; each flask pays for one note. You gain its coins at once and add it to a perfume.
help-compose =
    A minor perfume has a head and a base note and gives 2 flacons; a major one has a heart note too and gives 3. A note stays where it is placed, and a perfume stays minor or major.
help-flacons = The flacons of a finished perfume are what you sell.
help-end-turn = Your dice go back to the market for the next player.
help-sell =
    A customer buys one flacon of a perfume that holds all that is wanted. The bargain price is 2 for a minor and 3 for a major perfume. Selling the last flacon of a perfume brings 2 water tokens.
help-limit = After your last chance to sell you may keep at most 4 water tokens. You choose what goes.

# Options

option-random_first_clocks = beginners: the clocks of the first round are dealt at random
option-spare_actions = actions may be left unused
option-reshuffle = when the discard becomes the well: when a token must be drawn, or as soon as the well is empty
option-limited_flacons = there are only as many flacons as in the box
option-idle_water = a token may be spent on a colour that shows no fly
option-water_after_claim = water may be spent after claiming
option-hold_notes = claimed notes may be kept for a later turn
option-flacons_optional = the flacons of a finished perfume may be left
option-pass_drops_out = whoever passes sells no more in this round
option-tan_clocks = the clocks of 3 players: 4, 5, 6 actions, or 3, 4, 5
option-sold_out_notes = the notes of a sold-out perfume: out of play, or back to the bag
option-limit_in_last_round = the water limit counts in the last round too
option-closing_token = the closing time token shows when it must be drawn, or when it lies on top
option-bag_end = the game ends when the bag is short, or when it is empty
option-two_player_limit = 2 players: the water limit once a round, or after each clock
option-round_cap = after so many rounds the game is stopped (0: never)

# What is in the box

box-note = The rulebook shows notes and customers only as pictures, and no text gives the clocks of 3 players: there are two candidates for them, and a house rule chooses between the two.
rows-aromas = aromas
rows-clocks = clocks
rows-boards = set-ups
rows-water = values of water tokens
rows-perfumes = sizes of perfume
rows-counts = other numbers
rows-notes = fragrance notes
rows-customers = customers

# Reasons, and where the points came from

reason-coins = coins { $change }
reason-wanted = the street pays { $change } for your flacons
reason-flacons = flacons { $change }
reason-notes = notes in unfinished perfumes { $change }
reason-water = water tokens { $change }
reason-contested = { $player } can serve the { $customer }, too
reason-finishes = it finishes a perfume; the best customer for it pays { $price } ({ $count } in the street)
reason-for-note = for the { $note }
reason-needed = { $player } needs the { $note } to finish a perfume
reason-before = you sell before { $player }, who can serve the { $customer }, too
earned-claims = notes
earned-customers = customers
earned-bargains = bargains
earned-water = water

# The drawn board of Parfum, in English: names of places, what things say, what actions bring.

# House rules, as they are in force

choice-reshuffle-lazy = The discard becomes the well when a token must be drawn
choice-reshuffle-eager = The discard becomes the well as soon as the well is empty
choice-limited_flacons-false = There are always enough flacons
choice-tan_clocks-tan = With 3 players the clocks have 4, 5, 6 actions
choice-tan_clocks-tan-low = With 3 players the clocks have 3, 4, 5 actions
choice-sold_out_notes-out = The notes of a sold-out perfume are out of play
choice-sold_out_notes-bag = The notes of a sold-out perfume go back to the bag
choice-limit_in_last_round-false = The last round has no water limit
choice-closing_token-drawn = The closing time token shows when it must be drawn
choice-closing_token-on-top = The closing time token shows when it lies on top
choice-bag_end-short = The game ends when the bag is short
choice-bag_end-empty = The game ends when the bag is empty
choice-two_player_limit-round = With 2 players the water limit counts once a round
choice-two_player_limit-clock = With 2 players the water limit counts after each clock

# Places

table-of-parfum = The table of Parfum
area-clocks = Market clock
area-market = Market
area-tray = Dice tray
area-stores = Well, discard, flacons
area-perfumery = Perfumery of { $player }
area-track = Money

# Street

pile = Customers to come
pile-about =
    { $left ->
        [0] Closing time is next
        [one] { $left } more before closing time
       *[other] { $left } more before closing time
    }
pile-closed = Closing time has been revealed
customer-about =
    { $price ->
        [one] Pays { $price } coin for one flacon of a perfume that holds all this.
       *[other] Pays { $price } coins for one flacon of a perfume that holds all this.
    }
bargain = Bargain stall
bargain-word = Bargain
bargain-about = Buys a flacon of any perfume: { $minor } for a minor one, { $major } for a major one.

# Distillery

bag = Bag of notes
bag-about =
    { $count ->
        [one] { $count } note in the bag. An action draws one to a free space.
       *[other] { $count } notes in the bag. An action draws one to a free space.
    }
note-said = { $type } ({ $aromas })
customer-said = customer ({ $wants })
note-about =
    { $coins ->
        [one] Brings { $coins } coin when it is claimed.
       *[other] Brings { $coins } coins when it is claimed.
    }
note-to-place = Claimed: add it to a perfume.
slot-head = Head
slot-heart = Heart
slot-base = Base

# Chances

percent = { $part }%
odds = Odds
odds-note =
    { $tokens ->
        [0] Chance: { $plain }.
        [one] Chance: { $plain }; with your water token at best { $water }.
       *[other] Chance: { $plain }; with your { $tokens } water tokens at best { $water }.
    }
odds-wished =
    { $count ->
        [one] The wanted note: { $plain } without water, { $water } with it
       *[other] All { $count } wanted notes: { $plain } without water, { $water } with it
    }
odds-needs =
    { $count ->
        [one] The wanted note still needs dice: { $aromas }
       *[other] All { $count } wanted notes still need dice: { $aromas }
    }
odds-how = Touch the notes you want: their odds appear here.
wish-on = Touch to mark it as wanted.
wish-off = Touch to unmark it.

# Market, dice, water

booth = Booth: { $aroma }
booth-about =
    { $count ->
        [one] { $count } die here: { $flask } faces with a flask, { $fly } with a fly.
       *[other] { $count } dice here: { $flask } faces with a flask, { $fly } with a fly.
    }
tray-of = Dice of { $player }
tray-empty = No dice
tray-left = Actions
tray-actions =
    { $left ->
        [one] { $left } action left
       *[other] { $left } actions left
    }
cup = Dice cup
cup-about = All your dice are rolled from it.
order-waking = Choosing clocks: the least money first
order-selling = Selling in the order of the clocks
well = Well
well-about =
    { $count ->
        [one] { $count } water token in the well.
       *[other] { $count } water tokens in the well.
    }
discard = Discard
discard-about = Tokens, coin side up: { $tokens }.
discard-empty = No token yet.
token-count = { $value } ×{ $count }
token =
    { $count ->
        [one] Water token worth { $value }
       *[other] { $count } water tokens worth { $value } each
    }
token-about = One re-rolls dice, two turn a fly to its flask. Unspent, it brings its coins at the end.
supply = Flacons
supply-about =
    { $count ->
        [one] { $count } flacon left.
       *[other] { $count } flacons left.
    }

# Clocks, money

clock =
    { $actions ->
        [one] Clock { $clock }: { $actions } action
       *[other] Clock { $clock }: { $actions } actions
    }
clock-of = { $clock }, { $player }
clock-about = The Roman figure is the place in this round, the other one the number of actions.
round = Round { $round }
round-word = Round
last-round = Last round
phase =
    { $step ->
        [wake] Wake up
        [create] Create perfumes
        [sell] Sell
       *[over] The end
    }
marker =
    { $coins ->
        [one] { $player }: { $coins } coin
       *[other] { $player }: { $coins } coins
    }
marker-about = As things stand, number { $place } to choose a clock.

# Perfumeries

perfume-of = Perfumery of { $player }.
new-minor = new minor perfume
new-major = new major perfume
new-about =
    { $flacons ->
        [one] Finished, it gives { $flacons } flacon.
       *[other] Finished, it gives { $flacons } flacons.
    }
shop-about = Money { $money }, water tokens { $tokens }, customers served { $served }, perfumes sold out { $sold }.
letter-violet = Vi
letter-bergamot = Be
letter-rose = Ro
letter-vanilla = Va
letter-lavender = La

# What an action costs and brings

effect-actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
effect-place = Place { $place } in the round
effect-clocks-left =
    { $left ->
        [one] { $left } clock stays for the others
       *[other] { $left } clocks stay for the others
    }
effect-left =
    { $left ->
        [0] Your last action
        [one] Then { $left } action left
       *[other] Then { $left } actions left
    }
effect-bag = In the bag: head { $head }, heart { $heart }, base { $base }
effect-die = Your { $aroma } die number { $count }
effect-flask-chance = Flask: { $part }
effect-wish = { $note }: { $now } → { $then } without water
effect-wish-needs = { $note }: still needs dice, { $aromas }
effect-water = Water, worth { $mean } on average
effect-spent =
    { $count ->
        [one] { $count } token, worth { $worth } at the end
       *[other] { $count } tokens, worth { $worth } at the end
    }
effect-again =
    { $count ->
        [one] { $count } die again, a flask: { $part }
       *[other] { $count } dice again, at least one flask: { $part }
    }
effect-flasks-too =
    { $flasks ->
        [0] Re-rolls all dice, no flask to lose
        [one] Re-rolls all dice, { $flasks } flask too
       *[other] Re-rolls all dice, { $flasks } flasks too
    }
effect-turned = A sure flask: { $aroma }
effect-pays = Flasks: { $aromas }
effect-coins = +{ $coins } → { $total }
effect-on-top = On top of { $player }
effect-waking = Then number { $place } to choose a clock
effect-flacons =
    { $flacons ->
        [one] Finished: { $flacons } flacon
       *[other] Finished: { $flacons } flacons
    }
effect-suitors =
    { $count ->
        [one] { $count } customer would buy, for { $price }
       *[other] { $count } customers would buy, for { $price } at most
    }
effect-then-missing = Then still missing: { $types }
effect-size =
    { $flacons ->
        [one] { $flacons } flacon, bargain price { $price }
       *[other] { $flacons } flacons, bargain price { $price } each
    }
effect-flacons-left =
    { $left ->
        [0] The last flacon
        [one] { $left } flacon left
       *[other] { $left } flacons left
    }
effect-sold-out =
    { $tokens ->
        [one] Sold out: { $tokens } water token
       *[other] Sold out: { $tokens } water tokens
    }

# Why not

why-only-prepare = this is an action of preparing the distillation.
why-flasks-missing = flasks missing: { $aromas }.
why-water-later = water is spent after the roll.
why-sell-later = selling begins when all have distilled.
why-no-perfume-suits = none of your flacons holds what is wanted here.

# The end

source-claims = Notes
source-customers = Customers
source-bargains = Bargains
source-water = Water

# What a choice still needs

thing-dice = the dice
thing-cup = the cup
thing-water = the water token to pay
thing-note = the note
thing-perfume = the perfume
thing-new = a new flacon
thing-customer = the customer
thing-bargain = the bargain stall

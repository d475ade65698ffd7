# Safranito, in English. A place begins with its preposition, so that it fits behind any verb.

game = Safranito
about = Throw chips into the spice bowls, trade the spices, be the first to cook three dishes.
goal =
    You trade in spices and cook: whoever is first to prepare three dishes wins at once. A dish takes one card of each of its three spices. Chips that you throw into the bowls let you buy and set the price at which everybody sells; on the action spaces the highest total gets an extra. Money and cards count for nothing in the end.

# Spices, spaces, dishes

spice-curry = curry
spice-ginger = ginger
spice-cardamom = cardamom
spice-chilli = chilli
spice-saffron = saffron
spice-garlic = garlic
spice-mint = mint
spice-cumin = cumin
spice-cinnamon = cinnamon
spice-count = { $spice } { $count }
bowl-curry = curry bowl
bowl-ginger = ginger bowl
bowl-cardamom = cardamom bowl
bowl-chilli = chilli bowl
bowl-saffron = saffron bowl
bowl-garlic = garlic bowl
bowl-mint = mint bowl
bowl-cumin = cumin bowl
bowl-cinnamon = cinnamon bowl
space-extra-throw = extra throw
space-extra-spice = extra spice card
space-reserve-dish = reserve a dish
space-head-chef = head chef
name-bowl = the { $bowl }
name-space = the space “{ $space }”
place-bowl = in the { $bowl }
place-space = on the space “{ $space }”
place-nowhere = between the bowls
loft-slide = a slide
loft-toss = a toss
loft-lob = a lob
number-side = the side
number-place = the place
number-bearing = the direction
number-power = the power
number-loft = the loft
number-face = the face
chip-yours = your { $value }
chip-yours-down = your { $value } (face down)
chip-open = { $player }’s { $value }
chip-hidden = { $player }’s chip
chip-nth = { $player }’s chip no. { $number }
dish-name = { $name } ({ $spices })
dish-d01 = Market Dal
dish-d02 = Harbour Masala
dish-d03 = Temple Korma
dish-d04 = Garden Curry
dish-d05 = Royal Pulao
dish-d06 = Golden Biryani
dish-d07 = Chai Kheer
dish-d08 = Fire Chana
dish-d09 = Winter Rogan
dish-d10 = Cool Chaat
dish-d11 = Monsoon Sherbet
dish-d12 = Rajive’s Special
dish-d13 = Hill Kebab
dish-d14 = Palace Rice
dish-d15 = Sunset Prawns
dish-d16 = Spice Route Chutney
dish-d17 = Festival Lamb
dish-d18 = Earth-Oven Aubergine
nothing = none
phase-throw = Throw chips
phase-spaces = Action spaces
phase-market = Sell and buy spices
phase-cook = Prepare dishes
phase-change = New dishes and spices

# What to do now

prompt-throwing = Throw a chip: throw { $throw } of { $throws }.
prompt-extra-throw = You may throw one more chip.
prompt-extra-spice =
    { $cards ->
        [one] You may draw { $cards } spice card and keep it.
       *[other] You may draw { $cards } spice cards and keep one of them.
    }
prompt-keep-one = Which card do you keep?
prompt-reserve = You may reserve the top dish of the pile.
prompt-become-chef = You may take the pepper mill and be head chef at once.
prompt-next-bowl = You are the head chef: which bowl is traded next?
prompt-sell = How many cards of { $spice } do you sell, at { $price } rupees each?
prompt-buy =
    { $cards ->
        [one] Buy a card of { $spice } for { $price } rupees? There is { $cards } left.
       *[other] Buy a card of { $spice } for { $price } rupees? There are { $cards } left.
    }
prompt-cook = Which dish do you prepare?

# Actions

do-throw = Throw your { $chip } { $aim }
aim-target = at { $target }
aim-offer = { aim-target } ({ $there })
aim-chip = at { $chip } { $place }, to knock it away
aim-free = with { $loft } from place { $place }, direction { $bearing }, power { $power }
there-bowl =
    { $cards ->
        [0] no card for sale; { $chips }
        [one] { $cards } card for sale; { $chips }
       *[other] { $cards } cards for sale; { $chips }
    }
there-nobody = nobody there
each-throw = Throw your { $chip }
way = With { $loft } { $hand }, { $face }
way-odds = { $way }: { $odds }
from-left = from the left
from-opposite = from straight opposite
from-right = from the right
turned-down = face down
turned-up = face up
odds-rest = rests there { $hits } of { $tries }
odds-knock = knocks it away { $hits } of { $tries }
odds-out = goes out { $count }
odds-push = pushes { $chip } away { $count }
do-renounce = Decline
do-draw-spices =
    { $cards ->
        [one] Draw { $cards } card and keep it
       *[other] Draw { $cards } cards and keep one of them
    }
do-keep-card = Keep { $spice } (in your hand: { $held }; dishes that want it: { $dishes })
do-reserve-dish = Reserve the top dish, for you alone (in the pile: { $dishes })
do-take-mill = Take the pepper mill: you order the bowls and cook first
do-choose-bowl = Trade { $spice } next ({ $there })
do-sell-cards =
    { $cards ->
        [0] Sell none
        [one] Sell { $cards } card for { $gain }: then you have { $money } and buy none here
       *[other] Sell { $cards } cards for { $gain }: then you have { $money } and buy none here
    }
do-buy-card = Buy the card for { $price }: { $money } rupees left, your { $chip } comes back
do-decline = Do not buy; chips that come back: { $chips }
do-prepare-dish = Prepare { $dish }: your dish { $nth } of { $due }
do-prepare-reserved = Prepare your reserved { $dish }: your dish { $nth } of { $due }
do-stop-cooking = Prepare nothing more
do-named-chef = { $player } begins as head chef
do-rested = The chips come to rest
do-drawn-spice = A card of { $spice } is drawn
do-drawn-dish = { $dish } is drawn
kind-prepare-dish = Prepare a dish of the offer
kind-prepare-reserved = Prepare a reserved dish

# The journal

log-round-begins = Round { $round }; { $player } is the head chef.
log-first-chef = { $player } is the first head chef.
log-mill-passed = The pepper mill goes to { $player }.
log-dish-offered = On offer: { $dish }.
log-spice-displayed = On the display: { $spice }.
log-reshuffle =
    { $count ->
        [one] The pile is empty: the { $count } discarded card becomes the new pile.
       *[other] The pile is empty: the { $count } discarded cards are shuffled into a new pile.
    }
log-throws = { $player } throws: { $loft }.
log-threw = You threw your { $value }.
log-rests-on =
    { $chip ->
        [0] { $player }’s chip comes to rest { $place }.
       *[other] { $player }’s { $chip } comes to rest { $place }.
    }
log-rests-nowhere =
    { $chip ->
        [0] { $player }’s chip comes to rest between the bowls.
       *[other] { $player }’s { $chip } comes to rest between the bowls.
    }
log-goes-out =
    { $chip ->
        [0] { $player }’s chip is out.
       *[other] { $player }’s { $chip } is out.
    }
log-pushed-onto =
    { $chip ->
        [0] { $player }’s chip is pushed and now lies { $place }.
       *[other] { $player }’s { $chip } is pushed and now lies { $place }.
    }
log-pushed-off =
    { $chip ->
        [0] { $player }’s chip is pushed between the bowls.
       *[other] { $player }’s { $chip } is pushed between the bowls.
    }
log-pushed-out =
    { $chip ->
        [0] { $player }’s chip is pushed off the board.
       *[other] { $player }’s { $chip } is pushed off the board.
    }
log-space-scored = { $player } has the most { $place }: { $total }.
log-renounces = { $player } declines the action.
log-draws-spices =
    { $count ->
        [one] { $player } draws { $count } spice card.
       *[other] { $player } draws { $count } spice cards.
    }
log-looks-at = You draw { $spice }.
log-keeps = { $player } keeps a card.
log-kept = You keep { $spice }.
log-reserves = { $player } reserves a dish.
log-reserved-dish = You reserve { $dish }.
log-takes-mill = { $player } takes the pepper mill and is head chef.
log-bowl-settled = The next bowl is { $spice }: a card sells for { $price } rupees.
log-has-announced = { $player } has decided.
log-sells =
    { $count ->
        [one] { $player } sells { $count } card of { $spice } for { $money } rupees.
       *[other] { $player } sells { $count } cards of { $spice } for { $money } rupees.
    }
log-sells-nothing = { $player } sells no { $spice }.
log-buys = { $player } buys a card of { $spice } for { $money } rupees.
log-declines = { $player } does not buy { $spice } for { $money } rupees.
log-no-card-left = There is no card of { $spice } left to buy; the chips go back.
log-prepares = { $player } prepares { $dish }.
log-wins = { $player } has prepared the last dish needed and wins.
log-stopped = After round { $round } the game is stopped.

# Refusals

refused-no-such-chip = you have no chip worth { $value }.
refused-chip-thrown = your { $value } was thrown in this round already.
refused-not-your-side = you throw from your own side, which is side { $side }.
refused-throw-out-of-range = { $number } must be from { $least } to { $most }.
refused-throw-compulsory = every throw must be made.
refused-report-in-wall = chip { $chip } of the report lies { $by } mm in the wall. Measure again, or report it as out (-1 -1) if it lies on the frame.
refused-report-on-another = chips { $chip } and { $other } of the report lie { $by } mm on each other. Push the upper one off to the side it hangs over, and measure again.
refused-report-too-tight = the chips of the report lie too tightly to be put right. Measure again.
refused-not-drawn = you drew no { $spice }.
refused-bowl-empty = no chip lies in the { $spice } bowl.
refused-not-so-many-cards = you do not hold so many cards of { $spice }.
refused-cannot-pay = you cannot pay { $price } rupees.
refused-one-dish-of-the-offer = only one dish of the offer may be prepared in a turn.
refused-not-on-offer = { $dish } is not on offer.
refused-not-reserved = you have not reserved { $dish }.
refused-spices-missing = you do not hold the spices for { $dish }.

# The table

table-head = Round { $round }.
table-chef = { $player } is the head chef.
table-cards = Cards and dishes
table-chips = Chips
table-board = Board
table-spaces = Action spaces: { $spaces }.
table-side =
    { $side ->
        [0] { $letter } { $player }, below
        [1] { $letter } { $player }, on the left
        [2] { $letter } { $player }, above
       *[3] { $letter } { $player }, on the right
    }
table-chip = { $chip } rests { $place }
table-chip-touching = { $chip } rests { $place }, touching { $others }
table-out = out of this round: { $chips }
table-display = On the display: { $spices }
table-offer = On offer: { $dishes }
table-piles = Spice cards in the pile: { $cards }, in the discard: { $discard }. Dishes in the pile: { $dishes }.
table-you = { $player } (you)
table-holds = money { $money }; chips in hand { $chips }; cards { $cards }; reserved { $reserved }; prepared { $dishes }
chips-worth = worth { $values }
chips-count = { $count } in all
cards-unknown = { $count } unknown
dishes-unknown =
    { $count ->
        [one] { $count } dish
       *[other] { $count } dishes
    }
glance-place = { $place } { $chips }
glance-board = On the board ({ $legend }): { $chips }
glance-dishes = Dishes and what you lack: { $dishes }
glance-dish-lacks = { $name }: { $spices }
glance-dish-ready = { $name }: nothing
glance-more = and { $count } more
glance-own = You hold { $money } rupees; cards: { $cards }
glance-purses = Money: { $purses }
glance-cooked = Dishes prepared ({ $dishes } win): { $cooked }
result-dishes = { $player }: { $dishes }; money { $money }, cards { $cards }

# Help for each step

help-throwing =
    A chip counts for a bowl or space if any part of it shows through the hole of the chip. In a bowl your chips let you buy that spice, dearly with high chips and early; all chips of a bowl together are the price at which the spice is sold. On an action space the highest total wins. You may knock chips away. Choose an aim from the list, or type the numbers yourself: throw, the chip, your side, the place along it (0 to 1000), the direction in tenths of a degree (negative to the left), the power (100 to 1000), the loft (0 slide, 1 toss, 2 lob) and the face (0 down, 1 up). Your hand trembles a little.
help-extra-throw = The extra chip may change all that is scored after it. This space is not scored again.
help-extra-spice = You draw as many cards as the first digit of your highest chip here says, keep one in secret and put the others under the pile.
help-keep-one = The others do not see what you keep. The rest goes under the pile.
help-reserve = A reserved dish is yours alone to prepare, in this round or later, besides one of the offer.
help-become-chef = The head chef orders the bowls, wins ties, cooks first, and passes the mill to the left at the end of the round.
help-next-bowl = In each bowl the spice is sold first, then bought. Your order decides who has money when.
help-sell = Whoever sells takes back all chips from this bowl and may not buy this spice in this round.
help-buy = You pay your total in this bowl and take back your highest chip. Whoever does not buy takes back all chips from this bowl.
help-cook = A dish takes one card of each of its three spices. You may prepare one dish of the offer and any number that you reserved. The third dish wins the game.

# Options

option-first_chef = the first head chef: drawn, or whoever sits in the first seat
option-tie_mode = a tie with the head chef: the head chef comes first, or last
option-decline_returns = whoever does not buy takes back all chips from the bowl, or only the highest
option-action_chips_leave = chips leave the action spaces before the market, or as soon as a space is scored
option-sell_mode = sales are announced in play order, or by all at the same time
option-money = money lies open, or is hidden
option-throw_side = everybody throws from their own side, or from any
option-piles = chips that a real table reports one on the other are put apart, or stay as they lie
option-steadiness = how steady the hands are, the same for persons and bots
option-aim_help = what is shown while aiming: where such throws come to rest, only the direction, or nothing
option-round_cap = after so many rounds the game is stopped (0: never); the most dishes are ahead, then money, then cards

# What is in the box

box-note = The rulebook shows the board and most dishes only as pictures: their spices, the measures, and where bowls and action spaces lie are inferred.
rows-tables = set-ups
rows-counts = other numbers
rows-measures = measures
rows-chips = values of chips
rows-spices = bowls
rows-spaces = action spaces
rows-dishes = dishes

# Reasons, and what everybody had in the end

reason-dishes = dishes { $change }
reason-missing = spices missing for the nearest dish { $change }
reason-cards = cards { $change }
reason-rupees = rupees { $change }
reason-for-dish = { $dish } needs { $spice }; cards it lacks then: { $left }
reason-dish-wanted = { $player } has the spices for it, too
earned-dishes = dishes
earned-money = money
earned-cards = cards

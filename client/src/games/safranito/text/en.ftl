# The board of Safranito, in English.

# House rules, as they are in force

choice-first_chef-drawn = The first head chef is drawn
choice-first_chef-first-seat = Whoever sits in seat 1 is the first head chef
choice-tie_mode-chef_first = In a tie the head chef comes first
choice-tie_mode-chef_last = In a tie the head chef comes last
choice-decline_returns-all = Whoever does not buy takes back all chips from the bowl
choice-decline_returns-highest = Whoever does not buy takes back only the highest chip from the bowl
choice-action_chips_leave-phase3 = Chips leave the action spaces before the market
choice-action_chips_leave-on_resolve = Chips leave an action space as soon as it is scored
choice-sell_mode-play_order = Sales are announced in play order
choice-sell_mode-simultaneous = Sales are announced by all at the same time
choice-money-open = Money lies open
choice-money-hidden = Money is hidden
choice-throw_side-own = Everybody throws from their own side
choice-throw_side-any = Everybody throws from any side
choice-piles-part = Chips reported one on the other are put apart
choice-piles-keep = Chips reported one on the other stay as they lie
choice-steadiness-normal = The hands are as steady as those of a casual thrower
choice-steadiness-steady = The hands are steady
choice-steadiness-shaky = The hands are shaky
choice-aim_help-full = Aiming shows where such throws come to rest
choice-aim_help-short = Aiming shows only the direction
choice-aim_help-none = Aiming shows nothing

# Regions

board-name = The board with nine spice bowls
row-own = Your chips
row-bowls = Bowls
row-spaces = Action spaces
row-chips = Chips on the board
row-display = Spice cards on the display
offer-title = On offer
own-title = Your spices
own-none = No cards yet.
reserved-title = Your reserved dishes
players-title = Players
drawn-title = Drawn cards

# Things

is-chef = { $player } is the head chef
mill-about = The head chef orders the bowls, wins ties and cooks first.
bowl-about =
    { $cards ->
        [0] No card to buy.
        [one] { $cards } card to buy.
       *[other] { $cards } cards to buy.
    }
about-extra-throw = Whoever has the highest total here throws one more chip.
about-extra-spice = Whoever has the highest total here draws spice cards and keeps one.
about-reserve-dish = Whoever has the highest total here takes the top dish of the pile.
about-head-chef = Whoever has the highest total here takes the pepper mill.
lies-here = Here: { $chips }.
total-of = { $player } { $total }
totals = Totals: { $totals }.
place-deep = { $place }, { $depth } mm inside its edge
own-chip = Your { $value }
own-thrown = Your { $value }, thrown
own-about = Touch it to take it in hand.
display-none = No card on the display.
display-cards =
    { $count ->
        [one] { $spice }: { $count } card on the display
       *[other] { $spice }: { $count } cards on the display
    }
display-about = When this bowl is traded, they can be bought.
hand-cards =
    { $count ->
        [one] { $spice }: { $count } card
       *[other] { $spice }: { $count } cards
    }
hand-about = Only you see your hand.
drawn-about = Keep one; the others go under the pile.
drawn-others =
    { $count ->
        [one] { $count } card, seen only by whoever drew it.
       *[other] { $count } cards, seen only by whoever drew them.
    }
dish-ready = You hold all three spices.
dish-ready-short = ready
dish-lacks = Still missing: { $spices }.
dish-lacks-short = { $count } missing
pile-dishes =
    { $count ->
        [one] { $count } dish in the pile
       *[other] { $count } dishes in the pile
    }
pile-dishes-about = The offer is filled up from it after each round.
pile-spices =
    { $count ->
        [one] { $count } spice card in the pile
       *[other] { $count } spice cards in the pile
    }
pile-spices-about =
    { $count ->
        [one] { $count } card lies in the discard.
       *[other] { $count } cards lie in the discard.
    }
money-of = { $player }: { $money } rupees
rupees = rupees
chips-home =
    { $count ->
        [one] { $count } chip in hand
       *[other] { $count } chips in hand
    }
chips-out = { $count } out
cards-of =
    { $count ->
        [one] { $count } spice card
       *[other] { $count } spice cards
    }
cards-known = Bought cards are known to all; a number stands for cards nobody else has seen.
reserved-of =
    { $count ->
        [one] { $count } reserved dish
       *[other] { $count } reserved dishes
    }
cooked-of =
    { $count ->
        [0] No dish prepared yet
        [one] { $count } dish prepared: { $dishes }
       *[other] { $count } dishes prepared: { $dishes }
    }
source-dishes = Dishes

# The throw

throw-name = Your throw
throw-choose = Pull a chip back and let go, or touch what you aim at.
throw-how = Pull the chip back and let go, or touch what you aim at: of 100 such throws you then read where they end.
throw-knock = Throw your { $chip } at { $victim }
aim-first = Now aim
aim-name = Aim of your { $value }
aim-keys = Left and right turn, up and down set the strength, Shift takes big steps, plus and minus small ones. Page up and down move the hand, L changes the loft, F the face. Enter throws, Esc cancels.
aim-bearing = Direction
aim-power = Strength
aim-place = Hand
aim-straight = straight ahead
aim-left = { $degrees }° to the left
aim-right = { $degrees }° to the right
aim-strength = { $percent }%
aim-middle = in the middle
aim-from-left = { $mm } mm left
aim-from-right = { $mm } mm right
aim-less = { $what }: less
aim-more = { $what }: more
aim-fine = Fine-tune
chance-place = about { $percent }% { $place }
forecast = Of 100 such throws: { $odds }.
forecast-place = { $count } { $place }
forecast-push =
    { $count ->
        [one] { $count } pushes { $chip } away
       *[other] { $count } push { $chip } away
    }
forecast-off =
    { $count ->
        [one] { $count } goes out
       *[other] { $count } go out
    }
forecast-wait = Of 100 such throws: …
forecast-no-card = No card for sale at { $bowl }.
loft-name = Height of the throw
short-slide = Slide
short-toss = Toss
short-lob = Lob
about-slide = Flat and fast: it pushes other chips.
about-toss = A low arc; slides on a little.
about-lob = A high arc; drops almost dead.
face-name = Which side is up
face-down = Face down
face-up = Face up
face-about = As you mean it; a chip may turn over when it lands.
side-name = Your side
side-number = Side { $side }
show-again = Show again
show-skip = Skip
practice-lead = Throw as often as you like: no game, nothing is kept. With the last chip thrown, the first comes back.
practice-you = You
practice-other = The neighbour
practice-steadiness = Your hand
practice-lay = Lay out other chips
practice-clear = Clear the board
practice-again = Count from zero
practice-tallies = Your hits
practice-thrown = thrown
practice-hit = hit as aimed
practice-out = out
practice-share = ({ $percent }%)

# The market

market-selling = First the cards are sold.
market-buying =
    { $cards ->
        [one] { $cards } card is for sale.
       *[other] { $cards } cards are for sale.
    }
market-order = In this order
market-highest = Highest total first
market-chips = Chips
market-total = Total
market-price = the price now
market-each = A card sells for
market-decides = decides now
market-next = next, would pay { $money }
market-later = later, { $money } as it stands
market-sell = Sell { $count } for { $money }
market-sales = Sell cards of { $spice }
market-completes = Completes { $dishes }
market-wanted = Wanted for { $dishes }
market-waits = waits
market-sold = sold { $count } for { $money }
market-kept = sells none
market-secret = has decided
market-no-card = has none to sell
why-sell = A card brings the sum of all chips. All decide in turn, from the head chef on.
why-sell-back = Whoever sells takes the chips back and cannot buy.
why-sell-own = Your { $spice } would bring { $money } rupees in all.
why-sell-none = You hold none. You are asked all the same, or the others would know.
why-buy = { $player } has the highest total and pays it: { $total } rupees. The highest chip comes back, then the totals are compared again.
why-buy-tied = { $player } has { $total }, as others do, and comes first in play order. The highest chip comes back, then the totals are compared again.

# What a choice brings

gain-money = +{ $money } rupees
gain-card = a card of { $spice }
gain-for = for { $dishes }
gain-dish = your dish number { $number }
gain-win = you win
gain-mill = you are head chef at once
gain-reserved = a dish for you alone
cost-money = −{ $money } rupees
cost-cards =
    { $count ->
        [one] −{ $count } card of { $spice }
       *[other] −{ $count } cards of { $spice }
    }
cost-spices = these cards go: { $spices }
effect-no-purchase = your { $chips } come back: no purchase
effect-no-chips = you have no chip here
effect-left = { $money } rupees left
effect-chip-back = your { $value } comes back
effect-chips-back = back to you: { $chips }
effect-price = a card sells for { $money }
effect-price-least = a card sells for { $money } at least
effect-display = { $count } to buy

# What a choice still needs

thing-own = your chip
thing-bowl = a bowl
thing-space = an action space
thing-chip = a chip to knock

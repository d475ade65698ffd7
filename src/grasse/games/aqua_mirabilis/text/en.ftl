# Aqua Mirabilis, in English.

game = Aqua Mirabilis
about = Gather flowers, distil essences and win the court of Versailles with your perfumes.
goal =
    You are a perfumer of Grasse, and whoever has the most points at the end wins. Flowers become essences, essences become perfumes, and perfumes presented at Versailles bring points: for combinations that are still new, and for the tastes of the King and the Court. On the last Sunday of the fourth week everybody has one last turn; then all perfumes count once more, with originality tokens, flipped city tiles, the ladies you lead with and their secret bonuses.

# Essences, methods, cities

essence-bergamot = bergamot
essence-jasmine = jasmine
essence-lavender = lavender
essence-narcissus = narcissus
essence-orange = orange
essence-rose = rose
method-distillation = distillation
method-maceration = maceration
method-squeezing = squeezing
method-enfleurage = enfleurage
method-extraction = extraction
method-stored = { $method } (stored: { $flowers })
method-equal =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }: { $inputs ->
        [one] { $inputs } flower
       *[other] { $inputs } equal flowers
    } ({ $flowers }) → { $outputs ->
        [one] { $outputs } essence
       *[other] { $outputs } essences
    }
method-different =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }: 2 different flowers → 1 essence of each
all-but = not { $flowers }
ability-market = market ability (one extra flower)
ability-production = production ability (+2 points)
ability-carriage = carriage ability (one extra step)
city-paris = Paris
city-london = London
city-cologne = Cologne
city-florence = Florence
day-mon = Monday
day-tue = Tuesday
day-wed = Wednesday
day-thu = Thursday
day-fri = Friday
day-sat = Saturday
day-sun = Sunday
counted = { $thing } { $count }
in-a-row = { $first }; { $second }
nothing = nothing
nobody = nobody
at-home = at home

# Perfumes, recipes, tiles

perfume-one = { $base } with { $first }
perfume-two = { $base } with { $first } and { $second }
recipe-name =
    { $slots ->
        [one] { $essence } with { $slots } slot, level { $level }
       *[other] { $essence } with { $slots } slots, level { $level }
    }
tile-name = { $city } tile ({ $effect })
effect-flowers = flowers: { $things }
effect-essences = essences: { $things }
effect-recipe-1 = a recipe with 1 slot and the base { $essence }
effect-recipe-2 = a recipe with 2 slots
effect-choice =
    { $number ->
        [one] { $number } essence of your choice
       *[other] { $number } essences of your choice
    }
effect-originality =
    { $number ->
        [one] { $number } originality token
       *[other] { $number } originality tokens
    }
effect-production =
    { $number ->
        [one] { $number } extra production point
       *[other] { $number } extra production points
    }
effect-action =
    { $number ->
        [one] an action of up to { $number } point
       *[other] an action of up to { $number } points
    }
effect-second-perfume = a second perfume at Versailles
effect-half-points = half a perfume’s points again
effect-influence =
    { $number ->
        [one] { $number } influence token
       *[other] { $number } influence tokens
    }
base-tile = base essence { $essence }
specialisation-tile = specialisation { $flower }
favour-a = moves the Court
favour-b = 5 points from the King
favour-c = two perfumes
favour-d = 2 points for each cube
bonus-experience = experience of 5 or more: 5 points
bonus-all-cities = a tile of each city: 5 points
bonus-london-tiles = three London tiles: 5 points
bonus-jasmine-perfumes = perfumes with the base jasmine: 1 = 2 points, 2 = 4, 3 = 6
bonus-three-bases = three perfumes with different bases: 5 points
bonus-rose-perfumes = perfumes with the base rose: 1 = 2 points, 2 = 5, 3 = 7
bonus-new-methods = new methods learned: 1 = 2 points, 2 = 5, 3 = 7
bonus-influence = influence tokens on ladies: 1–3 = 2 points, 4–5 = 4, 6 or more = 6
bonus-originality = originality tokens: 1–2 = 2 points, 3–5 = 4, 6 or more = 6
bonus-essence-types = different essences: 2–3 = 2 points, 4–5 = 4, 6 = 6
bonus-letter = letter of reference: level 2 = 2 points, 3 = 4, 4 = 6
bonus-levels = levels of all perfumes: 3–7 = 2 points, 8–11 = 5, 12 or more = 7
space-stall = stall of { $flower }
space-base = base essence
space-specialisation = specialisation
space-ability = special ability
space-method = production method
space-couple = couple { $couple }
space-versailles = Versailles
gift-token = originality tokens
gift-perfume = perfumes
scored-originality = originality
scored-court = Court
scored-king = King
scored-perfection = perfection
scored-favours = favours
scored-tokens =
    { $tokens ->
        [one] { $tokens } originality token
       *[other] { $tokens } originality tokens
    }
place-grasse = Grasse
place-between = between { $first } and { $second }, step { $steps }
state-new = new
state-presented = presented
state-worth =
    { $points ->
        [one] new, { $points } point now
       *[other] new, { $points } points now
    }

# What to do now

prompt-turn =
    { $points ->
        [one] Your turn, { $points } action point: go somewhere, or produce.
       *[other] Your turn, { $points } action points: go somewhere, or produce.
    }{ cue }
prompt-close = Last free actions, then end your turn.{ cue }
prompt-extra-turn = Discard an originality token for an extra turn?{ cue }
prompt-workers =
    { $left ->
        [one] Move a worker ({ $left } move left), or collect your flowers.
       *[other] Move workers ({ $left } moves left), or collect your flowers.
    }
prompt-extra-flower = Your market ability: take a flower from the reserve.
prompt-study-base = Which base essence do you learn?
prompt-study-specialisation = In which flower do you specialise?
prompt-study-ability = Which special ability do you learn?
prompt-study-method = Which method do you learn, and which flowers pay for it?
prompt-make-slot = Your method slots are full: which method makes room for { $method }?
prompt-gifts = Give gifts to lady { $lady }. Given so far: { $given }.
prompt-influence =
    { $left ->
        [one] Place { $left } influence token, or stop.
       *[other] Place up to { $left } influence tokens, or stop.
    }
prompt-keep = You have the most influence on more than two ladies: which two favours do you keep?
prompt-versailles = Present a perfume to the King and the Court. Presented so far: { $shown }.{ cue }
prompt-last-cube = There is only one cube left: which combination gets it?
prompt-convert =
    { $points ->
        [one] Convert flowers: { $points } production point left.
       *[other] Convert flowers: { $points } production points left.
    }
prompt-store = Store leftover flowers on your methods; the others are lost.
prompt-carriage =
    { $steps ->
        [one] Move your carriage { $steps } step.
       *[other] Move your carriage up to { $steps } steps.
    }
prompt-search = Choose a tile of the stack, or none.
prompt-stop = Stay in the city, or go back to Grasse?
prompt-pick-essences =
    { $count ->
        [one] Take { $count } essence from the reserve.
       *[other] Take { $count } different essences from the reserve.
    }
prompt-make-room = Your parade is full: which perfume makes room?
prompt-choose-recipe = Choose a recipe.
prompt-blend =
    { $slots ->
        [one] Recipe: { $recipe }. Add { $slots } complementary essence.
       *[other] Recipe: { $recipe }. Add { $slots } complementary essences.
    }
prompt-parade = The final parade: create perfumes from what you have.
cue-extra = This is your extra turn.
cue-covered = The tile pays the action points.
cue-last = It is your last turn.
cue-sunday = The next day is Sunday.
cue-last-sunday = The next day is the last Sunday.
cue-perfume = Perfume { $number } of { $most }.

# Actions

do-visit-stall = Go to the stall of { $flower } ({ $cost } AP){ outlook }
do-study = Apprenticeship: { $space } ({ $cost } AP){ outlook }
do-travel-to = Travel to { $city } ({ $cost } AP) – { $tile }{ outlook }
do-visit-couple = Court life: { $space } ({ $cost } AP){ outlook }
do-enter-versailles = Go to Versailles (1 AP){ outlook }
do-produce = Go home and produce{ outlook }
do-end-turn = End the turn{ outlook }
do-take-extra-turn = Take an extra turn for an originality token{ outlook }
do-pass-on = No extra turn{ outlook }
do-take-recipe = Create a perfume: { $recipe }{ outlook }
do-discard-perfume = Discard the perfume { $perfume } to create another{ outlook }
do-add-essence = Add { $essence }{ outlook }
do-add-essences = Add { $first } and { $second }{ outlook }
do-flip-tile = Flip the { $tile }{ outlook }
do-choose-essence = Take { $essence }{ outlook }
do-choose-essences = Take { $first } and { $second }{ outlook }
do-drop-flower = Discard the stored { $flower } ({ $method }){ outlook }
do-move-worker = Move a worker from { $stall } to { $to } (1 AP){ outlook }
do-collect = Collect the flowers{ outlook }
do-take-flower = Take a flower: { $flower }{ outlook }
do-learn-base = Learn the base essence { $essence }{ outlook }
do-learn-specialisation = Specialise in { $flower }{ outlook }
do-learn-ability = Learn the { $ability }{ outlook }
do-learn-method = Learn { $method } for two flowers ({ $flower }){ outlook }
do-drop-method = Give up { $method }{ outlook }
do-give-essence = Give an essence: { $essence }{ outlook }
do-give-token = Give an originality token{ outlook }
do-give-perfume = Give the perfume { $perfume }{ outlook }
do-give-nothing = Give nothing{ outlook }
do-stop-giving = No more gifts: look at her bonus{ outlook }
do-place-influence = Place an influence token on lady { $lady }{ outlook }
do-move-influence = Move an influence token from lady { $lady } to lady { $to }{ outlook }
do-stop-influence = No more influence{ outlook }
do-keep-favours = Keep the favours of { $first } and { $second }{ outlook }
do-present-perfume = Present { $perfume }{ outlook }
do-begin-with = The combination with { $essence }{ outlook }
do-move-court = Move the Court one row down{ outlook }
do-leave-versailles = Leave Versailles{ outlook }
do-use-method = Use { $method }: { $flower }{ outlook }
do-macerate = Macerate { $flower } and { $other }{ outlook }
do-stop-converting = Convert no more{ outlook }
do-store-flower = Store { $flower } ({ $method }){ outlook }
do-stop-storing = Store no more{ outlook }
do-drive =
    { $steps ->
        [one] Drive { $steps } step towards { $towards }
       *[other] Drive { $steps } steps towards { $towards }
    }{ outlook }
do-stay-put = Do not move the carriage
do-pick-tile = Take the { $tile }{ outlook }
do-leave-tiles = Take no tile
do-return-to-grasse = Back to Grasse{ outlook }
do-stay-in-city = Stay here{ outlook }
do-end-parade = Create no more perfumes{ outlook }
do-drawn-first = { $player } is first
do-drawn-delivery = A delivery: { $delivery }
do-drawn-essence = { $essence } is drawn
do-drawn-tile = The { $tile } lies on top
do-drawn-bonus = A final bonus is drawn
kind-visit-stall = Go to the flower market
kind-study = Go to the apprenticeship
kind-travel-to = Travel to a city
kind-visit-couple = Visit a couple at court
kind-take-recipe = Create a perfume
kind-discard-perfume = Discard a perfume to create another
kind-flip-tile = Flip a city tile
kind-drop-flower = Discard a stored flower
kind-move-worker = Move a worker
kind-learn-method = Learn a method
kind-use-method = Use a method
kind-macerate = Macerate two flowers
kind-store-flower = Store a flower
kind-choose-essences = Take two essences
kind-move-influence = Move an influence token
kind-present-perfume = Present a perfume
kind-drive = Drive the carriage
kind-give-essence = Give an essence
kind-give-perfume = Give a perfume

# What an option costs, brings and ends with. Boards show it in pictures and do not give $says.

outlook =
    { $says ->
        [more] {" – "}{ $more }
       *[less] {""}
    }
cue =
    { $says ->
        [more] {" "}{ $more }
       *[less] {""}
    }
brings-visit-stall = stock { $stock }; you take { $flowers }
brings-move-worker = then { $flowers }
brings-study-base = price 1 essence, then no base to pay: { $essences }
brings-study-specialisation = price 1 flower, then +1 essence per use: { $flowers }
brings-study-ability = price 1 originality token (you have { $tokens }); abilities to choose from: { $count }
brings-study-method = price 2 equal flowers; to choose from: { $methods }
brings-tile = experience +{ $experience }, prestige { $prestige } once flipped
brings-flip-tile = experience −{ $experience }, prestige { $prestige } at the end
brings-half =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }; { $more }
couple-letter = letter { $letter } for you
couple-none = no letter for you
brings-visit-couple = { $letter }; the lady likes { $gifts } (you have { $count }); favour: { $favour }
brings-enter-versailles = new perfumes: { $count }; points of the best now: { $points }
brings-versailles-later = you have no new perfume: create one there
brings-produce = production points { $points }, carriage steps { $steps }, sundial to { $dial }
brings-tokens = originality tokens left: { $tokens }
brings-discard-perfume = { $state }, points now: { $points }; recipe and essences go back
brings-perfume =
    { $points ->
        [one] { $points } point now ({ $sources })
       *[other] { $points } points now ({ $sources })
    }
brings-points =
    { $points ->
        [one] { $points } point: { $sources }
       *[other] { $points } points: { $sources }
    }
brings-move-court = from { $old } to { $new }
brings-leave-versailles = new perfumes left: { $count }
brings-end-parade = your perfumes ({ $count }) bring points: { $points }
brings-held = then you have { $things }
brings-drop-flower = back to the reserve, for nothing
brings-take-recipe = { $base }, add { $essences }
recipe-base = pay { $essence }
recipe-free = no base to pay
brings-learn-base = price 1 such essence ({ $left } left), then no base to pay for its recipes; experience +{ $experience }
brings-learn-specialisation = price 1 such flower ({ $left } left), then +1 essence for each use of a method; experience +{ $experience }
brings-learn-ability = price 1 originality token ({ $left } left); experience +{ $experience }
brings-method = { $how }; experience +{ $experience }
brings-lose-method = { $how }; experience −{ $experience }
brings-and-lost = { $more }; stored flowers lost: { $flowers }
brings-gift = you keep { $left }; influence tokens for your gifts: { $number }
brings-give-perfume = { $state }, points now: { $points }; influence tokens for your gifts: { $number }
brings-give-nothing = no look at her bonus, no influence
brings-stop-giving =
    { $number ->
        [one] then place { $number } influence token
       *[other] then place up to { $number } influence tokens
    }
brings-place-influence = there: you { $own }, best rival { $rival }; { $left } left to place; favour: { $favour }
brings-move-influence = there: you { $own }, best rival { $rival }; left behind { $left }; favour: { $favour }
brings-stop-influence = tokens not placed: { $left }
brings-use-method = { $flowers } → { $essences }, points { $cost } of { $points }
brings-stop-converting = points not used: { $points }; flowers left: { $flowers }
brings-store-flower = place { $count } of { $most }, only for this method
ends-lost = lost: { $flowers }
ends-day = then it is { $weekday }
ends-last-sunday = then it is the last Sunday
ends-dial = action points for your next turn: { $points }
drive-ends = ends in { $place }
drive-before =
    { $steps ->
        [one] ends { $steps } step before { $stop }
       *[other] ends { $steps } steps before { $stop }
    }
drive-empty = stops in { $city }: no tile left
drive-closed = stops in { $city }: no tile without letter { $letter }
drive-open = stops in { $city }: any tile of { $count }, on top { $tile }
drive-back = then back to Grasse
drive-next = steps from there: { $stops }

# The journal

phase-setup = Setting up
phase-turn = Turns
phase-sunday = Sunday
phase-parade = Final parade
phase-scoring = Final scoring
log-first-player = { $player } begins.
log-preferences = The King prefers { $king }, the Court { $court }.
log-turn = It is { $player }’s turn.
log-extra-turn = { $player } discards an originality token for an extra turn.
log-goes = { $player } goes: { $space } ({ $cost } AP).
log-moves-worker = { $player } moves a worker from { $flower } to { $to_flower }.
log-collects = { $player } collects flowers: { $flowers }.
log-takes-flower = { $player } takes a flower from the reserve: { $flower }.
log-learns-base = { $player } learns the base essence { $essence }.
log-learns-specialisation = { $player } specialises in { $flower }.
log-learns-ability = { $player } learns the { $ability }.
log-learns-method = { $player } learns { $method }.
log-drops-method = { $player } gives up { $method }.
log-gains-tile = { $player } gains the { $tile }.
log-leaves-tiles = { $player } takes no tile in { $city }.
log-tile-turned-up = Now on top: the { $tile }.
log-letter = { $player } has a letter of reference of level { $letter } now.
log-gives-essence = { $player } gives lady { $lady } an essence: { $essence }.
log-gives-token = { $player } gives lady { $lady } an originality token.
log-gives-perfume = { $player } gives lady { $lady } the perfume { $perfume }.
log-looks = { $player } looks at the bonus of lady { $lady }.
log-saw-bonus = You saw the bonus of lady { $lady }: { $bonus }.
log-places-influence = { $player } places influence on lady { $lady }.
log-moves-influence = { $player } moves influence from lady { $lady } to lady { $to_lady }.
log-favour = { $player } holds the favour of lady { $lady }.
log-favour-returns = The favour of lady { $lady } goes back to her.
log-produces =
    { $points ->
        [one] { $player } produces with { $points } point.
       *[other] { $player } produces with { $points } points.
    } Steps of the carriage: { $steps }.
log-converts = { $player } uses { $method }: { $essences }.
log-stores = { $player } stores { $flower } ({ $method }).
log-drops = { $player } discards the stored { $flower } ({ $method }).
log-throws-away = { $player } discards flowers: { $flowers }.
log-drives =
    { $steps ->
        [one] { $player } drives { $steps } step towards { $towards }.
       *[other] { $player } drives { $steps } steps towards { $towards }.
    }
log-arrives = { $player } stops in { $city }.
log-returns = { $player } goes back to Grasse.
log-flips = { $player } flips the { $tile }.
log-gains-essences = { $player } takes essences: { $essences }.
log-creates = { $player } creates { $perfume }.
log-discards-perfume = { $player } discards { $perfume }.
log-presents =
    { $points ->
        [one] { $player } presents { $perfume } for { $points } point:
       *[other] { $player } presents { $perfume } for { $points } points:
    } originality { $originality }{ $court ->
        [0] {""}
       *[other] {", "}Court { $court }
    }{ $king ->
        [0] {""}
       *[other] {", "}King { $king }
    }{ $perfection ->
        [0] {""}
       *[other] {", "}perfection { $perfection }
    }{ $favours ->
        [0] {""}
       *[other] {", "}favours { $favours }
    }. Originality tokens: { $tokens }.
log-half-points =
    { $points ->
        [one] { $player } gains { $points } extra point from the tile.
       *[other] { $player } gains { $points } extra points from the tile.
    }
log-moves-court = { $player } moves the Court to { $court }.
log-day = { $weekday } of week { $week }.
log-delivery = Flowers arrive: { $delivery }.
log-perfumes-new = All presented perfumes are new again.
log-royal-cube = The Sunday cube goes to { $base } with { $other }.
log-royal-token = The originality token there goes to the reserve.
log-no-royal-cube = There is no Sunday cube this time.
log-last-sunday = It is the last Sunday. Play goes on until it would be { $player }’s turn again.
log-final-parade = The final parade of perfumes.
log-bonus-revealed = The bonus of lady { $lady }: { $bonus }.
log-parade-points =
    { $points ->
        [one] Final parade: { $perfume } brings { $player } { $points } point:
       *[other] Final parade: { $perfume } brings { $player } { $points } points:
    } originality { $originality }{ $court ->
        [0] {""}
       *[other] {", "}Court { $court }
    }{ $king ->
        [0] {""}
       *[other] {", "}King { $king }
    }{ $perfection ->
        [0] {""}
       *[other] {", "}perfection { $perfection }
    }.
log-final-tokens = Originality tokens bring { $player } points: { $points }.
log-final-cities = Flipped city tiles ({ $count }) bring { $player } points: { $points }.
log-final-ladies = Most influence on ladies ({ $count }) brings { $player } points: { $points }.
log-final-bonus = A final bonus ({ $bonus }) brings { $player } points: { $points }.
log-final-points =
    { $points ->
        [one] In all, { $player } gains { $points } point at the end.
       *[other] In all, { $player } gains { $points } points at the end.
    }
log-game-ends = The King has found his perfumer.

# Refusals

refused-already-presented = this perfume was presented already; it is new again after Sunday.
refused-another-lady = these tokens go to lady { $lady }.
refused-base-missing = you lack the base essence: { $essence }.
refused-cannot-complete = you cannot complete this recipe: { $recipe }.
refused-choose-an-action = the tile is flipped for an action: choose one.
refused-court-moved = the Court was moved already in this action.
refused-does-not-fit = { $method } does not take that flower.
refused-end-of-road = the road ends there.
refused-enough-presented = no more perfumes may be presented in this action.
refused-fill-every-slot =
    { $slots ->
        [one] this recipe takes { $slots } complementary essence.
       *[other] this recipe takes { $slots } complementary essences.
    }
refused-flowers-missing = you lack the flowers for { $method }.
refused-gift-given = you have given something already.
refused-letter-missing = you need a letter of reference of level { $letter }.
refused-level-too-high = your experience is below the level: { $recipe }; it takes { $level }.
refused-method-full = { $method } holds no more flowers.
refused-method-twice = you have learned { $method } before.
refused-must-convert = a production must convert something.
refused-must-take-tile = here a tile must be taken.
refused-no-favour = you do not hold the favour of lady { $lady }.
refused-no-flower = you have no flower that you could produce with.
refused-no-gift-no-look = without a gift there is nothing to look at.
refused-no-influence-left = your influence tokens are all placed.
refused-no-influence-there = you have no influence token to move on lady { $lady }.
refused-no-move-at-all = that is no move.
refused-no-perfume-by-tile = you could not complete a perfume with this tile.
refused-no-production-points = the sundial shows no production points.
refused-no-such-essence = you have no such essence: { $essence }.
refused-no-such-flower = you have no such flower: { $flower }.
refused-no-such-method = you do not have { $method }.
refused-no-such-perfume = you have no such perfume.
refused-no-such-recipe = there is no such recipe.
refused-no-such-tile = you have no such tile.
refused-no-token = you have no originality token.
refused-no-worker-there = there is no worker at { $flower }.
refused-not-by-this-tile = this tile does not bring that recipe.
refused-not-in-perfume = the perfume does not hold { $essence }.
refused-not-stored = no such flower is stored there: { $flower }.
refused-not-the-moment = this is not the moment for the { $tile }.
refused-nothing-to-convert = none of your methods can convert the flowers you have.
refused-nothing-to-create = you could not create another perfume then.
refused-nothing-to-learn = there is nothing there that you could pay for.
refused-nothing-to-present = you have no new perfume and cannot create one.
refused-one-step-at-least = the carriage moves one step at least.
refused-only-perfumes = in the final parade perfumes are created, nothing else.
refused-only-places = this tile only places tokens of your supply.
refused-parade-full = your parade is full: discard a perfume first.
refused-parade-not-full = a perfume is discarded only when the parade is full.
refused-perfume-twice = you have this perfume already.
refused-present-first = you must present a perfume first.
refused-recipe-gone = no such recipe is left: { $recipe }.
refused-reserve-empty = the reserve has none of these.
refused-same-as-base = complementary essences differ from the base.
refused-same-complement = complementary essences differ from each other.
refused-same-type-again = you did the same kind of action in your last turn.
refused-space-occupied = another perfumer stands there.
refused-stack-empty = there is no tile left in this city.
refused-supply-first = tokens are moved only when none is left in your supply.
refused-take-the-first-space = there is another space like it that is free.
refused-tile-gone = there is no such tile left.
refused-tile-not-in-stack = there is no such tile in the stack.
refused-tile-twice = you have this tile already.
refused-too-few-points = you have too few action points: it costs { $cost }.
refused-too-few-production-points = you have too few production points: it costs { $cost }.
refused-too-many-steps =
    { $steps ->
        [one] the carriage may move { $steps } step.
       *[other] the carriage may move { $steps } steps.
    }
refused-two-different-essences = the essences must differ.
refused-two-equal-flowers = that takes two flowers of one type: { $flower }.
refused-two-of-your-favours = choose two ladies with whom you lead.
refused-worker-moved = this worker was moved already.
refused-wrong-flowers = { $method } does not work with these flowers.
refused-wrong-gift = lady { $lady } does not want that.

# The table

table-day = Week { $week }, { $weekday }
table-days = Days to Sunday: { $sunday }, to the last Sunday: { $left }
table-reserve = In the reserve: cubes { $cubes }, originality tokens { $tokens }
table-last-turns = The last Sunday has come; the game ends before the next turn of { $player }.
table-preferences = King (base): { $king }; Court (complement): { $court }
table-matrix = ↓ King, → Court, o originality token, number: cubes of { $sections }
table-combinations = Combinations
table-base = Base { $base }, originality tokens: { $tokens }; cubes: { $cubes }
table-market = Market
table-stall =
    { $flower } { $count }, reserve { $reserve }{ $workers ->
        [0] {""}
        [one] , { $workers } worker
       *[other] , { $workers } workers
    }
table-delivery = next Sunday: { $delivery }
table-cities = Cities and carriages
table-city =
    { $city }, { $cost } AP, { $letter ->
        [0] no letter
       *[other] letter { $letter }
    }: { $tile }; below: { $left }
table-apprenticeship = Apprenticeship
table-bases = Base essences: { $essences }
table-specialisations = Specialisations: { $flowers }
table-abilities = Abilities: { $abilities }
table-method = { $method }, { $how }; left: { $left }
table-recipes = Recipes
table-recipe = { $essence }: { $recipes }
recipe-supply =
    { $slots ->
        [one] { $slots } slot, level { $level }, { $left } left
       *[other] { $slots } slots, level { $level }, { $left } left
    }
table-ladies = Ladies
table-lady = Lady { $lady } likes { $gifts }; favour ({ $favour }): { $player }; influence: { $influence }; bonus: { $bonus }
table-player = { $player }: { $score }
table-you = { $player } (you): { $score }
table-sundial = Sundial: { $points } AP, production { $production }, steps { $steps }. Perfumer: { $space }
table-standing =
    Experience { $experience }, { $letter ->
        [0] no letter
       *[other] letter { $letter }
    }, originality tokens { $tokens }, influence left { $influence }, carriage: { $place }
table-goods = Flowers: { $flowers }. Essences: { $essences }
table-own-methods = Methods: { $methods }
table-curriculum = Curriculum: { $tiles }
table-flipped = Flipped city tiles: { $count }, prestige { $prestige }
table-perfume = Perfume { $number }: { $perfume } – { $state }
glance-standing =
    Points { $score }, action points { $points }, originality tokens { $tokens }, experience { $experience }, { $letter ->
        [0] no letter
       *[other] letter { $letter }
    }
glance-last = The last Sunday has come: one last turn, then the final parade.
glance-yours = You have
glance-stalls = Stock: { $flowers }
glance-workers = Workers at: { $flowers }
glance-reserve = Reserve: { $flowers }
glance-board = On the board
glance-rival = { $player } { $score }, { $space }
glance-carriages = Carriages: { $places }
glance-carriage = { $player } { $place }
glance-method = { $method }, { $how }
glance-lady = { $lady } ({ $favour }): { $player }; influence: { $influence }
result-sources =
    { $player }: { $score } = originality { $originality } + Court { $court } + King { $king } + perfection { $perfection } + favours { $favours } + cities { $cities } + ladies { $ladies } + bonuses { $bonuses } + tokens { $tokens }

# Help for each step

help-turn =
    Each turn is one action on the board, paid with the action points (AP) of your sundial, or a production at home. You cannot do the same kind of action twice in a row. Creating perfumes and flipping city tiles is free at any moment. When your points are used up, or after a production, the sundial is reset and a day goes by.
help-close = You may still create perfumes and flip city tiles. Flowers that are not stored are lost at the end of a production.
help-extra-turn = An originality token lets you play one more turn right now, never a third in a row. At the end of the game each token is worth a point.
help-workers = You take a flower from your own stall and one from the stall of each worker. Moving a worker costs 1 action point; each moves at most once.
help-extra-flower = With the market ability each visit brings one extra flower, of any type that the reserve has.
help-study-base = You pay an essence; from now on recipes with that base cost you no base essence.
help-study-specialisation = You pay a flower; from now on each use of a method that makes this essence makes one more.
help-study-ability = You pay an originality token. The abilities: one extra flower at the market, 2 extra production points, one extra carriage step.
help-study-method = You pay two equal flowers. With squeezing a bergamot or orange flower gives 2 essences; with enfleurage 2 equal flowers give 3; with extraction 2 equal flowers give 2 for 1 point; with maceration 2 different flowers give 1 of each.
help-make-slot = You have room for three methods. The one you give up is gone for good, with the flowers stored on it.
help-gifts = Ladies A and B want essences, C originality tokens, D perfumes. With a gift you see her secret bonus, and for each gift you may place an influence token. Whoever leads with a lady has her favour, and 5 points at the end.
help-influence = Whoever has the most tokens with a lady holds her favour. When all your tokens are placed, a gift may move one from another lady instead; a city tile only places.
help-keep = You can hold two favours. Majorities count 5 points each at the end, whether you hold the favour or not.
help-versailles = For each combination of base and complementary essence you take the originality token, place a cube and score: a point for each empty section, points for the Court by your letter, 3 for the King, 1 more if both match.
help-last-cube = Without a cube a combination scores nothing.
help-convert = Use your methods at least once, and as often as points and flowers last. What is left of the points is lost.
help-store = A method holds as many flowers as it takes, and only such that it could use together. Stored flowers serve that method only.
help-carriage = The carriage must move at least one step, in one direction. If it stops in a city and you have the letter, you may take any tile of the stack.
help-search = You may take any tile; the others are shuffled. Or take none, and the stack stays as it is.
help-stop = From here you can go on next time, or begin again in Grasse.
help-pick-essences = The essences come from the reserve and must be of different types.
help-make-room = Recipe and essences of the discarded perfume are lost.
help-choose-recipe = You must be able to complete it at once.
help-blend = Complementary essences differ from the base and from each other, and no perfume may be twice on your board.
help-parade = All your perfumes score once more on the matrix. City tiles cannot be flipped any more.

# Options

option-must_convert = a production must convert something
option-hand_flower_needed = stored flowers alone do not make a production possible
option-carriage_optional = the carriage may stay where it is
option-must_take_tile = the carriage stopping in a city with the letter must take a tile
option-methods_ever_learned = the bonus for methods counts every method ever learned
option-idle_market_ability = the market ability works even if no flower was taken
option-three_perfumes = favour C and the Florence tile together allow three perfumes
option-influence_tile_only_places = the influence tile places tokens of the supply only
option-limited_letters = there are only two letters of reference of each level
option-score_without_cubes = combinations score even when the cubes have run out
option-final_originality = originality in the final parade: as if a cube were placed, or all empty sections
option-idle_flips = city tiles may be flipped at any time for their prestige alone

# What is in the box

box-note = The rulebook shows many tiles and values only as pictures or by an example; equal tiles are counted once here.
rows-essences = essences
rows-recipes = recipes
rows-city_tiles = city tiles
rows-apprenticeship = apprenticeship tiles
rows-methods = production methods
rows-deliveries = deliveries
rows-sundial = places of the sundial
rows-spaces = action spaces
rows-cities = cities
rows-boards = set-ups
rows-letters = letters of reference
rows-ladies = ladies
rows-bonuses = final bonuses
rows-counts = other numbers

# Reasons, and where the points came from

reason-points = points { $change }
reason-perfumes = new perfumes { $change }
reason-favours = favours { $change }
reason-tokens = originality tokens { $change }
reason-essences = essences { $change }
reason-flowers = flowers { $change }
reason-experience = experience { $change }
reason-leads = you would have the most influence on lady { $lady }
earned-originality = originality
earned-court = Court
earned-king = King
earned-perfection = perfection
earned-favours = favours
earned-cities = cities
earned-ladies = ladies
earned-bonuses = bonuses
earned-tokens = tokens

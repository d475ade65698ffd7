# The table of Aqua Mirabilis, in English.

# House rules, as they are in force

choice-must_convert-false = A production need not convert anything
choice-methods_ever_learned-false = The bonus for methods counts only methods kept to the end
choice-influence_tile_only_places-false = The influence tile may move tokens when the supply is empty
choice-limited_letters-false = There are always enough letters of reference
choice-final_originality-as-if-placed = Final parade: originality counts as if a cube were placed
choice-final_originality-empty-sections = Final parade: originality counts all empty sections

# Areas and panes

area-market = Flower market
area-cities = Cities
area-road = Road of the carriages
area-study = Apprenticeship
area-court = Court life
area-versailles = Versailles: preferences of King and Court
board-of = Board of { $player }
panes = Parts of the table
pane-town = Main board
pane-own = My board
pane-others = Others
something-here = something can be done here
show-board = Show the board of { $player }

# Versailles

column-of = Perfumes with the base { $essence }
column-about = The King’s axis: he prefers one base.
row-of = Complementary essence { $essence }
row-about = The Court’s axis: it prefers one complementary essence.
cell-name = { $base } with { $other }
cell-cubes = Cubes: { $cubes } of { $sections }.
cell-token = An originality token lies here.
cell-full = No room left: nothing is scored here.
cell-worth = Originality for the next perfume: { $points }.
cell-due = The next Sunday cube goes here.
king-stands = King: { $essence }
king-about =
    { $points ->
        [one] Perfumes with this base bring { $points } extra point.
       *[other] Perfumes with this base bring { $points } extra points.
    }
court-stands = Court: { $essence }
court-about = This complementary essence brings points by your letter.
sunday-title = Next Sunday
next-sunday = Next Sunday, if nothing changes: King → { $king }, Court → { $court }
versailles-about = Present a new perfume to the King and the Court.
court-likes = Court: { $essence } ({ $points } by your letter)
court-goes = → { $essence }
shelf = Recipes
shelf-about = Star: level that your experience must reach. Dots: recipes left.
recipe-title = Recipe: { $recipe }
recipe-left = Left: { $count }.
score-originality = originality { $points }
score-court = Court { $points }
score-king = King { $points }
score-perfection = perfection { $points }
score-favours = favours { $points }
worth-now = At Versailles now: { $points }
worth-up-to = At Versailles now: up to { $points }

# Market

stall-about = Flowers: { $count }. In the reserve: { $reserve }.
reserve-of = Reserve of { $essence }: { $count }
worker-at =
    { $workers ->
        [one] { $workers } worker, stall: { $flower }
       *[other] { $workers } workers, stall: { $flower }
    }
worker-about = Brings a flower of this stall to every visitor of the market. Moving a worker costs 1 action point.
you-collect = You collect:
nothing-there = nothing to collect
delivery-title = Arrives on Sunday
delivered = delivered
cost-points = { $count } AP
stands-here = { $player } stands here.

# Cities and the road

city-top = On top: { $effect }; experience { $experience }, prestige { $prestige } once flipped.
city-empty = No tile is left.
city-below = Below it: { $count }.
city-letter = Asks for a letter of reference of level { $letter }.
city-tiles =
    { $count ->
        [one] { $city }: { $count } tile to choose from
       *[other] { $city }: { $count } tiles to choose from
    }
city-asks = { $city } asks for letter { $letter }
no-city-near = No city within reach
carriage-here = Carriage of { $player }.
road-about = The carriage moves when you produce.
carriage-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
tile-of-choice = a tile of your choice of { $count }
no-tile-without-letter = no tile without letter { $letter }
tile-about = Experience { $experience } while it lies open, prestige { $prestige } at the end once flipped.

# Apprenticeship

short-base = Base
short-specialisation = Speciality
short-ability = Ability
short-method = Method
price-base = and an essence of that type
price-specialisation = and a flower of that type
price-ability = and an originality token
price-method = and two equal flowers
costs-base = costs an essence of that type
costs-specialisation = costs a flower of that type
costs-ability = costs an originality token
costs-method = costs two equal flowers
new-method = New: { $method }
about-base = Recipes with this base cost you no base essence.
about-specialisation = Each use of a method that makes this essence makes one more.
about-distillation = 1 point: a flower, any but rose, gives an essence.
about-maceration = 2 points: two different flowers give an essence of each.
about-squeezing = 1 point: a bergamot or orange flower gives 2 essences.
about-enfleurage = 2 points: two equal flowers, any but orange, give 3 essences.
about-extraction = 1 point: two equal flowers, any but bergamot, give 2 essences.
lesson-gone = None is left.
left-over = Left: { $count }.

# Court

lady-name = Lady { $lady }
lady-leader = { $player } leads.
influence-of = { $player }: { $count }
own-influence = Your influence on lady { $lady }: { $count }
letter-name = Letter of reference of level { $letter }
letter-about = The noble gives it to a visitor with the letter below it.
favour-title = { $lady }: { $effect }
favour-free = Nobody holds this favour.
favour-held = { $player } holds this favour.
gifts-title = Gifts for lady { $lady }
gifts-about = Each gift lets you place an influence token; with the first one you see her bonus.
gifts-so-far = given: { $count }
bonus-title = Final bonus of lady { $lady }
bonus-hidden = Face down. Whoever gives her something may look.
bonus-now = for you now: { $points }
bonus-seen = Seen by: { $players }.

# Days

short-mon = M
short-tue = T
short-wed = W
short-thu = T
short-fri = F
short-sat = S
short-sun = S
day-of-week = { $weekday }, week { $week }
day-sunday = Flowers arrive, perfumes are new again, King and Court change their minds.
day-final = The last Sunday: the game comes to its end, with the final parade.
final-parade-short = final parade
day-passes = a day goes by
cubes-left = Cubes left: { $count }
tokens-left = Originality tokens in the reserve: { $count }

# A player's board

sundial-title = Sundial
sundial-about = For each position: production points and carriage steps of a production at home.
sundial-at =
    { $points ->
        [one] Sundial of { $player }: { $points } action point
       *[other] Sundial of { $player }: { $points } action points
    }
sundial-home = At home: production points { $production }, carriage steps { $steps }.
sundial-full = With 5 action points you cannot produce yet.
slot-free = Free slot for a method
slot-about = Learn methods in the apprenticeship.
own-flowers = Flowers, { $flower }: { $count }
own-essences = Essences, { $essence }: { $count }
own-tokens = Originality tokens: { $count }
token-about = Brings an extra turn or an ability, pleases lady C; 1 point at the end.
flowers-lost = What is not used or stored is lost.
stored-flower = Stored: { $flower } ({ $method })
stored-about = Only this method can use it. You may discard it.
experience-title = Experience { $count }
experience-about = Methods, lessons and open city tiles. Recipes ask for it.
flipped-title = Flipped city tiles: { $count }, prestige { $prestige }
flipped-about = Their prestige counts at the end.
curriculum-empty = nothing learned yet
parade-empty = no perfume yet
perfume-title = { $perfume }, { $state }
letter-own = Letter of reference: level { $letter }
letter-worth = Points from the Court: { $points }.
influence-left = Influence tokens left: { $count }
rival-about = action points { $points }, experience { $experience }, letter { $letter }, tokens { $tokens }
rival-goods = Flowers: { $flowers }. Essences: { $essences }

# What an action costs and brings

tile-pays = the tile pays
tile-pays-up-to =
    { $points ->
        [one] The tile pays an action of up to { $points } action point.
       *[other] The tile pays an action of up to { $points } action points.
    }
create-first = create a perfume there
up-to-points =
    { $count ->
        [one] up to { $count } point
       *[other] up to { $count } points
    }
gain-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
gain-tokens =
    { $count ->
        [one] { $count } originality token
       *[other] { $count } originality tokens
    }
pay-tokens =
    { $count ->
        [one] { $count } originality token
       *[other] { $count } originality tokens
    }
gain-letter = letter { $letter }
no-letter = no letter for you
letters-gone = no letter { $letter } is left
then-gifts = then gifts
one-influence = 1 influence
takes-lead = you lead with lady { $lady }: { $effect }
ties-lead = a tie with lady { $lady }
change-experience = experience { $change }
prestige-later =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
production-points =
    { $count ->
        [one] { $count } production point
       *[other] { $count } production points
    }
base-free = no base essence needed
lost-flowers = lost: { $flowers }
lost-points =
    { $count ->
        [one] { $count } point is lost
       *[other] { $count } points are lost
    }
will-be-lost = Lost if neither used nor stored:

# The workbench

sunday-told = Sunday, step by step
court-to-most = The Court goes where most cubes are: { $essence }.
court-to-fewest = The Court goes where fewest cubes are: { $essence }.
king-to-fewest = The King goes where fewest cubes are: { $essence }.
the-end = The end, step by step
before-the-end = Before the end:
points-left =
    { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }
home-makes = Produce at home: points { $production }, carriage { $steps }
home-not-yet = With 5 action points you cannot produce yet.
next-turn = Action points next turn: { $points }
or-produce = or production with { $production }, carriage { $steps }
days-left = Days to the last Sunday: { $count }
free-recipes =
    { $count ->
        [one] { $count } recipe you can fill now
       *[other] { $count } recipes you can fill now
    }
free-replace = New perfume: discard one first
free-no-recipe = No perfume possible now
free-tiles =
    { $count ->
        [one] { $count } tile to flip
       *[other] { $count } tiles to flip
    }
free-no-tile = No tile to flip

# Where points come from

source-originality = Originality
source-court = Court
source-king = King
source-perfection = Perfection
source-favours = Favours
source-cities = Cities
source-ladies = Ladies
source-bonuses = Final bonuses
source-tokens = Originality tokens

# What a choice still needs

thing-essence = a second essence
thing-reserve = a second essence
thing-worker = the worker
thing-stall = the stall
thing-flower = the flower
thing-learn = what you learn
thing-method = the method
thing-influence = the influence token
thing-lady = the lady
thing-favour = the second favour

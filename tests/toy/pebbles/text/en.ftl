game = Pebbles
about = Draw in secret, or take what everybody sees.
goal = Collect the most. Draw a pebble from the bag that only you see, or take the one on the shore. After four turns each the sums are compared.
rows-pebbles = kinds of pebbles
box-note = All numbers are those of the rules: there is no box that they could differ from.
prompt-turn = Draw from the bag, or take the pebble on the shore (worth { $worth })
help-turn = What you draw, only you see. What lies on the shore, all see.
do-draw = Draw a pebble from the bag
do-take = Take the pebble on the shore
do-drawn = A pebble of kind { $kind } is drawn
log-draws = { $player } draws a pebble.
log-drew = { $player } drew a pebble worth { $worth }.
log-takes = { $player } takes a pebble worth { $worth }.
log-washed = A pebble worth { $worth } is washed ashore.
log-ends = All have drawn: the game is over.
table-shore = On the shore: a pebble worth { $worth }
table-players = Players
table-taken = { $player }, from the shore: { $pebbles }
table-hand = { $player }, drawn: { $pebbles }
table-hidden = { $player }, drawn: { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
  }
table-none = none

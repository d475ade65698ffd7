game = Kiesel
about = Heimlich ziehen, oder nehmen, was alle sehen.
goal = Sammle am meisten. Zieh einen Kiesel aus dem Beutel, den nur du siehst, oder nimm den am Ufer. Nach vier Zügen von allen werden die Summen verglichen.
rows-pebbles = Sorten von Kieseln
box-note = Alle Zahlen sind die der Regeln: es gibt keine Schachtel, von der sie abweichen könnten.
prompt-turn = Zieh aus dem Beutel, oder nimm den Kiesel am Ufer (Wert { $worth })
help-turn = Was du ziehst, siehst nur du. Was am Ufer liegt, sehen alle.
do-draw = Einen Kiesel aus dem Beutel ziehen
do-take = Den Kiesel am Ufer nehmen
do-drawn = Ein Kiesel der Sorte { $kind } wird gezogen
log-draws = { $player } zieht einen Kiesel.
log-drew = { $player } hat einen Kiesel mit Wert { $worth } gezogen.
log-takes = { $player } nimmt einen Kiesel mit Wert { $worth }.
log-washed = Ein Kiesel mit Wert { $worth } wird angespült.
log-ends = Alle haben gezogen: das Spiel ist aus.
table-shore = Am Ufer: ein Kiesel mit Wert { $worth }
table-players = Am Tisch
table-taken = { $player }, vom Ufer: { $pebbles }
table-hand = { $player }, gezogen: { $pebbles }
table-hidden = { $player }, gezogen: { $count ->
    [one] { $count } Kiesel
   *[other] { $count } Kiesel
  }
table-none = keine

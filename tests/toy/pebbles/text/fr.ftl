game = Galets
about = Piochez en secret, ou prenez ce que tous voient.
goal = Réunissez le plus. Piochez dans le sac un galet que vous seul voyez, ou prenez celui du rivage. Après quatre tours chacun, on compare les sommes.
rows-pebbles = sortes de galets
box-note = Tous les nombres sont ceux des règles : il n’y a pas de boîte dont ils pourraient différer.
prompt-turn = Piochez dans le sac, ou prenez le galet du rivage (valeur { $worth })
help-turn = Ce que vous piochez, vous seul le voyez. Ce qui est sur le rivage, tous le voient.
do-draw = Piocher un galet dans le sac
do-take = Prendre le galet du rivage
do-drawn = Un galet de la sorte { $kind } est pioché
log-draws = { $player } pioche un galet.
log-drew = { $player } a pioché un galet de valeur { $worth }.
log-takes = { $player } prend un galet de valeur { $worth }.
log-washed = Un galet de valeur { $worth } est rejeté sur le rivage.
log-ends = Tous ont pioché : la partie est finie.
table-shore = Sur le rivage : un galet de valeur { $worth }
table-players = Joueurs
table-taken = { $player }, du rivage : { $pebbles }
table-hand = { $player }, piochés : { $pebbles }
table-hidden = { $player }, piochés : { $count ->
    [one] { $count } galet
   *[other] { $count } galets
  }
table-none = aucun

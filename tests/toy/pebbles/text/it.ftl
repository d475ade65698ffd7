game = Ciottoli
about = Pesca in segreto, o prendi ciò che tutti vedono.
goal = Raccogli il più possibile. Pesca dal sacchetto un ciottolo che solo tu vedi, o prendi quello sulla riva. Dopo quattro turni ciascuno si confrontano le somme.
rows-pebbles = tipi di ciottoli
box-note = Tutti i numeri sono quelli delle regole: non c’è una scatola da cui possano differire.
prompt-turn = Pesca dal sacchetto o prendi il ciottolo sulla riva (vale { $worth })
help-turn = Ciò che peschi, lo vedi solo tu. Ciò che è sulla riva, lo vedono tutti.
do-draw = Pescare un ciottolo dal sacchetto
do-take = Prendere il ciottolo sulla riva
do-drawn = Viene pescato un ciottolo del tipo { $kind }
log-draws = { $player } pesca un ciottolo.
log-drew = { $player } ha pescato un ciottolo che vale { $worth }.
log-takes = { $player } prende un ciottolo che vale { $worth }.
log-washed = Arriva a riva un ciottolo che vale { $worth }.
log-ends = Tutti hanno pescato: la partita è finita.
table-shore = Sulla riva: un ciottolo che vale { $worth }
table-players = Giocatori
table-taken = { $player }, dalla riva: { $pebbles }
table-hand = { $player }, pescati: { $pebbles }
table-hidden = { $player }, pescati: { $count ->
    [one] { $count } ciottolo
   *[other] { $count } ciottoli
  }
table-none = nessuno

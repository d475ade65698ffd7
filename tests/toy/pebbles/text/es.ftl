game = Guijarros
about = Roba en secreto, o toma lo que todos ven.
goal = Reúne lo más posible. Roba de la bolsa un guijarro que solo tú ves, o toma el de la orilla. Tras cuatro turnos cada uno se comparan las sumas.
rows-pebbles = clases de guijarros
box-note = Todos los números son los de las reglas: no hay caja de la que puedan diferir.
prompt-turn = Roba de la bolsa o toma el guijarro de la orilla (vale { $worth })
help-turn = Lo que robas, solo tú lo ves. Lo que hay en la orilla, todos lo ven.
do-draw = Robar un guijarro de la bolsa
do-take = Tomar el guijarro de la orilla
do-drawn = Se roba un guijarro de la clase { $kind }
log-draws = { $player } roba un guijarro.
log-drew = { $player } robó un guijarro que vale { $worth }.
log-takes = { $player } toma un guijarro que vale { $worth }.
log-washed = Llega a la orilla un guijarro que vale { $worth }.
log-ends = Todos han robado: la partida ha terminado.
table-shore = En la orilla: un guijarro que vale { $worth }
table-players = Jugadores
table-taken = { $player }, de la orilla: { $pebbles }
table-hand = { $player }, robados: { $pebbles }
table-hidden = { $player }, robados: { $count ->
    [one] { $count } guijarro
   *[other] { $count } guijarros
  }
table-none = ninguno

# Parfum, in Spanish. The words for components are those of the publisher's Spanish rules.

game = Parfum
about = Destila notas, crea perfumes y véndelos a los clientes de Grasse.
goal =
    Tienes una perfumería en Grasse, y al final gana quien más dinero tiene. Las notas que destilas dan monedas al momento; los perfumes que formas con ellas se venden a los clientes, y las fichas de agua que guardas dan su cara de moneda. La partida acaba con la ronda siguiente a la hora de cierre, o al final de una ronda si la bolsa no puede llenar la destilería.

# Aromas, notes, perfumes. Every type is feminine, a customer and every size masculine: articles
# in front of them rely on that.

aroma-violet = violeta
aroma-bergamot = bergamota
aroma-rose = rosa
aroma-vanilla = vainilla
aroma-lavender = lavanda
aroma-count = { $aroma } { $count }
type-head = nota de cabeza
type-heart = nota de corazón
type-base = nota de fondo
part-head = cabeza
part-heart = corazón
part-base = fondo
part-count = { $part } { $count }
size-minor = perfume menor
size-major = gran perfume
note-name = { $type } { $id } ({ $aromas })
note-short = { $type } { $id }
customer-name = cliente { $id } ({ $wants })
perfume-name = perfume { $number }
phase-wake = Levantarse
phase-create = Crear perfumes
phase-sell = Vender
phase-refill = Nuevos clientes
phase-end = El final

# What to do now

prompt-choose-clock = Elige un reloj: fija tu posición en la ronda y tu número de acciones.
prompt-prepare =
    { $left ->
        [one] Prepara la destilación: te queda { $left } acción. Dados tomados: { $taken }.
       *[other] Prepara la destilación: te quedan { $left } acciones. Dados tomados: { $taken }.
    }
prompt-roll = Lanza tus dados.
prompt-water = Gasta agua en tus dados o déjalos como están.
prompt-claim = Consigue notas de fragancia con tus redomas.
prompt-compose =
    { $left ->
        [one] Coloca tu nota.
       *[other] Coloca tus { $left } notas.
    }
prompt-flacons = Tu perfume está terminado: ¿tomas sus botellas?
prompt-end-turn = Devuelve tus dados para terminar tu turno.
prompt-sell = Vende una botella o pasa: oportunidad { $chance } de { $chances } en esta ronda.
prompt-limit =
    { $over ->
        [one] Tienes demasiada agua: descarta { $over } ficha.
       *[other] Tienes demasiada agua: descarta { $over } fichas.
    }

# Actions

do-choose-clock =
    { $actions ->
        [one] Tomar el reloj { $clock }: { $actions } acción, turno { $clock } de { $clocks }
       *[other] Tomar el reloj { $clock }: { $actions } acciones, turno { $clock } de { $clocks }
    }
do-draw-note = Robar una nota de la bolsa para una casilla libre ({ $bag } en la bolsa)
do-take-die = Tomar un dado de { $aroma } (restantes: { $left }; una redoma en { $faces } caras de { $sides })
do-take-water = Tomar una ficha de agua ({ $well } en el pozo)
do-stop-preparing =
    { $left ->
        [one] Renunciar a { $left } acción
       *[other] Renunciar a { $left } acciones
    }
do-roll-dice = Lanzar los dados: { $shown }
do-reroll-flies =
    { $flies ->
        [one] Volver a tirar { $flies } mosca de { $aroma }, por una ficha de valor { $token }
       *[other] Volver a tirar { $flies } moscas de { $aroma }, por una ficha de valor { $token }
    }
do-reroll-all =
    { $dice ->
        [one] Volver a tirar { $dice } dado, redoma o mosca, por una ficha de valor { $token }
       *[other] Volver a tirar los { $dice } dados, redomas incluidas, por una ficha de valor { $token }
    }
do-turn-fly = Girar una mosca de { $aroma } a redoma, por fichas de valor { $token } y { $other }
do-stop-water = Dejar los dados como están
do-claim-note =
    { $coins ->
        [one] Conseguir la { $note } y ganar { $coins } moneda; redomas restantes: { $rest }
       *[other] Conseguir la { $note } y ganar { $coins } monedas; redomas restantes: { $rest }
    }
do-stop-claiming = No conseguir más notas
do-join-perfume = Añadir la { $piece } al { $perfume }: { $content }; { $state }
join-finishes =
    { $customers ->
        [0] terminado, botellas: { $flacons }; ningún cliente lo quiere
        [one] terminado, botellas: { $flacons }; lo quiere { $customers } cliente
       *[other] terminado, botellas: { $flacons }; lo quieren { $customers } clientes
    }
do-new-minor = Empezar un perfume menor (notas: { $notes }, botellas: { $flacons }) con la { $note }
do-new-major = Empezar un gran perfume (notas: { $notes }, botellas: { $flacons }) con la { $note }
do-hold-notes =
    { $left ->
        [one] Guardar { $left } nota para otro turno
       *[other] Guardar { $left } notas para otro turno
    }
do-take-flacons = Tomar las botellas: { $flacons } para vender
do-leave-flacons = Dejar las botellas: este perfume no se venderá
do-return-dice = Devolver los dados y terminar el turno
do-sell-to =
    { $left ->
        [0] Vender el { $perfume } al { $customer } por { $price }; agotado; fichas de agua: { $water }
       *[other] Vender el { $perfume } al { $customer } por { $price }; botellas restantes: { $left }
    }
do-bargain =
    { $left ->
        [0] Vender el { $perfume } a precio de oferta, { $price }; agotado; fichas de agua: { $water }
       *[other] Vender el { $perfume } a precio de oferta, { $price }; botellas restantes: { $left }
    }
do-pass =
    { $later ->
        [0] Pasar: ya no vendes más en esta ronda
        [one] Pasar: { $later } oportunidad más en esta ronda
       *[other] Pasar: { $later } oportunidades más en esta ronda
    }
do-discard-water = Descartar una ficha de valor { $token }
do-stacked = Las fichas de puntuación están apiladas
do-dealt-clocks = Los relojes están repartidos
do-drawn-note = Sale la { $note }
do-drawn-customer = Llega el { $customer }
do-drawn-water = Sale una ficha de agua
do-rolled = Los dados muestran { $shown }
kind-reroll-flies = Volver a tirar las moscas de un color (1 ficha)
kind-reroll-all = Volver a tirar todos los dados (1 ficha)
kind-turn-fly = Girar una mosca a redoma (2 fichas)
kind-join-perfume = Añadir una nota a un perfume
kind-new-minor = Empezar un perfume menor
kind-new-major = Empezar un gran perfume
kind-sell-to = Vender a un cliente
kind-bargain = Vender a precio de oferta

# The journal

log-round-begins = Ronda { $round }.
log-last-round = Ha salido la hora de cierre: esta es la última ronda.
log-markers-stacked = Las fichas de puntuación están apiladas, de arriba abajo: { $players }.
log-takes-clock =
    { $actions ->
        [one] { $player } toma el reloj { $clock } con { $actions } acción.
       *[other] { $player } toma el reloj { $clock } con { $actions } acciones.
    }
log-turn-begins =
    { $actions ->
        [one] { $player } destila con { $actions } acción.
       *[other] { $player } destila con { $actions } acciones.
    }
log-takes-die = { $player } toma un dado de { $aroma }.
log-draws-water = { $player } roba una ficha de agua.
log-drew-token = Robas una ficha de valor { $token }.
log-reshuffle =
    { $count ->
        [one] El pozo está vacío: la ficha descartada forma el nuevo pozo.
       *[other] El pozo está vacío: las { $count } fichas descartadas forman el nuevo pozo.
    }
log-note-drawn = La { $note } llega a la destilería.
log-rolls = { $player } lanza los dados: { $shown }.
log-rerolls-flies = { $player } gasta una ficha de valor { $token } y vuelve a tirar las moscas de { $aroma }.
log-rerolls-all = { $player } gasta una ficha de valor { $token } y vuelve a tirar todos los dados.
log-turns-fly = { $player } gasta fichas de valor { $tokens } y gira una mosca de { $aroma } a redoma.
log-claims =
    { $coins ->
        [one] { $player } consigue la { $note } y gana { $coins } moneda.
       *[other] { $player } consigue la { $note } y gana { $coins } monedas.
    }
log-begins = { $player } empieza un { $size } con la { $note }.
log-joins = { $player } añade la { $note } al { $perfume }.
log-holds-notes =
    { $count ->
        [one] { $player } guarda { $count } nota para un turno posterior.
       *[other] { $player } guarda { $count } notas para un turno posterior.
    }
log-finishes =
    { $flacons ->
        [one] { $player } termina un { $size } y recibe { $flacons } botella.
       *[other] { $player } termina un { $size } y recibe { $flacons } botellas.
    }
log-leaves-flacons = { $player } deja las botellas del { $perfume }.
log-sells =
    { $price ->
        [one] { $player } vende el { $perfume } al { $customer } por { $price } moneda.
       *[other] { $player } vende el { $perfume } al { $customer } por { $price } monedas.
    }
log-bargains =
    { $price ->
        [one] { $player } vende el { $perfume } a precio de oferta por { $price } moneda.
       *[other] { $player } vende el { $perfume } a precio de oferta por { $price } monedas.
    }
log-passes = { $player } pasa.
log-sold-out = { $player } ha agotado el { $perfume }.
log-discards = { $player } descarta una ficha de valor { $token }.
log-customer-arrives = El { $customer } llega a la calle.
log-closing-token = Sale el indicador de hora de cierre: se juega una ronda más.
log-stopped = La partida se interrumpe después de la ronda { $round }.
log-game-ends =
    { $reason ->
        [closing] La última ronda ha terminado.
       *[bag] La bolsa no alcanza para llenar la destilería: la partida termina.
    }
log-scores-water =
    { $coins ->
        [one] { $player } gana { $coins } moneda con su agua.
       *[other] { $player } gana { $coins } monedas con su agua.
    }
shown-flasks =
    { $flasks ->
        [0] ninguna redoma
        [one] { $flasks } redoma
       *[other] { $flasks } redomas
    }
shown-flies =
    { $flies ->
        [0] ninguna mosca
        [one] { $flies } mosca
       *[other] { $flies } moscas
    }
shown-die = { $aroma } ({ $flasks }, { $flies })
shown-nothing = nada

# Refusals

refused-no-such-clock = los relojes van del 1 al { $clocks }.
refused-clock-taken = el reloj { $clock } ya está ocupado.
refused-display-full = todas las casillas de la destilería están ocupadas.
refused-bag-empty = la bolsa está vacía.
refused-no-such-aroma = ese ingrediente no existe.
refused-booth-empty = no quedan dados de { $aroma } en su puesto.
refused-no-water-left = el pozo y el descarte están vacíos.
refused-use-all-actions = hay que usar todas las acciones.
refused-no-fly-of-colour = ninguno de tus dados de { $aroma } muestra una mosca.
refused-no-die-to-roll = no tienes ningún dado que tirar.
refused-two-tokens-needed = hacen falta dos fichas de agua.
refused-no-such-token = te falta una ficha de valor { $token }.
refused-water-is-over = el agua se gasta antes de conseguir la primera nota.
refused-note-not-on-display = { $note } no está en la destilería.
refused-flasks-missing = tus redomas libres no bastan para la { $note }.
refused-note-not-in-hand = { $note } no está entre las notas que tienes que colocar.
refused-heart-only-major = una nota de corazón solo va en un gran perfume.
refused-no-such-perfume = no tienes ese perfume.
refused-perfume-finished = este perfume está terminado.
refused-perfume-unfinished = este perfume no está terminado.
refused-slot-filled = este perfume ya tiene su { $type }.
refused-place-every-note = toda nota conseguida se coloca en el mismo turno.
refused-no-flacon-left = a este perfume no le quedan botellas.
refused-customer-not-there = { $customer } no está en la calle.
refused-perfume-does-not-suit = el perfume no contiene lo que quiere el { $customer }.

# The table

table-last-round = Esta es la última ronda.
table-bag-low = La bolsa está casi vacía ({ $bag }): si no llena la destilería, la partida acaba.
table-closing-near = Se acerca la hora de cierre; clientes antes de ella: { $above }.
table-stock =
    Notas en la bolsa: { $bag }. Clientes hasta el cierre: { $above }. Botellas: { $flacons }.
table-round = Ronda { $round }
table-distillery = Destilería
table-street = Calle
table-market = Mercado: { $booths }
table-well = Fichas en el pozo: { $well }. Descarte: { $discard }.
table-dice = Delante de { $player }: { $shown }
table-dice-unrolled = Delante de { $player }, aún sin lanzar: { $shown }
table-clocks = Relojes: { $clocks }
table-clock-free =
    { $actions ->
        [one] { $clock } ({ $actions } acción) libre
       *[other] { $clock } ({ $actions } acciones) libre
    }
table-clock-taken =
    { $actions ->
        [one] { $clock } ({ $actions } acción) { $player }
       *[other] { $clock } ({ $actions } acciones) { $player }
    }
table-track = Dinero, cada pila de arriba abajo: { $track }
table-money = { $player } { $money }
table-note =
    { $coins ->
        [one] { $note }, { $coins } moneda
       *[other] { $note }, { $coins } monedas
    }
table-empty = libre
table-customer = { $id } quiere { $wants }, paga { $price }
table-you = { $player } (tú)
table-holds = dinero { $money }; fichas de agua: { $water }
tokens-worth = { $count } de valor { $value }
tokens-unknown = ocultas: { $count }
tokens-none = ninguna
table-perfume = { $name }: { $size }, { $content }; { $state }
table-no-perfume = todavía sin perfumes
table-missing = por añadir: { $types }
table-flacons =
    { $flacons ->
        [0] agotado
        [one] { $flacons } botella
       *[other] { $flacons } botellas
    }
table-hand = por colocar: { $notes }
table-served =
    { $count ->
        [one] { $count } cliente atendido
       *[other] { $count } clientes atendidos
    }
glance-head = Ronda { $round } · en la bolsa { $bag } · clientes hasta el cierre { $above }
glance-note = { $id } { $part }: { $needs } (+{ $coins })
glance-note-lacks = { $id } { $part }: falta { $lacks } (+{ $coins })
glance-note-chance = { $id } { $part }: { $percent } % (+{ $coins })
glance-odds = Dados que faltan, o probabilidad sin agua (+monedas): { $notes }
glance-paid = Tus redomas bastan para (+monedas): { $notes }
glance-unpaid = Aún no: { $notes }
glance-dice = Tus redomas: { $flasks } · moscas: { $flies }
glance-water = Tus fichas de agua: { $water }
glance-lacking = Por añadir a tus perfumes: { $parts }
glance-perfumes = Tus perfumes: { $perfumes }
glance-perfume = { $number } ({ $content }; { $state })
glance-more = y { $count } más
result-sources =
    { $player }: { $score } = notas { $claims } + clientes { $customers } + ofertas { $bargains } + agua { $water }

# Help for each step

help-choose-clock =
    La posición del reloj dice cuándo destilas y vendes en esta ronda; las primeras tienen más donde elegir entre notas y clientes, las últimas tienen más acciones.
help-prepare =
    Cada acción es una de tres: tomar un dado de un ingrediente que necesites, tomar una ficha de agua o hacer robar una nota si hay una casilla libre en la destilería. Toma los dados de las notas que quieres: violeta, bergamota y rosa aciertan en 4 caras de 6; vainilla y lavanda, en 3.
help-roll = Todos tus dados se lanzan una vez. Una redoma es una parte de ese ingrediente, una mosca no es nada.
help-water =
    Una ficha vuelve a tirar todas las moscas de un color, o todos tus dados; dos fichas giran una mosca a redoma. La ficha gastada se pierde; las demás dan el valor de su moneda al final de la partida.
help-claim =
    Una nota cuesta las redomas de sus ingredientes; cada redoma paga una sola nota. Ganas sus monedas al momento y la añades a un perfume.
help-compose =
    Un perfume menor tiene nota de cabeza y de fondo y da 2 botellas; un gran perfume tiene además nota de corazón y da 3. Una nota se queda donde se coloca, y un perfume no cambia de tamaño.
help-flacons = Lo que vendes son las botellas de un perfume terminado.
help-end-turn = Tus dados vuelven al mercado para el turno siguiente.
help-sell =
    Un cliente compra una botella de un perfume que contiene todo lo que quiere. El precio de oferta es 2 por un perfume menor y 3 por un gran perfume. Vender la última botella de un perfume da 2 fichas de agua.
help-limit = Tras tu última oportunidad de vender puedes quedarte como mucho con 4 fichas de agua. Tú eliges cuáles descartas.

# Options

option-random_first_clocks = para empezar: los relojes de la primera ronda se reparten al azar
option-spare_actions = se puede renunciar a acciones
option-reshuffle = cuándo el descarte pasa a ser el pozo: cuando hay que robar una ficha, o en cuanto el pozo está vacío
option-limited_flacons = no hay más botellas que las de la caja
option-idle_water = se puede gastar una ficha en un color que no muestra moscas
option-water_after_claim = se puede gastar agua después de conseguir notas
option-hold_notes = las notas conseguidas se pueden guardar para un turno posterior
option-flacons_optional = se pueden dejar las botellas de un perfume terminado
option-pass_drops_out = quien pasa no vende más en esta ronda
option-tan_clocks = los relojes de la partida de 3: 4, 5, 6 acciones, o 3, 4, 5
option-sold_out_notes = las notas de un perfume agotado: fuera de la partida, o de vuelta a la bolsa
option-limit_in_last_round = el límite de agua vale también en la última ronda
option-closing_token = la hora de cierre aparece cuando hay que robarla, o cuando queda encima de la pila
option-bag_end = la partida termina cuando la bolsa no alcanza, o cuando está vacía
option-two_player_limit = partida de 2: el límite de agua una vez por ronda, o después de cada reloj
option-round_cap = después de estas rondas la partida se interrumpe (0: nunca)

# What is in the box

box-note = El reglamento muestra las notas y los clientes solo en imágenes, y ningún texto da los relojes para 3 jugadores: hay dos posibilidades, y una regla de la casa permite elegir.
rows-aromas = ingredientes
rows-clocks = relojes
rows-boards = preparaciones
rows-water = valores de fichas de agua
rows-perfumes = tamaños de perfume
rows-counts = otros números
rows-notes = notas de fragancia
rows-customers = clientes

# Reasons, and where the points came from

reason-coins = monedas { $change }
reason-wanted = la calle paga { $change } por tus botellas
reason-flacons = botellas { $change }
reason-notes = notas en perfumes sin terminar { $change }
reason-water = fichas de agua { $change }
reason-contested = { $player } también puede atender al { $customer }
reason-finishes = termina un perfume; el mejor cliente paga { $price } ({ $count } en la calle)
reason-for-note = para la { $note }
reason-needed = { $player } necesita la { $note } para terminar un perfume
reason-before = vendes antes que { $player }, que también puede atender al { $customer }
earned-claims = notas
earned-customers = clientes
earned-bargains = ofertas
earned-water = agua

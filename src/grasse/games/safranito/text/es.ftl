# Safranito, in Spanish.

game = Safranito
about = Lanza fichas a los cuencos de especias, comercia con ellas y cocina tres platos antes que nadie.
goal =
    Comercias con especias y cocinas: gana al instante quien primero prepara tres platos. Un plato necesita una carta de cada una de sus tres especias. Tus fichas en los cuencos te dejan comprar y fijan el precio de venta para todos; en las casillas de acción, el total más alto obtiene una ventaja. Al final no cuentan ni el dinero ni las cartas.

# Spices, spaces, dishes

spice-curry = curry
spice-ginger = jengibre
spice-cardamom = cardamomo
spice-chilli = guindilla
spice-saffron = azafrán
spice-garlic = ajo
spice-mint = menta
spice-cumin = comino
spice-cinnamon = canela
spice-count = { $spice } { $count }
bowl-curry = cuenco de curry
bowl-ginger = cuenco de jengibre
bowl-cardamom = cuenco de cardamomo
bowl-chilli = cuenco de guindilla
bowl-saffron = cuenco de azafrán
bowl-garlic = cuenco de ajo
bowl-mint = cuenco de menta
bowl-cumin = cuenco de comino
bowl-cinnamon = cuenco de canela
space-extra-throw = lanzamiento extra
space-extra-spice = carta de especia extra
space-reserve-dish = reservar un plato
space-head-chef = jefe de cocina
name-bowl = el { $bowl }
name-space = la casilla «{ $space }»
place-bowl = en el { $bowl }
place-space = en la casilla «{ $space }»
place-nowhere = entre los cuencos
loft-slide = a ras
loft-toss = en arco
loft-lob = muy alto
number-side = el lado
number-place = el lugar
number-bearing = la dirección
number-power = la fuerza
number-loft = la altura
number-face = la cara
chip-yours = tu { $value }
chip-yours-down = tu { $value } (boca abajo)
chip-open = el { $value } de { $player }
chip-hidden = la ficha de { $player }
chip-nth = la ficha n.º { $number } de { $player }
dish-name = { $name } ({ $spices })
dish-d01 = Dal del mercado
dish-d02 = Masala del puerto
dish-d03 = Korma del templo
dish-d04 = Curry del jardín
dish-d05 = Pulao real
dish-d06 = Biryani dorado
dish-d07 = Kheer de té
dish-d08 = Chana de fuego
dish-d09 = Rogan de invierno
dish-d10 = Chaat fresco
dish-d11 = Sorbete del monzón
dish-d12 = Especialidad de Rajive
dish-d13 = Kebab de las colinas
dish-d14 = Arroz del palacio
dish-d15 = Gambas del ocaso
dish-d16 = Chutney de la ruta de las especias
dish-d17 = Cordero de fiesta
dish-d18 = Berenjena al horno de tierra
nothing = nada
phase-throw = Lanzar fichas
phase-spaces = Casillas de acción
phase-market = Vender y comprar especias
phase-cook = Preparar platos
phase-change = Nuevos platos y especias

# What to do now

prompt-throwing = Lanza una ficha: { $throw } de { $throws }.
prompt-extra-throw = Puedes lanzar una ficha más.
prompt-extra-spice =
    { $cards ->
        [one] Puedes robar { $cards } carta de especia y quedártela.
       *[other] Puedes robar { $cards } cartas de especia y quedarte con una de ellas.
    }
prompt-keep-one = ¿Con qué carta te quedas?
prompt-reserve = Puedes reservar el primer plato del mazo.
prompt-become-chef = Puedes tomar el molinillo de pimienta, que cuenta al instante.
prompt-next-bowl = Tienes el molinillo: ¿qué cuenco se resuelve ahora?
prompt-sell = ¿Cuántas cartas de { $spice } vendes, a { $price } rupias cada una?
prompt-buy =
    { $cards ->
        [one] ¿Compras una carta de { $spice } por { $price } rupias? Queda { $cards }.
       *[other] ¿Compras una carta de { $spice } por { $price } rupias? Quedan { $cards }.
    }
prompt-cook = ¿Qué plato preparas?

# Actions

do-throw = Lanzar tu { $chip } { $aim }
aim-target = hacia { $target }
aim-offer = { aim-target } ({ $there })
aim-chip = contra { $chip } { $place }, para apartar esa ficha
aim-free = { $loft } desde el lugar { $place }, dirección { $bearing }, fuerza { $power }
there-bowl =
    { $cards ->
        [0] ninguna carta en venta; { $chips }
        [one] { $cards } carta en venta; { $chips }
       *[other] { $cards } cartas en venta; { $chips }
    }
there-nobody = nadie
each-throw = Lanzar tu { $chip }
way = Lanzar { $loft } { $hand }, { $face }
way-odds = { $way }: { $odds }
from-left = desde la izquierda
from-opposite = de frente
from-right = desde la derecha
turned-down = boca abajo
turned-up = boca arriba
odds-rest = queda allí { $hits } de { $tries }
odds-knock = la aparta { $hits } de { $tries }
odds-out = sale fuera { $count }
odds-push = empuja { $chip } { $count }
do-renounce = Renunciar
do-draw-spices =
    { $cards ->
        [one] Robar { $cards } carta y quedártela
       *[other] Robar { $cards } cartas y quedarte con una
    }
do-keep-card = Quedarte con { $spice } (en tu mano: { $held }; platos que la piden: { $dishes })
do-reserve-dish = Reservar el primer plato, solo para ti (en el mazo: { $dishes })
do-take-mill = Tomar el molinillo de pimienta: ordenas los cuencos y cocinas primero
do-choose-bowl = Resolver { $spice } ({ $there })
do-sell-cards =
    { $cards ->
        [0] No vender nada
        [one] Vender { $cards } carta por { $gain }: tendrás { $money } y no compras aquí
       *[other] Vender { $cards } cartas por { $gain }: tendrás { $money } y no compras aquí
    }
do-buy-card = Comprar la carta por { $price }: te quedan { $money } rupias, vuelve tu { $chip }
do-decline = No comprar; fichas que vuelven: { $chips }
do-prepare-dish = Preparar { $dish }: tu plato { $nth } de { $due }
do-prepare-reserved = Preparar tu plato reservado { $dish }: tu plato { $nth } de { $due }
do-stop-cooking = No preparar nada más
do-named-chef = { $player } empieza con el molinillo
do-rested = Las fichas se detienen
do-drawn-spice = Se roba una carta de { $spice }
do-drawn-dish = Se roba { $dish }
kind-prepare-dish = Preparar un plato de la oferta
kind-prepare-reserved = Preparar un plato reservado

# The journal

log-round-begins = Ronda { $round }; { $player } tiene el molinillo.
log-first-chef = { $player } empieza con el molinillo.
log-mill-passed = El molinillo de pimienta pasa a { $player }.
log-dish-offered = En la oferta: { $dish }.
log-spice-displayed = En el expositor: { $spice }.
log-reshuffle =
    { $count ->
        [one] El mazo está vacío: la { $count } carta descartada forma el nuevo mazo.
       *[other] El mazo está vacío: las { $count } cartas descartadas se barajan y forman el nuevo mazo.
    }
log-throws = { $player } lanza { $loft }.
log-threw = Has lanzado tu { $value }.
log-rests-on =
    { $chip ->
        [0] La ficha de { $player } se detiene { $place }.
       *[other] El { $chip } de { $player } se detiene { $place }.
    }
log-rests-nowhere =
    { $chip ->
        [0] La ficha de { $player } se detiene entre los cuencos.
       *[other] El { $chip } de { $player } se detiene entre los cuencos.
    }
log-goes-out =
    { $chip ->
        [0] La ficha de { $player } queda fuera.
       *[other] El { $chip } de { $player } queda fuera.
    }
log-pushed-onto =
    { $chip ->
        [0] La ficha de { $player } se desplaza y queda { $place }.
       *[other] El { $chip } de { $player } se desplaza y queda { $place }.
    }
log-pushed-off =
    { $chip ->
        [0] La ficha de { $player } se desplaza y queda entre los cuencos.
       *[other] El { $chip } de { $player } se desplaza y queda entre los cuencos.
    }
log-pushed-out =
    { $chip ->
        [0] La ficha de { $player } sale del tablero de un golpe.
       *[other] El { $chip } de { $player } sale del tablero de un golpe.
    }
log-space-scored = { $player } tiene el total más alto { $place }: { $total }.
log-renounces = { $player } renuncia.
log-draws-spices =
    { $count ->
        [one] { $player } roba { $count } carta de especia.
       *[other] { $player } roba { $count } cartas de especia.
    }
log-looks-at = Robas { $spice }.
log-keeps = { $player } se queda con una carta.
log-kept = Te quedas con { $spice }.
log-reserves = { $player } reserva un plato.
log-reserved-dish = Reservas { $dish }.
log-takes-mill = { $player } toma el molinillo de pimienta.
log-bowl-settled = El siguiente cuenco es el de { $spice }: una carta se vende por { $price } rupias.
log-has-announced = { $player } ya ha decidido.
log-sells =
    { $count ->
        [one] { $player } vende { $count } carta de { $spice } por { $money } rupias.
       *[other] { $player } vende { $count } cartas de { $spice } por { $money } rupias.
    }
log-sells-nothing = { $player } no vende { $spice }.
log-buys = { $player } compra una carta de { $spice } por { $money } rupias.
log-declines = { $player } no compra { $spice } por { $money } rupias.
log-no-card-left = No queda ninguna carta de { $spice } que comprar; las fichas se devuelven.
log-prepares = { $player } prepara { $dish }.
log-wins = { $player } ha preparado el último plato que necesitaba y gana.
log-stopped = La partida se interrumpe después de la ronda { $round }.

# Refusals

refused-no-such-chip = no tienes ninguna ficha de valor { $value }.
refused-chip-thrown = ya has lanzado tu { $value } en esta ronda.
refused-not-your-side = se lanza desde el propio lado, que es el lado { $side }.
refused-throw-out-of-range = { $number } debe estar entre { $least } y { $most }.
refused-throw-compulsory = todos los lanzamientos son obligatorios.
refused-report-in-wall = la ficha { $chip } del informe entra { $by } mm en la pared. Mide otra vez, o indica que está fuera (-1 -1) si reposa en el marco.
refused-report-on-another = las fichas { $chip } y { $other } del informe se solapan { $by } mm. Empuja la de arriba hacia el lado por el que sobresale y mide otra vez.
refused-report-too-tight = las fichas del informe están demasiado juntas para separarlas. Mide otra vez.
refused-not-drawn = no has robado { $spice }.
refused-bowl-empty = no hay ninguna ficha en el cuenco de { $spice }.
refused-not-so-many-cards = no tienes tantas cartas de { $spice }.
refused-cannot-pay = no puedes pagar { $price } rupias.
refused-one-dish-of-the-offer = solo se puede preparar un plato de la oferta por turno.
refused-not-on-offer = { $dish } no está en la oferta.
refused-not-reserved = no has reservado { $dish }.
refused-spices-missing = te faltan especias para { $dish }.

# The table

table-head = Ronda { $round }.
table-chef = Molinillo: { $player }.
table-cards = Cartas y platos
table-chips = Fichas
table-board = Tablero
table-spaces = Casillas de acción: { $spaces }.
table-side =
    { $side ->
        [0] { $letter } { $player }, abajo
        [1] { $letter } { $player }, a la izquierda
        [2] { $letter } { $player }, arriba
       *[3] { $letter } { $player }, a la derecha
    }
table-chip = { $chip } está { $place }
table-chip-touching = { $chip } está { $place } y toca { $others }
table-out = fuera en esta ronda: { $chips }
table-display = En el expositor: { $spices }
table-offer = En la oferta: { $dishes }
table-piles = Cartas de especia en el mazo: { $cards }, en el descarte: { $discard }. Platos en el mazo: { $dishes }.
table-you = { $player } (tú)
table-holds = dinero { $money }; fichas en mano { $chips }; cartas { $cards }; platos reservados { $reserved }; platos preparados { $dishes }
chips-worth = de valor { $values }
chips-count = { $count } en total
cards-unknown =
    { $count ->
        [one] { $count } desconocida
       *[other] { $count } desconocidas
    }
dishes-unknown =
    { $count ->
        [one] { $count } plato
       *[other] { $count } platos
    }
glance-place = { $place } { $chips }
glance-board = En el tablero ({ $legend }): { $chips }
glance-dishes = Platos y lo que te falta: { $dishes }
glance-dish-lacks = { $name }: { $spices }
glance-dish-ready = { $name }: nada
glance-more = y { $count } más
glance-own = Tienes { $money } rupias; cartas: { $cards }
glance-purses = Dinero: { $purses }
glance-cooked = Platos preparados ({ $dishes } para ganar): { $cooked }
result-dishes = { $player }: { $dishes }; dinero { $money }, cartas { $cards }

# Help for each step

help-throwing =
    Una ficha cuenta para un cuenco o una casilla si se ve alguna parte de ellos por el agujero de la ficha. En un cuenco, tus fichas te permiten comprar esa especia: las altas compran antes, pero más caro. La suma de todas las fichas de un cuenco es el precio al que se vende la especia. En una casilla de acción gana el total más alto. Puedes apartar fichas a golpes. Elige un objetivo de la lista o escribe los números: throw, la ficha, tu lado, el lugar a lo largo de él (0 a 1000), la dirección en décimas de grado (negativa hacia la izquierda), la fuerza (100 a 1000), la altura (0 a ras, 1 en arco, 2 muy alto) y la cara (0 abajo, 1 arriba). La mano tiembla un poco.
help-extra-throw = La ficha extra puede cambiar todo lo que se puntúa después. Esta casilla no se vuelve a puntuar.
help-extra-spice = Robas tantas cartas como indica la primera cifra de tu ficha más alta aquí, te quedas con una en secreto y pones las demás bajo el mazo.
help-keep-one = Los demás no ven con qué te quedas. El resto va bajo el mazo.
help-reserve = Solo tú podrás preparar un plato reservado, en esta ronda o más tarde, además de uno de la oferta.
help-become-chef = Quien tiene el molinillo ordena los cuencos, gana los empates, cocina primero y lo pasa a la izquierda al final de la ronda.
help-next-bowl = En cada cuenco la especia primero se vende y después se compra. Tu orden decide quién tiene dinero y cuándo.
help-sell = Quien vende recupera todas sus fichas de este cuenco y no puede comprar esta especia en esta ronda.
help-buy = Pagas tu total en este cuenco y recuperas tu ficha más alta. Quien no compra recupera todas sus fichas de este cuenco.
help-cook = Un plato necesita una carta de cada una de sus tres especias. Puedes preparar un plato de la oferta y cuantos quieras de los reservados. El tercer plato gana la partida.

# Options

option-first_chef = quien empieza con el molinillo: por sorteo, o el primer asiento
option-tie_mode = empate con quien tiene el molinillo: va antes o después de los demás
option-decline_returns = quien no compra recupera todas sus fichas del cuenco, o solo la más alta
option-action_chips_leave = las fichas dejan las casillas de acción antes del mercado, o en cuanto se puntúa la casilla
option-sell_mode = las ventas se anuncian por orden de juego, o todas a la vez
option-money = el dinero está a la vista, o se oculta
option-throw_side = cada cual lanza desde su lado, o desde cualquiera
option-piles = las fichas que una mesa real da una sobre otra se separan, o quedan como están
option-steadiness = el pulso de las manos, igual para personas y bots
option-aim_help = lo que se ve al apuntar: dónde acaban tales lanzamientos, solo la dirección, o nada
option-round_cap = tras tantas rondas la partida se interrumpe (0: nunca); se comparan los platos, luego el dinero, luego las cartas

# What is in the box

box-note = El reglamento muestra el tablero y casi todos los platos solo en imágenes: sus especias, las medidas y el lugar de los cuencos y las casillas de acción están deducidos.
rows-tables = preparaciones
rows-counts = otros números
rows-measures = medidas
rows-chips = valores de fichas
rows-spices = cuencos
rows-spaces = casillas de acción
rows-dishes = platos

# Reasons, and what everybody had in the end

reason-dishes = platos { $change }
reason-missing = especias que faltan para el plato más cercano { $change }
reason-cards = cartas { $change }
reason-rupees = rupias { $change }
reason-for-dish = { $dish } necesita { $spice }; cartas que faltan después: { $left }
reason-dish-wanted = { $player } también tiene las especias para ese plato
earned-dishes = platos
earned-money = dinero
earned-cards = cartas

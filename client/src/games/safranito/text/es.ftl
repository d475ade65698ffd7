# The board of Safranito, in Spanish.

# House rules, as they are in force

choice-first_chef-drawn = El molinillo de la primera ronda se sortea
choice-first_chef-first-seat = El asiento 1 empieza con el molinillo
choice-tie_mode-chef_first = En un empate, quien tiene el molinillo va antes
choice-tie_mode-chef_last = En un empate, quien tiene el molinillo va después
choice-decline_returns-all = Quien no compra recupera todas sus fichas del cuenco
choice-decline_returns-highest = Quien no compra recupera del cuenco solo su ficha más alta
choice-action_chips_leave-phase3 = Las fichas dejan las casillas de acción antes del mercado
choice-action_chips_leave-on_resolve = Las fichas dejan una casilla de acción en cuanto se puntúa
choice-sell_mode-play_order = Las ventas se anuncian por orden de juego
choice-sell_mode-simultaneous = Las ventas se anuncian todas a la vez
choice-money-open = El dinero está a la vista
choice-money-hidden = El dinero se oculta
choice-throw_side-own = Cada cual lanza desde su lado
choice-throw_side-any = Cada cual lanza desde cualquier lado
choice-piles-part = Las fichas que están una sobre otra se separan
choice-piles-keep = Las fichas que están una sobre otra quedan como están
choice-steadiness-normal = Las manos tienen el pulso de quien lanza de vez en cuando
choice-steadiness-steady = Las manos son firmes
choice-steadiness-shaky = Las manos tiemblan
choice-aim_help-full = Al apuntar se ve dónde acaban tales lanzamientos
choice-aim_help-short = Al apuntar se ve solo la dirección
choice-aim_help-none = Al apuntar no se ve nada

# Regions

board-name = El tablero con nueve cuencos de especias
row-own = Tus fichas
row-bowls = Cuencos
row-spaces = Casillas de acción
row-chips = Fichas en el tablero
row-display = Cartas de especia en el expositor
offer-title = En la oferta
own-title = Tus especias
own-none = Aún no hay cartas.
reserved-title = Tus platos reservados
players-title = En la mesa
drawn-title = Cartas robadas

# Things

is-chef = { $player } tiene el molinillo
mill-about = Quien tiene el molinillo ordena los cuencos, gana los empates y cocina primero.
bowl-about =
    { $cards ->
        [0] Ninguna carta a la venta.
        [one] { $cards } carta a la venta.
       *[other] { $cards } cartas a la venta.
    }
about-extra-throw = Quien tiene aquí el total más alto lanza una ficha más.
about-extra-spice = Quien tiene aquí el total más alto roba cartas de especia y se queda con una.
about-reserve-dish = Quien tiene aquí el total más alto toma el primer plato del mazo.
about-head-chef = Quien tiene aquí el total más alto toma el molinillo de pimienta.
lies-here = Aquí: { $chips }.
total-of = { $player } { $total }
totals = Totales: { $totals }.
place-deep = { $place }, a { $depth } mm del borde
own-chip = Tu { $value }
own-thrown = Tu { $value }, ya lanzado
own-about = Tócalo para tomarlo en la mano.
display-none = Ninguna carta en el expositor.
display-cards =
    { $count ->
        [one] { $spice }: { $count } carta en el expositor
       *[other] { $spice }: { $count } cartas en el expositor
    }
display-about = Se pueden comprar cuando se resuelve este cuenco.
hand-cards =
    { $count ->
        [one] { $spice }: { $count } carta
       *[other] { $spice }: { $count } cartas
    }
hand-about = Solo tú ves tu mano.
drawn-about = Quédate con una; las demás van bajo el mazo.
drawn-others =
    { $count ->
        [one] { $count } carta, que solo ve quien roba.
       *[other] { $count } cartas, que solo ve quien roba.
    }
dish-ready = Tienes las tres especias.
dish-ready-short = listo
dish-lacks = Por añadir: { $spices }.
dish-lacks-short =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
pile-dishes =
    { $count ->
        [one] { $count } plato en el mazo
       *[other] { $count } platos en el mazo
    }
pile-dishes-about = Con él se completa la oferta después de cada ronda.
pile-spices =
    { $count ->
        [one] { $count } carta de especia en el mazo
       *[other] { $count } cartas de especia en el mazo
    }
pile-spices-about =
    { $count ->
        [one] { $count } carta está en el descarte.
       *[other] { $count } cartas están en el descarte.
    }
money-of = { $player }: { $money } rupias
rupees = rupias
chips-home =
    { $count ->
        [one] { $count } ficha en mano
       *[other] { $count } fichas en mano
    }
chips-out = { $count } fuera
cards-of =
    { $count ->
        [one] { $count } carta de especia
       *[other] { $count } cartas de especia
    }
cards-known = Las cartas compradas las conocen todos; un número indica las que nadie más ha visto.
reserved-of =
    { $count ->
        [one] { $count } plato reservado
       *[other] { $count } platos reservados
    }
cooked-of =
    { $count ->
        [0] Ningún plato preparado
        [one] { $count } plato preparado: { $dishes }
       *[other] { $count } platos preparados: { $dishes }
    }
source-dishes = Platos

# The throw

throw-name = Tu lanzamiento
throw-choose = Tira de una ficha hacia atrás y suelta, o toca a qué apuntas.
throw-how = Tira de la ficha y suelta, o toca a qué apuntas: leerás dónde acaban 100 lanzamientos así.
throw-knock = Lanzar tu { $chip }, objetivo: { $victim }
aim-first = Ahora apunta
aim-name = Puntería de tu { $value }
aim-keys = Izquierda y derecha giran, arriba y abajo ajustan la fuerza, Mayús da pasos grandes, más y menos pequeños. Re Pág y Av Pág mueven la mano, L cambia la altura, F la cara. Intro lanza, Esc cancela.
aim-bearing = Dirección
aim-power = Fuerza
aim-place = Mano
aim-straight = recto
aim-left = { $degrees }° a la izquierda
aim-right = { $degrees }° a la derecha
aim-strength = { $percent } %
aim-middle = en el centro
aim-from-left = { $mm } mm a la izquierda
aim-from-right = { $mm } mm a la derecha
aim-less = { $what }: menos
aim-more = { $what }: más
aim-fine = Ajustar
chance-place = cerca del { $percent } % { $place }
forecast = De 100 lanzamientos así: { $odds }.
forecast-place = { $count } { $place }
forecast-push =
    { $count ->
        [one] { $count } aparta { $chip }
       *[other] { $count } apartan { $chip }
    }
forecast-off =
    { $count ->
        [one] { $count } sale fuera
       *[other] { $count } salen fuera
    }
forecast-wait = De 100 lanzamientos así: …
forecast-no-card = No hay cartas a la venta: { $bowl }.
loft-name = Altura del lanzamiento
short-slide = A ras
short-toss = En arco
short-lob = Alto
about-slide = A ras y rápido: empuja otras fichas.
about-toss = Un arco bajo; aún resbala un poco.
about-lob = Un arco alto; cae casi en seco.
face-name = Qué cara queda arriba
face-down = Boca abajo
face-up = Boca arriba
face-about = Es tu intención; una ficha puede volverse al caer.
side-name = Tu lado
side-number = Lado { $side }
show-again = Ver otra vez
show-skip = Saltar
practice-lead = Lanza cuanto quieras: sin partida, nada se guarda. Lanzada la última ficha, vuelve la primera.
practice-you = Tú
practice-other = El vecino
practice-steadiness = Tu mano
practice-lay = Poner otras fichas
practice-clear = Vaciar el tablero
practice-again = Contar desde cero
practice-tallies = Tus aciertos
practice-thrown = lanzadas
practice-hit = acertadas
practice-out = fuera
practice-share = ({ $percent } %)

# The market

market-selling = Primero se venden las cartas.
market-buying =
    { $cards ->
        [one] { $cards } carta está a la venta.
       *[other] { $cards } cartas están a la venta.
    }
market-order = En este orden
market-highest = Primero el total más alto
market-chips = Fichas
market-total = Total
market-price = el precio ahora
market-each = Precio por carta
market-decides = decide ahora
market-next = después, pagaría { $money }
market-later = más tarde, { $money } por ahora
market-sell = Vender { $count } por { $money }
market-sales = Vender cartas de { $spice }
market-completes = Completa { $dishes }
market-wanted = Útil para { $dishes }
market-waits = espera
market-sold = vendió { $count } por { $money }
market-kept = no vende
market-secret = ha decidido
market-no-card = no tiene ninguna
why-sell = Una carta da la suma de todas las fichas. Se decide por turno, desde quien tiene el molinillo.
why-sell-back = Quien vende recupera sus fichas y no puede comprar.
why-sell-own = Tus cartas ({ $spice }) darían { $money } rupias en total.
why-sell-none = No tienes ninguna. Se te pregunta igual; si no, los demás lo sabrían.
why-buy = { $player } tiene el total más alto y lo paga: { $total } rupias. Vuelve la ficha más alta y se comparan otra vez los totales.
why-buy-tied = { $player } tiene { $total }, igual que otras personas, y va antes en el orden de juego. Vuelve la ficha más alta y se comparan otra vez los totales.

# What a choice brings

gain-money = +{ $money } rupias
gain-card = una carta de { $spice }
gain-for = para { $dishes }
gain-dish = tu plato número { $number }
gain-win = ganas
gain-mill = tienes el molinillo al instante
gain-reserved = un plato solo para ti
cost-money = −{ $money } rupias
cost-cards =
    { $count ->
        [one] −{ $count } carta de { $spice }
       *[other] −{ $count } cartas de { $spice }
    }
cost-spices = se gastan: { $spices }
effect-no-purchase = recuperas { $chips }: sin compra
effect-no-chips = no tienes fichas aquí
effect-left = te quedan { $money } rupias
effect-chip-back = recuperas tu { $value }
effect-chips-back = recuperas { $chips }
effect-price = una carta se vende por { $money }
effect-price-least = una carta se vende por { $money } al menos
effect-display = { $count } a la venta

# Lo que le falta a una elección

thing-own = tu ficha
thing-bowl = un cuenco
thing-space = una casilla de acción
thing-chip = una ficha que apartar

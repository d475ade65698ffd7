# The drawn board of Parfum, in Spanish: names of places, what things say, what actions bring.

# House rules, as they are in force

choice-reshuffle-lazy = El descarte pasa a ser el pozo cuando hay que robar una ficha
choice-reshuffle-eager = El descarte pasa a ser el pozo en cuanto el pozo está vacío
choice-limited_flacons-false = Siempre hay suficientes botellas
choice-tan_clocks-tan = En la partida de 3, los relojes tienen 4, 5, 6 acciones
choice-tan_clocks-tan-low = En la partida de 3, los relojes tienen 3, 4, 5 acciones
choice-sold_out_notes-out = Las notas de un perfume agotado quedan fuera de la partida
choice-sold_out_notes-bag = Las notas de un perfume agotado vuelven a la bolsa
choice-limit_in_last_round-false = La última ronda no tiene límite de agua
choice-closing_token-drawn = La hora de cierre aparece cuando hay que robarla
choice-closing_token-on-top = La hora de cierre aparece cuando queda encima de la pila
choice-bag_end-short = La partida termina cuando la bolsa no alcanza
choice-bag_end-empty = La partida termina cuando la bolsa está vacía
choice-two_player_limit-round = En la partida de 2, el límite de agua vale una vez por ronda
choice-two_player_limit-clock = En la partida de 2, el límite de agua vale después de cada reloj

# Places

table-of-parfum = La mesa de Parfum
area-clocks = Reloj del mercado
area-market = Mercado
area-tray = Bandeja de dados
area-stores = Pozo, descarte, botellas
area-perfumery = Perfumería de { $player }
area-track = Dinero

# Street

pile = Clientes por venir
pile-about =
    { $left ->
        [0] Llega la hora de cierre
        [one] { $left } más antes del cierre
       *[other] { $left } más antes del cierre
    }
pile-closed = Ya ha salido la hora de cierre
customer-about =
    { $price ->
        [one] Paga { $price } moneda por una botella de un perfume que tenga todo esto.
       *[other] Paga { $price } monedas por una botella de un perfume que tenga todo esto.
    }
bargain = Puesto de ofertas
bargain-word = Ofertas
bargain-about = Compra una botella de cualquier perfume: { $minor } por uno menor, { $major } por uno grande.

# Distillery

bag = Bolsa de notas
bag-about =
    { $count ->
        [one] { $count } nota en la bolsa. Una acción saca una a una casilla libre.
       *[other] { $count } notas en la bolsa. Una acción saca una a una casilla libre.
    }
note-said = { $type } ({ $aromas })
customer-said = cliente ({ $wants })
note-about =
    { $coins ->
        [one] Da { $coins } moneda al conseguirla.
       *[other] Da { $coins } monedas al conseguirla.
    }
note-to-place = Conseguida: añádela a un perfume.
slot-head = Cabeza
slot-heart = Corazón
slot-base = Fondo

# Chances

percent = { $part } %
odds = Probabilidades
odds-note =
    { $tokens ->
        [0] Probabilidad: { $plain }.
        [one] Probabilidad: { $plain }; con tu ficha de agua, como mucho { $water }.
       *[other] Probabilidad: { $plain }; con tus { $tokens } fichas de agua, como mucho { $water }.
    }
odds-wished =
    { $count ->
        [one] La nota marcada: { $plain } sin agua, { $water } con ella
       *[other] Las { $count } notas marcadas: { $plain } sin agua, { $water } con ella
    }
odds-needs =
    { $count ->
        [one] A la nota marcada le faltan dados: { $aromas }
       *[other] A las { $count } notas marcadas les faltan dados: { $aromas }
    }
odds-how = Toca las notas que quieras: aquí verás la probabilidad.
wish-on = Tócala para marcarla.
wish-off = Tócala para desmarcarla.

# Market, dice, water

booth = Puesto: { $aroma }
booth-about =
    { $count ->
        [one] { $count } dado aquí: { $flask } caras con redoma, { $fly } con mosca.
       *[other] { $count } dados aquí: { $flask } caras con redoma, { $fly } con mosca.
    }
tray-of = Dados de { $player }
tray-empty = Ningún dado
tray-left = Acciones
tray-actions =
    { $left ->
        [one] Queda { $left } acción
       *[other] Quedan { $left } acciones
    }
cup = Cubilete
cup-about = Con él se tiran todos tus dados.
order-waking = Elección de relojes: primero quien menos dinero tiene
order-selling = Venta en el orden de los relojes
well = Pozo
well-about =
    { $count ->
        [one] { $count } ficha de agua en el pozo.
       *[other] { $count } fichas de agua en el pozo.
    }
discard = Descarte
discard-about = Fichas, con la moneda a la vista: { $tokens }.
discard-empty = Ninguna ficha todavía.
token-count = { $value } ×{ $count }
token =
    { $count ->
        [one] Ficha de agua de valor { $value }
       *[other] { $count } fichas de agua de valor { $value } cada una
    }
token-about = Una vuelve a tirar dados, dos giran una mosca a redoma. Sin gastar, da sus monedas al final.
supply = Botellas
supply-about =
    { $count ->
        [one] Queda { $count } botella.
       *[other] Quedan { $count } botellas.
    }

# Clocks, money

clock =
    { $actions ->
        [one] Reloj { $clock }: { $actions } acción
       *[other] Reloj { $clock }: { $actions } acciones
    }
clock-of = { $clock }, { $player }
clock-about = La cifra romana es la posición en esta ronda, la otra el número de acciones.
round = Ronda { $round }
round-word = Ronda
last-round = Última ronda
phase =
    { $step ->
        [wake] Levantarse
        [create] Crear perfumes
        [sell] Vender
       *[over] El final
    }
marker =
    { $coins ->
        [one] { $player }: { $coins } moneda
       *[other] { $player }: { $coins } monedas
    }
marker-about = Por ahora, número { $place } al elegir reloj.

# Perfumeries

perfume-of = Perfumería de { $player }.
new-minor = nuevo perfume menor
new-major = nuevo gran perfume
new-about =
    { $flacons ->
        [one] Terminado, da { $flacons } botella.
       *[other] Terminado, da { $flacons } botellas.
    }
shop-about = Dinero { $money }, fichas de agua { $tokens }, clientes atendidos { $served }, perfumes agotados { $sold }.
letter-violet = Vi
letter-bergamot = Be
letter-rose = Ro
letter-vanilla = Va
letter-lavender = La

# What an action costs and brings

effect-actions =
    { $actions ->
        [one] { $actions } acción
       *[other] { $actions } acciones
    }
effect-place = Posición { $place } en la ronda
effect-clocks-left =
    { $left ->
        [one] Queda { $left } reloj para los demás
       *[other] Quedan { $left } relojes para los demás
    }
effect-left =
    { $left ->
        [0] Tu última acción
        [one] Después queda { $left } acción
       *[other] Después quedan { $left } acciones
    }
effect-bag = En la bolsa: cabeza { $head }, corazón { $heart }, fondo { $base }
effect-die = Tu dado número { $count }: { $aroma }
effect-flask-chance = Redoma: { $part }
effect-wish = { $note }: { $now } → { $then } sin agua
effect-wish-needs = { $note }: aún faltan dados, { $aromas }
effect-water = Agua, de valor medio { $mean }
effect-spent =
    { $count ->
        [one] { $count } ficha, vale { $worth } al final
       *[other] { $count } fichas, valen { $worth } al final
    }
effect-again =
    { $count ->
        [one] { $count } dado de nuevo, una redoma: { $part }
       *[other] { $count } dados de nuevo, al menos una redoma: { $part }
    }
effect-flasks-too =
    { $flasks ->
        [0] Todos los dados, ninguna redoma que perder
        [one] Todos los dados, también { $flasks } redoma
       *[other] Todos los dados, también { $flasks } redomas
    }
effect-turned = Una redoma segura: { $aroma }
effect-pays = Redomas: { $aromas }
effect-coins = +{ $coins } → { $total }
effect-on-top = Encima de { $player }
effect-waking = Después, número { $place } al elegir reloj
effect-flacons =
    { $flacons ->
        [one] Terminado: { $flacons } botella
       *[other] Terminado: { $flacons } botellas
    }
effect-suitors =
    { $count ->
        [one] { $count } cliente lo compraría, por { $price }
       *[other] { $count } clientes lo comprarían, por { $price } como mucho
    }
effect-then-missing = Por añadir después: { $types }
effect-size =
    { $flacons ->
        [one] { $flacons } botella, a precio de oferta { $price }
       *[other] { $flacons } botellas, a precio de oferta { $price } cada una
    }
effect-flacons-left =
    { $left ->
        [0] La última botella
        [one] Queda { $left } botella
       *[other] Quedan { $left } botellas
    }
effect-sold-out =
    { $tokens ->
        [one] Agotado: { $tokens } ficha de agua
       *[other] Agotado: { $tokens } fichas de agua
    }

# Why not

why-only-prepare = es una acción de la preparación de la destilación.
why-flasks-missing = faltan redomas: { $aromas }.
why-water-later = el agua se gasta después de tirar.
why-sell-later = la venta empieza cuando todos han destilado.
why-no-perfume-suits = ninguna de tus botellas tiene lo que se pide aquí.

# The end

source-claims = Notas
source-customers = Clientes
source-bargains = Ofertas
source-water = Agua

# Lo que le falta a una elección

thing-dice = los dados
thing-cup = el cubilete
thing-water = la ficha de agua con que pagas
thing-note = la nota
thing-perfume = el perfume
thing-new = una botella nueva
thing-customer = el cliente
thing-bargain = el puesto de ofertas

# Safranito, in Italian.

game = Safranito
about = Lancia i gettoni nelle ciotole delle spezie, commercia e prepara tre piatti prima degli altri.
goal =
    Commerci in spezie e cucini: vince subito chi per primo prepara tre piatti. Un piatto richiede una carta di ciascuna delle sue tre spezie. I tuoi gettoni nelle ciotole ti permettono di comprare e fissano il prezzo di vendita per tutti; sulle caselle azione il totale più alto ottiene un vantaggio. Alla fine denaro e carte non contano nulla.

# Spices, spaces, dishes

spice-curry = curry
spice-ginger = zenzero
spice-cardamom = cardamomo
spice-chilli = peperoncino
spice-saffron = zafferano
spice-garlic = aglio
spice-mint = menta
spice-cumin = cumino
spice-cinnamon = cannella
spice-count = { $spice } { $count }
bowl-curry = ciotola di curry
bowl-ginger = ciotola di zenzero
bowl-cardamom = ciotola di cardamomo
bowl-chilli = ciotola di peperoncino
bowl-saffron = ciotola di zafferano
bowl-garlic = ciotola di aglio
bowl-mint = ciotola di menta
bowl-cumin = ciotola di cumino
bowl-cinnamon = ciotola di cannella
space-extra-throw = lancio supplementare
space-extra-spice = carta spezia supplementare
space-reserve-dish = prenotare un piatto
space-head-chef = capocuoco
name-bowl = la { $bowl }
name-space = la casella «{ $space }»
place-bowl = nella { $bowl }
place-space = sulla casella «{ $space }»
place-nowhere = tra le ciotole
loft-slide = raso
loft-toss = ad arco
loft-lob = alto
number-side = il lato
number-place = il punto
number-bearing = la direzione
number-power = la forza
number-loft = l’altezza
number-face = la faccia
chip-yours = il tuo { $value }
chip-yours-down = il tuo { $value } (coperto)
chip-open = il { $value } di { $player }
chip-hidden = il gettone di { $player }
chip-nth = il gettone n. { $number } di { $player }
dish-name = { $name } ({ $spices })
dish-d01 = Dal del mercato
dish-d02 = Masala del porto
dish-d03 = Korma del tempio
dish-d04 = Curry dell’orto
dish-d05 = Pulao reale
dish-d06 = Biryani dorato
dish-d07 = Kheer al tè
dish-d08 = Chana di fuoco
dish-d09 = Rogan d’inverno
dish-d10 = Chaat fresco
dish-d11 = Sorbetto del monsone
dish-d12 = Specialità di Rajive
dish-d13 = Kebab delle colline
dish-d14 = Riso del palazzo
dish-d15 = Gamberi al tramonto
dish-d16 = Chutney della via delle spezie
dish-d17 = Agnello della festa
dish-d18 = Melanzana al forno di terra
nothing = niente
phase-throw = Lanciare gettoni
phase-spaces = Caselle azione
phase-market = Vendere e comprare spezie
phase-cook = Preparare piatti
phase-change = Nuovi piatti e spezie

# What to do now

prompt-throwing = Lancia un gettone: { $throw } di { $throws }.
prompt-extra-throw = Puoi lanciare un altro gettone.
prompt-extra-spice =
    { $cards ->
        [one] Puoi pescare { $cards } carta spezia e tenerla.
       *[other] Puoi pescare { $cards } carte spezia e tenerne una.
    }
prompt-keep-one = Quale carta tieni?
prompt-reserve = Puoi prenotare il piatto in cima al mazzo.
prompt-become-chef = Puoi prendere il macinapepe, che vale subito.
prompt-next-bowl = Hai il macinapepe: quale ciotola si risolve ora?
prompt-sell = Quante carte di { $spice } vendi, a { $price } rupie l’una?
prompt-buy =
    { $cards ->
        [one] Compri una carta di { $spice } per { $price } rupie? Ne resta { $cards }.
       *[other] Compri una carta di { $spice } per { $price } rupie? Ne restano { $cards }.
    }
prompt-cook = Quale piatto prepari?

# Actions

do-throw = Lancia il tuo { $chip } { $aim }
aim-target = verso { $target }
aim-offer = { aim-target } ({ $there })
aim-chip = contro { $chip } { $place }, per spostarlo
aim-free = con un lancio { $loft } dal punto { $place }, direzione { $bearing }, forza { $power }
there-bowl =
    { $cards ->
        [0] nessuna carta in vendita; { $chips }
        [one] { $cards } carta in vendita; { $chips }
       *[other] { $cards } carte in vendita; { $chips }
    }
there-nobody = nessuno
each-throw = Lancia il tuo { $chip }
way = Con un lancio { $loft } { $hand }, { $face }
way-odds = { $way }: { $odds }
from-left = da sinistra
from-opposite = di fronte
from-right = da destra
turned-down = coperto
turned-up = scoperto
odds-rest = resta lì { $hits } su { $tries }
odds-knock = lo sposta { $hits } su { $tries }
odds-out = va fuori { $count }
odds-push = spinge { $chip } { $count }
do-renounce = Rinuncia
do-draw-spices =
    { $cards ->
        [one] Pesca { $cards } carta e tienila
       *[other] Pesca { $cards } carte e tienine una
    }
do-keep-card = Tieni { $spice } (in mano: { $held }; piatti che la chiedono: { $dishes })
do-reserve-dish = Prenota il primo piatto, solo per te (nel mazzo: { $dishes })
do-take-mill = Prendi il macinapepe: ordini le ciotole e cucini prima degli altri
do-choose-bowl = Risolvi { $spice } ({ $there })
do-sell-cards =
    { $cards ->
        [0] Non vendere nulla
        [one] Vendi { $cards } carta per { $gain }: avrai { $money } e qui non compri
       *[other] Vendi { $cards } carte per { $gain }: avrai { $money } e qui non compri
    }
do-buy-card = Compra la carta per { $price }: ti restano { $money } rupie, torna il tuo { $chip }
do-decline = Non comprare; gettoni che tornano: { $chips }
do-prepare-dish = Prepara { $dish }: il tuo piatto { $nth } di { $due }
do-prepare-reserved = Prepara il tuo piatto prenotato { $dish }: il tuo piatto { $nth } di { $due }
do-stop-cooking = Non preparare altro
do-named-chef = { $player } comincia con il macinapepe
do-rested = I gettoni si fermano
do-drawn-spice = Viene pescata una carta di { $spice }
do-drawn-dish = Viene pescato il piatto { $dish }
kind-prepare-dish = Prepara un piatto in offerta
kind-prepare-reserved = Prepara un piatto prenotato

# The journal

log-round-begins = Round { $round }; { $player } ha il macinapepe.
log-first-chef = Il primo macinapepe va a { $player }.
log-mill-passed = Il macinapepe passa a { $player }.
log-dish-offered = In offerta: { $dish }.
log-spice-displayed = In esposizione: { $spice }.
log-reshuffle =
    { $count ->
        [one] Il mazzo è vuoto: la { $count } carta scartata forma il nuovo mazzo.
       *[other] Il mazzo è vuoto: le { $count } carte scartate vengono mescolate e formano il nuovo mazzo.
    }
log-throws = { $player } fa un lancio { $loft }.
log-threw = Hai lanciato il tuo { $value }.
log-rests-on =
    { $chip ->
        [0] Il gettone di { $player } si ferma { $place }.
       *[other] Il { $chip } di { $player } si ferma { $place }.
    }
log-rests-nowhere =
    { $chip ->
        [0] Il gettone di { $player } si ferma tra le ciotole.
       *[other] Il { $chip } di { $player } si ferma tra le ciotole.
    }
log-goes-out =
    { $chip ->
        [0] Il gettone di { $player } è fuori.
       *[other] Il { $chip } di { $player } è fuori.
    }
log-pushed-onto =
    { $chip ->
        [0] Il gettone di { $player } viene spinto e ora è { $place }.
       *[other] Il { $chip } di { $player } viene spinto e ora è { $place }.
    }
log-pushed-off =
    { $chip ->
        [0] Il gettone di { $player } viene spinto tra le ciotole.
       *[other] Il { $chip } di { $player } viene spinto tra le ciotole.
    }
log-pushed-out =
    { $chip ->
        [0] Il gettone di { $player } viene spinto fuori dal tabellone.
       *[other] Il { $chip } di { $player } viene spinto fuori dal tabellone.
    }
log-space-scored = { $player } ha il totale più alto { $place }: { $total }.
log-renounces = { $player } rinuncia.
log-draws-spices =
    { $count ->
        [one] { $player } pesca { $count } carta spezia.
       *[other] { $player } pesca { $count } carte spezia.
    }
log-looks-at = Peschi { $spice }.
log-keeps = { $player } tiene una carta.
log-kept = Tieni { $spice }.
log-reserves = { $player } prenota un piatto.
log-reserved-dish = Prenoti il piatto { $dish }.
log-takes-mill = { $player } prende il macinapepe.
log-bowl-settled = La prossima ciotola: { $spice }. Una carta si vende a { $price } rupie.
log-has-announced = { $player } ha deciso.
log-sells =
    { $count ->
        [one] { $player } vende { $count } carta di { $spice } per { $money } rupie.
       *[other] { $player } vende { $count } carte di { $spice } per { $money } rupie.
    }
log-sells-nothing = { $player } non vende carte di { $spice }.
log-buys = { $player } compra una carta di { $spice } per { $money } rupie.
log-declines = { $player } non compra una carta di { $spice } per { $money } rupie.
log-no-card-left = Non restano carte di { $spice } da comprare; i gettoni tornano indietro.
log-prepares = { $player } prepara un piatto: { $dish }.
log-wins = { $player } ha preparato l’ultimo piatto che serviva e vince.
log-stopped = La partita si interrompe dopo il round { $round }.

# Refusals

refused-no-such-chip = non hai un gettone da { $value }.
refused-chip-thrown = il tuo { $value } è già stato lanciato in questo round.
refused-not-your-side = si lancia dal proprio lato, che è il lato { $side }.
refused-throw-out-of-range = { $number } deve andare da { $least } a { $most }.
refused-throw-compulsory = ogni lancio è obbligatorio.
refused-report-in-wall = il gettone { $chip } del rilievo entra di { $by } mm nel bordo. Misura di nuovo, oppure indicalo come fuori (-1 -1) se poggia sul bordo.
refused-report-on-another = i gettoni { $chip } e { $other } del rilievo si sovrappongono di { $by } mm. Spingi quello di sopra giù dal lato da cui sporge e misura di nuovo.
refused-report-too-tight = i gettoni del rilievo sono troppo stretti per separarli. Misura di nuovo.
refused-not-drawn = non hai pescato { $spice }.
refused-bowl-empty = non c’è nessun gettone nella ciotola di { $spice }.
refused-not-so-many-cards = non hai così tante carte di { $spice }.
refused-cannot-pay = non puoi pagare { $price } rupie.
refused-one-dish-of-the-offer = si può preparare un solo piatto in offerta per turno.
refused-not-on-offer = il piatto { $dish } non è in offerta.
refused-not-reserved = non hai prenotato il piatto { $dish }.
refused-spices-missing = non hai le spezie per il piatto { $dish }.

# The table

table-head = Round { $round }.
table-chef = Macinapepe: { $player }.
table-cards = Carte e piatti
table-chips = Gettoni
table-board = Tabellone
table-spaces = Caselle azione: { $spaces }.
table-side =
    { $side ->
        [0] { $letter } { $player }, in basso
        [1] { $letter } { $player }, a sinistra
        [2] { $letter } { $player }, in alto
       *[3] { $letter } { $player }, a destra
    }
table-chip = { $chip } è { $place }
table-chip-touching = { $chip } è { $place } e tocca { $others }
table-out = fuori per questo round: { $chips }
table-display = In esposizione: { $spices }
table-offer = In offerta: { $dishes }
table-piles = Carte spezia nel mazzo: { $cards }, negli scarti: { $discard }. Piatti nel mazzo: { $dishes }.
table-you = { $player } (tu)
table-holds = denaro { $money }; gettoni in mano { $chips }; carte { $cards }; piatti prenotati { $reserved }; piatti preparati { $dishes }
chips-worth = da { $values }
chips-count = { $count } in tutto
cards-unknown =
    { $count ->
        [one] { $count } sconosciuta
       *[other] { $count } sconosciute
    }
dishes-unknown =
    { $count ->
        [one] { $count } piatto
       *[other] { $count } piatti
    }
glance-place = { $place } { $chips }
glance-board = Sul tabellone ({ $legend }): { $chips }
glance-dishes = Piatti e ciò che ti manca: { $dishes }
glance-dish-lacks = { $name }: { $spices }
glance-dish-ready = { $name }: niente
glance-more = e altri { $count }
glance-own = Hai { $money } rupie; carte: { $cards }
glance-purses = Denaro: { $purses }
glance-cooked = Piatti preparati ({ $dishes } per vincere): { $cooked }
result-dishes = { $player }: { $dishes }; denaro { $money }, carte { $cards }

# Help for each step

help-throwing =
    Un gettone vale per una ciotola o una casella se attraverso il suo foro se ne vede una parte. In una ciotola i tuoi gettoni ti permettono di comprare la spezia: quelli alti comprano prima, ma a caro prezzo. La somma di tutti i gettoni di una ciotola è il prezzo a cui si vende la spezia. Su una casella azione vince il totale più alto. Puoi spostare i gettoni colpendoli. Scegli un bersaglio dalla lista, oppure scrivi i numeri: throw, il gettone, il tuo lato, il punto lungo il lato (da 0 a 1000), la direzione in decimi di grado (negativa verso sinistra), la forza (da 100 a 1000), l’altezza (0 raso, 1 ad arco, 2 alto) e la faccia (0 coperta, 1 scoperta). La mano trema un po’.
help-extra-throw = Il gettone in più può cambiare tutto ciò che si valuta dopo. Questa casella non viene valutata di nuovo.
help-extra-spice = Peschi tante carte quante ne indica la prima cifra del tuo gettone più alto qui, ne tieni una in segreto e metti le altre sotto il mazzo.
help-keep-one = Gli altri non vedono che cosa tieni. Il resto va sotto il mazzo.
help-reserve = Solo tu potrai preparare un piatto prenotato, in questo round o più tardi, oltre a uno in offerta.
help-become-chef = Chi ha il macinapepe ordina le ciotole, vince i pareggi, cucina prima degli altri e lo passa a sinistra alla fine del round.
help-next-bowl = In ogni ciotola la spezia prima si vende e poi si compra. Il tuo ordine decide chi ha denaro e quando.
help-sell = Chi vende riprende tutti i suoi gettoni da questa ciotola e in questo round non può comprare questa spezia.
help-buy = Paghi il tuo totale in questa ciotola e riprendi il tuo gettone più alto. Chi non compra riprende tutti i suoi gettoni dalla ciotola.
help-cook = Un piatto richiede una carta di ognuna delle sue tre spezie. Puoi preparare un piatto in offerta e quanti vuoi di quelli prenotati. Il terzo piatto vince la partita.

# Options

option-first_chef = chi comincia con il macinapepe: a sorte, o chi siede al primo posto
option-tie_mode = pareggio con chi ha il macinapepe: viene prima degli altri, o dopo
option-decline_returns = chi non compra riprende tutti i gettoni dalla ciotola, o solo il più alto
option-action_chips_leave = i gettoni lasciano le caselle azione prima del mercato, o appena la casella è valutata
option-sell_mode = le vendite si annunciano in ordine di gioco, o tutte insieme
option-money = il denaro è visibile, o nascosto
option-throw_side = ognuno lancia dal proprio lato, o da qualsiasi lato
option-piles = i gettoni che un tavolo vero indica uno sull’altro vengono separati, o restano come sono
option-steadiness = quanto è ferma la mano, uguale per persone e bot
option-aim_help = che cosa si vede mirando: dove finiscono tali lanci, solo la direzione, o niente
option-round_cap = dopo tanti round la partita si interrompe (0: mai); contano i piatti, poi il denaro, poi le carte

# What is in the box

box-note = Il regolamento mostra il tabellone e quasi tutti i piatti solo come immagini: le loro spezie, le misure e la posizione delle ciotole e delle caselle azione sono dedotte.
rows-tables = preparazioni
rows-counts = altri numeri
rows-measures = misure
rows-chips = valori di gettoni
rows-spices = ciotole
rows-spaces = caselle azione
rows-dishes = piatti

# Reasons, and what everybody had in the end

reason-dishes = piatti { $change }
reason-missing = spezie che mancano al piatto più vicino { $change }
reason-cards = carte { $change }
reason-rupees = rupie { $change }
reason-for-dish = per { $dish } serve: { $spice }; carte che mancano dopo: { $left }
reason-dish-wanted = anche { $player } ha le spezie per questo piatto
earned-dishes = piatti
earned-money = denaro
earned-cards = carte

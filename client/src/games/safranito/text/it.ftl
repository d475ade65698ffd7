# The board of Safranito, in Italian.

# House rules, as they are in force

choice-first_chef-drawn = Il macinapepe del primo round è tirato a sorte
choice-first_chef-first-seat = Chi siede al posto 1 comincia con il macinapepe
choice-tie_mode-chef_first = In caso di pareggio, chi ha il macinapepe viene prima
choice-tie_mode-chef_last = In caso di pareggio, chi ha il macinapepe viene dopo
choice-decline_returns-all = Chi non compra riprende tutti i gettoni dalla ciotola
choice-decline_returns-highest = Chi non compra riprende dalla ciotola solo il gettone più alto
choice-action_chips_leave-phase3 = I gettoni lasciano le caselle azione prima del mercato
choice-action_chips_leave-on_resolve = I gettoni lasciano una casella azione appena è valutata
choice-sell_mode-play_order = Le vendite si annunciano in ordine di gioco
choice-sell_mode-simultaneous = Le vendite si annunciano tutte insieme
choice-money-open = Il denaro è visibile
choice-money-hidden = Il denaro è nascosto
choice-throw_side-own = Ognuno lancia dal proprio lato
choice-throw_side-any = Ognuno lancia da qualsiasi lato
choice-piles-part = I gettoni indicati uno sull’altro vengono separati
choice-piles-keep = I gettoni indicati uno sull’altro restano come sono
choice-steadiness-normal = Le mani sono ferme come quelle di chi lancia ogni tanto
choice-steadiness-steady = Le mani sono ferme
choice-steadiness-shaky = Le mani tremano
choice-aim_help-full = Mirando si vede dove finiscono tali lanci
choice-aim_help-short = Mirando si vede solo la direzione
choice-aim_help-none = Mirando non si vede niente

# Regions

board-name = Il tabellone con nove ciotole di spezie
row-own = I tuoi gettoni
row-bowls = Ciotole
row-spaces = Caselle azione
row-chips = Gettoni sul tabellone
row-display = Carte spezia in esposizione
offer-title = In offerta
own-title = Le tue spezie
own-none = Ancora nessuna carta.
reserved-title = I tuoi piatti prenotati
players-title = Al tavolo
drawn-title = Carte pescate

# Things

is-chef = { $player } ha il macinapepe
mill-about = Chi ha il macinapepe ordina le ciotole, vince i pareggi e cucina prima degli altri.
bowl-about =
    { $cards ->
        [0] Nessuna carta da comprare.
        [one] { $cards } carta da comprare.
       *[other] { $cards } carte da comprare.
    }
about-extra-throw = Chi ha qui il totale più alto lancia un altro gettone.
about-extra-spice = Chi ha qui il totale più alto pesca carte spezia e ne tiene una.
about-reserve-dish = Chi ha qui il totale più alto prende il piatto in cima al mazzo.
about-head-chef = Chi ha qui il totale più alto prende il macinapepe.
lies-here = Qui: { $chips }.
total-of = { $player } { $total }
totals = Totali: { $totals }.
place-deep = { $place }, a { $depth } mm dal bordo
own-chip = Il tuo { $value }
own-thrown = Il tuo { $value }, già lanciato
own-about = Toccalo per prenderlo in mano.
display-none = Nessuna carta in esposizione.
display-cards =
    { $count ->
        [one] { $spice }: { $count } carta in esposizione
       *[other] { $spice }: { $count } carte in esposizione
    }
display-about = Si possono comprare quando questa ciotola si risolve.
hand-cards =
    { $count ->
        [one] { $spice }: { $count } carta
       *[other] { $spice }: { $count } carte
    }
hand-about = Solo tu vedi la tua mano.
drawn-about = Tienine una; le altre vanno sotto il mazzo.
drawn-others =
    { $count ->
        [one] { $count } carta, vista solo da chi pesca.
       *[other] { $count } carte, viste solo da chi pesca.
    }
dish-ready = Hai tutte e tre le spezie.
dish-ready-short = pronto
dish-lacks = Da aggiungere: { $spices }.
dish-lacks-short =
    { $count ->
        [one] ne manca { $count }
       *[other] ne mancano { $count }
    }
pile-dishes =
    { $count ->
        [one] { $count } piatto nel mazzo
       *[other] { $count } piatti nel mazzo
    }
pile-dishes-about = Con esso si completa l’offerta dopo ogni round.
pile-spices =
    { $count ->
        [one] { $count } carta spezia nel mazzo
       *[other] { $count } carte spezia nel mazzo
    }
pile-spices-about =
    { $count ->
        [one] { $count } carta è negli scarti.
       *[other] { $count } carte sono negli scarti.
    }
money-of = { $player }: { $money } rupie
rupees = rupie
chips-home =
    { $count ->
        [one] { $count } gettone in mano
       *[other] { $count } gettoni in mano
    }
chips-out = { $count } fuori
cards-of =
    { $count ->
        [one] { $count } carta spezia
       *[other] { $count } carte spezia
    }
cards-known = Le carte comprate sono note a tutti; un numero indica quelle che nessun altro ha visto.
reserved-of =
    { $count ->
        [one] { $count } piatto prenotato
       *[other] { $count } piatti prenotati
    }
cooked-of =
    { $count ->
        [0] Nessun piatto preparato
        [one] { $count } piatto preparato: { $dishes }
       *[other] { $count } piatti preparati: { $dishes }
    }
source-dishes = Piatti

# The throw

throw-name = Il tuo lancio
throw-choose = Tira indietro un gettone e lascialo, o tocca ciò a cui miri.
throw-how = Tira indietro il gettone e lascialo, o tocca ciò a cui miri: leggerai dove finiscono 100 lanci così.
throw-knock = Lancia il tuo { $chip }, bersaglio: { $victim }
aim-first = Ora mira
aim-name = Mira del tuo { $value }
aim-keys = Sinistra e destra girano, su e giù regolano la forza, Maiusc fa passi grandi, più e meno piccoli. Pagina su e giù spostano la mano, L cambia l’altezza, F la faccia. Invio lancia, Esc annulla.
aim-bearing = Direzione
aim-power = Forza
aim-place = Mano
aim-straight = dritto
aim-left = { $degrees }° a sinistra
aim-right = { $degrees }° a destra
aim-strength = { $percent }%
aim-middle = al centro
aim-from-left = { $mm } mm a sinistra
aim-from-right = { $mm } mm a destra
aim-less = { $what }: meno
aim-more = { $what }: più
aim-fine = Regola
chance-place = circa { $percent }% { $place }
forecast = Su 100 lanci così: { $odds }.
forecast-place = { $count } { $place }
forecast-push =
    { $count ->
        [one] { $count } spinge via { $chip }
       *[other] { $count } spingono via { $chip }
    }
forecast-off =
    { $count ->
        [one] { $count } va fuori
       *[other] { $count } vanno fuori
    }
forecast-wait = Su 100 lanci così: …
forecast-no-card = Nessuna carta in vendita: { $bowl }.
loft-name = Altezza del lancio
short-slide = Raso
short-toss = Arco
short-lob = Alto
about-slide = Raso e veloce: spinge gli altri gettoni.
about-toss = Un arco basso; scivola ancora un poco.
about-lob = Un arco alto; cade quasi da fermo.
face-name = Quale faccia sta sopra
face-down = Coperto
face-up = Scoperto
face-about = È la tua intenzione; un gettone può girarsi cadendo.
side-name = Il tuo lato
side-number = Lato { $side }
show-again = Rivedi
show-skip = Salta
practice-lead = Lancia quanto vuoi: nessuna partita, nulla viene conservato. Lanciato l’ultimo gettone, torna il primo.
practice-you = Tu
practice-other = Il vicino
practice-steadiness = La tua mano
practice-lay = Metti altri gettoni
practice-clear = Sgombra il tabellone
practice-again = Riparti da zero
practice-tallies = I tuoi centri
practice-thrown = lanciati
practice-hit = a segno
practice-out = fuori
practice-share = ({ $percent }%)

# The market

market-selling = Prima si vendono le carte.
market-buying =
    { $cards ->
        [one] { $cards } carta è in vendita.
       *[other] { $cards } carte sono in vendita.
    }
market-order = In quest’ordine
market-highest = Prima il totale più alto
market-chips = Gettoni
market-total = Totale
market-price = il prezzo ora
market-each = Prezzo per carta
market-decides = decide ora
market-next = poi, pagherebbe { $money }
market-later = più tardi, { $money } per ora
market-sell = Vendi { $count } per { $money }
market-sales = Vendi carte: { $spice }
market-completes = Completa { $dishes }
market-wanted = Serve per { $dishes }
market-waits = aspetta
market-sold = ha venduto { $count } per { $money }
market-kept = non vende
market-secret = ha deciso
market-no-card = non ne ha
why-sell = Una carta rende la somma di tutti i gettoni. Si decide a turno, a partire da chi ha il macinapepe.
why-sell-back = Chi vende riprende i gettoni e non può comprare.
why-sell-own = Le tue carte ({ $spice }) renderebbero { $money } rupie in tutto.
why-sell-none = Non ne hai. Ti si chiede lo stesso, altrimenti gli altri lo saprebbero.
why-buy = { $player } ha il totale più alto e lo paga: { $total } rupie. Il gettone più alto torna indietro, poi si confrontano di nuovo i totali.
why-buy-tied = { $player } ha { $total }, come altri, e viene prima nell’ordine di gioco. Il gettone più alto torna indietro, poi si confrontano di nuovo i totali.

# What a choice brings

gain-money = +{ $money } rupie
gain-card = una carta di { $spice }
gain-for = per { $dishes }
gain-dish = il tuo piatto numero { $number }
gain-win = vinci
gain-mill = hai subito il macinapepe
gain-reserved = un piatto solo per te
cost-money = −{ $money } rupie
cost-cards =
    { $count ->
        [one] −{ $count } carta di { $spice }
       *[other] −{ $count } carte di { $spice }
    }
cost-spices = queste carte vanno via: { $spices }
effect-no-purchase = riprendi { $chips }: niente acquisto
effect-no-chips = non hai gettoni qui
effect-left = ti restano { $money } rupie
effect-chip-back = riprendi il tuo { $value }
effect-chips-back = riprendi { $chips }
effect-price = una carta si vende a { $money }
effect-price-least = una carta si vende almeno a { $money }
effect-display = { $count } da comprare

# Ciò che manca a una scelta

thing-own = il tuo gettone
thing-bowl = una ciotola
thing-space = una casella azione
thing-chip = un gettone da spostare

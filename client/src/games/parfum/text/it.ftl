# The drawn board of Parfum, in Italian: names of places, what things say, what actions bring.

# House rules, as they are in force

choice-reshuffle-lazy = Gli scarti diventano il pozzo quando si deve pescare un segnalino
choice-reshuffle-eager = Gli scarti diventano il pozzo appena il pozzo è vuoto
choice-limited_flacons-false = Ci sono sempre abbastanza flaconi
choice-tan_clocks-tan = In 3, gli orologi hanno 4, 5, 6 azioni
choice-tan_clocks-tan-low = In 3, gli orologi hanno 3, 4, 5 azioni
choice-sold_out_notes-out = Le note di un profumo esaurito sono fuori dal gioco
choice-sold_out_notes-bag = Le note di un profumo esaurito tornano nel sacchetto
choice-limit_in_last_round-false = L’ultimo round non ha limite d’acqua
choice-closing_token-drawn = L’ora di chiusura appare quando si deve pescarla
choice-closing_token-on-top = L’ora di chiusura appare quando è in cima alla pila
choice-bag_end-short = La partita finisce quando il sacchetto non basta
choice-bag_end-empty = La partita finisce quando il sacchetto è vuoto
choice-two_player_limit-round = In 2, il limite d’acqua vale una volta per round
choice-two_player_limit-clock = In 2, il limite d’acqua vale dopo ogni orologio

# Places

table-of-parfum = Il tavolo di Parfum
area-clocks = Orologio del mercato
area-market = Mercato
area-tray = Vassoio dei dadi
area-stores = Pozzo, scarti, flaconi
area-perfumery = Profumeria di { $player }
area-track = Denaro

# Street

pile = Clienti in arrivo
pile-about =
    { $left ->
        [0] Arriva l’ora di chiusura
        [one] Ancora { $left } prima della chiusura
       *[other] Ancora { $left } prima della chiusura
    }
pile-closed = L’ora di chiusura è uscita
customer-about =
    { $price ->
        [one] Paga { $price } moneta per un flacone di un profumo che contiene tutto questo.
       *[other] Paga { $price } monete per un flacone di un profumo che contiene tutto questo.
    }
bargain = Banco dei saldi
bargain-word = Saldi
bargain-about = Compra un flacone di qualsiasi profumo: { $minor } per uno minore, { $major } per uno maggiore.

# Distillery

bag = Sacchetto delle note
bag-about =
    { $count ->
        [one] { $count } nota nel sacchetto. Un’azione ne pesca una su uno spazio libero.
       *[other] { $count } note nel sacchetto. Un’azione ne pesca una su uno spazio libero.
    }
note-said = { $type } ({ $aromas })
customer-said = cliente ({ $wants })
note-about =
    { $coins ->
        [one] Porta { $coins } moneta a chi la ottiene.
       *[other] Porta { $coins } monete a chi la ottiene.
    }
note-to-place = Ottenuta: aggiungila a un profumo.
slot-head = Testa
slot-heart = Cuore
slot-base = Fondo

# Chances

percent = { $part }%
odds = Probabilità
odds-note =
    { $tokens ->
        [0] Probabilità: { $plain }.
        [one] Probabilità: { $plain }; con il tuo segnalino acqua al massimo { $water }.
       *[other] Probabilità: { $plain }; con i tuoi { $tokens } segnalini acqua al massimo { $water }.
    }
odds-wished =
    { $count ->
        [one] La nota segnata: { $plain } senza acqua, { $water } con l’acqua
       *[other] Le { $count } note segnate: { $plain } senza acqua, { $water } con l’acqua
    }
odds-needs =
    { $count ->
        [one] Alla nota segnata servono ancora dadi: { $aromas }
       *[other] Alle { $count } note segnate servono ancora dadi: { $aromas }
    }
odds-how = Tocca le note che vuoi: qui vedi le probabilità.
wish-on = Toccala per segnarla.
wish-off = Toccala per togliere il segno.

# Market, dice, water

booth = Banco: { $aroma }
booth-about =
    { $count ->
        [one] { $count } dado qui: { $flask } facce con l’ampolla, { $fly } con la mosca.
       *[other] { $count } dadi qui: { $flask } facce con l’ampolla, { $fly } con la mosca.
    }
tray-of = Dadi di { $player }
tray-empty = Nessun dado
tray-left = Azioni
tray-actions =
    { $left ->
        [one] Resta { $left } azione
       *[other] Restano { $left } azioni
    }
cup = Bussolotto
cup-about = Con questo si lanciano tutti i tuoi dadi.
order-waking = Scelta degli orologi: prima chi ha meno denaro
order-selling = Vendita nell’ordine degli orologi
well = Pozzo
well-about =
    { $count ->
        [one] { $count } segnalino acqua nel pozzo.
       *[other] { $count } segnalini acqua nel pozzo.
    }
discard = Scarti
discard-about = Segnalini, lato moneta in vista: { $tokens }.
discard-empty = Ancora nessun segnalino.
token-count = { $value } ×{ $count }
token =
    { $count ->
        [one] Segnalino acqua da { $value }
       *[other] { $count } segnalini acqua da { $value } ciascuno
    }
token-about = Uno rilancia dadi, due girano una mosca sull’ampolla. Non speso, porta le sue monete alla fine.
supply = Flaconi
supply-about =
    { $count ->
        [one] Resta { $count } flacone.
       *[other] Restano { $count } flaconi.
    }

# Clocks, money

clock =
    { $actions ->
        [one] Orologio { $clock }: { $actions } azione
       *[other] Orologio { $clock }: { $actions } azioni
    }
clock-of = { $clock }, { $player }
clock-about = La cifra romana è il posto in questo round, l’altra il numero di azioni.
round = Round { $round }
round-word = Round
last-round = Ultimo round
phase =
    { $step ->
        [wake] Svegliarsi
        [create] Creare profumi
        [sell] Vendere
       *[over] La fine
    }
marker =
    { $coins ->
        [one] { $player }: { $coins } moneta
       *[other] { $player }: { $coins } monete
    }
marker-about = Per ora numero { $place } a scegliere un orologio.

# Perfumeries

perfume-of = Profumeria di { $player }.
new-minor = nuovo profumo minore
new-major = nuovo profumo maggiore
new-about =
    { $flacons ->
        [one] Finito, dà { $flacons } flacone.
       *[other] Finito, dà { $flacons } flaconi.
    }
shop-about = Denaro { $money }, segnalini acqua { $tokens }, clienti serviti { $served }, profumi esauriti { $sold }.
letter-violet = Vi
letter-bergamot = Be
letter-rose = Ro
letter-vanilla = Va
letter-lavender = La

# What an action costs and brings

effect-actions =
    { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    }
effect-place = Posto { $place } nel round
effect-clocks-left =
    { $left ->
        [one] Resta { $left } orologio agli altri
       *[other] Restano { $left } orologi agli altri
    }
effect-left =
    { $left ->
        [0] La tua ultima azione
        [one] Poi resta { $left } azione
       *[other] Poi restano { $left } azioni
    }
effect-bag = Nel sacchetto: testa { $head }, cuore { $heart }, fondo { $base }
effect-die = Il tuo dado numero { $count }: { $aroma }
effect-flask-chance = Ampolla: { $part }
effect-wish = { $note }: { $now } → { $then } senza acqua
effect-wish-needs = { $note }: servono ancora dadi, { $aromas }
effect-water = Acqua, in media vale { $mean }
effect-spent =
    { $count ->
        [one] { $count } segnalino, vale { $worth } alla fine
       *[other] { $count } segnalini, valgono { $worth } alla fine
    }
effect-again =
    { $count ->
        [one] Di nuovo { $count } dado, ampolla: { $part }
       *[other] Di nuovo { $count } dadi, almeno un’ampolla: { $part }
    }
effect-flasks-too =
    { $flasks ->
        [0] Tutti i dadi, nessuna ampolla da perdere
        [one] Tutti i dadi, anche { $flasks } ampolla
       *[other] Tutti i dadi, anche { $flasks } ampolle
    }
effect-turned = Un’ampolla sicura: { $aroma }
effect-pays = Ampolle: { $aromas }
effect-coins = +{ $coins } → { $total }
effect-on-top = Sopra { $player }
effect-waking = Poi numero { $place } a scegliere un orologio
effect-flacons =
    { $flacons ->
        [one] Finito: { $flacons } flacone
       *[other] Finito: { $flacons } flaconi
    }
effect-suitors =
    { $count ->
        [one] { $count } cliente lo comprerebbe, a { $price }
       *[other] { $count } clienti lo comprerebbero, al massimo a { $price }
    }
effect-then-missing = Poi da aggiungere: { $types }
effect-size =
    { $flacons ->
        [one] { $flacons } flacone, in saldo { $price }
       *[other] { $flacons } flaconi, in saldo { $price } l’uno
    }
effect-flacons-left =
    { $left ->
        [0] L’ultimo flacone
        [one] Resta { $left } flacone
       *[other] Restano { $left } flaconi
    }
effect-sold-out =
    { $tokens ->
        [one] Esaurito: { $tokens } segnalino acqua
       *[other] Esaurito: { $tokens } segnalini acqua
    }

# Why not

why-only-prepare = è un’azione della preparazione della distillazione.
why-flasks-missing = ampolle mancanti: { $aromas }.
why-water-later = l’acqua si spende dopo il lancio.
why-sell-later = la vendita comincia quando tutti hanno distillato.
why-no-perfume-suits = nessuno dei tuoi flaconi contiene ciò che qui si chiede.

# The end

source-claims = Note
source-customers = Clienti
source-bargains = Saldi
source-water = Acqua

# Ciò che manca a una scelta

thing-dice = i dadi
thing-cup = il bussolotto
thing-water = il segnalino acqua con cui pagare
thing-note = la nota
thing-perfume = il profumo
thing-new = un nuovo flacone
thing-customer = il cliente
thing-bargain = il banco dei saldi

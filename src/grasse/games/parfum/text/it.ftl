# Parfum, in Italian.

game = Parfum
about = Distilla note, componi profumi, vendili ai clienti di Grasse.
goal =
    Gestisci una profumeria a Grasse, e alla fine vince chi ha più denaro. Le note che distilli fruttano subito monete; i profumi che ne componi si vendono ai clienti, e i segnalini acqua non spesi fruttano il loro lato moneta. La partita finisce con il round dopo l’ora di chiusura, o alla fine di un round se il sacchetto non basta a riempire la distilleria.

# Aromas, notes, perfumes. Every type is feminine, a customer and every size masculine: articles
# in front of them rely on that.

aroma-violet = violetta
aroma-bergamot = bergamotto
aroma-rose = rosa
aroma-vanilla = vaniglia
aroma-lavender = lavanda
aroma-count = { $aroma } { $count }
type-head = nota di testa
type-heart = nota di cuore
type-base = nota di fondo
part-head = testa
part-heart = cuore
part-base = fondo
part-count = { $part } { $count }
size-minor = profumo minore
size-major = profumo maggiore
note-name = { $type } { $id } ({ $aromas })
note-short = { $type } { $id }
customer-name = cliente { $id } ({ $wants })
perfume-name = profumo { $number }
phase-wake = Svegliarsi
phase-create = Creare profumi
phase-sell = Vendere
phase-refill = Nuovi clienti
phase-end = La fine

# What to do now

prompt-choose-clock = Scegli un orologio: decide il tuo posto nel round e quante azioni hai.
prompt-prepare =
    { $left ->
        [one] Prepara la distillazione: ti resta { $left } azione. Dadi presi: { $taken }.
       *[other] Prepara la distillazione: ti restano { $left } azioni. Dadi presi: { $taken }.
    }
prompt-roll = Lancia i tuoi dadi.
prompt-water = Spendi acqua per i tuoi dadi, o lasciali come sono.
prompt-claim = Ottieni note di fragranza con le tue ampolle.
prompt-compose =
    { $left ->
        [one] Colloca la tua nota.
       *[other] Colloca le tue { $left } note.
    }
prompt-flacons = Il tuo profumo è finito: prendi i suoi flaconi?
prompt-end-turn = Restituisci i dadi per finire il tuo turno.
prompt-sell = Vendi un flacone, o passa: occasione { $chance } di { $chances } in questo round.
prompt-limit =
    { $over ->
        [one] Hai troppa acqua: scarta { $over } segnalino.
       *[other] Hai troppa acqua: scarta { $over } segnalini.
    }

# Actions

do-choose-clock =
    { $actions ->
        [one] Prendi l’orologio { $clock }: { $actions } azione, turno { $clock } di { $clocks }
       *[other] Prendi l’orologio { $clock }: { $actions } azioni, turno { $clock } di { $clocks }
    }
do-draw-note = Pesca una nota dal sacchetto per uno spazio libero ({ $bag } nel sacchetto)
do-take-die = Prendi un dado di { $aroma } (rimasti: { $left }; un’ampolla su { $faces } facce di { $sides })
do-take-water = Prendi un segnalino acqua ({ $well } nel pozzo)
do-stop-preparing =
    { $left ->
        [one] Rinuncia a { $left } azione
       *[other] Rinuncia a { $left } azioni
    }
do-roll-dice = Lancia i dadi: { $shown }
do-reroll-flies =
    { $flies ->
        [one] Rilancia { $flies } mosca di { $aroma }, per un segnalino da { $token }
       *[other] Rilancia { $flies } mosche di { $aroma }, per un segnalino da { $token }
    }
do-reroll-all =
    { $dice ->
        [one] Rilancia { $dice } dado, ampolla o mosca, per un segnalino da { $token }
       *[other] Rilancia i { $dice } dadi, ampolle comprese, per un segnalino da { $token }
    }
do-turn-fly = Gira una mosca di { $aroma } sull’ampolla, per segnalini da { $token } e da { $other }
do-stop-water = Lascia i dadi come sono
do-claim-note =
    { $coins ->
        [one] Ottieni la { $note } e guadagna { $coins } moneta; ampolle rimaste: { $rest }
       *[other] Ottieni la { $note } e guadagna { $coins } monete; ampolle rimaste: { $rest }
    }
do-stop-claiming = Non ottenere altre note
do-join-perfume = Aggiungi la { $piece } al { $perfume }: { $content }; { $state }
join-finishes =
    { $customers ->
        [0] finito, flaconi: { $flacons }; nessun cliente lo vuole
        [one] finito, flaconi: { $flacons }; lo vuole { $customers } cliente
       *[other] finito, flaconi: { $flacons }; lo vogliono { $customers } clienti
    }
do-new-minor = Inizia un profumo minore (note: { $notes }, flaconi: { $flacons }) con la { $note }
do-new-major = Inizia un profumo maggiore (note: { $notes }, flaconi: { $flacons }) con la { $note }
do-hold-notes =
    { $left ->
        [one] Tieni { $left } nota per un altro turno
       *[other] Tieni { $left } note per un altro turno
    }
do-take-flacons = Prendi i flaconi: { $flacons } da vendere
do-leave-flacons = Lascia i flaconi: questo profumo non sarà venduto
do-return-dice = Restituisci i dadi e finisci il turno
do-sell-to =
    { $left ->
        [0] Vendi il { $perfume } al { $customer } per { $price }; esaurito; segnalini acqua: { $water }
       *[other] Vendi il { $perfume } al { $customer } per { $price }; flaconi rimasti: { $left }
    }
do-bargain =
    { $left ->
        [0] Vendi il { $perfume } in saldo per { $price }; esaurito; segnalini acqua: { $water }
       *[other] Vendi il { $perfume } in saldo per { $price }; flaconi rimasti: { $left }
    }
do-pass =
    { $later ->
        [0] Passa: in questo round non vendi più
        [one] Passa: ancora { $later } occasione in questo round
       *[other] Passa: ancora { $later } occasioni in questo round
    }
do-discard-water = Scarta un segnalino da { $token }
do-stacked = I segnalini punteggio sono impilati
do-dealt-clocks = Gli orologi sono distribuiti
do-drawn-note = Esce la { $note }
do-drawn-customer = Arriva il { $customer }
do-drawn-water = Esce un segnalino acqua
do-rolled = I dadi mostrano { $shown }
kind-reroll-flies = Rilancia le mosche di un colore (1 segnalino)
kind-reroll-all = Rilancia tutti i dadi (1 segnalino)
kind-turn-fly = Gira una mosca sull’ampolla (2 segnalini)
kind-join-perfume = Aggiungi una nota a un profumo
kind-new-minor = Inizia un profumo minore
kind-new-major = Inizia un profumo maggiore
kind-sell-to = Vendi a un cliente
kind-bargain = Vendi in saldo

# The journal

log-round-begins = Round { $round }.
log-last-round = È uscita l’ora di chiusura: questo è l’ultimo round.
log-markers-stacked = I segnalini punteggio sono impilati, dall’alto in basso: { $players }.
log-takes-clock =
    { $actions ->
        [one] { $player } prende l’orologio { $clock } con { $actions } azione.
       *[other] { $player } prende l’orologio { $clock } con { $actions } azioni.
    }
log-turn-begins =
    { $actions ->
        [one] { $player } distilla con { $actions } azione.
       *[other] { $player } distilla con { $actions } azioni.
    }
log-takes-die = { $player } prende un dado di { $aroma }.
log-draws-water = { $player } pesca un segnalino acqua.
log-drew-token = Peschi un segnalino da { $token }.
log-reshuffle =
    { $count ->
        [one] Il pozzo è vuoto: il segnalino scartato forma il nuovo pozzo.
       *[other] Il pozzo è vuoto: i { $count } segnalini scartati formano il nuovo pozzo.
    }
log-note-drawn = La { $note } arriva alla distilleria.
log-rolls = { $player } lancia i dadi: { $shown }.
log-rerolls-flies = { $player } spende un segnalino da { $token } e rilancia le mosche di { $aroma }.
log-rerolls-all = { $player } spende un segnalino da { $token } e rilancia tutti i dadi.
log-turns-fly = { $player } spende segnalini da { $tokens } e gira una mosca di { $aroma } sull’ampolla.
log-claims =
    { $coins ->
        [one] { $player } ottiene la { $note } e guadagna { $coins } moneta.
       *[other] { $player } ottiene la { $note } e guadagna { $coins } monete.
    }
log-begins = { $player } inizia un { $size } con la { $note }.
log-joins = { $player } aggiunge la { $note } al { $perfume }.
log-holds-notes =
    { $count ->
        [one] { $player } tiene { $count } nota per un turno successivo.
       *[other] { $player } tiene { $count } note per un turno successivo.
    }
log-finishes =
    { $flacons ->
        [one] { $player } finisce un { $size } e riceve { $flacons } flacone.
       *[other] { $player } finisce un { $size } e riceve { $flacons } flaconi.
    }
log-leaves-flacons = { $player } lascia i flaconi del { $perfume }.
log-sells =
    { $price ->
        [one] { $player } vende il { $perfume } al { $customer } per { $price } moneta.
       *[other] { $player } vende il { $perfume } al { $customer } per { $price } monete.
    }
log-bargains =
    { $price ->
        [one] { $player } vende il { $perfume } in saldo per { $price } moneta.
       *[other] { $player } vende il { $perfume } in saldo per { $price } monete.
    }
log-passes = { $player } passa.
log-sold-out = { $player } ha esaurito il { $perfume }.
log-discards = { $player } scarta un segnalino da { $token }.
log-customer-arrives = Il { $customer } arriva in strada.
log-closing-token = Esce il segnalino dell’ora di chiusura: si gioca ancora un round.
log-stopped = La partita si interrompe dopo il round { $round }.
log-game-ends =
    { $reason ->
        [closing] L’ultimo round è finito.
       *[bag] Il sacchetto non basta a riempire la distilleria: la partita finisce.
    }
log-scores-water =
    { $coins ->
        [one] { $player } guadagna { $coins } moneta dall’acqua.
       *[other] { $player } guadagna { $coins } monete dall’acqua.
    }
shown-flasks =
    { $flasks ->
        [0] nessuna ampolla
        [one] { $flasks } ampolla
       *[other] { $flasks } ampolle
    }
shown-flies =
    { $flies ->
        [0] nessuna mosca
        [one] { $flies } mosca
       *[other] { $flies } mosche
    }
shown-die = { $aroma } ({ $flasks }, { $flies })
shown-nothing = nulla

# Refusals

refused-no-such-clock = gli orologi vanno da 1 a { $clocks }.
refused-clock-taken = l’orologio { $clock } è già preso.
refused-display-full = tutti gli spazi della distilleria sono occupati.
refused-bag-empty = il sacchetto è vuoto.
refused-no-such-aroma = questo aroma non esiste.
refused-booth-empty = sul banco non c’è più nessun dado di { $aroma }.
refused-no-water-left = il pozzo e gli scarti sono vuoti.
refused-use-all-actions = bisogna usare tutte le azioni.
refused-no-fly-of-colour = nessuno dei tuoi dadi di { $aroma } mostra una mosca.
refused-no-die-to-roll = non hai dadi da lanciare.
refused-two-tokens-needed = servono due segnalini acqua.
refused-no-such-token = ti manca un segnalino da { $token }.
refused-water-is-over = l’acqua si spende prima di ottenere la prima nota.
refused-note-not-on-display = { $note } non è nella distilleria.
refused-flasks-missing = le tue ampolle libere non bastano per la { $note }.
refused-note-not-in-hand = { $note } non è tra le note che devi collocare.
refused-heart-only-major = una nota di cuore va solo in un profumo maggiore.
refused-no-such-perfume = non hai questo profumo.
refused-perfume-finished = questo profumo è finito.
refused-perfume-unfinished = questo profumo non è finito.
refused-slot-filled = questo profumo ha già la sua { $type }.
refused-place-every-note = ogni nota ottenuta si colloca nello stesso turno.
refused-no-flacon-left = questo profumo non ha più flaconi.
refused-customer-not-there = { $customer } non è in strada.
refused-perfume-does-not-suit = il profumo non contiene ciò che vuole il { $customer }.

# The table

table-last-round = Questo è l’ultimo round.
table-bag-low = Il sacchetto è quasi vuoto ({ $bag }): se non basta a riempire la distilleria, la partita finisce.
table-closing-near = La chiusura è vicina; clienti prima di essa: { $above }.
table-stock =
    Note nel sacchetto: { $bag }. Clienti prima della chiusura: { $above }. Flaconi: { $flacons }.
table-round = Round { $round }
table-distillery = Distilleria
table-street = Strada
table-market = Mercato: { $booths }
table-well = Segnalini nel pozzo: { $well }. Scarti: { $discard }.
table-dice = Davanti a { $player }: { $shown }
table-dice-unrolled = Davanti a { $player }, non ancora lanciati: { $shown }
table-clocks = Orologi: { $clocks }
table-clock-free =
    { $actions ->
        [one] { $clock } ({ $actions } azione) libero
       *[other] { $clock } ({ $actions } azioni) libero
    }
table-clock-taken =
    { $actions ->
        [one] { $clock } ({ $actions } azione) { $player }
       *[other] { $clock } ({ $actions } azioni) { $player }
    }
table-track = Denaro, ogni pila dall’alto in basso: { $track }
table-money = { $player } { $money }
table-note =
    { $coins ->
        [one] { $note }, { $coins } moneta
       *[other] { $note }, { $coins } monete
    }
table-empty = vuoto
table-customer = { $id } vuole { $wants }, paga { $price }
table-you = { $player } (tu)
table-holds = denaro { $money }; segnalini acqua: { $water }
tokens-worth = { $count } da { $value }
tokens-unknown = coperti: { $count }
tokens-none = nessuno
table-perfume = { $name }: { $size }, { $content }; { $state }
table-no-perfume = ancora nessun profumo
table-missing = da aggiungere: { $types }
table-flacons =
    { $flacons ->
        [0] esaurito
        [one] { $flacons } flacone
       *[other] { $flacons } flaconi
    }
table-hand = da collocare: { $notes }
table-served =
    { $count ->
        [one] { $count } cliente servito
       *[other] { $count } clienti serviti
    }
glance-head = Round { $round } · nel sacchetto { $bag } · clienti prima della chiusura { $above }
glance-note = { $id } { $part }: { $needs } (+{ $coins })
glance-note-lacks = { $id } { $part }: manca { $lacks } (+{ $coins })
glance-note-chance = { $id } { $part }: { $percent }% (+{ $coins })
glance-odds = Dadi mancanti, o probabilità senz’acqua (+monete): { $notes }
glance-paid = Le tue ampolle bastano per (+monete): { $notes }
glance-unpaid = Non ancora: { $notes }
glance-dice = Le tue ampolle: { $flasks } · mosche: { $flies }
glance-water = I tuoi segnalini acqua: { $water }
glance-lacking = Da aggiungere ai tuoi profumi: { $parts }
glance-perfumes = I tuoi profumi: { $perfumes }
glance-perfume = { $number } ({ $content }; { $state })
glance-more = e altri { $count }
result-sources =
    { $player }: { $score } = note { $claims } + clienti { $customers } + saldi { $bargains } + acqua { $water }

# Help for each step

help-choose-clock =
    Il posto dell’orologio dice quando distilli e vendi in questo round; i primi posti hanno più scelta di note e clienti, gli ultimi hanno più azioni.
help-prepare =
    Ogni azione è una di tre: prendere un dado di un aroma che ti serve, prendere un segnalino acqua, o far pescare una nuova nota se la distilleria ha uno spazio libero. Prendi i dadi per le note che vuoi: violetta, bergamotto e rosa riescono su 4 facce su 6, vaniglia e lavanda su 3.
help-roll = Tutti i tuoi dadi si lanciano una volta. Un’ampolla è una parte di quell’aroma, una mosca non è nulla.
help-water =
    Un segnalino rilancia tutte le mosche di un colore, o tutti i tuoi dadi; due segnalini girano una mosca sull’ampolla. Un segnalino speso è perso; gli altri danno il valore del loro lato moneta a fine partita.
help-claim =
    Una nota costa le ampolle dei suoi aromi; ogni ampolla paga una sola nota. Guadagni subito le sue monete e la aggiungi a un profumo.
help-compose =
    Un profumo minore ha una nota di testa e una di fondo e dà 2 flaconi; un profumo maggiore ha anche una nota di cuore e ne dà 3. Una nota resta dove è stata collocata, e un profumo resta minore o maggiore.
help-flacons = Ciò che vendi sono i flaconi di un profumo finito.
help-end-turn = I tuoi dadi tornano al mercato per il turno seguente.
help-sell =
    Un cliente compra un flacone di un profumo che contiene tutto ciò che vuole. In saldo un profumo minore rende 2 e uno maggiore 3. Vendere l’ultimo flacone di un profumo dà 2 segnalini acqua.
help-limit = Dopo la tua ultima occasione di vendere puoi tenere al massimo 4 segnalini acqua. Scegli tu quali scartare.

# Options

option-random_first_clocks = per cominciare: gli orologi del primo round sono distribuiti a caso
option-spare_actions = si può rinunciare ad azioni
option-reshuffle = quando gli scarti diventano il pozzo: quando si deve pescare un segnalino, o appena il pozzo è vuoto
option-limited_flacons = non ci sono più flaconi di quelli nella scatola
option-idle_water = si può spendere un segnalino per un colore che non mostra mosche
option-water_after_claim = si può spendere acqua dopo aver ottenuto note
option-hold_notes = le note ottenute si possono tenere per un turno successivo
option-flacons_optional = si possono lasciare i flaconi di un profumo finito
option-pass_drops_out = chi passa non vende più in questo round
option-tan_clocks = gli orologi in 3: 4, 5, 6 azioni, o 3, 4, 5
option-sold_out_notes = le note di un profumo esaurito: fuori dal gioco, o di nuovo nel sacchetto
option-limit_in_last_round = il limite d’acqua vale anche nell’ultimo round
option-closing_token = l’ora di chiusura appare quando si deve pescarla, o quando è in cima alla pila
option-bag_end = la partita finisce quando il sacchetto non basta, o quando è vuoto
option-two_player_limit = in 2: il limite d’acqua una volta per round, o dopo ogni orologio
option-round_cap = dopo questo numero di round la partita è interrotta (0: mai)

# What is in the box

box-note = Il regolamento mostra le note e i clienti solo come immagini, e nessun testo dà gli orologi per 3 giocatori: ci sono due ipotesi, e una regola della casa permette di scegliere.
rows-aromas = aromi
rows-clocks = orologi
rows-boards = preparazioni
rows-water = valori di segnalini acqua
rows-perfumes = formati di profumo
rows-counts = altri numeri
rows-notes = note di fragranza
rows-customers = clienti

# Reasons, and where the points came from

reason-coins = monete { $change }
reason-wanted = la strada paga { $change } per i tuoi flaconi
reason-flacons = flaconi { $change }
reason-notes = note in profumi non finiti { $change }
reason-water = segnalini acqua { $change }
reason-contested = anche { $player } può servire: { $customer }
reason-finishes = finisce un profumo; il cliente migliore paga { $price } ({ $count } nella strada)
reason-for-note = per la { $note }
reason-needed = a { $player } serve per finire un profumo: { $note }
reason-before = vendi prima di { $player }, che può servire anche: { $customer }
earned-claims = note
earned-customers = clienti
earned-bargains = saldi
earned-water = acqua

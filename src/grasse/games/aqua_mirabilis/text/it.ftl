# Aqua Mirabilis, in Italian. The words for components are those of the publisher's rulebook.

game = Aqua Mirabilis
about = Raccogli fiori, produci essenze e conquista la corte di Versailles con i tuoi profumi.
goal =
    Siete profumieri di Grasse, e alla fine vince chi ha più punti. I fiori diventano essenze, le essenze profumi, e i profumi presentati a Versailles danno punti: per le combinazioni ancora nuove e per i gusti del Re e della corte. L’ultima domenica della quarta settimana ognuno gioca un ultimo turno; poi tutti i profumi contano ancora una volta, insieme ai gettoni originalità, ai tasselli città capovolti, alle dame su cui hai la maggioranza e ai loro bonus segreti.

# Essences, methods, cities

essence-bergamot = bergamotto
essence-jasmine = gelsomino
essence-lavender = lavanda
essence-narcissus = narciso
essence-orange = arancio
essence-rose = rosa
method-distillation = Distillazione
method-maceration = Macerazione
method-squeezing = Spremitura
method-enfleurage = Enfleurage
method-extraction = Estrazione
method-stored = { $method } (conservati: { $flowers })
method-equal =
    { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    }: { $inputs ->
        [one] { $inputs } fiore
       *[other] { $inputs } fiori uguali
    } ({ $flowers }) → { $outputs ->
        [one] { $outputs } essenza
       *[other] { $outputs } essenze
    }
method-different =
    { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    }: 2 fiori differenti → 1 essenza di ognuno
all-but = tranne { $flowers }
ability-market = abilità del mercato (un fiore in più)
ability-production = abilità della produzione (2 punti in più)
ability-carriage = abilità della carrozza (un passo in più)
city-paris = Parigi
city-london = Londra
city-cologne = Colonia
city-florence = Firenze
day-mon = lunedì
day-tue = martedì
day-wed = mercoledì
day-thu = giovedì
day-fri = venerdì
day-sat = sabato
day-sun = domenica
counted = { $thing } { $count }
in-a-row = { $first }; { $second }
nothing = niente
nobody = nessuno
at-home = sulla plancia

# Perfumes, recipes, tiles

perfume-one = { $base } con { $first }
perfume-two = { $base } con { $first } e { $second }
recipe-name =
    { $slots ->
        [one] { $essence } con { $slots } spazio, livello { $level }
       *[other] { $essence } con { $slots } spazi, livello { $level }
    }
tile-name = tassello { $city } ({ $effect })
effect-flowers = fiori: { $things }
effect-essences = essenze: { $things }
effect-recipe-1 = una ricetta con 1 spazio, essenza base { $essence }
effect-recipe-2 = una ricetta con 2 spazi
effect-choice =
    { $number ->
        [one] { $number } essenza a scelta
       *[other] { $number } essenze a scelta
    }
effect-originality =
    { $number ->
        [one] { $number } gettone originalità
       *[other] { $number } gettoni originalità
    }
effect-production =
    { $number ->
        [one] { $number } punto produzione in più
       *[other] { $number } punti produzione in più
    }
effect-action =
    { $number ->
        [one] un’azione fino a { $number } punto
       *[other] un’azione fino a { $number } punti
    }
effect-second-perfume = un secondo profumo a Versailles
effect-half-points = la metà dei punti di un profumo in più
effect-influence =
    { $number ->
        [one] { $number } gettone influenza
       *[other] { $number } gettoni influenza
    }
base-tile = essenza base: { $essence }
specialisation-tile = specializzazione: { $flower }
favour-a = muove la corte
favour-b = 5 punti dal Re
favour-c = due profumi
favour-d = 2 punti per ogni cubo
bonus-experience = esperienza di 5 o più: 5 punti
bonus-all-cities = un tassello di ogni città: 5 punti
bonus-london-tiles = tre tasselli di Londra: 5 punti
bonus-jasmine-perfumes = profumi con essenza base di gelsomino: 1 = 2 punti, 2 = 4, 3 = 6
bonus-three-bases = tre profumi con essenze base differenti: 5 punti
bonus-rose-perfumes = profumi con essenza base di rosa: 1 = 2 punti, 2 = 5, 3 = 7
bonus-new-methods = nuovi metodi di produzione imparati: 1 = 2 punti, 2 = 5, 3 = 7
bonus-influence = gettoni influenza sulle dame: 1–3 = 2 punti, 4–5 = 4, 6 o più = 6
bonus-originality = gettoni originalità: 1–2 = 2 punti, 3–5 = 4, 6 o più = 6
bonus-essence-types = tipi differenti di essenze: 2–3 = 2 punti, 4–5 = 4, 6 = 6
bonus-letter = lettera di referenza: livello 2 = 2 punti, 3 = 4, 4 = 6
bonus-levels = esperienza totale richiesta dai profumi: 3–7 = 2 punti, 8–11 = 5, 12 o più = 7
space-stall = banco: { $flower }
space-base = essenza base
space-specialisation = specializzazione
space-ability = abilità speciale
space-method = metodo di produzione
space-couple = coppia { $couple }
space-versailles = Versailles
gift-token = gettoni originalità
gift-perfume = profumi
scored-originality = originalità
scored-court = corte
scored-king = Re
scored-perfection = perfezione
scored-favours = favori
scored-tokens =
    { $tokens ->
        [one] { $tokens } gettone originalità
       *[other] { $tokens } gettoni originalità
    }
place-grasse = Grasse
place-between = tra { $first } e { $second }, passo { $steps }
state-new = nuovo
state-presented = presentato
state-worth =
    { $points ->
        [one] nuovo, { $points } punto adesso
       *[other] nuovo, { $points } punti adesso
    }

# What to do now

prompt-turn =
    { $points ->
        [one] Il tuo turno, { $points } punto azione: vai da qualche parte o produci.
       *[other] Il tuo turno, { $points } punti azione: vai da qualche parte o produci.
    }{ cue }
prompt-close = Ultime azioni libere, poi termina il turno.{ cue }
prompt-extra-turn = Scarti un gettone originalità per un turno extra?{ cue }
prompt-workers =
    { $left ->
        [one] Muovi un lavoratore (ti resta { $left } mossa) o raccogli i fiori.
       *[other] Muovi i lavoratori (ti restano { $left } mosse) o raccogli i fiori.
    }
prompt-extra-flower = La tua abilità del mercato: prendi un fiore dalla riserva.
prompt-study-base = Quale essenza base impari?
prompt-study-specialisation = In quale fiore ti specializzi?
prompt-study-ability = Quale abilità speciale impari?
prompt-study-method = Quale metodo impari, e con quali fiori lo paghi?
prompt-make-slot = I tuoi spazi per i metodi sono pieni: quale metodo fa posto a { $method }?
prompt-gifts = Offri regali alla dama { $lady }. Offerti finora: { $given }.
prompt-influence =
    { $left ->
        [one] Piazza { $left } gettone influenza, o fermati.
       *[other] Piazza fino a { $left } gettoni influenza, o fermati.
    }
prompt-keep = Hai la maggioranza su più di due dame: quali due favori conservi?
prompt-versailles = Presenta un profumo al Re e alla corte. Presentati finora: { $shown }.{ cue }
prompt-last-cube = Resta un solo cubo: quale combinazione lo riceve?
prompt-convert =
    { $points ->
        [one] Converti fiori: ti resta { $points } punto produzione.
       *[other] Converti fiori: ti restano { $points } punti produzione.
    }
prompt-store = Conserva i fiori rimasti sui tuoi metodi; gli altri vanno persi.
prompt-carriage =
    { $steps ->
        [one] Muovi la carrozza di { $steps } passo.
       *[other] Muovi la carrozza fino a { $steps } passi.
    }
prompt-search = Scegli un tassello della pila, o nessuno.
prompt-stop = Resti in città o torni a Grasse?
prompt-pick-essences =
    { $count ->
        [one] Prendi { $count } essenza dalla riserva.
       *[other] Prendi { $count } essenze differenti dalla riserva.
    }
prompt-make-room = La tua parata è piena: quale profumo fa posto?
prompt-choose-recipe = Scegli una ricetta.
prompt-blend =
    { $slots ->
        [one] Ricetta: { $recipe }. Aggiungi { $slots } essenza complementare.
       *[other] Ricetta: { $recipe }. Aggiungi { $slots } essenze complementari.
    }
prompt-parade = La parata finale: crea profumi con quello che hai.
cue-extra = Questo è il tuo turno extra.
cue-covered = Il tassello paga i punti azione.
cue-last = È il tuo ultimo turno.
cue-sunday = Il giorno seguente è domenica.
cue-last-sunday = Il giorno seguente è l’ultima domenica.
cue-perfume = Profumo { $number } di { $most }.

# Actions

do-visit-stall = Vai al banco: { $flower } ({ $cost } PA){ outlook }
do-study = Apprendistato: { $space } ({ $cost } PA){ outlook }
do-travel-to = Viaggia a { $city } ({ $cost } PA) – { $tile }{ outlook }
do-visit-couple = Vita di corte: { $space } ({ $cost } PA){ outlook }
do-enter-versailles = Vai a Versailles (1 PA){ outlook }
do-produce = Torna alla plancia e produci{ outlook }
do-end-turn = Termina il turno{ outlook }
do-take-extra-turn = Fai un turno extra in cambio di un gettone originalità{ outlook }
do-pass-on = Nessun turno extra{ outlook }
do-take-recipe = Crea un profumo: { $recipe }{ outlook }
do-discard-perfume = Scarta il profumo { $perfume } per crearne un altro{ outlook }
do-add-essence = Aggiungi { $essence }{ outlook }
do-add-essences = Aggiungi { $first } e { $second }{ outlook }
do-flip-tile = Capovolgi il { $tile }{ outlook }
do-choose-essence = Prendi { $essence }{ outlook }
do-choose-essences = Prendi { $first } e { $second }{ outlook }
do-drop-flower = Scarta il fiore conservato: { $flower } ({ $method }){ outlook }
do-move-worker = Muovi un lavoratore: { $stall } → { $to } (1 PA){ outlook }
do-collect = Raccogli i fiori{ outlook }
do-take-flower = Prendi un fiore: { $flower }{ outlook }
do-learn-base = Impara l’essenza base: { $essence }{ outlook }
do-learn-specialisation = Specializzati: { $flower }{ outlook }
do-learn-ability = Impara: { $ability }{ outlook }
do-learn-method = Impara { $method } in cambio di due fiori ({ $flower }){ outlook }
do-drop-method = Scarta { $method }{ outlook }
do-give-essence = Offri un’essenza: { $essence }{ outlook }
do-give-token = Offri un gettone originalità{ outlook }
do-give-perfume = Offri il profumo { $perfume }{ outlook }
do-give-nothing = Non offrire niente{ outlook }
do-stop-giving = Basta regali: guarda il suo bonus{ outlook }
do-place-influence = Piazza un gettone influenza sulla dama { $lady }{ outlook }
do-move-influence = Sposta un gettone influenza dalla dama { $lady } alla dama { $to }{ outlook }
do-stop-influence = Basta influenza{ outlook }
do-keep-favours = Conserva i favori delle dame { $first } e { $second }{ outlook }
do-present-perfume = Presenta { $perfume }{ outlook }
do-begin-with = La combinazione con { $essence }{ outlook }
do-move-court = Muovi la corte di un passo verso il basso{ outlook }
do-leave-versailles = Lascia Versailles{ outlook }
do-use-method = Usa { $method }: { $flower }{ outlook }
do-macerate = Macera { $flower } e { $other }{ outlook }
do-stop-converting = Non convertire altro{ outlook }
do-store-flower = Conserva { $flower } ({ $method }){ outlook }
do-stop-storing = Non conservare altro{ outlook }
do-drive =
    { $steps ->
        [one] { $steps } passo in direzione di { $towards }
       *[other] { $steps } passi in direzione di { $towards }
    }{ outlook }
do-stay-put = Non muovere la carrozza
do-pick-tile = Prendi il { $tile }{ outlook }
do-leave-tiles = Non prendere nessun tassello
do-return-to-grasse = Torna a Grasse{ outlook }
do-stay-in-city = Resta qui{ outlook }
do-end-parade = Non creare altri profumi{ outlook }
do-drawn-first = Comincia { $player }
do-drawn-delivery = Una consegna: { $delivery }
do-drawn-essence = Viene pescato: { $essence }
do-drawn-tile = In cima alla pila: { $tile }
do-drawn-bonus = Viene pescato un bonus finale
kind-visit-stall = Vai al mercato dei fiori
kind-study = Vai all’apprendistato
kind-travel-to = Viaggia in una città
kind-visit-couple = Visita una coppia di nobili
kind-take-recipe = Crea un profumo
kind-discard-perfume = Scarta un profumo per crearne un altro
kind-flip-tile = Capovolgi un tassello città
kind-drop-flower = Scarta un fiore conservato
kind-move-worker = Muovi un lavoratore
kind-learn-method = Impara un metodo
kind-use-method = Usa un metodo
kind-macerate = Macera due fiori
kind-store-flower = Conserva un fiore
kind-choose-essences = Prendi due essenze
kind-move-influence = Sposta un gettone influenza
kind-present-perfume = Presenta un profumo
kind-drive = Muovi la carrozza
kind-give-essence = Offri un’essenza
kind-give-perfume = Offri un profumo

# What an option costs, brings and ends with. Boards show it in pictures and do not give $says.

outlook =
    { $says ->
        [more] {" – "}{ $more }
       *[less] {""}
    }
cue =
    { $says ->
        [more] {" "}{ $more }
       *[less] {""}
    }
brings-visit-stall = scorta { $stock }; prendi { $flowers }
brings-move-worker = poi { $flowers }
brings-study-base = prezzo 1 essenza, poi nessuna base da pagare: { $essences }
brings-study-specialisation = prezzo 1 fiore, poi +1 essenza per uso: { $flowers }
brings-study-ability = prezzo 1 gettone originalità (ne hai { $tokens }); abilità a scelta: { $count }
brings-study-method = prezzo 2 fiori uguali; a scelta: { $methods }
brings-tile = esperienza +{ $experience }, prestigio { $prestige } da capovolto
brings-flip-tile = esperienza −{ $experience }, prestigio { $prestige } alla fine
brings-half =
    { $points ->
        [one] { $points } punto adesso
       *[other] { $points } punti adesso
    }; { $more }
couple-letter = lettera { $letter } per te
couple-none = nessuna lettera per te
brings-visit-couple = { $letter }; la dama gradisce { $gifts } (ne hai { $count }); favore: { $favour }
brings-enter-versailles = profumi nuovi: { $count }; punti del migliore adesso: { $points }
brings-versailles-later = non hai profumi nuovi: creane uno lì
brings-produce = punti produzione { $points }, passi della carrozza { $steps }, meridiana su { $dial }
brings-tokens = gettoni originalità rimasti: { $tokens }
brings-discard-perfume = { $state }, punti adesso: { $points }; ricetta ed essenze tornano indietro
brings-perfume =
    { $points ->
        [one] { $points } punto adesso ({ $sources })
       *[other] { $points } punti adesso ({ $sources })
    }
brings-points =
    { $points ->
        [one] { $points } punto: { $sources }
       *[other] { $points } punti: { $sources }
    }
brings-move-court = da { $old } a { $new }
brings-leave-versailles = profumi nuovi rimasti: { $count }
brings-end-parade = punti dei tuoi profumi ({ $count }): { $points }
brings-held = avrai { $things }
brings-drop-flower = torna nella riserva senza compenso
brings-take-recipe = { $base }, aggiungi { $essences }
recipe-base = paga { $essence }
recipe-free = senza essenza base
brings-learn-base = prezzo 1 di queste essenze (poi { $left }), poi le sue ricette non chiedono la base; esperienza +{ $experience }
brings-learn-specialisation = prezzo 1 di questi fiori (poi { $left }), poi +1 essenza a ogni uso di un metodo; esperienza +{ $experience }
brings-learn-ability = prezzo 1 gettone originalità (poi { $left }); esperienza +{ $experience }
brings-method = { $how }; esperienza +{ $experience }
brings-lose-method = { $how }; esperienza −{ $experience }
brings-and-lost = { $more }; fiori conservati persi: { $flowers }
brings-gift = poi { $left }; gettoni influenza per i tuoi regali: { $number }
brings-give-perfume = { $state }, punti adesso: { $points }; gettoni influenza per i tuoi regali: { $number }
brings-give-nothing = niente sguardo al suo bonus, niente influenza
brings-stop-giving =
    { $number ->
        [one] poi piazzi { $number } gettone influenza
       *[other] poi piazzi fino a { $number } gettoni influenza
    }
brings-place-influence = lì: tu { $own }, miglior rivale { $rival }; da piazzare { $left }; favore: { $favour }
brings-move-influence = lì: tu { $own }, miglior rivale { $rival }; indietro: { $left }; favore: { $favour }
brings-stop-influence = gettoni non piazzati: { $left }
brings-use-method = { $flowers } → { $essences }, punti { $cost } di { $points }
brings-stop-converting = punti non usati: { $points }; fiori rimasti: { $flowers }
brings-store-flower = posto { $count } di { $most }, solo per questo metodo
ends-lost = persi: { $flowers }
ends-day = poi è { $weekday }
ends-last-sunday = poi è l’ultima domenica
ends-dial = punti azione per il tuo prossimo turno: { $points }
drive-ends = arriva a { $place }
drive-before =
    { $steps ->
        [one] si ferma a { $steps } passo da { $stop }
       *[other] si ferma a { $steps } passi da { $stop }
    }
drive-empty = sosta a { $city }: nessun tassello rimasto
drive-closed = sosta a { $city }: nessun tassello senza la lettera { $letter }
drive-open = sosta a { $city }: un tassello a scelta su { $count }, in cima { $tile }
drive-back = poi torna a Grasse
drive-next = passi da lì: { $stops }

# The journal

phase-setup = Preparazione
phase-turn = Turni
phase-sunday = Domenica
phase-parade = Parata finale
phase-scoring = Punteggio finale
log-first-player = Comincia { $player }.
log-preferences = Preferenza del Re: { $king }; della corte: { $court }.
log-turn = Tocca a { $player }.
log-extra-turn = { $player } scarta un gettone originalità in cambio di un turno extra.
log-goes = { $player } muove il profumiere: { $space } ({ $cost } PA).
log-moves-worker = { $player } muove un lavoratore: { $flower } → { $to_flower }.
log-collects = { $player } raccoglie fiori: { $flowers }.
log-takes-flower = { $player } prende un fiore dalla riserva: { $flower }.
log-learns-base = { $player } impara l’essenza base: { $essence }.
log-learns-specialisation = { $player } acquisisce la specializzazione: { $flower }.
log-learns-ability = { $player } impara: { $ability }.
log-learns-method = { $player } impara { $method }.
log-drops-method = { $player } scarta { $method }.
log-gains-tile = { $player } acquisisce il { $tile }.
log-leaves-tiles = { $player } non prende nessun tassello a { $city }.
log-tile-turned-up = Ora in cima: { $tile }.
log-letter = { $player } ha ora una lettera di referenza di livello { $letter }.
log-gives-essence = { $player } offre alla dama { $lady } un’essenza: { $essence }.
log-gives-token = { $player } offre alla dama { $lady } un gettone originalità.
log-gives-perfume = { $player } offre alla dama { $lady } il profumo { $perfume }.
log-looks = { $player } guarda il bonus della dama { $lady }.
log-saw-bonus = Hai visto il bonus della dama { $lady }: { $bonus }.
log-places-influence = { $player } piazza influenza sulla dama { $lady }.
log-moves-influence = { $player } sposta influenza dalla dama { $lady } alla dama { $to_lady }.
log-favour = { $player } ha il favore della dama { $lady }.
log-favour-returns = Il favore della dama { $lady } torna a lei.
log-produces =
    { $points ->
        [one] { $player } produce con { $points } punto.
       *[other] { $player } produce con { $points } punti.
    } Passi della carrozza: { $steps }.
log-converts = { $player } usa { $method }: { $essences }.
log-stores = { $player } conserva { $flower } ({ $method }).
log-drops = { $player } scarta il fiore conservato: { $flower } ({ $method }).
log-throws-away = { $player } scarta fiori: { $flowers }.
log-drives =
    { $steps ->
        [one] La carrozza di { $player } fa { $steps } passo in direzione di { $towards }.
       *[other] La carrozza di { $player } fa { $steps } passi in direzione di { $towards }.
    }
log-arrives = { $player } si ferma a { $city }.
log-returns = { $player } torna a Grasse.
log-flips = { $player } capovolge il { $tile }.
log-gains-essences = { $player } prende essenze: { $essences }.
log-creates = { $player } crea { $perfume }.
log-discards-perfume = { $player } scarta { $perfume }.
log-presents =
    { $points ->
        [one] { $player } presenta { $perfume } per { $points } punto:
       *[other] { $player } presenta { $perfume } per { $points } punti:
    } originalità { $originality }{ $court ->
        [0] {""}
       *[other] {", "}corte { $court }
    }{ $king ->
        [0] {""}
       *[other] {", "}Re { $king }
    }{ $perfection ->
        [0] {""}
       *[other] {", "}perfezione { $perfection }
    }{ $favours ->
        [0] {""}
       *[other] {", "}favori { $favours }
    }. Gettoni originalità: { $tokens }.
log-half-points =
    { $points ->
        [one] { $player } ottiene { $points } punto in più con il tassello.
       *[other] { $player } ottiene { $points } punti in più con il tassello.
    }
log-moves-court = { $player } muove la corte: { $court }.
log-day = Settimana { $week }: { $weekday }.
log-delivery = Arrivano fiori: { $delivery }.
log-perfumes-new = Tutti i profumi presentati tornano nuovi.
log-royal-cube = Il cubo della domenica va su { $base } con { $other }.
log-royal-token = Il gettone originalità che era lì va nella riserva.
log-no-royal-cube = Questa volta non c’è il cubo della domenica.
log-last-sunday = È l’ultima domenica. Si gioca finché non toccherà di nuovo a { $player }.
log-final-parade = La parata finale dei profumi.
log-bonus-revealed = Il bonus della dama { $lady }: { $bonus }.
log-parade-points =
    { $points ->
        [one] Parata finale: { $perfume } vale { $points } punto per { $player }:
       *[other] Parata finale: { $perfume } vale { $points } punti per { $player }:
    } originalità { $originality }{ $court ->
        [0] {""}
       *[other] {", "}corte { $court }
    }{ $king ->
        [0] {""}
       *[other] {", "}Re { $king }
    }{ $perfection ->
        [0] {""}
       *[other] {", "}perfezione { $perfection }
    }.
log-final-tokens = Gettoni originalità di { $player }, punti: { $points }.
log-final-cities = Tasselli città capovolti di { $player } ({ $count }), punti: { $points }.
log-final-ladies = Maggioranze di influenza di { $player } ({ $count }), punti: { $points }.
log-final-bonus = Bonus finale di { $player } ({ $bonus }), punti: { $points }.
log-final-points =
    { $points ->
        [one] In tutto, { $player } ottiene { $points } punto alla fine.
       *[other] In tutto, { $player } ottiene { $points } punti alla fine.
    }
log-game-ends = Il Re ha trovato il suo profumiere.

# Refusals

refused-already-presented = questo profumo è già stato presentato; torna nuovo dopo la domenica.
refused-another-lady = questi gettoni vanno alla dama { $lady }.
refused-base-missing = ti manca l’essenza base: { $essence }.
refused-cannot-complete = non puoi completare questa ricetta: { $recipe }.
refused-choose-an-action = il tassello è capovolto per un’azione: scegline una.
refused-court-moved = la corte è già stata mossa in questa azione.
refused-does-not-fit = { $method } non accetta questo fiore.
refused-end-of-road = la strada finisce lì.
refused-enough-presented = in questa azione non si possono presentare altri profumi.
refused-fill-every-slot =
    { $slots ->
        [one] questa ricetta richiede { $slots } essenza complementare.
       *[other] questa ricetta richiede { $slots } essenze complementari.
    }
refused-flowers-missing = ti mancano i fiori per { $method }.
refused-gift-given = hai già offerto qualcosa.
refused-letter-missing = ti serve una lettera di referenza di livello { $letter }.
refused-level-too-high = la tua esperienza non basta: { $recipe }; serve { $level }.
refused-method-full = { $method } non può conservare altri fiori.
refused-method-twice = hai già imparato { $method }.
refused-must-convert = una produzione deve convertire qualcosa.
refused-must-take-tile = qui si deve prendere un tassello.
refused-no-favour = non hai il favore della dama { $lady }.
refused-no-flower = non hai fiori con cui produrre.
refused-no-gift-no-look = senza regalo non c’è niente da guardare.
refused-no-influence-left = i tuoi gettoni influenza sono tutti piazzati.
refused-no-influence-there = non hai gettoni influenza da spostare sulla dama { $lady }.
refused-no-move-at-all = questa non è una mossa.
refused-no-perfume-by-tile = con questo tassello non potresti completare un profumo.
refused-no-production-points = la meridiana non mostra punti produzione.
refused-no-such-essence = non hai questa essenza: { $essence }.
refused-no-such-flower = non hai questo fiore: { $flower }.
refused-no-such-method = non hai { $method }.
refused-no-such-perfume = non hai questo profumo.
refused-no-such-recipe = questa ricetta non esiste.
refused-no-such-tile = non hai questo tassello.
refused-no-token = non hai gettoni originalità.
refused-no-worker-there = non c’è nessun lavoratore al banco: { $flower }.
refused-not-by-this-tile = questo tassello non dà quella ricetta.
refused-not-in-perfume = il profumo non contiene { $essence }.
refused-not-stored = lì non è conservato questo fiore: { $flower }.
refused-not-the-moment = non è il momento per il { $tile }.
refused-nothing-to-convert = nessuno dei tuoi metodi può convertire i fiori che hai.
refused-nothing-to-create = poi non potresti creare un altro profumo.
refused-nothing-to-learn = lì non c’è niente che tu possa pagare.
refused-nothing-to-present = non hai profumi nuovi e non puoi crearne.
refused-one-step-at-least = la carrozza si muove di almeno un passo.
refused-only-perfumes = nella parata finale si creano solo profumi.
refused-only-places = questo tassello piazza soltanto gettoni della tua riserva.
refused-parade-full = la tua parata è piena: scarta prima un profumo.
refused-parade-not-full = un profumo si scarta solo se la parata è piena.
refused-perfume-twice = hai già questo profumo.
refused-present-first = devi prima presentare un profumo.
refused-recipe-gone = questa ricetta è esaurita: { $recipe }.
refused-reserve-empty = la riserva non ne ha più.
refused-same-as-base = le essenze complementari sono diverse dall’essenza base.
refused-same-complement = le essenze complementari sono diverse tra loro.
refused-same-type-again = è lo stesso tipo di azione del tuo turno precedente.
refused-space-occupied = lì c’è un altro profumiere.
refused-stack-empty = in questa città non ci sono più tasselli.
refused-supply-first = un gettone si sposta solo quando non ne hai più da piazzare.
refused-take-the-first-space = c’è un altro spazio uguale ancora libero.
refused-tile-gone = questo tassello non c’è più.
refused-tile-not-in-stack = questo tassello non è nella pila.
refused-tile-twice = hai già questo tassello.
refused-too-few-points = hai troppo pochi punti azione: costa { $cost }.
refused-too-few-production-points = hai troppo pochi punti produzione: costa { $cost }.
refused-too-many-steps =
    { $steps ->
        [one] la carrozza può muoversi di { $steps } passo.
       *[other] la carrozza può muoversi di { $steps } passi.
    }
refused-two-different-essences = le essenze devono essere differenti.
refused-two-equal-flowers = servono due fiori dello stesso tipo: { $flower }.
refused-two-of-your-favours = scegli due dame su cui hai la maggioranza.
refused-worker-moved = questo lavoratore è già stato mosso.
refused-wrong-flowers = { $method } non funziona con questi fiori.
refused-wrong-gift = la dama { $lady } non lo desidera.

# The table

table-day = Settimana { $week }, { $weekday }
table-days = Giorni alla domenica: { $sunday }, all’ultima domenica: { $left }
table-reserve = Nella riserva: cubi { $cubes }, gettoni originalità { $tokens }
table-last-turns = È l’ultima domenica; il gioco finisce prima del prossimo turno di { $player }.
table-preferences = Re (base): { $king }; corte (complemento): { $court }
table-matrix = ↓ Re, → corte, o gettone originalità, numero: cubi su { $sections }
table-combinations = Combinazioni
table-base = Base { $base }, gettoni originalità: { $tokens }; cubi: { $cubes }
table-market = Mercato dei fiori
table-stall =
    { $flower } { $count }, riserva { $reserve }{ $workers ->
        [0] {""}
        [one] , { $workers } lavoratore
       *[other] , { $workers } lavoratori
    }
table-delivery = prossima domenica: { $delivery }
table-cities = Città e carrozze
table-city =
    { $city }, { $cost } PA, { $letter ->
        [0] senza lettera
       *[other] lettera { $letter }
    }: { $tile }; sotto: { $left }
table-apprenticeship = Apprendistato
table-bases = Essenze base: { $essences }
table-specialisations = Specializzazioni: { $flowers }
table-abilities = Abilità speciali: { $abilities }
table-method = { $method }, { $how }; rimasti: { $left }
table-recipes = Ricette
table-recipe = { $essence }: { $recipes }
recipe-supply =
    { $slots ->
        [one] { $slots } spazio, livello { $level }, rimaste: { $left }
       *[other] { $slots } spazi, livello { $level }, rimaste: { $left }
    }
table-ladies = Dame
table-lady = La dama { $lady } gradisce { $gifts }; favore ({ $favour }): { $player }; influenza: { $influence }; bonus: { $bonus }
table-player = { $player }: { $score }
table-you = { $player } (tu): { $score }
table-sundial = Meridiana: { $points } PA, produzione { $production }, passi { $steps }. Profumiere: { $space }
table-standing =
    Esperienza { $experience }, { $letter ->
        [0] senza lettera
       *[other] lettera { $letter }
    }, gettoni originalità { $tokens }, influenza da piazzare { $influence }, carrozza: { $place }
table-goods = Fiori: { $flowers }. Essenze: { $essences }
table-own-methods = Metodi: { $methods }
table-curriculum = Curriculum: { $tiles }
table-flipped = Tasselli città capovolti: { $count }, prestigio { $prestige }
table-perfume = Profumo { $number }: { $perfume } – { $state }
glance-standing =
    Punti { $score }, punti azione { $points }, gettoni originalità { $tokens }, esperienza { $experience }, { $letter ->
        [0] senza lettera
       *[other] lettera { $letter }
    }
glance-last = È l’ultima domenica: un ultimo turno, poi la parata finale.
glance-yours = Hai
glance-stalls = Scorta: { $flowers }
glance-workers = Lavoratori, banchi: { $flowers }
glance-reserve = Riserva: { $flowers }
glance-board = Sul tabellone
glance-rival = { $player } { $score }, { $space }
glance-carriages = Carrozze: { $places }
glance-carriage = { $player } { $place }
glance-method = { $method }, { $how }
glance-lady = { $lady } ({ $favour }): { $player }; influenza: { $influence }
result-sources =
    { $player }: { $score } = originalità { $originality } + corte { $court } + Re { $king } + perfezione { $perfection } + favori { $favours } + città { $cities } + dame { $ladies } + bonus { $bonuses } + gettoni { $tokens }

# Help for each step

help-turn =
    Ogni turno è un’azione sul tabellone, pagata con i punti azione (PA) della meridiana, oppure una produzione sulla plancia. Non si può scegliere due volte di seguito lo stesso tipo di azione. Creare profumi e capovolgere tasselli città è libero in ogni momento. Quando i punti sono finiti, o dopo una produzione, la meridiana viene ripristinata e passa un giorno.
help-close = Puoi ancora creare profumi e capovolgere tasselli città. Alla fine di una produzione i fiori non conservati vanno persi.
help-extra-turn = Un gettone originalità permette un altro turno adesso, mai un terzo di seguito. A fine partita ogni gettone vale un punto.
help-workers = Prendi un fiore dal tuo banco e uno dal banco di ogni lavoratore. Muovere un lavoratore costa 1 punto azione; ognuno si muove al massimo una volta.
help-extra-flower = Con l’abilità del mercato ogni visita dà un fiore in più, di qualsiasi tipo presente nella riserva.
help-study-base = Paghi un’essenza; da ora in poi le ricette con quella base non ti costano l’essenza base.
help-study-specialisation = Paghi un fiore; da ora in poi ogni uso di un metodo che produce quell’essenza ne dà una in più.
help-study-ability = Paghi un gettone originalità. Le abilità: un fiore in più al mercato, 2 punti produzione in più, un passo di carrozza in più.
help-study-method = Paghi due fiori uguali. Con la Spremitura un fiore di bergamotto o d’arancio dà 2 essenze; con l’Enfleurage 2 fiori uguali ne danno 3; con l’Estrazione 2 uguali ne danno 2 per 1 punto; con la Macerazione 2 differenti ne danno 1 di ciascuno.
help-make-slot = Hai posto per tre metodi. Quello che scarti è perso per sempre, con i fiori conservati su di esso.
help-gifts = Le dame A e B desiderano essenze, la C gettoni originalità, la D profumi. Con un regalo vedi il suo bonus segreto, e per ogni regalo puoi piazzare un gettone influenza. Chi ha la maggioranza su una dama ha il suo favore, e 5 punti alla fine.
help-influence = Chi ha più gettoni su una dama ha il suo favore. Quando i tuoi gettoni sono tutti piazzati, un regalo può spostarne uno da un’altra dama; un tassello città piazza soltanto.
help-keep = Puoi avere due favori. Alla fine ogni maggioranza vale 5 punti, con o senza il favore.
help-versailles = Per ogni combinazione di essenza base e complementare prendi il gettone originalità, piazzi un cubo e ottieni punti: uno per ogni sottosezione vuota, quelli della corte secondo la lettera, 3 per il Re, 1 in più se corrispondono entrambi.
help-last-cube = Senza cubo una combinazione non dà punti.
help-convert = Usa i tuoi metodi almeno una volta, e finché bastano punti e fiori. I punti rimasti vanno persi.
help-store = Un metodo conserva tanti fiori quanti ne richiede, e solo tali da poterli usare insieme. I fiori conservati servono solo a quel metodo.
help-carriage = La carrozza si muove di almeno un passo, in una sola direzione. Se si ferma in una città e hai la lettera, puoi prendere un tassello qualsiasi della pila.
help-search = Puoi prendere un tassello qualsiasi; gli altri vengono rimescolati. Oppure nessuno, e la pila resta com’è.
help-stop = Da qui potrai proseguire la prossima volta, oppure ricominciare da Grasse.
help-pick-essences = Le essenze vengono dalla riserva e devono essere di tipi differenti.
help-make-room = La ricetta e le essenze del profumo scartato vanno perse.
help-choose-recipe = Devi poterla completare subito.
help-blend = Le essenze complementari sono diverse dalla base e tra loro, e nessun profumo può esserci due volte sulla tua plancia.
help-parade = Tutti i tuoi profumi danno ancora punti sulla matrice. I tasselli città non si possono più capovolgere.

# Options

option-must_convert = una produzione deve convertire qualcosa
option-hand_flower_needed = i soli fiori conservati non bastano per produrre
option-carriage_optional = la carrozza può restare dov’è
option-must_take_tile = la carrozza che si ferma in una città con la lettera deve prendere un tassello
option-methods_ever_learned = il bonus dei metodi conta tutti i metodi mai imparati
option-idle_market_ability = l’abilità del mercato vale anche senza fiori presi
option-three_perfumes = il favore C e il tassello di Firenze insieme permettono tre profumi
option-influence_tile_only_places = il tassello influenza piazza solo gettoni ancora disponibili
option-limited_letters = ci sono solo due lettere di referenza di ogni livello
option-score_without_cubes = le combinazioni danno punti anche quando i cubi sono finiti
option-final_originality = originalità nella parata finale: come se si piazzasse un cubo, o tutte le sottosezioni vuote
option-idle_flips = i tasselli città si possono capovolgere sempre, anche solo per il prestigio

# What is in the box

box-note = Il regolamento mostra molti tasselli e valori solo come immagini o con un esempio; i tasselli uguali qui contano una volta sola.
rows-essences = essenze
rows-recipes = ricette
rows-city_tiles = tasselli città
rows-apprenticeship = tasselli apprendistato
rows-methods = metodi di produzione
rows-deliveries = consegne
rows-sundial = posizioni della meridiana
rows-spaces = spazi azione
rows-cities = città
rows-boards = preparazioni
rows-letters = lettere di referenza
rows-ladies = dame
rows-bonuses = bonus finali
rows-counts = altri numeri

# Reasons, and where the points came from

reason-points = punti { $change }
reason-perfumes = profumi nuovi { $change }
reason-favours = favori { $change }
reason-tokens = gettoni originalità { $change }
reason-essences = essenze { $change }
reason-flowers = fiori { $change }
reason-experience = esperienza { $change }
reason-leads = avresti la maggioranza sulla dama { $lady }
earned-originality = originalità
earned-court = corte
earned-king = Re
earned-perfection = perfezione
earned-favours = favori
earned-cities = città
earned-ladies = dame
earned-bonuses = bonus
earned-tokens = gettoni

# Il tavolo di Aqua Mirabilis, in italiano.

# House rules, as they are in force

choice-must_convert-false = Una produzione non deve convertire nulla
choice-methods_ever_learned-false = Il bonus dei metodi conta solo quelli tenuti fino alla fine
choice-influence_tile_only_places-false = Il tassello influenza può anche spostare gettoni quando la riserva è vuota
choice-limited_letters-false = Ci sono sempre abbastanza lettere di referenza
choice-final_originality-as-if-placed = Parata finale: l’originalità conta come se si piazzasse un cubo
choice-final_originality-empty-sections = Parata finale: l’originalità conta tutte le sottosezioni vuote

# Aree e viste

area-market = Mercato dei fiori
area-cities = Città
area-road = Strada delle carrozze
area-study = Apprendistato
area-court = Vita di corte
area-versailles = Versailles: preferenze del Re e della corte
board-of = Plancia di { $player }
panes = Parti del tavolo
pane-town = Tabellone
pane-own = La mia plancia
pane-others = Gli altri
something-here = qui si può fare qualcosa
show-board = Mostra la plancia di { $player }

# Versailles

column-of = Profumi con la base { $essence }
column-about = L’asse del Re: preferisce una base.
row-of = Essenza complementare: { $essence }
row-about = L’asse della corte: preferisce un’essenza complementare.
cell-name = { $base } con { $other }
cell-cubes = Cubi: { $cubes } su { $sections }.
cell-token = Qui c’è un gettone originalità.
cell-full = Non c’è più posto: qui non si ottengono punti.
cell-worth = Originalità per il prossimo profumo: { $points }.
cell-due = Il prossimo cubo della domenica andrà qui.
king-stands = Re: { $essence }
king-about =
    { $points ->
        [one] I profumi con questa base portano { $points } punto in più.
       *[other] I profumi con questa base portano { $points } punti in più.
    }
court-stands = Corte: { $essence }
court-about = Questa essenza complementare porta punti secondo la tua lettera.
sunday-title = Domenica prossima
next-sunday = Domenica prossima, se nulla cambia: Re → { $king }, corte → { $court }
versailles-about = Presenta un nuovo profumo al Re e alla corte.
court-likes = Corte: { $essence } ({ $points } con la tua lettera)
court-goes = → { $essence }
shelf = Ricette
shelf-about = Stella: livello che la tua esperienza deve raggiungere. Punti: ricette rimaste.
recipe-title = Ricetta: { $recipe }
recipe-left = Rimaste: { $count }.
score-originality = originalità { $points }
score-court = corte { $points }
score-king = Re { $points }
score-perfection = perfezione { $points }
score-favours = favori { $points }
worth-now = Ora a Versailles: { $points }
worth-up-to = Ora a Versailles: fino a { $points }

# Mercato

stall-about = Fiori: { $count }. Nella riserva: { $reserve }.
reserve-of = Riserva, { $essence }: { $count }
worker-at =
    { $workers ->
        [one] { $workers } lavoratore, banco: { $flower }
       *[other] { $workers } lavoratori, banco: { $flower }
    }
worker-about = Porta un fiore di questo banco a chi visita il mercato. Spostare un lavoratore costa 1 punto azione.
you-collect = Raccogli:
nothing-there = nulla da raccogliere
delivery-title = Arriva domenica
delivered = consegnati
cost-points = { $count } PA
stands-here = Qui c’è { $player }.

# Città e strada

city-top = In cima: { $effect }; esperienza { $experience }, prestigio { $prestige } se capovolto.
city-empty = Non ci sono più tasselli.
city-below = Sotto: { $count }.
city-letter = Chiede una lettera di referenza di livello { $letter }.
city-tiles =
    { $count ->
        [one] { $city }: { $count } tassello a scelta
       *[other] { $city }: { $count } tasselli a scelta
    }
city-asks = { $city } chiede la lettera { $letter }
no-city-near = Nessuna città raggiungibile
carriage-here = Carrozza di { $player }.
road-about = La carrozza si muove quando produci.
carriage-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
tile-of-choice = un tassello a scelta fra { $count }
no-tile-without-letter = nessun tassello senza la lettera { $letter }
tile-about = Esperienza { $experience } finché è scoperto, prestigio { $prestige } alla fine se capovolto.

# Apprendistato

short-base = Base
short-specialisation = Specialità
short-ability = Abilità
short-method = Metodo
price-base = e un’essenza di quel tipo
price-specialisation = e un fiore di quel tipo
price-ability = e un gettone originalità
price-method = e due fiori uguali
costs-base = costa un’essenza di quel tipo
costs-specialisation = costa un fiore di quel tipo
costs-ability = costa un gettone originalità
costs-method = costa due fiori uguali
new-method = Nuovo: { $method }
about-base = Le ricette con questa base non ti costano l’essenza base.
about-specialisation = Ogni uso di un metodo che dà questa essenza ne dà una in più.
about-distillation = 1 punto: un fiore, tranne la rosa, dà un’essenza.
about-maceration = 2 punti: due fiori diversi danno un’essenza di ciascuno.
about-squeezing = 1 punto: un fiore di bergamotto o d’arancio dà 2 essenze.
about-enfleurage = 2 punti: due fiori uguali, tranne il fiore d’arancio, danno 3 essenze.
about-extraction = 1 punto: due fiori uguali, tranne il bergamotto, danno 2 essenze.
lesson-gone = Non ce ne sono più.
left-over = Rimasti: { $count }.

# Corte

lady-name = Dama { $lady }
lady-leader = { $player } ha la maggioranza.
influence-of = { $player }: { $count }
own-influence = La tua influenza sulla dama { $lady }: { $count }
letter-name = Lettera di referenza di livello { $letter }
letter-about = Il nobile la dà a chi ha la lettera precedente.
favour-title = { $lady }: { $effect }
favour-free = Nessuno ha questo favore.
favour-held = { $player } ha questo favore.
gifts-title = Regali per la dama { $lady }
gifts-about = Ogni regalo permette di piazzare un gettone influenza; con il primo vedi il suo bonus.
gifts-so-far = offerti: { $count }
bonus-title = Bonus finale della dama { $lady }
bonus-hidden = Coperto. Chi le fa un regalo può guardarlo.
bonus-now = per te ora: { $points }
bonus-seen = Visto da: { $players }.

# Giorni

short-mon = L
short-tue = M
short-wed = M
short-thu = G
short-fri = V
short-sat = S
short-sun = D
day-of-week = { $weekday }, settimana { $week }
day-sunday = Arrivano i fiori, i profumi tornano nuovi, il Re e la corte cambiano idea.
day-final = L’ultima domenica: la partita finisce con la parata finale.
final-parade-short = parata finale
day-passes = passa un giorno
cubes-left = Cubi rimasti: { $count }
tokens-left = Gettoni originalità nella riserva: { $count }

# La plancia

sundial-title = Meridiana
sundial-about = Per ogni posizione: punti produzione e passi della carrozza di una produzione sulla plancia.
sundial-at =
    { $points ->
        [one] Meridiana di { $player }: { $points } punto azione
       *[other] Meridiana di { $player }: { $points } punti azione
    }
sundial-home = Sulla plancia: punti produzione { $production }, passi della carrozza { $steps }.
sundial-full = Con 5 punti azione non si può ancora produrre.
slot-free = Posto libero per un metodo
slot-about = I metodi si imparano nell’apprendistato.
own-flowers = Fiori, { $flower }: { $count }
own-essences = Essenze, { $essence }: { $count }
own-tokens = Gettoni originalità: { $count }
token-about = Permette un turno extra o un’abilità, piace alla dama C; 1 punto alla fine.
flowers-lost = Ciò che non si usa né si conserva va perso.
stored-flower = Conservato: { $flower } ({ $method })
stored-about = Solo questo metodo può usarlo. Puoi scartarlo.
experience-title = Esperienza { $count }
experience-about = Metodi, lezioni e tasselli città scoperti. Le ricette la chiedono.
flipped-title = Tasselli città capovolti: { $count }, prestigio { $prestige }
flipped-about = Il loro prestigio conta alla fine.
curriculum-empty = ancora nulla
parade-empty = ancora nessun profumo
perfume-title = { $perfume }, { $state }
letter-own = Lettera di referenza: livello { $letter }
letter-worth = Punti dalla corte: { $points }.
influence-left = Gettoni influenza rimasti: { $count }
rival-about = punti azione { $points }, esperienza { $experience }, lettera { $letter }, gettoni { $tokens }
rival-goods = Fiori: { $flowers }. Essenze: { $essences }

# Quanto un’azione costa e rende

tile-pays = paga il tassello
tile-pays-up-to =
    { $points ->
        [one] Il tassello paga un’azione fino a { $points } punto azione.
       *[other] Il tassello paga un’azione fino a { $points } punti azione.
    }
create-first = crea lì un profumo
up-to-points =
    { $count ->
        [one] fino a { $count } punto
       *[other] fino a { $count } punti
    }
gain-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
gain-tokens =
    { $count ->
        [one] { $count } gettone originalità
       *[other] { $count } gettoni originalità
    }
pay-tokens =
    { $count ->
        [one] { $count } gettone originalità
       *[other] { $count } gettoni originalità
    }
gain-letter = lettera { $letter }
no-letter = nessuna lettera per te
letters-gone = non restano lettere { $letter }
then-gifts = poi i regali
one-influence = 1 influenza
takes-lead = hai la maggioranza sulla dama { $lady }: { $effect }
ties-lead = parità sulla dama { $lady }
change-experience = esperienza { $change }
prestige-later =
    { $points ->
        [one] { $points } punto alla fine
       *[other] { $points } punti alla fine
    }
production-points =
    { $count ->
        [one] { $count } punto produzione
       *[other] { $count } punti produzione
    }
base-free = nessuna essenza base da pagare
lost-flowers = persi: { $flowers }
lost-points =
    { $count ->
        [one] { $count } punto va perso
       *[other] { $count } punti vanno persi
    }
will-be-lost = Persi se non usati né conservati:

# Il banco di lavoro

sunday-told = La domenica, passo dopo passo
court-to-most = La corte va dove ci sono più cubi: { $essence }.
court-to-fewest = La corte va dove ci sono meno cubi: { $essence }.
king-to-fewest = Il Re va dove ci sono meno cubi: { $essence }.
the-end = La fine, passo dopo passo
before-the-end = Prima della fine:
points-left =
    { $count ->
        [one] { $count } punto azione
       *[other] { $count } punti azione
    }
home-makes = Produrre sulla plancia: punti { $production }, carrozza { $steps }
home-not-yet = Con 5 punti azione non si può ancora produrre.
next-turn = Punti azione al prossimo turno: { $points }
or-produce = o produzione con { $production }, carrozza { $steps }
days-left = Giorni all’ultima domenica: { $count }
free-recipes =
    { $count ->
        [one] { $count } ricetta possibile ora
       *[other] { $count } ricette possibili ora
    }
free-replace = Nuovo profumo: prima scartane uno
free-no-recipe = Ora nessun profumo possibile
free-tiles =
    { $count ->
        [one] { $count } tassello da capovolgere
       *[other] { $count } tasselli da capovolgere
    }
free-no-tile = Nessun tassello da capovolgere

# Da dove vengono i punti

source-originality = Originalità
source-court = Corte
source-king = Re
source-perfection = Perfezione
source-favours = Favori
source-cities = Città
source-ladies = Dame
source-bonuses = Bonus finali
source-tokens = Gettoni originalità

# Ciò che manca a una scelta

thing-essence = una seconda essenza
thing-reserve = una seconda essenza
thing-worker = il lavoratore
thing-stall = il banco
thing-flower = il fiore
thing-learn = ciò che impari
thing-method = il metodo
thing-influence = il gettone influenza
thing-lady = la dama
thing-favour = il secondo favore

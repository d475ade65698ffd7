# The browser table, in Italian.

# The site

home-link = Grasse, pagina iniziale
site = Pagine
to-home = Alla pagina iniziale
loading = Caricamento…
close = Chiudi
cancel = Annulla

# Where there is nothing

lost-title = Ne resta solo il profumo
lost-page = Non c’è nessuna pagina all’indirizzo { $path }. Forse il link è tagliato.
lost-table = Forse il link è tagliato, o il tavolo è stato eliminato.
lost-invited = Hai un invito? Incolla il link intero

# Home

home-title =
  { $count ->
    [3] Tre giochi di profumi e spezie
    [4] Quattro giochi di profumi e spezie
    [5] Cinque giochi di profumi e spezie
   *[other] { $count } giochi di profumi e spezie
  }
home-lead = Siediti e gioca: subito contro i bot, o con gli amici tramite un link. Senza account, e con dadi che puoi verificare.
choose-game = Scegli un gioco
my-tables = Continua a giocare
continue = Continua
state-gathering = Non ancora iniziata
state-over = Finita
all-my-tables = Tutti i miei tavoli
more-tables = Altri tavoli
finished = Partite finite
finished-all = Tutte
finished-more = Altre partite finite
ended-stopped = Abbandonata
ended-won = Vinta
ended-place = { $place }º posto su { $count }
see-result-of = Risultato: { $game }, { $date }
replay-of = Rivedi: { $game }, { $date }
record = Il tuo bilancio: { $game }
record-played = giocate
record-won = vinte
record-mean = media
record-best = migliore
record-against = giocate: { $games }, vinte: { $won }
your-turn = Tocca a te
standing-round = Round { $number }
standing-week = Settimana { $number }
fact-players = { $least }–{ $most } persone
fact-chairs =
    { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }
fact-minutes = { $least }–{ $most } min
fact-weight = Difficoltà { $weight } su 5
players = Persone
bots = Bot
level = Livello
level-of = Livello di { $player }
play-now = Gioca ora
play-now-game = Gioca ora: { $game }, contro i bot
friends = Con amici
friends-game = Con amici: un tavolo di { $game }
practice-link = Esercitarsi a lanciare
practice-title = { $game }: campo di prova
guest = Ospite
join-title = Unisciti a un tavolo
join-link = Link dell’invito
join = Unisciti
join-no-link = Questo non è il link di un tavolo.

# A new table

new-table-title = Un tavolo per gli amici
your-name = Il tuo nome
your-mark = Il tuo colore e il tuo segno
mark-0 = Cerchio blu
mark-1 = Rombo arancione
mark-2 = Triangolo verde
mark-3 = Quadrato prugna
rename = Rinomina
rename-title = Il tuo nome e il tuo segno qui
pace = Tempo per pensare
pace-0 = Senza limiti
pace-60 = Un minuto per decisione
pace-300 = Cinque minuti per decisione
pace-86400 = Un giorno per decisione
pace-259200 = Tre giorni per decisione
who-sits = Chi siede dove
chair-number = Posto { $number }
chair-name = Nome al posto { $number }
chair-open = Libero, per un amico
chair-mine = Su questo dispositivo
chair-bot = Bot, { $level }
watchable = Altri possono guardare
house-rules = Regole della casa e componenti propri
rules-usual = Torna alle regole consuete
rule-usual = Di solito: { $value }
rule-usual-one = La regola consueta
rules-kind-tick = Sì o no
rules-kind-choice = Una fra più
rules-kind-number = Numeri
rules-changed =
    { $count ->
        [one] { $count } regola della casa
       *[other] { $count } regole della casa
    }
own-components = Il tuo file dei componenti (TOML)
house-rules-here = Regole della casa a questo tavolo
house-rules-none = Nessuna: valgono le regole consuete.
own-components-here = Con un file dei componenti proprio
own-components-refused = Con questo file dei componenti non si può giocare: { $why }
house-rule = { $rule }: { $value }
make-table = Crea il tavolo
start-game = Inizia la partita

# Gathering

gathering-title = Un tavolo di { $game }
gathering-lead = La partita inizia quando tutti i posti sono occupati.
gathering-full = Tutti i posti sono occupati. Chi ha aperto il tavolo inizia la partita.
gathering-full-owner = Tutti i posti sono occupati. Puoi iniziare.
opening = Si preparano i dadi…
chairs = Posti
open-chair = Posto libero
you-mark = (tu)
bot-mark = (bot, { $level })
away-mark = (assente)
sit-here = Siediti qui
sit-too = Siediti anche qui
add-bot = Aggiungi un bot
remove-bot = Togli il bot
stand-up = Alzati
free-chair = Libera il posto
free-chair-of = Libera il posto di { $player }
chair-free-now = Un posto è libero.
invited-title = { $host } ti invita a { $game }
share = Condividi…
rules-of = Le regole di { $game }
invite-local = Questo link funziona solo su questo computer. Per altri dispositivi avvia Grasse con questo comando e apri l’indirizzo che mostra:
invite-elsewhere = I tuoi amici raggiungono questo computer a { $address }; l’indirizzo del tuo browser vale solo qui.
invite-code = Mostra un codice da inquadrare
invite-qr = Un codice da inquadrare con il telefono: apre l’invito
invite-title = Invita gli amici
invite-text = Chi ha questo link può sedersi.
copy = Copia
copy-link = Copia il link del tavolo
copied = Copiato

# Chairs while the game runs

away-long = { $player } non c’è da un po’.
let-bot-play-for = Lascia giocare un bot per { $player }
ask-bot-for = Chiedi agli altri: un bot per { $player }?
ask-away-of = Chiedi agli altri: mandare via { $player }?
open-chair-of = Apri il posto di { $player } a un amico
close-chair-of = Lascia un bot al posto di { $player }
asked-sit = { $name } vorrebbe prendere il posto di { $player }.
asked-bot = { $name } chiede: deve giocare un bot per { $player }?
asked-away = { $name } chiede: { $player } deve lasciare il tavolo?
agree = D’accordo
decline = Rifiuta
ask-no-more = Non chiedere più
asking-to-sit = Hai chiesto di sederti. Tutti al tavolo devono essere d’accordo.
waiting-to-agree = Manca l’accordo di: { $players }
renew-invitation = Crea un nuovo invito; il vecchio link non varrà più
move-title = Gioca su un altro dispositivo
move-offer = Crea un link per un altro dispositivo
move-text = Apri questo link o scansiona il codice sull’altro dispositivo entro dieci minuti. Vale una volta sola e porta lì il tuo posto.
move-revoke = Ritira il link
move-qr = Un codice da scansionare con l’altro dispositivo
move-here = Continuare questa partita in questo browser?
move-take = Continua qui

# The table

what-now = Cosa fare ora
your-moves = Le tue mosse
latest = Che cosa è appena successo
no-moves = Non è il tuo turno.
choose-more = Ora tocca l’elemento successivo.
choose-thing = Ora scegli { $things }.
choose-lit = Tocca qualcosa di evidenziato o scegli dall’elenco.
watching = Stai guardando la partita.
watching-how = Vedi quello che vedono tutti al tavolo.
own-table = Un tavolo tuo
waiting-for = Si attende { $player }.
bot-thinks = { $player } sta pensando…
bot-plays-for-you = Un bot gioca per te.
looking-back = Stai guardando il passato.
catching-up = Che cosa è successo dalla tua ultima visita.
time-left = Tempo rimasto
which-rule = Quale regola?
zoom-reset = Tutto il tabellone
recall = Riepilogo
summary = In breve.
summary-gain = { $gained } → { $score }
summary-new = Novità sul tavolo
summary-each = Mostra dopo ogni round
summary-go-on = Avanti
skip = Salta
undo = Annulla mossa
undo-limit = Annulla la tua ultima decisione: possibile finché nulla è rivelato e nessun altro agisce.
undo-none = Non c’è nulla da annullare.
undo-revealed = Dopo la tua decisione è stato rivelato qualcosa: non si può più annullare.
reset-turn = Ricomincia il turno
reset-turn-what = Annulla tutto il possibile di questo turno.
board = Tabellone
beside = Accanto al tabellone
score = Punteggio
played-by-bot = giocato da un bot
journal = Diario
journal-filter = Mostra
journal-setup =
    { $count ->
        [one] Preparazione: { $count } riga
       *[other] Preparazione: { $count } righe
    }
journal-see = Rivedi questa posizione
everybody = Tutti
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Scrivi al tavolo
send = Invia
watcher = Chi guarda
watchers =
    { $count ->
        [one] { $count } persona guarda.
       *[other] { $count } persone guardano.
    }
rules = Regole
rules-now = Di che cosa si tratta ora
rules-all = Tutte le regole
settings = Impostazioni
this-table = Questo tavolo
hand-to-bot = Lascia giocare un bot al mio posto
take-back = Torna a giocare tu
resign = Abbandona
resign-sure = Abbandona definitivamente
save-file = Salva il file della partita

# Connection

connection-saved = Salvato
connection-sent = Inviato, non ancora salvato
connection-opening = Connessione…
connection-cut = Connessione persa, nuovo tentativo…

# Preferences

language = Lingua
theme = Aspetto
theme-switch = Passa da chiaro a scuro
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
speed = Animazioni
speed-normal = normali
speed-fast = veloci
speed-off = nessuna
reading = Mosse degli altri
reading-normal = normali
reading-calm = con calma
reading-quick = veloci
summaries = Ogni round in breve
confirmation = Un tocco sul tabellone
confirmation-on = mostra, poi chiede
confirmation-off = agisce subito
sound = Suono
answering = Rispondi da solo se non ho scelta
slow = L’ultimo lancio del giro al rallentatore
symbols = Lettere accanto ai colori
switch-on = sì
switch-off = no

# The past

replay = Rivedi la partita
replay-round-back = Round precedente
replay-turn-back = Turno precedente
replay-turn-next = Turno successivo
replay-round-next = Round successivo
replay-speed = Velocità
replay-link = Copia un link a questo momento
replay-previous = Indietro
replay-next = Avanti
replay-play = Riproduci
replay-pause = Pausa
replay-moment = Momento { $number } di { $count }
back-to-now = Torna al presente
play-on = Continua da qui
play-on-what = Un nuovo tavolo che comincia da questo momento: tu, e dei bot agli altri posti.

# Several people at one device

pass-title = Passa il dispositivo a { $player }
pass-text = Ciò che gli altri non devono vedere resta nascosto fino ad allora.
pass-ready = Sono { $player }

# The end

result = Risultato
result-picture = Condividi un’immagine
result-stopped = La partita è stata interrotta; non vince nessuno.
source = Origine
total = Totale
curve = Come sono cresciuti i punteggi
rematch = Rivincita
fairness = Prova di correttezza
fairness-text = I dadi erano fissati prima della prima azione e mescolati con byte di ogni persona. Il tuo browser può ricalcolare da solo ogni estrazione.
fairness-check = Verifica qui
fairness-working = Calcolo in corso…
fairness-failed = Non è stato possibile ottenere la prova.
fairness-impossible = Questo browser lo calcola solo su pagine sicure (https). Salva il file della partita e usa: grasse verify
fair-holds = Tutto torna: i dadi non erano truccati.
fair-broken = Qualcosa non torna.
fair-commitment = Il seme è quello annunciato prima della partita.
fair-draws = Estrazioni ricalcolate: { $draws }; errate: { $wrong }.
fair-decisions = Esiti che seguono dalla loro estrazione: { $decided }; errati: { $wrong }.
fair-mixed = I byte di { $player } sono quelli promessi.

# Keyboard

keys = Tastiera
key-arrows = muoversi sul tabellone
key-pages = alla prossima cosa che si può toccare
key-enter = toccare, confermare
key-escape = annullare, saltare, tornare al presente
key-undo = annullare la mossa
key-end = finire il turno
key-journal = diario
key-help = aiuto per questo passo, e questo elenco
key-recall = rivedere che cosa è successo dal tuo ultimo turno
key-history = scorrere il passato
key-history-turn = il passato turno per turno
key-history-round = il passato round per round
key-history-play = riprodurre o fermare il passato, più veloce, più lento
key-board = al tabellone

# About

about-title = Informazioni
about-what = Grasse è un tavolo per giochi da tavolo su profumi e spezie: Parfum, Safranito e Aqua Mirabilis. Si gioca nel browser, in solitario contro i bot, in più persone su un dispositivo o con gli amici in rete.
about-unofficial = Questo progetto non è ufficiale. I nomi dei giochi appartengono ai loro editori, che non c’entrano. I testi delle regole e i disegni sono nostri.
about-data = Da dove vengono i dati
about-data-text = I regolamenti mostrano molte tessere e carte solo come immagini. Ciò che nessun testo dice è ricostruito: la nostra migliore deduzione, non una copia.
own-box-download = Scarica il nostro file
own-box-upload = Sceglilo per un nuovo tavolo, sotto «{ $place }»; nel terminale:
own-components-say = Questo tavolo gioca con un file dei componenti proprio, che di sé dice:
about-fair = Dadi non truccati
about-fair-text = Prima della prima azione il tavolo mostra un’impronta del suo seme segreto, e ogni persona vi mescola byte casuali. Alla fine il seme viene mostrato e il tuo browser può ricalcolare ogni estrazione. Non prova che chi gestisce il server non abbia guardato.
about-privacy = Che cosa si conserva
about-privacy-text = Un cookie con una chiave casuale dice quali posti sono tuoi; il browser conserva impostazioni e nome. Nessun account, nessun tracciamento, nessuna richiesta ad altri siti.
about-licences = Licenze di caratteri e librerie

# What is refused, by the code of the protocol

problem-offline = Il server non risponde. C’è connessione?
problem-bad-request = Questa richiesta non ha senso per il server.
problem-not-found = Qui non c’è nulla.
problem-no-table = Questo tavolo non esiste.
problem-not-allowed = Non ti è permesso.
problem-wrong-origin = Questo viene da una pagina di un altro sito.
problem-wrong-invitation = Serve l’invito del tavolo: usa il link completo.
problem-chair-taken = Lì siede qualcuno.
problem-chair-not-yours = Questo non è il tuo posto.
problem-chairs-empty = Ci sono posti liberi: occupali o fai sedere dei bot.
problem-already-started = La partita è iniziata.
problem-not-started = La partita non è iniziata.
problem-game-over = La partita è finita.
problem-not-over = È segreto fino alla fine della partita.
problem-not-your-turn = Non è il tuo turno.
problem-old-version = Il tavolo è cambiato nel frattempo. Guarda di nuovo.
problem-nothing-to-undo = Non c’è nulla da annullare: qualcosa è stato rivelato da allora.
problem-illegal = Le regole non lo permettono.
problem-not-stored = Non è stato possibile salvarlo; nulla è cambiato. Riprova.
problem-damaged = Questo tavolo è danneggiato e non si può aprire. Avvisa chi gestisce questo server: una copia di sicurezza può recuperarlo.
problem-too-big = È troppo in una volta.
problem-too-fast = Troppo in fretta: aspetta un momento.
problem-too-many-tables = Hai creato molti tavoli: aspetta un po’.
problem-too-many-watchers = Stanno già guardando in troppi.
problem-not-watchable = Questo tavolo non vuole che si guardi.
problem-shutting-down = Il server si riavvia: tornerà tra un momento.
problem-sent-away = Ti hanno mandato via da questo tavolo.
problem-not-away = Non è assente da due minuti, e non c’è nessun altro che possa essere d’accordo.
problem-wrong-code = Questo link è già stato usato o è troppo vecchio.
problem-given-up = La partita è stata abbandonata: non l’ha vinta nessuno.
problem-not-a-game = Questo non è un file di partita di Grasse.
problem-other-format = Questo file di partita viene da un’altra versione di Grasse, che questa non sa leggere.
problem-changed-file = Questo file di partita è danneggiato, o è stato cambiato dopo la scrittura.
problem-no-hints = A questo tavolo non ci sono suggerimenti.
problem-too-many-reports = Hai chiesto molti resoconti: aspetta un po’.

# The report of a finished game

see-report = Dove è stata vinta?
see-report-of = Dove è stata vinta? { $game } del { $date }
report-crumb = Resoconto
report-way = Dove sei
report-working = I bot rigiocano la partita da ogni momento. Quello che vedi migliora mentre leggi.
report-progress = A che punto è il resoconto
report-ahead =
    { $count ->
        [one] Prima c’è { $count } altro resoconto.
       *[other] Prima ci sono altri { $count } resoconti.
    }
report-stop = Ferma qui
report-stopped = Il resoconto è stato fermato.
report-again = Prepara il resoconto
report-failed = Non è stato possibile preparare il resoconto. Riprova più tardi.
report-by-luck = { $player } ha vinto, e la fortuna ha fatto la parte maggiore.
report-by-others = { $player } ha vinto soprattutto per ciò che gli altri hanno lasciato andare.
report-by-rest = { $player } ha vinto a piccoli passi: non hanno deciso né la fortuna né gli errori altrui.
report-see = Vedi il tabellone
report-lead = { $player }: { $when }
report-when = Quando
report-pictures = Nelle immagini il verde è meglio, il rosso tratteggiato è ciò che è stato giocato.
report-no-slips-yet = Finora non si è trovato nulla di meglio.
report-points-about = Le cifre piccole sono ciò che manca rispetto a chi ha vinto, o ciò che c’è in più.

# Hints

hint = Suggerimento
hint-what = Che cosa converrebbe fare, e perché (H)
hints = Tre buone mosse
hint-about = Ciò che ci si aspetta se tutti continuano bene. Scegline una per vederla nella barra.
hint-thinking = Ci penso…
hint-none = Qui non c’è nulla da scegliere.
hints-allowed = Tutti possono chiedere suggerimenti (una partita per imparare)
key-hint = un suggerimento: le mosse migliori, se il tavolo lo permette

# What a game is about, in three lines

brief-parfum-1 = A ogni round scegli un orologio: un posto tra i primi, o più azioni.
brief-parfum-2 = Con le azioni raccogli dadi; ciò che esce distilla note di fragranza, e le note fanno profumi.
brief-parfum-3 = I clienti pagano ciò che amano. Alla fine vince chi ha più denaro.
brief-safranito-1 = Tutti lanciano gettoni su un tabellone pieno di ciotole di spezie, e possono spostare quelli altrui.
brief-safranito-2 = Ciò che sta in una ciotola è il prezzo della sua spezia: lì vendi, o compri.
brief-safranito-3 = Con le spezie giuste cucini piatti. Chi cucina il terzo vince subito.
brief-aqua-mirabilis-1 = Spendi punti azione: al mercato, nelle città, nell’apprendistato, a corte.
brief-aqua-mirabilis-2 = I fiori diventano essenze, e le essenze profumi, secondo le ricette.
brief-aqua-mirabilis-3 = Li presenti a Versailles come piacciono al Re e alla corte. Dopo quattro settimane vince chi ha più punti.

# Studies, and game files

study = Studio
explore = Esplora
explore-what = Prova da qui: tutti i lati, annulla tutto, la Natura come vuoi
nature-acts = Tocca alla Natura.
nature-choose = Scegli accanto al tabellone che cosa fa, o lascia che tiri.
nature-rolls = La Natura tira
file-title = Una partita da un file
file-about = Dove è stata vinta una partita finita, o un tabellone per continuare. Il file viene cancellato dopo una settimana senza uso.
file-choose = File di partita
study-title = Accanto al tabellone
study-chances = Che cosa si aspettano i bot
study-about = La probabilità di vincere di ciascuno, e il margine, se bravi bot continuano da qui.
study-margin = Margine atteso
study-nature = La Natura
study-rolls = La Natura tira da sola
study-only-rolls = Quello che può fare qui non si può elencare: lascia che tiri.
study-line = Questa linea
study-back = Un passo indietro
study-start = All’inizio
study-save = Salva come file

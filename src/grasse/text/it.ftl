# What every game needs, in Italian.

# The table in the terminal

welcome = { $game }. Intorno al tavolo: { $players }.
level-beginner = principiante
level-easy = facile
level-solid = solido
level-strong = forte
level-master = magistrale
level-random = a caso
welcome-help = Scrivi il tasto di ciò che vuoi fare. Con aiuto vedi tutto ciò che puoi scrivere.
recap = Gli ultimi avvenimenti:
prompt-line = { $player }: { $prompt }
prompt-choose = La tua scelta:
prompt-only = Invio per farlo:
prompt-back = La tua scelta, o b per tornare indietro:
prompt-pages = La tua scelta, m per le altre ({ $page } di { $pages }), o b per tornare indietro:
prompt-way = Come? Invio sceglie il primo modo:
prompt-way-pages = Come? Invio sceglie il primo modo, m mostra gli altri ({ $page } di { $pages }):
prompt-sure = { $action }: non si può annullare. Invio per farlo, un altro tasto e Invio per non farlo:
prompt-pause = Premi un tasto per continuare.
prompt-page = Invio per continuare, q per smettere:
yes = s sì y yes
not-done = Non è stato fatto.
no-such-key = { $key } non è possibile adesso. Invio mostra che cosa lo è, aiuto tutto ciò che puoi scrivere.
more-choices = { $action } ({ $count } possibilità)
hand-over = Passa la tastiera a { $player }, poi premi Invio.
undone = Annullato.
hint-best = Le scelte migliori, agli occhi di un bot che le ha provate:
hint-nothing = Non c’è nulla da scegliere.
hint-brings = probabilità di vincere { $percent }%, vantaggio atteso { $margin }
sure-on = D’ora in poi nulla viene chiesto due volte.
sure-off = D’ora in poi viene chiesta conferma prima di ciò che non si può annullare.
committed = Tutti i lanci e le estrazioni sono sigillati in anticipo: { $commitment }

# Commands: the word to type, and what it does

command-help = aiuto
command-rules = regole
command-goal = scopo
command-why = perché
command-table = tavolo
command-journal = diario
command-hint = suggerimento
command-undo = annulla
command-reset = ricomincia
command-more = altre
command-back = indietro
command-sure = sicuro
command-quit = esci
command-all = tutto
help-keys = Scrivi il numero o la lettera di un’opzione; resta la stessa per tutto il turno. Invio sceglie l’unica opzione. Ciò che è segnato con ! non si può annullare. Puoi anche scrivere un’azione come nei file di partita, per esempio { $example }.
does-help = questo aiuto
does-rules = le regole di questo passo; con una parola o un numero come SELL-04, quelle; con tutto, l’intero regolamento
does-goal = lo scopo del gioco e come finisce
does-why = la regola dell’ultimo rifiuto
does-table = tutto il tavolo
does-journal = gli ultimi avvenimenti; con tutto, dall’inizio
does-hint = le tre scelte migliori, che cosa ci si aspetta da ognuna e perché
does-undo = annulla, finché non si rivela qualcosa
does-reset = annulla tutto ciò che si può di questo turno
does-more = le opzioni successive
does-back = torna alla prima domanda
does-sure = non chiedere più conferma prima di ciò che non si può annullare, o chiedila di nuovo
does-quit = esci; la partita resta salvata
no-such-rule = Nessuna regola parla di «{ $text }».

# Kept games

kept = La partita resta salvata come { $name }. Per riprenderla:
not-kept = Non si è giocato nulla, quindi non resta nulla.
kept-line = { $name }: { $game } con { $players }, round { $round }; ultima giocata: { $when }
kept-unreadable = { $name }: illeggibile ({ $why }); ultima giocata: { $when }
kept-elsewhere = { $name } è in corso in un altro terminale
kept-none = non c’è nessuna partita da riprendere
kept-unknown = non c’è nessuna partita salvata «{ $name }»; ci sono: { $names }
kept-name = il nome di una partita è fatto di lettere, cifre e -, non di sole cifre
kept-taken = c’è già una partita { $name }; { $command }
save-there = { $path } esiste già; la partita ci verrebbe scritta sopra
prompt-resume = Quale? Scrivi il suo numero o il suo nome:
prompt-forget = Eliminare { $name } per sempre? Scrivi sì:
forgotten = { $name } è stata eliminata.
not-forgotten = { $name } resta.
saved = La partita è in { $path }. Per verificarla:

# Refusals

refused = Non è possibile: { $reason } ({ $rule })
refused-why = Scrivi perché per leggere la regola.
refused-not-this-step = non è il momento.
refused-no-nature-outcome = il caso non può dare questo.
refused-game-is-over = la partita è finita.
refused-nothing-to-undo = Non c’è nulla da annullare: nel frattempo si è rivelato qualcosa.
refused-not-an-action = «{ $text }» non è un’azione di questo gioco.
written-so = Questa azione si scrive: { $usage }
nothing-refused = Finora nulla è stato rifiutato.

# What happens at the table beside the game

log-chair-to-bot = Un bot gioca al posto di { $name }.
log-chair-level = Il bot { $name } gioca d’ora in poi a un altro livello.
log-chair-timed-out = { $name } ha impiegato troppo: un bot gioca al suo posto.
log-chair-taken-back = { $name } torna a giocare.
log-chair-resigned = { $name } si ritira; un bot gioca al suo posto.
log-chair-freed = { $name } deve andarsene; un bot gioca al suo posto.
log-chair-opened = Il posto di { $name } è libero per qualcun altro; intanto lo gioca un bot.
log-chair-closed = Il posto di { $name } resta a un bot.
log-chair-taken = { $name } prende il posto di { $before }.
log-chair-moved = { $name } continua in un altro browser.
log-chair-renamed = { $before } ora si chiama { $name }.
log-chair-marked = { $name } ora ha un altro segno.
log-goes-on = La partita riprende da un momento di una precedente.

# Results

result-winner = { $player } vince con un punteggio di { $score }.
result-shared = { $players } condividono la vittoria con un punteggio di { $score }.
result-cap =
    { $count ->
        [0] La partita è stata interrotta dopo { $rounds } round; nessuno era in testa, tutti hanno un punteggio di { $score }.
        [1] La partita è stata interrotta dopo { $rounds } round; { $players } era in testa con un punteggio di { $score }.
       *[other] La partita è stata interrotta dopo { $rounds } round; { $players } erano in testa con un punteggio di { $score }.
    }

# Where the data come from

source-rulebook = Dal regolamento
source-review = Da recensioni
source-box = Rilevato dalla scatola
source-reconstructed = Ricostruito
source-list = { $source }: { $list }.
rows-of = { $count } su { $all } { $rows }
reconstructed-none = Nulla è ricostruito.
own-box = Se possiedi la scatola, puoi correggere il nostro file:
own-box-export = Prendi il nostro file: ogni riga dice da dove viene.
own-box-edit = Correggi le righe in base al contenuto della tua scatola e scrivici source = "box".
own-box-check = Controlla se con il tuo file si può giocare e in che cosa differisce dal nostro.
own-box-play = Giocaci.
options-here = Opzioni (--option nome=valore), prima il valore predefinito:
any-number = un numero
players-line = { $players } persone
from-package = Dal pacchetto { $package }.
game-broken = { $name } resta fuori: { $problem }
components-written = Il nostro file è in { $path }. Correggilo, poi: { $command }
components-valid = { $path } è valido. Per giocarci: { $command }
components-invalid =
    { $count ->
        [one] { $path } non è valido: { $count } problema.
       *[other] { $path } non è valido: { $count } problemi.
    }
components-same = Dice le stesse cose del nostro file.
components-differ =
    { $count ->
        [one] Differisce dal nostro file in { $count } punto:
       *[other] Differisce dal nostro file in { $count } punti:
    }
components-field = { $field } { $yours }, da noi { $ours }
components-added = solo nel tuo file
components-removed = solo nel nostro file
components-order = le righe sono in un altro ordine
components-more = … e altri { $count }; --json li elenca tutti.

# The report of a game, and hints

report-title = Dove si è vinta la partita
report-round = Round { $round }
report-day = Giorno { $round }
report-curve = Le probabilità di vittoria di tutti
report-leads =
    { $count ->
        [0] In testa dall’inizio alla fine: { $player }.
        [one] La testa è cambiata { $count } volta.
       *[other] La testa è cambiata { $count } volte.
    }
report-account = Fortuna e decisioni
report-account-about = Dalla probabilità iniziale a quella finale, in punti su 100. Un errore è ciò che una decisione ha perso rispetto alla migliore trovata; il resto non appartiene a nessuno dei due.
report-accuracy = precisione { $percent }%
report-start = inizio
report-luck = fortuna
report-others = errori altrui
report-own = i propri errori
report-rest = resto
report-end = fine
report-slips = Le decisioni costate di più
report-no-slips = Non è stato trovato nulla di meglio.
report-moment = { $player }, { $when }
report-played = Giocato
report-better = Meglio
report-why = Perché
report-gain = vantaggio atteso { $margin }; { $percent }% di vittorie in più
report-board = Il tavolo in quel momento: { $command }
report-luckiest = Le pescate più fortunate
report-unluckiest = Le pescate più sfortunate
report-no-draws = Nessuna.
report-odds = { $words }, 1 su { $count }
report-points = Da dove vengono i punti
report-won = { $player } (vittoria)
report-total = totale
report-sure = È sicuro? Ogni probabilità viene da bot che proseguono dalla vera posizione fino al prossimo momento tranquillo (campioni: { $samples }); la fortuna è nota entro circa { $error } punti su 100.
report-early = Questo rapporto è stato fermato dopo il { $percent }% del lavoro.
report-by-thumb = Queste posizioni sono giudicate a occhio: non è ancora stato imparato nulla su di esse.
report-more = +{ $count }
report-fewer = −{ $count }

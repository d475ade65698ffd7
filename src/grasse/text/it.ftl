# What every game needs, in Italian.

# The table in the terminal

welcome = { $game }. Intorno al tavolo: { $players }.
welcome-help = Scrivi il numero di ciò che vuoi fare. Con ? vedi tutto ciò che puoi scrivere.
prompt-line = { $player }: { $prompt }
prompt-choose = La tua scelta:
prompt-kind = Che cosa vuoi fare?
back-to-kinds = Indietro
number-needed = Scrivi un numero da 1 a { $count }, oppure ? per l’aiuto.
more-choices = { $action } ({ $count } possibilità)
hand-over = Passa la tastiera a { $player }, poi premi Invio.
undone = Annullato.
hint = Un bot avido sceglierebbe: { $action }
help-keys =
    Scrivi un numero per scegliere. Puoi anche scrivere un’azione come nei file di partita, per esempio { $example }.
    why    la regola dell’ultimo rifiuto
    u      annulla, finché non si rivela qualcosa
    r      annulla tutto ciò che si può di questo turno
    t      mostra di nuovo il tavolo
    j      il diario della partita
    h      un suggerimento
    q      esci; la partita resta salvata e grasse play --resume la riprende
    ?      questo aiuto
kept = La partita resta salvata. Per riprenderla: { $command }
saved = La partita è in { $path }. Per verificarla: { $command }
committed = Tutti i lanci e le estrazioni sono sigillati in anticipo: { $commitment }

# Refusals

refused = Non è possibile: { $reason } ({ $rule })
refused-why = Scrivi why per leggere la regola.
refused-not-this-step = non è il momento.
refused-no-nature-outcome = il caso non può dare questo.
refused-game-is-over = la partita è finita.
refused-nothing-to-undo = Non c’è nulla da annullare: nel frattempo si è rivelato qualcosa.
refused-not-an-action = «{ $text }» non è un’azione di questo gioco.
written-so = Questa azione si scrive: { $usage }
nothing-refused = Finora nulla è stato rifiutato.

# What happens at the table beside the game

log-chair-to-bot = Un bot gioca al posto di { $name }.
log-chair-timed-out = { $name } ha impiegato troppo: un bot gioca al suo posto.
log-chair-taken-back = { $name } torna a giocare.
log-chair-resigned = { $name } si ritira; un bot gioca al suo posto.
log-chair-freed = { $name } deve andarsene; un bot gioca al suo posto.
log-chair-opened = La sedia di { $name } è libera per qualcun altro; intanto la gioca un bot.
log-chair-closed = La sedia di { $name } resta a un bot.
log-chair-taken = { $name } prende la sedia di { $before }.
log-chair-moved = { $name } continua in un altro browser.

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
players-line = { $players } giocatori
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

# What every game needs, in German. A whole sentence after a colon begins with a capital.

# The table in the terminal

welcome = { $game }. Am Tisch sitzen: { $players }.
welcome-help = Tippe die Nummer dessen, was du tun willst. Mit ? siehst du alles, was du tippen kannst.
prompt-line = { $player }: { $prompt }
prompt-choose = Deine Wahl:
prompt-kind = Was möchtest du tun?
back-to-kinds = Zurück
number-needed = Tippe eine Zahl von 1 bis { $count }, oder ? für Hilfe.
more-choices =
    { $count ->
        [one] { $action } ({ $count } Möglichkeit)
       *[other] { $action } ({ $count } Möglichkeiten)
    }
hand-over = Gib { $player } die Tastatur und drücke dann die Eingabetaste.
undone = Zurückgenommen.
hint = Ein gieriger Bot würde wählen: { $action }
help-keys =
    Tippe eine Nummer, um zu wählen. Du kannst eine Aktion auch so tippen, wie sie in Spieldateien steht, zum Beispiel { $example }.
    why    die Regel hinter der letzten Ablehnung
    u      zurücknehmen, solange nichts aufgedeckt wurde
    r      alles zurücknehmen, was in diesem Zug noch geht
    t      den Tisch noch einmal zeigen
    j      das bisherige Protokoll
    h      ein Tipp
    q      aufhören; das Spiel bleibt erhalten, grasse play --resume setzt es fort
    ?      diese Hilfe
kept = Das Spiel bleibt erhalten. So geht es weiter: { $command }
saved = Das Spiel liegt in { $path }. So prüfst du es: { $command }
committed = Alle Würfe und Ziehungen sind vorab versiegelt: { $commitment }

# Refusals

refused = Das geht nicht: { $reason } ({ $rule })
refused-why = Mit why siehst du die Regel.
refused-not-this-step = Das ist jetzt nicht an der Reihe.
refused-no-nature-outcome = Das kann der Zufall nicht ergeben.
refused-game-is-over = Das Spiel ist zu Ende.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt.
refused-not-an-action = „{ $text }“ ist in diesem Spiel keine Aktion.
written-so = Diese Aktion schreibt man: { $usage }
nothing-refused = Bisher wurde nichts abgelehnt.

# What happens at the table beside the game

log-chair-to-bot = Ein Bot spielt für { $name } weiter.
log-chair-timed-out = { $name } hat zu lange gebraucht: Ein Bot spielt weiter.
log-chair-taken-back = { $name } spielt wieder selbst.
log-chair-resigned = { $name } gibt auf; ein Bot spielt weiter.
log-chair-freed = { $name } muss gehen; ein Bot spielt weiter.
log-chair-opened = Der Stuhl von { $name } ist für jemand Neues frei; bis dahin spielt ihn ein Bot.
log-chair-closed = Der Stuhl von { $name } bleibt bei einem Bot.
log-chair-taken = { $name } übernimmt den Stuhl von { $before }.
log-chair-moved = { $name } spielt in einem anderen Browser weiter.

# Results

result-winner = { $player } gewinnt mit einem Ergebnis von { $score }.
result-shared = { $players } gewinnen gemeinsam mit einem Ergebnis von { $score }.
result-cap =
    { $count ->
        [0] Das Spiel wurde nach { $rounds } { $rounds ->
            [one] Runde
           *[other] Runden
        } abgebrochen; niemand lag vorn, alle haben ein Ergebnis von { $score }.
        [1] Das Spiel wurde nach { $rounds } { $rounds ->
            [one] Runde
           *[other] Runden
        } abgebrochen; { $players } lag mit einem Ergebnis von { $score } vorn.
       *[other] Das Spiel wurde nach { $rounds } { $rounds ->
            [one] Runde
           *[other] Runden
        } abgebrochen; { $players } lagen mit einem Ergebnis von { $score } vorn.
    }

# Where the data come from

source-rulebook = Aus dem Regelheft
source-review = Aus Besprechungen
source-box = Aus der Schachtel abgelesen
source-reconstructed = Rekonstruiert
source-list = { $source }: { $list }.
rows-of = { $count } der { $all } { $rows }
reconstructed-none = Nichts ist rekonstruiert.
own-box = Wer die Schachtel hat, kann unsere Datei berichtigen:
own-box-export = Nimm unsere Datei: In jeder Zeile steht, woher sie stammt.
own-box-edit = Berichtige die Zeilen nach dem Inhalt deiner Schachtel und schreibe dort source = "box".
own-box-check = Sieh nach, ob man mit deiner Datei spielen kann und worin sie von unserer abweicht.
own-box-play = Spiele damit.
options-here = Optionen (--option name=wert), der übliche Wert zuerst:
players-line = { $players } Personen
components-written = Unsere Datei steht in { $path }. Berichtige sie, dann: { $command }
components-valid = { $path } ist gültig. So spielst du damit: { $command }
components-invalid =
    { $count ->
        [one] { $path } ist nicht gültig: { $count } Fehler.
       *[other] { $path } ist nicht gültig: { $count } Fehler.
    }
components-same = Sie sagt dasselbe wie unsere Datei.
components-differ =
    { $count ->
        [one] Sie weicht von unserer Datei an { $count } Stelle ab:
       *[other] Sie weicht von unserer Datei an { $count } Stellen ab:
    }
components-field = { $field } { $yours }, bei uns { $ours }
components-added = nur in deiner Datei
components-removed = nur in unserer Datei
components-order = die Zeilen stehen in anderer Reihenfolge
components-more = … und { $count } weitere; --json nennt alle.

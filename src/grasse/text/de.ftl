# What every game needs, in German. A whole sentence after a colon begins with a capital.

# The table in the terminal

welcome = { $game }. Am Tisch sitzen: { $players }.
level-beginner = zum Einstieg
level-easy = leicht
level-solid = solide
level-strong = stark
level-master = meisterlich
level-random = zufällig
welcome-help = Tippe die Taste dessen, was du tun willst. Mit hilfe siehst du alles, was du tippen kannst.
recap = Zuletzt geschah:
prompt-line = { $player }: { $prompt }
prompt-choose = Deine Wahl:
prompt-only = Eingabe führt es aus:
prompt-back = Deine Wahl, oder b für zurück:
prompt-pages = Deine Wahl, m für mehr ({ $page } von { $pages }), oder b für zurück:
prompt-way = Wie? Eingabe nimmt das Erste:
prompt-way-pages = Wie? Eingabe nimmt das Erste, m zeigt mehr ({ $page } von { $pages }):
prompt-sure = { $action }: Das lässt sich nicht zurücknehmen. Eingabe führt es aus, eine andere Taste und Eingabe nicht:
prompt-pause = Weiter mit einer Taste.
prompt-page = Weiter mit Eingabe, Schluss mit q:
yes = j ja y yes
not-done = Nicht ausgeführt.
no-such-key = { $key } geht jetzt nicht. Eingabe zeigt, was geht, hilfe alles, was du tippen kannst.
more-choices =
    { $count ->
        [one] { $action } ({ $count } Möglichkeit)
       *[other] { $action } ({ $count } Möglichkeiten)
    }
hand-over = Gib { $player } die Tastatur und drücke dann Eingabe.
undone = Zurückgenommen.
hint-best = Das Beste in den Augen eines Bots, der es ausprobiert hat:
hint-nothing = Es gibt nichts zu wählen.
hint-brings = Gewinnchance { $percent } %, erwarteter Vorsprung { $margin }
sure-on = Von jetzt an wird nichts zweimal gefragt.
sure-off = Von jetzt an wird noch einmal gefragt, bevor etwas nicht mehr zurückgenommen werden kann.
committed = Alle Würfe und Ziehungen sind vorab versiegelt: { $commitment }

# Commands: the word to type, and what it does

command-help = hilfe
command-rules = regeln
command-goal = ziel
command-why = warum
command-table = tisch
command-journal = verlauf
command-hint = tipp
command-undo = rückgängig
command-reset = neu
command-more = mehr
command-back = zurück
command-sure = sicher
command-quit = schluss
command-all = alles
help-keys = Tippe Nummer oder Buchstaben einer Möglichkeit; sie bleiben den ganzen Zug über gleich. Eingabe nimmt die einzige Möglichkeit. Was mit ! markiert ist, lässt sich nicht zurücknehmen. Du kannst eine Aktion auch so tippen, wie sie in Spieldateien steht, zum Beispiel { $example }.
does-help = diese Hilfe
does-rules = die Regeln dieses Schritts; mit einem Wort oder einer Nummer wie SELL-04 diese; mit alles die ganze Anleitung
does-goal = worum es geht und wie das Spiel endet
does-why = die Regel hinter der letzten Ablehnung
does-table = der ganze Tisch
does-journal = was zuletzt geschah; mit alles von Anfang an
does-hint = die drei besten Möglichkeiten, was jede erwarten lässt, und warum
does-undo = zurücknehmen, solange nichts aufgedeckt wurde
does-reset = alles zurücknehmen, was in diesem Zug noch geht
does-more = die nächsten Möglichkeiten
does-back = zurück zur ersten Frage
does-sure = nicht mehr fragen, bevor etwas nicht mehr zurückgenommen werden kann, oder wieder fragen
does-quit = aufhören; das Spiel bleibt erhalten
no-such-rule = Keine Regel spricht von „{ $text }“.

# Kept games

kept = Das Spiel bleibt als { $name } erhalten. So geht es weiter:
not-kept = Es wurde nichts gespielt, also bleibt nichts erhalten.
kept-line = { $name }: { $game } mit { $players }, Runde { $round }; zuletzt gespielt { $when }
kept-unreadable = { $name }: nicht lesbar ({ $why }); zuletzt gespielt { $when }
kept-elsewhere = { $name } wird gerade in einem anderen Terminal gespielt
kept-none = es gibt kein Spiel, mit dem es weitergehen könnte
kept-unknown = ein Spiel „{ $name }“ ist nicht aufgehoben; aufgehoben sind: { $names }
kept-name = der Name eines Spiels besteht aus Buchstaben, Ziffern und -, nicht aus Ziffern allein
kept-taken = ein Spiel { $name } gibt es schon; { $command }
save-there = { $path } gibt es schon; das Spiel würde darübergeschrieben
prompt-resume = Welches? Tippe seine Nummer oder seinen Namen:
prompt-forget = { $name } endgültig wegwerfen? Tippe ja:
forgotten = { $name } ist weg.
not-forgotten = { $name } bleibt.
saved = Das Spiel liegt in { $path }. So prüfst du es:

# Refusals

refused = Das geht nicht: { $reason } ({ $rule })
refused-why = Mit warum siehst du die Regel.
refused-not-this-step = Das ist jetzt nicht an der Reihe.
refused-no-nature-outcome = Das kann der Zufall nicht ergeben.
refused-game-is-over = Das Spiel ist zu Ende.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt.
refused-not-an-action = „{ $text }“ ist in diesem Spiel keine Aktion.
written-so = Diese Aktion schreibt man: { $usage }
nothing-refused = Bisher wurde nichts abgelehnt.

# What happens at the table beside the game

log-chair-to-bot = Ein Bot spielt für { $name } weiter.
log-chair-level = Der Bot { $name } spielt ab jetzt auf einer anderen Stufe.
log-chair-timed-out = { $name } hat zu lange gebraucht: Ein Bot spielt weiter.
log-chair-taken-back = { $name } spielt wieder selbst.
log-chair-resigned = { $name } gibt auf; ein Bot spielt weiter.
log-chair-freed = { $name } muss gehen; ein Bot spielt weiter.
log-chair-opened = Der Platz von { $name } ist für jemand Neues frei; bis dahin spielt ihn ein Bot.
log-chair-closed = Der Platz von { $name } bleibt bei einem Bot.
log-chair-taken = { $name } übernimmt den Platz von { $before }.
log-chair-moved = { $name } spielt in einem anderen Browser weiter.
log-chair-renamed = { $before } heißt jetzt { $name }.
log-chair-marked = { $name } hat jetzt ein anderes Zeichen.
log-goes-on = Das Spiel geht von einem Augenblick einer früheren Partie aus weiter.

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
any-number = eine Zahl
players-line = { $players } Personen
from-package = Aus dem Paket { $package }.
game-broken = { $name } bleibt weg: { $problem }
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

# The report of a game, and hints

report-title = Wo die Partie gewonnen wurde
report-round = Runde { $round }
report-day = Tag { $round }
report-curve = Alle Gewinnchancen
report-leads =
    { $count ->
        [0] { $player } führte von Anfang bis Ende.
        [one] Die Führung wechselte { $count } Mal.
       *[other] Die Führung wechselte { $count } Mal.
    }
report-account = Glück und Entscheidungen
report-account-about = Von der Chance am Anfang zur Chance am Ende, in Punkten von 100. Ein Fehler ist, was eine Entscheidung gegenüber der besten gefundenen verlor; der Rest gehört zu keinem von beiden.
report-accuracy = Genauigkeit { $percent } %
report-start = Anfang
report-luck = Glück
report-others = Fehler der anderen
report-own = eigene Fehler
report-rest = Rest
report-end = Ende
report-slips = Die teuersten Entscheidungen
report-no-slips = Es wurde nichts Besseres gefunden.
report-moment = { $player }, { $when }
report-played = Gespielt
report-better = Besser
report-why = Warum
report-gain = erwarteter Vorsprung { $margin }; { $percent } % öfter gewonnen
report-board = Der Tisch in diesem Moment: { $command }
report-luckiest = Das größte Glück
report-unluckiest = Das größte Pech
report-no-draws = Keines.
report-odds = { $words }, 1 von { $count }
report-points = Woher die Punkte kamen
report-won = { $player } (gewonnen)
report-total = zusammen
report-sure = Wie sicher ist das? Jede Chance kommt von Bots, die von der wahren Stellung bis zum nächsten ruhigen Moment weiterspielen (Stichproben: { $samples }); das Glück ist auf etwa { $error } Punkte von 100 genau bekannt.
report-early = Dieser Bericht wurde nach { $percent } % der Arbeit beendet.
report-by-thumb = Solche Stellungen wurden nach Faustregel beurteilt: Gelernt wurde über sie noch nichts.
report-more = +{ $count }
report-fewer = −{ $count }

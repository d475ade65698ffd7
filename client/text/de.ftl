# The browser table, in German.

# The site

home-link = Grasse, Startseite
site = Seiten
to-home = Zur Startseite
loading = Wird geladen …
close = Schließen
cancel = Abbrechen

# Where there is nothing

lost-title = Nichts als der Duft davon
lost-page = Unter { $path } gibt es keine Seite. Vielleicht ist der Link abgeschnitten.
lost-table = Vielleicht ist der Link abgeschnitten, oder der Tisch wurde entfernt.
lost-invited = Hast du eine Einladung? Füge den ganzen Link ein

# Home

home-title =
  { $count ->
    [3] Drei Spiele um Düfte und Gewürze
    [4] Vier Spiele um Düfte und Gewürze
    [5] Fünf Spiele um Düfte und Gewürze
   *[other] { $count } Spiele um Düfte und Gewürze
  }
home-lead = Setz dich und spiel: sofort gegen Bots oder mit Freunden über einen Link. Ohne Konto, und mit Würfeln, die du nachprüfen kannst.
choose-game = Wähle ein Spiel
my-tables = Weiterspielen
continue = Weiter
state-gathering = Noch nicht begonnen
state-over = Beendet
all-my-tables = Alle meine Tische
more-tables = Weitere Tische
finished = Beendete Spiele
finished-all = Alle
finished-more = Weitere beendete Spiele
ended-stopped = Aufgegeben
ended-won = Gewonnen
ended-place = Platz { $place } von { $count }
see-result-of = Ergebnis: { $game }, { $date }
replay-of = Wiederholung: { $game }, { $date }
record = Deine Bilanz: { $game }
record-played = gespielt
record-won = gewonnen
record-mean = im Mittel
record-best = bestes
record-against = { $games } gespielt, { $won } gewonnen
your-turn = Du bist am Zug
standing-round = Runde { $number }
standing-week = Woche { $number }
fact-players = { $least }–{ $most } Personen
fact-chairs =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
fact-minutes = { $least }–{ $most } Min.
fact-weight = Anspruch { $weight } von 5
players = Personen
bots = Bots
level = Stufe
level-of = Stufe von { $player }
play-now = Jetzt spielen
play-now-game = Jetzt spielen: { $game }, gegen Bots
friends = Mit Freunden
friends-game = Mit Freunden: ein Tisch für { $game }
practice-link = Werfen üben
practice-title = { $game }: Übungsplatz
guest = Gast
join-title = Sich an einen Tisch setzen
join-link = Link der Einladung
join = Beitreten
join-no-link = Das ist kein Link zu einem Tisch.

# A new table

new-table-title = Ein Tisch für Freunde
your-name = Dein Name
your-mark = Deine Farbe und dein Zeichen
mark-0 = Blauer Kreis
mark-1 = Orange Raute
mark-2 = Grünes Dreieck
mark-3 = Pflaumenblaues Quadrat
rename = Umbenennen
rename-title = Dein Name und Zeichen hier
pace = Bedenkzeit
pace-0 = Unbegrenzt
pace-60 = Eine Minute je Entscheidung
pace-300 = Fünf Minuten je Entscheidung
pace-86400 = Ein Tag je Entscheidung
pace-259200 = Drei Tage je Entscheidung
who-sits = Wer sitzt wo
chair-number = Platz { $number }
chair-name = Name an Platz { $number }
chair-open = Frei, für Freunde
chair-mine = An diesem Gerät
chair-bot = Bot, { $level }
watchable = Andere dürfen zusehen
house-rules = Hausregeln und eigenes Material
rules-usual = Zurück zu den üblichen Regeln
rule-usual = Üblich: { $value }
rule-usual-one = Die übliche Regel
rules-kind-tick = Ja oder nein
rules-kind-choice = Eine von mehreren
rules-kind-number = Zahlen
rules-changed =
    { $count ->
        [one] { $count } Hausregel
       *[other] { $count } Hausregeln
    }
own-components = Eigene Materialdatei (TOML)
house-rules-here = Hausregeln an diesem Tisch
house-rules-none = Keine: Es gelten die üblichen Regeln.
own-components-here = Mit einer eigenen Materialdatei
own-components-refused = Mit dieser Materialdatei kann man nicht spielen: { $why }
house-rule = { $rule }: { $value }
make-table = Tisch aufstellen
start-game = Spiel beginnen

# Gathering

gathering-title = Ein Tisch für { $game }
gathering-lead = Das Spiel beginnt, wenn alle Plätze besetzt sind.
gathering-full = Alle Plätze sind besetzt. Wer den Tisch aufgestellt hat, beginnt das Spiel.
gathering-full-owner = Alle Plätze sind besetzt. Du kannst beginnen.
opening = Die Würfel werden vorbereitet …
chairs = Plätze
open-chair = Freier Platz
you-mark = (du)
bot-mark = (Bot, { $level })
away-mark = (nicht da)
sit-here = Hier sitzen
sit-too = Auch hier sitzen
add-bot = Bot dazusetzen
remove-bot = Bot wegschicken
stand-up = Aufstehen
free-chair = Platz freigeben
free-chair-of = Platz von { $player } freigeben
chair-free-now = Ein Platz ist frei.
invited-title = { $host } lädt dich zu { $game } ein
share = Teilen …
rules-of = Die Regeln von { $game }
invite-local = Dieser Link gilt nur auf diesem Computer. Für andere Geräte starte Grasse mit diesem Befehl und öffne die angezeigte Adresse:
invite-elsewhere = Deine Freunde erreichen diesen Computer unter { $address }; die Adresse in deinem eigenen Browser gilt nur hier.
invite-code = Code zum Scannen zeigen
invite-qr = Ein Code zum Scannen mit dem Telefon: Er öffnet die Einladung
invite-title = Freunde einladen
invite-text = Wer diesen Link hat, kann sich setzen.
copy = Kopieren
copy-link = Link des Tisches kopieren
copied = Kopiert

# Chairs while the game runs

away-long = { $player } ist schon eine Weile nicht da.
let-bot-play-for = Einen Bot für { $player } weiterspielen lassen
ask-bot-for = Die anderen fragen: ein Bot für { $player }?
ask-away-of = Die anderen fragen: { $player } fortschicken?
open-chair-of = Platz von { $player } für Freunde öffnen
close-chair-of = Den Bot auf dem Platz von { $player } lassen
asked-sit = { $name } möchte den Platz von { $player } einnehmen.
asked-bot = { $name } fragt: Soll ein Bot für { $player } weiterspielen?
asked-away = { $name } fragt: Soll { $player } den Tisch verlassen?
agree = Einverstanden
decline = Ablehnen
ask-no-more = Nicht mehr fragen
asking-to-sit = Du hast gefragt, ob du Platz nehmen darfst. Alle am Tisch müssen einverstanden sein.
waiting-to-agree = Noch nicht einverstanden: { $players }
renew-invitation = Neue Einladung machen; der alte Link gilt dann nicht mehr
move-title = Auf einem anderen Gerät spielen
move-offer = Link für ein anderes Gerät machen
move-text = Öffne diesen Link auf dem anderen Gerät oder scanne dort den Code, innerhalb von zehn Minuten. Er gilt einmal und nimmt deinen Platz mit.
move-revoke = Link zurückziehen
move-qr = Ein Code zum Scannen mit dem anderen Gerät
move-here = Dieses Spiel in diesem Browser fortsetzen?
move-take = Hier weiterspielen

# The table

what-now = Was jetzt zu tun ist
your-moves = Deine Züge
latest = Was zuletzt geschah
no-moves = Du bist nicht am Zug.
choose-more = Weiter: Berühre, was dazugehört.
choose-thing = Wähle nun { $things }.
choose-lit = Berühre etwas Markiertes oder wähle aus der Liste.
watching = Du schaust zu.
watching-how = Du siehst, was alle am Tisch sehen.
own-table = Ein eigener Tisch
waiting-for = Warten auf { $player }.
bot-thinks = { $player } denkt nach …
bot-plays-for-you = Ein Bot spielt für dich.
looking-back = Du siehst die Vergangenheit.
catching-up = Was seit deinem letzten Besuch geschah.
time-left = Restzeit
which-rule = Welche Regel?
zoom-reset = Der ganze Spielplan
recall = Rückblick
summary = In Kürze.
summary-gain = { $gained } → { $score }
summary-new = Neu auf dem Tisch
summary-each = Nach jeder Runde zeigen
summary-go-on = Weiter
skip = Überspringen
undo = Zurücknehmen
undo-limit = Deine letzte Entscheidung zurücknehmen: möglich, bis etwas aufgedeckt wird oder jemand anders handelt.
undo-none = Es gibt nichts zurückzunehmen.
undo-revealed = Seit deiner Entscheidung wurde etwas aufgedeckt: Sie lässt sich nicht mehr zurücknehmen.
reset-turn = Zug neu beginnen
reset-turn-what = So viel von diesem Zug zurücknehmen wie möglich.
board = Spielplan
beside = Neben dem Spielplan
score = Punkte
played-by-bot = ein Bot spielt
journal = Verlauf
journal-filter = Zeigen
journal-setup =
    { $count ->
        [one] Aufbau: { $count } Zeile
       *[other] Aufbau: { $count } Zeilen
    }
journal-see = Diese Stellung noch einmal sehen
everybody = Alle
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib an den Tisch
send = Senden
watcher = Jemand, der zusieht
watchers =
    { $count ->
        [one] { $count } Person sieht zu.
       *[other] { $count } Personen sehen zu.
    }
rules = Regeln
rules-now = Worum es gerade geht
rules-all = Alle Regeln
settings = Einstellungen
this-table = Dieser Tisch
hand-to-bot = Einen Bot für mich spielen lassen
take-back = Wieder selbst spielen
resign = Aufgeben
resign-sure = Endgültig aufgeben
save-file = Spieldatei speichern

# Connection

connection-saved = Gespeichert
connection-sent = Gesendet, noch nicht gespeichert
connection-opening = Verbindung wird aufgebaut …
connection-cut = Verbindung verloren, neuer Versuch …

# Preferences

language = Sprache
theme = Darstellung
theme-switch = Zwischen hell und dunkel wechseln
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
speed = Animationen
speed-normal = normal
speed-fast = schnell
speed-off = keine
reading = Züge der anderen
reading-normal = normal
reading-calm = in Ruhe
reading-quick = zügig
summaries = Jede Runde in Kürze
confirmation = Ein Tipp auf den Spielplan
confirmation-on = zeigt, dann fragt
confirmation-off = handelt sofort
sound = Ton
answering = Ohne Wahl von selbst antworten
slow = Der letzte Wurf einer Runde in Zeitlupe
symbols = Buchstaben neben Farben
switch-on = an
switch-off = aus

# The past

replay = Noch einmal ansehen
replay-round-back = Eine Runde zurück
replay-turn-back = Einen Zug zurück
replay-turn-next = Zum nächsten Zug
replay-round-next = Zur nächsten Runde
replay-speed = Tempo
replay-link = Link zu diesem Moment kopieren
replay-previous = Zurück
replay-next = Vor
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Moment { $number } von { $count }
back-to-now = Zurück zur Gegenwart
play-on = Von hier weiterspielen
play-on-what = Ein neuer Tisch, der mit diesem Augenblick beginnt: du, und Bots auf den anderen Plätzen.

# Several people at one device

pass-title = Gib das Gerät an { $player }
pass-text = Was die anderen nicht sehen dürfen, bleibt bis dahin verdeckt.
pass-ready = Ich bin { $player }

# The end

result = Ergebnis
result-picture = Bild teilen
result-stopped = Das Spiel wurde abgebrochen; niemand gewinnt.
source = Quelle
total = Summe
curve = Wie die Punkte wuchsen
rematch = Revanche
fairness = Fairness-Nachweis
fairness-text = Die Würfel standen vor der ersten Aktion fest, gemischt mit Bytes aller am Tisch. Dein Browser kann jede Ziehung selbst nachrechnen.
fairness-check = Hier nachprüfen
fairness-working = Wird gerechnet …
fairness-failed = Der Nachweis konnte nicht geholt werden.
fairness-impossible = Dieser Browser rechnet so etwas nur auf sicheren Seiten (https). Speichere die Spieldatei und nimm: grasse verify
fair-holds = Alles passt: Die Würfel waren fair.
fair-broken = Etwas passt nicht.
fair-commitment = Der Startwert ist der vor dem Spiel festgelegte.
fair-draws = Nachgerechnete Ziehungen: { $draws }; falsch: { $wrong }.
fair-decisions = Ausgänge, die aus ihrer Ziehung folgen: { $decided }; falsch: { $wrong }.
fair-mixed = Die Bytes von { $player } sind die versprochenen.

# Keyboard

keys = Tastatur
key-arrows = auf dem Spielplan bewegen
key-pages = zum Nächsten, was berührt werden kann
key-enter = berühren, bestätigen
key-escape = abbrechen, überspringen, zurück zur Gegenwart
key-undo = zurücknehmen
key-end = Zug beenden
key-journal = Verlauf
key-help = Hilfe zu diesem Schritt, und diese Liste
key-recall = nochmals zeigen, was seit deinem letzten Zug geschah
key-history = durch die Vergangenheit gehen
key-history-turn = Zug für Zug durch die Vergangenheit
key-history-round = Runde für Runde durch die Vergangenheit
key-history-play = Vergangenheit abspielen oder anhalten, schneller, langsamer
key-board = zum Spielplan

# About

about-title = Über diese Seite
about-what = Grasse ist ein Tisch für Brettspiele um Düfte und Gewürze: Parfum, Safranito und Aqua Mirabilis. Gespielt wird im Browser, allein gegen Bots, zu mehreren an einem Gerät oder mit Freunden über das Netz.
about-unofficial = Dies ist ein inoffizielles Projekt. Die Namen der Spiele gehören ihren Verlagen, die damit nichts zu tun haben. Regeltexte und Bilder sind unsere eigenen.
about-data = Woher die Daten stammen
about-data-text = Die Regelhefte zeigen viele Plättchen und Karten nur als Bild. Was kein Text sagt, ist rekonstruiert: unser bester Schluss, keine Kopie.
own-box-download = Unsere Datei herunterladen
own-box-upload = Wähle sie bei einem neuen Tisch unter „{ $place }“; im Terminal:
own-components-say = Dieser Tisch spielt mit einer eigenen Materialdatei, die von sich sagt:
about-fair = Faire Würfel
about-fair-text = Vor der ersten Aktion zeigt der Tisch einen Fingerabdruck seines geheimen Startwerts, und alle mischen zufällige Bytes dazu. Am Ende wird der Startwert gezeigt, und dein Browser kann jede Ziehung nachrechnen. Es beweist nicht, dass nicht hineingesehen hat, wer den Server betreibt.
about-privacy = Was gespeichert wird
about-privacy-text = Ein Cookie mit einem zufälligen Schlüssel sagt, welche Plätze deine sind; dein Browser merkt sich Einstellungen und Namen. Kein Konto, keine Verfolgung, keine Anfrage an andere Seiten.
about-licences = Lizenzen der Schriften und Bibliotheken

# What is refused, by the code of the protocol

problem-offline = Der Server antwortet nicht. Steht die Verbindung?
problem-bad-request = Diese Anfrage ergibt für den Server keinen Sinn.
problem-not-found = Hier ist nichts.
problem-no-table = Diesen Tisch gibt es nicht.
problem-not-allowed = Das darfst du nicht.
problem-wrong-origin = Das kommt von der Seite einer anderen Website.
problem-wrong-invitation = Dazu braucht es die Einladung des Tisches: Nimm den ganzen Link.
problem-chair-taken = Dort sitzt schon jemand.
problem-chair-not-yours = Das ist nicht dein Platz.
problem-chairs-empty = Es gibt freie Plätze: Besetze sie oder setz Bots darauf.
problem-already-started = Das Spiel hat begonnen.
problem-not-started = Das Spiel hat noch nicht begonnen.
problem-game-over = Das Spiel ist aus.
problem-not-over = Das bleibt geheim, bis das Spiel aus ist.
problem-not-your-turn = Du bist nicht am Zug.
problem-old-version = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen: Seither wurde etwas aufgedeckt.
problem-illegal = Das erlauben die Regeln nicht.
problem-not-stored = Das konnte nicht gespeichert werden; nichts hat sich geändert. Versuch es noch einmal.
problem-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Sag denen Bescheid, die diesen Server betreiben: Eine Sicherung kann ihn zurückbringen.
problem-too-big = Das ist zu viel auf einmal.
problem-too-fast = Das geht zu schnell: Warte einen Augenblick.
problem-too-many-tables = Du hast viele Tische aufgestellt: Warte ein wenig.
problem-too-many-watchers = Hier sehen schon zu viele zu.
problem-not-watchable = Dieser Tisch möchte nicht, dass jemand zusieht.
problem-shutting-down = Der Server startet neu: Er ist gleich wieder da.
problem-sent-away = Du wurdest von diesem Tisch fortgeschickt.
problem-not-away = Noch keine zwei Minuten nicht da, und sonst ist niemand da, der einverstanden sein könnte.
problem-wrong-code = Dieser Link wurde schon benutzt oder ist zu alt.
problem-given-up = Die Partie wurde aufgegeben: niemand hat sie gewonnen.
problem-not-a-game = Das ist keine Spieldatei von Grasse.
problem-other-format = Diese Spieldatei stammt aus einer anderen Version von Grasse, die diese hier nicht lesen kann.
problem-changed-file = Diese Spieldatei ist beschädigt oder wurde nachträglich geändert.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
problem-too-many-reports = Du hast viele Berichte angefordert: warte ein wenig.

# The report of a finished game

see-report = Wo wurde sie gewonnen?
see-report-of = Wo wurde sie gewonnen? { $game } vom { $date }
report-crumb = Bericht
report-way = Wo du bist
report-working = Bots spielen die Partie von jedem Moment aus weiter. Was du siehst, wird genauer, während du liest.
report-progress = Wie weit der Bericht ist
report-ahead =
    { $count ->
        [one] { $count } anderer Bericht kommt zuerst.
       *[other] { $count } andere Berichte kommen zuerst.
    }
report-stop = Hier aufhören
report-stopped = Der Bericht wurde beendet.
report-again = Bericht ausrechnen
report-failed = Der Bericht ließ sich nicht ausrechnen. Versuch es später noch einmal.
report-by-luck = { $player } hat gewonnen, und das Glück hat am meisten dazu getan.
report-by-others = { $player } hat vor allem durch das gewonnen, was die anderen liegen ließen.
report-by-rest = { $player } hat in kleinen Schritten gewonnen: Weder Glück noch Fehler der anderen haben entschieden.
report-see = Den Spielplan ansehen
report-lead = { $player }: { $when }
report-when = Wann
report-pictures = In den Bildern ist Grün besser, gestricheltes Rot wurde gespielt.
report-no-slips-yet = Bisher wurde nichts Besseres gefunden.
report-points-about = Die kleinen Zahlen sagen, was gegenüber dem Gewinner fehlt oder was mehr ist.

# Hints

hint = Tipp
hint-what = Was jetzt gut wäre, und warum (H)
hints = Drei gute Züge
hint-about = Zu erwarten, wenn alle gut weiterspielen. Wähle einen, um ihn in der Leiste zu sehen.
hint-thinking = Denkt nach …
hint-none = Hier gibt es nichts zu wählen.
hints-allowed = Alle dürfen nach Tipps fragen (eine Partie zum Lernen)
key-hint = ein Tipp: die besten Züge, wo der Tisch es erlaubt

# What a game is about, in three lines

brief-parfum-1 = In jeder Runde wählst du eine Uhr: früh dran sein oder mehr Aktionen haben.
brief-parfum-2 = Mit den Aktionen sammelst du Würfel; was du würfelst, destilliert Duftnoten, und aus Noten werden Parfums.
brief-parfum-3 = Die Kundschaft zahlt für das, was sie mag. Am Ende gewinnt das meiste Geld.
brief-safranito-1 = Alle werfen Chips auf einen Spielplan voller Gewürzschalen und dürfen fremde Chips wegstoßen.
brief-safranito-2 = Was in einer Schale liegt, ist der Preis ihres Gewürzes: Dort verkaufst du, oder du kaufst.
brief-safranito-3 = Mit den richtigen Gewürzen kochst du Gerichte. Wer das dritte kocht, gewinnt sofort.
brief-aqua-mirabilis-1 = Du gibst Aktionspunkte aus: auf dem Markt, in den Städten, in der Lehre, bei Hof.
brief-aqua-mirabilis-2 = Aus Blüten werden Essenzen, und aus Essenzen nach Rezepten Parfums.
brief-aqua-mirabilis-3 = Du zeigst sie in Versailles, wie König und Hof sie mögen. Nach vier Wochen gewinnen die meisten Punkte.

# Studies, and game files

study = Studie
explore = Ausprobieren
explore-what = Von hier aus ausprobieren: alle Seiten, alles zurück, die Natur nach Wunsch
nature-acts = Die Natur ist am Zug.
nature-choose = Wähle neben dem Spielplan, was sie tut, oder lass sie würfeln.
nature-rolls = Die Natur würfeln lassen
file-title = Eine Partie aus einer Datei
file-about = Wo eine beendete Partie gewonnen wurde, oder ein Spielplan zum Weiterspielen. Nach einer Woche ohne Gebrauch wird die Datei gelöscht.
file-choose = Spieldatei
study-title = Neben dem Spielplan
study-chances = Was Bots erwarten
study-about = Die Gewinnchance eines jeden und der Abstand, wenn gute Bots von hier weiterspielen.
study-margin = Erwarteter Abstand
study-nature = Die Natur
study-rolls = Die Natur würfelt von selbst
study-only-rolls = Was sie hier tun kann, lässt sich nicht auflisten: Lass sie würfeln.
study-line = Diese Linie
study-back = Einen Schritt zurück
study-start = An den Anfang
study-save = Als Datei speichern

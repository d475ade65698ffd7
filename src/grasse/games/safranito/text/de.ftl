# Safranito, in German. A whole sentence after a colon begins with a capital. Bowls are feminine and
# spaces neuter, so that nominative and accusative are alike; players stand behind "von".

game = Safranito
about = Wirf Chips in die Gewürzschalen, handle mit Gewürzen und bereite vor allen anderen drei Gerichte zu.
goal =
    Du handelst mit Gewürzen und kochst: Wer zuerst drei Gerichte zubereitet, gewinnt sofort. Ein Gericht braucht je eine Karte seiner drei Gewürze. Deine Chips in den Schalen lassen dich kaufen und bestimmen den Preis, zu dem alle verkaufen; auf den Aktionsfeldern bekommt die höchste Summe einen Vorteil. Geld und Karten zählen am Ende nichts.

# Spices, spaces, dishes

spice-curry = Curry
spice-ginger = Ingwer
spice-cardamom = Kardamom
spice-chilli = Chili
spice-saffron = Safran
spice-garlic = Knoblauch
spice-mint = Minze
spice-cumin = Kreuzkümmel
spice-cinnamon = Zimt
spice-count = { $spice } { $count }
bowl-curry = Curryschale
bowl-ginger = Ingwerschale
bowl-cardamom = Kardamomschale
bowl-chilli = Chilischale
bowl-saffron = Safranschale
bowl-garlic = Knoblauchschale
bowl-mint = Minzschale
bowl-cumin = Kreuzkümmelschale
bowl-cinnamon = Zimtschale
space-extra-throw = Zusatzwurf
space-extra-spice = Zusätzliche Gewürzkarte
space-reserve-dish = Gericht reservieren
space-head-chef = Küchenchef
name-bowl = die { $bowl }
name-space = das Feld „{ $space }“
place-bowl = in der { $bowl }
place-space = auf dem Feld „{ $space }“
place-nowhere = zwischen den Schalen
loft-slide = flach
loft-toss = im Bogen
loft-lob = im hohen Bogen
number-side = die Seite
number-place = die Stelle
number-bearing = die Richtung
number-power = die Kraft
number-loft = die Höhe
number-face = die Lage
chip-yours = deine { $value }
chip-yours-down = deine { $value } (verdeckt)
chip-open = die { $value } von { $player }
chip-hidden = ein Chip von { $player }
chip-nth = Chip Nr. { $number } von { $player }
dish-name = { $name } ({ $spices })
dish-d01 = Markt-Dal
dish-d02 = Hafen-Masala
dish-d03 = Tempel-Korma
dish-d04 = Garten-Curry
dish-d05 = Königs-Pulao
dish-d06 = Gold-Biryani
dish-d07 = Chai-Kheer
dish-d08 = Feuer-Chana
dish-d09 = Winter-Rogan
dish-d10 = Sommer-Chaat
dish-d11 = Monsun-Sorbet
dish-d12 = Rajives Spezialität
dish-d13 = Hügel-Kebab
dish-d14 = Palast-Reis
dish-d15 = Garnelen im Abendrot
dish-d16 = Gewürzstraßen-Chutney
dish-d17 = Festtagslamm
dish-d18 = Aubergine aus dem Erdofen
nothing = nichts
phase-throw = Chips werfen
phase-spaces = Aktionsfelder
phase-market = Gewürze verkaufen und kaufen
phase-cook = Gerichte zubereiten
phase-change = Neue Gerichte und Gewürze

# What to do now

prompt-throwing = Wirf einen Chip: Wurf { $throw } von { $throws }.
prompt-extra-throw = Du darfst noch einen Chip werfen.
prompt-extra-spice =
    { $cards ->
        [one] Du darfst { $cards } Gewürzkarte ziehen und behalten.
       *[other] Du darfst { $cards } Gewürzkarten ziehen und eine davon behalten.
    }
prompt-keep-one = Welche Karte behältst du?
prompt-reserve = Du darfst das oberste Gericht des Stapels reservieren.
prompt-become-chef = Du darfst die Pfeffermühle nehmen und hast sie sofort.
prompt-next-bowl = Du hast die Pfeffermühle: Welche Schale kommt als Nächstes dran?
prompt-sell = Wie viele Karten verkaufst du ({ $spice }, { $price } Rupien je Karte)?
prompt-buy =
    { $cards ->
        [one] Kaufst du eine Karte { $spice } für { $price } Rupien? Es gibt noch { $cards }.
       *[other] Kaufst du eine Karte { $spice } für { $price } Rupien? Es gibt noch { $cards }.
    }
prompt-cook = Welches Gericht bereitest du zu?

# Actions

do-throw = Deine { $chip } werfen { $aim }
aim-target = auf { $target }
aim-offer = { aim-target } ({ $there })
aim-chip = gegen einen Chip ({ $chip } { $place }), um ihn wegzustoßen
aim-free = { $loft } von der Stelle { $place }, Richtung { $bearing }, Kraft { $power }
there-bowl =
    { $cards ->
        [0] keine Karte zu kaufen; { $chips }
        [one] { $cards } Karte zu kaufen; { $chips }
       *[other] { $cards } Karten zu kaufen; { $chips }
    }
there-nobody = niemand da
each-throw = Deine { $chip } werfen
way = Wurf { $loft } { $hand }, { $face }
way-odds = { $way }: { $odds }
from-left = von links
from-opposite = geradeaus
from-right = von rechts
turned-down = verdeckt
turned-up = offen
odds-rest = bleibt { $hits } von { $tries } Mal dort
odds-knock = stößt ihn { $hits } von { $tries } Mal weg
odds-out = geht { $count }-mal hinaus
odds-push = { $count }-mal rutscht { $chip } weg
do-renounce = Verzichten
do-draw-spices =
    { $cards ->
        [one] { $cards } Karte ziehen und behalten
       *[other] { $cards } Karten ziehen und eine davon behalten
    }
do-keep-card = { $spice } behalten (auf der Hand: { $held }; Gerichte, die es brauchen: { $dishes })
do-reserve-dish = Das oberste Gericht reservieren, nur für dich (im Stapel: { $dishes })
do-take-mill = Die Pfeffermühle nehmen: Du ordnest die Schalen und kochst zuerst
do-choose-bowl = { $spice } als Nächstes ({ $there })
do-sell-cards =
    { $cards ->
        [0] Nichts verkaufen
        [one] { $cards } Karte für { $gain } verkaufen: Dann hast du { $money } und kaufst hier nicht
       *[other] { $cards } Karten für { $gain } verkaufen: Dann hast du { $money } und kaufst hier nicht
    }
do-buy-card = Die Karte für { $price } kaufen: Es bleiben { $money } Rupien, deine { $chip } kommt zurück
do-decline = Nicht kaufen; Chips, die zurückkommen: { $chips }
do-prepare-dish = { $dish } zubereiten: dein Gericht { $nth } von { $due }
do-prepare-reserved = Dein reserviertes Gericht zubereiten: { $dish }, Gericht { $nth } von { $due }
do-stop-cooking = Nichts mehr zubereiten
do-named-chef = { $player } beginnt mit der Pfeffermühle
do-rested = Die Chips kommen zur Ruhe
do-drawn-spice = Eine Karte { $spice } wird gezogen
do-drawn-dish = Gezogen: { $dish }
kind-prepare-dish = Ein Gericht aus dem Angebot zubereiten
kind-prepare-reserved = Ein reserviertes Gericht zubereiten

# The journal

log-round-begins = Runde { $round }; { $player } hat die Pfeffermühle.
log-first-chef = { $player } beginnt mit der Pfeffermühle.
log-mill-passed = Die Pfeffermühle geht an { $player }.
log-dish-offered = Im Angebot: { $dish }.
log-spice-displayed = In der Auslage: { $spice }.
log-reshuffle =
    { $count ->
        [one] Der Stapel ist leer: Aus der Ablage ({ $count } Karte) wird der neue Stapel.
       *[other] Der Stapel ist leer: Die { $count } abgelegten Karten werden zum neuen Stapel gemischt.
    }
log-throws = { $player } wirft { $loft }.
log-threw = Du hast deine { $value } geworfen.
log-rests-on =
    { $chip ->
        [0] Der Chip von { $player } bleibt { $place } liegen.
       *[other] Die { $chip } von { $player } bleibt { $place } liegen.
    }
log-rests-nowhere =
    { $chip ->
        [0] Der Chip von { $player } bleibt zwischen den Schalen liegen.
       *[other] Die { $chip } von { $player } bleibt zwischen den Schalen liegen.
    }
log-goes-out =
    { $chip ->
        [0] Der Chip von { $player } ist aus dem Spiel.
       *[other] Die { $chip } von { $player } ist aus dem Spiel.
    }
log-pushed-onto =
    { $chip ->
        [0] Ein Chip von { $player } wird verschoben und liegt jetzt { $place }.
       *[other] Die { $chip } von { $player } wird verschoben und liegt jetzt { $place }.
    }
log-pushed-off =
    { $chip ->
        [0] Ein Chip von { $player } wird zwischen die Schalen geschoben.
       *[other] Die { $chip } von { $player } wird zwischen die Schalen geschoben.
    }
log-pushed-out =
    { $chip ->
        [0] Ein Chip von { $player } wird vom Spielplan gestoßen.
       *[other] Die { $chip } von { $player } wird vom Spielplan gestoßen.
    }
log-space-scored = { $player } hat { $place } die höchste Summe: { $total }.
log-renounces = { $player } verzichtet.
log-draws-spices =
    { $count ->
        [one] { $player } zieht { $count } Gewürzkarte.
       *[other] { $player } zieht { $count } Gewürzkarten.
    }
log-looks-at = Du ziehst { $spice }.
log-keeps = { $player } behält eine Karte.
log-kept = Du behältst { $spice }.
log-reserves = { $player } reserviert ein Gericht.
log-reserved-dish = Du reservierst { $dish }.
log-takes-mill = { $player } nimmt die Pfeffermühle.
log-bowl-settled = Die nächste Schale: { $spice }. Eine Karte bringt { $price } Rupien.
log-has-announced = { $player } hat sich entschieden.
log-sells =
    { $count ->
        [one] { $player } verkauft { $count } Karte { $spice } für { $money } Rupien.
       *[other] { $player } verkauft { $count } Karten { $spice } für { $money } Rupien.
    }
log-sells-nothing = { $player } verkauft keine Karte { $spice }.
log-buys = { $player } kauft eine Karte { $spice } für { $money } Rupien.
log-declines = { $player } kauft keine Karte { $spice } für { $money } Rupien.
log-no-card-left = Es ist keine Karte { $spice } mehr zu kaufen; die Chips gehen zurück.
log-prepares = { $player } bereitet ein Gericht zu: { $dish }.
log-wins = { $player } hat das letzte nötige Gericht zubereitet und gewinnt.
log-stopped = Nach Runde { $round } wird das Spiel abgebrochen.

# Refusals

refused-no-such-chip = Du hast keinen Chip mit dem Wert { $value }.
refused-chip-thrown = Deine { $value } wurde in dieser Runde schon geworfen.
refused-not-your-side = Geworfen wird von der eigenen Seite, und das ist Seite { $side }.
refused-throw-out-of-range = Hier geht nur ein Wert von { $least } bis { $most }: { $number }.
refused-throw-compulsory = Jeder Wurf ist Pflicht.
refused-report-in-wall = Chip { $chip } der Meldung steckt { $by } mm in der Wand. Miss noch einmal nach, oder melde ihn als aus dem Spiel (-1 -1), wenn er auf dem Rahmen liegt.
refused-report-on-another = Die Chips { $chip } und { $other } der Meldung liegen { $by } mm übereinander. Schieb den oberen zu der Seite herunter, zu der er übersteht, und miss noch einmal nach.
refused-report-too-tight = Die Chips der Meldung liegen zu eng, um sie auseinanderzuschieben. Miss noch einmal nach.
refused-not-drawn = Diese Karte hast du nicht gezogen: { $spice }.
refused-bowl-empty = In dieser Schale liegt kein Chip: { $spice }.
refused-not-so-many-cards = So viele Karten { $spice } hast du nicht.
refused-cannot-pay = Du kannst { $price } Rupien nicht bezahlen.
refused-one-dish-of-the-offer = In einem Zug darf nur ein Gericht aus dem Angebot zubereitet werden.
refused-not-on-offer = Nicht im Angebot: { $dish }.
refused-not-reserved = Dieses Gericht hast du nicht reserviert: { $dish }.
refused-spices-missing = Dir fehlen Gewürze für dieses Gericht: { $dish }.

# The table

table-head = Runde { $round }.
table-chef = Pfeffermühle: { $player }.
table-cards = Karten und Gerichte
table-chips = Chips
table-board = Spielplan
table-spaces = Aktionsfelder: { $spaces }.
table-side =
    { $side ->
        [0] { $letter } { $player }, unten
        [1] { $letter } { $player }, links
        [2] { $letter } { $player }, oben
       *[3] { $letter } { $player }, rechts
    }
table-chip = { $chip } liegt { $place }
table-chip-touching = { $chip } liegt { $place }, daran stößt an: { $others }
table-out = in dieser Runde aus dem Spiel: { $chips }
table-display = In der Auslage: { $spices }
table-offer = Im Angebot: { $dishes }
table-piles = Gewürzkarten im Stapel: { $cards }, in der Ablage: { $discard }. Gerichte im Stapel: { $dishes }.
table-you = { $player } (du)
table-holds = Geld { $money }; Chips in der Hand { $chips }; Karten { $cards }; reserviert { $reserved }; zubereitet { $dishes }
chips-worth = mit Wert { $values }
chips-count = { $count } insgesamt
cards-unknown = { $count } unbekannt
dishes-unknown =
    { $count ->
        [one] { $count } Gericht
       *[other] { $count } Gerichte
    }
glance-place = { $place } { $chips }
glance-board = Auf dem Spielplan ({ $legend }): { $chips }
glance-dishes = Gerichte und was dir fehlt: { $dishes }
glance-dish-lacks = { $name }: { $spices }
glance-dish-ready = { $name }: nichts
glance-more = und { $count } weitere
glance-own = Du hast { $money } Rupien; Karten: { $cards }
glance-purses = Geld: { $purses }
glance-cooked = Zubereitete Gerichte ({ $dishes } gewinnen): { $cooked }
result-dishes = { $player }: { $dishes }; Geld { $money }, Karten { $cards }

# Help for each step

help-throwing =
    Ein Chip zählt für eine Schale oder ein Feld, wenn durch sein Loch ein Teil davon zu sehen ist. In einer Schale darfst du mit deinen Chips das Gewürz kaufen: Hohe Chips kaufen früher, aber teurer. Alle Chips einer Schale zusammen sind der Preis, zu dem das Gewürz verkauft wird. Auf einem Aktionsfeld gewinnt die höchste Summe. Du darfst Chips wegstoßen. Wähle ein Ziel aus der Liste, oder tippe die Zahlen selbst: throw, den Chip, deine Seite, die Stelle auf ihr (0 bis 1000), die Richtung in Zehntelgrad (negativ nach links), die Kraft (100 bis 1000), die Höhe (0 flach, 1 Bogen, 2 hoher Bogen) und die Lage (0 verdeckt, 1 offen). Deine Hand zittert ein wenig.
help-extra-throw = Der zusätzliche Chip kann alles ändern, was danach gewertet wird. Dieses Feld wird nicht noch einmal gewertet.
help-extra-spice = Du ziehst so viele Karten, wie die erste Ziffer deines höchsten Chips hier angibt, behältst eine davon geheim und legst die anderen unter den Stapel.
help-keep-one = Die anderen sehen nicht, was du behältst. Der Rest kommt unter den Stapel.
help-reserve = Ein reserviertes Gericht darfst nur du zubereiten, in dieser Runde oder später, zusätzlich zu einem aus dem Angebot.
help-become-chef = Wer die Pfeffermühle hat, bestimmt die Reihenfolge der Schalen, gewinnt bei Gleichstand, kocht zuerst und gibt sie am Ende der Runde nach links weiter.
help-next-bowl = In jeder Schale wird das Gewürz erst verkauft, dann gekauft. Deine Reihenfolge entscheidet, wer wann Geld hat.
help-sell = Wer verkauft, nimmt alle eigenen Chips aus dieser Schale zurück und darf dieses Gewürz in dieser Runde nicht kaufen.
help-buy = Du zahlst deine Summe in dieser Schale und nimmst deinen höchsten Chip zurück. Wer nicht kauft, nimmt alle eigenen Chips aus dieser Schale zurück.
help-cook = Ein Gericht braucht je eine Karte seiner drei Gewürze. Du darfst ein Gericht aus dem Angebot und beliebig viele reservierte zubereiten. Das dritte Gericht gewinnt das Spiel.

# Options

option-first_chef = wer mit der Pfeffermühle beginnt: ausgelost, oder wer auf dem ersten Platz sitzt
option-tie_mode = Gleichstand: Wer die Pfeffermühle hat, kommt zuerst oder zuletzt
option-decline_returns = wer nicht kauft, nimmt alle eigenen Chips aus der Schale zurück oder nur den höchsten
option-action_chips_leave = Chips verlassen die Aktionsfelder vor dem Markt oder sobald das Feld gewertet ist
option-sell_mode = Verkäufe werden in Spielreihenfolge angesagt oder von allen gleichzeitig
option-money = das Geld liegt offen oder ist verdeckt
option-throw_side = geworfen wird von der eigenen Seite oder von jeder
option-piles = Chips, die ein echter Tisch übereinander meldet, werden auseinandergeschoben oder bleiben so liegen
option-steadiness = wie ruhig die Hände sind, bei Personen und Bots gleich
option-aim_help = was man beim Zielen sieht: wo solche Würfe enden, nur die Richtung, oder nichts
option-round_cap = nach so vielen Runden wird das Spiel abgebrochen (0: nie); es zählen Gerichte, dann Geld, dann Karten

# What is in the box

box-note = Das Regelheft zeigt den Spielplan und die meisten Gerichte nur als Bild: Ihre Gewürze, die Maße und die Lage der Schalen und Aktionsfelder sind erschlossen.
rows-tables = Aufbauten
rows-counts = Einzelwerte
rows-measures = Maße
rows-chips = Werte der Chips
rows-spices = Schalen
rows-spaces = Aktionsfelder
rows-dishes = Gerichte

# Reasons, and what everybody had in the end

reason-dishes = Gerichte { $change }
reason-missing = fehlende Gewürze beim nächsten Gericht { $change }
reason-cards = Karten { $change }
reason-rupees = Rupien { $change }
reason-for-dish = { $dish } braucht { $spice }; danach fehlende Karten: { $left }
reason-dish-wanted = { $player } hat die Gewürze dafür auch
earned-dishes = Gerichte
earned-money = Geld
earned-cards = Karten

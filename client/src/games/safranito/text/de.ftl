# The board of Safranito, in German.

# House rules, as they are in force

choice-first_chef-drawn = Die Pfeffermühle der ersten Runde wird ausgelost
choice-first_chef-first-seat = Wer auf Platz 1 sitzt, beginnt mit der Pfeffermühle
choice-tie_mode-chef_first = Bei Gleichstand kommt zuerst, wer die Pfeffermühle hat
choice-tie_mode-chef_last = Bei Gleichstand kommt zuletzt, wer die Pfeffermühle hat
choice-decline_returns-all = Wer nicht kauft, nimmt alle eigenen Chips aus der Schale zurück
choice-decline_returns-highest = Wer nicht kauft, nimmt nur den höchsten eigenen Chip aus der Schale zurück
choice-action_chips_leave-phase3 = Chips verlassen die Aktionsfelder vor dem Markt
choice-action_chips_leave-on_resolve = Chips verlassen ein Aktionsfeld, sobald es gewertet ist
choice-sell_mode-play_order = Verkäufe werden in Spielreihenfolge angesagt
choice-sell_mode-simultaneous = Verkäufe werden von allen gleichzeitig angesagt
choice-money-open = Das Geld liegt offen
choice-money-hidden = Das Geld ist verdeckt
choice-throw_side-own = Geworfen wird von der eigenen Seite
choice-throw_side-any = Geworfen wird von jeder Seite
choice-piles-part = Übereinander gemeldete Chips werden auseinandergeschoben
choice-piles-keep = Übereinander gemeldete Chips bleiben so liegen
choice-steadiness-normal = Die Hände sind so ruhig wie bei gelegentlichem Spielen
choice-steadiness-steady = Die Hände sind ruhig
choice-steadiness-shaky = Die Hände zittern
choice-aim_help-full = Beim Zielen sieht man, wo solche Würfe enden
choice-aim_help-short = Beim Zielen sieht man nur die Richtung
choice-aim_help-none = Beim Zielen sieht man nichts

# Regions

board-name = Der Spielplan mit neun Gewürzschalen
row-own = Deine Chips
row-bowls = Schalen
row-spaces = Aktionsfelder
row-chips = Chips auf dem Spielplan
row-display = Gewürzkarten in der Auslage
offer-title = Im Angebot
own-title = Deine Gewürze
own-none = Noch keine Karten.
reserved-title = Deine reservierten Gerichte
players-title = Am Tisch
drawn-title = Gezogene Karten

# Things

is-chef = { $player } hat die Pfeffermühle
mill-about = Wer die Pfeffermühle hat, ordnet die Schalen, gewinnt bei Gleichstand und kocht zuerst.
bowl-about =
    { $cards ->
        [0] Keine Karte zu kaufen.
        [one] { $cards } Karte zu kaufen.
       *[other] { $cards } Karten zu kaufen.
    }
about-extra-throw = Wer hier die höchste Summe hat, wirft noch einen Chip.
about-extra-spice = Wer hier die höchste Summe hat, zieht Gewürzkarten und behält eine.
about-reserve-dish = Wer hier die höchste Summe hat, nimmt das oberste Gericht des Stapels.
about-head-chef = Wer hier die höchste Summe hat, nimmt die Pfeffermühle.
lies-here = Hier: { $chips }.
total-of = { $player } { $total }
totals = Summen: { $totals }.
place-deep = { $place }, { $depth } mm vom Rand
own-chip = Deine { $value }
own-thrown = Deine { $value }, schon geworfen
own-about = Berühre sie, um sie in die Hand zu nehmen.
display-none = Keine Karte in der Auslage.
display-cards =
    { $count ->
        [one] { $spice }: { $count } Karte in der Auslage
       *[other] { $spice }: { $count } Karten in der Auslage
    }
display-about = Sie können gekauft werden, wenn diese Schale dran ist.
hand-cards =
    { $count ->
        [one] { $spice }: { $count } Karte
       *[other] { $spice }: { $count } Karten
    }
hand-about = Nur du siehst deine Hand.
drawn-about = Behalte eine; die anderen kommen unter den Stapel.
drawn-others =
    { $count ->
        [one] { $count } Karte, nur für die Person sichtbar, die zieht.
       *[other] { $count } Karten, nur für die Person sichtbar, die zieht.
    }
dish-ready = Du hast alle drei Gewürze.
dish-ready-short = bereit
dish-lacks = Noch offen: { $spices }.
dish-lacks-short =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
pile-dishes =
    { $count ->
        [one] { $count } Gericht im Stapel
       *[other] { $count } Gerichte im Stapel
    }
pile-dishes-about = Aus ihm wird das Angebot nach jeder Runde aufgefüllt.
pile-spices =
    { $count ->
        [one] { $count } Gewürzkarte im Stapel
       *[other] { $count } Gewürzkarten im Stapel
    }
pile-spices-about =
    { $count ->
        [one] { $count } Karte liegt auf der Ablage.
       *[other] { $count } Karten liegen auf der Ablage.
    }
money-of = { $player }: { $money } Rupien
rupees = Rupien
chips-home =
    { $count ->
        [one] { $count } Chip in der Hand
       *[other] { $count } Chips in der Hand
    }
chips-out = { $count } aus dem Spiel
cards-of =
    { $count ->
        [one] { $count } Gewürzkarte
       *[other] { $count } Gewürzkarten
    }
cards-known = Gekaufte Karten kennen alle; eine Zahl steht für Karten, die sonst niemand gesehen hat.
reserved-of =
    { $count ->
        [one] { $count } reserviertes Gericht
       *[other] { $count } reservierte Gerichte
    }
cooked-of =
    { $count ->
        [0] Noch kein Gericht zubereitet
        [one] { $count } Gericht zubereitet: { $dishes }
       *[other] { $count } Gerichte zubereitet: { $dishes }
    }
source-dishes = Gerichte

# The throw

throw-name = Dein Wurf
throw-choose = Zieh einen Chip zurück und lass los, oder berühre dein Ziel.
throw-how = Zieh den Chip zurück und lass los, oder berühre dein Ziel: Dann steht hier, wo 100 solche Würfe enden.
throw-knock = Deine { $chip } werfen, Ziel: { $victim }
aim-first = Jetzt zielen
aim-name = Ziel deiner { $value }
aim-keys = Links und rechts drehen, hoch und runter ändern die Kraft, Umschalt macht große Schritte, plus und minus kleine. Bild auf und ab bewegen die Hand, L wechselt die Höhe, F die Seite. Eingabe wirft, Esc bricht ab.
aim-bearing = Richtung
aim-power = Kraft
aim-place = Hand
aim-straight = geradeaus
aim-left = { $degrees }° nach links
aim-right = { $degrees }° nach rechts
aim-strength = { $percent } %
aim-middle = in der Mitte
aim-from-left = { $mm } mm links
aim-from-right = { $mm } mm rechts
aim-less = { $what }: weniger
aim-more = { $what }: mehr
aim-fine = Feineinstellung
chance-place = etwa { $percent } % { $place }
forecast = Von 100 solchen Würfen: { $odds }.
forecast-place = { $count } { $place }
forecast-push =
    { $count ->
        [one] { $count } stößt weg: { $chip }
       *[other] { $count } stoßen weg: { $chip }
    }
forecast-off =
    { $count ->
        [one] { $count } geht hinaus
       *[other] { $count } gehen hinaus
    }
forecast-wait = Von 100 solchen Würfen: …
forecast-no-card = Keine Karte zu kaufen: { $bowl }.
loft-name = Höhe des Wurfs
short-slide = Flach
short-toss = Bogen
short-lob = Hoch
about-slide = Flach und schnell: schiebt andere Chips.
about-toss = Ein flacher Bogen; rutscht noch ein wenig.
about-lob = Ein hoher Bogen; fällt fast auf der Stelle.
face-name = Welche Seite oben liegt
face-down = Verdeckt
face-up = Offen
face-about = So ist es gemeint; ein Chip kann sich beim Landen drehen.
side-name = Deine Seite
side-number = Seite { $side }
show-again = Noch einmal
show-skip = Überspringen
practice-lead = Wirf, so oft du magst: kein Spiel, nichts wird aufgehoben. Ist der letzte Chip geworfen, kommt der erste zurück.
practice-you = Du
practice-other = Nachbar
practice-steadiness = Deine Hand
practice-lay = Fremde Chips auslegen
practice-clear = Spielplan leeren
practice-again = Neu zählen
practice-tallies = Deine Treffer
practice-thrown = geworfen
practice-hit = getroffen
practice-out = aus dem Spiel
practice-share = ({ $percent } %)

# The market

market-selling = Zuerst werden Karten verkauft.
market-buying =
    { $cards ->
        [one] { $cards } Karte ist zu kaufen.
       *[other] { $cards } Karten sind zu kaufen.
    }
market-order = In dieser Reihenfolge
market-highest = Die höchste Summe zuerst
market-chips = Chips
market-total = Summe
market-price = der Preis jetzt
market-each = Eine Karte bringt
market-decides = entscheidet jetzt
market-next = danach, für { $money }
market-later = später, jetzt { $money }
market-sell = { $count } für { $money } verkaufen
market-sales = Karten verkaufen: { $spice }
market-completes = Vollendet { $dishes }
market-wanted = Nützlich für { $dishes }
market-waits = wartet
market-sold = { $count } verkauft für { $money }
market-kept = verkauft nichts
market-secret = hat entschieden
market-no-card = hat keine
why-sell = Eine Karte bringt die Summe aller Chips. Entschieden wird reihum, ab der Pfeffermühle.
why-sell-back = Wer verkauft, nimmt die Chips zurück und kann nicht kaufen.
why-sell-own = Deine Karten ({ $spice }) brächten zusammen { $money } Rupien.
why-sell-none = Du hast keine. Gefragt wirst du trotzdem, sonst wüssten es die anderen.
why-buy = { $player } hat die höchste Summe und zahlt sie: { $total } Rupien. Der höchste Chip kommt zurück, dann wird neu verglichen.
why-buy-tied = { $player } hat { $total } wie andere auch und kommt in der Reihenfolge zuerst. Der höchste Chip kommt zurück, dann wird neu verglichen.

# What a choice brings

gain-money = +{ $money } Rupien
gain-card = eine Karte { $spice }
gain-for = für { $dishes }
gain-dish = dein Gericht Nummer { $number }
gain-win = du gewinnst
gain-mill = du hast sofort die Pfeffermühle
gain-reserved = ein Gericht für dich allein
cost-money = −{ $money } Rupien
cost-cards =
    { $count ->
        [one] −{ $count } Karte { $spice }
       *[other] −{ $count } Karten { $spice }
    }
cost-spices = diese Karten gehen weg: { $spices }
effect-no-purchase = du nimmst { $chips } zurück: kein Kauf
effect-no-chips = du hast hier keinen Chip
effect-left = { $money } Rupien bleiben
effect-chip-back = deine { $value } kommt zurück
effect-chips-back = zurück zu dir: { $chips }
effect-price = eine Karte bringt { $money }
effect-price-least = eine Karte bringt mindestens { $money }
effect-display = { $count } zu kaufen

# Was einer Wahl noch fehlt

thing-own = deinen Chip
thing-bowl = eine Schale
thing-space = ein Aktionsfeld
thing-chip = einen Chip, den du wegstößt

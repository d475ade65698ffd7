# The drawn board of Parfum, in German: names of places, what things say, what actions bring.

# House rules, as they are in force

choice-reshuffle-lazy = Die Ablage wird zum Brunnen, wenn ein Plättchen gezogen werden muss
choice-reshuffle-eager = Die Ablage wird zum Brunnen, sobald der Brunnen leer ist
choice-limited_flacons-false = Es gibt immer genug Flakons
choice-tan_clocks-tan = Zu dritt haben die Uhren 4, 5, 6 Aktionen
choice-tan_clocks-tan-low = Zu dritt haben die Uhren 3, 4, 5 Aktionen
choice-sold_out_notes-out = Die Noten eines ausverkauften Parfums sind aus dem Spiel
choice-sold_out_notes-bag = Die Noten eines ausverkauften Parfums kommen zurück in den Beutel
choice-limit_in_last_round-false = Die letzte Runde hat kein Wasserlimit
choice-closing_token-drawn = Das Ladenschluss-Plättchen gilt, wenn es gezogen werden muss
choice-closing_token-on-top = Das Ladenschluss-Plättchen gilt, wenn es oben liegt
choice-bag_end-short = Das Spiel endet, wenn der Beutel nicht reicht
choice-bag_end-empty = Das Spiel endet, wenn der Beutel leer ist
choice-two_player_limit-round = Zu zweit gilt das Wasserlimit einmal pro Runde
choice-two_player_limit-clock = Zu zweit gilt das Wasserlimit nach jeder Uhr

# Places

table-of-parfum = Der Tisch von Parfum
area-clocks = Marktuhr
area-market = Markt
area-tray = Würfeltablett
area-stores = Brunnen, Ablage, Flakons
area-perfumery = Parfümerie von { $player }
area-track = Geld

# Street

pile = Kommende Kundschaft
pile-about =
    { $left ->
        [0] Als Nächstes Ladenschluss
        [one] Noch { $left } bis Ladenschluss
       *[other] Noch { $left } bis Ladenschluss
    }
pile-closed = Der Ladenschluss ist aufgedeckt
customer-about =
    { $price ->
        [one] Zahlt { $price } Münze für einen Flakon eines Parfums, das all dies enthält.
       *[other] Zahlt { $price } Münzen für einen Flakon eines Parfums, das all dies enthält.
    }
bargain = Stand für Sonderpreise
bargain-word = Sonderpreis
bargain-about = Kauft einen Flakon jedes Parfums: { $minor } für ein kleines, { $major } für ein großes.

# Distillery

bag = Beutel mit Noten
bag-about =
    { $count ->
        [one] { $count } Note im Beutel. Eine Aktion zieht eine auf ein freies Feld.
       *[other] { $count } Noten im Beutel. Eine Aktion zieht eine auf ein freies Feld.
    }
note-said = { $type } ({ $aromas })
customer-said = Kunde ({ $wants })
note-about =
    { $coins ->
        [one] Bringt { $coins } Münze, wenn man sie nimmt.
       *[other] Bringt { $coins } Münzen, wenn man sie nimmt.
    }
note-to-place = Genommen: Lege sie an ein Parfum an.
slot-head = Kopf
slot-heart = Herz
slot-base = Basis

# Chances

percent = { $part } %
odds = Chancen
odds-note =
    { $tokens ->
        [0] Chance: { $plain }.
        [one] Chance: { $plain }; mit deinem Wasserplättchen höchstens { $water }.
       *[other] Chance: { $plain }; mit deinen { $tokens } Wasserplättchen höchstens { $water }.
    }
odds-wished =
    { $count ->
        [one] Die vorgemerkte Note: { $plain } ohne Wasser, { $water } mit Wasser
       *[other] Alle { $count } vorgemerkten Noten: { $plain } ohne Wasser, { $water } mit Wasser
    }
odds-needs =
    { $count ->
        [one] Die vorgemerkte Note braucht noch Würfel: { $aromas }
       *[other] Alle { $count } vorgemerkten Noten brauchen noch Würfel: { $aromas }
    }
odds-how = Berühre die Noten, die du willst: Hier stehen die Chancen.
wish-on = Berühre sie, um sie vorzumerken.
wish-off = Berühre sie, um die Vormerkung zu löschen.

# Market, dice, water

booth = Stand: { $aroma }
booth-about =
    { $count ->
        [one] { $count } Würfel hier: { $flask } Seiten mit Phiole, { $fly } mit Fliege.
       *[other] { $count } Würfel hier: { $flask } Seiten mit Phiole, { $fly } mit Fliege.
    }
tray-of = Würfel von { $player }
tray-empty = Keine Würfel
tray-left = Aktionen
tray-actions =
    { $left ->
        [one] Noch { $left } Aktion
       *[other] Noch { $left } Aktionen
    }
cup = Würfelbecher
cup-about = Mit ihm werden alle deine Würfel geworfen.
order-waking = Uhren wählen: zuerst, wer das wenigste Geld hat
order-selling = Verkauf in der Reihenfolge der Uhren
well = Brunnen
well-about =
    { $count ->
        [one] { $count } Wasserplättchen im Brunnen.
       *[other] { $count } Wasserplättchen im Brunnen.
    }
discard = Ablage
discard-about = Plättchen, mit der Münzseite oben: { $tokens }.
discard-empty = Noch kein Plättchen.
token-count = { $value } ×{ $count }
token =
    { $count ->
        [one] Wasserplättchen mit Wert { $value }
       *[other] { $count } Wasserplättchen mit Wert { $value }
    }
token-about = Eines würfelt neu, zwei drehen eine Fliege auf die Phiole. Wer es behält, bekommt am Ende seine Münzen.
supply = Flakons
supply-about =
    { $count ->
        [one] Noch { $count } Flakon.
       *[other] Noch { $count } Flakons.
    }

# Clocks, money

clock =
    { $actions ->
        [one] Uhr { $clock }: { $actions } Aktion
       *[other] Uhr { $clock }: { $actions } Aktionen
    }
clock-of = { $clock }, { $player }
clock-about = Die römische Zahl ist der Platz in dieser Runde, die andere die Zahl der Aktionen.
round = Runde { $round }
round-word = Runde
last-round = Letzte Runde
phase =
    { $step ->
        [wake] Aufstehen
        [create] Parfums herstellen
        [sell] Verkaufen
       *[over] Das Ende
    }
marker =
    { $coins ->
        [one] { $player }: { $coins } Münze
       *[other] { $player }: { $coins } Münzen
    }
marker-about = Nach jetzigem Stand Nummer { $place } bei der Wahl der Uhren.

# Perfumeries

perfume-of = Parfümerie von { $player }.
new-minor = neues kleines Parfum
new-major = neues großes Parfum
new-about =
    { $flacons ->
        [one] Fertig gibt es { $flacons } Flakon.
       *[other] Fertig gibt es { $flacons } Flakons.
    }
shop-about = Geld { $money }, Wasserplättchen { $tokens }, bediente Kunden { $served }, ausverkaufte Parfums { $sold }.
letter-violet = Ve
letter-bergamot = Be
letter-rose = Ro
letter-vanilla = Va
letter-lavender = La

# What an action costs and brings

effect-actions =
    { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }
effect-place = Platz { $place } in der Runde
effect-clocks-left =
    { $left ->
        [one] { $left } Uhr bleibt den anderen
       *[other] { $left } Uhren bleiben den anderen
    }
effect-left =
    { $left ->
        [0] Deine letzte Aktion
        [one] Dann noch { $left } Aktion
       *[other] Dann noch { $left } Aktionen
    }
effect-bag = Im Beutel: Kopf { $head }, Herz { $heart }, Basis { $base }
effect-die = Dein Würfel Nummer { $count }: { $aroma }
effect-flask-chance = Phiole: { $part }
effect-wish = { $note }: { $now } → { $then } ohne Wasser
effect-wish-needs = { $note }: noch Würfel nötig, { $aromas }
effect-water = Wasser, im Mittel { $mean } wert
effect-spent =
    { $count ->
        [one] { $count } Plättchen, am Ende { $worth } wert
       *[other] { $count } Plättchen, am Ende { $worth } wert
    }
effect-again =
    { $count ->
        [one] { $count } Würfel neu, Phiole: { $part }
       *[other] { $count } Würfel neu, mindestens eine Phiole: { $part }
    }
effect-flasks-too =
    { $flasks ->
        [0] Alle Würfel neu, keine Phiole zu verlieren
        [one] Alle Würfel neu, auch { $flasks } Phiole
       *[other] Alle Würfel neu, auch { $flasks } Phiolen
    }
effect-turned = Eine sichere Phiole: { $aroma }
effect-pays = Phiolen: { $aromas }
effect-coins = +{ $coins } → { $total }
effect-on-top = Über { $player }
effect-waking = Dann Nummer { $place } bei der Wahl der Uhren
effect-flacons =
    { $flacons ->
        [one] Fertig: { $flacons } Flakon
       *[other] Fertig: { $flacons } Flakons
    }
effect-suitors =
    { $count ->
        [one] { $count } Kunde würde kaufen, für { $price }
       *[other] { $count } Kunden würden kaufen, für höchstens { $price }
    }
effect-then-missing = Dann noch offen: { $types }
effect-size =
    { $flacons ->
        [one] { $flacons } Flakon, Sonderpreis { $price }
       *[other] { $flacons } Flakons, Sonderpreis je { $price }
    }
effect-flacons-left =
    { $left ->
        [0] Der letzte Flakon
        [one] Noch { $left } Flakon
       *[other] Noch { $left } Flakons
    }
effect-sold-out =
    { $tokens ->
        [one] Ausverkauft: { $tokens } Wasserplättchen
       *[other] Ausverkauft: { $tokens } Wasserplättchen
    }

# Why not

why-only-prepare = Das ist eine Aktion der Vorbereitung.
why-flasks-missing = Es fehlen Phiolen: { $aromas }.
why-water-later = Wasser wird nach dem Wurf ausgegeben.
why-sell-later = Verkauft wird, wenn alle destilliert haben.
why-no-perfume-suits = Keiner deiner Flakons enthält, was hier gewünscht wird.

# The end

source-claims = Noten
source-customers = Kunden
source-bargains = Sonderpreise
source-water = Wasser

# Was einer Wahl noch fehlt

thing-dice = die Würfel
thing-cup = den Becher
thing-water = das Wasserplättchen, mit dem du zahlst
thing-note = die Note
thing-perfume = das Parfum
thing-new = einen neuen Flakon
thing-customer = den Kunden
thing-bargain = den Stand für Sonderpreise

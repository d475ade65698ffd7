# Parfum, in German. A whole sentence after a colon begins with a capital.

game = Parfum
about = Destilliere Noten, komponiere Parfums und verkaufe sie an die Kundschaft von Grasse.
goal =
    Du führst eine Parfümerie in Grasse, und wer am Ende das meiste Geld hat, gewinnt. Destillierte Noten bringen sofort Münzen; die Parfums daraus verkaufst du an Kunden, und gespartes Wasser bringt am Ende seine Münzseite. Das Spiel endet mit der Runde nach dem Ladenschluss-Plättchen, oder am Ende einer Runde, wenn der Beutel die Destillerie nicht mehr füllt.

# Aromas, notes, perfumes. Every type is feminine and every size neuter, so that an article in
# front of them fits in the accusative too; a customer stands in the nominative only.

aroma-violet = Veilchen
aroma-bergamot = Bergamotte
aroma-rose = Rose
aroma-vanilla = Vanille
aroma-lavender = Lavendel
aroma-count = { $aroma } { $count }
type-head = Kopfnote
type-heart = Herznote
type-base = Basisnote
part-head = Kopf
part-heart = Herz
part-base = Basis
part-count = { $part } { $count }
size-minor = kleines Parfum
size-major = großes Parfum
note-name = { $type } { $id } ({ $aromas })
note-short = { $type } { $id }
customer-name = Kunde { $id } ({ $wants })
perfume-name = Parfum { $number }
phase-wake = Aufstehen
phase-create = Parfums herstellen
phase-sell = Verkaufen
phase-refill = Neue Kunden
phase-end = Das Ende

# What to do now

prompt-choose-clock = Wähle eine Uhr: Sie bestimmt deinen Platz in der Runde und deine Aktionen.
prompt-prepare =
    { $left ->
        [one] Bereite die Destillation vor: noch { $left } Aktion. Genommene Würfel: { $taken }.
       *[other] Bereite die Destillation vor: noch { $left } Aktionen. Genommene Würfel: { $taken }.
    }
prompt-roll = Würfle.
prompt-water = Gib Wasser für deine Würfel aus, oder lass sie, wie sie sind.
prompt-claim = Nimm Duftnoten mit deinen Phiolen.
prompt-compose =
    { $left ->
        [one] Lege deine Note an.
       *[other] Lege deine { $left } Noten an.
    }
prompt-flacons = Dein Parfum ist fertig: Nimmst du die Flakons?
prompt-end-turn = Gib deine Würfel zurück, um deinen Zug zu beenden.
prompt-sell = Verkaufe einen Flakon, oder passe: Gelegenheit { $chance } von { $chances } in dieser Runde.
prompt-limit = Du hast zu viel Wasser: Wirf { $over } Plättchen ab.

# Actions

do-choose-clock =
    { $actions ->
        [one] Uhr { $clock } nehmen: { $actions } Aktion, Zug { $clock } von { $clocks }
       *[other] Uhr { $clock } nehmen: { $actions } Aktionen, Zug { $clock } von { $clocks }
    }
do-draw-note = Eine Note auf ein freies Feld ziehen (im Beutel { $bag })
do-take-die = Einen Würfel nehmen: { $aroma } (noch { $left }; Phiole auf { $faces } von { $sides } Seiten)
do-take-water = Ein Wasserplättchen nehmen (im Brunnen { $well })
do-stop-preparing =
    { $left ->
        [one] Auf { $left } Aktion verzichten
       *[other] Auf { $left } Aktionen verzichten
    }
do-roll-dice = Würfeln: { $shown }
do-reroll-flies =
    { $flies ->
        [one] { $flies } Fliege neu würfeln: { $aroma }, für ein Plättchen mit Wert { $token }
       *[other] { $flies } Fliegen neu würfeln: { $aroma }, für ein Plättchen mit Wert { $token }
    }
do-reroll-all =
    { $dice ->
        [one] { $dice } Würfel neu würfeln, für ein Plättchen mit Wert { $token }
       *[other] Alle { $dice } Würfel neu würfeln, auch Phiolen, für ein Plättchen mit Wert { $token }
    }
do-turn-fly = Eine Fliege ({ $aroma }) auf die Phiole drehen, für Plättchen mit Wert { $token } und { $other }
do-stop-water = Die Würfel lassen, wie sie sind
do-claim-note =
    { $coins ->
        [one] Die { $note } nehmen und { $coins } Münze erhalten; übrige Phiolen: { $rest }
       *[other] Die { $note } nehmen und { $coins } Münzen erhalten; übrige Phiolen: { $rest }
    }
do-stop-claiming = Keine Note mehr nehmen
do-join-perfume = Die { $piece } zu { $perfume } legen: { $content }; { $state }
join-finishes =
    { $customers ->
        [0] fertig, Flakons: { $flacons }; kein Kunde will es
        [one] fertig, Flakons: { $flacons }; { $customers } Kunde will es
       *[other] fertig, Flakons: { $flacons }; { $customers } Kunden wollen es
    }
do-new-minor = Ein kleines Parfum (Noten: { $notes }, Flakons: { $flacons }) mit der { $note } beginnen
do-new-major = Ein großes Parfum (Noten: { $notes }, Flakons: { $flacons }) mit der { $note } beginnen
do-hold-notes =
    { $left ->
        [one] { $left } Note für einen späteren Zug behalten
       *[other] { $left } Noten für einen späteren Zug behalten
    }
do-take-flacons = Die Flakons nehmen: { $flacons } zu verkaufen
do-leave-flacons = Die Flakons liegen lassen: Dieses Parfum wird nicht verkauft
do-return-dice = Die Würfel zurückgeben und den Zug beenden
do-sell-to =
    { $left ->
        [0] { $perfume } für { $price } verkaufen: { $customer }; ausverkauft; Wasserplättchen: { $water }
       *[other] { $perfume } für { $price } verkaufen: { $customer }; übrige Flakons: { $left }
    }
do-bargain =
    { $left ->
        [0] { $perfume } zum Sonderpreis von { $price } verkaufen; ausverkauft; Wasserplättchen: { $water }
       *[other] { $perfume } zum Sonderpreis von { $price } verkaufen; übrige Flakons: { $left }
    }
do-pass =
    { $later ->
        [0] Passen: In dieser Runde verkaufst du nichts mehr
        [one] Passen: noch { $later } Gelegenheit in dieser Runde
       *[other] Passen: noch { $later } Gelegenheiten in dieser Runde
    }
do-discard-water = Ein Plättchen mit Wert { $token } abwerfen
do-stacked = Die Marker sind gestapelt
do-dealt-clocks = Die Uhren sind verteilt
do-drawn-note = Die { $note } wird gezogen
do-drawn-customer = { $customer } kommt
do-drawn-water = Ein Wasserplättchen wird gezogen
do-rolled = Die Würfel zeigen: { $shown }
kind-reroll-flies = Alle Fliegen einer Farbe neu würfeln (1 Plättchen)
kind-reroll-all = Alle Würfel neu würfeln (1 Plättchen)
kind-turn-fly = Eine Fliege auf die Phiole drehen (2 Plättchen)
kind-join-perfume = Eine Note zu einem Parfum legen
kind-new-minor = Ein kleines Parfum beginnen
kind-new-major = Ein großes Parfum beginnen
kind-sell-to = An einen Kunden verkaufen
kind-bargain = Zum Sonderpreis verkaufen

# The journal

log-round-begins = Runde { $round }.
log-last-round = Bald ist Ladenschluss: Dies ist die letzte Runde.
log-markers-stacked = Die Marker sind gestapelt, von oben nach unten: { $players }.
log-takes-clock =
    { $actions ->
        [one] { $player } nimmt Uhr { $clock } mit { $actions } Aktion.
       *[other] { $player } nimmt Uhr { $clock } mit { $actions } Aktionen.
    }
log-turn-begins =
    { $actions ->
        [one] { $player } destilliert mit { $actions } Aktion.
       *[other] { $player } destilliert mit { $actions } Aktionen.
    }
log-takes-die = { $player } nimmt einen Würfel: { $aroma }.
log-draws-water = { $player } zieht ein Wasserplättchen.
log-drew-token = Du ziehst ein Plättchen mit Wert { $token }.
log-reshuffle =
    { $count ->
        [one] Der Brunnen ist leer: Das abgeworfene Plättchen wird zum neuen Brunnen.
       *[other] Der Brunnen ist leer: Die { $count } abgeworfenen Plättchen werden zum neuen Brunnen.
    }
log-note-drawn = Die { $note } kommt in die Destillerie.
log-rolls = { $player } würfelt: { $shown }.
log-rerolls-flies = { $player } gibt ein Plättchen mit Wert { $token } aus und würfelt alle Fliegen ({ $aroma }) neu.
log-rerolls-all = { $player } gibt ein Plättchen mit Wert { $token } aus und würfelt alle Würfel neu.
log-turns-fly = { $player } gibt Plättchen mit Wert { $tokens } aus und dreht eine Fliege ({ $aroma }) auf die Phiole.
log-claims =
    { $coins ->
        [one] { $player } nimmt die { $note } und erhält { $coins } Münze.
       *[other] { $player } nimmt die { $note } und erhält { $coins } Münzen.
    }
log-begins = { $player } beginnt ein { $size } mit der { $note }.
log-joins = { $player } legt die { $note } zu { $perfume }.
log-holds-notes =
    { $count ->
        [one] { $player } behält { $count } Note für einen späteren Zug.
       *[other] { $player } behält { $count } Noten für einen späteren Zug.
    }
log-finishes =
    { $flacons ->
        [one] { $player } vollendet ein { $size } und erhält { $flacons } Flakon.
       *[other] { $player } vollendet ein { $size } und erhält { $flacons } Flakons.
    }
log-leaves-flacons = { $player } lässt die Flakons von { $perfume } liegen.
log-sells =
    { $price ->
        [one] { $customer } kauft { $perfume } von { $player } für { $price } Münze.
       *[other] { $customer } kauft { $perfume } von { $player } für { $price } Münzen.
    }
log-bargains =
    { $price ->
        [one] { $player } verkauft { $perfume } zum Sonderpreis von { $price } Münze.
       *[other] { $player } verkauft { $perfume } zum Sonderpreis von { $price } Münzen.
    }
log-passes = { $player } passt.
log-sold-out = { $player } hat { $perfume } ausverkauft.
log-discards = { $player } wirft ein Plättchen mit Wert { $token } ab.
log-customer-arrives = { $customer } kommt auf die Straße.
log-closing-token = Das Ladenschluss-Plättchen ist aufgedeckt: Es folgt noch eine Runde.
log-stopped = Nach Runde { $round } wird das Spiel abgebrochen.
log-game-ends =
    { $reason ->
        [closing] Die letzte Runde ist vorbei.
       *[bag] Der Beutel füllt die Destillerie nicht mehr: Das Spiel endet.
    }
log-scores-water =
    { $coins ->
        [one] { $player } erhält { $coins } Münze für Wasser.
       *[other] { $player } erhält { $coins } Münzen für Wasser.
    }
shown-flasks =
    { $flasks ->
        [0] keine Phiole
        [one] { $flasks } Phiole
       *[other] { $flasks } Phiolen
    }
shown-flies =
    { $flies ->
        [0] keine Fliege
        [one] { $flies } Fliege
       *[other] { $flies } Fliegen
    }
shown-die = { $aroma } ({ $flasks }, { $flies })
shown-nothing = nichts

# Refusals

refused-no-such-clock = Die Uhren haben die Nummern 1 bis { $clocks }.
refused-clock-taken = Uhr { $clock } ist schon vergeben.
refused-display-full = Jedes Feld der Destillerie ist belegt.
refused-bag-empty = Der Beutel ist leer.
refused-no-such-aroma = Dieses Aroma gibt es nicht.
refused-booth-empty = Am Stand { $aroma } liegt kein Würfel mehr.
refused-no-water-left = Brunnen und Ablage sind leer.
refused-use-all-actions = Alle Aktionen müssen genutzt werden.
refused-no-fly-of-colour = Keiner deiner Würfel ({ $aroma }) zeigt eine Fliege.
refused-no-die-to-roll = Du hast keinen Würfel zu werfen.
refused-two-tokens-needed = Dafür brauchst du zwei Wasserplättchen.
refused-no-such-token = Dir fehlt ein Plättchen mit Wert { $token }.
refused-water-is-over = Wasser gibst du aus, bevor du die erste Note nimmst.
refused-note-not-on-display = { $note } liegt nicht in der Destillerie.
refused-flasks-missing = Deine freien Phiolen reichen nicht für die { $note }.
refused-note-not-in-hand = { $note } ist keine der Noten, die du anzulegen hast.
refused-heart-only-major = Eine Herznote gehört nur in ein großes Parfum.
refused-no-such-perfume = Dieses Parfum hast du nicht.
refused-perfume-finished = Dieses Parfum ist fertig.
refused-perfume-unfinished = Dieses Parfum ist noch nicht fertig.
refused-slot-filled = Dieses Parfum hat schon seine { $type }.
refused-place-every-note = Jede genommene Note wird im selben Zug angelegt.
refused-no-flacon-left = Von diesem Parfum ist kein Flakon mehr da.
refused-customer-not-there = { $customer } ist nicht auf der Straße.
refused-perfume-does-not-suit = Dem Parfum fehlt, was { $customer } will.

# The table

table-last-round = Dies ist die letzte Runde.
table-bag-low = Der Beutel ist fast leer ({ $bag }): Füllt er die Destillerie nicht mehr, endet das Spiel.
table-closing-near = Bald ist Ladenschluss; Kunden davor: { $above }.
table-stock =
    Noten im Beutel: { $bag }. Kunden bis Ladenschluss: { $above }. Flakons: { $flacons }.
table-round = Runde { $round }
table-distillery = Destillerie
table-street = Straße
table-market = Markt: { $booths }
table-well = Plättchen im Brunnen: { $well }. Ablage: { $discard }.
table-dice = Vor { $player }: { $shown }
table-dice-unrolled = Vor { $player }, noch nicht geworfen: { $shown }
table-clocks = Uhren: { $clocks }
table-clock-free =
    { $actions ->
        [one] { $clock } ({ $actions } Aktion) frei
       *[other] { $clock } ({ $actions } Aktionen) frei
    }
table-clock-taken =
    { $actions ->
        [one] { $clock } ({ $actions } Aktion) { $player }
       *[other] { $clock } ({ $actions } Aktionen) { $player }
    }
table-track = Geld, jeder Stapel von oben nach unten: { $track }
table-money = { $player } { $money }
table-note =
    { $coins ->
        [one] { $note }, { $coins } Münze
       *[other] { $note }, { $coins } Münzen
    }
table-empty = leer
table-customer = { $id } will { $wants }, zahlt { $price }
table-you = { $player } (du)
table-holds = Geld { $money }; Wasserplättchen: { $water }
tokens-worth = { $count } mit Wert { $value }
tokens-unknown = { $count } verdeckt
tokens-none = keins
table-perfume = { $name }: { $size }, { $content }; { $state }
table-no-perfume = noch kein Parfum
table-missing = noch offen: { $types }
table-flacons =
    { $flacons ->
        [0] ausverkauft
        [one] { $flacons } Flakon
       *[other] { $flacons } Flakons
    }
table-hand = anzulegen: { $notes }
table-served =
    { $count ->
        [one] { $count } Kunde bedient
       *[other] { $count } Kunden bedient
    }
glance-head = Runde { $round } · im Beutel { $bag } · Kunden bis Ladenschluss { $above }
glance-note = { $id } { $part }: { $needs } (+{ $coins })
glance-note-lacks = { $id } { $part }: fehlt { $lacks } (+{ $coins })
glance-note-chance = { $id } { $part }: { $percent } % (+{ $coins })
glance-odds = Fehlende Würfel, oder Chance ohne Wasser (+Münzen): { $notes }
glance-paid = Deine Phiolen reichen für (+Münzen): { $notes }
glance-unpaid = Noch nicht: { $notes }
glance-dice = Deine Phiolen: { $flasks } · Fliegen: { $flies }
glance-water = Deine Wasserplättchen: { $water }
glance-lacking = In deinen Parfums noch offen: { $parts }
glance-perfumes = Deine Parfums: { $perfumes }
glance-perfume = { $number } ({ $content }; { $state })
glance-more = und { $count } weitere
result-sources =
    { $player }: { $score } = Noten { $claims } + Kunden { $customers } + Sonderpreise { $bargains } + Wasser { $water }

# Help for each step

help-choose-clock =
    Der Platz der Uhr sagt, wann du in dieser Runde destillierst und verkaufst; vordere Plätze haben die größere Auswahl an Noten und Kundschaft, hintere mehr Aktionen.
help-prepare =
    Jede Aktion ist eine von dreien: einen Würfel eines Aromas nehmen, das du brauchst, ein Wasserplättchen nehmen oder eine neue Note ziehen lassen, wenn ein Feld der Destillerie frei ist. Nimm die Würfel für die Noten, die du willst: Veilchen, Bergamotte und Rose gelingen auf 4 von 6 Seiten, Vanille und Lavendel auf 3.
help-roll = Alle deine Würfel werden einmal geworfen. Eine Phiole ist ein Teil dieses Aromas, eine Fliege ist nichts.
help-water =
    Mit einem Plättchen würfelst du alle Fliegen einer Farbe oder alle deine Würfel neu; mit zweien drehst du eine Fliege auf die Phiole. Ausgegebene Plättchen sind verloren, die übrigen bringen am Spielende ihre Münzseite.
help-claim =
    Eine Note kostet die Phiolen ihrer Aromen; jede Phiole zählt nur für eine Note. Du erhältst sofort ihre Münzen und legst sie an ein Parfum an.
help-compose =
    Ein kleines Parfum hat eine Kopf- und eine Basisnote und bringt 2 Flakons; ein großes hat auch eine Herznote und bringt 3. Eine Note bleibt, wo sie liegt, und ein Parfum bleibt klein oder groß.
help-flacons = Verkauft werden die Flakons eines fertigen Parfums.
help-end-turn = Deine Würfel gehen für den nächsten Zug zurück auf den Markt.
help-sell =
    Ein Kunde kauft einen Flakon eines Parfums, das alles Gewünschte enthält. Der Sonderpreis ist 2 für ein kleines und 3 für ein großes Parfum. Wer den letzten Flakon eines Parfums verkauft, erhält 2 Wasserplättchen.
help-limit = Nach deiner letzten Gelegenheit zu verkaufen darfst du höchstens 4 Wasserplättchen behalten. Du wählst, welche du abwirfst.

# Options

option-random_first_clocks = für den Einstieg: Die Uhren der ersten Runde werden zufällig verteilt
option-spare_actions = auf Aktionen darf verzichtet werden
option-reshuffle = wann die Ablage zum Brunnen wird: wenn ein Plättchen gezogen werden muss, oder sobald der Brunnen leer ist
option-limited_flacons = es gibt nur so viele Flakons wie in der Schachtel
option-idle_water = ein Plättchen darf für eine Farbe ausgegeben werden, die keine Fliege zeigt
option-water_after_claim = Wasser darf auch ausgegeben werden, nachdem Noten genommen wurden
option-hold_notes = genommene Noten dürfen für einen späteren Zug behalten werden
option-flacons_optional = die Flakons eines fertigen Parfums dürfen liegen bleiben
option-pass_drops_out = wer passt, verkauft in dieser Runde nichts mehr
option-tan_clocks = die Uhren zu dritt: 4, 5, 6 Aktionen, oder 3, 4, 5
option-sold_out_notes = die Noten eines ausverkauften Parfums: aus dem Spiel, oder zurück in den Beutel
option-limit_in_last_round = das Wasserlimit gilt auch in der letzten Runde
option-closing_token = das Ladenschluss-Plättchen gilt, wenn es gezogen werden muss, oder wenn es oben liegt
option-bag_end = das Spiel endet, wenn der Beutel nicht reicht, oder wenn er leer ist
option-two_player_limit = zu zweit: das Wasserlimit einmal pro Runde, oder nach jeder Uhr
option-round_cap = nach so vielen Runden wird das Spiel abgebrochen (0: nie)

# What is in the box

box-note = Das Regelheft zeigt Noten und Kunden nur als Bild, und kein Text nennt die Uhren für 3 Personen: Es gibt zwei Annahmen, und eine Hausregel wählt zwischen ihnen.
rows-aromas = Aromen
rows-clocks = Uhren
rows-boards = Aufbauten
rows-water = Werte der Wasserplättchen
rows-perfumes = Größen von Parfums
rows-counts = Einzelwerte
rows-notes = Duftnoten
rows-customers = Kunden

# Reasons, and where the points came from

reason-coins = Münzen { $change }
reason-wanted = die Straße zahlt { $change } für deine Flakons
reason-flacons = Flakons { $change }
reason-notes = Noten in unfertigen Parfums { $change }
reason-water = Wasserplättchen { $change }
reason-contested = Auch { $player } kann bedienen: { $customer }
reason-finishes = sie macht ein Parfum fertig; der beste Kunde dafür zahlt { $price } ({ $count } in der Straße)
reason-for-note = für die { $note }
reason-needed = { $player } braucht die { $note }, um ein Parfum fertigzustellen
reason-before = du verkaufst vor { $player }, auch dort kann bedient werden: { $customer }
earned-claims = Noten
earned-customers = Kunden
earned-bargains = Sonderpreise
earned-water = Wasser

# Aqua Mirabilis, in German.

game = Aqua Mirabilis
about = Sammle Blüten, gewinne Essenzen und erobere den Hof von Versailles mit deinen Parfums.
goal =
    Ihr seid Parfümeure aus Grasse, und wer am Ende die meisten Punkte hat, gewinnt. Aus Blüten werden Essenzen, aus Essenzen Parfums, und in Versailles vorgestellte Parfums bringen Punkte: für Kombinationen, die noch neu sind, und für den Geschmack von König und Hof. Am letzten Sonntag der vierten Woche haben alle noch einen Zug; dann zählen alle Parfums noch einmal, dazu Originalitätsmarker, umgedrehte Stadtplättchen, die Damen, bei denen du führst, und ihre geheimen Boni.

# Essences, methods, cities

essence-bergamot = Bergamotte
essence-jasmine = Jasmin
essence-lavender = Lavendel
essence-narcissus = Narzisse
essence-orange = Orange
essence-rose = Rose
method-distillation = Destillation
method-maceration = Mazeration
method-squeezing = Pressung
method-enfleurage = Enfleurage
method-extraction = Extraktion
method-stored = { $method } (gelagert: { $flowers })
method-equal =
    { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }: { $inputs ->
        [one] { $inputs } Blüte
       *[other] { $inputs } gleiche Blüten
    } ({ $flowers }) → { $outputs ->
        [one] { $outputs } Essenz
       *[other] { $outputs } Essenzen
    }
method-different =
    { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }: 2 verschiedene Blüten → je 1 Essenz
all-but = nicht { $flowers }
ability-market = Marktfähigkeit (eine Blüte mehr)
ability-production = Produktionsfähigkeit (2 Punkte mehr)
ability-carriage = Kutschenfähigkeit (ein Schritt mehr)
city-paris = Paris
city-london = London
city-cologne = Köln
city-florence = Florenz
day-mon = Montag
day-tue = Dienstag
day-wed = Mittwoch
day-thu = Donnerstag
day-fri = Freitag
day-sat = Samstag
day-sun = Sonntag
counted = { $thing } { $count }
in-a-row = { $first }; { $second }
nothing = nichts
nobody = niemand
at-home = zu Hause

# Perfumes, recipes, tiles

perfume-one = { $base } mit { $first }
perfume-two = { $base } mit { $first } und { $second }
recipe-name =
    { $slots ->
        [one] { $essence } mit { $slots } Feld, Stufe { $level }
       *[other] { $essence } mit { $slots } Feldern, Stufe { $level }
    }
tile-name = Plättchen { $city } ({ $effect })
effect-flowers = Blüten: { $things }
effect-essences = Essenzen: { $things }
effect-recipe-1 = ein Rezept mit 1 Feld, Basis { $essence }
effect-recipe-2 = ein Rezept mit 2 Feldern
effect-choice =
    { $number ->
        [one] { $number } Essenz nach Wahl
       *[other] { $number } Essenzen nach Wahl
    }
effect-originality =
    { $number ->
        [one] { $number } Originalitätsmarker
       *[other] { $number } Originalitätsmarker
    }
effect-production =
    { $number ->
        [one] { $number } Produktionspunkt mehr
       *[other] { $number } Produktionspunkte mehr
    }
effect-action =
    { $number ->
        [one] eine Aktion für bis zu { $number } Punkt
       *[other] eine Aktion für bis zu { $number } Punkte
    }
effect-second-perfume = ein zweites Parfum in Versailles
effect-half-points = die Hälfte der Punkte eines Parfums dazu
effect-influence = { $number } Einflussmarker
base-tile = Basisessenz: { $essence }
specialisation-tile = Spezialisierung: { $flower }
favour-a = bewegt den Hof
favour-b = 5 Punkte vom König
favour-c = zwei Parfums
favour-d = 2 Punkte je Würfel
bonus-experience = Erfahrung von 5 oder mehr: 5 Punkte
bonus-all-cities = ein Plättchen jeder Stadt: 5 Punkte
bonus-london-tiles = drei Plättchen aus London: 5 Punkte
bonus-jasmine-perfumes = Parfums mit der Basis Jasmin: 1 = 2 Punkte, 2 = 4, 3 = 6
bonus-three-bases = drei Parfums mit verschiedener Basis: 5 Punkte
bonus-rose-perfumes = Parfums mit der Basis Rose: 1 = 2 Punkte, 2 = 5, 3 = 7
bonus-new-methods = neu gelernte Methoden: 1 = 2 Punkte, 2 = 5, 3 = 7
bonus-influence = Einflussmarker bei Damen: 1–3 = 2 Punkte, 4–5 = 4, 6 oder mehr = 6
bonus-originality = Originalitätsmarker: 1–2 = 2 Punkte, 3–5 = 4, 6 oder mehr = 6
bonus-essence-types = verschiedene Essenzen: 2–3 = 2 Punkte, 4–5 = 4, 6 = 6
bonus-letter = Empfehlungsbrief: Stufe 2 = 2 Punkte, 3 = 4, 4 = 6
bonus-levels = Stufen aller Parfums: 3–7 = 2 Punkte, 8–11 = 5, 12 oder mehr = 7
space-stall = Marktstand: { $flower }
space-base = Basisessenz
space-specialisation = Spezialisierung
space-ability = besondere Fähigkeit
space-method = Produktionsmethode
space-couple = Paar { $couple }
space-versailles = Versailles
gift-token = Originalitätsmarker
gift-perfume = Parfums
scored-originality = Originalität
scored-court = Hof
scored-king = König
scored-perfection = Perfektion
scored-favours = Gunst
scored-tokens =
    { $tokens ->
        [one] { $tokens } Originalitätsmarker
       *[other] { $tokens } Originalitätsmarker
    }
place-grasse = Grasse
place-between = zwischen { $first } und { $second }, Schritt { $steps }
state-new = neu
state-presented = vorgestellt
state-worth =
    { $points ->
        [one] neu, jetzt { $points } Punkt
       *[other] neu, jetzt { $points } Punkte
    }

# What to do now

prompt-turn =
    { $points ->
        [one] Dein Zug, { $points } Aktionspunkt: Geh los oder produziere.
       *[other] Dein Zug, { $points } Aktionspunkte: Geh los oder produziere.
    }{ cue }
prompt-close = Letzte freie Aktionen, dann beende deinen Zug.{ cue }
prompt-extra-turn = Einen Originalitätsmarker für einen Extrazug abwerfen?{ cue }
prompt-workers =
    { $left ->
        [one] Versetze einen Arbeiter (noch { $left } Mal) oder sammle deine Blüten ein.
       *[other] Versetze Arbeiter (noch { $left } Mal) oder sammle deine Blüten ein.
    }
prompt-extra-flower = Deine Marktfähigkeit: Nimm eine Blüte aus dem Vorrat.
prompt-study-base = Welche Basisessenz lernst du?
prompt-study-specialisation = Auf welche Blüte spezialisierst du dich?
prompt-study-ability = Welche besondere Fähigkeit lernst du?
prompt-study-method = Welche Methode lernst du, und mit welchen Blüten zahlst du?
prompt-make-slot = Deine Plätze für Methoden sind voll: Welche macht Platz ({ $method })?
prompt-gifts = Beschenke Dame { $lady }. Bisher gegeben: { $given }.
prompt-influence =
    { $left ->
        [one] Lege { $left } Einflussmarker, oder höre auf.
       *[other] Lege bis zu { $left } Einflussmarker, oder höre auf.
    }
prompt-keep = Du führst bei mehr als zwei Damen: Welche zwei Gunstplättchen behältst du?
prompt-versailles = Stelle König und Hof ein Parfum vor. Bisher vorgestellt: { $shown }.{ cue }
prompt-last-cube = Es ist nur noch ein Würfel da: Welche Kombination erhält ihn?
prompt-convert =
    { $points ->
        [one] Verarbeite Blüten: noch { $points } Produktionspunkt.
       *[other] Verarbeite Blüten: noch { $points } Produktionspunkte.
    }
prompt-store = Lagere übrige Blüten auf deinen Methoden; die anderen gehen verloren.
prompt-carriage =
    { $steps ->
        [one] Bewege deine Kutsche { $steps } Schritt.
       *[other] Bewege deine Kutsche bis zu { $steps } Schritte.
    }
prompt-search = Wähle ein Plättchen des Stapels oder keines.
prompt-stop = In der Stadt bleiben oder zurück nach Grasse?
prompt-pick-essences =
    { $count ->
        [one] Nimm { $count } Essenz aus dem Vorrat.
       *[other] Nimm { $count } verschiedene Essenzen aus dem Vorrat.
    }
prompt-make-room = Deine Parade ist voll: Welches Parfum macht Platz?
prompt-choose-recipe = Wähle ein Rezept.
prompt-blend =
    { $slots ->
        [one] Rezept: { $recipe }. Füge { $slots } Ergänzungsessenz hinzu.
       *[other] Rezept: { $recipe }. Füge { $slots } Ergänzungsessenzen hinzu.
    }
prompt-parade = Die Schlussparade: Kreiere Parfums aus dem, was du hast.
cue-extra = Das ist dein Extrazug.
cue-covered = Das Plättchen zahlt die Aktionspunkte.
cue-last = Es ist dein letzter Zug.
cue-sunday = Der nächste Tag ist Sonntag.
cue-last-sunday = Der nächste Tag ist der letzte Sonntag.
cue-perfume = Parfum { $number } von { $most }.

# Actions

do-visit-stall = Zum Marktstand: { $flower } ({ $cost } AP){ outlook }
do-study = Lehre: { $space } ({ $cost } AP){ outlook }
do-travel-to = Nach { $city } reisen ({ $cost } AP) – { $tile }{ outlook }
do-visit-couple = Hofleben: { $space } ({ $cost } AP){ outlook }
do-enter-versailles = Nach Versailles (1 AP){ outlook }
do-produce = Heimkehren und produzieren{ outlook }
do-end-turn = Den Zug beenden{ outlook }
do-take-extra-turn = Einen Extrazug für einen Originalitätsmarker nehmen{ outlook }
do-pass-on = Kein Extrazug{ outlook }
do-take-recipe = Ein Parfum kreieren: { $recipe }{ outlook }
do-discard-perfume = Das Parfum { $perfume } abwerfen, um ein anderes zu kreieren{ outlook }
do-add-essence = Hinzufügen: { $essence }{ outlook }
do-add-essences = Hinzufügen: { $first } und { $second }{ outlook }
do-flip-tile = Umdrehen: { $tile }{ outlook }
do-choose-essence = Nehmen: { $essence }{ outlook }
do-choose-essences = Nehmen: { $first } und { $second }{ outlook }
do-drop-flower = Gelagerte Blüte abwerfen: { $flower } ({ $method }){ outlook }
do-move-worker = Einen Arbeiter versetzen: { $stall } → { $to } (1 AP){ outlook }
do-collect = Die Blüten einsammeln{ outlook }
do-take-flower = Eine Blüte nehmen: { $flower }{ outlook }
do-learn-base = Die Basisessenz lernen: { $essence }{ outlook }
do-learn-specialisation = Spezialisieren auf { $flower }{ outlook }
do-learn-ability = Lernen: { $ability }{ outlook }
do-learn-method = { $method } lernen, für zwei Blüten ({ $flower }){ outlook }
do-drop-method = { $method } aufgeben{ outlook }
do-give-essence = Eine Essenz schenken: { $essence }{ outlook }
do-give-token = Einen Originalitätsmarker schenken{ outlook }
do-give-perfume = Das Parfum { $perfume } schenken{ outlook }
do-give-nothing = Nichts schenken{ outlook }
do-stop-giving = Keine weiteren Geschenke: ihren Bonus ansehen{ outlook }
do-place-influence = Einen Einflussmarker auf Dame { $lady } legen{ outlook }
do-move-influence = Einen Einflussmarker von Dame { $lady } zu Dame { $to } versetzen{ outlook }
do-stop-influence = Kein weiterer Einfluss{ outlook }
do-keep-favours = Die Gunst der Damen { $first } und { $second } behalten{ outlook }
do-present-perfume = Vorstellen: { $perfume }{ outlook }
do-begin-with = Die Kombination mit { $essence }{ outlook }
do-move-court = Den Hof eine Zeile nach unten bewegen{ outlook }
do-leave-versailles = Versailles verlassen{ outlook }
do-use-method = { $method } nutzen: { $flower }{ outlook }
do-macerate = Mazerieren: { $flower } und { $other }{ outlook }
do-stop-converting = Nichts weiter verarbeiten{ outlook }
do-store-flower = Lagern: { $flower } ({ $method }){ outlook }
do-stop-storing = Nichts weiter lagern{ outlook }
do-drive =
    { $steps ->
        [one] { $steps } Schritt in Richtung { $towards } fahren
       *[other] { $steps } Schritte in Richtung { $towards } fahren
    }{ outlook }
do-stay-put = Die Kutsche nicht bewegen
do-pick-tile = Nehmen: { $tile }{ outlook }
do-leave-tiles = Kein Plättchen nehmen
do-return-to-grasse = Zurück nach Grasse{ outlook }
do-stay-in-city = Hier bleiben{ outlook }
do-end-parade = Kein weiteres Parfum kreieren{ outlook }
do-drawn-first = { $player } beginnt
do-drawn-delivery = Eine Lieferung: { $delivery }
do-drawn-essence = Gezogen: { $essence }
do-drawn-tile = Obenauf: { $tile }
do-drawn-bonus = Ein Schlussbonus wird gezogen
kind-visit-stall = Zum Blumenmarkt gehen
kind-study = In die Lehre gehen
kind-travel-to = In eine Stadt reisen
kind-visit-couple = Ein Paar am Hof besuchen
kind-take-recipe = Ein Parfum kreieren
kind-discard-perfume = Ein Parfum abwerfen, um ein anderes zu kreieren
kind-flip-tile = Ein Stadtplättchen umdrehen
kind-drop-flower = Eine gelagerte Blüte abwerfen
kind-move-worker = Einen Arbeiter versetzen
kind-learn-method = Eine Methode lernen
kind-use-method = Eine Methode nutzen
kind-macerate = Zwei Blüten mazerieren
kind-store-flower = Eine Blüte lagern
kind-choose-essences = Zwei Essenzen nehmen
kind-move-influence = Einen Einflussmarker versetzen
kind-present-perfume = Ein Parfum vorstellen
kind-drive = Die Kutsche fahren
kind-give-essence = Eine Essenz schenken
kind-give-perfume = Ein Parfum schenken

# What an option costs, brings and ends with. Boards show it in pictures and do not give $says.

outlook =
    { $says ->
        [more] {" – "}{ $more }
       *[less] {""}
    }
cue =
    { $says ->
        [more] {" "}{ $more }
       *[less] {""}
    }
brings-visit-stall = Bestand { $stock }; du nimmst { $flowers }
brings-move-worker = dann { $flowers }
brings-study-base = Preis 1 Essenz, dann ist keine Basis zu zahlen: { $essences }
brings-study-specialisation = Preis 1 Blüte, dann +1 Essenz je Nutzung: { $flowers }
brings-study-ability = Preis 1 Originalitätsmarker (du hast { $tokens }); Fähigkeiten zur Wahl: { $count }
brings-study-method = Preis 2 gleiche Blüten; zur Wahl: { $methods }
brings-tile = Erfahrung +{ $experience }, umgedreht Prestige { $prestige }
brings-flip-tile = Erfahrung −{ $experience }, am Ende Prestige { $prestige }
brings-half =
    { $points ->
        [one] jetzt { $points } Punkt
       *[other] jetzt { $points } Punkte
    }; { $more }
couple-letter = Brief { $letter } für dich
couple-none = kein Brief für dich
brings-visit-couple = { $letter }; die Dame mag { $gifts } (du hast { $count }); Gunst: { $favour }
brings-enter-versailles = neue Parfums: { $count }; Punkte des besten jetzt: { $points }
brings-versailles-later = du hast kein neues Parfum: kreiere dort eines
brings-produce = Produktionspunkte { $points }, Schritte der Kutsche { $steps }, Sonnenuhr auf { $dial }
brings-tokens = Originalitätsmarker übrig: { $tokens }
brings-discard-perfume = { $state }, Punkte jetzt: { $points }; Rezept und Essenzen gehen zurück
brings-perfume =
    { $points ->
        [one] jetzt { $points } Punkt ({ $sources })
       *[other] jetzt { $points } Punkte ({ $sources })
    }
brings-points =
    { $points ->
        [one] { $points } Punkt: { $sources }
       *[other] { $points } Punkte: { $sources }
    }
brings-move-court = von { $old } zu { $new }
brings-leave-versailles = neue Parfums übrig: { $count }
brings-end-parade = deine Parfums ({ $count }) bringen Punkte: { $points }
brings-held = dann hast du { $things }
brings-drop-flower = ohne Ersatz in den Vorrat
brings-take-recipe = { $base }, dazu { $essences }
recipe-base = zahle { $essence }
recipe-free = ohne Basisessenz
brings-learn-base = Preis 1 solche Essenz (übrig { $left }), dann ist für ihre Rezepte keine Basis zu zahlen; Erfahrung +{ $experience }
brings-learn-specialisation = Preis 1 solche Blüte (übrig { $left }), dann +1 Essenz bei jeder Nutzung einer Methode; Erfahrung +{ $experience }
brings-learn-ability = Preis 1 Originalitätsmarker (übrig { $left }); Erfahrung +{ $experience }
brings-method = { $how }; Erfahrung +{ $experience }
brings-lose-method = { $how }; Erfahrung −{ $experience }
brings-and-lost = { $more }; gelagerte Blüten verloren: { $flowers }
brings-gift = du behältst { $left }; Einflussmarker für deine Geschenke: { $number }
brings-give-perfume = { $state }, Punkte jetzt: { $points }; Einflussmarker für deine Geschenke: { $number }
brings-give-nothing = kein Blick auf ihren Bonus, kein Einfluss
brings-stop-giving =
    { $number ->
        [one] dann { $number } Einflussmarker legen
       *[other] dann bis zu { $number } Einflussmarker legen
    }
brings-place-influence = dort: du { $own }, stärkste Konkurrenz { $rival }; übrig { $left }; Gunst: { $favour }
brings-move-influence = dort: du { $own }, stärkste Konkurrenz { $rival }; zurück: { $left }; Gunst: { $favour }
brings-stop-influence = nicht gelegte Marker: { $left }
brings-use-method = { $flowers } → { $essences }, Punkte { $cost } von { $points }
brings-stop-converting = ungenutzte Punkte: { $points }; Blüten übrig: { $flowers }
brings-store-flower = Platz { $count } von { $most }, nur für diese Methode
ends-lost = verloren: { $flowers }
ends-day = dann ist { $weekday }
ends-last-sunday = dann ist der letzte Sonntag
ends-dial = Aktionspunkte für deinen nächsten Zug: { $points }
drive-ends = endet in { $place }
drive-before =
    { $steps ->
        [one] endet { $steps } Schritt vor { $stop }
       *[other] endet { $steps } Schritte vor { $stop }
    }
drive-empty = hält in { $city }: kein Plättchen mehr
drive-closed = hält in { $city }: kein Plättchen ohne Brief { $letter }
drive-open = hält in { $city }: eines von { $count } Plättchen, obenauf { $tile }
drive-back = dann zurück nach Grasse
drive-next = Schritte von dort: { $stops }

# The journal

phase-setup = Aufbau
phase-turn = Züge
phase-sunday = Sonntag
phase-parade = Schlussparade
phase-scoring = Schlusswertung
log-first-player = { $player } beginnt.
log-preferences = Vorliebe des Königs: { $king }; des Hofs: { $court }.
log-turn = { $player } ist am Zug.
log-extra-turn = { $player } wirft einen Originalitätsmarker für einen Extrazug ab.
log-goes = { $player } zieht: { $space } ({ $cost } AP).
log-moves-worker = { $player } versetzt einen Arbeiter: { $flower } → { $to_flower }.
log-collects = { $player } sammelt Blüten ein: { $flowers }.
log-takes-flower = { $player } nimmt eine Blüte aus dem Vorrat: { $flower }.
log-learns-base = { $player } lernt die Basisessenz: { $essence }.
log-learns-specialisation = { $player } erwirbt die Spezialisierung: { $flower }.
log-learns-ability = { $player } lernt: { $ability }.
log-learns-method = { $player } lernt { $method }.
log-drops-method = { $player } gibt { $method } auf.
log-gains-tile = { $player } erhält: { $tile }.
log-leaves-tiles = { $player } nimmt in { $city } kein Plättchen.
log-tile-turned-up = Jetzt obenauf: { $tile }.
log-letter = { $player } hat jetzt einen Empfehlungsbrief der Stufe { $letter }.
log-gives-essence = { $player } schenkt Dame { $lady } eine Essenz: { $essence }.
log-gives-token = { $player } schenkt Dame { $lady } einen Originalitätsmarker.
log-gives-perfume = { $player } schenkt Dame { $lady } das Parfum { $perfume }.
log-looks = { $player } sieht sich den Bonus von Dame { $lady } an.
log-saw-bonus = Du hast den Bonus von Dame { $lady } gesehen: { $bonus }.
log-places-influence = { $player } legt Einfluss auf Dame { $lady }.
log-moves-influence = { $player } versetzt Einfluss von Dame { $lady } zu Dame { $to_lady }.
log-favour = { $player } hat die Gunst von Dame { $lady }.
log-favour-returns = Die Gunst von Dame { $lady } geht an sie zurück.
log-produces =
    { $points ->
        [one] { $player } produziert mit { $points } Punkt.
       *[other] { $player } produziert mit { $points } Punkten.
    } Schritte der Kutsche: { $steps }.
log-converts = { $player } nutzt { $method }: { $essences }.
log-stores = { $player } lagert: { $flower } ({ $method }).
log-drops = { $player } wirft die gelagerte Blüte ab: { $flower } ({ $method }).
log-throws-away = { $player } wirft Blüten ab: { $flowers }.
log-drives =
    { $steps ->
        [one] { $player } fährt { $steps } Schritt in Richtung { $towards }.
       *[other] { $player } fährt { $steps } Schritte in Richtung { $towards }.
    }
log-arrives = { $player } hält in { $city }.
log-returns = { $player } kehrt nach Grasse zurück.
log-flips = { $player } dreht um: { $tile }.
log-gains-essences = { $player } nimmt Essenzen: { $essences }.
log-creates = { $player } kreiert: { $perfume }.
log-discards-perfume = { $player } wirft ab: { $perfume }.
log-presents =
    { $points ->
        [one] { $player } stellt { $perfume } für { $points } Punkt vor:
       *[other] { $player } stellt { $perfume } für { $points } Punkte vor:
    } Originalität { $originality }{ $court ->
        [0] {""}
       *[other] {", "}Hof { $court }
    }{ $king ->
        [0] {""}
       *[other] {", "}König { $king }
    }{ $perfection ->
        [0] {""}
       *[other] {", "}Perfektion { $perfection }
    }{ $favours ->
        [0] {""}
       *[other] {", "}Gunst { $favours }
    }. Originalitätsmarker: { $tokens }.
log-half-points =
    { $points ->
        [one] { $player } erhält durch das Plättchen { $points } Punkt dazu.
       *[other] { $player } erhält durch das Plättchen { $points } Punkte dazu.
    }
log-moves-court = { $player } bewegt den Hof: { $court }.
log-day = Woche { $week }: { $weekday }.
log-delivery = Blüten kommen an: { $delivery }.
log-perfumes-new = Alle vorgestellten Parfums sind wieder neu.
log-royal-cube = Der Sonntagswürfel kommt auf { $base } mit { $other }.
log-royal-token = Der Originalitätsmarker dort kommt in den Vorrat.
log-no-royal-cube = Diesmal gibt es keinen Sonntagswürfel.
log-last-sunday = Der letzte Sonntag ist da. Gespielt wird, bis { $player } wieder am Zug wäre.
log-final-parade = Die Schlussparade der Parfums.
log-bonus-revealed = Der Bonus von Dame { $lady }: { $bonus }.
log-parade-points =
    { $points ->
        [one] Schlussparade: { $perfume } bringt { $player } { $points } Punkt:
       *[other] Schlussparade: { $perfume } bringt { $player } { $points } Punkte:
    } Originalität { $originality }{ $court ->
        [0] {""}
       *[other] {", "}Hof { $court }
    }{ $king ->
        [0] {""}
       *[other] {", "}König { $king }
    }{ $perfection ->
        [0] {""}
       *[other] {", "}Perfektion { $perfection }
    }.
log-final-tokens = Originalitätsmarker von { $player }, Punkte: { $points }.
log-final-cities = Umgedrehte Stadtplättchen von { $player } ({ $count }), Punkte: { $points }.
log-final-ladies = Mehrheiten bei Damen von { $player } ({ $count }), Punkte: { $points }.
log-final-bonus = Schlussbonus von { $player } ({ $bonus }), Punkte: { $points }.
log-final-points =
    { $points ->
        [one] Insgesamt bekommt { $player } am Ende { $points } Punkt.
       *[other] Insgesamt bekommt { $player } am Ende { $points } Punkte.
    }
log-game-ends = Der König hat seinen Parfümeur gefunden.

# Refusals

refused-already-presented = Dieses Parfum wurde schon vorgestellt; nach dem Sonntag ist es wieder neu.
refused-another-lady = Diese Marker gehören zu Dame { $lady }.
refused-base-missing = Dir fehlt die Basisessenz: { $essence }.
refused-cannot-complete = Du kannst dieses Rezept nicht vollenden: { $recipe }.
refused-choose-an-action = Das Plättchen ist für eine Aktion umgedreht: Wähle eine.
refused-court-moved = Der Hof wurde in dieser Aktion schon bewegt.
refused-does-not-fit = Diese Blüte passt nicht ({ $method }).
refused-end-of-road = Dort endet die Straße.
refused-enough-presented = In dieser Aktion darf kein weiteres Parfum vorgestellt werden.
refused-fill-every-slot =
    { $slots ->
        [one] Dieses Rezept braucht { $slots } Ergänzungsessenz.
       *[other] Dieses Rezept braucht { $slots } Ergänzungsessenzen.
    }
refused-flowers-missing = Dir fehlen die Blüten ({ $method }).
refused-gift-given = Du hast schon etwas geschenkt.
refused-letter-missing = Du brauchst einen Empfehlungsbrief der Stufe { $letter }.
refused-level-too-high = Deine Erfahrung reicht nicht: { $recipe }; nötig ist { $level }.
refused-method-full = Hier ist kein Platz mehr für Blüten ({ $method }).
refused-method-twice = Du hast diese Methode schon gelernt: { $method }.
refused-must-convert = Eine Produktion muss etwas verarbeiten.
refused-must-take-tile = Hier muss ein Plättchen genommen werden.
refused-no-favour = Du hast nicht die Gunst von Dame { $lady }.
refused-no-flower = Du hast keine Blüte, mit der du produzieren könntest.
refused-no-gift-no-look = Ohne Geschenk gibt es nichts anzusehen.
refused-no-influence-left = Alle deine Einflussmarker sind gelegt.
refused-no-influence-there = Du hast bei Dame { $lady } keinen Einflussmarker zu versetzen.
refused-no-move-at-all = Das ist kein Zug.
refused-no-perfume-by-tile = Mit diesem Plättchen könntest du kein Parfum vollenden.
refused-no-production-points = Die Sonnenuhr zeigt keine Produktionspunkte.
refused-no-such-essence = Diese Essenz hast du nicht: { $essence }.
refused-no-such-flower = Diese Blüte hast du nicht: { $flower }.
refused-no-such-method = Diese Methode hast du nicht: { $method }.
refused-no-such-perfume = Dieses Parfum hast du nicht.
refused-no-such-recipe = Dieses Rezept gibt es nicht.
refused-no-such-tile = Dieses Plättchen hast du nicht.
refused-no-token = Du hast keinen Originalitätsmarker.
refused-no-worker-there = An diesem Stand ist kein Arbeiter: { $flower }.
refused-not-by-this-tile = Dieses Plättchen bringt jenes Rezept nicht.
refused-not-in-perfume = Das Parfum enthält das nicht: { $essence }.
refused-not-stored = Diese Blüte lagert dort nicht: { $flower }.
refused-not-the-moment = Jetzt ist nicht der Moment dafür: { $tile }.
refused-nothing-to-convert = Keine deiner Methoden kann die Blüten verarbeiten, die du hast.
refused-nothing-to-create = Danach könntest du kein anderes Parfum kreieren.
refused-nothing-to-learn = Dort gibt es nichts, was du bezahlen könntest.
refused-nothing-to-present = Du hast kein neues Parfum und kannst keines kreieren.
refused-one-step-at-least = Die Kutsche fährt mindestens einen Schritt.
refused-only-perfumes = In der Schlussparade werden nur Parfums kreiert.
refused-only-places = Dieses Plättchen legt nur Marker aus deinem Vorrat.
refused-parade-full = Deine Parade ist voll: Wirf zuerst ein Parfum ab.
refused-parade-not-full = Ein Parfum wird nur abgeworfen, wenn die Parade voll ist.
refused-perfume-twice = Dieses Parfum hast du schon.
refused-present-first = Du musst zuerst ein Parfum vorstellen.
refused-recipe-gone = Von diesem Rezept ist keines übrig: { $recipe }.
refused-reserve-empty = Davon hat der Vorrat keine mehr.
refused-same-as-base = Ergänzungsessenzen unterscheiden sich von der Basis.
refused-same-complement = Ergänzungsessenzen unterscheiden sich voneinander.
refused-same-type-again = Dieselbe Art von Aktion hattest du in deinem letzten Zug.
refused-space-occupied = Dort steht ein anderer Parfümeur.
refused-stack-empty = In dieser Stadt ist kein Plättchen mehr.
refused-supply-first = Versetzt wird nur, wenn kein Marker mehr zu legen ist.
refused-take-the-first-space = Ein gleiches Feld ist noch frei.
refused-tile-gone = Ein solches Plättchen ist nicht mehr da.
refused-tile-not-in-stack = Ein solches Plättchen ist nicht im Stapel.
refused-tile-twice = Dieses Plättchen hast du schon.
refused-too-few-points = Du hast zu wenige Aktionspunkte: Es kostet { $cost }.
refused-too-few-production-points = Du hast zu wenige Produktionspunkte: Es kostet { $cost }.
refused-too-many-steps =
    { $steps ->
        [one] Die Kutsche darf { $steps } Schritt fahren.
       *[other] Die Kutsche darf { $steps } Schritte fahren.
    }
refused-two-different-essences = Die Essenzen müssen verschieden sein.
refused-two-equal-flowers = Dazu braucht es zwei gleiche Blüten: { $flower }.
refused-two-of-your-favours = Wähle zwei Damen, bei denen du führst.
refused-worker-moved = Dieser Arbeiter wurde schon versetzt.
refused-wrong-flowers = Das geht nicht mit diesen Blüten ({ $method }).
refused-wrong-gift = Das wünscht sich Dame { $lady } nicht.

# The table

table-day = Woche { $week }, { $weekday }
table-days = Tage bis Sonntag: { $sunday }, bis zum letzten Sonntag: { $left }
table-reserve = Im Vorrat: Würfel { $cubes }, Originalitätsmarker { $tokens }
table-last-turns = Der letzte Sonntag ist da; das Spiel endet vor dem nächsten Zug von { $player }.
table-preferences = König (Basis): { $king }; Hof (Ergänzung): { $court }
table-matrix = ↓ König, → Hof, o Originalitätsmarker, Zahl: Würfel von { $sections }
table-combinations = Kombinationen
table-base = Basis { $base }, Originalitätsmarker: { $tokens }; Würfel: { $cubes }
table-market = Markt
table-stall =
    { $flower } { $count }, Vorrat { $reserve }{ $workers ->
        [0] {""}
        [one] , { $workers } Arbeiter
       *[other] , { $workers } Arbeiter
    }
table-delivery = nächsten Sonntag: { $delivery }
table-cities = Städte und Kutschen
table-city =
    { $city }, { $cost } AP, { $letter ->
        [0] kein Brief
       *[other] Brief { $letter }
    }: { $tile }; darunter: { $left }
table-apprenticeship = Lehre
table-bases = Basisessenzen: { $essences }
table-specialisations = Spezialisierungen: { $flowers }
table-abilities = Fähigkeiten: { $abilities }
table-method = { $method }, { $how }; übrig: { $left }
table-recipes = Rezepte
table-recipe = { $essence }: { $recipes }
recipe-supply =
    { $slots ->
        [one] { $slots } Feld, Stufe { $level }, übrig { $left }
       *[other] { $slots } Felder, Stufe { $level }, übrig { $left }
    }
table-ladies = Damen
table-lady = Dame { $lady } mag { $gifts }; Gunst ({ $favour }): { $player }; Einfluss: { $influence }; Bonus: { $bonus }
table-player = { $player }: { $score }
table-you = { $player } (du): { $score }
table-sundial = Sonnenuhr: { $points } AP, Produktion { $production }, Schritte { $steps }. Parfümeur: { $space }
table-standing =
    Erfahrung { $experience }, { $letter ->
        [0] kein Brief
       *[other] Brief { $letter }
    }, Originalitätsmarker { $tokens }, Einfluss übrig { $influence }, Kutsche: { $place }
table-goods = Blüten: { $flowers }. Essenzen: { $essences }
table-own-methods = Methoden: { $methods }
table-curriculum = Werdegang: { $tiles }
table-flipped = Umgedrehte Stadtplättchen: { $count }, Prestige { $prestige }
table-perfume = Parfum { $number }: { $perfume } – { $state }
glance-standing =
    Punkte { $score }, Aktionspunkte { $points }, Originalitätsmarker { $tokens }, Erfahrung { $experience }, { $letter ->
        [0] kein Brief
       *[other] Brief { $letter }
    }
glance-last = Der letzte Sonntag ist da: noch ein Zug, dann die Schlussparade.
glance-yours = Du hast
glance-stalls = Bestand: { $flowers }
glance-workers = Arbeiter bei: { $flowers }
glance-reserve = Vorrat: { $flowers }
glance-board = Auf dem Spielplan
glance-rival = { $player } { $score }, { $space }
glance-carriages = Kutschen: { $places }
glance-carriage = { $player } { $place }
glance-method = { $method }, { $how }
glance-lady = { $lady } ({ $favour }): { $player }; Einfluss: { $influence }
result-sources =
    { $player }: { $score } = Originalität { $originality } + Hof { $court } + König { $king } + Perfektion { $perfection } + Gunst { $favours } + Städte { $cities } + Damen { $ladies } + Boni { $bonuses } + Marker { $tokens }

# Help for each step

help-turn =
    Jeder Zug ist eine Aktion auf dem Spielplan, bezahlt mit den Aktionspunkten (AP) deiner Sonnenuhr, oder eine Produktion zu Hause. Dieselbe Art von Aktion geht nicht zweimal nacheinander. Parfums kreieren und Stadtplättchen umdrehen ist jederzeit frei. Sind die Punkte verbraucht, oder nach einer Produktion, wird die Sonnenuhr zurückgestellt und ein Tag vergeht.
help-close = Du kannst noch Parfums kreieren und Stadtplättchen umdrehen. Am Ende einer Produktion gehen Blüten, die nicht gelagert sind, verloren.
help-extra-turn = Ein Originalitätsmarker bringt sofort einen weiteren Zug, nie einen dritten nacheinander. Am Ende des Spiels ist jeder Marker einen Punkt wert.
help-workers = Du nimmst eine Blüte von deinem Stand und eine vom Stand jedes Arbeiters. Einen Arbeiter zu versetzen kostet 1 Aktionspunkt; jeder wird höchstens einmal versetzt.
help-extra-flower = Mit der Marktfähigkeit bringt jeder Besuch eine Blüte mehr, von jeder Art, die der Vorrat hat.
help-study-base = Du zahlst eine Essenz; von nun an kosten dich Rezepte mit dieser Basis keine Basisessenz.
help-study-specialisation = Du zahlst eine Blüte; von nun an bringt jede Nutzung einer Methode, die diese Essenz ergibt, eine mehr.
help-study-ability = Du zahlst einen Originalitätsmarker. Die Fähigkeiten: eine Blüte mehr am Markt, 2 Produktionspunkte mehr, ein Kutschenschritt mehr.
help-study-method = Du zahlst zwei gleiche Blüten. Mit der Pressung ergibt eine Bergamott- oder Orangenblüte 2 Essenzen; mit Enfleurage ergeben 2 gleiche Blüten 3; mit der Extraktion 2 gleiche 2 für 1 Punkt; mit der Mazeration 2 verschiedene je 1.
help-make-slot = Du hast Platz für drei Methoden. Die aufgegebene ist endgültig weg, mit den Blüten, die darauf lagern.
help-gifts = Die Damen A und B wünschen Essenzen, C Originalitätsmarker, D Parfums. Mit einem Geschenk siehst du ihren geheimen Bonus, und für jedes Geschenk darfst du einen Einflussmarker legen. Wer bei einer Dame führt, hat ihre Gunst, und am Ende 5 Punkte.
help-influence = Wer bei einer Dame die meisten Marker hat, hat ihre Gunst. Sind alle deine Marker gelegt, darf ein Geschenk stattdessen einen von einer anderen Dame versetzen; ein Stadtplättchen legt nur.
help-keep = Du darfst zwei Gunstplättchen haben. Am Ende zählt jede Mehrheit 5 Punkte, mit oder ohne Gunst.
help-versailles = Für jede Kombination aus Basis und Ergänzungsessenz nimmst du den Originalitätsmarker, legst einen Würfel und erhältst Punkte: einen je leerem Teilfeld, die des Hofs nach deinem Brief, 3 für den König, 1 dazu, wenn beide passen.
help-last-cube = Ohne Würfel bringt eine Kombination nichts.
help-convert = Nutze deine Methoden mindestens einmal und solange Punkte und Blüten reichen. Übrige Punkte verfallen.
help-store = Eine Methode lagert so viele Blüten, wie sie braucht, und nur solche, die sie zusammen nutzen könnte. Gelagerte Blüten dienen nur dieser Methode.
help-carriage = Die Kutsche fährt mindestens einen Schritt, in eine Richtung. Hält sie in einer Stadt und hast du den Brief, darfst du ein beliebiges Plättchen des Stapels nehmen.
help-search = Du darfst ein beliebiges Plättchen nehmen; die anderen werden gemischt. Oder keines, und der Stapel bleibt, wie er ist.
help-stop = Von hier kannst du das nächste Mal weiterfahren, oder wieder in Grasse beginnen.
help-pick-essences = Die Essenzen kommen aus dem Vorrat und müssen verschieden sein.
help-make-room = Rezept und Essenzen des abgeworfenen Parfums sind verloren.
help-choose-recipe = Du musst es sofort vollenden können.
help-blend = Ergänzungsessenzen unterscheiden sich von der Basis und voneinander, und kein Parfum darf zweimal bei dir liegen.
help-parade = Alle deine Parfums werden noch einmal auf der Matrix gewertet. Stadtplättchen können nicht mehr umgedreht werden.

# Options

option-must_convert = eine Produktion muss etwas verarbeiten
option-hand_flower_needed = gelagerte Blüten allein erlauben keine Produktion
option-carriage_optional = die Kutsche darf stehen bleiben
option-must_take_tile = die Kutsche, die mit dem Brief in einer Stadt hält, muss ein Plättchen nehmen
option-methods_ever_learned = der Bonus für Methoden zählt jede je gelernte Methode
option-idle_market_ability = die Marktfähigkeit wirkt auch, wenn keine Blüte genommen wurde
option-three_perfumes = Gunst C und das Plättchen aus Florenz erlauben zusammen drei Parfums
option-influence_tile_only_places = das Einflussplättchen legt nur Marker, die noch übrig sind
option-limited_letters = es gibt nur zwei Empfehlungsbriefe jeder Stufe
option-score_without_cubes = Kombinationen werden auch gewertet, wenn keine Würfel mehr da sind
option-final_originality = Originalität in der Schlussparade: als läge ein Würfel dabei, oder alle leeren Teilfelder
option-idle_flips = Stadtplättchen dürfen jederzeit allein für ihr Prestige umgedreht werden

# What is in the box

box-note = Das Regelheft zeigt viele Plättchen und Werte nur als Bild oder an einem Beispiel; gleiche Plättchen zählen hier einmal.
rows-essences = Essenzen
rows-recipes = Rezepte
rows-city_tiles = Stadtplättchen
rows-apprenticeship = Lehrplättchen
rows-methods = Produktionsmethoden
rows-deliveries = Lieferungen
rows-sundial = Stellen der Sonnenuhr
rows-spaces = Aktionsfelder
rows-cities = Städte
rows-boards = Aufbauten
rows-letters = Empfehlungsbriefe
rows-ladies = Damen
rows-bonuses = Schlussboni
rows-counts = Einzelwerte

# Reasons, and where the points came from

reason-points = Punkte { $change }
reason-perfumes = neue Parfums { $change }
reason-favours = Gunstplättchen { $change }
reason-tokens = Originalitätsmarker { $change }
reason-essences = Essenzen { $change }
reason-flowers = Blüten { $change }
reason-experience = Erfahrung { $change }
reason-leads = du hättest den meisten Einfluss auf Dame { $lady }
earned-originality = Originalität
earned-court = Hof
earned-king = König
earned-perfection = Perfektion
earned-favours = Gunst
earned-cities = Städte
earned-ladies = Damen
earned-bonuses = Boni
earned-tokens = Marker

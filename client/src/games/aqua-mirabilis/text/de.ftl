# Der Tisch von Aqua Mirabilis, auf Deutsch.

# House rules, as they are in force

choice-must_convert-false = Eine Produktion muss nichts verarbeiten
choice-methods_ever_learned-false = Der Bonus für Methoden zählt nur die bis zum Schluss behaltenen
choice-influence_tile_only_places-false = Das Einflussplättchen darf auch Marker versetzen, wenn der Vorrat leer ist
choice-limited_letters-false = Es sind immer genug Empfehlungsbriefe da
choice-final_originality-as-if-placed = Schlussparade: Originalität zählt, als läge ein Würfel dabei
choice-final_originality-empty-sections = Schlussparade: Originalität zählt alle leeren Teilfelder

# Bereiche und Ansichten

area-market = Blumenmarkt
area-cities = Städte
area-road = Straße der Kutschen
area-study = Lehre
area-court = Hofleben
area-versailles = Versailles: Vorlieben von König und Hof
board-of = Tableau: { $player }
panes = Teile des Tisches
pane-town = Spielplan
pane-own = Mein Tableau
pane-others = Andere
something-here = hier kann man etwas tun
show-board = Tableau zeigen: { $player }

# Versailles

column-of = Parfums mit der Basis { $essence }
column-about = Die Achse des Königs: Er bevorzugt eine Basis.
row-of = Ergänzungsessenz: { $essence }
row-about = Die Achse des Hofs: Er bevorzugt eine Ergänzungsessenz.
cell-name = { $base } mit { $other }
cell-cubes = Würfel: { $cubes } von { $sections }.
cell-token = Hier liegt ein Originalitätsmarker.
cell-full = Kein Platz mehr: Hier gibt es nichts.
cell-worth = Originalität für das nächste Parfum: { $points }.
cell-due = Der nächste Sonntagswürfel kommt hierher.
king-stands = König: { $essence }
king-about =
    { $points ->
        [one] Parfums mit dieser Basis bringen { $points } Punkt mehr.
       *[other] Parfums mit dieser Basis bringen { $points } Punkte mehr.
    }
court-stands = Hof: { $essence }
court-about = Diese Ergänzungsessenz bringt Punkte nach deinem Brief.
sunday-title = Nächster Sonntag
next-sunday = Nächsten Sonntag, wenn sich nichts ändert: König → { $king }, Hof → { $court }
versailles-about = Stelle König und Hof ein neues Parfum vor.
court-likes = Hof: { $essence } ({ $points } nach deinem Brief)
court-goes = → { $essence }
shelf = Rezepte
shelf-about = Stern: Stufe, die deine Erfahrung erreichen muss. Punkte: Rezepte, die noch da sind.
recipe-title = Rezept: { $recipe }
recipe-left = Noch da: { $count }.
score-originality = Originalität { $points }
score-court = Hof { $points }
score-king = König { $points }
score-perfection = Perfektion { $points }
score-favours = Gunst { $points }
worth-now = Jetzt in Versailles: { $points }
worth-up-to = Jetzt in Versailles: bis zu { $points }

# Markt

stall-about = Blüten: { $count }. Im Vorrat: { $reserve }.
reserve-of = Vorrat, { $essence }: { $count }
worker-at =
    { $workers ->
        [one] { $workers } Arbeiter, Stand: { $flower }
       *[other] { $workers } Arbeiter, Stand: { $flower }
    }
worker-about = Bringt allen, die den Markt besuchen, eine Blüte dieses Stands. Einen Arbeiter zu versetzen kostet 1 Aktionspunkt.
you-collect = Du sammelst ein:
nothing-there = nichts einzusammeln
delivery-title = Kommt am Sonntag
delivered = geliefert
cost-points = { $count } AP
stands-here = Hier steht { $player }.

# Städte und Straße

city-top = Oben: { $effect }; Erfahrung { $experience }, umgedreht Prestige { $prestige }.
city-empty = Kein Plättchen mehr da.
city-below = Darunter: { $count }.
city-letter = Verlangt einen Empfehlungsbrief der Stufe { $letter }.
city-tiles =
    { $count ->
        [one] { $city }: { $count } Plättchen zur Wahl
       *[other] { $city }: { $count } Plättchen zur Wahl
    }
city-asks = { $city } verlangt Brief { $letter }
no-city-near = Keine Stadt in Reichweite
carriage-here = Kutsche: { $player }.
road-about = Die Kutsche fährt, wenn du produzierst.
carriage-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
tile-of-choice = ein Plättchen nach Wahl aus { $count }
no-tile-without-letter = kein Plättchen ohne Brief { $letter }
tile-about = Erfahrung { $experience }, solange es offen liegt; umgedreht am Ende Prestige { $prestige }.

# Lehre

short-base = Basis
short-specialisation = Spezialität
short-ability = Fähigkeit
short-method = Methode
price-base = und eine Essenz dieser Sorte
price-specialisation = und eine Blüte dieser Sorte
price-ability = und ein Originalitätsmarker
price-method = und zwei gleiche Blüten
costs-base = kostet eine Essenz dieser Sorte
costs-specialisation = kostet eine Blüte dieser Sorte
costs-ability = kostet einen Originalitätsmarker
costs-method = kostet zwei gleiche Blüten
new-method = Neu: { $method }
about-base = Rezepte mit dieser Basis kosten dich keine Basisessenz.
about-specialisation = Jede Nutzung einer Methode, die diese Essenz ergibt, bringt eine mehr.
about-distillation = 1 Punkt: Eine Blüte außer Rose ergibt eine Essenz.
about-maceration = 2 Punkte: Zwei verschiedene Blüten ergeben je eine Essenz.
about-squeezing = 1 Punkt: Eine Bergamott- oder Orangenblüte ergibt 2 Essenzen.
about-enfleurage = 2 Punkte: Zwei gleiche Blüten außer Orangenblüten ergeben 3 Essenzen.
about-extraction = 1 Punkt: Zwei gleiche Blüten außer Bergamottblüten ergeben 2 Essenzen.
lesson-gone = Keines mehr da.
left-over = Noch da: { $count }.

# Hof

lady-name = Dame { $lady }
lady-leader = { $player } führt.
influence-of = { $player }: { $count }
own-influence = Dein Einfluss auf Dame { $lady }: { $count }
letter-name = Empfehlungsbrief der Stufe { $letter }
letter-about = Der Adlige gibt ihn allen, die ihn besuchen und den Brief davor haben.
favour-title = { $lady }: { $effect }
favour-free = Niemand hat dieses Gunstplättchen.
favour-held = { $player } hat dieses Gunstplättchen.
gifts-title = Geschenke für Dame { $lady }
gifts-about = Für jedes Geschenk darfst du einen Einflussmarker legen; mit dem ersten siehst du ihren Bonus.
gifts-so-far = geschenkt: { $count }
bonus-title = Schlussbonus von Dame { $lady }
bonus-hidden = Verdeckt. Wer ihr etwas schenkt, darf ihn ansehen.
bonus-now = für dich jetzt: { $points }
bonus-seen = Gesehen von: { $players }.

# Tage

short-mon = M
short-tue = D
short-wed = M
short-thu = D
short-fri = F
short-sat = S
short-sun = S
day-of-week = { $weekday }, Woche { $week }
day-sunday = Blüten treffen ein, Parfums sind wieder neu, König und Hof ändern ihre Meinung.
day-final = Der letzte Sonntag: Das Spiel endet mit der Schlussparade.
final-parade-short = Schlussparade
day-passes = ein Tag vergeht
cubes-left = Würfel im Vorrat: { $count }
tokens-left = Originalitätsmarker im Vorrat: { $count }

# Das Tableau

sundial-title = Sonnenuhr
sundial-about = Zu jeder Stellung: Produktionspunkte und Kutschenschritte einer Produktion zu Hause.
sundial-at =
    { $points ->
        [one] Sonnenuhr, { $player }: { $points } Aktionspunkt
       *[other] Sonnenuhr, { $player }: { $points } Aktionspunkte
    }
sundial-home = Zu Hause: Produktionspunkte { $production }, Kutschenschritte { $steps }.
sundial-full = Mit 5 Aktionspunkten kannst du noch nicht produzieren.
slot-free = Freier Platz für eine Methode
slot-about = Methoden lernst du in der Lehre.
own-flowers = Blüten, { $flower }: { $count }
own-essences = Essenzen, { $essence }: { $count }
own-tokens = Originalitätsmarker: { $count }
token-about = Bringt einen Extrazug oder eine Fähigkeit, gefällt Dame C; am Ende 1 Punkt.
flowers-lost = Was nicht genutzt oder gelagert wird, geht verloren.
stored-flower = Gelagert: { $flower } ({ $method })
stored-about = Nur diese Methode kann sie nutzen. Du darfst sie abwerfen.
experience-title = Erfahrung { $count }
experience-about = Methoden, Lehrplättchen und offene Stadtplättchen. Rezepte verlangen sie.
flipped-title = Umgedrehte Stadtplättchen: { $count }, Prestige { $prestige }
flipped-about = Ihr Prestige zählt am Ende.
curriculum-empty = noch nichts gelernt
parade-empty = noch kein Parfum
perfume-title = { $perfume }, { $state }
letter-own = Empfehlungsbrief: Stufe { $letter }
letter-worth = Punkte vom Hof: { $points }.
influence-left = Einflussmarker übrig: { $count }
rival-about = Aktionspunkte { $points }, Erfahrung { $experience }, Brief { $letter }, Marker { $tokens }
rival-goods = Blüten: { $flowers }. Essenzen: { $essences }

# Was eine Aktion kostet und bringt

tile-pays = das Plättchen bezahlt
tile-pays-up-to =
    { $points ->
        [one] Das Plättchen bezahlt eine Aktion für bis zu { $points } Aktionspunkt.
       *[other] Das Plättchen bezahlt eine Aktion für bis zu { $points } Aktionspunkte.
    }
create-first = dort ein Parfum kreieren
up-to-points =
    { $count ->
        [one] bis zu { $count } Punkt
       *[other] bis zu { $count } Punkte
    }
gain-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
gain-tokens =
    { $count ->
        [one] { $count } Originalitätsmarker
       *[other] { $count } Originalitätsmarker
    }
pay-tokens =
    { $count ->
        [one] { $count } Originalitätsmarker
       *[other] { $count } Originalitätsmarker
    }
gain-letter = Brief { $letter }
no-letter = kein Brief für dich
letters-gone = kein Brief { $letter } mehr da
then-gifts = dann Geschenke
one-influence = 1 Einfluss
takes-lead = du führst bei Dame { $lady }: { $effect }
ties-lead = Gleichstand bei Dame { $lady }
change-experience = Erfahrung { $change }
prestige-later =
    { $points ->
        [one] { $points } Punkt am Ende
       *[other] { $points } Punkte am Ende
    }
production-points =
    { $count ->
        [one] { $count } Produktionspunkt
       *[other] { $count } Produktionspunkte
    }
base-free = keine Basisessenz nötig
lost-flowers = verloren: { $flowers }
lost-points =
    { $count ->
        [one] { $count } Punkt geht verloren
       *[other] { $count } Punkte gehen verloren
    }
will-be-lost = Verloren, wenn nicht genutzt oder gelagert:

# Die Werkbank

sunday-told = Der Sonntag, Schritt für Schritt
court-to-most = Der Hof geht dorthin, wo die meisten Würfel liegen: { $essence }.
court-to-fewest = Der Hof geht dorthin, wo die wenigsten Würfel liegen: { $essence }.
king-to-fewest = Der König geht dorthin, wo die wenigsten Würfel liegen: { $essence }.
the-end = Das Ende, Schritt für Schritt
before-the-end = Vor dem Ende:
points-left =
    { $count ->
        [one] { $count } Aktionspunkt
       *[other] { $count } Aktionspunkte
    }
home-makes = Zu Hause: Punkte { $production }, Kutsche { $steps }
home-not-yet = Mit 5 Aktionspunkten kannst du noch nicht produzieren.
next-turn = Aktionspunkte im nächsten Zug: { $points }
or-produce = oder Produktion mit { $production }, Kutsche { $steps }
days-left = Tage bis zum letzten Sonntag: { $count }
free-recipes =
    { $count ->
        [one] { $count } Rezept jetzt möglich
       *[other] { $count } Rezepte jetzt möglich
    }
free-replace = Neues Parfum: erst eines abwerfen
free-no-recipe = Jetzt kein Parfum möglich
free-tiles =
    { $count ->
        [one] { $count } Plättchen umdrehbar
       *[other] { $count } Plättchen umdrehbar
    }
free-no-tile = Kein Plättchen umdrehbar

# Woher die Punkte kommen

source-originality = Originalität
source-court = Hof
source-king = König
source-perfection = Perfektion
source-favours = Gunst
source-cities = Städte
source-ladies = Damen
source-bonuses = Schlussboni
source-tokens = Originalitätsmarker

# Was einer Wahl noch fehlt

thing-essence = eine zweite Essenz
thing-reserve = eine zweite Essenz
thing-worker = den Arbeiter
thing-stall = den Stand
thing-flower = die Blüte
thing-learn = was du lernst
thing-method = die Methode
thing-influence = den Einflussmarker
thing-lady = die Dame
thing-favour = das zweite Gunstplättchen

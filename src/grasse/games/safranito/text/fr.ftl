# Safranito, in French. The words for components are those of the publisher's French rules.
# A narrow no-break space stands before : ; ? ! and inside « ». A player's name never follows "de", which
# some names would shorten.

game = Safranito
about = Lancez vos jetons dans les bols d’épices, négociez les épices, préparez trois plats avant les autres.
goal =
    Vous faites commerce d’épices et cuisinez : qui prépare trois plats en premier gagne aussitôt. Un plat demande une carte de chacune de ses trois épices. Vos jetons dans les bols permettent d’acheter et fixent le prix de vente pour tous ; sur les cases Action, le plus haut total obtient un avantage. À la fin, argent et cartes ne comptent pas.

# Spices, spaces, dishes

spice-curry = Curry
spice-ginger = Gingembre
spice-cardamom = Cardamome
spice-chilli = Piment fort
spice-saffron = Safran
spice-garlic = Ail
spice-mint = Menthe
spice-cumin = Cumin
spice-cinnamon = Cannelle
spice-count = { $spice } { $count }
bowl-curry = bol de curry
bowl-ginger = bol de gingembre
bowl-cardamom = bol de cardamome
bowl-chilli = bol de piment fort
bowl-saffron = bol de safran
bowl-garlic = bol d’ail
bowl-mint = bol de menthe
bowl-cumin = bol de cumin
bowl-cinnamon = bol de cannelle
space-extra-throw = Lancer supplémentaire
space-extra-spice = Carte Épice supplémentaire
space-reserve-dish = Réservation d’un plat
space-head-chef = Chef cuisinier
name-bowl = le { $bowl }
name-space = la case « { $space } »
place-bowl = dans le { $bowl }
place-space = sur la case « { $space } »
place-nowhere = entre les bols
loft-slide = à plat
loft-toss = en cloche basse
loft-lob = en cloche haute
number-side = le côté
number-place = l’emplacement
number-bearing = la direction
number-power = la force
number-loft = la hauteur
number-face = la face
chip-yours = votre { $value }
chip-yours-down = votre { $value } (face cachée)
chip-open = le { $value } lancé par { $player }
chip-hidden = le jeton lancé par { $player }
chip-nth = le jeton n° { $number } lancé par { $player }
dish-name = { $name } ({ $spices })
dish-d01 = Dal du marché
dish-d02 = Masala du port
dish-d03 = Korma du temple
dish-d04 = Curry du jardin
dish-d05 = Pulao royal
dish-d06 = Biryani doré
dish-d07 = Kheer au thé
dish-d08 = Chana de feu
dish-d09 = Rogan d’hiver
dish-d10 = Chaat frais
dish-d11 = Sorbet de la mousson
dish-d12 = Spécialité de Rajive
dish-d13 = Kebab des collines
dish-d14 = Riz du palais
dish-d15 = Crevettes du couchant
dish-d16 = Chutney de la route des épices
dish-d17 = Agneau de fête
dish-d18 = Aubergine au four de terre
nothing = rien
phase-throw = Lancement des jetons
phase-spaces = Cases Action
phase-market = Vente et achat des épices
phase-cook = Préparation des plats
phase-change = Nouveaux plats et épices

# What to do now

prompt-throwing = Lancez un jeton : { $throw } sur { $throws }.
prompt-extra-throw = Vous pouvez lancer un jeton supplémentaire.
prompt-extra-spice =
    { $cards ->
        [one] Vous pouvez piocher { $cards } carte Épice et la garder.
       *[other] Vous pouvez piocher { $cards } cartes Épice et garder l’une d’elles.
    }
prompt-keep-one = Quelle carte gardez-vous ?
prompt-reserve = Vous pouvez réserver le plat du dessus de la pile.
prompt-become-chef = Vous pouvez prendre le moulin à poivre, qui compte aussitôt.
prompt-next-bowl = Vous avez le moulin à poivre : quel bol est négocié maintenant ?
prompt-sell = Combien de cartes { $spice } vendez-vous, à { $price } roupies chacune ?
prompt-buy =
    { $cards ->
        [one] Acheter une carte { $spice } pour { $price } roupies ? Il en reste { $cards }.
       *[other] Acheter une carte { $spice } pour { $price } roupies ? Il en reste { $cards }.
    }
prompt-cook = Quel plat préparez-vous ?

# Actions

do-throw = Lancer votre { $chip } { $aim }
aim-target = vers { $target }
aim-offer = { aim-target } ({ $there })
aim-chip = vers { $chip } { $place }, pour l’éjecter
aim-free = { $loft } depuis l’emplacement { $place }, direction { $bearing }, force { $power }
there-bowl =
    { $cards ->
        [0] aucune carte à vendre ; { $chips }
        [one] { $cards } carte à vendre ; { $chips }
       *[other] { $cards } cartes à vendre ; { $chips }
    }
there-nobody = personne
each-throw = Lancer votre { $chip }
way = Lancer { $loft } { $hand }, { $face }
way-odds = { $way } : { $odds }
from-left = de gauche
from-opposite = tout droit
from-right = de droite
turned-down = face cachée
turned-up = face visible
odds-rest = y reste { $hits } sur { $tries }
odds-knock = l’éjecte { $hits } sur { $tries }
odds-out = sort { $count }
odds-push = pousse { $chip } { $count }
do-renounce = Renoncer
do-draw-spices =
    { $cards ->
        [one] Piocher { $cards } carte et la garder
       *[other] Piocher { $cards } cartes et garder l’une d’elles
    }
do-keep-card = Garder la carte { $spice } (dans votre main : { $held } ; plats qui la demandent : { $dishes })
do-reserve-dish = Réserver le plat du dessus, rien que pour vous (dans la pile : { $dishes })
do-take-mill = Prendre le moulin à poivre : choisir l’ordre des bols et cuisiner en premier
do-choose-bowl = Négocier cette épice : { $spice } ({ $there })
do-sell-cards =
    { $cards ->
        [0] Ne rien vendre
        [one] Vendre { $cards } carte pour { $gain } : vous aurez { $money }, sans achat dans ce bol
       *[other] Vendre { $cards } cartes pour { $gain } : vous aurez { $money }, sans achat dans ce bol
    }
do-buy-card = Acheter la carte pour { $price } : il vous restera { $money } roupies, votre { $chip } revient
do-decline = Ne pas acheter ; jetons qui reviennent : { $chips }
do-prepare-dish = Préparer : { $dish }, votre plat { $nth } sur { $due }
do-prepare-reserved = Préparer votre plat réservé : { $dish }, votre plat { $nth } sur { $due }
do-stop-cooking = Ne plus rien préparer
do-named-chef = { $player } commence avec le moulin à poivre
do-rested = Les jetons s’immobilisent
do-drawn-spice = Une carte { $spice } est piochée
do-drawn-dish = Plat pioché : { $dish }
kind-prepare-dish = Préparer un plat proposé
kind-prepare-reserved = Préparer un plat réservé

# The journal

log-round-begins = Tour { $round } ; { $player } tient le moulin à poivre.
log-first-chef = { $player } reçoit le moulin à poivre en premier.
log-mill-passed = Le moulin à poivre passe à { $player }.
log-dish-offered = Plat proposé : { $dish }.
log-spice-displayed = Épice proposée : { $spice }.
log-reshuffle =
    { $count ->
        [one] La pioche est vide : la défausse ({ $count } carte) forme la nouvelle pioche.
       *[other] La pioche est vide : les { $count } cartes de la défausse sont mélangées et forment la nouvelle pioche.
    }
log-throws = { $player } lance { $loft }.
log-threw = Vous avez lancé votre { $value }.
log-rests-on =
    { $chip ->
        [0] Le jeton lancé par { $player } s’arrête { $place }.
       *[other] Le { $chip } lancé par { $player } s’arrête { $place }.
    }
log-rests-nowhere =
    { $chip ->
        [0] Le jeton lancé par { $player } s’arrête entre les bols.
       *[other] Le { $chip } lancé par { $player } s’arrête entre les bols.
    }
log-goes-out =
    { $chip ->
        [0] Le jeton lancé par { $player } est hors jeu.
       *[other] Le { $chip } lancé par { $player } est hors jeu.
    }
log-pushed-onto =
    { $chip ->
        [0] Le jeton lancé par { $player } est poussé et se trouve maintenant { $place }.
       *[other] Le { $chip } lancé par { $player } est poussé et se trouve maintenant { $place }.
    }
log-pushed-off =
    { $chip ->
        [0] Le jeton lancé par { $player } est poussé entre les bols.
       *[other] Le { $chip } lancé par { $player } est poussé entre les bols.
    }
log-pushed-out =
    { $chip ->
        [0] Le jeton lancé par { $player } est éjecté du plateau.
       *[other] Le { $chip } lancé par { $player } est éjecté du plateau.
    }
log-space-scored = { $player } a le plus haut total { $place } : { $total }.
log-renounces = { $player } renonce.
log-draws-spices =
    { $count ->
        [one] { $player } pioche { $count } carte Épice.
       *[other] { $player } pioche { $count } cartes Épice.
    }
log-looks-at = Vous piochez : { $spice }.
log-keeps = { $player } garde une carte.
log-kept = Vous gardez : { $spice }.
log-reserves = { $player } réserve un plat.
log-reserved-dish = Vous réservez : { $dish }.
log-takes-mill = { $player } s’empare du moulin à poivre.
log-bowl-settled = Le bol suivant est : { $spice }. Une carte se vend { $price } roupies.
log-has-announced = { $player } a fait son choix.
log-sells =
    { $count ->
        [one] { $player } vend { $count } carte { $spice } pour { $money } roupies.
       *[other] { $player } vend { $count } cartes { $spice } pour { $money } roupies.
    }
log-sells-nothing = { $player } ne vend pas de carte { $spice }.
log-buys = { $player } achète une carte { $spice } pour { $money } roupies.
log-declines = { $player } n’achète pas de carte { $spice } pour { $money } roupies.
log-no-card-left = Il n’y a plus de carte { $spice } à acheter ; les jetons sont rendus.
log-prepares = { $player } prépare un plat : { $dish }.
log-wins = { $player } a préparé le dernier plat nécessaire et gagne.
log-stopped = La partie est arrêtée après le tour { $round }.

# Refusals

refused-no-such-chip = vous n’avez pas de jeton { $value }.
refused-chip-thrown = votre { $value } a déjà été lancé ce tour.
refused-not-your-side = vous lancez depuis votre côté, le côté { $side }.
refused-throw-out-of-range = { $number } doit aller de { $least } à { $most }.
refused-throw-compulsory = chaque lancer est obligatoire.
refused-report-in-wall = le jeton { $chip } du relevé entre de { $by } mm dans le bord du cadre. Mesurez à nouveau, ou indiquez-le hors jeu (-1 -1) s’il repose sur le cadre.
refused-report-on-another = les jetons { $chip } et { $other } du relevé se recouvrent de { $by } mm. Faites glisser celui du dessus du côté où il dépasse, puis mesurez à nouveau.
refused-report-too-tight = les jetons du relevé sont trop serrés pour être écartés. Mesurez à nouveau.
refused-not-drawn = vous n’avez pas pioché de carte { $spice }.
refused-bowl-empty = ce bol ne contient aucun jeton : { $spice }.
refused-not-so-many-cards = vous n’avez pas autant de cartes { $spice }.
refused-cannot-pay = vous ne pouvez pas payer { $price } roupies.
refused-one-dish-of-the-offer = on ne prépare qu’un seul des plats proposés par tour.
refused-not-on-offer = ce plat n’est pas proposé : { $dish }.
refused-not-reserved = vous n’avez pas réservé ce plat : { $dish }.
refused-spices-missing = il vous manque des épices pour ce plat : { $dish }.

# The table

table-head = Tour { $round }.
table-chef = Moulin à poivre : { $player }.
table-cards = Cartes et plats
table-chips = Jetons
table-board = Plateau
table-spaces = Cases Action : { $spaces }.
table-side =
    { $side ->
        [0] { $letter } { $player }, en bas
        [1] { $letter } { $player }, à gauche
        [2] { $letter } { $player }, en haut
       *[3] { $letter } { $player }, à droite
    }
table-chip = { $chip } se trouve { $place }
table-chip-touching = { $chip } se trouve { $place } et touche { $others }
table-out = hors jeu pour ce tour : { $chips }
table-display = Épices proposées : { $spices }
table-offer = Plats proposés : { $dishes }
table-piles = Cartes Épice dans la pioche : { $cards }, dans la défausse : { $discard }. Plats dans la pile : { $dishes }.
table-you = { $player } (vous)
table-holds = argent { $money } ; jetons en main { $chips } ; cartes { $cards } ; plats réservés { $reserved } ; plats préparés { $dishes }
chips-worth = de valeur { $values }
chips-count = { $count } en tout
cards-unknown =
    { $count ->
        [one] { $count } inconnue
       *[other] { $count } inconnues
    }
dishes-unknown =
    { $count ->
        [one] { $count } plat
       *[other] { $count } plats
    }
glance-place = { $place } { $chips }
glance-board = Sur le plateau ({ $legend }) : { $chips }
glance-dishes = Plats et ce qui vous manque : { $dishes }
glance-dish-lacks = { $name } : { $spices }
glance-dish-ready = { $name } : rien
glance-more = et { $count } de plus
glance-own = Vous avez { $money } roupies ; cartes : { $cards }
glance-purses = Argent : { $purses }
glance-cooked = Plats préparés ({ $dishes } pour gagner) : { $cooked }
result-dishes = { $player } : { $dishes } ; argent { $money }, cartes { $cards }

# Help for each step

help-throwing =
    Un jeton compte pour un bol ou une case si l’on en voit une partie à travers le trou du jeton. Dans un bol, vos jetons vous permettent d’acheter l’épice : de gros jetons passent avant les autres, mais coûtent cher. La somme de tous les jetons d’un bol est le prix de vente de l’épice. Sur une case Action, le plus haut total l’emporte. Vous pouvez éjecter des jetons. Choisissez une cible dans la liste, ou tapez les nombres vous-même : throw, le jeton, votre côté, l’emplacement le long de ce côté (0 à 1000), la direction en dixièmes de degré (négative vers la gauche), la force (100 à 1000), la hauteur (0 à plat, 1 cloche basse, 2 cloche haute) et la face (0 cachée, 1 visible). Votre main tremble un peu.
help-extra-throw = Le jeton supplémentaire peut changer tout ce qui est compté après lui. Cette case n’est pas comptée une nouvelle fois.
help-extra-spice = Vous piochez autant de cartes que l’indique le premier chiffre de votre jeton le plus élevé ici, vous en gardez une en secret et remettez les autres sous la pioche.
help-keep-one = Les autres ne voient pas ce que vous gardez. Le reste va sous la pioche.
help-reserve = Personne d’autre ne pourra préparer un plat réservé, ce tour ou plus tard, en plus d’un plat proposé.
help-become-chef = Qui a le moulin à poivre choisit l’ordre des bols, gagne les égalités, cuisine en premier et le passe à gauche à la fin du tour.
help-next-bowl = Dans chaque bol, l’épice est d’abord vendue, puis achetée. Votre ordre décide qui a de l’argent au bon moment.
help-sell = Qui vend reprend tous ses jetons de ce bol et ne peut plus acheter cette épice pendant ce tour.
help-buy = Vous payez votre total dans ce bol et récupérez votre jeton le plus fort. Qui n’achète pas reprend tous ses jetons de ce bol.
help-cook = Un plat demande une carte de chacune de ses trois épices. Vous pouvez préparer un plat proposé et autant de plats réservés que vous voulez. Le troisième plat gagne la partie.

# Options

option-first_chef = qui reçoit le moulin à poivre en premier : tiré au sort, ou la première place
option-tie_mode = égalité avec qui a le moulin à poivre : cette personne passe en premier, ou en dernier
option-decline_returns = qui n’achète pas reprend tous ses jetons du bol, ou seulement le plus fort
option-action_chips_leave = les jetons quittent les cases Action avant le marché, ou dès que la case est comptée
option-sell_mode = les ventes s’annoncent dans l’ordre de jeu, ou toutes en même temps
option-money = l’argent est visible, ou caché
option-throw_side = chacun lance depuis son côté, ou depuis n’importe lequel
option-piles = les jetons qu’une vraie table relève l’un sur l’autre sont écartés, ou restent tels quels
option-steadiness = la sûreté des mains, la même pour les personnes et les bots
option-aim_help = ce que l’on voit en visant : où finissent de tels lancers, la direction seulement, ou rien
option-round_cap = après tant de tours la partie est arrêtée (0 : jamais) ; on compare les plats, puis l’argent, puis les cartes

# What is in the box

box-note = Le livret ne montre le plateau et la plupart des plats qu’en image : leurs épices, les mesures et la place des bols et des cases Action sont déduites.
rows-tables = mises en place
rows-counts = autres nombres
rows-measures = mesures
rows-chips = valeurs de jetons
rows-spices = bols
rows-spaces = cases Action
rows-dishes = plats

# Reasons, and what everybody had in the end

reason-dishes = plats { $change }
reason-missing = épices qui manquent au plat le plus proche { $change }
reason-cards = cartes { $change }
reason-rupees = roupies { $change }
reason-for-dish = il faut pour { $dish } : { $spice } ; cartes qui manquent ensuite : { $left }
reason-dish-wanted = { $player } a aussi les épices pour ce plat
earned-dishes = plats
earned-money = argent
earned-cards = cartes

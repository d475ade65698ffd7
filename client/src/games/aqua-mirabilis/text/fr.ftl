# La table d’Aqua Mirabilis, en français.

# House rules, as they are in force

choice-must_convert-false = Une production n’a pas besoin de transformer quoi que ce soit
choice-methods_ever_learned-false = Le bonus des méthodes ne compte que celles gardées jusqu’à la fin
choice-influence_tile_only_places-false = La tuile d’influence peut aussi déplacer des jetons quand la réserve est vide
choice-limited_letters-false = Il y a toujours assez de lettres de référence
choice-final_originality-as-if-placed = Parade finale : l’originalité compte comme si l’on plaçait un cube
choice-final_originality-empty-sections = Parade finale : l’originalité compte toutes les sections vides

# Zones et volets

area-market = Marché aux fleurs
area-cities = Villes
area-road = Route des carrosses
area-study = Apprentissage
area-court = Vie de cour
area-versailles = Versailles : préférences du Roi et de la Cour
board-of = Plateau : { $player }
panes = Parties de la table
pane-town = Plateau central
pane-own = Mon plateau
pane-others = Les autres
something-here = il y a quelque chose à faire ici
show-board = Voir le plateau : { $player }

# Versailles

column-of = Parfums dont la base est : { $essence }
column-about = L’axe du Roi : il préfère une base.
row-of = Essence complémentaire : { $essence }
row-about = L’axe de la Cour : elle préfère une essence complémentaire.
cell-name = { $base } avec { $other }
cell-cubes = Cubes : { $cubes } sur { $sections }.
cell-token = Un jeton d’originalité s’y trouve.
cell-full = Plus de place : on n’y gagne rien.
cell-worth = Originalité pour le prochain parfum : { $points }.
cell-due = Le prochain cube du dimanche ira ici.
king-stands = Roi : { $essence }
king-about =
    { $points ->
        [one] Les parfums de cette base rapportent { $points } point de plus.
       *[other] Les parfums de cette base rapportent { $points } points de plus.
    }
court-stands = Cour : { $essence }
court-about = Cette essence complémentaire rapporte des points selon votre lettre.
sunday-title = Dimanche prochain
next-sunday = Dimanche prochain, si rien ne change : Roi → { $king }, Cour → { $court }
versailles-about = Présentez un nouveau parfum au Roi et à la Cour.
court-likes = Cour : { $essence } ({ $points } selon votre lettre)
court-goes = → { $essence }
shelf = Recettes
shelf-about = Étoile : niveau que votre expérience doit atteindre. Points : recettes restantes.
recipe-title = Recette : { $recipe }
recipe-left = Restantes : { $count }.
score-originality = originalité { $points }
score-court = Cour { $points }
score-king = Roi { $points }
score-perfection = perfection { $points }
score-favours = faveurs { $points }
worth-now = À Versailles maintenant : { $points }
worth-up-to = À Versailles maintenant : jusqu’à { $points }

# Marché

stall-about = Fleurs : { $count }. En réserve : { $reserve }.
reserve-of = Réserve, { $essence } : { $count }
worker-at =
    { $workers ->
        [one] { $workers } ouvrier, étal : { $flower }
       *[other] { $workers } ouvriers, étal : { $flower }
    }
worker-about = Apporte une fleur de cet étal à qui visite le marché. Déplacer un ouvrier coûte 1 point d’action.
you-collect = Vous récoltez :
nothing-there = rien à récolter
delivery-title = Arrive dimanche
delivered = livrées
cost-points = { $count } PA
stands-here = { $player } s’y trouve.

# Villes et route

city-top = Sur le dessus : { $effect } ; expérience { $experience }, prestige { $prestige } une fois retournée.
city-empty = Il n’y a plus de tuile.
city-below = En dessous : { $count }.
city-letter = Demande une lettre de référence de niveau { $letter }.
city-tiles =
    { $count ->
        [one] { $city } : { $count } tuile au choix
       *[other] { $city } : { $count } tuiles au choix
    }
city-asks = { $city } demande la lettre { $letter }
no-city-near = Aucune ville à portée
carriage-here = Carrosse : { $player }.
road-about = Le carrosse avance quand vous produisez.
carriage-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
tile-of-choice = une tuile au choix parmi { $count }
no-tile-without-letter = pas de tuile sans lettre { $letter }
tile-about = Expérience { $experience } tant qu’elle est visible, prestige { $prestige } à la fin une fois retournée.

# Apprentissage

short-base = Base
short-specialisation = Spécialité
short-ability = Compétence
short-method = Méthode
price-base = et une essence de ce type
price-specialisation = et une fleur de ce type
price-ability = et un jeton d’originalité
price-method = et deux fleurs identiques
costs-base = coûte une essence de ce type
costs-specialisation = coûte une fleur de ce type
costs-ability = coûte un jeton d’originalité
costs-method = coûte deux fleurs identiques
new-method = Nouvelle méthode : { $method }
about-base = Les recettes de cette base ne vous coûtent pas l’essence de base.
about-specialisation = Chaque usage d’une méthode qui donne cette essence en donne une de plus.
about-distillation = 1 point : une fleur, sauf la rose, donne une essence.
about-maceration = 2 points : deux fleurs différentes donnent une essence de chacune.
about-squeezing = 1 point : une fleur de bergamote ou d’oranger donne 2 essences.
about-enfleurage = 2 points : deux fleurs identiques, sauf la fleur d’oranger, donnent 3 essences.
about-extraction = 1 point : deux fleurs identiques, sauf la bergamote, donnent 2 essences.
lesson-gone = Il n’en reste plus.
left-over = Restantes : { $count }.

# Cour

lady-name = Dame { $lady }
lady-leader = { $player } est en tête.
influence-of = { $player } : { $count }
own-influence = Votre influence sur la dame { $lady } : { $count }
letter-name = Lettre de référence de niveau { $letter }
letter-about = Le noble la donne à qui possède la lettre précédente.
favour-title = { $lady } : { $effect }
favour-free = Personne n’a cette faveur.
favour-held = { $player } a cette faveur.
gifts-title = Cadeaux pour la dame { $lady }
gifts-about = Chaque cadeau permet de placer un jeton d’influence ; avec le premier, vous voyez son bonus.
gifts-so-far = offerts : { $count }
bonus-title = Bonus final de la dame { $lady }
bonus-hidden = Face cachée. Qui lui offre un cadeau peut le regarder.
bonus-now = pour vous maintenant : { $points }
bonus-seen = Vu par : { $players }.

# Jours

short-mon = L
short-tue = M
short-wed = M
short-thu = J
short-fri = V
short-sat = S
short-sun = D
day-of-week = { $weekday }, semaine { $week }
day-sunday = Des fleurs arrivent, les parfums redeviennent nouveaux, le Roi et la Cour changent d’avis.
day-final = Le dernier dimanche : la partie se termine par la parade finale.
final-parade-short = parade finale
day-passes = un jour passe
cubes-left = Cubes restants : { $count }
tokens-left = Jetons d’originalité en réserve : { $count }

# Plateau d’un joueur

sundial-title = Cadran solaire
sundial-about = Pour chaque position : points de production et pas du carrosse d’une production chez soi.
sundial-at =
    { $points ->
        [one] Cadran solaire, { $player } : { $points } point d’action
       *[other] Cadran solaire, { $player } : { $points } points d’action
    }
sundial-home = Chez vous : points de production { $production }, pas du carrosse { $steps }.
sundial-full = Avec 5 points d’action, on ne peut pas encore produire.
slot-free = Place libre pour une méthode
slot-about = Les méthodes s’apprennent à l’apprentissage.
own-flowers = Fleurs, { $flower } : { $count }
own-essences = Essences, { $essence } : { $count }
own-tokens = Jetons d’originalité : { $count }
token-about = Permet de jouer un tour de plus ou d’apprendre une compétence, plaît à la dame C ; 1 point à la fin.
flowers-lost = Ce qui n’est ni utilisé ni conservé est perdu.
stored-flower = Conservée : { $flower } ({ $method })
stored-about = Seule cette méthode peut l’utiliser. Vous pouvez la défausser.
experience-title = Expérience { $count }
experience-about = Méthodes, leçons et tuiles de ville visibles. Les recettes la demandent.
flipped-title = Tuiles de ville retournées : { $count }, prestige { $prestige }
flipped-about = Leur prestige compte à la fin.
curriculum-empty = rien d’appris
parade-empty = pas encore de parfum
perfume-title = { $perfume }, { $state }
letter-own = Lettre de référence : niveau { $letter }
letter-worth = Points de la Cour : { $points }.
influence-left = Jetons d’influence restants : { $count }
rival-about = points d’action { $points }, expérience { $experience }, lettre { $letter }, jetons { $tokens }
rival-goods = Fleurs : { $flowers }. Essences : { $essences }

# Ce qu’une action coûte et rapporte

tile-pays = la tuile paie
tile-pays-up-to =
    { $points ->
        [one] La tuile paie une action de { $points } point d’action au plus.
       *[other] La tuile paie une action de { $points } points d’action au plus.
    }
create-first = y créer un parfum
up-to-points =
    { $count ->
        [one] jusqu’à { $count } point
       *[other] jusqu’à { $count } points
    }
gain-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
gain-tokens =
    { $count ->
        [one] { $count } jeton d’originalité
       *[other] { $count } jetons d’originalité
    }
pay-tokens =
    { $count ->
        [one] { $count } jeton d’originalité
       *[other] { $count } jetons d’originalité
    }
gain-letter = lettre { $letter }
no-letter = pas de lettre pour vous
letters-gone = il ne reste plus de lettre { $letter }
then-gifts = puis des cadeaux
one-influence = 1 influence
takes-lead = vous êtes en tête auprès de la dame { $lady } : { $effect }
ties-lead = égalité auprès de la dame { $lady }
change-experience = expérience { $change }
prestige-later =
    { $points ->
        [one] { $points } point à la fin
       *[other] { $points } points à la fin
    }
production-points =
    { $count ->
        [one] { $count } point de production
       *[other] { $count } points de production
    }
base-free = aucune essence de base à payer
lost-flowers = perdues : { $flowers }
lost-points =
    { $count ->
        [one] { $count } point est perdu
       *[other] { $count } points sont perdus
    }
will-be-lost = Perdues si ni utilisées ni conservées :

# L’établi

sunday-told = Dimanche, pas à pas
court-to-most = La Cour va où il y a le plus de cubes : { $essence }.
court-to-fewest = La Cour va où il y a le moins de cubes : { $essence }.
king-to-fewest = Le Roi va où il y a le moins de cubes : { $essence }.
the-end = La fin, pas à pas
before-the-end = Avant la fin :
points-left =
    { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }
home-makes = Produire chez soi : points { $production }, carrosse { $steps }
home-not-yet = Avec 5 points d’action, on ne peut pas encore produire.
next-turn = Points d’action au prochain tour : { $points }
or-produce = ou production avec { $production }, carrosse { $steps }
days-left = Jours jusqu’au dernier dimanche : { $count }
free-recipes =
    { $count ->
        [one] { $count } recette possible maintenant
       *[other] { $count } recettes possibles maintenant
    }
free-replace = Nouveau parfum : défaussez-en un
free-no-recipe = Aucun parfum possible
free-tiles =
    { $count ->
        [one] { $count } tuile à retourner
       *[other] { $count } tuiles à retourner
    }
free-no-tile = Aucune tuile à retourner

# D’où viennent les points

source-originality = Originalité
source-court = Cour
source-king = Roi
source-perfection = Perfection
source-favours = Faveurs
source-cities = Villes
source-ladies = Dames
source-bonuses = Bonus finaux
source-tokens = Jetons d’originalité

# Ce qu’il manque à un choix

thing-essence = une deuxième essence
thing-reserve = une deuxième essence
thing-worker = l’ouvrier
thing-stall = l’étal
thing-flower = la fleur
thing-learn = ce que vous apprenez
thing-method = la méthode
thing-influence = le jeton d’influence
thing-lady = la dame
thing-favour = la deuxième faveur

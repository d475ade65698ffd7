# The board of Safranito, in French. A narrow no-break space stands before : ; ? ! % and inside « ».

# House rules, as they are in force

choice-first_chef-drawn = Le moulin à poivre du premier tour est tiré au sort
choice-first_chef-first-seat = La place 1 a le moulin à poivre au premier tour
choice-tie_mode-chef_first = En cas d’égalité, qui a le moulin à poivre passe en premier
choice-tie_mode-chef_last = En cas d’égalité, qui a le moulin à poivre passe en dernier
choice-decline_returns-all = Qui n’achète pas reprend tous ses jetons du bol
choice-decline_returns-highest = Qui n’achète pas ne reprend du bol que son jeton le plus fort
choice-action_chips_leave-phase3 = Les jetons quittent les cases Action avant le marché
choice-action_chips_leave-on_resolve = Les jetons quittent une case Action dès qu’elle est comptée
choice-sell_mode-play_order = Les ventes s’annoncent dans l’ordre de jeu
choice-sell_mode-simultaneous = Les ventes s’annoncent toutes en même temps
choice-money-open = L’argent est visible
choice-money-hidden = L’argent est caché
choice-throw_side-own = Chacun lance depuis son côté
choice-throw_side-any = Chacun lance depuis n’importe quel côté
choice-piles-part = Les jetons relevés l’un sur l’autre sont écartés
choice-piles-keep = Les jetons relevés l’un sur l’autre restent tels quels
choice-steadiness-normal = Les mains ont la sûreté de qui lance à l’occasion
choice-steadiness-steady = Les mains sont sûres
choice-steadiness-shaky = Les mains tremblent
choice-aim_help-full = En visant, on voit où finissent de tels lancers
choice-aim_help-short = En visant, on ne voit que la direction
choice-aim_help-none = En visant, on ne voit rien

# Regions

board-name = Le plateau aux neuf bols d’épices
row-own = Vos jetons
row-bowls = Bols
row-spaces = Cases Action
row-chips = Jetons sur le plateau
row-display = Cartes Épice proposées
offer-title = Plats proposés
own-title = Vos épices
own-none = Pas encore de carte.
reserved-title = Vos plats réservés
players-title = À la table
drawn-title = Cartes piochées

# Things

is-chef = { $player } a le moulin à poivre
mill-about = Qui a le moulin à poivre choisit l’ordre des bols, gagne les égalités et cuisine en premier.
bowl-about =
    { $cards ->
        [0] Aucune carte à acheter.
        [one] { $cards } carte à acheter.
       *[other] { $cards } cartes à acheter.
    }
about-extra-throw = Qui a le plus haut total ici lance un jeton supplémentaire.
about-extra-spice = Qui a le plus haut total ici pioche des cartes Épice et en garde une.
about-reserve-dish = Qui a le plus haut total ici prend le plat du dessus de la pile.
about-head-chef = Qui a le plus haut total ici prend le moulin à poivre.
lies-here = Ici : { $chips }.
total-of = { $player } { $total }
totals = Totaux : { $totals }.
place-deep = { $place }, à { $depth } mm du bord
own-chip = Votre { $value }
own-thrown = Votre { $value }, déjà lancé
own-about = Touchez-le pour le prendre en main.
display-none = Aucune carte proposée.
display-cards =
    { $count ->
        [one] { $spice } : { $count } carte proposée
       *[other] { $spice } : { $count } cartes proposées
    }
display-about = On peut les acheter quand ce bol est négocié.
hand-cards =
    { $count ->
        [one] { $spice } : { $count } carte
       *[other] { $spice } : { $count } cartes
    }
hand-about = Personne d’autre ne voit votre main.
drawn-about = Gardez-en une ; les autres vont sous la pioche.
drawn-others =
    { $count ->
        [one] { $count } carte, vue seulement de qui pioche.
       *[other] { $count } cartes, vues seulement de qui pioche.
    }
dish-ready = Vous avez les trois épices.
dish-ready-short = prêt
dish-lacks = Il manque encore : { $spices }.
dish-lacks-short = il en manque { $count }
pile-dishes =
    { $count ->
        [one] { $count } plat dans la pile
       *[other] { $count } plats dans la pile
    }
pile-dishes-about = Elle complète les plats proposés après chaque tour.
pile-spices =
    { $count ->
        [one] { $count } carte Épice dans la pioche
       *[other] { $count } cartes Épice dans la pioche
    }
pile-spices-about =
    { $count ->
        [one] { $count } carte est dans la défausse.
       *[other] { $count } cartes sont dans la défausse.
    }
money-of = { $player } : { $money } roupies
rupees = roupies
chips-home =
    { $count ->
        [one] { $count } jeton en main
       *[other] { $count } jetons en main
    }
chips-out = { $count } hors jeu
cards-of =
    { $count ->
        [one] { $count } carte Épice
       *[other] { $count } cartes Épice
    }
cards-known = Les cartes achetées sont connues de tout le monde ; un nombre indique celles que personne d’autre n’a vues.
reserved-of =
    { $count ->
        [one] { $count } plat réservé
       *[other] { $count } plats réservés
    }
cooked-of =
    { $count ->
        [0] Aucun plat préparé
        [one] { $count } plat préparé : { $dishes }
       *[other] { $count } plats préparés : { $dishes }
    }
source-dishes = Plats

# The throw

throw-name = Votre lancer
throw-choose = Tirez un jeton en arrière et lâchez, ou touchez ce que vous visez.
throw-how = Tirez le jeton en arrière et lâchez, ou touchez ce que vous visez : vous lirez où finissent 100 lancers pareils.
throw-knock = Lancer votre { $chip }, cible : { $victim }
aim-first = Visez maintenant
aim-name = Visée de votre { $value }
aim-keys = Gauche et droite tournent, haut et bas règlent la force, Maj fait de grands pas, plus et moins de petits. Page haut et bas déplacent la main, L change la hauteur, F la face. Entrée lance, Échap annule.
aim-bearing = Direction
aim-power = Force
aim-place = Main
aim-straight = tout droit
aim-left = { $degrees }° à gauche
aim-right = { $degrees }° à droite
aim-strength = { $percent } %
aim-middle = au milieu
aim-from-left = { $mm } mm à gauche
aim-from-right = { $mm } mm à droite
aim-less = { $what } : moins
aim-more = { $what } : plus
aim-fine = Régler
chance-place = environ { $percent } % { $place }
forecast = Sur 100 lancers pareils : { $odds }.
forecast-place = { $count } { $place }
forecast-push =
    { $count ->
        [one] { $count } écarte { $chip }
       *[other] { $count } écartent { $chip }
    }
forecast-off =
    { $count ->
        [one] { $count } sort
       *[other] { $count } sortent
    }
forecast-wait = Sur 100 lancers pareils : …
forecast-no-card = Aucune carte à vendre : { $bowl }.
loft-name = Hauteur du lancer
short-slide = À plat
short-toss = Cloche basse
short-lob = Cloche haute
about-slide = À plat et rapide : il pousse les autres jetons.
about-toss = En cloche basse ; il glisse encore un peu.
about-lob = En cloche haute ; il tombe presque sur place.
face-name = Le jeton tombe
face-down = Face cachée
face-up = Face visible
face-about = C’est votre intention ; un jeton peut se retourner en tombant.
side-name = Votre côté
side-number = Côté { $side }
show-again = Revoir
show-skip = Passer l’animation
practice-lead = Lancez autant que vous voulez : aucune partie, rien n’est gardé. Le dernier jeton lancé, le premier revient.
practice-you = Vous
practice-other = Le voisin
practice-steadiness = Votre main
practice-lay = Poser d’autres jetons
practice-clear = Vider le plateau
practice-again = Repartir de zéro
practice-tallies = Vos réussites
practice-thrown = lancés
practice-hit = réussis
practice-out = hors jeu
practice-share = ({ $percent } %)

# The market

market-selling = On vend d’abord les cartes.
market-buying =
    { $cards ->
        [one] { $cards } carte est à vendre.
       *[other] { $cards } cartes sont à vendre.
    }
market-order = Dans cet ordre
market-highest = Le total le plus haut d’abord
market-chips = Jetons
market-total = Total
market-price = le prix actuel
market-each = Prix d’une carte
market-decides = décide maintenant
market-next = ensuite, paierait { $money }
market-later = plus tard, { $money } pour l’instant
market-sell = Vendre { $count } pour { $money }
market-sales = Vendre des cartes : { $spice }
market-completes = Complète { $dishes }
market-wanted = Utile pour { $dishes }
market-waits = attend
market-sold = a vendu { $count } pour { $money }
market-kept = ne vend rien
market-secret = a décidé
market-no-card = n’a rien à vendre
why-sell = Une carte rapporte la somme de tous les jetons. Chacun décide à son tour, en partant du moulin à poivre.
why-sell-back = Qui vend reprend ses jetons et ne peut pas acheter.
why-sell-own = Vos cartes ({ $spice }) rapporteraient { $money } roupies en tout.
why-sell-none = Vous n’en avez pas. On vous demande quand même, sinon les autres le sauraient.
why-buy = { $player } a le plus haut total et le paie : { $total } roupies. Le jeton le plus fort revient, puis on compare à nouveau.
why-buy-tied = { $player } a { $total }, comme d’autres, et vient avant dans l’ordre du tour. Le jeton le plus fort revient, puis on compare à nouveau.

# What a choice brings

gain-money = +{ $money } roupies
gain-card = une carte { $spice }
gain-for = pour { $dishes }
gain-dish = votre plat numéro { $number }
gain-win = vous gagnez
gain-mill = vous avez aussitôt le moulin à poivre
gain-reserved = un plat rien que pour vous
cost-money = −{ $money } roupies
cost-cards =
    { $count ->
        [one] −{ $count } carte { $spice }
       *[other] −{ $count } cartes { $spice }
    }
cost-spices = ces cartes partent : { $spices }
effect-no-purchase = vous reprenez { $chips } : pas d’achat
effect-no-chips = vous n’avez aucun jeton ici
effect-left = il vous reste { $money } roupies
effect-chip-back = votre { $value } revient
effect-chips-back = vous reprenez { $chips }
effect-price = une carte se vend { $money }
effect-price-least = une carte se vend au moins { $money }
effect-display = { $count } à acheter

# Ce qu’il manque à un choix

thing-own = votre jeton
thing-bowl = un bol
thing-space = une case Action
thing-chip = un jeton à éjecter

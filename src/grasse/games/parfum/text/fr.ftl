# Parfum, in French. The words for components are those of the publisher's French rules.
# A narrow no-break space stands before : ; ? ! and inside « ».

game = Parfum
about = Distillez des notes, composez des parfums, vendez-les aux clients de Grasse.
goal =
    Vous tenez une parfumerie à Grasse, et qui a le plus d’argent à la fin gagne. Les notes distillées rapportent aussitôt des pièces ; les parfums qu’elles composent se vendent aux clients, et les pions Eau gardés rapportent leur côté Argent. La partie finit avec la manche qui suit l’annonce de la fermeture, ou à la fin d’une manche quand le sac ne peut plus remplir la distillerie.

# Aromas, notes, perfumes. Every type is feminine, a customer and every size masculine: articles
# in front of them rely on that. No aroma begins with a vowel.

aroma-violet = violette
aroma-bergamot = bergamote
aroma-rose = rose
aroma-vanilla = vanille
aroma-lavender = lavande
aroma-count = { $aroma } { $count }
type-head = note de tête
type-heart = note de cœur
type-base = note de fond
part-head = tête
part-heart = cœur
part-base = fond
part-count = { $part } { $count }
size-minor = parfum mineur
size-major = parfum majeur
note-name = { $type } { $id } ({ $aromas })
note-short = { $type } { $id }
customer-name = client { $id } ({ $wants })
perfume-name = parfum { $number }
phase-wake = Réveil
phase-create = Création de parfums
phase-sell = Vente
phase-refill = Nouveaux clients
phase-end = La fin

# What to do now

prompt-choose-clock = Choisissez un cadran : il fixe votre place dans la manche et votre nombre d’actions.
prompt-prepare =
    { $left ->
        [one] Préparez la distillation : encore { $left } action. Dés pris : { $taken }.
       *[other] Préparez la distillation : encore { $left } actions. Dés pris : { $taken }.
    }
prompt-roll = Lancez vos dés.
prompt-water = Dépensez de l’eau pour vos dés, ou laissez-les tels quels.
prompt-claim = Gagnez des notes de fragrance avec vos fioles.
prompt-compose =
    { $left ->
        [one] Placez votre note.
       *[other] Placez vos { $left } notes.
    }
prompt-flacons = Votre parfum est terminé : prendre ses flacons ?
prompt-end-turn = Rendez vos dés pour finir votre tour.
prompt-sell = Vendez un flacon, ou passez : occasion { $chance } sur { $chances } de cette manche.
prompt-limit =
    { $over ->
        [one] Vous avez trop d’eau : défaussez { $over } pion.
       *[other] Vous avez trop d’eau : défaussez { $over } pions.
    }

# Actions

do-choose-clock =
    { $actions ->
        [one] Prendre le cadran { $clock } : { $actions } action, tour { $clock } sur { $clocks }
       *[other] Prendre le cadran { $clock } : { $actions } actions, tour { $clock } sur { $clocks }
    }
do-draw-note = Piocher une note dans le sac pour une case libre ({ $bag } dans le sac)
do-take-die = Prendre un dé de { $aroma } (restants : { $left } ; une fiole sur { $faces } faces de { $sides })
do-take-water = Prendre un pion Eau ({ $well } dans le puits)
do-stop-preparing =
    { $left ->
        [one] Renoncer à { $left } action
       *[other] Renoncer à { $left } actions
    }
do-roll-dice = Lancer les dés : { $shown }
do-reroll-flies =
    { $flies ->
        [one] Relancer { $flies } mouche de { $aroma }, pour un pion de valeur { $token }
       *[other] Relancer { $flies } mouches de { $aroma }, pour un pion de valeur { $token }
    }
do-reroll-all =
    { $dice ->
        [one] Relancer { $dice } dé, fiole ou mouche, pour un pion de valeur { $token }
       *[other] Relancer les { $dice } dés, fioles comprises, pour un pion de valeur { $token }
    }
do-turn-fly = Changer une mouche de { $aroma } en fiole, pour des pions de valeur { $token } et { $other }
do-stop-water = Laisser les dés tels quels
do-claim-note =
    { $coins ->
        [one] Gagner la { $note } et recevoir { $coins } pièce ; fioles restantes : { $rest }
       *[other] Gagner la { $note } et recevoir { $coins } pièces ; fioles restantes : { $rest }
    }
do-stop-claiming = Ne plus gagner de note
do-join-perfume = Ajouter la { $piece } au { $perfume } : { $content } ; { $state }
join-finishes =
    { $customers ->
        [0] terminé, flacons : { $flacons } ; aucun client n’en veut
        [one] terminé, flacons : { $flacons } ; { $customers } client en veut
       *[other] terminé, flacons : { $flacons } ; { $customers } clients en veulent
    }
do-new-minor = Commencer un parfum mineur (notes : { $notes }, flacons : { $flacons }) avec la { $note }
do-new-major = Commencer un parfum majeur (notes : { $notes }, flacons : { $flacons }) avec la { $note }
do-hold-notes =
    { $left ->
        [one] Garder { $left } note pour un tour suivant
       *[other] Garder { $left } notes pour un tour suivant
    }
do-take-flacons = Prendre les flacons : { $flacons } à vendre
do-leave-flacons = Laisser les flacons : ce parfum ne sera pas vendu
do-return-dice = Rendre les dés et finir le tour
do-sell-to =
    { $left ->
        [0] Vendre le { $perfume } au { $customer } pour { $price } ; épuisé ; pions Eau : { $water }
       *[other] Vendre le { $perfume } au { $customer } pour { $price } ; flacons restants : { $left }
    }
do-bargain =
    { $left ->
        [0] Solder le { $perfume } pour { $price } ; épuisé ; pions Eau : { $water }
       *[other] Solder le { $perfume } pour { $price } ; flacons restants : { $left }
    }
do-pass =
    { $later ->
        [0] Passer : plus de vente pour vous dans cette manche
        [one] Passer : encore { $later } occasion dans cette manche
       *[other] Passer : encore { $later } occasions dans cette manche
    }
do-discard-water = Défausser un pion de valeur { $token }
do-stacked = Les marqueurs sont empilés
do-dealt-clocks = Les cadrans sont distribués
do-drawn-note = La { $note } est piochée
do-drawn-customer = Le { $customer } arrive
do-drawn-water = Un pion Eau est pioché
do-rolled = Les dés montrent { $shown }
kind-reroll-flies = Relancer les mouches d’une couleur (1 pion)
kind-reroll-all = Relancer tous les dés (1 pion)
kind-turn-fly = Changer une mouche en fiole (2 pions)
kind-join-perfume = Ajouter une note à un parfum
kind-new-minor = Commencer un parfum mineur
kind-new-major = Commencer un parfum majeur
kind-sell-to = Vendre à un client
kind-bargain = Solder un flacon

# The journal

log-round-begins = Manche { $round }.
log-last-round = L’heure de fermeture a sonné : c’est la dernière manche.
log-markers-stacked = Les marqueurs sont empilés, de haut en bas : { $players }.
log-takes-clock =
    { $actions ->
        [one] { $player } prend le cadran { $clock } avec { $actions } action.
       *[other] { $player } prend le cadran { $clock } avec { $actions } actions.
    }
log-turn-begins =
    { $actions ->
        [one] { $player } distille avec { $actions } action.
       *[other] { $player } distille avec { $actions } actions.
    }
log-takes-die = { $player } prend un dé de { $aroma }.
log-draws-water = { $player } pioche un pion Eau.
log-drew-token = Vous piochez un pion de valeur { $token }.
log-reshuffle =
    { $count ->
        [one] Le puits est vide : le pion défaussé forme le nouveau puits.
       *[other] Le puits est vide : les { $count } pions défaussés forment le nouveau puits.
    }
log-note-drawn = La { $note } arrive à la distillerie.
log-rolls = { $player } lance les dés : { $shown }.
log-rerolls-flies = { $player } dépense un pion de valeur { $token } et relance les mouches de { $aroma }.
log-rerolls-all = { $player } dépense un pion de valeur { $token } et relance tous les dés.
log-turns-fly = { $player } dépense des pions de valeur { $tokens } et change une mouche de { $aroma } en fiole.
log-claims =
    { $coins ->
        [one] { $player } gagne la { $note } et reçoit { $coins } pièce.
       *[other] { $player } gagne la { $note } et reçoit { $coins } pièces.
    }
log-begins = { $player } commence un { $size } avec la { $note }.
log-joins = { $player } ajoute la { $note } au { $perfume }.
log-holds-notes =
    { $count ->
        [one] { $player } garde { $count } note pour un tour suivant.
       *[other] { $player } garde { $count } notes pour un tour suivant.
    }
log-finishes =
    { $flacons ->
        [one] { $player } termine un { $size } et reçoit { $flacons } flacon.
       *[other] { $player } termine un { $size } et reçoit { $flacons } flacons.
    }
log-leaves-flacons = { $player } laisse les flacons du { $perfume }.
log-sells =
    { $price ->
        [one] { $player } vend le { $perfume } au { $customer } pour { $price } pièce.
       *[other] { $player } vend le { $perfume } au { $customer } pour { $price } pièces.
    }
log-bargains =
    { $price ->
        [one] { $player } solde le { $perfume } pour { $price } pièce.
       *[other] { $player } solde le { $perfume } pour { $price } pièces.
    }
log-passes = { $player } passe.
log-sold-out = { $player } a épuisé le { $perfume }.
log-discards = { $player } défausse un pion de valeur { $token }.
log-customer-arrives = Le { $customer } arrive dans la rue.
log-closing-token = Le pion d’Heure de fermeture est révélé : il reste une manche à jouer.
log-stopped = La partie est arrêtée après la manche { $round }.
log-game-ends =
    { $reason ->
        [closing] La dernière manche est finie.
       *[bag] Le sac ne suffit plus à remplir la distillerie : la partie est finie.
    }
log-scores-water =
    { $coins ->
        [one] { $player } gagne { $coins } pièce avec son eau.
       *[other] { $player } gagne { $coins } pièces avec son eau.
    }
shown-flasks =
    { $flasks ->
        [0] aucune fiole
        [one] { $flasks } fiole
       *[other] { $flasks } fioles
    }
shown-flies =
    { $flies ->
        [0] aucune mouche
        [one] { $flies } mouche
       *[other] { $flies } mouches
    }
shown-die = { $aroma } ({ $flasks }, { $flies })
shown-nothing = rien

# Refusals

refused-no-such-clock = les cadrans sont numérotés de 1 à { $clocks }.
refused-clock-taken = le cadran { $clock } est déjà pris.
refused-display-full = toutes les cases de la distillerie sont occupées.
refused-bag-empty = le sac est vide.
refused-no-such-aroma = cet arôme n’existe pas.
refused-booth-empty = il n’y a plus de dé de { $aroma } sur son étal.
refused-no-water-left = le puits et la défausse sont vides.
refused-use-all-actions = il faut utiliser toutes les actions.
refused-no-fly-of-colour = aucun de vos dés de { $aroma } ne montre de mouche.
refused-no-die-to-roll = vous n’avez aucun dé à lancer.
refused-two-tokens-needed = il faut deux pions Eau.
refused-no-such-token = il vous manque un pion de valeur { $token }.
refused-water-is-over = l’eau se dépense avant de gagner la première note.
refused-note-not-on-display = { $note } n’est pas dans la distillerie.
refused-flasks-missing = vos fioles libres ne suffisent pas pour la { $note }.
refused-note-not-in-hand = { $note } n’est pas parmi les notes que vous avez à placer.
refused-heart-only-major = une note de cœur ne va que dans un parfum majeur.
refused-no-such-perfume = vous n’avez pas ce parfum.
refused-perfume-finished = ce parfum est terminé.
refused-perfume-unfinished = ce parfum n’est pas terminé.
refused-slot-filled = ce parfum a déjà sa { $type }.
refused-place-every-note = toute note gagnée se place dans le même tour.
refused-no-flacon-left = ce parfum n’a plus de flacon.
refused-customer-not-there = { $customer } n’est pas dans la rue.
refused-perfume-does-not-suit = le parfum n’a pas ce que veut le { $customer }.

# The table

table-last-round = C’est la dernière manche.
table-bag-low = Le sac est presque vide ({ $bag }) : s’il ne suffit plus à remplir la distillerie, la partie finit.
table-closing-near = La fermeture approche ; clients avant elle : { $above }.
table-stock =
    Notes dans le sac : { $bag }. Clients avant la fermeture : { $above }. Flacons : { $flacons }.
table-round = Manche { $round }
table-distillery = Distillerie
table-street = Rue
table-market = Marché : { $booths }
table-well = Pions dans le puits : { $well }. Défausse : { $discard }.
table-dice = Devant { $player } : { $shown }
table-dice-unrolled = Devant { $player }, pas encore lancés : { $shown }
table-clocks = Cadrans : { $clocks }
table-clock-free =
    { $actions ->
        [one] { $clock } ({ $actions } action) libre
       *[other] { $clock } ({ $actions } actions) libre
    }
table-clock-taken =
    { $actions ->
        [one] { $clock } ({ $actions } action) { $player }
       *[other] { $clock } ({ $actions } actions) { $player }
    }
table-track = Argent, chaque pile de haut en bas : { $track }
table-money = { $player } { $money }
table-note =
    { $coins ->
        [one] { $note }, { $coins } pièce
       *[other] { $note }, { $coins } pièces
    }
table-empty = vide
table-customer = { $id } veut { $wants }, paie { $price }
table-you = { $player } (vous)
table-holds = argent { $money } ; pions Eau : { $water }
tokens-worth = { $count } de valeur { $value }
tokens-unknown = côté caché : { $count }
tokens-none = aucun
table-perfume = { $name } : { $size }, { $content } ; { $state }
table-no-perfume = pas encore de parfum
table-missing = il manque : { $types }
table-flacons =
    { $flacons ->
        [0] épuisé
        [one] { $flacons } flacon
       *[other] { $flacons } flacons
    }
table-hand = à placer : { $notes }
table-served =
    { $count ->
        [one] { $count } client servi
       *[other] { $count } clients servis
    }
glance-head = Manche { $round } · dans le sac { $bag } · clients avant la fermeture { $above }
glance-note = { $id } { $part } : { $needs } (+{ $coins })
glance-note-lacks = { $id } { $part } : manque { $lacks } (+{ $coins })
glance-note-chance = { $id } { $part } : { $percent } % (+{ $coins })
glance-odds = Dés qui manquent, ou chances sans eau (+pièces) : { $notes }
glance-paid = Vos fioles suffisent pour (+pièces) : { $notes }
glance-unpaid = Pas encore : { $notes }
glance-dice = Vos fioles : { $flasks } · mouches : { $flies }
glance-water = Vos pions Eau : { $water }
glance-lacking = Il manque à vos parfums : { $parts }
glance-perfumes = Vos parfums : { $perfumes }
glance-perfume = { $number } ({ $content } ; { $state })
glance-more = et { $count } de plus
result-sources =
    { $player } : { $score } = notes { $claims } + clients { $customers } + soldes { $bargains } + eau { $water }

# Help for each step

help-choose-clock =
    La place du cadran dit quand vous distillez et vendez dans cette manche ; les premières places ont le choix des notes et des clients, les dernières ont plus d’actions.
help-prepare =
    Pour chaque action, trois possibilités : prendre un dé d’un arôme utile, prendre un pion Eau, ou faire piocher une note si une case de la distillerie est libre. Prenez les dés des notes que vous voulez : violette, bergamote et rose réussissent sur 4 faces sur 6, vanille et lavande sur 3.
help-roll = Tous vos dés sont lancés une fois. Une fiole est une part de cet arôme, une mouche n’est rien.
help-water =
    Un pion relance toutes les mouches d’une couleur, ou tous vos dés ; deux pions changent une mouche en fiole. Un pion dépensé est perdu, les autres rapportent leur côté Argent à la fin de la partie.
help-claim =
    Une note coûte les fioles de ses arômes ; chaque fiole ne paie qu’une note. Vous gagnez ses pièces aussitôt et l’ajoutez à un parfum.
help-compose =
    Un parfum mineur a une note de tête et une note de fond et donne 2 flacons ; un parfum majeur a aussi une note de cœur et en donne 3. Une note reste où elle est placée, un parfum reste mineur ou majeur.
help-flacons = Ce que vous vendez, ce sont les flacons d’un parfum terminé.
help-end-turn = Vos dés retournent au marché pour le tour suivant.
help-sell =
    Un client achète un flacon d’un parfum qui contient tout ce qu’il veut. Un flacon soldé rapporte 2 pour un parfum mineur et 3 pour un majeur. Vendre le dernier flacon d’un parfum donne 2 pions Eau.
help-limit = Après votre dernière occasion de vendre, vous gardez au plus 4 pions Eau. À vous de choisir lesquels partent.

# Options

option-random_first_clocks = pour débuter : les cadrans de la première manche sont distribués au hasard
option-spare_actions = on peut renoncer à des actions
option-reshuffle = quand la défausse devient le puits : quand il faut piocher un pion, ou dès que le puits est vide
option-limited_flacons = il n’y a pas plus de flacons que dans la boîte
option-idle_water = on peut dépenser un pion pour une couleur qui ne montre pas de mouche
option-water_after_claim = on peut dépenser de l’eau après avoir gagné des notes
option-hold_notes = les notes gagnées peuvent être gardées pour un tour suivant
option-flacons_optional = on peut laisser les flacons d’un parfum terminé
option-pass_drops_out = qui passe ne vend plus dans cette manche
option-tan_clocks = les cadrans à 3 : 4, 5, 6 actions, ou 3, 4, 5
option-sold_out_notes = les notes d’un parfum épuisé : hors du jeu, ou de retour dans le sac
option-limit_in_last_round = la limite d’eau vaut aussi dans la dernière manche
option-closing_token = le pion d’Heure de fermeture se montre quand il faut le piocher, ou quand il est au sommet de la pile
option-bag_end = la partie finit quand le sac ne suffit plus, ou quand il est vide
option-two_player_limit = à 2 : la limite d’eau une fois par manche, ou après chaque cadran
option-round_cap = après ce nombre de manches, la partie est arrêtée (0 : jamais)

# What is in the box

box-note = Le livret ne montre les notes et les clients qu’en image, et aucun texte ne donne les cadrans à 3 : il y a deux hypothèses, et une règle maison permet de choisir.
rows-aromas = arômes
rows-clocks = cadrans
rows-boards = mises en place
rows-water = valeurs de pions Eau
rows-perfumes = tailles de parfum
rows-counts = autres nombres
rows-notes = notes de fragrance
rows-customers = clients

# Reasons, and where the points came from

reason-coins = pièces { $change }
reason-wanted = la rue paie { $change } pour vos flacons
reason-flacons = flacons { $change }
reason-notes = notes dans des parfums inachevés { $change }
reason-water = pions Eau { $change }
reason-contested = { $player } peut aussi servir cette carte : { $customer }
reason-finishes = elle termine un parfum ; le meilleur client paie { $price } ({ $count } dans la rue)
reason-for-note = pour la { $note }
reason-needed = { $player } en a besoin pour terminer un parfum : { $note }
reason-before = vous vendez avant { $player }, qui peut aussi servir : { $customer }
earned-claims = notes
earned-customers = clients
earned-bargains = soldes
earned-water = eau

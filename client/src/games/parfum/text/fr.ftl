# The drawn board of Parfum, in French: names of places, what things say, what actions bring.

# House rules, as they are in force

choice-reshuffle-lazy = La défausse devient le puits quand il faut piocher un pion
choice-reshuffle-eager = La défausse devient le puits dès que le puits est vide
choice-limited_flacons-false = Il y a toujours assez de flacons
choice-tan_clocks-tan = À 3, les cadrans ont 4, 5, 6 actions
choice-tan_clocks-tan-low = À 3, les cadrans ont 3, 4, 5 actions
choice-sold_out_notes-out = Les notes d’un parfum épuisé sont hors du jeu
choice-sold_out_notes-bag = Les notes d’un parfum épuisé retournent dans le sac
choice-limit_in_last_round-false = La dernière manche n’a pas de limite d’eau
choice-closing_token-drawn = Le pion d’Heure de fermeture se montre quand il faut le piocher
choice-closing_token-on-top = Le pion d’Heure de fermeture se montre quand il est au sommet de la pile
choice-bag_end-short = La partie finit quand le sac ne suffit plus
choice-bag_end-empty = La partie finit quand le sac est vide
choice-two_player_limit-round = À 2, la limite d’eau vaut une fois par manche
choice-two_player_limit-clock = À 2, la limite d’eau vaut après chaque cadran

# Places

table-of-parfum = La table de Parfum
area-clocks = Horloge du marché
area-market = Marché
area-tray = Piste de dés
area-stores = Puits, défausse, flacons
area-perfumery = Parfumerie : { $player }
area-track = Argent

# Street

pile = Clients à venir
pile-about =
    { $left ->
        [0] La fermeture arrive
        [one] Encore { $left } avant la fermeture
       *[other] Encore { $left } avant la fermeture
    }
pile-closed = La fermeture est annoncée
customer-about =
    { $price ->
        [one] Paie { $price } pièce pour un flacon d’un parfum qui contient tout cela.
       *[other] Paie { $price } pièces pour un flacon d’un parfum qui contient tout cela.
    }
bargain = Étal des soldes
bargain-word = Soldes
bargain-about = Achète un flacon de tout parfum : { $minor } pour un mineur, { $major } pour un majeur.

# Distillery

bag = Sac de notes
bag-about =
    { $count ->
        [one] { $count } note dans le sac. Une action en tire une sur une case libre.
       *[other] { $count } notes dans le sac. Une action en tire une sur une case libre.
    }
note-said = { $type } ({ $aromas })
customer-said = client ({ $wants })
note-about =
    { $coins ->
        [one] Rapporte { $coins } pièce à qui la gagne.
       *[other] Rapporte { $coins } pièces à qui la gagne.
    }
note-to-place = Gagnée : ajoutez-la à un parfum.
slot-head = Tête
slot-heart = Cœur
slot-base = Fond

# Chances

percent = { $part } %
odds = Chances
odds-note =
    { $tokens ->
        [0] Chance : { $plain }.
        [one] Chance : { $plain } ; avec votre pion Eau, au mieux { $water }.
       *[other] Chance : { $plain } ; avec vos { $tokens } pions Eau, au mieux { $water }.
    }
odds-wished =
    { $count ->
        [one] La note visée : { $plain } sans eau, { $water } avec
       *[other] Les { $count } notes visées : { $plain } sans eau, { $water } avec
    }
odds-needs =
    { $count ->
        [one] Il manque encore des dés pour la note visée : { $aromas }
       *[other] Il manque encore des dés pour les { $count } notes visées : { $aromas }
    }
odds-how = Touchez les notes visées : vos chances s’affichent ici.
wish-on = Touchez-la pour la viser.
wish-off = Touchez-la pour ne plus la viser.

# Market, dice, water

booth = Étal : { $aroma }
booth-about =
    { $count ->
        [one] { $count } dé ici : { $flask } faces fiole, { $fly } faces mouche.
       *[other] { $count } dés ici : { $flask } faces fiole, { $fly } faces mouche.
    }
tray-of = Dés : { $player }
tray-empty = Aucun dé
tray-left = Actions
tray-actions =
    { $left ->
        [one] Encore { $left } action
       *[other] Encore { $left } actions
    }
cup = Gobelet
cup-about = Il sert à lancer tous vos dés.
order-waking = Choix des cadrans : d’abord qui a le moins d’argent
order-selling = Vente dans l’ordre des cadrans
well = Puits
well-about =
    { $count ->
        [one] { $count } pion Eau dans le puits.
       *[other] { $count } pions Eau dans le puits.
    }
discard = Défausse
discard-about = Pions, côté Argent visible : { $tokens }.
discard-empty = Aucun pion encore.
token-count = { $value } ×{ $count }
token =
    { $count ->
        [one] Pion Eau de valeur { $value }
       *[other] { $count } pions Eau de valeur { $value } chacun
    }
token-about = Un pion relance des dés, deux changent une mouche en fiole. Gardé, il rapporte ses pièces à la fin.
supply = Flacons
supply-about =
    { $count ->
        [one] Encore { $count } flacon.
       *[other] Encore { $count } flacons.
    }

# Clocks, money

clock =
    { $actions ->
        [one] Cadran { $clock } : { $actions } action
       *[other] Cadran { $clock } : { $actions } actions
    }
clock-of = { $clock }, { $player }
clock-about = Le chiffre romain est la place dans cette manche, l’autre le nombre d’actions.
round = Manche { $round }
round-word = Manche
last-round = Dernière manche
phase =
    { $step ->
        [wake] Réveil
        [create] Création de parfums
        [sell] Vente
       *[over] La fin
    }
marker =
    { $coins ->
        [one] { $player } : { $coins } pièce
       *[other] { $player } : { $coins } pièces
    }
marker-about = Pour l’instant, numéro { $place } au choix des cadrans.

# Perfumeries

perfume-of = Parfumerie : { $player }.
new-minor = nouveau parfum mineur
new-major = nouveau parfum majeur
new-about =
    { $flacons ->
        [one] Terminé, il donne { $flacons } flacon.
       *[other] Terminé, il donne { $flacons } flacons.
    }
shop-about = Argent { $money }, pions Eau { $tokens }, clients servis { $served }, parfums épuisés { $sold }.
letter-violet = Vi
letter-bergamot = Be
letter-rose = Ro
letter-vanilla = Va
letter-lavender = La

# What an action costs and brings

effect-actions =
    { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
effect-place = Place { $place } dans la manche
effect-clocks-left =
    { $left ->
        [one] { $left } cadran reste aux autres
       *[other] { $left } cadrans restent aux autres
    }
effect-left =
    { $left ->
        [0] Votre dernière action
        [one] Puis encore { $left } action
       *[other] Puis encore { $left } actions
    }
effect-bag = Dans le sac : tête { $head }, cœur { $heart }, fond { $base }
effect-die = Votre dé numéro { $count } : { $aroma }
effect-flask-chance = Fiole : { $part }
effect-wish = { $note } : { $now } → { $then } sans eau
effect-wish-needs = { $note } : il manque encore des dés, { $aromas }
effect-water = De l’eau, valeur moyenne { $mean }
effect-spent =
    { $count ->
        [one] { $count } pion, { $worth } de moins à la fin
       *[other] { $count } pions, { $worth } de moins à la fin
    }
effect-again =
    { $count ->
        [one] { $count } dé relancé, une fiole : { $part }
       *[other] { $count } dés relancés, au moins une fiole : { $part }
    }
effect-flasks-too =
    { $flasks ->
        [0] Tous les dés relancés, aucune fiole à perdre
        [one] Tous les dés relancés, { $flasks } fiole comprise
       *[other] Tous les dés relancés, { $flasks } fioles comprises
    }
effect-turned = Une fiole sûre : { $aroma }
effect-pays = Fioles : { $aromas }
effect-coins = +{ $coins } → { $total }
effect-on-top = Sur la pile, dessus : vous ; dessous : { $player }
effect-waking = Puis numéro { $place } au choix des cadrans
effect-flacons =
    { $flacons ->
        [one] Terminé : { $flacons } flacon
       *[other] Terminé : { $flacons } flacons
    }
effect-suitors =
    { $count ->
        [one] { $count } client l’achèterait, pour { $price }
       *[other] { $count } clients l’achèteraient, pour { $price } au plus
    }
effect-then-missing = Il manquera : { $types }
effect-size =
    { $flacons ->
        [one] { $flacons } flacon, soldé { $price }
       *[other] { $flacons } flacons, soldés { $price } chacun
    }
effect-flacons-left =
    { $left ->
        [0] Le dernier flacon
        [one] Reste { $left } flacon
       *[other] Restent { $left } flacons
    }
effect-sold-out =
    { $tokens ->
        [one] Épuisé : { $tokens } pion Eau
       *[other] Épuisé : { $tokens } pions Eau
    }

# Why not

why-only-prepare = c’est une action de la préparation de la distillation.
why-flasks-missing = fioles manquantes : { $aromas }.
why-water-later = l’eau se dépense après le lancer.
why-sell-later = la vente commence quand tous ont distillé.
why-no-perfume-suits = aucun de vos flacons ne contient ce qui est demandé ici.

# The end

source-claims = Notes
source-customers = Clients
source-bargains = Soldes
source-water = Eau

# Ce qu’il manque à un choix

thing-dice = les dés
thing-cup = le gobelet
thing-water = le pion Eau à payer
thing-note = la note
thing-perfume = le parfum
thing-new = un nouveau flacon
thing-customer = le client
thing-bargain = l’étal des soldes

# Aqua Mirabilis, in French.

game = Aqua Mirabilis
about = Récoltez des fleurs, distillez des essences et séduisez la cour de Versailles avec vos parfums.
goal =
    Vous êtes parfumeurs à Grasse, et qui a le plus de points à la fin gagne. Les fleurs deviennent des essences, les essences des parfums, et les parfums présentés à Versailles rapportent des points : pour les combinaisons encore nouvelles, et pour les goûts du Roi et de la Cour. Le dernier dimanche de la quatrième semaine, chacun joue un dernier tour ; puis tous les parfums comptent encore une fois, avec les jetons d’originalité, les tuiles de ville retournées, les dames auprès desquelles vous êtes en tête et leurs bonus secrets.

# Essences, methods, cities

essence-bergamot = bergamote
essence-jasmine = jasmin
essence-lavender = lavande
essence-narcissus = narcisse
essence-orange = fleur d’oranger
essence-rose = rose
method-distillation = Distillation
method-maceration = Macération
method-squeezing = Pressage
method-enfleurage = Enfleurage
method-extraction = Extraction
method-stored = { $method } (conservées : { $flowers })
method-equal =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } : { $inputs ->
        [one] { $inputs } fleur
       *[other] { $inputs } fleurs identiques
    } ({ $flowers }) → { $outputs ->
        [one] { $outputs } essence
       *[other] { $outputs } essences
    }
method-different =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } : 2 fleurs différentes → 1 essence de chacune
all-but = sauf { $flowers }
ability-market = compétence du marché (une fleur de plus)
ability-production = compétence de la production (2 points de plus)
ability-carriage = compétence du carrosse (un pas de plus)
city-paris = Paris
city-london = Londres
city-cologne = Cologne
city-florence = Florence
day-mon = lundi
day-tue = mardi
day-wed = mercredi
day-thu = jeudi
day-fri = vendredi
day-sat = samedi
day-sun = dimanche
counted = { $thing } { $count }
in-a-row = { $first } ; { $second }
nothing = rien
nobody = personne
at-home = chez soi

# Perfumes, recipes, tiles

perfume-one = { $base } avec { $first }
perfume-two = { $base } avec { $first } et { $second }
recipe-name =
    { $slots ->
        [one] { $essence } à { $slots } emplacement, niveau { $level }
       *[other] { $essence } à { $slots } emplacements, niveau { $level }
    }
tile-name = tuile { $city } ({ $effect })
effect-flowers = fleurs : { $things }
effect-essences = essences : { $things }
effect-recipe-1 = une recette à 1 emplacement, essence de base { $essence }
effect-recipe-2 = une recette à 2 emplacements
effect-choice =
    { $number ->
        [one] { $number } essence au choix
       *[other] { $number } essences au choix
    }
effect-originality =
    { $number ->
        [one] { $number } jeton d’originalité
       *[other] { $number } jetons d’originalité
    }
effect-production =
    { $number ->
        [one] { $number } point de production de plus
       *[other] { $number } points de production de plus
    }
effect-action =
    { $number ->
        [one] une action de { $number } point au plus
       *[other] une action de { $number } points au plus
    }
effect-second-perfume = un second parfum à Versailles
effect-half-points = la moitié des points d’un parfum en plus
effect-influence =
    { $number ->
        [one] { $number } jeton d’influence
       *[other] { $number } jetons d’influence
    }
base-tile = essence de base : { $essence }
specialisation-tile = spécialisation : { $flower }
favour-a = déplace la Cour
favour-b = 5 points du Roi
favour-c = deux parfums
favour-d = 2 points par cube
bonus-experience = expérience de 5 ou plus : 5 points
bonus-all-cities = une tuile de chaque ville : 5 points
bonus-london-tiles = trois tuiles de Londres : 5 points
bonus-jasmine-perfumes = parfums à base de jasmin : 1 = 2 points, 2 = 4, 3 = 6
bonus-three-bases = trois parfums de bases différentes : 5 points
bonus-rose-perfumes = parfums à base de rose : 1 = 2 points, 2 = 5, 3 = 7
bonus-new-methods = nouvelles méthodes apprises : 1 = 2 points, 2 = 5, 3 = 7
bonus-influence = jetons d’influence sur les dames : 1 à 3 = 2 points, 4 ou 5 = 4, 6 ou plus = 6
bonus-originality = jetons d’originalité : 1 ou 2 = 2 points, 3 à 5 = 4, 6 ou plus = 6
bonus-essence-types = essences différentes : 2 ou 3 = 2 points, 4 ou 5 = 4, 6 = 6
bonus-letter = lettre de référence : niveau 2 = 2 points, 3 = 4, 4 = 6
bonus-levels = niveaux de tous les parfums : 3 à 7 = 2 points, 8 à 11 = 5, 12 ou plus = 7
space-stall = étal : { $flower }
space-base = essence de base
space-specialisation = spécialisation
space-ability = compétence spéciale
space-method = méthode de production
space-couple = couple { $couple }
space-versailles = Versailles
gift-token = jetons d’originalité
gift-perfume = parfums
scored-originality = originalité
scored-court = Cour
scored-king = Roi
scored-perfection = perfection
scored-favours = faveurs
scored-tokens =
    { $tokens ->
        [one] { $tokens } jeton d’originalité
       *[other] { $tokens } jetons d’originalité
    }
place-grasse = Grasse
place-between = entre { $first } et { $second }, pas { $steps }
state-new = nouveau
state-presented = présenté
state-worth =
    { $points ->
        [one] nouveau, { $points } point maintenant
       *[other] nouveau, { $points } points maintenant
    }

# What to do now

prompt-turn =
    { $points ->
        [one] À vous de jouer, { $points } point d’action : allez quelque part ou produisez.
       *[other] À vous de jouer, { $points } points d’action : allez quelque part ou produisez.
    }{ cue }
prompt-close = Dernières actions libres, puis terminez votre tour.{ cue }
prompt-extra-turn = Défausser un jeton d’originalité pour un tour supplémentaire ?{ cue }
prompt-workers =
    { $left ->
        [one] Déplacez un ouvrier (encore { $left } déplacement) ou récoltez vos fleurs.
       *[other] Déplacez des ouvriers (encore { $left } déplacements) ou récoltez vos fleurs.
    }
prompt-extra-flower = Votre compétence du marché : prenez une fleur de la réserve.
prompt-study-base = Quelle essence de base apprenez-vous ?
prompt-study-specialisation = Dans quelle fleur vous spécialisez-vous ?
prompt-study-ability = Quelle compétence spéciale apprenez-vous ?
prompt-study-method = Quelle méthode apprenez-vous, et quelles fleurs la paient ?
prompt-make-slot = Vos emplacements de méthodes sont pleins : laquelle fait place à { $method } ?
prompt-gifts = Offrez des cadeaux à la dame { $lady }. Offerts jusqu’ici : { $given }.
prompt-influence =
    { $left ->
        [one] Placez { $left } jeton d’influence, ou arrêtez.
       *[other] Placez jusqu’à { $left } jetons d’influence, ou arrêtez.
    }
prompt-keep = Vous êtes en tête auprès de plus de deux dames : quelles faveurs gardez-vous (deux) ?
prompt-versailles = Présentez un parfum au Roi et à la Cour. Présentés jusqu’ici : { $shown }.{ cue }
prompt-last-cube = Il ne reste qu’un cube : quelle combinaison le reçoit ?
prompt-convert =
    { $points ->
        [one] Transformez des fleurs : encore { $points } point de production.
       *[other] Transformez des fleurs : encore { $points } points de production.
    }
prompt-store = Conservez les fleurs restantes sur vos méthodes ; les autres sont perdues.
prompt-carriage =
    { $steps ->
        [one] Avancez votre carrosse de { $steps } pas.
       *[other] Avancez votre carrosse de { $steps } pas au plus.
    }
prompt-search = Choisissez une tuile de la pile, ou aucune.
prompt-stop = Rester dans la ville ou retourner à Grasse ?
prompt-pick-essences =
    { $count ->
        [one] Prenez { $count } essence de la réserve.
       *[other] Prenez { $count } essences différentes de la réserve.
    }
prompt-make-room = Votre parade est pleine : quel parfum fait place ?
prompt-choose-recipe = Choisissez une recette.
prompt-blend =
    { $slots ->
        [one] Recette : { $recipe }. Ajoutez { $slots } essence complémentaire.
       *[other] Recette : { $recipe }. Ajoutez { $slots } essences complémentaires.
    }
prompt-parade = La parade finale : créez des parfums avec ce que vous avez.
cue-extra = C’est votre tour supplémentaire.
cue-covered = La tuile paie les points d’action.
cue-last = C’est votre dernier tour.
cue-sunday = Le jour suivant est un dimanche.
cue-last-sunday = Le jour suivant est le dernier dimanche.
cue-perfume = Parfum { $number } sur { $most }.

# Actions

do-visit-stall = Aller à l’étal : { $flower } ({ $cost } PA){ outlook }
do-study = Apprentissage : { $space } ({ $cost } PA){ outlook }
do-travel-to = Voyager à { $city } ({ $cost } PA) – { $tile }{ outlook }
do-visit-couple = Vie de cour : { $space } ({ $cost } PA){ outlook }
do-enter-versailles = Aller à Versailles (1 PA){ outlook }
do-produce = Rentrer et produire{ outlook }
do-end-turn = Terminer le tour{ outlook }
do-take-extra-turn = Jouer un tour supplémentaire contre un jeton d’originalité{ outlook }
do-pass-on = Pas de tour supplémentaire{ outlook }
do-take-recipe = Créer un parfum : { $recipe }{ outlook }
do-discard-perfume = Défausser le parfum { $perfume } pour en créer un autre{ outlook }
do-add-essence = Ajouter : { $essence }{ outlook }
do-add-essences = Ajouter : { $first } et { $second }{ outlook }
do-flip-tile = Retourner la { $tile }{ outlook }
do-choose-essence = Prendre : { $essence }{ outlook }
do-choose-essences = Prendre : { $first } et { $second }{ outlook }
do-drop-flower = Défausser la fleur conservée : { $flower } ({ $method }){ outlook }
do-move-worker = Déplacer un ouvrier : { $stall } → { $to } (1 PA){ outlook }
do-collect = Récolter les fleurs{ outlook }
do-take-flower = Prendre une fleur : { $flower }{ outlook }
do-learn-base = Apprendre l’essence de base : { $essence }{ outlook }
do-learn-specialisation = Se spécialiser : { $flower }{ outlook }
do-learn-ability = Apprendre : { $ability }{ outlook }
do-learn-method = Apprendre { $method } contre deux fleurs ({ $flower }){ outlook }
do-drop-method = Abandonner { $method }{ outlook }
do-give-essence = Offrir une essence : { $essence }{ outlook }
do-give-token = Offrir un jeton d’originalité{ outlook }
do-give-perfume = Offrir le parfum { $perfume }{ outlook }
do-give-nothing = Ne rien offrir{ outlook }
do-stop-giving = Plus de cadeaux : regarder son bonus{ outlook }
do-place-influence = Placer un jeton d’influence sur la dame { $lady }{ outlook }
do-move-influence = Déplacer un jeton d’influence de la dame { $lady } à la dame { $to }{ outlook }
do-stop-influence = Plus d’influence{ outlook }
do-keep-favours = Garder les faveurs des dames { $first } et { $second }{ outlook }
do-present-perfume = Présenter : { $perfume }{ outlook }
do-begin-with = La combinaison avec { $essence }{ outlook }
do-move-court = Déplacer la Cour d’une ligne vers le bas{ outlook }
do-leave-versailles = Quitter Versailles{ outlook }
do-use-method = Utiliser { $method } : { $flower }{ outlook }
do-macerate = Faire macérer : { $flower } et { $other }{ outlook }
do-stop-converting = Ne plus rien transformer{ outlook }
do-store-flower = Conserver : { $flower } ({ $method }){ outlook }
do-stop-storing = Ne plus rien conserver{ outlook }
do-drive =
    { $steps ->
        [one] Rouler de { $steps } pas vers { $towards }
       *[other] Rouler de { $steps } pas vers { $towards }
    }{ outlook }
do-stay-put = Ne pas déplacer le carrosse
do-pick-tile = Prendre la { $tile }{ outlook }
do-leave-tiles = Ne prendre aucune tuile
do-return-to-grasse = Retourner à Grasse{ outlook }
do-stay-in-city = Rester ici{ outlook }
do-end-parade = Ne plus créer de parfum{ outlook }
do-drawn-first = { $player } commence
do-drawn-delivery = Une livraison : { $delivery }
do-drawn-essence = Tirage : { $essence }
do-drawn-tile = Sur le dessus : { $tile }
do-drawn-bonus = Un bonus final est tiré
kind-visit-stall = Aller au marché aux fleurs
kind-study = Aller à l’apprentissage
kind-travel-to = Voyager dans une ville
kind-visit-couple = Rendre visite à un couple de nobles
kind-take-recipe = Créer un parfum
kind-discard-perfume = Défausser un parfum pour en créer un autre
kind-flip-tile = Retourner une tuile de ville
kind-drop-flower = Défausser une fleur conservée
kind-move-worker = Déplacer un ouvrier
kind-learn-method = Apprendre une méthode
kind-use-method = Utiliser une méthode
kind-macerate = Faire macérer deux fleurs
kind-store-flower = Conserver une fleur
kind-choose-essences = Prendre deux essences
kind-move-influence = Déplacer un jeton d’influence
kind-present-perfume = Présenter un parfum
kind-drive = Faire rouler le carrosse
kind-give-essence = Offrir une essence
kind-give-perfume = Offrir un parfum

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
brings-visit-stall = stock { $stock } ; vous prenez { $flowers }
brings-move-worker = alors { $flowers }
brings-study-base = prix 1 essence, puis plus de base à payer : { $essences }
brings-study-specialisation = prix 1 fleur, puis +1 essence par emploi : { $flowers }
brings-study-ability = prix 1 jeton d’originalité (vous en avez { $tokens }) ; compétences au choix : { $count }
brings-study-method = prix 2 fleurs identiques ; au choix : { $methods }
brings-tile = expérience +{ $experience }, prestige { $prestige } une fois retournée
brings-flip-tile = expérience −{ $experience }, prestige { $prestige } à la fin
brings-half =
    { $points ->
        [one] { $points } point maintenant
       *[other] { $points } points maintenant
    } ; { $more }
couple-letter = lettre { $letter } pour vous
couple-none = pas de lettre pour vous
brings-visit-couple = { $letter } ; la dame aime { $gifts } (vous en avez { $count }) ; faveur : { $favour }
brings-enter-versailles = nouveaux parfums : { $count } ; points du meilleur maintenant : { $points }
brings-versailles-later = vous n’avez pas de nouveau parfum : créez-en un sur place
brings-produce = points de production { $points }, pas du carrosse { $steps }, cadran solaire sur { $dial }
brings-tokens = jetons d’originalité restants : { $tokens }
brings-discard-perfume = { $state }, points maintenant : { $points } ; recette et essences sont rendues
brings-perfume =
    { $points ->
        [one] { $points } point maintenant ({ $sources })
       *[other] { $points } points maintenant ({ $sources })
    }
brings-points =
    { $points ->
        [one] { $points } point : { $sources }
       *[other] { $points } points : { $sources }
    }
brings-move-court = de { $old } à { $new }
brings-leave-versailles = nouveaux parfums restants : { $count }
brings-end-parade = points de vos parfums ({ $count }) : { $points }
brings-held = vous aurez { $things }
brings-drop-flower = retour à la réserve, sans rien en échange
brings-take-recipe = { $base }, ajoutez { $essences }
recipe-base = payez { $essence }
recipe-free = sans essence de base
brings-learn-base = prix 1 de ces essences (reste { $left }), puis plus de base à payer pour ses recettes ; expérience +{ $experience }
brings-learn-specialisation = prix 1 de ces fleurs (reste { $left }), puis +1 essence à chaque emploi d’une méthode ; expérience +{ $experience }
brings-learn-ability = prix 1 jeton d’originalité (reste { $left }) ; expérience +{ $experience }
brings-method = { $how } ; expérience +{ $experience }
brings-lose-method = { $how } ; expérience −{ $experience }
brings-and-lost = { $more } ; fleurs conservées perdues : { $flowers }
brings-gift = il vous en reste { $left } ; jetons d’influence pour vos cadeaux : { $number }
brings-give-perfume = { $state }, points maintenant : { $points } ; jetons d’influence pour vos cadeaux : { $number }
brings-give-nothing = ni regard sur son bonus, ni influence
brings-stop-giving =
    { $number ->
        [one] puis placer { $number } jeton d’influence
       *[other] puis placer jusqu’à { $number } jetons d’influence
    }
brings-place-influence = sur elle : vous { $own }, meilleur total adverse { $rival } ; reste { $left } ; faveur : { $favour }
brings-move-influence = sur elle : vous { $own }, meilleur total adverse { $rival } ; là-bas il en reste { $left } ; faveur : { $favour }
brings-stop-influence = jetons non placés : { $left }
brings-use-method = { $flowers } → { $essences }, points { $cost } sur { $points }
brings-stop-converting = points non utilisés : { $points } ; fleurs restantes : { $flowers }
brings-store-flower = place { $count } sur { $most }, pour cette méthode seulement
ends-lost = perdues : { $flowers }
ends-day = puis c’est { $weekday }
ends-last-sunday = puis c’est le dernier dimanche
ends-dial = points d’action pour votre prochain tour : { $points }
drive-ends = arrive à { $place }
drive-before =
    { $steps ->
        [one] s’arrête à { $steps } pas de { $stop }
       *[other] s’arrête à { $steps } pas de { $stop }
    }
drive-empty = halte à { $city } : plus de tuile
drive-closed = halte à { $city } : pas de tuile sans la lettre { $letter }
drive-open = halte à { $city } : une tuile au choix sur { $count }, dessus { $tile }
drive-back = puis retour à Grasse
drive-next = pas depuis là : { $stops }

# The journal

phase-setup = Mise en place
phase-turn = Tours
phase-sunday = Dimanche
phase-parade = Parade finale
phase-scoring = Décompte final
log-first-player = { $player } commence.
log-preferences = Préférence du Roi : { $king } ; de la Cour : { $court }.
log-turn = C’est à { $player } de jouer.
log-extra-turn = { $player } défausse un jeton d’originalité pour un tour supplémentaire.
log-goes = { $player } déplace son parfumeur : { $space } ({ $cost } PA).
log-moves-worker = { $player } déplace un ouvrier : { $flower } → { $to_flower }.
log-collects = { $player } récolte des fleurs : { $flowers }.
log-takes-flower = { $player } prend une fleur de la réserve : { $flower }.
log-learns-base = { $player } apprend l’essence de base : { $essence }.
log-learns-specialisation = { $player } acquiert la spécialisation : { $flower }.
log-learns-ability = { $player } apprend : { $ability }.
log-learns-method = { $player } apprend { $method }.
log-drops-method = { $player } abandonne { $method }.
log-gains-tile = { $player } reçoit la { $tile }.
log-leaves-tiles = { $player } ne prend aucune tuile à { $city }.
log-tile-turned-up = Maintenant sur le dessus : { $tile }.
log-letter = { $player } a maintenant une lettre de référence de niveau { $letter }.
log-gives-essence = { $player } offre à la dame { $lady } une essence : { $essence }.
log-gives-token = { $player } offre à la dame { $lady } un jeton d’originalité.
log-gives-perfume = { $player } offre à la dame { $lady } le parfum { $perfume }.
log-looks = { $player } regarde le bonus de la dame { $lady }.
log-saw-bonus = Vous avez vu le bonus de la dame { $lady } : { $bonus }.
log-places-influence = { $player } place de l’influence sur la dame { $lady }.
log-moves-influence = { $player } déplace de l’influence de la dame { $lady } à la dame { $to_lady }.
log-favour = { $player } tient la faveur de la dame { $lady }.
log-favour-returns = La faveur de la dame { $lady } lui revient.
log-produces =
    { $points ->
        [one] { $player } produit avec { $points } point.
       *[other] { $player } produit avec { $points } points.
    } Pas du carrosse : { $steps }.
log-converts = { $player } utilise { $method } : { $essences }.
log-stores = { $player } conserve : { $flower } ({ $method }).
log-drops = { $player } défausse la fleur conservée : { $flower } ({ $method }).
log-throws-away = { $player } défausse des fleurs : { $flowers }.
log-drives =
    { $steps ->
        [one] { $player } fait avancer son carrosse de { $steps } pas vers { $towards }.
       *[other] { $player } fait avancer son carrosse de { $steps } pas vers { $towards }.
    }
log-arrives = { $player } s’arrête à { $city }.
log-returns = { $player } retourne à Grasse.
log-flips = { $player } retourne la { $tile }.
log-gains-essences = { $player } prend des essences : { $essences }.
log-creates = { $player } crée : { $perfume }.
log-discards-perfume = { $player } défausse : { $perfume }.
log-presents =
    { $points ->
        [one] { $player } présente { $perfume } pour { $points } point :
       *[other] { $player } présente { $perfume } pour { $points } points :
    } originalité { $originality }{ $court ->
        [0] {""}
       *[other] {", "}Cour { $court }
    }{ $king ->
        [0] {""}
       *[other] {", "}Roi { $king }
    }{ $perfection ->
        [0] {""}
       *[other] {", "}perfection { $perfection }
    }{ $favours ->
        [0] {""}
       *[other] {", "}faveurs { $favours }
    }. Jetons d’originalité : { $tokens }.
log-half-points =
    { $points ->
        [one] { $player } gagne { $points } point de plus par la tuile.
       *[other] { $player } gagne { $points } points de plus par la tuile.
    }
log-moves-court = { $player } déplace la Cour : { $court }.
log-day = Semaine { $week } : { $weekday }.
log-delivery = Des fleurs arrivent : { $delivery }.
log-perfumes-new = Tous les parfums présentés redeviennent nouveaux.
log-royal-cube = Le cube du dimanche va sur { $base } avec { $other }.
log-royal-token = Le jeton d’originalité qui s’y trouvait va à la réserve.
log-no-royal-cube = Cette fois, il n’y a pas de cube du dimanche.
log-last-sunday = C’est le dernier dimanche. On joue jusqu’à ce que ce soit de nouveau à { $player }.
log-final-parade = La parade finale des parfums.
log-bonus-revealed = Le bonus de la dame { $lady } : { $bonus }.
log-parade-points =
    { $points ->
        [one] Parade finale : { $perfume } rapporte { $points } point à { $player } :
       *[other] Parade finale : { $perfume } rapporte { $points } points à { $player } :
    } originalité { $originality }{ $court ->
        [0] {""}
       *[other] {", "}Cour { $court }
    }{ $king ->
        [0] {""}
       *[other] {", "}Roi { $king }
    }{ $perfection ->
        [0] {""}
       *[other] {", "}perfection { $perfection }
    }.
log-final-tokens = { $player }, jetons d’originalité, points : { $points }.
log-final-cities = { $player }, tuiles de ville retournées ({ $count }), points : { $points }.
log-final-ladies = { $player }, majorités d’influence ({ $count }), points : { $points }.
log-final-bonus = { $player }, bonus final ({ $bonus }), points : { $points }.
log-final-points =
    { $points ->
        [one] En tout, { $player } gagne { $points } point à la fin.
       *[other] En tout, { $player } gagne { $points } points à la fin.
    }
log-game-ends = Le Roi a trouvé son parfumeur.

# Refusals

refused-already-presented = ce parfum a déjà été présenté ; il redevient nouveau après dimanche.
refused-another-lady = ces jetons vont à la dame { $lady }.
refused-base-missing = il vous manque l’essence de base : { $essence }.
refused-cannot-complete = vous ne pouvez pas compléter cette recette : { $recipe }.
refused-choose-an-action = la tuile est retournée pour une action : choisissez-en une.
refused-court-moved = la Cour a déjà été déplacée pendant cette action.
refused-does-not-fit = { $method } ne prend pas cette fleur.
refused-end-of-road = la route s’arrête là.
refused-enough-presented = on ne peut plus présenter de parfum pendant cette action.
refused-fill-every-slot =
    { $slots ->
        [one] cette recette demande { $slots } essence complémentaire.
       *[other] cette recette demande { $slots } essences complémentaires.
    }
refused-flowers-missing = il vous manque les fleurs pour { $method }.
refused-gift-given = vous avez déjà offert quelque chose.
refused-letter-missing = il vous faut une lettre de référence de niveau { $letter }.
refused-level-too-high = votre expérience est insuffisante : { $recipe } ; il faut { $level }.
refused-method-full = { $method } ne conserve pas plus de fleurs.
refused-method-twice = vous avez déjà appris { $method }.
refused-must-convert = une production doit transformer quelque chose.
refused-must-take-tile = ici, il faut prendre une tuile.
refused-no-favour = vous ne tenez pas la faveur de la dame { $lady }.
refused-no-flower = vous n’avez pas de fleur pour produire.
refused-no-gift-no-look = sans cadeau, il n’y a rien à regarder.
refused-no-influence-left = vos jetons d’influence sont tous placés.
refused-no-influence-there = vous n’avez pas de jeton d’influence à déplacer sur la dame { $lady }.
refused-no-move-at-all = ce n’est pas un déplacement.
refused-no-perfume-by-tile = vous ne pourriez pas compléter de parfum avec cette tuile.
refused-no-production-points = le cadran solaire ne montre aucun point de production.
refused-no-such-essence = vous n’avez pas cette essence : { $essence }.
refused-no-such-flower = vous n’avez pas cette fleur : { $flower }.
refused-no-such-method = vous n’avez pas { $method }.
refused-no-such-perfume = vous n’avez pas ce parfum.
refused-no-such-recipe = cette recette n’existe pas.
refused-no-such-tile = vous n’avez pas cette tuile.
refused-no-token = vous n’avez pas de jeton d’originalité.
refused-no-worker-there = il n’y a pas d’ouvrier à cet étal : { $flower }.
refused-not-by-this-tile = cette tuile ne donne pas cette recette.
refused-not-in-perfume = le parfum ne contient pas cette essence : { $essence }.
refused-not-stored = cette fleur n’y est pas conservée : { $flower }.
refused-not-the-moment = ce n’est pas le moment pour la { $tile }.
refused-nothing-to-convert = aucune de vos méthodes ne peut transformer les fleurs que vous avez.
refused-nothing-to-create = vous ne pourriez pas créer d’autre parfum ensuite.
refused-nothing-to-learn = il n’y a rien là-bas que vous puissiez payer.
refused-nothing-to-present = vous n’avez pas de parfum nouveau et ne pouvez pas en créer.
refused-one-step-at-least = le carrosse avance d’un pas au moins.
refused-only-perfumes = pendant la parade finale on crée des parfums, rien d’autre.
refused-only-places = cette tuile ne fait que placer des jetons de votre réserve.
refused-parade-full = votre parade est pleine : défaussez d’abord un parfum.
refused-parade-not-full = on ne défausse un parfum que si la parade est pleine.
refused-perfume-twice = vous avez déjà ce parfum.
refused-present-first = vous devez d’abord présenter un parfum.
refused-recipe-gone = cette recette est épuisée : { $recipe }.
refused-reserve-empty = la réserve n’en a plus.
refused-same-as-base = les essences complémentaires diffèrent de la base.
refused-same-complement = les essences complémentaires diffèrent entre elles.
refused-same-type-again = c’est le même type d’action qu’à votre tour précédent.
refused-space-occupied = un autre parfumeur s’y trouve.
refused-stack-empty = il n’y a plus de tuile dans cette ville.
refused-supply-first = on ne déplace un jeton que lorsqu’il n’en reste plus à placer.
refused-take-the-first-space = un autre emplacement semblable est libre.
refused-tile-gone = cette tuile n’est plus disponible.
refused-tile-not-in-stack = cette tuile n’est pas dans la pile.
refused-tile-twice = vous avez déjà cette tuile.
refused-too-few-points = vous avez trop peu de points d’action : il en faut { $cost }.
refused-too-few-production-points = vous avez trop peu de points de production : il en faut { $cost }.
refused-too-many-steps =
    { $steps ->
        [one] le carrosse peut avancer de { $steps } pas.
       *[other] le carrosse peut avancer de { $steps } pas.
    }
refused-two-different-essences = les essences doivent être différentes.
refused-two-equal-flowers = il faut deux fleurs du même type : { $flower }.
refused-two-of-your-favours = choisissez deux dames auprès de qui vous êtes en tête.
refused-worker-moved = cet ouvrier a déjà été déplacé.
refused-wrong-flowers = { $method } ne fonctionne pas avec ces fleurs.
refused-wrong-gift = la dame { $lady } ne veut pas de cela.

# The table

table-day = Semaine { $week }, { $weekday }
table-days = Jours jusqu’à dimanche : { $sunday }, jusqu’au dernier dimanche : { $left }
table-reserve = Dans la réserve : cubes { $cubes }, jetons d’originalité { $tokens }
table-last-turns = C’est le dernier dimanche ; la partie finit avant que ce soit de nouveau à { $player }.
table-preferences = Roi (base) : { $king } ; Cour (complément) : { $court }
table-matrix = ↓ Roi, → Cour, o jeton d’originalité, chiffre : cubes sur { $sections }
table-combinations = Combinaisons
table-base = Base { $base }, jetons d’originalité : { $tokens } ; cubes : { $cubes }
table-market = Marché
table-stall =
    { $flower } { $count }, réserve { $reserve }{ $workers ->
        [0] {""}
        [one] , { $workers } ouvrier
       *[other] , { $workers } ouvriers
    }
table-delivery = dimanche prochain : { $delivery }
table-cities = Villes et carrosses
table-city =
    { $city }, { $cost } PA, { $letter ->
        [0] sans lettre
       *[other] lettre { $letter }
    } : { $tile } ; dessous : { $left }
table-apprenticeship = Apprentissage
table-bases = Essences de base : { $essences }
table-specialisations = Spécialisations : { $flowers }
table-abilities = Compétences spéciales : { $abilities }
table-method = { $method }, { $how } ; reste : { $left }
table-recipes = Recettes
table-recipe = { $essence } : { $recipes }
recipe-supply =
    { $slots ->
        [one] { $slots } emplacement, niveau { $level }, reste { $left }
       *[other] { $slots } emplacements, niveau { $level }, reste { $left }
    }
table-ladies = Dames
table-lady = La dame { $lady } aime { $gifts } ; faveur ({ $favour }) : { $player } ; influence : { $influence } ; bonus : { $bonus }
table-player = { $player } : { $score }
table-you = { $player } (vous) : { $score }
table-sundial = Cadran solaire : { $points } PA, production { $production }, pas { $steps }. Parfumeur : { $space }
table-standing =
    Expérience { $experience }, { $letter ->
        [0] sans lettre
       *[other] lettre { $letter }
    }, jetons d’originalité { $tokens }, influence à placer { $influence }, carrosse : { $place }
table-goods = Fleurs : { $flowers }. Essences : { $essences }
table-own-methods = Méthodes : { $methods }
table-curriculum = Curriculum : { $tiles }
table-flipped = Tuiles de ville retournées : { $count }, prestige { $prestige }
table-perfume = Parfum { $number } : { $perfume } – { $state }
glance-standing =
    Points { $score }, points d’action { $points }, jetons d’originalité { $tokens }, expérience { $experience }, { $letter ->
        [0] sans lettre
       *[other] lettre { $letter }
    }
glance-last = C’est le dernier dimanche : un dernier tour, puis la parade finale.
glance-yours = Vous avez
glance-stalls = Stock : { $flowers }
glance-workers = Ouvriers, étals : { $flowers }
glance-reserve = Réserve : { $flowers }
glance-board = Sur le plateau
glance-rival = { $player } { $score }, { $space }
glance-carriages = Carrosses : { $places }
glance-carriage = { $player } { $place }
glance-method = { $method }, { $how }
glance-lady = { $lady } ({ $favour }) : { $player } ; influence : { $influence }
result-sources =
    { $player } : { $score } = originalité { $originality } + Cour { $court } + Roi { $king } + perfection { $perfection } + faveurs { $favours } + villes { $cities } + dames { $ladies } + bonus { $bonuses } + jetons { $tokens }

# Help for each step

help-turn =
    Chaque tour est une action sur le plateau, payée avec les points d’action (PA) de votre cadran solaire, ou une production chez vous. On ne fait pas deux fois de suite le même type d’action. Créer des parfums et retourner des tuiles de ville est libre à tout moment. Quand vos points sont épuisés, ou après une production, le cadran solaire est remis sur 5 et un jour passe.
help-close = Vous pouvez encore créer des parfums et retourner des tuiles de ville. À la fin d’une production, les fleurs qui ne sont pas conservées sont perdues.
help-extra-turn = Un jeton d’originalité permet de jouer un tour de plus tout de suite, jamais un troisième d’affilée. À la fin de la partie, chaque jeton vaut un point.
help-workers = Vous prenez une fleur de votre étal et une de l’étal de chaque ouvrier. Déplacer un ouvrier coûte 1 point d’action ; chacun se déplace une fois au plus.
help-extra-flower = Avec la compétence du marché, chaque visite apporte une fleur de plus, de tout type qu’a la réserve.
help-study-base = Vous payez une essence ; désormais les recettes de cette base ne vous coûtent plus d’essence de base.
help-study-specialisation = Vous payez une fleur ; désormais chaque usage d’une méthode qui produit cette essence en donne une de plus.
help-study-ability = Vous payez un jeton d’originalité. Les compétences : une fleur de plus au marché, 2 points de production de plus, un pas de carrosse de plus.
help-study-method = Vous payez deux fleurs identiques. Par Pressage, une fleur de bergamote ou d’oranger donne 2 essences ; par Enfleurage, 2 fleurs identiques en donnent 3 ; par Extraction, 2 fleurs identiques en donnent 2 pour 1 point ; par Macération, 2 fleurs différentes en donnent 1 de chacune.
help-make-slot = Vous avez de la place pour trois méthodes. Celle que vous abandonnez est perdue pour de bon, avec les fleurs qui y sont conservées.
help-gifts = Les dames A et B veulent des essences, C des jetons d’originalité, D des parfums. Avec un cadeau vous voyez son bonus secret, et pour chaque cadeau vous pouvez placer un jeton d’influence. Qui est en tête auprès d’une dame a sa faveur, et 5 points à la fin.
help-influence = Qui a le plus de jetons auprès d’une dame tient sa faveur. Quand tous vos jetons sont placés, un cadeau peut en déplacer un d’une autre dame ; une tuile de ville ne fait que placer.
help-keep = Vous pouvez tenir deux faveurs. À la fin chaque majorité vaut 5 points, avec ou sans la faveur.
help-versailles = Pour chaque combinaison de base et d’essence complémentaire vous prenez le jeton d’originalité, placez un cube et marquez : un point par section vide, les points de la Cour selon votre lettre, 3 pour le Roi, 1 de plus si les deux correspondent.
help-last-cube = Sans cube, une combinaison ne rapporte rien.
help-convert = Utilisez vos méthodes au moins une fois, et tant que points et fleurs suffisent. Les points restants sont perdus.
help-store = Une méthode conserve autant de fleurs qu’elle en prend, et seulement celles qu’elle pourrait utiliser ensemble. Les fleurs conservées ne servent qu’à elle.
help-carriage = Le carrosse avance d’un pas au moins, dans un seul sens. S’il s’arrête dans une ville et que vous avez la lettre, vous pouvez prendre une tuile de la pile.
help-search = Vous pouvez prendre la tuile de votre choix ; les autres sont mélangées. Ou n’en prendre aucune, et la pile reste telle quelle.
help-stop = D’ici vous pourrez continuer la prochaine fois, ou recommencer à Grasse.
help-pick-essences = Les essences viennent de la réserve et doivent être de types différents.
help-make-room = La recette et les essences du parfum défaussé sont perdues.
help-choose-recipe = Vous devez pouvoir la compléter tout de suite.
help-blend = Les essences complémentaires diffèrent de la base et entre elles, et aucun parfum ne peut être deux fois sur votre plateau.
help-parade = Tous vos parfums rapportent des points encore une fois sur la matrice. Les tuiles de ville ne se retournent plus.

# Options

option-must_convert = une production doit transformer quelque chose
option-hand_flower_needed = des fleurs conservées seules ne permettent pas de produire
option-carriage_optional = le carrosse peut rester où il est
option-must_take_tile = le carrosse qui s’arrête dans une ville avec la lettre doit prendre une tuile
option-methods_ever_learned = le bonus des méthodes compte toutes celles apprises un jour
option-idle_market_ability = la compétence du marché agit même si aucune fleur n’a été prise
option-three_perfumes = la faveur C et la tuile de Florence permettent ensemble trois parfums
option-influence_tile_only_places = la tuile d’influence ne place que des jetons encore disponibles
option-limited_letters = il n’y a que deux lettres de référence de chaque niveau
option-score_without_cubes = les combinaisons rapportent des points même quand il n’y a plus de cubes
option-final_originality = originalité de la parade finale : comme si l’on plaçait un cube, ou toutes les sections vides
option-idle_flips = les tuiles de ville peuvent être retournées à tout moment pour leur seul prestige

# What is in the box

box-note = Le livret ne montre beaucoup de tuiles et de valeurs qu’en image ou par un exemple ; les tuiles identiques ne comptent ici qu’une fois.
rows-essences = essences
rows-recipes = recettes
rows-city_tiles = tuiles de ville
rows-apprenticeship = tuiles d’apprentissage
rows-methods = méthodes de production
rows-deliveries = livraisons
rows-sundial = positions du cadran solaire
rows-spaces = cases d’action
rows-cities = villes
rows-boards = mises en place
rows-letters = lettres de référence
rows-ladies = dames
rows-bonuses = bonus finaux
rows-counts = autres nombres

# Reasons, and where the points came from

reason-points = points { $change }
reason-perfumes = nouveaux parfums { $change }
reason-favours = faveurs { $change }
reason-tokens = jetons d’originalité { $change }
reason-essences = essences { $change }
reason-flowers = fleurs { $change }
reason-experience = expérience { $change }
reason-leads = vous auriez le plus d’influence auprès de la dame { $lady }
earned-originality = originalité
earned-court = Cour
earned-king = Roi
earned-perfection = perfection
earned-favours = faveurs
earned-cities = villes
earned-ladies = dames
earned-bonuses = bonus
earned-tokens = jetons

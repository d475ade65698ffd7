# What every game needs, in French. A narrow no-break space stands before : ; ? ! and inside « ».

# The table in the terminal

welcome = { $game }. Autour de la table : { $players }.
level-beginner = novice
level-easy = facile
level-solid = solide
level-strong = fort
level-master = magistral
level-random = au hasard
welcome-help = Tapez la touche de votre choix. aide montre tout ce que vous pouvez taper.
recap = Les derniers événements :
prompt-line = { $player } : { $prompt }
prompt-choose = Votre choix :
prompt-only = Entrée pour le faire :
prompt-back = Votre choix, ou b pour revenir :
prompt-pages = Votre choix, m pour la suite ({ $page } sur { $pages }), ou b pour revenir :
prompt-way = Comment ? Entrée prend la première façon :
prompt-way-pages = Comment ? Entrée prend la première façon, m montre la suite ({ $page } sur { $pages }) :
prompt-sure = { $action } : cela ne peut pas être annulé. Entrée pour le faire, une autre touche puis Entrée pour y renoncer :
prompt-pause = Appuyez sur une touche pour continuer.
prompt-page = Entrée pour la suite, q pour arrêter :
yes = o oui y yes
not-done = Rien n’est fait.
no-such-key = { $key } n’est pas possible maintenant. Entrée montre ce qui l’est, aide tout ce que vous pouvez taper.
more-choices =
    { $count ->
        [one] { $action } ({ $count } possibilité)
       *[other] { $action } ({ $count } possibilités)
    }
hand-over = Passez le clavier à { $player }, puis appuyez sur Entrée.
undone = C’est annulé.
hint-best = Les meilleurs choix, aux yeux d’un bot qui les a essayés :
hint-nothing = Il n’y a rien à choisir.
hint-brings = chance de gagner { $percent } %, avance attendue { $margin }
sure-on = Désormais, rien n’est demandé deux fois.
sure-off = Désormais, une confirmation est demandée avant ce qui ne peut pas être annulé.
committed = Tous les lancers et tirages sont scellés d’avance : { $commitment }

# Commands: the word to type, and what it does

command-help = aide
command-rules = règles
command-goal = but
command-why = pourquoi
command-table = table
command-journal = journal
command-hint = conseil
command-undo = annuler
command-reset = recommencer
command-more = suite
command-back = retour
command-sure = sûr
command-quit = quitter
command-all = tout
help-keys = Tapez le numéro ou la lettre d’une option ; elle reste la même pendant tout le tour. Entrée prend la seule option. Ce qui est marqué d’un ! ne peut pas être annulé. Une action peut aussi se taper comme dans les fichiers de partie, par exemple { $example }.
does-help = cette aide
does-rules = les règles de cette étape ; avec un mot ou un numéro comme SELL-04, celles-là ; avec tout, le livret entier
does-goal = le but du jeu et sa fin
does-why = la règle du dernier refus
does-table = toute la table
does-journal = les derniers événements ; avec tout, depuis le début
does-hint = les trois meilleurs choix, ce que chacun devrait rapporter, et pourquoi
does-undo = annuler, tant que rien n’a été révélé
does-reset = annuler tout ce qui peut l’être dans ce tour
does-more = les options suivantes
does-back = revenir à la première question
does-sure = ne plus demander de confirmation avant ce qui ne peut pas être annulé, ou la demander de nouveau
does-quit = quitter ; la partie est gardée
no-such-rule = Aucune règle ne parle de « { $text } ».

# Kept games

kept = La partie est gardée sous le nom { $name }. Pour la reprendre :
not-kept = Rien n’a été joué, rien n’est donc gardé.
kept-line = { $name } : { $game } avec { $players }, manche { $round } ; dernier coup le { $when }
kept-unreadable = { $name } : illisible ({ $why }) ; dernier coup le { $when }
kept-elsewhere = { $name } est en train d’être jouée dans un autre terminal
kept-none = il n’y a aucune partie à reprendre
kept-unknown = aucune partie « { $name } » n’est gardée ; sont gardées : { $names }
kept-name = le nom d’une partie se compose de lettres, de chiffres et de -, pas de chiffres seuls
kept-taken = il y a déjà une partie { $name } ; { $command }
save-there = { $path } existe déjà ; la partie serait écrite par-dessus
prompt-resume = Laquelle ? Tapez son numéro ou son nom :
prompt-forget = Supprimer { $name } pour de bon ? Tapez oui :
forgotten = { $name } est supprimée.
not-forgotten = { $name } reste.
saved = La partie est dans { $path }. Pour la vérifier :

# Refusals

refused = Impossible : { $reason } ({ $rule })
refused-why = Tapez pourquoi pour voir la règle.
refused-not-this-step = ce n’est pas le moment.
refused-no-nature-outcome = le hasard ne peut pas donner cela.
refused-game-is-over = la partie est finie.
refused-nothing-to-undo = Il n’y a rien à annuler : quelque chose a été révélé depuis.
refused-not-an-action = « { $text } » n’est pas une action de ce jeu.
written-so = Cette action s’écrit : { $usage }
nothing-refused = Rien n’a été refusé jusqu’ici.

# What happens at the table beside the game

log-chair-to-bot = Un bot joue pour { $name }.
log-chair-level = Le bot { $name } joue désormais à un autre niveau.
log-chair-timed-out = { $name } a trop tardé : un bot joue à sa place.
log-chair-taken-back = { $name } reprend sa place.
log-chair-resigned = { $name } abandonne ; un bot joue à sa place.
log-chair-freed = { $name } doit quitter la table ; un bot joue à sa place.
log-chair-opened = { $name } : la place est libre pour quelqu’un d’autre ; un bot y joue en attendant.
log-chair-closed = { $name } : la place reste à un bot.
log-chair-taken = { $name } prend la place laissée par { $before }.
log-chair-moved = { $name } continue dans un autre navigateur.
log-chair-renamed = { $before } s’appelle maintenant { $name }.
log-chair-marked = { $name } a maintenant une autre marque.
log-goes-on = La partie reprend à un moment d’une partie antérieure.

# Results

result-winner = { $player } gagne avec un score de { $score }.
result-shared = { $players } gagnent ensemble avec un score de { $score }.
result-cap =
    { $count ->
        [0] La partie a été arrêtée après { $rounds } { $rounds ->
            [one] manche
           *[other] manches
        } ; personne n’était en tête, tout le monde a un score de { $score }.
        [1] La partie a été arrêtée après { $rounds } { $rounds ->
            [one] manche
           *[other] manches
        } ; { $players } était en tête avec un score de { $score }.
       *[other] La partie a été arrêtée après { $rounds } { $rounds ->
            [one] manche
           *[other] manches
        } ; { $players } étaient en tête avec un score de { $score }.
    }

# Where the data come from

source-rulebook = D’après le livret de règles
source-review = D’après des critiques
source-box = Relevé sur la boîte
source-reconstructed = Reconstitué
source-list = { $source } : { $list }.
rows-of = { $count } des { $all } { $rows }
reconstructed-none = Rien n’est reconstitué.
own-box = Si vous possédez la boîte, vous pouvez corriger notre fichier :
own-box-export = Prenez notre fichier : chaque ligne dit d’où elle vient.
own-box-edit = Corrigez les lignes d’après le contenu de votre boîte, et mettez-y source = "box".
own-box-check = Vérifiez si votre fichier est jouable, et en quoi il diffère du nôtre.
own-box-play = Jouez avec.
options-here = Options (--option nom=valeur), valeur par défaut d’abord :
any-number = un nombre
players-line = { $players } personnes
from-package = Du paquet { $package }.
game-broken = { $name } est laissé de côté : { $problem }
components-written = Notre fichier est dans { $path }. Corrigez-le, puis : { $command }
components-valid = { $path } est valide. Pour jouer avec : { $command }
components-invalid =
    { $count ->
        [one] { $path } n’est pas valide : { $count } problème.
       *[other] { $path } n’est pas valide : { $count } problèmes.
    }
components-same = Il dit la même chose que notre fichier.
components-differ =
    { $count ->
        [one] Il diffère de notre fichier en { $count } endroit :
       *[other] Il diffère de notre fichier en { $count } endroits :
    }
components-field = { $field } { $yours }, chez nous { $ours }
components-added = seulement dans votre fichier
components-removed = seulement dans notre fichier
components-order = les lignes sont dans un autre ordre
components-more = … et { $count } de plus ; --json les donne tous.

# The report of a game, and hints

report-title = Où la partie s’est gagnée
report-round = Manche { $round }
report-day = Jour { $round }
report-curve = Les chances de chaque personne
report-leads =
    { $count ->
        [0] { $player } a mené du début à la fin.
        [one] La tête a changé { $count } fois.
       *[other] La tête a changé { $count } fois.
    }
report-account = Chance et décisions
report-account-about = De la chance du début à celle de la fin, en points sur 100. Une erreur est ce qu’une décision a perdu face à la meilleure trouvée ; le reste n’est dû à aucune des deux.
report-accuracy = précision { $percent } %
report-start = début
report-luck = chance
report-others = erreurs des autres
report-own = ses erreurs
report-rest = reste
report-end = fin
report-slips = Les décisions les plus coûteuses
report-no-slips = Rien de mieux n’a été trouvé.
report-moment = { $player }, { $when }
report-played = Joué
report-better = Mieux
report-why = Pourquoi
report-gain = avance attendue { $margin } ; gagné { $percent } % plus souvent
report-board = La table à ce moment : { $command }
report-luckiest = Les tirages les plus chanceux
report-unluckiest = Les tirages les plus malchanceux
report-no-draws = Aucun.
report-odds = { $words }, 1 sur { $count }
report-points = D’où viennent les points
report-won = { $player } (victoire)
report-total = total
report-sure = Est-ce sûr ? Chaque chance vient de bots qui continuent depuis la vraie position jusqu’au prochain moment calme (échantillons : { $samples }) ; la chance est connue à { $error } points sur 100 près environ.
report-early = Ce rapport a été arrêté après { $percent } % du travail.
report-by-thumb = Ces positions sont jugées à vue d’œil : rien n’a encore été appris sur elles.
report-more = +{ $count }
report-fewer = −{ $count }

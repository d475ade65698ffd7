# What every game needs, in French. A no-break space stands before : ; ? ! and inside « ».

# The table in the terminal

welcome = { $game }. Autour de la table : { $players }.
welcome-help = Tapez le numéro de votre choix. La touche ? montre tout ce que vous pouvez taper.
prompt-line = { $player } : { $prompt }
prompt-choose = Votre choix :
prompt-kind = Que voulez-vous faire ?
back-to-kinds = Retour
number-needed = Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
more-choices =
    { $count ->
        [one] { $action } ({ $count } possibilité)
       *[other] { $action } ({ $count } possibilités)
    }
hand-over = Passez le clavier à { $player }, puis appuyez sur Entrée.
undone = C’est annulé.
hint = Un bot glouton choisirait : { $action }
help-keys =
    Tapez un numéro pour choisir. Vous pouvez aussi taper une action comme dans les fichiers de partie, par exemple { $example }.
    why    la règle du dernier refus
    u      annuler, tant que rien n’a été révélé
    r      annuler tout ce qui peut l’être dans ce tour
    t      revoir la table
    j      le journal de la partie
    h      un conseil
    q      quitter ; la partie est gardée, et grasse play --resume la reprend
    ?      cette aide
kept = La partie est gardée. Pour la reprendre : { $command }
saved = La partie est dans { $path }. Pour la vérifier : { $command }
committed = Tous les lancers et tirages sont scellés d’avance : { $commitment }

# Refusals

refused = Impossible : { $reason } ({ $rule })
refused-why = Tapez why pour voir la règle.
refused-not-this-step = ce n’est pas le moment.
refused-no-nature-outcome = le hasard ne peut pas donner cela.
refused-game-is-over = la partie est finie.
refused-nothing-to-undo = Il n’y a rien à annuler : quelque chose a été révélé depuis.
refused-not-an-action = « { $text } » n’est pas une action de ce jeu.
written-so = Cette action s’écrit : { $usage }
nothing-refused = Rien n’a été refusé jusqu’ici.

# What happens at the table beside the game

log-chair-to-bot = Un robot joue à la place de { $name }.
log-chair-timed-out = { $name } a trop tardé : un robot joue à sa place.
log-chair-taken-back = { $name } reprend sa place.
log-chair-resigned = { $name } abandonne ; un robot joue à sa place.
log-chair-freed = { $name } doit quitter la table ; un robot joue à sa place.
log-chair-opened = La chaise de { $name } est libre pour quelqu’un d’autre ; un robot la joue en attendant.
log-chair-closed = La chaise de { $name } reste à un robot.
log-chair-taken = { $name } reprend la chaise de { $before }.
log-chair-moved = { $name } continue dans un autre navigateur.

# Results

result-winner = { $player } gagne avec un score de { $score }.
result-shared = { $players } gagnent ensemble avec un score de { $score }.
result-cap =
    { $count ->
        [0] La partie a été arrêtée après { $rounds } { $rounds ->
            [one] manche
           *[other] manches
        } ; personne n’était en tête, tous ont un score de { $score }.
        [1] La partie a été arrêtée après { $rounds } { $rounds ->
            [one] manche
           *[other] manches
        } ; { $players } était en tête avec un score de { $score }.
       *[other] La partie a été arrêtée après { $rounds } { $rounds ->
            [one] manche
           *[other] manches
        } ; { $players } étaient en tête avec un score de { $score }.
    }

# Where the data come from

source-rulebook = D’après le livret de règles
source-review = D’après des critiques
source-box = Relevé sur la boîte
source-reconstructed = Reconstitué
source-list = { $source } : { $list }.
rows-of = { $count } des { $all } { $rows }
reconstructed-none = Rien n’est reconstitué.
own-box = Si vous possédez la boîte, vous pouvez corriger notre fichier :
own-box-export = Prenez notre fichier : chaque ligne dit d’où elle vient.
own-box-edit = Corrigez les lignes d’après le contenu de votre boîte, et mettez-y source = "box".
own-box-check = Vérifiez si votre fichier est jouable, et en quoi il diffère du nôtre.
own-box-play = Jouez avec.
options-here = Options (--option nom=valeur), valeur par défaut d’abord :
players-line = { $players } personnes
components-written = Notre fichier est dans { $path }. Corrigez-le, puis : { $command }
components-valid = { $path } est valide. Pour jouer avec : { $command }
components-invalid =
    { $count ->
        [one] { $path } n’est pas valide : { $count } problème.
       *[other] { $path } n’est pas valide : { $count } problèmes.
    }
components-same = Il dit la même chose que notre fichier.
components-differ =
    { $count ->
        [one] Il diffère de notre fichier en { $count } endroit :
       *[other] Il diffère de notre fichier en { $count } endroits :
    }
components-field = { $field } { $yours }, chez nous { $ours }
components-added = seulement dans votre fichier
components-removed = seulement dans notre fichier
components-order = les lignes sont dans un autre ordre
components-more = … et { $count } de plus ; --json les donne tous.

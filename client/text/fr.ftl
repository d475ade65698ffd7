# The browser table, in French.

# The site

home-link = Grasse, page d’accueil
site = Pages
to-home = Vers la page d’accueil
loading = Chargement…
close = Fermer
cancel = Annuler

# Where there is nothing

lost-title = Il n’en reste que le parfum
lost-page = Il n’y a pas de page à l’adresse { $path }. Le lien est peut-être coupé.
lost-table = Le lien est peut-être coupé, ou la table a été supprimée.
lost-invited = Vous avez une invitation ? Collez le lien entier

# Home

home-title =
  { $count ->
    [3] Trois jeux de parfums et d’épices
    [4] Quatre jeux de parfums et d’épices
    [5] Cinq jeux de parfums et d’épices
   *[other] { $count } jeux de parfums et d’épices
  }
home-lead = Prenez place et jouez : tout de suite contre des bots, ou avec vos amis par un lien. Sans compte, et avec des dés que vous pouvez vérifier.
choose-game = Choisissez un jeu
my-tables = Reprendre une partie
continue = Continuer
state-gathering = Pas encore commencée
state-over = Terminée
all-my-tables = Toutes mes tables
more-tables = Plus de tables
finished = Parties terminées
finished-all = Toutes
finished-more = D’autres parties terminées
ended-stopped = Abandonnée
ended-won = Gagnée
ended-place = Place { $place } sur { $count }
see-result-of = Résultat : { $game }, { $date }
replay-of = Revoir : { $game }, { $date }
record = Votre bilan : { $game }
record-played = jouées
record-won = gagnées
record-mean = moyenne
record-best = record
record-against = jouées : { $games }, gagnées : { $won }
your-turn = À vous de jouer
standing-round = Manche { $number }
standing-week = Semaine { $number }
fact-players = { $least } à { $most } personnes
fact-chairs =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
fact-minutes = { $least } à { $most } min
fact-weight = Complexité { $weight } sur 5
players = Personnes
bots = Bots
level = Niveau
level-of = Niveau : { $player }
play-now = Jouer
play-now-game = Jouer : { $game }, contre des bots
friends = Entre amis
friends-game = Entre amis : une table de { $game }
practice-link = S’entraîner au lancer
practice-title = { $game } : terrain d’entraînement
guest = Anonyme
join-title = Rejoindre une table
join-link = Lien de l’invitation
join = Rejoindre
join-no-link = Ce n’est pas le lien d’une table.

# A new table

new-table-title = Une table entre amis
your-name = Votre nom
your-mark = Votre couleur et votre marque
mark-0 = Rond bleu
mark-1 = Losange orange
mark-2 = Triangle vert
mark-3 = Carré prune
rename = Renommer
rename-title = Votre nom et votre marque ici
pace = Temps de réflexion
pace-0 = Sans limite
pace-60 = Une minute par décision
pace-300 = Cinq minutes par décision
pace-86400 = Un jour par décision
pace-259200 = Trois jours par décision
who-sits = Qui s’assoit où
chair-number = Place { $number }
chair-name = Nom à la place { $number }
chair-open = Libre, pour un ami
chair-mine = Sur cet appareil
chair-bot = Bot, { $level }
watchable = D’autres peuvent regarder
house-rules = Règles maison et matériel personnel
rules-usual = Revenir aux règles habituelles
rule-usual = D’habitude : { $value }
rule-usual-one = La règle habituelle
rules-kind-tick = Oui ou non
rules-kind-choice = Une parmi plusieurs
rules-kind-number = Nombres
rules-changed =
    { $count ->
        [one] { $count } règle maison
       *[other] { $count } règles maison
    }
own-components = Votre propre fichier de matériel (TOML)
house-rules-here = Règles maison de cette table
house-rules-none = Aucune : ce sont les règles habituelles.
own-components-here = Avec un fichier de matériel à part
own-components-refused = On ne peut pas jouer avec ce fichier de matériel : { $why }
house-rule = { $rule } : { $value }
make-table = Ouvrir la table
start-game = Commencer la partie

# Gathering

gathering-title = Une table de { $game }
gathering-lead = La partie commence quand toutes les places sont prises.
gathering-full = Toutes les places sont prises. La personne qui a ouvert la table lance la partie.
gathering-full-owner = Toutes les places sont prises. Vous pouvez commencer.
opening = On prépare les dés…
chairs = Places
open-chair = Place libre
you-mark = (vous)
bot-mark = (bot, { $level })
away-mark = (pas là)
sit-here = S’asseoir ici
sit-too = S’asseoir ici aussi
add-bot = Ajouter un bot
remove-bot = Retirer le bot
stand-up = Se lever
free-chair = Libérer la place
free-chair-of = Libérer la place : { $player }
chair-free-now = Une place est libre.
invited-title = { $host } vous invite à jouer à { $game }
share = Partager…
rules-of = Les règles de { $game }
invite-local = Ce lien ne fonctionne que sur cet ordinateur. Pour d’autres appareils, lancez Grasse avec cette commande et ouvrez l’adresse affichée :
invite-elsewhere = Vos amis joignent cet ordinateur à l’adresse { $address } ; celle de votre navigateur ne vaut qu’ici.
invite-code = Afficher un code à scanner
invite-qr = Un code à scanner avec un téléphone : il ouvre l’invitation
invite-title = Inviter des amis
invite-text = Toute personne qui a ce lien peut prendre place.
copy = Copier
copy-link = Copier le lien de la table
copied = Copié

# Chairs while the game runs

away-long = { $player } n’est plus là depuis un moment.
let-bot-play-for = Laisser un bot jouer pour { $player }
ask-bot-for = Demander aux autres : un bot pour { $player } ?
ask-away-of = Demander aux autres : renvoyer { $player } ?
open-chair-of = Ouvrir la place à un ami : { $player }
close-chair-of = Garder un bot à cette place : { $player }
asked-sit = { $name } voudrait prendre la place laissée par { $player }.
asked-bot = { $name } demande : un bot doit-il jouer pour { $player } ?
asked-away = { $name } demande : faut-il renvoyer { $player } ?
agree = D’accord
decline = Refuser
ask-no-more = Ne plus demander
asking-to-sit = Vous avez demandé à vous asseoir. Tout le monde à la table doit être d’accord.
waiting-to-agree = Accord attendu : { $players }
renew-invitation = Créer une nouvelle invitation ; l’ancien lien ne marchera plus
move-title = Jouer sur un autre appareil
move-offer = Créer un lien pour un autre appareil
move-text = Ouvrez ce lien ou scannez le code sur l’autre appareil dans les dix minutes. Il sert une seule fois et y transporte votre place.
move-revoke = Retirer le lien
move-qr = Un code à scanner avec l’autre appareil
move-here = Continuer cette partie dans ce navigateur ?
move-take = Continuer ici

# The table

what-now = À faire maintenant
your-moves = Vos coups
latest = Les derniers coups
no-moves = Ce n’est pas à vous de jouer.
choose-more = Touchez maintenant l’élément suivant.
choose-thing = Choisissez maintenant { $things }.
choose-lit = Touchez ce qui est mis en évidence ou choisissez dans la liste.
watching = Vous regardez la partie.
watching-how = Vous voyez ce que tout le monde voit à la table.
own-table = Une table à vous
waiting-for = On attend { $player }.
bot-thinks = { $player } réfléchit…
bot-plays-for-you = Un bot joue à votre place.
looking-back = Vous regardez le passé.
catching-up = Ce qui s’est passé depuis votre passage.
time-left = Temps restant
which-rule = Quelle règle ?
zoom-reset = Tout le plateau
recall = Récapitulatif
summary = En bref.
summary-gain = { $gained } → { $score }
summary-new = Du nouveau sur la table
summary-each = Afficher après chaque manche
summary-go-on = Continuer
skip = Passer l’animation
undo = Annuler le coup
undo-limit = Annuler votre dernière décision : possible tant que rien n’est révélé et que personne d’autre n’agit.
undo-none = Il n’y a rien à annuler.
undo-revealed = Une information a été révélée depuis votre décision : on ne peut plus l’annuler.
reset-turn = Recommencer le tour
reset-turn-what = Annuler tout ce qui peut l’être dans ce tour.
board = Plateau
beside = À côté du plateau
score = Score
played-by-bot = joué par un bot
journal = Journal
journal-filter = Afficher
journal-setup =
    { $count ->
        [one] Mise en place : { $count } ligne
       *[other] Mise en place : { $count } lignes
    }
journal-see = Revoir cette position
everybody = Tout le monde
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire à la table
send = Envoyer
watcher = Quelqu’un qui regarde
watchers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
rules = Règles
rules-now = En quoi consiste cette étape
rules-all = Toutes les règles
settings = Réglages
this-table = Cette table
hand-to-bot = Laisser jouer un bot à ma place
take-back = Reprendre la main
resign = Abandonner
resign-sure = Abandonner pour de bon
save-file = Enregistrer le fichier de la partie

# Connection

connection-saved = Enregistré
connection-sent = Envoyé, pas encore enregistré
connection-opening = Connexion…
connection-cut = Connexion perdue, nouvel essai…

# Preferences

language = Langue
theme = Apparence
theme-switch = Passer du clair au sombre
theme-system = comme le système
theme-light = clair
theme-dark = sombre
speed = Animations
speed-normal = normales
speed-fast = rapides
speed-off = aucune
reading = Coups des autres
reading-normal = normaux
reading-calm = posément
reading-quick = rapides
summaries = Résumé de chaque manche
confirmation = Un appui sur le plateau
confirmation-on = montre, puis demande
confirmation-off = agit aussitôt
sound = Son
answering = Répondre seul quand je n’ai pas le choix
slow = Le dernier lancer d’une manche au ralenti
symbols = Lettres à côté des couleurs
switch-on = activé
switch-off = désactivé

# The past

replay = Revoir la partie
replay-round-back = Manche précédente
replay-turn-back = Tour précédent
replay-turn-next = Tour suivant
replay-round-next = Manche suivante
replay-speed = Vitesse
replay-link = Copier un lien vers ce moment
replay-previous = En arrière
replay-next = En avant
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment { $number } sur { $count }
back-to-now = Retour au présent
play-on = Jouer à partir d’ici
play-on-what = Une nouvelle table qui commence à ce moment : vous, et des bots aux autres places.

# Several people at one device

pass-title = Passez l’appareil à { $player }
pass-text = Ce que les autres ne doivent pas voir reste caché d’ici là.
pass-ready = Je suis { $player }

# The end

result = Résultat
result-picture = Partager une image
result-stopped = La partie a été arrêtée ; personne ne gagne.
source = Origine
total = Total
curve = L’évolution des scores
rematch = Revanche
fairness = Preuve d’équité
fairness-text = Les dés étaient fixés avant la première action et mêlés à des octets de chaque personne. Votre navigateur peut recalculer lui-même chaque tirage.
fairness-check = Vérifier ici
fairness-working = Calcul en cours…
fairness-failed = La preuve n’a pas pu être obtenue.
fairness-impossible = Ce navigateur ne calcule cela que sur des pages sûres (https). Enregistrez le fichier de la partie et utilisez : grasse verify
fair-holds = Tout concorde : les dés n’étaient pas truqués.
fair-broken = Quelque chose ne concorde pas.
fair-commitment = La graine est celle annoncée avant la partie.
fair-draws = Tirages recalculés : { $draws } ; faux : { $wrong }.
fair-decisions = Issues qui découlent de leur tirage : { $decided } ; fausses : { $wrong }.
fair-mixed = Les octets sont ceux promis : { $player }.

# Keyboard

keys = Clavier
key-arrows = se déplacer sur le plateau
key-pages = à la prochaine chose que l’on peut toucher
key-enter = toucher, confirmer
key-escape = annuler, passer, retour au présent
key-undo = annuler le coup
key-end = finir le tour
key-journal = journal
key-help = aide pour cette étape, et cette liste
key-recall = revoir ce qui s’est passé depuis votre dernier tour
key-history = parcourir le passé
key-history-turn = le passé tour par tour
key-history-round = le passé manche par manche
key-history-play = lire ou arrêter le passé, plus vite, moins vite
key-board = au plateau

# About

about-title = À propos
about-what = Grasse est une table pour des jeux de société autour des parfums et des épices : Parfum, Safranito et Aqua Mirabilis. On joue dans le navigateur, en solo contre des bots, à plusieurs sur un appareil ou avec des amis en ligne.
about-unofficial = Ce projet n’est pas officiel. Les noms des jeux appartiennent à leurs éditeurs, qui n’y sont pour rien. Les textes de règles et les images sont les nôtres.
about-data = D’où viennent les données
about-data-text = Les livrets ne montrent beaucoup de tuiles et de cartes qu’en image. Ce qu’aucun texte ne dit est reconstitué : notre meilleure déduction, pas une copie.
own-box-download = Télécharger notre fichier
own-box-upload = Choisissez-le pour une nouvelle table, sous « { $place } » ; dans le terminal :
own-components-say = Cette table joue avec son propre fichier de matériel, qui dit de lui-même :
about-fair = Des dés non truqués
about-fair-text = Avant la première action, la table montre une empreinte de sa graine secrète, et chaque personne y mêle des octets au hasard. À la fin, la graine est montrée et votre navigateur peut recalculer chaque tirage. Cela ne prouve pas que la personne qui gère le serveur n’a pas regardé.
about-privacy = Ce qui est conservé
about-privacy-text = Un cookie avec une clé aléatoire indique quelles places sont les vôtres ; votre navigateur garde vos réglages et votre nom. Ni compte, ni pistage, ni requête vers un autre site.
about-licences = Licences des polices et bibliothèques

# What is refused, by the code of the protocol

problem-offline = Le serveur ne répond pas. La connexion est-elle établie ?
problem-bad-request = Cette demande n’a pas de sens pour le serveur.
problem-not-found = Il n’y a rien ici.
problem-no-table = Cette table n’existe pas.
problem-not-allowed = Vous n’en avez pas le droit.
problem-wrong-origin = Cela vient d’une page d’un autre site.
problem-wrong-invitation = Il faut l’invitation de la table : utilisez le lien entier.
problem-chair-taken = Quelqu’un est assis là.
problem-chair-not-yours = Ce n’est pas votre place.
problem-chairs-empty = Il y a des places libres : occupez-les ou donnez-les à des bots.
problem-already-started = La partie a commencé.
problem-not-started = La partie n’a pas commencé.
problem-game-over = La partie est finie.
problem-not-over = C’est secret jusqu’à la fin de la partie.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-old-version = La table a changé entre-temps. Regardez de nouveau.
problem-nothing-to-undo = Il n’y a rien à annuler : quelque chose a été révélé depuis.
problem-illegal = Les règles ne le permettent pas.
problem-not-stored = Cela n’a pas pu être enregistré ; rien n’a changé. Réessayez.
problem-damaged = Cette table est endommagée et ne peut pas être ouverte. Prévenez la personne qui gère ce serveur : une sauvegarde peut la rétablir.
problem-too-big = C’est trop à la fois.
problem-too-fast = C’est trop rapide : attendez un instant.
problem-too-many-tables = Vous avez ouvert beaucoup de tables : attendez un peu.
problem-too-many-watchers = Trop de personnes regardent déjà ici.
problem-not-watchable = Cette table ne veut pas qu’on la regarde.
problem-shutting-down = Le serveur redémarre : il revient dans un instant.
problem-sent-away = On vous a fait quitter cette table.
problem-not-away = Moins de deux minutes d’absence, et personne d’autre pour donner son accord.
problem-wrong-code = Ce lien a déjà servi ou est trop ancien.
problem-given-up = La partie a été abandonnée : personne ne l’a gagnée.
problem-not-a-game = Ce n’est pas un fichier de partie de Grasse.
problem-other-format = Ce fichier de partie vient d’une autre version de Grasse, que celle-ci ne sait pas lire.
problem-changed-file = Ce fichier de partie est abîmé, ou a été modifié après coup.
problem-no-hints = À cette table, il n’y a pas d’indices.
problem-too-many-reports = Vous avez demandé beaucoup d’analyses : attendez un peu.

# The report of a finished game

see-report = Où s’est-elle gagnée ?
see-report-of = Où s’est-elle gagnée ? { $game } du { $date }
report-crumb = Analyse
report-way = Où vous êtes
report-working = Des bots rejouent la partie depuis chaque moment. Ce que vous voyez s’affine pendant que vous lisez.
report-progress = Avancement de l’analyse
report-ahead =
    { $count ->
        [one] { $count } autre analyse passe avant.
       *[other] { $count } autres analyses passent avant.
    }
report-stop = Arrêter là
report-stopped = L’analyse a été arrêtée.
report-again = Lancer l’analyse
report-failed = L’analyse n’a pas pu être faite. Réessayez plus tard.
report-by-luck = { $player } a gagné, et la chance y est pour beaucoup.
report-by-others = { $player } a gagné surtout par ce que les autres ont laissé passer.
report-by-rest = { $player } a gagné à petits pas : ni la chance ni les erreurs des autres n’ont décidé.
report-see = Voir le plateau
report-lead = { $player } : { $when }
report-when = Quand
report-pictures = Sur les images, le vert est meilleur, le rouge en tirets a été joué.
report-no-slips-yet = Rien de mieux n’a été trouvé pour l’instant.
report-points-about = Les petits chiffres disent ce qui manque par rapport au gagnant, ou ce qu’il y a en plus.

# Hints

hint = Indice
hint-what = Ce qu’il serait bon de faire, et pourquoi (H)
hints = Trois bons coups
hint-about = Ce qui est attendu si chacun joue bien la suite. Choisissez-en un pour le voir dans la barre.
hint-thinking = Réflexion…
hint-none = Il n’y a rien à choisir ici.
hints-allowed = Chacun peut demander des indices (une partie pour apprendre)
key-hint = un indice : les meilleurs coups, si la table le permet

# What a game is about, in three lines

brief-parfum-1 = À chaque manche, vous choisissez un cadran : une place en tête, ou davantage d’actions.
brief-parfum-2 = Les actions vous donnent des dés ; ce qu’ils montrent distille des notes de fragrance, et les notes font des parfums.
brief-parfum-3 = Les clients paient ce qu’ils aiment. À la fin, qui a le plus d’argent gagne.
brief-safranito-1 = Chacun lance des jetons sur un plateau plein de bols d’épices, et peut chasser ceux des autres.
brief-safranito-2 = Ce qui se trouve dans un bol fait le prix de l’épice : on y vend, ou on y achète.
brief-safranito-3 = Avec les bonnes épices, vous cuisinez des plats. Le troisième fait gagner aussitôt.
brief-aqua-mirabilis-1 = Vous dépensez des points d’action : au marché, dans les villes, à l’apprentissage, à la cour.
brief-aqua-mirabilis-2 = Les fleurs deviennent des essences, et les essences des parfums, selon les recettes.
brief-aqua-mirabilis-3 = Vous les présentez à Versailles selon les goûts du Roi et de la Cour. Après quatre semaines, qui a le plus de points gagne.


# Studies, and game files

study = Étude
explore = Explorer
explore-what = Essayer à partir d’ici : tous les camps, tout reprendre, la Nature à votre gré
nature-acts = C’est à la Nature.
nature-choose = Choisissez à côté du plateau ce qu’elle fait, ou laissez-la tirer.
nature-rolls = Laisser tirer la Nature
file-title = Une partie depuis un fichier
file-about = Où s’est gagnée une partie terminée, ou un plateau pour continuer. Le fichier est effacé après une semaine sans usage.
file-choose = Fichier de partie
study-title = À côté du plateau
study-chances = Ce qu’attendent les bots
study-about = La chance de gagner de chacun, et l’écart, si de bons bots continuent d’ici.
study-margin = Écart attendu
study-nature = La Nature
study-rolls = La Nature tire toute seule
study-only-rolls = Ce qu’elle peut faire ici ne se liste pas : laissez-la tirer.
study-line = Cette ligne
study-back = Un pas en arrière
study-start = Au début
study-save = Enregistrer en fichier

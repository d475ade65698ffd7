# What every game needs, in Spanish.

# The table in the terminal

welcome = { $game }. Alrededor de la mesa: { $players }.
level-beginner = principiante
level-easy = fácil
level-solid = sólido
level-strong = fuerte
level-master = magistral
level-random = al azar
welcome-help = Escribe la tecla de lo que quieres hacer. Con ayuda ves todo lo que puedes escribir.
recap = Lo último que ha pasado:
prompt-line = { $player }: { $prompt }
prompt-choose = Tu elección:
prompt-only = Intro para hacerlo:
prompt-back = Tu elección, o b para volver:
prompt-pages = Tu elección, m para ver más ({ $page } de { $pages }), o b para volver:
prompt-way = ¿Cómo? Intro elige la primera forma:
prompt-way-pages = ¿Cómo? Intro elige la primera forma, m muestra más ({ $page } de { $pages }):
prompt-sure = { $action }: no se puede deshacer. Intro para hacerlo, otra tecla e Intro para no hacerlo:
prompt-pause = Pulsa una tecla para seguir.
prompt-page = Intro para seguir, q para parar:
yes = s sí y yes
not-done = No se ha hecho.
no-such-key = { $key } no es posible ahora. Intro muestra lo que lo es; ayuda, todo lo que puedes escribir.
more-choices =
    { $count ->
        [one] { $action } ({ $count } posibilidad)
       *[other] { $action } ({ $count } posibilidades)
    }
hand-over = Pasa el teclado a { $player } y pulsa Intro.
undone = Deshecho.
hint-best = Lo mejor, a ojos de un bot que lo ha probado:
hint-nothing = No hay nada que elegir.
hint-brings = probabilidad de ganar { $percent } %, ventaja esperada { $margin }
sure-on = A partir de ahora nada se pregunta dos veces.
sure-off = A partir de ahora se pide confirmación antes de lo que no se puede deshacer.
committed = Todas las tiradas y extracciones están selladas de antemano: { $commitment }

# Commands: the word to type, and what it does

command-help = ayuda
command-rules = reglas
command-goal = objetivo
command-why = porqué
command-table = mesa
command-journal = diario
command-hint = pista
command-undo = deshacer
command-reset = reiniciar
command-more = más
command-back = volver
command-sure = seguro
command-quit = salir
command-all = todo
help-keys = Escribe el número o la letra de una opción; es la misma durante todo el turno. Intro elige la única opción. Lo marcado con ! no se puede deshacer. También puedes escribir una acción como en los archivos de partida, por ejemplo { $example }.
does-help = esta ayuda
does-rules = las reglas de este paso; con una palabra o un número como SELL-04, esas; con todo, el reglamento entero
does-goal = de qué trata el juego y cómo termina
does-why = la regla del último rechazo
does-table = toda la mesa
does-journal = lo último que ha pasado; con todo, desde el principio
does-hint = las tres mejores opciones, qué se espera de cada una y por qué
does-undo = deshacer, mientras no se revele nada
does-reset = deshacer todo lo que se pueda de este turno
does-more = las opciones siguientes
does-back = volver a la primera pregunta
does-sure = no pedir más confirmación antes de lo que no se puede deshacer, o volver a pedirla
does-quit = salir; la partida se guarda
no-such-rule = Ninguna regla habla de «{ $text }».

# Kept games

kept = La partida queda guardada como { $name }. Para seguir:
not-kept = No se ha jugado nada, así que no se guarda nada.
kept-line = { $name }: { $game } con { $players }, ronda { $round }; última jugada: { $when }
kept-unreadable = { $name }: no se puede leer ({ $why }); última jugada: { $when }
kept-elsewhere = { $name } se está jugando en otro terminal
kept-none = no hay ninguna partida que continuar
kept-unknown = no hay ninguna partida guardada «{ $name }»; hay { $names }
kept-name = el nombre de una partida son letras, cifras y -, no solo cifras
kept-taken = ya hay una partida { $name }; { $command }
save-there = { $path } ya existe; la partida se escribiría encima
prompt-resume = ¿Cuál? Escribe su número o su nombre:
prompt-forget = ¿Borrar { $name } para siempre? Escribe sí:
forgotten = { $name } está borrada.
not-forgotten = { $name } se queda.
saved = La partida está en { $path }. Para verificarla:

# Refusals

refused = No es posible: { $reason } ({ $rule })
refused-why = Escribe porqué para ver la regla.
refused-not-this-step = no es el momento.
refused-no-nature-outcome = el azar no puede dar eso.
refused-game-is-over = la partida ha terminado.
refused-nothing-to-undo = No hay nada que deshacer: desde entonces se ha revelado algo.
refused-not-an-action = «{ $text }» no es una acción de este juego.
written-so = Esta acción se escribe: { $usage }
nothing-refused = Hasta ahora no se ha rechazado nada.

# What happens at the table beside the game

log-chair-to-bot = Un bot juega en lugar de { $name }.
log-chair-level = El bot { $name } juega a partir de ahora en otro nivel.
log-chair-timed-out = { $name } ha tardado demasiado: juega un bot en su lugar.
log-chair-taken-back = { $name } vuelve a jugar.
log-chair-resigned = { $name } abandona; juega un bot en su lugar.
log-chair-freed = { $name } tiene que irse; juega un bot en su lugar.
log-chair-opened = El asiento de { $name } queda libre para otra persona; mientras tanto lo juega un bot.
log-chair-closed = El asiento de { $name } se queda con un bot.
log-chair-taken = { $name } ocupa el asiento de { $before }.
log-chair-moved = { $name } sigue en otro navegador.
log-chair-renamed = { $before } se llama ahora { $name }.
log-chair-marked = { $name } tiene ahora otra marca.
log-goes-on = La partida sigue desde un momento de otra anterior.

# Results

result-winner = { $player } gana con una puntuación de { $score }.
result-shared = { $players } comparten la victoria con una puntuación de { $score }.
result-cap =
    { $count ->
        [0] La partida se interrumpió tras { $rounds } { $rounds ->
            [one] ronda
           *[other] rondas
        }; nadie iba por delante, todo el mundo tiene una puntuación de { $score }.
        [1] La partida se interrumpió tras { $rounds } { $rounds ->
            [one] ronda
           *[other] rondas
        }; { $players } iba por delante con una puntuación de { $score }.
       *[other] La partida se interrumpió tras { $rounds } { $rounds ->
            [one] ronda
           *[other] rondas
        }; { $players } iban por delante con una puntuación de { $score }.
    }

# Where the data come from

source-rulebook = Según el reglamento
source-review = Según reseñas
source-box = Tomado de la caja
source-reconstructed = Reconstruido
source-list = { $source }: { $list }.
rows-of = { $count } de { $all } { $rows }
reconstructed-none = No hay nada reconstruido.
own-box = Si tienes la caja, puedes corregir nuestro archivo:
own-box-export = Toma nuestro archivo: cada fila dice de dónde viene.
own-box-edit = Corrige las filas según lo que hay en tu caja y escribe en ellas source = "box".
own-box-check = Comprueba si se puede jugar con tu archivo y en qué se diferencia del nuestro.
own-box-play = Juega con él.
options-here = Opciones (--option nombre=valor), primero el valor por defecto:
any-number = un número
players-line = { $players } personas
from-package = Del paquete { $package }.
game-broken = { $name } queda fuera: { $problem }
components-written = Nuestro archivo está en { $path }. Corrígelo y después: { $command }
components-valid = { $path } es válido. Para jugar con él: { $command }
components-invalid =
    { $count ->
        [one] { $path } no es válido: { $count } problema.
       *[other] { $path } no es válido: { $count } problemas.
    }
components-same = Dice lo mismo que nuestro archivo.
components-differ =
    { $count ->
        [one] Se diferencia de nuestro archivo en { $count } lugar:
       *[other] Se diferencia de nuestro archivo en { $count } lugares:
    }
components-field = { $field } { $yours }, en el nuestro { $ours }
components-added = solo en tu archivo
components-removed = solo en nuestro archivo
components-order = las filas están en otro orden
components-more = … y { $count } más; --json los da todos.

# The report of a game, and hints

report-title = Dónde se ganó la partida
report-round = Ronda { $round }
report-day = Día { $round }
report-curve = La probabilidad de ganar de cada persona
report-leads =
    { $count ->
        [0] { $player } fue por delante de principio a fin.
        [one] El liderato cambió { $count } vez.
       *[other] El liderato cambió { $count } veces.
    }
report-account = Suerte y decisiones
report-account-about = De la probabilidad al principio a la del final, en puntos de 100. Un error es lo que una decisión perdió frente a la mejor que se encontró; el resto no es ni lo uno ni lo otro.
report-accuracy = precisión { $percent } %
report-start = inicio
report-luck = suerte
report-others = errores de los demás
report-own = sus errores
report-rest = resto
report-end = final
report-slips = Las decisiones que más costaron
report-no-slips = No se encontró nada mejor.
report-moment = { $player }, { $when }
report-played = Jugado
report-better = Mejor
report-why = Por qué
report-gain = ventaja esperada { $margin }; { $percent } % más de victorias
report-board = La mesa en ese momento: { $command }
report-luckiest = Los golpes de suerte
report-unluckiest = Los golpes de mala suerte
report-no-draws = Ninguno.
report-odds = { $words }, 1 de { $count }
report-points = De dónde salieron los puntos
report-won = { $player } (victoria)
report-total = total
report-sure = ¿Es seguro? Cada probabilidad viene de bots que siguen desde la posición verdadera hasta el próximo momento tranquilo (muestras: { $samples }); la suerte se conoce con un margen de unos { $error } puntos de 100.
report-early = Este informe se detuvo tras el { $percent } % del trabajo.
report-by-thumb = Estas posiciones se juzgan a ojo: aún no se ha aprendido nada sobre ellas.
report-more = +{ $count }
report-fewer = −{ $count }

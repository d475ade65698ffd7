# What every game needs, in Spanish.

# The table in the terminal

welcome = { $game }. Alrededor de la mesa: { $players }.
welcome-help = Escribe el número de lo que quieres hacer. Con ? ves todo lo que puedes escribir.
prompt-line = { $player }: { $prompt }
prompt-choose = Tu elección:
prompt-kind = ¿Qué quieres hacer?
back-to-kinds = Volver
number-needed = Escribe un número del 1 al { $count }, o ? para ver la ayuda.
more-choices =
    { $count ->
        [one] { $action } ({ $count } posibilidad)
       *[other] { $action } ({ $count } posibilidades)
    }
hand-over = Pasa el teclado a { $player } y pulsa Intro.
undone = Deshecho.
hint = Un bot voraz elegiría: { $action }
help-keys =
    Escribe un número para elegir. También puedes escribir una acción como en los archivos de partida, por ejemplo { $example }.
    why    la regla del último rechazo
    u      deshacer, mientras no se revele nada
    r      deshacer todo lo que se pueda de este turno
    t      ver la mesa otra vez
    j      el diario de la partida
    h      una pista
    q      salir; la partida se guarda y grasse play --resume la continúa
    ?      esta ayuda
kept = La partida queda guardada. Para seguir: { $command }
saved = La partida está en { $path }. Para verificarla: { $command }
committed = Todas las tiradas y extracciones están selladas de antemano: { $commitment }

# Refusals

refused = No es posible: { $reason } ({ $rule })
refused-why = Escribe why para ver la regla.
refused-not-this-step = no es el momento.
refused-no-nature-outcome = el azar no puede dar eso.
refused-game-is-over = la partida ha terminado.
refused-nothing-to-undo = No hay nada que deshacer: desde entonces se ha revelado algo.
refused-not-an-action = «{ $text }» no es una acción de este juego.
written-so = Esta acción se escribe: { $usage }
nothing-refused = Hasta ahora no se ha rechazado nada.

# What happens at the table beside the game

log-chair-to-bot = Un bot juega en lugar de { $name }.
log-chair-timed-out = { $name } ha tardado demasiado: juega un bot en su lugar.
log-chair-taken-back = { $name } vuelve a jugar.
log-chair-resigned = { $name } abandona; juega un bot en su lugar.
log-chair-freed = { $name } tiene que irse; juega un bot en su lugar.
log-chair-opened = La silla de { $name } queda libre para otra persona; mientras tanto la juega un bot.
log-chair-closed = La silla de { $name } se queda con un bot.
log-chair-taken = { $name } ocupa la silla de { $before }.
log-chair-moved = { $name } sigue en otro navegador.

# Results

result-winner = { $player } gana con una puntuación de { $score }.
result-shared = { $players } comparten la victoria con una puntuación de { $score }.
result-cap =
    { $count ->
        [0] La partida se interrumpió tras { $rounds } { $rounds ->
            [one] ronda
           *[other] rondas
        }; nadie iba por delante, todos tienen una puntuación de { $score }.
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
players-line = { $players } jugadores
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

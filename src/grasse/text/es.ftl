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
result-stopped = La partida se ha interrumpido; no gana nadie.

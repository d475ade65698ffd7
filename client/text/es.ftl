# The browser table, in Spanish.

# The site

home-link = Grasse, página de inicio
site = Páginas
to-home = A la página de inicio
loading = Cargando…
close = Cerrar
cancel = Cancelar

# Where there is nothing

lost-title = Solo queda el aroma
lost-page = No hay ninguna página en { $path }. Puede que el enlace esté cortado.
lost-table = Puede que el enlace esté cortado o que la mesa se haya eliminado.
lost-invited = ¿Tienes una invitación? Pega el enlace entero

# Home

home-title =
  { $count ->
    [3] Tres juegos de aromas y especias
    [4] Cuatro juegos de aromas y especias
    [5] Cinco juegos de aromas y especias
   *[other] { $count } juegos de aromas y especias
  }
home-lead = Siéntate y juega: al momento contra bots, o con amigos mediante un enlace. Sin cuenta, y con dados que puedes comprobar.
choose-game = Elige un juego
my-tables = Seguir jugando
continue = Continuar
state-gathering = Aún sin empezar
state-over = Terminada
all-my-tables = Todas mis mesas
more-tables = Más mesas
finished = Partidas terminadas
finished-all = Todas
finished-more = Más partidas terminadas
ended-stopped = Abandonada
ended-won = Ganada
ended-place = Puesto { $place } de { $count }
see-result-of = Resultado: { $game }, { $date }
replay-of = Repetición: { $game }, { $date }
record = Tu balance: { $game }
record-played = jugadas
record-won = ganadas
record-mean = media
record-best = mejor
record-against = jugadas: { $games }, ganadas: { $won }
your-turn = Tu turno
standing-round = Ronda { $number }
standing-week = Semana { $number }
fact-players = { $least }–{ $most } personas
fact-chairs =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
fact-minutes = { $least }–{ $most } min
fact-weight = Dificultad { $weight } de 5
players = Personas
bots = Bots
level = Nivel
level-of = Nivel de { $player }
play-now = Jugar ya
play-now-game = Jugar ya: { $game }, contra bots
friends = Con amigos
friends-game = Con amigos: una mesa de { $game }
practice-link = Practicar el lanzamiento
practice-title = { $game }: campo de práctica
guest = Visitante
join-title = Unirse a una mesa
join-link = Enlace de la invitación
join = Unirse
join-no-link = Esto no es el enlace de una mesa.

# A new table

new-table-title = Una mesa para amigos
your-name = Tu nombre
your-mark = Tu color y tu marca
mark-0 = Círculo azul
mark-1 = Rombo naranja
mark-2 = Triángulo verde
mark-3 = Cuadrado ciruela
rename = Cambiar nombre
rename-title = Tu nombre y tu marca aquí
pace = Tiempo para pensar
pace-0 = Sin límite
pace-60 = Un minuto por decisión
pace-300 = Cinco minutos por decisión
pace-86400 = Un día por decisión
pace-259200 = Tres días por decisión
who-sits = Quién se sienta dónde
chair-number = Asiento { $number }
chair-name = Nombre en el asiento { $number }
chair-open = Libre, para un amigo
chair-mine = En este dispositivo
chair-bot = Bot, { $level }
watchable = Se puede mirar
house-rules = Reglas de la casa y componentes propios
rules-usual = Volver a las reglas habituales
rule-usual = Normalmente: { $value }
rule-usual-one = La regla habitual
rules-kind-tick = Sí o no
rules-kind-choice = Una entre varias
rules-kind-number = Números
rules-changed =
    { $count ->
        [one] { $count } regla de la casa
       *[other] { $count } reglas de la casa
    }
own-components = Tu propio archivo de componentes (TOML)
house-rules-here = Reglas de la casa en esta mesa
house-rules-none = Ninguna: valen las reglas habituales.
own-components-here = Con un archivo de componentes propio
own-components-refused = No se puede jugar con este archivo de componentes: { $why }
house-rule = { $rule }: { $value }
make-table = Crear la mesa
start-game = Empezar la partida

# Gathering

gathering-title = Una mesa de { $game }
gathering-lead = La partida empieza cuando todos los asientos estén ocupados.
gathering-full = Todos los asientos están ocupados. Quien abrió la mesa empieza la partida.
gathering-full-owner = Todos los asientos están ocupados. Puedes empezar.
opening = Se preparan los dados…
chairs = Asientos
open-chair = Asiento libre
you-mark = (tú)
bot-mark = (bot, { $level })
away-mark = (ausente)
sit-here = Sentarse aquí
sit-too = Sentarse aquí también
add-bot = Añadir un bot
remove-bot = Quitar el bot
stand-up = Levantarse
free-chair = Liberar el asiento
free-chair-of = Liberar el asiento de { $player }
chair-free-now = Hay un asiento libre.
invited-title = { $host } te invita a { $game }
share = Compartir…
rules-of = Las reglas de { $game }
invite-local = Este enlace solo funciona en este ordenador. Para otros dispositivos, inicia Grasse con esta orden y abre la dirección que muestra:
invite-elsewhere = Tus amigos llegan a este ordenador en { $address }; la dirección de tu propio navegador solo vale aquí.
invite-code = Mostrar un código para escanear
invite-qr = Un código para escanear con el móvil: abre la invitación
invite-title = Invitar a amigos
invite-text = Quien tenga este enlace puede sentarse.
copy = Copiar
copy-link = Copiar el enlace de la mesa
copied = Copiado

# Chairs while the game runs

away-long = { $player } lleva un rato ausente.
let-bot-play-for = Dejar que un bot juegue por { $player }
ask-bot-for = Preguntar a los demás: ¿un bot por { $player }?
ask-away-of = Preguntar a los demás: ¿expulsar a { $player }?
open-chair-of = Abrir el asiento de { $player } a un amigo
close-chair-of = Dejar un bot en el asiento de { $player }
asked-sit = { $name } quiere ocupar el asiento de { $player }.
asked-bot = { $name } pregunta: ¿debe jugar un bot por { $player }?
asked-away = { $name } pregunta: ¿debe { $player } dejar la mesa?
agree = De acuerdo
decline = Rechazar
ask-no-more = No preguntar más
asking-to-sit = Has pedido sentarte. Todo el mundo en la mesa tiene que estar de acuerdo.
waiting-to-agree = Falta el acuerdo de: { $players }
renew-invitation = Crear una invitación nueva; el enlace anterior dejará de valer
move-title = Jugar en otro dispositivo
move-offer = Crear un enlace para otro dispositivo
move-text = Abre este enlace o escanea el código en el otro dispositivo antes de diez minutos. Vale una sola vez y lleva allí tu asiento.
move-revoke = Retirar el enlace
move-qr = Un código para escanear con el otro dispositivo
move-here = ¿Seguir con esta partida en este navegador?
move-take = Seguir aquí

# The table

what-now = Qué hacer ahora
your-moves = Tus jugadas
latest = Lo último que pasó
no-moves = No es tu turno.
choose-more = Continúa: toca el elemento siguiente.
choose-thing = Ahora elige { $things }.
choose-lit = Toca algo resaltado o elige en la lista.
watching = Estás mirando la partida.
watching-how = Ves lo que ve todo el mundo en la mesa.
own-table = Una mesa propia
waiting-for = Esperando a { $player }.
bot-thinks = { $player } está pensando…
bot-plays-for-you = Un bot juega por ti.
looking-back = Estás mirando el pasado.
catching-up = Lo que pasó desde que te fuiste.
time-left = Tiempo restante
which-rule = ¿Qué regla?
zoom-reset = Todo el tablero
recall = Repaso
summary = En resumen.
summary-gain = { $gained } → { $score }
summary-new = Novedades en la mesa
summary-each = Mostrar tras cada ronda
summary-go-on = Seguir
skip = Saltar
undo = Deshacer
undo-limit = Deshacer tu última decisión: posible hasta que se revele algo o actúe otra persona.
undo-none = No hay nada que deshacer.
undo-revealed = Se ha revelado algo desde tu decisión: ya no se puede deshacer.
reset-turn = Reiniciar turno
reset-turn-what = Deshacer todo lo posible de este turno.
board = Tablero
beside = Junto al tablero
score = Puntuación
played-by-bot = juega un bot
journal = Diario
journal-filter = Mostrar
journal-setup =
    { $count ->
        [one] Preparación: { $count } línea
       *[other] Preparación: { $count } líneas
    }
journal-see = Ver esta posición otra vez
everybody = Todo el mundo
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-write = Escribe a la mesa
send = Enviar
watcher = Alguien que mira
watchers =
    { $count ->
        [one] { $count } persona mira.
       *[other] { $count } personas miran.
    }
rules = Reglas
rules-now = En qué consiste este paso
rules-all = Todas las reglas
settings = Ajustes
this-table = Esta mesa
hand-to-bot = Que un bot juegue por mí
take-back = Volver a jugar yo
resign = Rendirse
resign-sure = Rendirse definitivamente
save-file = Guardar el archivo de la partida

# Connection

connection-saved = Guardado
connection-sent = Enviado, aún no guardado
connection-opening = Conectando…
connection-cut = Conexión perdida, reintentando…

# Preferences

language = Idioma
theme = Apariencia
theme-switch = Cambiar entre claro y oscuro
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
speed = Animaciones
speed-normal = normales
speed-fast = rápidas
speed-off = ninguna
reading = Jugadas de los demás
reading-normal = normales
reading-calm = con calma
reading-quick = rápidas
summaries = Resumen de cada ronda
confirmation = Al tocar el tablero
confirmation-on = se muestra y se pregunta
confirmation-off = se actúa al momento
sound = Sonido
answering = Responder solo cuando no tengo elección
slow = El último lanzamiento de la ronda a cámara lenta
symbols = Letras junto a los colores
switch-on = sí
switch-off = no

# The past

replay = Repetición
replay-round-back = Ronda anterior
replay-turn-back = Turno anterior
replay-turn-next = Turno siguiente
replay-round-next = Ronda siguiente
replay-speed = Velocidad
replay-link = Copiar un enlace a este momento
replay-previous = Atrás
replay-next = Adelante
replay-play = Reproducir
replay-pause = Pausa
replay-moment = Momento { $number } de { $count }
back-to-now = Volver al presente
play-on = Seguir desde aquí
play-on-what = Una mesa nueva que empieza en este momento: tú, y bots en los otros asientos.

# Several people at one device

pass-title = Pasa el dispositivo a { $player }
pass-text = Lo que los demás no deben ver queda oculto hasta entonces.
pass-ready = Soy { $player }

# The end

result = Resultado
result-picture = Compartir una imagen
result-stopped = La partida se ha interrumpido; no gana nadie.
source = Origen
total = Total
curve = Cómo crecieron los puntos
rematch = Revancha
fairness = Prueba de juego limpio
fairness-text = Los dados se fijaron antes de la primera acción y se mezclaron con bytes de cada persona. Tu navegador puede recalcular por sí mismo cada tirada.
fairness-check = Comprobarlo aquí
fairness-working = Calculando…
fairness-failed = No se pudo obtener la prueba.
fairness-impossible = Este navegador solo lo calcula en páginas seguras (https). Guarda el archivo de la partida y usa: grasse verify
fair-holds = Todo encaja: los dados no tenían trampa.
fair-broken = Algo no encaja.
fair-commitment = La semilla es la anunciada antes de la partida.
fair-draws = Tiradas recalculadas: { $draws }; erróneas: { $wrong }.
fair-decisions = Resultados que se siguen de su tirada: { $decided }; erróneos: { $wrong }.
fair-mixed = Los bytes de { $player } son los prometidos.

# Keyboard

keys = Teclado
key-arrows = moverse por el tablero
key-pages = a lo siguiente que se puede tocar
key-enter = tocar, confirmar
key-escape = cancelar, saltar, volver al presente
key-undo = deshacer
key-end = terminar el turno
key-journal = diario
key-help = ayuda para este paso, y esta lista
key-recall = ver otra vez lo ocurrido desde tu último turno
key-history = recorrer el pasado
key-history-turn = el pasado turno a turno
key-history-round = el pasado ronda a ronda
key-history-play = reproducir o pausar el pasado, más rápido, más lento
key-board = al tablero

# About

about-title = Acerca de
about-what = Grasse es una mesa para juegos de mesa sobre aromas y especias: Parfum, Safranito y Aqua Mirabilis. Se juega en el navegador, a solas contra bots, varias personas en un dispositivo o con amigos por la red.
about-unofficial = Este proyecto no es oficial. Los nombres de los juegos pertenecen a sus editoriales, que no tienen nada que ver con él. Los textos de reglas y los dibujos son nuestros.
about-data = De dónde vienen los datos
about-data-text = Los reglamentos muestran muchas losetas y cartas solo en imágenes. Lo que ningún texto dice está reconstruido: nuestra mejor deducción, no una copia.
own-box-download = Descargar nuestro archivo
own-box-upload = Elígelo para una mesa nueva, en «{ $place }»; en la terminal:
own-components-say = Esta mesa juega con su propio archivo de componentes, que dice de sí mismo:
about-fair = Dados sin trampa
about-fair-text = Antes de la primera acción la mesa muestra una huella de su semilla secreta, y cada persona mezcla bytes al azar. Al final se muestra la semilla y tu navegador puede recalcular cada tirada. No prueba que quien lleva el servidor no haya mirado.
about-privacy = Qué se guarda
about-privacy-text = Una cookie con una clave aleatoria dice qué asientos son tuyos; tu navegador guarda tus ajustes y tu nombre. No hay cuenta, ni rastreo, ni peticiones a otros sitios.
about-licences = Licencias de fuentes y bibliotecas

# What is refused, by the code of the protocol

problem-offline = El servidor no responde. ¿Hay conexión?
problem-bad-request = Esta petición no tiene sentido para el servidor.
problem-not-found = Aquí no hay nada.
problem-no-table = No existe esa mesa.
problem-not-allowed = No tienes permiso para eso.
problem-wrong-origin = Esto viene de una página de otro sitio.
problem-wrong-invitation = Hace falta la invitación de la mesa: usa el enlace completo.
problem-chair-taken = Ahí hay alguien sentado.
problem-chair-not-yours = Este no es tu asiento.
problem-chairs-empty = Hay asientos libres: ocúpalos o sienta a bots.
problem-already-started = La partida ha empezado.
problem-not-started = La partida no ha empezado.
problem-game-over = La partida ha terminado.
problem-not-over = Es secreto hasta que acabe la partida.
problem-not-your-turn = No es tu turno.
problem-old-version = La mesa ha cambiado entretanto. Mira otra vez.
problem-nothing-to-undo = No hay nada que deshacer: algo se ha revelado desde entonces.
problem-illegal = Las reglas no lo permiten.
problem-not-stored = No se pudo guardar; nada ha cambiado. Inténtalo de nuevo.
problem-damaged = Esta mesa está dañada y no se puede abrir. Avisa a quien lleva este servidor: una copia de seguridad puede recuperarla.
problem-too-big = Es demasiado de una vez.
problem-too-fast = Vas demasiado rápido: espera un momento.
problem-too-many-tables = Has creado muchas mesas: espera un poco.
problem-too-many-watchers = Ya hay demasiada gente mirando.
problem-not-watchable = Esta mesa no quiere público.
problem-shutting-down = El servidor se reinicia: volverá en un momento.
problem-sent-away = Te han expulsado de esta mesa.
problem-not-away = Aún no lleva dos minutos ausente, y no hay nadie más que pueda estar de acuerdo.
problem-wrong-code = Este enlace ya se usó o es demasiado antiguo.
problem-given-up = La partida se abandonó: nadie la ganó.
problem-not-a-game = Esto no es un archivo de partida de Grasse.
problem-other-format = Este archivo de partida lo escribió otra versión de Grasse, que esta no sabe leer.
problem-changed-file = Este archivo de partida está dañado o se cambió después de escribirlo.
problem-no-hints = En esta mesa no hay pistas.
problem-too-many-reports = Has pedido muchos informes: espera un poco.

# The report of a finished game

see-report = ¿Dónde se ganó?
see-report-of = ¿Dónde se ganó? { $game } del { $date }
report-crumb = Informe
report-way = Dónde estás
report-working = Los bots vuelven a jugar la partida desde cada momento. Lo que ves mejora mientras lees.
report-progress = Avance del informe
report-ahead =
    { $count ->
        [one] Antes va { $count } informe más.
       *[other] Antes van { $count } informes más.
    }
report-stop = Parar aquí
report-stopped = El informe se ha parado.
report-again = Hacer el informe
report-failed = No se pudo hacer el informe. Inténtalo más tarde.
report-by-luck = { $player } ganó, y la suerte puso la mayor parte.
report-by-others = { $player } ganó sobre todo por lo que los demás dejaron pasar.
report-by-rest = { $player } ganó paso a paso: no lo decidieron ni la suerte ni los errores ajenos.
report-see = Ver el tablero
report-lead = { $player }: { $when }
report-when = Cuándo
report-pictures = En las imágenes, lo verde es mejor; lo rojo a trazos es lo que se jugó.
report-no-slips-yet = Por ahora no se ha encontrado nada mejor.
report-points-about = Las cifras pequeñas son lo que falta respecto a quien ganó, o lo que hay de más.

# Hints

hint = Pista
hint-what = Qué convendría hacer, y por qué (H)
hints = Tres buenas jugadas
hint-about = Lo que se espera si todos siguen jugando bien. Elige una para verla en la barra.
hint-thinking = Pensando…
hint-none = Aquí no hay nada que elegir.
hints-allowed = Todos pueden pedir pistas (una partida para aprender)
key-hint = una pista: las mejores jugadas, si la mesa lo permite

# What a game is about, in three lines

brief-parfum-1 = En cada ronda eliges un reloj: una posición temprana o más acciones.
brief-parfum-2 = Con las acciones reúnes dados; lo que sacas destila notas de fragancia, y las notas forman perfumes.
brief-parfum-3 = Los clientes pagan lo que les gusta. Al final gana quien tiene más dinero.
brief-safranito-1 = Todos lanzan fichas a un tablero lleno de cuencos de especias, y pueden apartar las de otros.
brief-safranito-2 = Lo que hay en un cuenco es el precio de su especia: allí vendes, o compras.
brief-safranito-3 = Con las especias adecuadas cocinas platos. Quien cocina el tercero gana al instante.
brief-aqua-mirabilis-1 = Gastas puntos de acción: en el mercado, en las ciudades, en el aprendizaje, en la corte.
brief-aqua-mirabilis-2 = Las flores se vuelven esencias, y las esencias perfumes, según las recetas.
brief-aqua-mirabilis-3 = Los presentas en Versalles como gustan al Rey y a la Corte. Tras cuatro semanas gana quien tiene más puntos.

# Studies, and game files

study = Estudio
explore = Explorar
explore-what = Probar desde aquí: todos los bandos, deshacer todo, la Naturaleza a tu gusto
nature-acts = Le toca a la Naturaleza.
nature-choose = Elige junto al tablero qué hace, o deja que tire.
nature-rolls = Que tire la Naturaleza
file-title = Una partida de un archivo
file-about = Dónde se ganó una partida terminada, o un tablero para seguir. El archivo se borra tras una semana sin uso.
file-choose = Archivo de partida
study-title = Junto al tablero
study-chances = Lo que esperan los bots
study-about = La probabilidad de ganar de cada uno, y la ventaja, si buenos bots siguen desde aquí.
study-margin = Ventaja esperada
study-nature = La Naturaleza
study-rolls = La Naturaleza tira sola
study-only-rolls = Lo que puede hacer aquí no se puede enumerar: deja que tire.
study-line = Esta línea
study-back = Un paso atrás
study-start = Al principio
study-save = Guardar como archivo

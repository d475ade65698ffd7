# La mesa de Aqua Mirabilis, en español.

# House rules, as they are in force

choice-must_convert-false = Una producción no tiene que transformar nada
choice-methods_ever_learned-false = La bonificación de métodos cuenta solo los conservados hasta el final
choice-influence_tile_only_places-false = La loseta de influencia también puede mover fichas cuando no quedan disponibles
choice-limited_letters-false = Siempre hay cartas de recomendación suficientes
choice-final_originality-as-if-placed = Desfile final: la originalidad cuenta como si se colocara un cubo
choice-final_originality-empty-sections = Desfile final: la originalidad cuenta todas las secciones vacías

# Zonas y vistas

area-market = Mercado de flores
area-cities = Ciudades
area-road = Camino de los carruajes
area-study = Aprendizaje
area-court = Vida en la corte
area-versailles = Versalles: preferencias del Rey y de la Corte
board-of = Tablero de { $player }
panes = Partes de la mesa
pane-town = Tablero
pane-own = Mi tablero
pane-others = Los demás
something-here = aquí se puede hacer algo
show-board = Ver el tablero de { $player }

# Versalles

column-of = Perfumes con base de { $essence }
column-about = El eje del Rey: prefiere una base.
row-of = Esencia complementaria: { $essence }
row-about = El eje de la Corte: prefiere una esencia complementaria.
cell-name = { $base } con { $other }
cell-cubes = Cubos: { $cubes } de { $sections }.
cell-token = Aquí hay una ficha de originalidad.
cell-full = No queda sitio: aquí no se puntúa nada.
cell-worth = Originalidad para el próximo perfume: { $points }.
cell-due = El próximo cubo del domingo irá aquí.
king-stands = Rey: { $essence }
king-about =
    { $points ->
        [one] Los perfumes con esta base dan { $points } punto más.
       *[other] Los perfumes con esta base dan { $points } puntos más.
    }
court-stands = Corte: { $essence }
court-about = Esta esencia complementaria da puntos según tu carta.
sunday-title = Próximo domingo
next-sunday = El próximo domingo, si nada cambia: Rey → { $king }, Corte → { $court }
versailles-about = Presenta un perfume nuevo al Rey y a la Corte.
court-likes = Corte: { $essence } ({ $points } según tu carta)
court-goes = → { $essence }
shelf = Recetas
shelf-about = Estrella: nivel que debe alcanzar tu experiencia. Puntos: recetas que quedan.
recipe-title = Receta: { $recipe }
recipe-left = Quedan: { $count }.
score-originality = originalidad { $points }
score-court = Corte { $points }
score-king = Rey { $points }
score-perfection = perfección { $points }
score-favours = favores { $points }
worth-now = Ahora en Versalles: { $points }
worth-up-to = Ahora en Versalles: hasta { $points }

# Mercado

stall-about = Flores: { $count }. En la reserva: { $reserve }.
reserve-of = Reserva, { $essence }: { $count }
worker-at =
    { $workers ->
        [one] { $workers } trabajador, puesto: { $flower }
       *[other] { $workers } trabajadores, puesto: { $flower }
    }
worker-about = Lleva una flor de este puesto a quien visita el mercado. Mover un trabajador cuesta 1 punto de acción.
you-collect = Recoges:
nothing-there = nada que recoger
delivery-title = Llega el domingo
delivered = entregadas
cost-points = { $count } PA
stands-here = Aquí está { $player }.

# Ciudades y camino

city-top = Encima: { $effect }; experiencia { $experience }, prestigio { $prestige } al voltearla.
city-empty = No queda ninguna loseta.
city-below = Debajo: { $count }.
city-letter = Pide una carta de recomendación de nivel { $letter }.
city-tiles =
    { $count ->
        [one] { $city }: { $count } loseta a elegir
       *[other] { $city }: { $count } losetas a elegir
    }
city-asks = { $city } pide la carta { $letter }
no-city-near = Ninguna ciudad al alcance
carriage-here = Carruaje de { $player }.
road-about = El carruaje avanza cuando produces.
carriage-steps =
    { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
tile-of-choice = una loseta a elegir entre { $count }
no-tile-without-letter = ninguna loseta sin la carta { $letter }
tile-about = Experiencia { $experience } mientras está a la vista, prestigio { $prestige } al final si se volteó.

# Aprendizaje

short-base = Base
short-specialisation = Especialidad
short-ability = Habilidad
short-method = Método
price-base = y una esencia de ese tipo
price-specialisation = y una flor de ese tipo
price-ability = y una ficha de originalidad
price-method = y dos flores iguales
costs-base = cuesta una esencia de ese tipo
costs-specialisation = cuesta una flor de ese tipo
costs-ability = cuesta una ficha de originalidad
costs-method = cuesta dos flores iguales
new-method = Nuevo: { $method }
about-base = Las recetas con esta base no te cuestan la esencia base.
about-specialisation = Cada uso de un método que da esta esencia da una más.
about-distillation = 1 punto: una flor, menos la rosa, da una esencia.
about-maceration = 2 puntos: dos flores distintas dan una esencia de cada una.
about-squeezing = 1 punto: una flor de bergamota o de azahar da 2 esencias.
about-enfleurage = 2 puntos: dos flores iguales, menos el azahar, dan 3 esencias.
about-extraction = 1 punto: dos flores iguales, menos la bergamota, dan 2 esencias.
lesson-gone = No queda ninguna.
left-over = Quedan: { $count }.

# Corte

lady-name = Dama { $lady }
lady-leader = { $player } tiene la mayoría.
influence-of = { $player }: { $count }
own-influence = Tu influencia en la dama { $lady }: { $count }
letter-name = Carta de recomendación de nivel { $letter }
letter-about = El noble la da a quien tiene la carta anterior.
favour-title = { $lady }: { $effect }
favour-free = Nadie tiene este favor.
favour-held = { $player } tiene este favor.
gifts-title = Regalos para la dama { $lady }
gifts-about = Cada regalo permite colocar una ficha de influencia; con el primero ves su bonificación.
gifts-so-far = regalos hechos: { $count }
bonus-title = Bonificación final de la dama { $lady }
bonus-hidden = Boca abajo. Quien le regala algo puede mirarla.
bonus-now = para ti ahora: { $points }
bonus-seen = La han visto: { $players }.

# Días

short-mon = L
short-tue = M
short-wed = X
short-thu = J
short-fri = V
short-sat = S
short-sun = D
day-of-week = { $weekday }, semana { $week }
day-sunday = Llegan flores, los perfumes vuelven a ser nuevos, el Rey y la Corte cambian de gusto.
day-final = El último domingo: la partida termina con el desfile final.
final-parade-short = desfile final
day-passes = pasa un día
cubes-left = Cubos que quedan: { $count }
tokens-left = Fichas de originalidad en la reserva: { $count }

# El tablero de cada cual

sundial-title = Reloj de sol
sundial-about = En cada posición: puntos de producción y pasos del carruaje al producir en casa.
sundial-at =
    { $points ->
        [one] Reloj de sol de { $player }: { $points } punto de acción
       *[other] Reloj de sol de { $player }: { $points } puntos de acción
    }
sundial-home = En casa: puntos de producción { $production }, pasos del carruaje { $steps }.
sundial-full = Con 5 puntos de acción aún no se puede producir.
slot-free = Espacio libre para un método
slot-about = Los métodos se aprenden en el aprendizaje.
own-flowers = Flores, { $flower }: { $count }
own-essences = Esencias, { $essence }: { $count }
own-tokens = Fichas de originalidad: { $count }
token-about = Permite jugar un turno extra o aprender una habilidad, agrada a la dama C; 1 punto al final.
flowers-lost = Lo que no se usa ni se guarda se pierde.
stored-flower = Guardada: { $flower } ({ $method })
stored-about = Solo este método puede usarla. Puedes descartarla.
experience-title = Experiencia { $count }
experience-about = Métodos, lecciones y losetas de ciudad a la vista. Las recetas la piden.
flipped-title = Losetas de ciudad volteadas: { $count }, prestigio { $prestige }
flipped-about = Su prestigio cuenta al final.
curriculum-empty = nada aprendido aún
parade-empty = ningún perfume aún
perfume-title = { $perfume }, { $state }
letter-own = Carta de recomendación: nivel { $letter }
letter-worth = Puntos de la Corte: { $points }.
influence-left = Fichas de influencia que quedan: { $count }
rival-about = puntos de acción { $points }, experiencia { $experience }, carta { $letter }, fichas { $tokens }
rival-goods = Flores: { $flowers }. Esencias: { $essences }

# Lo que una acción cuesta y da

tile-pays = la loseta paga
tile-pays-up-to =
    { $points ->
        [one] La loseta paga una acción de hasta { $points } punto de acción.
       *[other] La loseta paga una acción de hasta { $points } puntos de acción.
    }
create-first = crear allí un perfume
up-to-points =
    { $count ->
        [one] hasta { $count } punto
       *[other] hasta { $count } puntos
    }
gain-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
gain-tokens =
    { $count ->
        [one] { $count } ficha de originalidad
       *[other] { $count } fichas de originalidad
    }
pay-tokens =
    { $count ->
        [one] { $count } ficha de originalidad
       *[other] { $count } fichas de originalidad
    }
gain-letter = carta { $letter }
no-letter = ninguna carta para ti
letters-gone = no queda ninguna carta { $letter }
then-gifts = después, regalos
one-influence = 1 influencia
takes-lead = tienes la mayoría con la dama { $lady }: { $effect }
ties-lead = empate con la dama { $lady }
change-experience = experiencia { $change }
prestige-later =
    { $points ->
        [one] { $points } punto al final
       *[other] { $points } puntos al final
    }
production-points =
    { $count ->
        [one] { $count } punto de producción
       *[other] { $count } puntos de producción
    }
base-free = no hace falta esencia base
lost-flowers = perdidas: { $flowers }
lost-points =
    { $count ->
        [one] se pierde { $count } punto
       *[other] se pierden { $count } puntos
    }
will-be-lost = Se pierden si no se usan ni se guardan:

# El banco de trabajo

sunday-told = El domingo, paso a paso
court-to-most = La Corte va adonde hay más cubos: { $essence }.
court-to-fewest = La Corte va adonde hay menos cubos: { $essence }.
king-to-fewest = El Rey va adonde hay menos cubos: { $essence }.
the-end = El final, paso a paso
before-the-end = Antes del final:
points-left =
    { $count ->
        [one] { $count } punto de acción
       *[other] { $count } puntos de acción
    }
home-makes = Producir en casa: puntos { $production }, carruaje { $steps }
home-not-yet = Con 5 puntos de acción aún no se puede producir.
next-turn = Puntos de acción del próximo turno: { $points }
or-produce = o producción con { $production }, carruaje { $steps }
days-left = Días hasta el último domingo: { $count }
free-recipes =
    { $count ->
        [one] { $count } receta posible ahora
       *[other] { $count } recetas posibles ahora
    }
free-replace = Perfume nuevo: descarta antes uno
free-no-recipe = Ahora ningún perfume posible
free-tiles =
    { $count ->
        [one] { $count } loseta para voltear
       *[other] { $count } losetas para voltear
    }
free-no-tile = Ninguna loseta para voltear

# De dónde vienen los puntos

source-originality = Originalidad
source-court = Corte
source-king = Rey
source-perfection = Perfección
source-favours = Favores
source-cities = Ciudades
source-ladies = Damas
source-bonuses = Bonificaciones finales
source-tokens = Fichas de originalidad

# Lo que le falta a una elección

thing-essence = una segunda esencia
thing-reserve = una segunda esencia
thing-worker = el trabajador
thing-stall = el puesto
thing-flower = la flor
thing-learn = lo que aprendes
thing-method = el método
thing-influence = la ficha de influencia
thing-lady = la dama
thing-favour = el segundo favor

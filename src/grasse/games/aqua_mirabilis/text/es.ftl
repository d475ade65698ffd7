# Aqua Mirabilis, in Spanish.

game = Aqua Mirabilis
about = Recoge flores, destila esencias y conquista la corte de Versalles con tus perfumes.
goal =
    Sois perfumistas de Grasse, y gana quien tenga más puntos al final. Las flores se vuelven esencias, las esencias perfumes, y los perfumes presentados en Versalles dan puntos: por las combinaciones que aún son nuevas y por los gustos del Rey y de la Corte. El último domingo de la cuarta semana cada uno juega un último turno; después todos los perfumes cuentan otra vez, junto con las fichas de originalidad, las losetas de ciudad volteadas, las damas con las que tienes la mayoría y sus bonificaciones secretas.

# Essences, methods, cities

essence-bergamot = bergamota
essence-jasmine = jazmín
essence-lavender = lavanda
essence-narcissus = narciso
essence-orange = azahar
essence-rose = rosa
method-distillation = Destilación
method-maceration = Maceración
method-squeezing = Prensado
method-enfleurage = Enfleurage
method-extraction = Extracción
method-stored = { $method } (guardadas: { $flowers })
method-equal =
    { $cost ->
        [one] { $cost } punto
       *[other] { $cost } puntos
    }: { $inputs ->
        [one] { $inputs } flor
       *[other] { $inputs } flores iguales
    } ({ $flowers }) → { $outputs ->
        [one] { $outputs } esencia
       *[other] { $outputs } esencias
    }
method-different =
    { $cost ->
        [one] { $cost } punto
       *[other] { $cost } puntos
    }: 2 flores distintas → 1 esencia de cada una
all-but = salvo { $flowers }
ability-market = habilidad del mercado (una flor más)
ability-production = habilidad de producción (2 puntos más)
ability-carriage = habilidad del carruaje (un paso más)
city-paris = París
city-london = Londres
city-cologne = Colonia
city-florence = Florencia
day-mon = lunes
day-tue = martes
day-wed = miércoles
day-thu = jueves
day-fri = viernes
day-sat = sábado
day-sun = domingo
counted = { $thing } { $count }
in-a-row = { $first }; { $second }
nothing = nada
nobody = nadie
at-home = en casa

# Perfumes, recipes, tiles

perfume-one = { $base } con { $first }
perfume-two = { $base } con { $first } y { $second }
recipe-name =
    { $slots ->
        [one] { $essence } con { $slots } espacio, nivel { $level }
       *[other] { $essence } con { $slots } espacios, nivel { $level }
    }
tile-name = loseta de { $city } ({ $effect })
effect-flowers = flores: { $things }
effect-essences = esencias: { $things }
effect-recipe-1 = una receta con 1 espacio, esencia base { $essence }
effect-recipe-2 = una receta con 2 espacios
effect-choice =
    { $number ->
        [one] { $number } esencia a elegir
       *[other] { $number } esencias a elegir
    }
effect-originality =
    { $number ->
        [one] { $number } ficha de originalidad
       *[other] { $number } fichas de originalidad
    }
effect-production =
    { $number ->
        [one] { $number } punto de producción más
       *[other] { $number } puntos de producción más
    }
effect-action =
    { $number ->
        [one] una acción de hasta { $number } punto
       *[other] una acción de hasta { $number } puntos
    }
effect-second-perfume = un segundo perfume en Versalles
effect-half-points = la mitad de los puntos de un perfume más
effect-influence =
    { $number ->
        [one] { $number } ficha de influencia
       *[other] { $number } fichas de influencia
    }
base-tile = esencia base: { $essence }
specialisation-tile = especialización: { $flower }
favour-a = mueve la Corte
favour-b = 5 puntos del Rey
favour-c = dos perfumes
favour-d = 2 puntos por cubo
bonus-experience = experiencia de 5 o más: 5 puntos
bonus-all-cities = una loseta de cada ciudad: 5 puntos
bonus-london-tiles = tres losetas de Londres: 5 puntos
bonus-jasmine-perfumes = perfumes con base de jazmín: 1 = 2 puntos, 2 = 4, 3 = 6
bonus-three-bases = tres perfumes con bases distintas: 5 puntos
bonus-rose-perfumes = perfumes con base de rosa: 1 = 2 puntos, 2 = 5, 3 = 7
bonus-new-methods = métodos nuevos aprendidos: 1 = 2 puntos, 2 = 5, 3 = 7
bonus-influence = fichas de influencia en las damas: 1–3 = 2 puntos, 4–5 = 4, 6 o más = 6
bonus-originality = fichas de originalidad: 1–2 = 2 puntos, 3–5 = 4, 6 o más = 6
bonus-essence-types = esencias distintas: 2–3 = 2 puntos, 4–5 = 4, 6 = 6
bonus-letter = carta de recomendación: nivel 2 = 2 puntos, 3 = 4, 4 = 6
bonus-levels = niveles de todos los perfumes: 3–7 = 2 puntos, 8–11 = 5, 12 o más = 7
space-stall = puesto: { $flower }
space-base = esencia base
space-specialisation = especialización
space-ability = habilidad especial
space-method = método de producción
space-couple = pareja { $couple }
space-versailles = Versalles
gift-token = fichas de originalidad
gift-perfume = perfumes
scored-originality = originalidad
scored-court = Corte
scored-king = Rey
scored-perfection = perfección
scored-favours = favores
scored-tokens =
    { $tokens ->
        [one] { $tokens } ficha de originalidad
       *[other] { $tokens } fichas de originalidad
    }
place-grasse = Grasse
place-between = entre { $first } y { $second }, paso { $steps }
state-new = nuevo
state-presented = presentado
state-worth =
    { $points ->
        [one] nuevo, { $points } punto ahora
       *[other] nuevo, { $points } puntos ahora
    }

# What to do now

prompt-turn =
    { $points ->
        [one] Tu turno, { $points } punto de acción: ve a algún sitio o produce.
       *[other] Tu turno, { $points } puntos de acción: ve a algún sitio o produce.
    }{ cue }
prompt-close = Últimas acciones libres; después termina tu turno.{ cue }
prompt-extra-turn = ¿Descartas una ficha de originalidad por un turno extra?{ cue }
prompt-workers =
    { $left ->
        [one] Mueve un trabajador (queda { $left } movimiento) o recoge tus flores.
       *[other] Mueve trabajadores (quedan { $left } movimientos) o recoge tus flores.
    }
prompt-extra-flower = Tu habilidad del mercado: toma una flor de la reserva.
prompt-study-base = ¿Qué esencia base aprendes?
prompt-study-specialisation = ¿En qué flor te especializas?
prompt-study-ability = ¿Qué habilidad especial aprendes?
prompt-study-method = ¿Qué método aprendes y con qué flores lo pagas?
prompt-make-slot = Tus espacios de métodos están llenos: ¿cuál deja sitio a { $method }?
prompt-gifts = Haz regalos a la dama { $lady }. Regalos hechos hasta ahora: { $given }.
prompt-influence =
    { $left ->
        [one] Coloca { $left } ficha de influencia, o termina.
       *[other] Coloca hasta { $left } fichas de influencia, o termina.
    }
prompt-keep = Tienes la mayoría con más de dos damas: ¿qué dos favores conservas?
prompt-versailles = Presenta un perfume al Rey y a la Corte. Presentados hasta ahora: { $shown }.{ cue }
prompt-last-cube = Solo queda un cubo: ¿qué combinación lo recibe?
prompt-convert =
    { $points ->
        [one] Transforma flores: queda { $points } punto de producción.
       *[other] Transforma flores: quedan { $points } puntos de producción.
    }
prompt-store = Guarda las flores sobrantes en tus métodos; las demás se pierden.
prompt-carriage =
    { $steps ->
        [one] Mueve tu carruaje { $steps } paso.
       *[other] Mueve tu carruaje hasta { $steps } pasos.
    }
prompt-search = Elige una loseta de la pila, o ninguna.
prompt-stop = ¿Quedarse en la ciudad o volver a Grasse?
prompt-pick-essences =
    { $count ->
        [one] Toma { $count } esencia de la reserva.
       *[other] Toma { $count } esencias distintas de la reserva.
    }
prompt-make-room = Tu desfile está lleno: ¿qué perfume deja sitio?
prompt-choose-recipe = Elige una receta.
prompt-blend =
    { $slots ->
        [one] Receta: { $recipe }. Añade { $slots } esencia complementaria.
       *[other] Receta: { $recipe }. Añade { $slots } esencias complementarias.
    }
prompt-parade = El desfile final: crea perfumes con lo que tienes.
cue-extra = Este es tu turno extra.
cue-covered = La loseta paga los puntos de acción.
cue-last = Es tu último turno.
cue-sunday = El día siguiente es domingo.
cue-last-sunday = El día siguiente es el último domingo.
cue-perfume = Perfume { $number } de { $most }.

# Actions

do-visit-stall = Ir al puesto: { $flower } ({ $cost } PA){ outlook }
do-study = Aprendizaje: { $space } ({ $cost } PA){ outlook }
do-travel-to = Viajar a { $city } ({ $cost } PA) – { $tile }{ outlook }
do-visit-couple = Vida en la corte: { $space } ({ $cost } PA){ outlook }
do-enter-versailles = Ir a Versalles (1 PA){ outlook }
do-produce = Volver a casa y producir{ outlook }
do-end-turn = Terminar el turno{ outlook }
do-take-extra-turn = Jugar un turno extra a cambio de una ficha de originalidad{ outlook }
do-pass-on = Sin turno extra{ outlook }
do-take-recipe = Crear un perfume: { $recipe }{ outlook }
do-discard-perfume = Descartar el perfume { $perfume } para crear otro{ outlook }
do-add-essence = Añadir { $essence }{ outlook }
do-add-essences = Añadir { $first } y { $second }{ outlook }
do-flip-tile = Voltear la { $tile }{ outlook }
do-choose-essence = Tomar { $essence }{ outlook }
do-choose-essences = Tomar { $first } y { $second }{ outlook }
do-drop-flower = Descartar la flor guardada: { $flower } ({ $method }){ outlook }
do-move-worker = Mover un trabajador: { $stall } → { $to } (1 PA){ outlook }
do-collect = Recoger las flores{ outlook }
do-take-flower = Tomar una flor: { $flower }{ outlook }
do-learn-base = Aprender la esencia base: { $essence }{ outlook }
do-learn-specialisation = Especializarse: { $flower }{ outlook }
do-learn-ability = Aprender: { $ability }{ outlook }
do-learn-method = Aprender { $method } por dos flores ({ $flower }){ outlook }
do-drop-method = Abandonar { $method }{ outlook }
do-give-essence = Regalar una esencia: { $essence }{ outlook }
do-give-token = Regalar una ficha de originalidad{ outlook }
do-give-perfume = Regalar el perfume { $perfume }{ outlook }
do-give-nothing = No regalar nada{ outlook }
do-stop-giving = No más regalos: mirar su bonificación{ outlook }
do-place-influence = Colocar una ficha de influencia en la dama { $lady }{ outlook }
do-move-influence = Mover una ficha de influencia de la dama { $lady } a la dama { $to }{ outlook }
do-stop-influence = No más influencia{ outlook }
do-keep-favours = Conservar los favores de las damas { $first } y { $second }{ outlook }
do-present-perfume = Presentar { $perfume }{ outlook }
do-begin-with = La combinación con { $essence }{ outlook }
do-move-court = Mover la Corte una fila hacia abajo{ outlook }
do-leave-versailles = Salir de Versalles{ outlook }
do-use-method = Usar { $method }: { $flower }{ outlook }
do-macerate = Macerar { $flower } y { $other }{ outlook }
do-stop-converting = No transformar más{ outlook }
do-store-flower = Guardar { $flower } ({ $method }){ outlook }
do-stop-storing = No guardar más{ outlook }
do-drive =
    { $steps ->
        [one] Avanzar { $steps } paso hacia { $towards }
       *[other] Avanzar { $steps } pasos hacia { $towards }
    }{ outlook }
do-stay-put = No mover el carruaje
do-pick-tile = Tomar la { $tile }{ outlook }
do-leave-tiles = No tomar ninguna loseta
do-return-to-grasse = Volver a Grasse{ outlook }
do-stay-in-city = Quedarse aquí{ outlook }
do-end-parade = No crear más perfumes{ outlook }
do-drawn-first = Empieza { $player }
do-drawn-delivery = Una entrega: { $delivery }
do-drawn-essence = Sale: { $essence }
do-drawn-tile = Arriba queda la { $tile }
do-drawn-bonus = Sale una bonificación final
kind-visit-stall = Ir al mercado de flores
kind-study = Ir al aprendizaje
kind-travel-to = Viajar a una ciudad
kind-visit-couple = Visitar a una pareja de nobles
kind-take-recipe = Crear un perfume
kind-discard-perfume = Descartar un perfume para crear otro
kind-flip-tile = Voltear una loseta de ciudad
kind-drop-flower = Descartar una flor guardada
kind-move-worker = Mover un trabajador
kind-learn-method = Aprender un método
kind-use-method = Usar un método
kind-macerate = Macerar dos flores
kind-store-flower = Guardar una flor
kind-choose-essences = Tomar dos esencias
kind-move-influence = Mover una ficha de influencia
kind-present-perfume = Presentar un perfume
kind-drive = Avanzar con el carruaje
kind-give-essence = Regalar una esencia
kind-give-perfume = Regalar un perfume

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
brings-visit-stall = existencias { $stock }; tomas { $flowers }
brings-move-worker = entonces { $flowers }
brings-study-base = precio 1 esencia, después sin pagar la base: { $essences }
brings-study-specialisation = precio 1 flor, después +1 esencia por uso: { $flowers }
brings-study-ability = precio 1 ficha de originalidad (tienes { $tokens }); habilidades a elegir: { $count }
brings-study-method = precio 2 flores iguales; a elegir: { $methods }
brings-tile = experiencia +{ $experience }, prestigio { $prestige } al voltearla
brings-flip-tile = experiencia −{ $experience }, prestigio { $prestige } al final
brings-half =
    { $points ->
        [one] { $points } punto ahora
       *[other] { $points } puntos ahora
    }; { $more }
couple-letter = carta { $letter } para ti
couple-none = sin carta para ti
brings-visit-couple = { $letter }; la dama acepta { $gifts } (tienes { $count }); favor: { $favour }
brings-enter-versailles = perfumes nuevos: { $count }; puntos del mejor ahora: { $points }
brings-versailles-later = no tienes ningún perfume nuevo: crea uno allí
brings-produce = puntos de producción { $points }, pasos del carruaje { $steps }, reloj de sol en { $dial }
brings-tokens = fichas de originalidad que quedan: { $tokens }
brings-discard-perfume = { $state }, puntos ahora: { $points }; se devuelven receta y esencias
brings-perfume =
    { $points ->
        [one] { $points } punto ahora ({ $sources })
       *[other] { $points } puntos ahora ({ $sources })
    }
brings-points =
    { $points ->
        [one] { $points } punto: { $sources }
       *[other] { $points } puntos: { $sources }
    }
brings-move-court = de { $old } a { $new }
brings-leave-versailles = perfumes nuevos que quedan: { $count }
brings-end-parade = puntos de tus perfumes ({ $count }): { $points }
brings-held = tendrás { $things }
brings-drop-flower = vuelve a la reserva a cambio de nada
brings-take-recipe = { $base }, añade { $essences }
recipe-base = paga { $essence }
recipe-free = sin esencia base
brings-learn-base = precio 1 de esas esencias (después { $left }), después sus recetas no piden base; experiencia +{ $experience }
brings-learn-specialisation = precio 1 de esas flores (después { $left }), después +1 esencia en cada uso de un método; experiencia +{ $experience }
brings-learn-ability = precio 1 ficha de originalidad (después { $left }); experiencia +{ $experience }
brings-method = { $how }; experiencia +{ $experience }
brings-lose-method = { $how }; experiencia −{ $experience }
brings-and-lost = { $more }; flores guardadas que se pierden: { $flowers }
brings-gift = después { $left }; fichas de influencia por tus regalos: { $number }
brings-give-perfume = { $state }, puntos ahora: { $points }; fichas de influencia por tus regalos: { $number }
brings-give-nothing = ni mirar su bonificación ni influencia
brings-stop-giving =
    { $number ->
        [one] después colocas { $number } ficha de influencia
       *[other] después colocas hasta { $number } fichas de influencia
    }
brings-place-influence = allí: tú { $own }, mejor rival { $rival }; por colocar { $left }; favor: { $favour }
brings-move-influence = allí: tú { $own }, mejor rival { $rival }; atrás: { $left }; favor: { $favour }
brings-stop-influence = fichas sin colocar: { $left }
brings-use-method = { $flowers } → { $essences }, puntos { $cost } de { $points }
brings-stop-converting = puntos sin usar: { $points }; flores que quedan: { $flowers }
brings-store-flower = sitio { $count } de { $most }, solo para este método
ends-lost = se pierden: { $flowers }
ends-day = después es { $weekday }
ends-last-sunday = después es el último domingo
ends-dial = puntos de acción para tu próximo turno: { $points }
drive-ends = acaba en { $place }
drive-before =
    { $steps ->
        [one] acaba a { $steps } paso de { $stop }
       *[other] acaba a { $steps } pasos de { $stop }
    }
drive-empty = para en { $city }: no quedan losetas
drive-closed = para en { $city }: sin la carta { $letter } no hay loseta
drive-open = para en { $city }: una loseta a elegir de { $count }, arriba { $tile }
drive-back = después vuelve a Grasse
drive-next = pasos desde allí: { $stops }

# The journal

phase-setup = Preparación
phase-turn = Turnos
phase-sunday = Domingo
phase-parade = Desfile final
phase-scoring = Puntuación final
log-first-player = Empieza { $player }.
log-preferences = Preferencia del Rey: { $king }; de la Corte: { $court }.
log-turn = Es el turno de { $player }.
log-extra-turn = { $player } descarta una ficha de originalidad por un turno extra.
log-goes = { $player } mueve su perfumista: { $space } ({ $cost } PA).
log-moves-worker = { $player } mueve un trabajador: { $flower } → { $to_flower }.
log-collects = { $player } recoge flores: { $flowers }.
log-takes-flower = { $player } toma una flor de la reserva: { $flower }.
log-learns-base = { $player } aprende la esencia base: { $essence }.
log-learns-specialisation = { $player } adquiere la especialización: { $flower }.
log-learns-ability = { $player } aprende: { $ability }.
log-learns-method = { $player } aprende { $method }.
log-drops-method = { $player } abandona { $method }.
log-gains-tile = { $player } obtiene la { $tile }.
log-leaves-tiles = { $player } no toma ninguna loseta en { $city }.
log-tile-turned-up = Ahora arriba: la { $tile }.
log-letter = { $player } tiene ahora una carta de recomendación de nivel { $letter }.
log-gives-essence = { $player } regala a la dama { $lady } una esencia: { $essence }.
log-gives-token = { $player } regala a la dama { $lady } una ficha de originalidad.
log-gives-perfume = { $player } regala a la dama { $lady } el perfume { $perfume }.
log-looks = { $player } mira la bonificación de la dama { $lady }.
log-saw-bonus = Has visto la bonificación de la dama { $lady }: { $bonus }.
log-places-influence = { $player } coloca influencia en la dama { $lady }.
log-moves-influence = { $player } mueve influencia de la dama { $lady } a la dama { $to_lady }.
log-favour = { $player } tiene el favor de la dama { $lady }.
log-favour-returns = El favor de la dama { $lady } vuelve a ella.
log-produces =
    { $points ->
        [one] { $player } produce con { $points } punto.
       *[other] { $player } produce con { $points } puntos.
    } Pasos del carruaje: { $steps }.
log-converts = { $player } usa { $method }: { $essences }.
log-stores = { $player } guarda { $flower } ({ $method }).
log-drops = { $player } descarta la flor guardada: { $flower } ({ $method }).
log-throws-away = { $player } descarta flores: { $flowers }.
log-drives =
    { $steps ->
        [one] { $player } avanza { $steps } paso hacia { $towards }.
       *[other] { $player } avanza { $steps } pasos hacia { $towards }.
    }
log-arrives = { $player } se detiene en { $city }.
log-returns = { $player } vuelve a Grasse.
log-flips = { $player } voltea la { $tile }.
log-gains-essences = { $player } toma esencias: { $essences }.
log-creates = { $player } crea { $perfume }.
log-discards-perfume = { $player } descarta { $perfume }.
log-presents =
    { $points ->
        [one] { $player } presenta { $perfume } por { $points } punto:
       *[other] { $player } presenta { $perfume } por { $points } puntos:
    } originalidad { $originality }{ $court ->
        [0] {""}
       *[other] {", "}Corte { $court }
    }{ $king ->
        [0] {""}
       *[other] {", "}Rey { $king }
    }{ $perfection ->
        [0] {""}
       *[other] {", "}perfección { $perfection }
    }{ $favours ->
        [0] {""}
       *[other] {", "}favores { $favours }
    }. Fichas de originalidad: { $tokens }.
log-half-points =
    { $points ->
        [one] { $player } gana { $points } punto más con la loseta.
       *[other] { $player } gana { $points } puntos más con la loseta.
    }
log-moves-court = { $player } mueve la Corte: { $court }.
log-day = Semana { $week }: { $weekday }.
log-delivery = Llegan flores: { $delivery }.
log-perfumes-new = Todos los perfumes presentados vuelven a ser nuevos.
log-royal-cube = El cubo del domingo va a { $base } con { $other }.
log-royal-token = La ficha de originalidad que había allí va a la reserva.
log-no-royal-cube = Esta vez no hay cubo del domingo.
log-last-sunday = Es el último domingo. Se sigue jugando hasta que vuelva a tocarle a { $player }.
log-final-parade = El desfile final de perfumes.
log-bonus-revealed = La bonificación de la dama { $lady }: { $bonus }.
log-parade-points =
    { $points ->
        [one] Desfile final: { $perfume } da { $points } punto a { $player }:
       *[other] Desfile final: { $perfume } da { $points } puntos a { $player }:
    } originalidad { $originality }{ $court ->
        [0] {""}
       *[other] {", "}Corte { $court }
    }{ $king ->
        [0] {""}
       *[other] {", "}Rey { $king }
    }{ $perfection ->
        [0] {""}
       *[other] {", "}perfección { $perfection }
    }.
log-final-tokens = Fichas de originalidad de { $player }, puntos: { $points }.
log-final-cities = Losetas de ciudad volteadas de { $player } ({ $count }), puntos: { $points }.
log-final-ladies = Mayorías de influencia de { $player } ({ $count }), puntos: { $points }.
log-final-bonus = Bonificación final de { $player } ({ $bonus }), puntos: { $points }.
log-final-points =
    { $points ->
        [one] En total, { $player } gana { $points } punto al final.
       *[other] En total, { $player } gana { $points } puntos al final.
    }
log-game-ends = El Rey ha encontrado a su perfumista.

# Refusals

refused-already-presented = este perfume ya se presentó; vuelve a ser nuevo después del domingo.
refused-another-lady = estas fichas van a la dama { $lady }.
refused-base-missing = te falta la esencia base: { $essence }.
refused-cannot-complete = no puedes completar esta receta: { $recipe }.
refused-choose-an-action = la loseta se volteó para una acción: elige una.
refused-court-moved = la Corte ya se movió en esta acción.
refused-does-not-fit = { $method } no admite esa flor.
refused-end-of-road = el camino acaba ahí.
refused-enough-presented = en esta acción no se pueden presentar más perfumes.
refused-fill-every-slot =
    { $slots ->
        [one] esta receta pide { $slots } esencia complementaria.
       *[other] esta receta pide { $slots } esencias complementarias.
    }
refused-flowers-missing = te faltan las flores para { $method }.
refused-gift-given = ya has regalado algo.
refused-letter-missing = necesitas una carta de recomendación de nivel { $letter }.
refused-level-too-high = tu experiencia no basta: { $recipe }; hace falta { $level }.
refused-method-full = { $method } no guarda más flores.
refused-method-twice = ya aprendiste { $method }.
refused-must-convert = una producción debe transformar algo.
refused-must-take-tile = aquí hay que tomar una loseta.
refused-no-favour = no tienes el favor de la dama { $lady }.
refused-no-flower = no tienes flores con las que producir.
refused-no-gift-no-look = sin regalo no hay nada que mirar.
refused-no-influence-left = tus fichas de influencia están todas colocadas.
refused-no-influence-there = no tienes ficha de influencia que mover en la dama { $lady }.
refused-no-move-at-all = eso no es un movimiento.
refused-no-perfume-by-tile = con esta loseta no podrías completar un perfume.
refused-no-production-points = el reloj de sol no muestra puntos de producción.
refused-no-such-essence = no tienes esa esencia: { $essence }.
refused-no-such-flower = no tienes esa flor: { $flower }.
refused-no-such-method = no tienes { $method }.
refused-no-such-perfume = no tienes ese perfume.
refused-no-such-recipe = esa receta no existe.
refused-no-such-tile = no tienes esa loseta.
refused-no-token = no tienes fichas de originalidad.
refused-no-worker-there = no hay ningún trabajador en ese puesto: { $flower }.
refused-not-by-this-tile = esta loseta no da esa receta.
refused-not-in-perfume = el perfume no contiene { $essence }.
refused-not-stored = esa flor no está guardada ahí: { $flower }.
refused-not-the-moment = no es el momento para la { $tile }.
refused-nothing-to-convert = ninguno de tus métodos puede transformar las flores que tienes.
refused-nothing-to-create = después no podrías crear otro perfume.
refused-nothing-to-learn = ahí no hay nada que puedas pagar.
refused-nothing-to-present = no tienes ningún perfume nuevo ni puedes crearlo.
refused-one-step-at-least = el carruaje avanza al menos un paso.
refused-only-perfumes = en el desfile final solo se crean perfumes.
refused-only-places = esta loseta solo coloca fichas de tu reserva.
refused-parade-full = tu desfile está lleno: descarta antes un perfume.
refused-parade-not-full = un perfume solo se descarta si el desfile está lleno.
refused-perfume-twice = ya tienes ese perfume.
refused-present-first = antes debes presentar un perfume.
refused-recipe-gone = no queda esa receta: { $recipe }.
refused-reserve-empty = la reserva no tiene más.
refused-same-as-base = las esencias complementarias son distintas de la base.
refused-same-complement = las esencias complementarias son distintas entre sí.
refused-same-type-again = es el mismo tipo de acción que en tu turno anterior.
refused-space-occupied = ahí hay otro perfumista.
refused-stack-empty = no quedan losetas en esta ciudad.
refused-supply-first = una ficha solo se mueve cuando no quedan por colocar.
refused-take-the-first-space = hay libre otro espacio igual.
refused-tile-gone = no queda esa loseta.
refused-tile-not-in-stack = esa loseta no está en la pila.
refused-tile-twice = ya tienes esa loseta.
refused-too-few-points = tienes muy pocos puntos de acción: cuesta { $cost }.
refused-too-few-production-points = tienes muy pocos puntos de producción: cuesta { $cost }.
refused-too-many-steps =
    { $steps ->
        [one] el carruaje puede avanzar { $steps } paso.
       *[other] el carruaje puede avanzar { $steps } pasos.
    }
refused-two-different-essences = las esencias deben ser distintas.
refused-two-equal-flowers = hacen falta dos flores del mismo tipo: { $flower }.
refused-two-of-your-favours = elige dos damas con las que tengas la mayoría.
refused-worker-moved = este trabajador ya se movió.
refused-wrong-flowers = { $method } no funciona con esas flores.
refused-wrong-gift = la dama { $lady } no quiere eso.

# The table

table-day = Semana { $week }, { $weekday }
table-days = Días hasta el domingo: { $sunday }, hasta el último domingo: { $left }
table-reserve = En la reserva: cubos { $cubes }, fichas de originalidad { $tokens }
table-last-turns = Es el último domingo; la partida acaba antes del próximo turno de { $player }.
table-preferences = Rey (base): { $king }; Corte (complemento): { $court }
table-matrix = ↓ Rey, → Corte, o ficha de originalidad, número: cubos de { $sections }
table-combinations = Combinaciones
table-base = Base { $base }, fichas de originalidad: { $tokens }; cubos: { $cubes }
table-market = Mercado
table-stall =
    { $flower } { $count }, reserva { $reserve }{ $workers ->
        [0] {""}
        [one] , { $workers } trabajador
       *[other] , { $workers } trabajadores
    }
table-delivery = próximo domingo: { $delivery }
table-cities = Ciudades y carruajes
table-city =
    { $city }, { $cost } PA, { $letter ->
        [0] sin carta
       *[other] carta { $letter }
    }: { $tile }; debajo: { $left }
table-apprenticeship = Aprendizaje
table-bases = Esencias base: { $essences }
table-specialisations = Especializaciones: { $flowers }
table-abilities = Habilidades: { $abilities }
table-method = { $method }, { $how }; quedan: { $left }
table-recipes = Recetas
table-recipe = { $essence }: { $recipes }
recipe-supply =
    { $slots ->
        [one] { $slots } espacio, nivel { $level }, disponibles: { $left }
       *[other] { $slots } espacios, nivel { $level }, disponibles: { $left }
    }
table-ladies = Damas
table-lady = La dama { $lady } acepta { $gifts }; favor ({ $favour }): { $player }; influencia: { $influence }; bonificación: { $bonus }
table-player = { $player }: { $score }
table-you = { $player } (tú): { $score }
table-sundial = Reloj de sol: { $points } PA, producción { $production }, pasos { $steps }. Perfumista: { $space }
table-standing =
    Experiencia { $experience }, { $letter ->
        [0] sin carta
       *[other] carta { $letter }
    }, fichas de originalidad { $tokens }, influencia por colocar { $influence }, carruaje: { $place }
table-goods = Flores: { $flowers }. Esencias: { $essences }
table-own-methods = Métodos: { $methods }
table-curriculum = Currículum: { $tiles }
table-flipped = Losetas de ciudad volteadas: { $count }, prestigio { $prestige }
table-perfume = Perfume { $number }: { $perfume } – { $state }
glance-standing =
    Puntos { $score }, puntos de acción { $points }, fichas de originalidad { $tokens }, experiencia { $experience }, { $letter ->
        [0] sin carta
       *[other] carta { $letter }
    }
glance-last = Es el último domingo: un último turno y después el desfile final.
glance-yours = Tienes
glance-stalls = Existencias: { $flowers }
glance-workers = Trabajadores, puestos: { $flowers }
glance-reserve = Reserva: { $flowers }
glance-board = En el tablero
glance-rival = { $player } { $score }, { $space }
glance-carriages = Carruajes: { $places }
glance-carriage = { $player } { $place }
glance-method = { $method }, { $how }
glance-lady = { $lady } ({ $favour }): { $player }; influencia: { $influence }
result-sources =
    { $player }: { $score } = originalidad { $originality } + Corte { $court } + Rey { $king } + perfección { $perfection } + favores { $favours } + ciudades { $cities } + damas { $ladies } + bonificaciones { $bonuses } + fichas { $tokens }

# Help for each step

help-turn =
    Cada turno es una acción en el tablero, pagada con los puntos de acción (PA) de tu reloj de sol, o una producción en casa. No se puede hacer dos veces seguidas el mismo tipo de acción. Crear perfumes y voltear losetas de ciudad es libre en todo momento. Cuando se acaban los puntos, o tras una producción, el reloj de sol vuelve al inicio y pasa un día.
help-close = Aún puedes crear perfumes y voltear losetas de ciudad. Al final de una producción se pierden las flores que no estén guardadas.
help-extra-turn = Una ficha de originalidad permite jugar otro turno ahora mismo, nunca un tercero seguido. Al final de la partida cada ficha vale un punto.
help-workers = Tomas una flor de tu puesto y una del puesto de cada trabajador. Mover un trabajador cuesta 1 punto de acción; cada uno se mueve como mucho una vez.
help-extra-flower = Con la habilidad del mercado cada visita da una flor más, de cualquier tipo que tenga la reserva.
help-study-base = Pagas una esencia; desde ahora las recetas con esa base no te cuestan esencia base.
help-study-specialisation = Pagas una flor; desde ahora cada uso de un método que produce esa esencia da una más.
help-study-ability = Pagas una ficha de originalidad. Las habilidades: una flor más en el mercado, 2 puntos de producción más, un paso de carruaje más.
help-study-method = Pagas dos flores iguales. Con el Prensado, una flor de bergamota o de azahar da 2 esencias; con el Enfleurage, 2 flores iguales dan 3; con la Extracción, 2 iguales dan 2 por 1 punto; con la Maceración, 2 distintas dan 1 de cada una.
help-make-slot = Tienes sitio para tres métodos. El que abandonas se pierde para siempre, con las flores guardadas en él.
help-gifts = Las damas A y B quieren esencias, C fichas de originalidad, D perfumes. Con un regalo ves su bonificación secreta, y por cada regalo puedes colocar una ficha de influencia. Quien tiene la mayoría con una dama tiene su favor, y 5 puntos al final.
help-influence = Quien tiene más fichas con una dama tiene su favor. Cuando todas tus fichas están colocadas, un regalo puede mover una desde otra dama; una loseta de ciudad solo coloca.
help-keep = Puedes tener dos favores. Al final cada mayoría vale 5 puntos, con o sin el favor.
help-versailles = Por cada combinación de base y esencia complementaria tomas la ficha de originalidad, colocas un cubo y puntúas: un punto por cada sección vacía, los de la Corte según tu carta, 3 por el Rey, 1 más si coinciden ambos.
help-last-cube = Sin cubo una combinación no puntúa.
help-convert = Usa tus métodos al menos una vez, y mientras basten los puntos y las flores. Los puntos que sobran se pierden.
help-store = Un método guarda tantas flores como necesita, y solo las que podría usar juntas. Las flores guardadas sirven solo a ese método.
help-carriage = El carruaje avanza al menos un paso, en una sola dirección. Si se detiene en una ciudad y tienes la carta, puedes tomar cualquier loseta de la pila.
help-search = Puedes tomar la loseta que quieras; las demás se barajan. O no tomar ninguna, y la pila queda como está.
help-stop = Desde aquí podrás seguir la próxima vez, o empezar de nuevo en Grasse.
help-pick-essences = Las esencias vienen de la reserva y deben ser de tipos distintos.
help-make-room = La receta y las esencias del perfume descartado se pierden.
help-choose-recipe = Debes poder completarla enseguida.
help-blend = Las esencias complementarias son distintas de la base y entre sí, y ningún perfume puede estar dos veces en tu tablero.
help-parade = Todos tus perfumes puntúan una vez más en la matriz. Las losetas de ciudad ya no se pueden voltear.

# Options

option-must_convert = una producción debe transformar algo
option-hand_flower_needed = las flores guardadas solas no permiten producir
option-carriage_optional = el carruaje puede quedarse donde está
option-must_take_tile = el carruaje que se detiene en una ciudad con la carta debe tomar una loseta
option-methods_ever_learned = la bonificación de métodos cuenta todos los aprendidos alguna vez
option-idle_market_ability = la habilidad del mercado vale aunque no se tome ninguna flor
option-three_perfumes = el favor C y la loseta de Florencia permiten juntos tres perfumes
option-influence_tile_only_places = la loseta de influencia solo coloca fichas aún disponibles
option-limited_letters = solo hay dos cartas de recomendación de cada nivel
option-score_without_cubes = las combinaciones puntúan aunque se acaben los cubos
option-final_originality = originalidad en el desfile final: como si se colocara un cubo, o todas las secciones vacías
option-idle_flips = las losetas de ciudad pueden voltearse siempre, solo por su prestigio

# What is in the box

box-note = El reglamento muestra muchas losetas y valores solo en imágenes o con un ejemplo; las losetas iguales cuentan aquí una sola vez.
rows-essences = esencias
rows-recipes = recetas
rows-city_tiles = losetas de ciudad
rows-apprenticeship = losetas de aprendizaje
rows-methods = métodos de producción
rows-deliveries = entregas
rows-sundial = posiciones del reloj de sol
rows-spaces = casillas de acción
rows-cities = ciudades
rows-boards = preparaciones
rows-letters = cartas de recomendación
rows-ladies = damas
rows-bonuses = bonificaciones finales
rows-counts = otros números

# Reasons, and where the points came from

reason-points = puntos { $change }
reason-perfumes = perfumes nuevos { $change }
reason-favours = favores { $change }
reason-tokens = fichas de originalidad { $change }
reason-essences = esencias { $change }
reason-flowers = flores { $change }
reason-experience = experiencia { $change }
reason-leads = tendrías la mayor influencia sobre la dama { $lady }
earned-originality = originalidad
earned-court = Corte
earned-king = Rey
earned-perfection = perfección
earned-favours = favores
earned-cities = ciudades
earned-ladies = damas
earned-bonuses = bonificaciones
earned-tokens = fichas

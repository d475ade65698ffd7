# 

your-moves = Tus jugadas
no-moves = No es tu turno.
choose-more = Sigue: toca lo que lo acompaña.
cancel = Cancelar
waiting-for = Se espera a { $player }

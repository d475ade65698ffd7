# 

your-moves = Le tue mosse
no-moves = Non è il tuo turno.
choose-more = Continua: tocca ciò che lo accompagna.
cancel = Annulla
waiting-for = Si attende { $player }

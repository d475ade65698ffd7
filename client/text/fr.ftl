# 

your-moves = Vos coups
no-moves = Ce n’est pas à vous de jouer.
choose-more = Continuez : touchez ce qui va avec.
cancel = Annuler
waiting-for = On attend { $player }

# 

your-moves = Deine Züge
no-moves = Du bist nicht am Zug.
choose-more = Weiter: berühre, was dazugehört.
cancel = Abbrechen
waiting-for = Warten auf { $player }

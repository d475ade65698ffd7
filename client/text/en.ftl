# The browser table, in English.

# The table

your-moves = Your moves
no-moves = It is not your turn.
choose-more = Go on: touch what goes with it.
cancel = Cancel
waiting-for = Waiting for { $player }

# What the house says in every game.
no-such-action = There is no action number { $action }; actions go from 0 to { $count } (exclusive).
game-is-over = The game is over.
not-understood = “{ $words }” is no move here.

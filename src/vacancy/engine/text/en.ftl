# What the house says in every game.
no-such-action = There is no action number { $action }; actions go from 0 to { $count } (exclusive).
action-is-no-number = “{ $action }” is no action: actions are whole numbers.
wrong-position = This is no position of { $game }, but: { $given }.
no-such-seat = There is no seat “{ $seat }” at this table; seats go from 0 to { $last }, and a spectator is None.
game-is-over = The game is over.
not-understood = “{ $words }” is no move here.
bad-seats = { $game } is for { $few } to { $many } players, not { $seats }.
seats-are-no-number = The number of players is a whole number, not “{ $seats }”.
idle-option = “{ $name }” makes no difference unless “{ $option }” is “{ $value }”.
idle-seat-option = “{ $name }” makes no difference at a table of { $seats }; it is for { $least } players or more.
unknown-option = { $game } has no option “{ $name }”; it has: { $known }.
bad-value = “{ $name }” cannot be “{ $value }”; it can be: { $known }.

# Changed values
variant-none = { $game } has no values that can be changed.
variant-unknown = { $place }: there is no such value; there are: { $known }.
variant-fixed = { $place }: this value cannot be changed; these can: { $known }.
variant-names = { $place }: the values to change are named one by one, instead of “{ $value }”; these can be changed: { $known }.
variant-whole = { $place }: { $value } is no whole number from { $low } to { $high }.
variant-flag = { $place }: { $value } is neither true nor false.
variant-word = { $place }: “{ $value }” is not known; it can be: { $known }.
variant-list = { $place }: a list of { $least } to { $most } values is wanted, not { $value }.

# Transcripts
transcript-none = This is no transcript: it does not begin with “vacancy”.
transcript-format = This transcript has format { $format }; known is { $known }.
transcript-cut = The transcript is cut off: its last line, the seal, is missing.
transcript-changed = The transcript was changed: its seal does not fit its text.
transcript-line = Line { $line }: “{ $text }” means nothing in a transcript.
transcript-game = There is no game “{ $name }”.
transcript-rules = The match was played by rules version { $found } of { $title }; known here: { $known }.
transcript-variant = The match was played with changed values of { $title }; such a transcript is read on the command line only.
transcript-commitment = The secret does not fit the commitment: the dice were changed.
transcript-result = The result is { $scores }, not { $found }.
transcript-missing = The transcript has no line “{ $name }”.
transcript-head = The head of the transcript is wrong: { $why }
transcript-numbers = The head of the transcript is wrong: a number in it is none.
transcript-prelude = The transcript says that { $count } moves were given, and holds { $moves }.
transcript-seat = Line { $line }: it is not the decision of seat { $seat }.
transcript-move = Line { $line }: { $why }

# The page in English. Ids are shared with pl.ftl; the build compares them.

## The house

home = Back to the lobby
skip-link = Skip to the content
loading = One moment …
close = Close
cancel = Cancel
confirm = Confirm
save = Save
saved = Saved.
yes = Yes
no = No
copy = Copy
copied = Copied.
copy-by-hand = Your browser does not let us copy. Mark the address and copy it by hand.
settings = Settings
language = Language
language-en = English
language-pl = polski
page-new = New table
page-table = Table
page-replay = Replay
page-rules = Rules
page-settings = Settings
page-join = Invitation
page-nowhere = Nothing here
nowhere-title = There is nothing behind this door
nowhere-words = The address leads nowhere. It may be mistyped, or the table is long gone.
problem-unreachable = The server cannot be reached. Check the connection; we will go on trying.
problem-unexpected = Something went wrong on this page. Reloading it often helps.

## The lobby

lobby-title = Vacancy: four board games about hotels and queues
lobby-motto = Four board games about hotels and queues. There is a seat free.
lobby-doors = Games
lobby-credits = The games were designed and published by others; Vacancy is not affiliated with them. All pictures and words here are our own.
fact-players = { $few }–{ $many } players
fact-minutes = about { $minutes } minutes
fact-designer = design: { $designer }
play-now = Play now
play-starting = Setting the table …
play-now-hint = You and two bots, at once.
learn-by-playing = Learn by playing
new-table = New table
rules = Rules
list-continue = Continue
list-join = Join
list-join-empty = No open table at the moment. Open one, or play with bots.
list-watch = Watch
list-watch-empty = Nobody is playing in public right now.
continue = Continue
join = Join
watch = Watch
your-turn = your turn
status-waiting = waiting for players

## Names

name-title = What may we call you?
name-hint = A name is enough: no e-mail, no account.
name-label = Your name
name-guest = Guest { $room }
name-has-password = I have a password for this name
name-enter = Come in
password-label = Password
password-new = A password for this name
password-hint = With a password you can use this name on another device too.
password-there = This name has a password. You can change it here.
logout = Forget me on this device

## New table

new-title = New table: { $game }
new-seats = Seats
new-options = Options
new-pace = Pace
new-listed = List the table in the lobby, so that anybody can join or watch
new-more-options = More options
new-practice = Practice match with a chosen seed
new-seed = Seed (a number; empty means chance)
new-create = Open the table
seat-number = Seat { $number }
seat-add = Add a seat
seat-remove = Remove a seat
wish-me = Me
wish-bot = Bot: { $bot }
wish-link = A friend, by link
wish-open = Open to anybody
pace-free = Live, no clock
pace-clock = Live, with a clock
pace-seconds = Seconds for each move
pace-days = Days for each move
pace-days-each = Days for each move
option-random = at random
bot-random = Dice-roller
bot-greedy = Go-getter
bot-bellboy = Bellboy
bot-bellboy-style = A beginner: plays sensibly, misses much.
bot-porter = Porter
bot-porter-style = Casual: sees the good moves, not what follows from them.
bot-concierge = Concierge
bot-concierge-style = Strong: plans ahead and uses your mistakes.
bot-director = Director
bot-director-style = An expert: thinks long and forgives little.
bot-grand_director = Grand Director
bot-grand_director-style = The best there is: has learnt the game from millions of matches against itself.

## Joining

join-title = You are invited
sit-here = Sit down here
seat-free = free seat
seat-for-friend = kept for a friend
seat-you = you
seat-bot = bot
seat-away = away
seat-resigned = resigned
seat-turn = decides
seat-your-turn = your turn
seat-bot-here = Seat a bot here
seat-give = { $bot } sits here
invite-label = Link for your friend
waiting-title = The table is being laid
waiting-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-full = Everybody is here.
start = Begin
leave = Leave the table

## The table

table-title = Table: { $game }
replay-title = Replay: { $game }
board = Board
players = Players
prompt = What is to be done
prompt-yours = Your turn.
coach = Hint for beginners
coach-got-it = Got it
coach-on = Show hints
match-over = The match is over.
open-rule = Open rule { $rule }
moves = What you can do
confirm-move = Play this?
skip = Skip
speed = Speed of the beats
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = at once
toolbar = Table tools
hint = Hint
hint-thinking = Thinking …
hint-chance = (wins { $percent } % of the time)
hint-play = Play it
undo = Undo
undo-done = A move was taken back.
undo-refused = The move stays as it was played.
undo-waiting = A move back? Waiting for an answer from: { $names }.
undo-question = { $name } asks to take the last move back. Do you agree?
resign = Resign
resign-title = Give up this match?
resign-words = You will be placed behind everybody who plays on. This cannot be taken back.
watching = You are watching
watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
connection-lost = The connection is gone. We are trying to reach the table; nothing is lost.
score-of = { $points ->
    [one] 1 point, in detail
   *[other] { $points } points, in detail
}
clock-left = { $time } left for this move
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Log, chat, looking back

side = Log and chat
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-phrases = Quick phrases
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-mute-all = Mute the chat
chat-is-muted = The chat is muted.
review = Looking back
review-open = History
review-back = One move back
review-forward = One move on
review-play = Let it run
review-pause = Pause
review-move = Move
review-at = Move { $number } of { $count }
review-start = The start of the match.
review-leave = Back to now

## The end

end-you-win = You win!
end-wins = { $name } wins
end-shared = Shared victory: { $names }
end-broken-off = The match was broken off
end-place = { $place }.
end-rematch = Rematch
end-to-rematch = To the rematch
end-replay = Watch the replay
end-share = Share the replay
end-proof = Check that nobody cheated
end-proof-words = The first number was shown when the match began, before any card was dealt. The second is what all chance was drawn from: it gives the first, and every card and die.
commitment = Shown at the start
secret = Published at the end
transcript = Download the transcript

## Rules

rules-of = Rules: { $game }
rules-search = Search the rules
rules-none = No rule says that.

## Settings

settings-look = Look and language
settings-play = At the table
settings-name = Your name
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
motion = Motion
motion-auto = as the system
motion-full = full
motion-reduced = reduced
settings-confirm = Ask before every move of mine
settings-sound = Sounds
settings-shortcuts = Keyboard shortcuts
settings-coach = Hints in guided first matches

## Keys

keys-title = Keyboard
keys-tab = to everything that can be used
keys-arrows = among things that belong together
keys-enter = choose, open, play
keys-skip = skip what is being shown
keys-undo = undo
keys-undo-turn = undo all your moves since the last one of another player
keys-hint = hint, when you play with bots
keys-moves = to what you can do now
keys-rules = the rule at hand
keys-log = log
keys-chat = chat
keys-step = one move back, one move on
keys-escape = close; back to now
keys-help = this list
keys-off = Shortcuts of a single letter can be turned off in the settings.

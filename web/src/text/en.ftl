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
copied = The link is copied.
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
page-deal = The same deal
page-nowhere = Nothing here
nowhere-title = There is nothing behind this door
nowhere-words = The address leads nowhere. It may be mistyped, or the table is long gone.
problem-unreachable = The server cannot be reached. Check the connection; we will go on trying.
problem-unexpected = Something went wrong on this page. Reloading it often helps.

## The lobby

lobby-doors = Games
lobby-credits = The games were designed and published by others; Vacancy is not affiliated with them. All pictures and words here are our own.
documentation = Documentation
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
status-running = being played

## Names

name-title = What may we call you?
name-hint = A name is enough: no e-mail, no account.
name-label = Your name
name-guest = Guest { $room }
name-has-password = I have a password for this name
name-enter = Come in
password-label = Password
password-new = A password for this name
password-old = The password so far
password-hint = With a password you can use this name on another device too.
password-there = This name has a password. You can change it here; all other devices are forgotten then.
logout = Forget me on this device
devices = Where you are known
device-here = this device
device-seen = last seen { $day }
device-unknown = A device
device-forget = Forget
device-forget-named = Forget me there: { $device }
device-forgotten = You are forgotten there.

## New table

new-title = New table: { $game }
new-seats = Seats
new-options = Options
new-pace = Pace
new-listed = List the table in the lobby, so that anybody can join or watch
new-more-options = More options
new-practice = Practice match with a chosen deal
new-seed = Number of the deal (empty means chance)
practice-lesson = Practice: a match to learn from
practice-seed = Practice: deal no. { $seed }
practice-onward = { $luck ->
    [same] Practice: played on after move { $number }, the same luck
   *[other] Practice: played on after move { $number }, dealt anew
}
practice-deal = Practice: the deal of another match
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
bot-bellboy-style = A beginner: plays sensibly, misses much.
bot-porter-style = Casual: sees the good moves, not what follows from them.
bot-concierge-style = Strong: plans ahead and uses your mistakes.
bot-director-style = An expert: thinks long and forgives little.
bot-grand_director-style = The best there is: has learnt the game from millions of matches against itself.
bot-grand_director-short = Gr. Director

## Joining

join-title = You are invited
invited-by = { $name } invites you to a game
invited-seats = At the table
join-late = Every seat is taken by now, but you may look on.
join-by-link = The free seats are kept for friends who have the link. You may look on when it begins.
join-broken = This invitation leads nowhere
join-ask-again = Ask whoever sent it for another link, or open a table of your own.
pace-live-fact = played in one go
pace-days-fact = { $days ->
    [one] a day for each move
   *[other] { $days } days for each move
}
sit-here = Sit down here
seat-open = Open to people
seat-you = you
seat-bot = bot
seat-away = away
seat-resigned = resigned
seat-for-friend = kept for a friend
seat-kept-for = kept for { $name }
seat-show = Show what { $name } has
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
pane-lit = something can be done here
coach-end = That was a whole match. Below you see what everybody has come to and what brought the points; the turning point leads to the moment that counted most. Next time try it with two bots: they get in each other’s way too.
coach-next = Play now
match-over = The match is over.
open-rule = Open rule { $rule }
moves = What you can do
confirm-move = Play this?
skip = Skip
speed = How fast moves are shown
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = at once
toolbar = Table tools
more = More
since = What happened
since-title = Since your last move
since-watching = The last moves
since-nothing = Nothing has happened since.
since-again = Show it again
round-title = The round is over
round-go-on = Go on
hint = Hint
hint-only = The only move
hint-thinking = Thinking …
hint-chance = (wins { $percent }% of the time)
hint-play = Play it
hint-why = Why?
hint-not-now = A hint can be had on your turn, at a table with bots alone.
undo = Undo
undo-not-now = There is nothing to take back now.
undo-done = A move was taken back.
undo-refused = The move stays as it was played.
undo-waiting = A move back? Waiting for an answer from: { $names }.
undo-question = { $name } asks to take the last move back. Do you agree?
opening-question = The host asks to open the seat of { $name } to a person, who will see what it holds. Do you agree?
opening-waiting = Open the seat of { $name }? Waiting for an answer from: { $names }.
resign = Resign
resign-title = Give up this match?
resign-words = You will be placed behind everybody who plays on. This cannot be taken back.
resign-not-now = There is no match to give up now.
watching = You are watching
watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
connection-lost = The connection is gone. We are trying to reach the table; nothing is lost.
score-of = { $points ->
    [one] 1 point if the match ended now, in detail
   *[other] { $points } points if the match ended now, in detail
}
score-caption = points if it ended now
score-if-over = If the match ended now
colour-letter = { $colour ->
    [red] R
    [blue] B
    [green] G
    [orange] O
    [yellow] Y
    [purple] P
    [grey] S
    [white] W
    [black] K
   *[other] ?
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
log-more = { $count } more
log-less = { $count } fewer
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
review-copy = Copy a link to this moment
review-round = A new round
replay-result = The result
replay-watch = Watch it from the beginning
replay-highlights = Highlights in 20 seconds
replay-play = Play this game
replay-swing = { $name }: chances from { $before }% to { $after }%
replay-sight = Whose hand is seen
replay-sight-open = Whoever moves
replay-sight-closed = A watcher

## The end

end-you-win = You win!
end-wins = { $name } wins
end-shared = Shared victory: { $names }
end-broken-off = The match was broken off
end-place = { $place }.
end-rematch = Rematch
end-to-rematch = To the rematch
end-accept-rematch = Accept the rematch
rematch-invited = you are invited
rematch-proposed = { $name } proposes a rematch: { $game }
rematch-later = Hide for now
rematch-accept = Accept
rematch-decline = Decline
end-replay = Replay
end-board = Look at the board
end-share = Share
story-sources = Where the points came from
story-points = Points by round
story-round = Round
story-turning = The turning point
story-turning-judged = { $length ->
    [1] With move { $number }
   *[other] In one turn, moves { $since } to { $number }
}, the chances of { $name } { $way ->
    [down] fell
   *[up] rose
} from { $before }% to { $after }%.
story-turning-points = { $length ->
    [1] With move { $number }
   *[other] From move { $since } to { $number }
}, { $name } won most in one round.
story-decided = Decided early
story-decided-words = { $number ->
    [0] From the start
   *[other] From move { $number } on
} { $name } had the best chances, and no turn changed that.
story-see = See it
story-tie-shared = { $names }: { $points } points each. They share the place.
story-tie-broken = { $names }: { $points } points each. Then { $what } decides: { $told }.
end-proof = Check that nobody cheated
proof-words = The first number was shown before the match began: it promises the secret. Then every player’s browser gave a random number. All chance follows from the secret and these numbers, so nobody chose it; the secret is published at the end.
commitment = Shown at the start
secret = Published at the end
nonce-yours = The number that your browser gave
nonce-of = The number of { $name }
nonce-none = none given
proof-seed = The seed was chosen, so somebody may know all that is drawn: this is practice.
proof-origin = The cards are those of another match, so somebody may know them: this is practice. Without a change of luck the number is the same as there.
secret-anew = Published at the end: the secret of chance after move { $number }
proof-differs = This is not what your browser saw and gave before the match began. Keep the transcript and ask the host of the house.
transcript = Download the transcript

## Playing on, and the same deal again

onward = Play on from a position
onward-here = Play on from here
onward-section = What if? Play on from any position, or see who makes more of the same cards.
onward-title = Play on from a position
onward-words = Hidden cards lie as they lay in the match. They have been public since it ended, so you may have seen them: this is practice, for you and bots, and never rated.
onward-at = After move { $number } of { $count }
onward-mover = { $name } decides here.
onward-seat = Your seat
onward-seat-of = { $seat }. { $name }
onward-bots = The other seats
onward-bots-same = The bots that sat there; directors for people
onward-luck = What is drawn from there on
luck-anew = Dealt anew
luck-same = The same luck
luck-anew-words = What is drawn or rolled after this move is not the same as in the match.
luck-same-words = What was drawn in the match is drawn again. Whoever saw it knows it.
onward-begin = Play
deal = The same deal
deal-title = Play the same deal again
deal-words = The same cards and the same luck, against the same bots; directors sit where people sat. Results are compared when it is over. Whoever has seen the match knows the deal: this is practice, and never rated.
deal-who = Who plays it
deal-friend = A friend
deal-friend-words = Send the link. It shows neither the match nor its result, and your friend plays the same seat.
deal-me = Me
deal-me-words = You may know the cards. Beside your result it is said whether you have met the deal before.
deal-bots = Bots alone
deal-bots-words = You look on.
deal-seat = The seat to play
deal-level = At the seats of people
deal-link = Link to this deal
deal-watch = Let them play
deal-compared = The same deal, side by side
deal-by-bots = Bots alone
deal-first = the first match
deal-here = this match
deal-knew = knew the deal
deal-column-seat = Seat
deal-column-place = Place
deal-column-points = Points
deal-column-more = Compared with the first match
deal-column-sources = Where the points came from
deal-yours = You play seat { $seat } of { $count }.
deal-invited = Somebody has played this match and would like to see what you make of it: the same seat, the same cards and the same luck, against bots.
deal-invited-fair = Do not look at the match first. When yours is over, those who played this deal see your name and your result, and you see theirs. It is practice, and never rated.

## Rules

rules-of = Rules: { $game }
rules-search = Search the rules
rules-none = No rule says that.
rules-parts = How to play and rules
rules-numbered = Rules by number
howto = How to play
howto-print = Print
aid = Player aid
aid-turn = A turn
aid-score = Points
aid-end = The end

## Settings

settings-look = Look and language
settings-play = At the table
settings-name = Your name
settings-profile = Your matches and friends
theme = Theme
theme-auto = as the system
theme-light = light
theme-dark = dark
motion = Animations
motion-auto = as the system
motion-full = full
motion-reduced = reduced
settings-confirm = Ask before every move of mine
settings-round-pause = Pause at the end of a round and tell what everybody got (not at the speed “at once”)
settings-sound = Sounds
settings-shortcuts = Keyboard shortcuts
settings-coach = Hints while you learn by playing

## Keys

keys-title = Keyboard
keys-tab = to everything that can be used
keys-arrows = among things that belong together
keys-enter = choose, open, play
keys-skip = skip what is being shown
keys-undo = undo
keys-undo-turn = undo all your moves that can be taken back
keys-hint = hint, when you play with bots
keys-moves = to what you can do now
keys-rules = the rule at hand
keys-aid = player aid: a turn and the points on one card
keys-since = what happened since your last move
keys-since-again = show it again
keys-seat = what a player has; 0: nobody in particular
keys-enlarge = enlarge the piece that is told of
keys-log = log
keys-chat = chat
keys-step = one move back, one move on
keys-escape = close; back to now
keys-help = this list
keys-off = Shortcuts of a single letter can be turned off in the settings.

## Keeping house

people = People
people-title = People at this table
people-none = Nobody else sits here.
block = Block
block-named = Block: { $name }
block-done = { $name } is blocked: you see nothing more that they say, and they sit down at none of your tables.
blocks = People you have blocked
unblock = Hear again
unblock-named = Hear again: { $name }
mute = Silence
mute-named = Silence at this table: { $name }
unmute = Let speak
unmute-named = Let speak: { $name }
kick = Put out
kick-named = Put out: { $name }
kick-title = Put { $name } out of the table?
kick-words-waiting = The seat is free for others then. Whoever is put out cannot come back to this table.
kick-words-bot = A bot plays the seat on. Whoever is put out cannot come back to this table.
kick-words-open = A bot plays the seat on until the others agree that somebody else takes it. Whoever is put out cannot come back to this table.
report = Report
report-named = Report: { $name }
report-line = Report this line of { $name }
report-title = Report { $name }
report-words = The hosts of the house will see your name, what you write, and the lines that you choose.
report-lines = Lines concerned
report-send = Send the report
report-done = The hosts of the house have been told.
order-reason = Why?
order-reason-if-any = Why? (if you like)
order-how-long = For how long?
order-for-good = for good
order-days = { $count ->
    [one] for a day
   *[other] for { $count } days
}
absence = Players who are away
absence-minutes = After how many minutes may the others claim a seat?
absence-days = After how many days may the others claim a seat?
absence-usual = as usual
absence-kicked = The seat of somebody whom the host puts out of the match
absence-kicked-bot = goes to a bot
absence-kicked-open = is opened, if the others agree
absent-question = { $name } has kept everybody waiting for too long.
absent-bot = A bot plays on
absent-end = End the match
absent-wait = Keep waiting
absent-you = The others have waited for you for so long that they may give your seat to a bot.
back-words = You were away, and a bot plays for you.
back-take = Take my seat back
back-question = { $name } is back and asks for the seat that a bot has been keeping. Do you agree? Without an answer it is theirs in a moment.
back-waiting = { $name } asks for the seat back: a moment, in case somebody objects.
page-host = Keeping house
host-title = Keeping house
host-words = For hosts of the house. Whatever you do here is written into the log below, with your name and your reason.
host-closed = This page is for the hosts of the house. If you run this server, enter the host token that it printed at its first start.
host-token = Host token
host-enter = Enter
host-reports = Reports
host-reports-none = Nothing has been reported.
host-reported-by = reported by { $name }
host-report-close = Seen to
host-report-close-title = What came of the report about { $name }?
host-report-closed = seen to
host-to-table = To the table
host-people = People
host-people-none = Nobody of that name.
host-find = Name
host-find-go = Find
host-is-host = host of the house
host-is-banned = banned
host-is-muted = silenced
host-is-guest = without a password
host-ban = Ban
host-ban-named = Ban: { $name }
host-unban = Let in again
host-unban-named = Let in again: { $name }
host-mute = Silence
host-mute-named = Silence everywhere: { $name }
host-unmute = Let speak
host-unmute-named = Let speak: { $name }
host-host-make = Make a host
host-host-make-named = Make a host of the house: { $name }
host-host-unmake = No host any more
host-host-unmake-named = No host any more: { $name }
host-with-address = Also ban the addresses from which they come
host-spared = Not banned, because you or this machine have the same address: { $addresses }
host-tables = Tables
host-tables-none = No table is open.
host-waits-for = { $name } to move
host-since = since { $when }
host-sanctions = Bans and silence
host-sanctions-none = Nobody is banned or silenced.
host-until = until { $when }
host-lift = Lift
host-lift-named = Lift: { $name }
host-address = Address, such as 192.0.2.7
host-ban-address = Ban the address
host-ban-address-named = Ban the address { $address }
host-ban-address-words = Nobody from this address is served any more: everybody in that household or office.
host-deeds = What hosts did
host-deeds-words = Nobody can change or delete anything here.
host-deeds-none = Nothing yet.
host-deeds-more = Older ones
deed-ban = banned
deed-unban = let in again
deed-ban-address = address banned
deed-unban-address = address let in again
deed-mute = silenced
deed-unmute = let speak again
deed-kick = put out of a table
deed-table-mute = silenced at a table
deed-table-unmute = let speak at a table
deed-host-made = made a host
deed-host-unmade = a host no more
deed-host-token = entered with the host token
deed-report-closed = saw to a report

## Ratings and profiles

page-ratings = Ratings
page-player = Player
ratings = Ratings
ratings-all = All ratings
ratings-about = One list for each game and number of seats. 400 points more are odds of 10 to 1. The truth lies within the margin 19 times out of 20; while the margin is wide a rating is provisional and has no place. Bots were measured against each other, and theirs no longer change.
ratings-game = Game
ratings-seats = Seats
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-matches = Matches
ratings-nobody = Nobody has played a rated match here yet.
ratings-no-bots = No bot has been measured at this size of table, so none sits at rated ones here.
rating-about = { $value }, give or take { $margin }
rating-provisional = provisional
rating-fixed = (bot)
rating-changes = Ratings after this match
rating-chart = { $label }: the rating over { $count } matches, from { $first } to { $last }
rated-mark = Rated
rated-about = Counts for ratings: no hints, no take-backs, the usual options. Who resigns, leaves or lets the clock play comes last.
rated-unmeasured = Not measured at { $seats } seats, so not rated: { $bots }. Choose another bot, or people.
new-rated = Rated
profile-own = My profile
profile-since = Here since { $day }
profile-matches = { $count ->
        [one] one match
       *[other] { $count } matches
    }
profile-pool = { $game }, { $seats } seats
profile-unrated = No rated match yet.
profile-results = Results
profile-won = won { $wins } of { $count }
profile-no-matches = No finished match yet.
profile-streaks = Wins in a row: { $now } now, { $best } at best.
profile-bots = Bots beaten
profile-opponents = Head to head
profile-head-to-head = { $wins } times ahead, { $losses } times behind, in { $count ->
        [one] one match
       *[other] { $count } matches
    }
profile-nobody = No match with other people yet.
play-with = Play with { $name }
play-again = Play again
play-again-with = Play again with { $name }
match-list = Matches
match-any-game = All games
match-which = Which
match-all = All
match-rated = Rated
match-won = Won
match-lost = Lost
match-opponent = Against
match-place = { $place }. of { $seats }
match-left = { $place }. of { $seats }, left
match-private = private
match-none = No such match.
match-newer = Newer
match-older = Older
files-title = Matches as files
files-transcripts = All as transcripts (ZIP)
files-bgstats = All for BG Stats (JSON)
import-files = Bring matches along: transcripts from here or elsewhere, one by one or as a ZIP
import-choose = Choose files
import-about = Every transcript is checked from its start to its result. Only you see what you brought along, and it is never rated.
import-list = Brought along
import-mark = imported
import-done = { $count ->
        [one] One match was
       *[other] { $count } matches were
    } taken over.
import-refused = { $file } was not taken over.
import-no-zip = { $file } cannot be unpacked.
import-forget-named = Forget { $game }

## Notices

called-here = Your turn
called-at = Your turn: { $game }
notices = Notices
notices-about = When it is your turn and you do not look at the table, you can be called. A notice tells what happened, as somebody sees it who only looks on.
notices-here = In this browser
notices-here-on = Call me in this browser
notices-here-off = Stop
notices-here-is-on = You are called in this browser, also when no page is open.
notices-there = You are called in: { $device }
notices-denied = This browser does not let the page show notices. You can allow it in its settings for this page.
notices-insecure = Browsers show notices only of pages with https.
notices-unsupported = This browser cannot show notices. On an iPhone or iPad, put the page on the home screen first.
notices-no-service = The browser could not reach its push service. Try again later.
notices-webhook = By webhook
notices-webhook-hint = A message to an address of yours: a chat such as Discord, Slack or Mattermost, or a program.
notices-webhook-label = Address of the webhook, https://…
notices-webhook-on = Messages go there.
notices-secret = How messages are signed
notices-mail = By mail
notices-mail-hint = Several turns are told in one letter, and each has a link that ends them.
notices-mail-label = Mail address
notices-mail-on = Letters go to { $address }.
notices-mail-waits = A letter is on its way to { $address }. Follow the link in it, and it begins.
notices-stop = Stop
notices-stop-named = Stop calling me there: { $device }
notices-trouble = It did not arrive last time: { $why }. It is tried again.
notices-paused = It did not arrive many times, so nothing more is sent: { $why }. Save it again to begin anew.
trouble-silent = there was no answer
trouble-unreachable = nothing could be reached there
trouble-private = the name leads to a private address
trouble-bad = the address is none
trouble-refused = that address is refused
trouble-mail-server = the server for mail did not take it
trouble-no-mail = this house writes no mail any more
trouble-status = the answer was { $code }
notices-what = What for
occasion-turn = It is my turn
occasion-clock = My days are running out
occasion-started = A match has begun
occasion-over = A match is over
occasion-invited = A seat is kept for me
occasion-replaced = A bot plays for me, since I was away
notices-tables = Tables
notices-tables-all = all
notices-tables-days = by days only
notices-games = Games
notices-language = Language of notices
notices-test = Send me a test
notices-test-sent = { $count ->
        [0] There is nowhere to send a test yet.
        [one] A test is on its way.
       *[other] { $count } tests are on their way.
    }
page-mail = Mail from Vacancy
mail-asked = Somebody, we hope you, wants Vacancy to write to { $address } when it is their turn.
mail-confirm = Yes, write to me
mail-refuse = No, do not
mail-confirmed = Vacancy writes to { $address } when it is your turn.
mail-end = Write no more
mail-ended = Nothing more is written to this address.

## Friends

friends = Friends
friends-none = Nobody yet. Put somebody on your list from their profile, or from People at a table.
friend-askers = Who has put you on their list
friend-asks = has put you on their list
friend-one-sided = has not put you on theirs
friend-here = here now
friend-add = Add
friend-add-named = Add: { $name }
friend-add-long = Add to friends
friend-added = { $name } is on your list of friends.
friend-end = Take off
friend-end-named = Take off: { $name }
friend-end-long = Take off friends
friend-play = Play
friend-watch-named = Watch: { $name }
host-here = { $count ->
        [0] Nobody is here.
        [one] One person is here.
       *[other] { $count } people are here.
    }

## The review of a match that is over

analysis = Review
analysis-close = Close the review
analysis-progress = How much of it is worked out
analysis-waiting = { $count ->
    [0] It is the next to be worked out.
    [one] One other review comes first.
   *[other] { $count } other reviews come first.
}
analysis-working = { $percent }% worked out; it grows finer meanwhile.
analysis-off = No matches are reviewed on this server.
analysis-failed = This match could not be reviewed.
analysis-again = Try again
analysis-none = Nobody has asked for a review of this match yet. It takes about a minute; the first sketch comes at once.
analysis-ask = Review this match
analysis-sketch = Marks, luck and play come in a moment.
analysis-rough = This review is rough: how sure its judge may be in this game has not been shown.
analysis-old = Matches are judged better by now than when this review was made.
analysis-anew = Review it anew
analysis-deepen = Look more closely
analysis-deepen-about = Ten times the work, so it takes some minutes. You may leave meanwhile.
analysis-tab-story = Story
analysis-tab-moves = Moves
analysis-tab-learn = Learn
analysis-graph = Who was winning
analysis-graph-at = Move { $move } of { $count }: { $told }
analysis-graph-led = { $name } was ahead for most of the match: at { $percent }% of its moments.
analysis-graph-table = The graph in numbers
analysis-sight = What is known in the graph
analysis-sight-all = All cards known
analysis-sight-of = As { $name } could know it
analysis-mark = Mark
analysis-mark-dubious = dubious move
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-turnings = What turned it
analysis-turning = { $name }: from { $before }% to { $after }%
analysis-turning-decision = Move { $move }, a decision
analysis-turning-chance = Move { $move }, chance
analysis-accuracy = Accuracy
analysis-like-you = You played like { $level }.
analysis-like = Played like { $level }.
analysis-as-random = somebody who plays anything
analysis-as-bellboy = a bellboy
analysis-as-porter = a porter
analysis-as-concierge = a concierge
analysis-as-director = a director
analysis-as-grand_director = a grand director
analysis-accounts = Luck and play
analysis-accounts-about = Everybody begins with an even chance. Each line adds to it or takes away from it, in hundredths, until the result is reached.
analysis-part-even = Even chance
analysis-part-deal = Deal
analysis-part-deal-about = what the start was worth
analysis-part-draws = Draws
analysis-part-draws-about = what dice and cards brought later
analysis-part-hidden = Guesses
analysis-part-hidden-about = how guesses at hidden cards turned out
analysis-part-own = Own play
analysis-part-own-about = decisions of one’s own, against usual ones
analysis-part-others = The others
analysis-part-others-about = what their decisions did
analysis-part-remainder = Not explained
analysis-part-remainder-about = what the review cannot account for
analysis-part-sum = Result
analysis-luck-error = Luck may be off by
analysis-move-start = Go to a move to see what else could have been done there.
analysis-move-only = This move was the only one there was, or it has not been judged yet.
analysis-marked = Marked moves
analysis-whose = Whose moves
analysis-whose-all = Everybody's
analysis-none-marked = No move was bad enough for a mark.
analysis-told-best = The best move.
analysis-told-good = A good move.
analysis-told-dubious = A dubious move: it cost { $loss }% of the chance to win.
analysis-told-mistake = A mistake: it cost { $loss }% of the chance to win.
analysis-told-blunder = A blunder: it cost { $loss }% of the chance to win.
analysis-doubt-unsure = Perhaps it cost { $loss }% of the chance to win, but that is not sure.
analysis-doubt-search = No mistake: a longer look finds it about as good as the best.
analysis-doubt-close = A close call: what was best hung on cards that nobody could see.
analysis-told-shares = It wins { $played }% of the time, the best { $best }%.
analysis-choices-about = { $count ->
    [one] There was one move. The numbers tell how often each wins, by what could be known there.
   *[other] There were { $count } moves; the likely ones were tried. The numbers tell how often each wins, by what could be known there.
}
analysis-played = (played)
analysis-show = Show me
analysis-show-move = Show me: { $move }
analysis-learn = Learn from your mistakes
analysis-learn-about = Each marked move is put again on the board. Find a better one; the review says how good it is.
analysis-learn-own = { $count ->
    [0] You made no marked moves
    [one] My one marked move
   *[other] My { $count } marked moves
}
analysis-learn-of = { $name }: { $count }
analysis-learn-number = { $number } of { $count }
analysis-learn-question = { $own ->
    [1] Your move
   *[0] Move
} { $move }: “{ $played }” cost { $loss }% of the chance to win. What would you play now?
analysis-learn-stop = Stop
analysis-learn-again = Once more
analysis-judging = The review is thinking about it…
analysis-answer-best = “{ $move }” is what the review would play: it wins { $share }% of the time.
analysis-answer-good = “{ $move }” is nearly as good as the best: { $share }% against { $best }%.
analysis-answer-worse = “{ $move }” costs { $loss }%: it wins { $share }% of the time, the best { $best }%.
analysis-answer-same = That is what { $own ->
    [1] you played
   *[0] was played
}: it costs { $loss }% of the chance to win.
analysis-answer = The best move: “{ $move }”, which wins { $best }% of the time.
analysis-retry = Try again
analysis-solve = Show the answer
analysis-next = Next
analysis-end = To the tally
analysis-tally = The tally
analysis-tally-told = { $right } of { $count } right at the first attempt.
analysis-strip-line = This was not played: a move and what would likely have followed.
analysis-strip-ask = { $own ->
    [1] Your move
   *[0] Move
} { $move } cost { $loss }% of the chance to win. What would you play here?
analysis-strip-good = Well found.
analysis-strip-worse = That costs { $loss }% of the chance to win.
analysis-strip-again = Again
analysis-strip-match = Back to the match
analysis-strip-question = Back to the question
analysis-strip-open = To the review
# Puzzles
puzzles = Puzzles
page-puzzles = Puzzles
page-puzzle = Puzzle
puzzles-about = Positions from matches in which one way to go on is much the best, and hard to see.
puzzle-title = A puzzle: { $game }
puzzle-today = Puzzle of the day
puzzle-solve = Solve it
puzzle-streak = { $days ->
        [0] Solve it today and begin a streak.
        [one] { $isDone ->
            [true] Solved! Come back tomorrow.
           *[other] Solved yesterday: go on today.
        }
       *[other] { $isDone ->
            [true] Solved: { $days } days in a row.
           *[other] { $days } days in a row: go on today.
        }
    }
puzzle-asks = { $form ->
        [turn] { $goal ->
            [win] Play to the end of the match and win!
           *[points] Play to the end of the match for the most points.
        }
       *[move] { $goal ->
            [win] Which move gives you the best chance to win?
           *[points] Which move brings you the most points?
        }
    }
puzzle-shared = A shared win is all that can be had.
puzzle-wanted = Points to reach: { $points }
puzzle-wanted-tie = (and { $tie }: { $what })
puzzle-hardest = hard (no bot finds it)
puzzle-found-by = { $rank ->
    [concierge] easier
   *[other] middling
} (bots from { $level } on find it)
puzzle-theme-long = long
puzzle-seats = { $count ->
        [one] one player
       *[other] { $count } players
    }
puzzle-is-chance = best chance
puzzle-kind = { $kind ->
    [turn] Last turn
    [move] Last move
   *[hard] Hard move
} { $goal ->
    [win] to win
   *[points] for points
}
puzzle-kind-about = { $kind ->
    [turn] Last turn: play it to the end, worked out exactly
    [move] Last move: worked out exactly
   *[hard] Hard move: judged by long searches
}
puzzle-kinds = Kind
puzzle-rank = { $rank ->
    [concierge] easier
    [director] middling
   *[other] hard
}
puzzle-you = you
puzzle-scores = Points now: { $scores }
puzzle-of-game = { $solved } of { $count } solved
puzzle-more = Show all { $count }
puzzle-level = Difficulty
puzzle-theme = About
puzzle-any = all
puzzle-new = only those I have not solved
puzzle-done = solved
puzzle-count = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    }
puzzle-told = The puzzle
puzzle-solved = Right!
puzzle-failed = No, there is something better.
puzzle-value = { $form ->
        [win] Chance to win, reckoned as in a match of two, against somebody of your strength: { NUMBER($value, maximumFractionDigits: 0) }%
       *[points] Your points: { NUMBER($value, maximumFractionDigits: 1) }
    }
puzzle-back = Take back
puzzle-back-short = Undo
puzzle-again = Start again
puzzle-again-short = Again
puzzle-show = Show the solution
puzzle-show-short = Solution
puzzle-next = Next puzzle
puzzle-next-short = Next
puzzle-all = All puzzles
puzzle-all-short = All
puzzle-report = Report a mistake
puzzle-report-short = Report
puzzle-report-title = What is wrong with this puzzle?
puzzle-report-words = The hosts of this house will read it.
puzzle-solution = The solution
puzzle-step = Next move
puzzle-step-back = Previous move
puzzle-answers = { $goal ->
        [win] Chance to win, against one opponent of your strength
       *[points] Points in the end, on average
    }
puzzle-reasons = The best one against the second
puzzle-basis = { $basis ->
        [exact] All that could still happen was searched.
       *[judged] Two evaluations and a long search agree.
    }
puzzle-chance = It is the best answer in { $percent }% of what may be hidden.

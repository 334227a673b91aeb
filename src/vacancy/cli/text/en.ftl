# The terminal in English. Ids are shared with pl.ftl; a test compares them.

## Help of the command line

about-vacancy = Four board games about hotels and queues: play, replay, simulate.
about-games = List the games: players, minutes, options.
about-rules = Print the numbered rules of a game, a chapter, or one rule.
about-play = Play against bots in this terminal.
about-simulate = Let bots play many games and sum them up.
about-arena = Let bots play each other until it is clear which is stronger.
about-balance = Let bots play many games and write a report on how fair and varied they are.
about-values = Print the values of a game that a variant may change.
about-dataset = Let bots play many games and write down every decision, for learning.
about-bench = Measure how fast games and bots are.
about-train = Train a net for a game by letting it play itself, and report how good it is.
about-replay = Print a match in sentences, and its table.
about-verify = Check a match: seal, commitment, moves, chance and result.
about-compile = Compile ahead of time what tables of all games need.
about-serve = Open the house: tables in the browser, for you and others.
about-backup = Copy the server's tables while it runs.
about-ratings = Make all ratings and results anew from the matches' logs.
about-restore = Put a backup in the place of the server's tables, while it is stopped.
about-host-token = Make another host token; the old one is void at once.
help-host = Where to listen; 0.0.0.0 lets other machines in.
help-port = The port; if it is taken, the next free one.
help-db = Where tables are kept: a file, or postgresql://...; otherwise in your data folder.
help-bot-pace = How long bots wait before they move.
help-allow-host = A name that this server goes by; may be given several times.
help-tellers = How many further processes tell viewers of moves; one helps with hundreds of tables.
help-reviewers = How many further processes review matches that are over, one match at a time each; with 0 none is reviewed.
help-site = The address by which people reach this server, for links in mails and webhooks: https://play.example.
help-smtp = The server that takes mail: smtp://user:password@machine:587, or smtps://...; better given as VACANCY_SMTP.
help-mail-from = From whom mails come: "Vacancy <play@example.org>".
help-notice-after = How long somebody's turn lasts before they are called who do not look.
help-local-notices = Let webhooks and push services lie on this machine and in its own network.
help-connections = How many connections may be open at once, if the limit of open files allows it.
help-journal = A file in which to write down logins, refusals and what hosts do, a line of JSON each; nothing is written down otherwise.
help-per-minute = How many changes an address may ask for in a minute.
help-open = Open the page in the browser.
help-backup-file = The file to copy to.
help-recompute = Read every match that is over again, and write what follows from it.
ratings-what = Say --recompute to make all ratings anew from the logs.
help-restore-file = The backup, a file that `vacancy backup` made.
help-force = Replace the tables that are there; they are kept under another name.
server-refused = { $why }
help-game = The game, as in `vacancy games`.
help-number = A rule or a chapter: OB-6.4, 6.4 or 6.
help-file = A match as `play` saves it, or a transcript.
help-terminal = Play here, in the terminal (always so for now).
help-seats = How many players.
help-seat = Your seat, from 0.
help-seat-view = Whose eyes to see with, from 0.
help-seed = A chosen seed, for practice: the same cards every time.
help-bots = One bot for all other seats, or one for each with commas between them. There are: { $bots }.
help-bots-all = One bot for all seats, or one for each with commas between them. There are: { $bots }.
help-bots-arena = Two bots or more with commas between them, each against each. There are: { $bots }.
help-blocks = How many blocks a pairing plays at most; a block is one deal, played from every seat.
help-least = How many blocks a pairing plays even if it is clear earlier which bot is stronger.
help-keep = Keep what has been played in this file, and go on with what is in it.
help-sizes = How many players: a number, several with commas between them, or all.
help-compare = Two variants to play beside each other: files, “printed”, or an option of the game as NAME=VALUE; without GAME, two kept files or folders.
help-keep-folder = Keep what has been played in this folder, and go on with what is in it.
help-stop-after = Stop after so many minutes and report on what has been played.
help-probe = Look closely at one in so many decisions, at none with 0.
help-report = Write the report to this file, .html; otherwise balance-GAME.html here.
help-option = An option of the game; may be given several times.
help-variant = Play a variant: a file (.toml or .json) with changed values, as `vacancy values` prints them.
help-save-file = Save the match in this new file.
help-resume = Go on with the match saved in this file.
help-from = Play on from a position of the match in this file: a new match with its hidden cards.
help-move = After which of its moves; as far as it went, unless told.
help-luck = With --from: chance dealt anew from there on (anew, unless told), or as it was (same).
help-to = Stop after this many moves.
help-lang = The language; otherwise as the system is set.
help-version = Print the version.
help-number-of-games = How many games.
help-jobs = How many processes at once; with --ray, how many cores of the cluster, otherwise all.
help-ray = Have a Ray cluster play: its address (host:port), or “local” for one on this machine.
help-dataset-out = The folder for the data set; if it holds a part of it already, go on with that.
help-sight = What is written of a position: features, or the bare record.
help-dataset-luck = Also tell of luck: so many samples of each draw, 2 or more; 0 for not at all.
help-dataset-luck-every = Look for luck in one match of so many only.
help-out = Write every game to this file, .parquet or .csv.
help-minutes = How long to train; 0 only reports on what is there.
help-train-out = The folder for net, log, checkpoint and report; otherwise train-GAME here.
help-train-from = A folder or a net to go on from; otherwise what the folder for results holds.
help-device = cuda or cpu; otherwise a GPU where there is one.
help-set = A setting of the training, such as tables=4096; may be given several times.
help-train-report = Whether to write a report: against every bot, how sure it may be, what can be taken from it.
help-json = Print the figures as JSON.
help-seconds = About how long to measure each figure.

## Refusals

usage = { $why }. `vacancy --help` tells more.
unknown-game = There is no game “{ $name }”; there are: { $known }.
bad-seat = There is no seat { $seat } at this table; seats go from 0 to { $last }.
bad-bots = With { $seats } players { $wanted ->
    [one] 1 bot is
   *[other] { $wanted } bots are
} wanted, or one name for all of them, not { $given }.
unknown-bot = There is no bot “{ $name }”; there are: { $known }.
option-form = “{ $option }” is no option; write it as name=value.
no-such-rule = { $game } has no rule { $number }; they go from { $first } to { $last }.
no-such-move = There is no move { $move }; the match has { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
resume-alone = Seats, seed and options of a saved match are in its file; leave them out with --resume.
play-what = Say which game to play, or with --from FILE which match to play on from.
move-of-what = --move and --luck are for playing on from a match: name its file with --from.
from-alone = Seats, seed and options of a match are in its file; leave them out with --from.
nothing-to-play = In { $file } the match is over after move { $move }: say with --move after which one to play on.
resume-other-game = { $file } is a match of { $game }; name that game.
bad-suffix-read = { $file } cannot be read: its name should end in one of these: { $known }.
variant-broken = { $file } cannot be read: { $why }.
variant-key = { $file }: “{ $key }” means nothing in a variant; it has { $known }.
variant-other-game = { $file } is a variant of “{ $game }”.
variant-empty = { $file } is no variant: it has a title and a table “changes” with the values that are changed.
values-how = What a variant of { $game } may change, as it is: keep the lines that you change.
file-missing = There is no { $file }.
file-is-folder = { $file } is a folder, not a file.
file-forbidden = No permission for { $file }.
file-trouble = { $file }: { $why }.
file-exists = { $file } exists already; choose a new name, or go on with it by --resume.
file-no-text = { $file } is no match: it is not even text.
file-format = { $file } was saved in format { $format }; known is { $known }.
file-players = { $file } does not tell who sits at the table.
file-differs = { $file } differs from the match in it, from line { $line } of the transcript on.
broken-file = { $file }: { $why }
seed-does-not-fit = { $file }: the secret does not come from the seed { $seed } that it names.
input-ended = The input ended; the match is saved. Go on with: { $command }
input-ended-unsaved = The input ended, and there was no place to save the match.
interrupted = Interrupted; the match is saved. Go on with: { $command }
interrupted-unsaved = Interrupted, and there was no place to save the match.
stopped = Interrupted.
dataset-other = { $folder } holds something else, or a data set of another game, other rules, options, seed or bots; choose a new folder.
dataset-stopped = Interrupted; the files in { $folder } that are whole are kept, and the same command goes on.
unknown-sight = There is no sight “{ $name }”; there are: { $known }.
bad-games = There must be at least one game, not { $games }.
bad-luck = Luck takes at least { $least } samples, or 0 for none of it, not { $samples }.
bad-luck-every = Luck is looked for in one match of 1 or more, not of { $every }.
bad-jobs = There must be at least one process, not { $jobs }.
bad-blocks = There must be at least one block, not { $blocks }.
bad-probe = One in { $probe } decisions cannot be looked at; it is a number from 0 on.
bad-sizes = “{ $seats }” are no sizes of tables; write them as 2,3,4 or all.
balance-what = Name a game, or two kept files or folders with --compare.
compare-or-variant = Give --variant FILE, or two sides with --compare, not both.
compare-nothing = { $first } and { $second } hold no matches of the same game at tables of the same size.
two-bots = An arena needs at least two different bots.
bad-suffix = { $file } cannot be written: its name should end in one of these: { $known }.
journal-broken = { $file } is no file of matches that were kept.
journal-other = { $file } holds matches of another game or table, or with other rules, options, seed or bots; choose a new file.
work-process-lost = A process was lost, perhaps for want of memory; what had been done is kept if --keep was given.
work-ray-missing = Ray is not installed; it comes with: pip install "vacancy[ray]".
work-ray-address = “{ $address }” is no address; write it as host:port, ray://host:port or local.
work-ray-silent = No Ray answers at { $address }: { $why }.
work-ray-stranger = Something answers at { $address }, but it is no Ray.
work-ray-refused = The Ray at { $address } cannot be joined: { $why }
work-ray-lost = The cluster was lost: { $why }
work-ray-other-sources = The machine { $machine } of the cluster has another Vacancy, whose matches might be others; install the same one on all of them.
stopped-kept = Interrupted; { $blocks ->
    [one] 1 block is
   *[other] { $blocks } blocks are
} kept in { $file }, and the same command goes on from there.
bad-seconds = A measurement takes more than 0 seconds.
bad-minutes = A training takes 0 minutes or more.
bad-setting = “{ $name }” cannot be set to “{ $value }”. There are: { $known }.
no-torch = Training takes PyTorch: install Vacancy with its extra `train`.
train-refused = The training cannot begin with that: { $why }.
train-stopped = Interrupted; what was learnt is in { $folder }, and the same command goes on from there.
cannot-write = { $why }.

## At the table

you = you
seat-name = Player { $seat }
greeting = You are { $you }. With you play { $others }.
greeting-seed = A practice match with the chosen seed { $seed }.
greeting-onward = Practice: the first { $count ->
    [one] move is
   *[other] { $count } moves are
} another match’s, hidden cards lie as they lay there, and chance is { $luck ->
    [same] as it was
   *[other] dealt anew
}. Whoever has seen that match may know them.
greeting-commitment = The cards are fixed by a secret whose hash begins with { $commitment }.
greeting-help = Choose by number or type a move; “help” lists the commands.
greeting-resumed = { $moves ->
    [one] 1 move has been made.
   *[other] { $moves } moves have been made.
}
no-place = The match cannot be saved by itself: your own folder cannot be written. “save FILE” saves it.
thinking = { $who } is thinking …
your-choice = Your choice:
menu-enter = Enter: this one.
menu-back = 0: back.
winners = { $count ->
    [one] { $you ->
        [True] You have won!
       *[other] { $who } has won.
    }
   *[other] { $who } have won together.
}
moves-undone = { $count ->
    [one] 1 move was taken back.
   *[other] { $count } moves were taken back.
}
match-written = The match is in { $file }; check it with: { $command }
left = The match is saved. Go on with: { $command }
left-unsaved = There was no place to save the match.
saved = Saved in { $file }.
save-where = Say where: save FILE.
nothing-to-undo = There is nothing to take back.
undone = Taken back, and noted: { $count ->
    [one] once
   *[other] { $count } times
} in this match.
why-what = Say which move, in notation: why MOVE.
why-legal = “{ $move }” is legal.
log-empty = Nothing has happened yet.
rules-how = “rules 5.1” shows one rule, “rules 5” a chapter.
head-player = Player
head-place = Place
head-points = Points

## Commands at the table: the names of each, then what it does

command-undo = undo u
command-why = why
command-hint = hint
command-rules = rules r
command-log = log l
command-score = score s
command-table = table t
command-save = save
command-quit = quit q
command-help = help h ?
help-moves = Type a number of the menu, two numbers for menu and submenu, or a move such as “{ $example }”; a few letters of its words will do.
help-undo = back to your last decision; it is noted
help-why = why a move is not possible: why MOVE
help-rules = the rules, a chapter, or one: rules 5.1
help-log = what has happened so far
help-hint = what a strong bot would do in this turn, and why
help-score = the points and where they come from
help-table = the table again
help-save = save now, or in another file: save FILE
help-quit = leave; the match is saved
help-help = this help

## Lists and reports

game-facts = { $few } to { $many } players, { $minutes } minutes
verified = { $game }, { $seats } players, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}: the transcript is whole. Seal, commitment and every move are right, all chance follows from the secret, { $over ->
    [True] and the result is { $scores }.
   *[other] and the match is not finished.
}
verified-seed = It is a practice match with the chosen seed { $seed }.
verified-prelude = It is a practice match: the first { $count ->
    [one] move was
   *[other] { $count } moves were
} given, with the cards of another match, and chance { $luck ->
    [same] went on as it did there.
   *[other] was dealt anew later on.
}
verified-nonces-some = Chance follows from the secret and from { $count ->
    [one] a random number that seat { $seats } gave after the secret was promised.
   *[other] random numbers that seats { $seats } gave after the secret was promised.
}
verified-nonces-none = No player’s client gave a random number, so chance follows from the server’s secret alone.

## Many games and compiling

cache-forbidden = Compiled rules cannot be kept: { $folder } cannot be written.
compile-failed = The rules of { $game } did not compile.
compiled-already = Compiled already: { $games }.
compiling = Compiling the rules, once …
bar-compile = { $game }, { $part ->
    [play] table
    [bots] bots
    [hints] hints
    [review] reviews
    [simulate] many games
    [greedy] greedy bot
    [batch] many tables at once
    [rivals] many tables, with rivals
   *[all] everything
}
bar-table = { $seats } players, { $variant }
printed = as printed
bar-games = Games
rate-second = { $count }/s
rate-minute = { $count }/min
measuring = Measuring …
games-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s, seed { $seed }. A shared win counts in parts.
dataset-written = { $matches ->
    [one] 1 game
   *[other] { $matches } games
} with { $rows ->
    [one] 1 decision
   *[other] { $rows } decisions
} are in { $folder }; its README.md tells how to read them.
games-written = Every game is in { $file }.
report-written = { $games ->
    [one] 1 game
   *[other] { $games } games
} watched; the report is in { $file }.
train-goes-on = The training goes on from { $place }.
train-report = The report is in { $file }.
head-bot = Bot
head-seat = Seat
head-turn = Turn order
head-wins = Wins
head-interval = 95 % interval
head-fair = Fair
head-mean = Mean score
head-figure = Figure
head-ours = Ours
head-unit = Unit
head-peer = Peer
head-ratio = Ratio
head-pairing = Pairing
head-blocks = Blocks
head-first = 1st alone
head-second = 2nd alone
head-lead = Lead
head-stronger = Stronger
head-rating = Rating
undecided = undecided
arena-figures = A block is { $games } games with the same cards. Alone: how often a bot wins that sits among bots of the other kind ({ $fair } would be even). Lead: the first bot’s share less the second’s. The interval holds at any time, so one may stop when it no longer contains 0.
arena-ladder = Ratings are Elo’s: 400 points are odds of 10 to 1. { $bot } is at 0. The intervals are approximate.

## Reviews

about-review = Look at a finished match again: who was winning, luck and play, better moves.
help-deep = Take ten times as long, and be surer.
help-review-files = A saved match or a transcript; several of them, or folders, are reviewed one after the other.
help-review-html = Write the review to this file, .html, as well.
help-review-json = Print the review as JSON instead.
review-not-over = { $file }: this match is not over, and nothing is told of a match that still runs.
review-one-page = --html writes the page of one match; leave it out, or name one match without --jobs, --ray and --keep.
review-empty = There is no match in { $folder }: files with { $known } are read.
bar-review = Reviewing
review-written = The review is in { $file }.
review-title = Review: { $game }
review-rough = This review is rough: how sure its judge may be in this game has not been shown.
review-graph = Who was winning
review-table = The graph in numbers
review-accounts = Luck and play
review-figures = Hundredths of a win. Result is what a seat got beyond an even share; luck is deal, draws and guesses; play is what decisions were worth against the usual ones; the rest is what the judge cannot account for.
review-turnings = What turned it
review-marked = Moves that cost something
review-like = like a { $level }
level-name = { $level ->
    [grand_director] grand director
   *[other] { $level }
}
review-turning = Move { $move }, { $kind ->
    [chance] by chance
   *[decision] decided by { $by }
}: { $player } from { $before } % to { $after } %
review-mark = { $move }. { $player }: { $said } { $sign } lost { $loss } { $loss ->
    [one] point
   *[other] points
}; better: { $best }
head-file = File
head-review-move = Move
head-review-accuracy = Accuracy
head-review-result = Result
head-review-luck = Luck
head-review-own = Own play
head-review-others = Others
head-review-remainder = Rest

# Puzzles
about-puzzles = Positions with one answer that is much the best: look for them, list them, try one.
about-puzzles-mine = Let bots of mixed levels play, and look for puzzles in their matches.
about-puzzles-list = List the puzzles that come with the games.
about-puzzles-try = Try a puzzle at the terminal.
help-puzzles-out = Write the puzzles to this file (.jsonl).
help-puzzles-matches = How many matches are looked through, with those that were kept.
help-puzzles-judged = Let evaluators look at all decisions in one of so many matches: that takes long.
bad-judged = One in { $judged } matches is no part of them.
help-puzzle = A puzzle, as the list names it.
puzzles-written = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    } from { $matches ->
        [one] one match
       *[other] { $matches } matches
    }: { $file }
puzzles-broken = These puzzles cannot be read: { $why }
no-such-puzzle = There is no puzzle { $id }: vacancy puzzles list
head-puzzle = Puzzle
head-game = Game
head-seats = Players
head-puzzle-asked = Asked
head-puzzle-level = Found by
puzzle-asks = { $form ->
        [turn] { $goal ->
            [win] Play to the end: win!
           *[points] Play to the end: take the most points you can.
        }
       *[move] { $goal ->
            [win] One move: which one gives the best chance to win?
           *[points] One move: which one brings the most points?
        }
    }
puzzle-hardest = no bot
puzzle-solved = Right!
puzzle-failed = No, there is something better.
puzzle-solution = The solution, and how it could go on: { $line }
puzzle-not-understood = That is none of the moves.

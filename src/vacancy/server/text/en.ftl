# What the server says to people. English.
error-not-your-turn = It is not your turn.
error-hint-soon = Hints of this game are just being made ready, once. Ask again in half a minute.
error-hint-people = There are no hints where people play against each other.
error-rated-seed = A rated match cannot have a chosen seed.
error-rated-options = Rated matches are played with the usual options.
error-rated-bots-alone = At a rated table at least one person must sit.
error-rated-bot = The bot “{ $bot }” has not been measured at tables for { $seats } yet, so it has no rating and cannot sit at a rated one.
error-rated-began = A rated match is played by those who began it; nobody takes their place.
error-rated-kick = While a rated match runs, only a host of the house puts somebody out.
error-rated-hint = There are no hints at rated tables.
error-rated-undo = At rated tables a move stays as it was made.
error-no-such-player = There is nobody called “{ $whom }” here.
error-import-broken = This transcript cannot be taken over: { $why }
error-import-differs = This transcript says something that its match does not give, so it is not taken over.
error-import-known = You have brought this match along already.
error-import-full = You have brought { $limit } matches along; forget some first.
error-too-many-files = That was a lot of files from your address. Try again in { $seconds } s.
error-stale = The table has moved on: { $count ->
        [one] one move has
       *[other] { $count } moves have
    } been played, and this answers the position after { $number }.
error-not-started = The match has not begun yet.
error-already-started = The match has already begun.
error-not-over = The match is not over yet.
error-review-running = A review comes when the match is over: before that it would tell what nobody may know.
error-review-nothing = There is nothing to review: this match was broken off.
error-review-deep = A deeper review is for those who played the match, and for the host of the house.
error-review-late = The review is busy at the moment. Please try again in a while.
error-reviews-off = No matches are reviewed on this server.
error-reviews-full = Very many reviews are being worked out. Please ask again later.
error-illegal-there = That move was not possible there.
error-rematch-open = The rematch has a table already.
error-not-at-table = You do not sit at this table.
error-already-seated = You already sit at this table.
error-seat-taken = Somebody sits there already.
error-seat-resigned = Whoever sat there has resigned; only a bot can play on.
error-sat-elsewhere = You have seen the secrets of another seat in this match, so you cannot sit here.
error-same-browser = Somebody sits at this table in this browser already, under another name. One browser, one seat.
error-seat-kept = This seat is kept for { $whom }, who is invited to the rematch.
error-opening-pending = The others are being asked already whether to open a seat.
error-opening-refused = The others have just said no to opening a seat. Ask again in a minute.
error-no-opening-asked = Nobody asks you to open a seat.
error-bad-nonce = A number for the start is 32 digits from 0 to 9 and a to f.
error-nonce-given = You have given a number for this start already.
error-nonce-with-seed = The seed of this practice match was chosen; nothing can be added to it.
error-no-such-seat = There is no such seat at this table.
error-table-full = Every seat at this table is taken.
error-seats-open = Some seats are still free.
error-needs-invite = This seat is kept for a friend with an invitation.
error-wrong-invite = This invitation is not valid at this table.
error-host-only = Only the host of the table can do that.
error-nothing-to-undo = There is no move to take back.
error-undo-others-decided = Another seat has decided since, so your move cannot be taken back.
error-undo-revealed = That move has shown something new, so it cannot be taken back.
error-undo-pending = Somebody is already asking to take a move back.
error-no-undo-asked = Nobody asks you to take a move back.
error-chat-empty = There is nothing to say in that.
error-chat-long = A line can have at most { $limit } characters.
error-chat-fast = Not so fast: wait a few seconds before the next line.
error-chat-full = Enough has been said at this table.
error-arranged-fast = Not so fast: wait a few seconds before you lay things out again.
error-arranged-full = Things have been laid out often enough at this table; they stay as they are.
error-unknown-phrase = There is no such phrase.
error-bad-pace = A clock has 5 to 3600 seconds a move, or 1 to 30 days.
error-bad-seat-count = This game is for { $few } to { $many } players, not { $count }.
error-unknown-option = This game has no option “{ $option }”.
error-bad-option = The option “{ $option }” cannot be “{ $value }”.
error-unknown-bot = There is no bot “{ $bot }”.
error-two-seats = You can sit on one chair only.
error-seed-chosen = The seed of this match was chosen, so somebody may know every draw: it is for one person and bots.
error-known-deal = This table has the cards of another match, so somebody may know every draw: it is for one person and bots.
error-nothing-to-play = At that position the match is over: there is nothing left to play.
error-seed-with-people = Only a practice match against bots can have a chosen seed.
error-other-rules = This match is played by a version of the rules of { $title } that is not known here.
error-unknown-game = There is no game “{ $game }” here.
error-unknown-table = There is no table “{ $table }” here.
error-no-such-move = There is no move number { $move } in this match.
error-bad-request = The request is not understood: { $where }.
error-not-found = There is nothing at this address.
error-wrong-method = This address does not answer to that method.
error-too-big = That is too much at once; at most { $limit } bytes are taken.
error-too-many = Too many requests; wait a moment.
error-too-many-gets = That was asked for too often from your address. Try again in { $seconds } s.
error-too-many-tables = Too many tables were opened from your address. Try again in { $seconds } s.
error-too-many-bot-tables = Too many tables for bots alone were opened from your address. Try again in { $seconds } s.
error-too-many-names = Too many people said their names for the first time from your address. Try again in { $seconds } s.
error-too-many-listed = { $count } tables from your address wait for people in the lobby already. Let one of them begin or leave it, or open a table by invitation.
error-came-too-often = You have sat down at this table as often as anybody may.
error-too-many-hints = Too many hints were asked for from your address. Try again in { $seconds } s.
error-too-many-reviews = Too many positions were looked up from your address. Try again in { $seconds } s.
error-too-many-analyses = Too many reviews were asked for by you or from your address. Try again in { $seconds } s.
error-too-many-judgements = Too many moves were put to the review from your address. Try again in { $seconds } s.
error-too-many-watchers = As many people as there is room for look on from your address already.
error-too-many-sockets = Too many connections from your address are open already. Close some, or try again later.
error-silent = Nothing was said here for so long that the line was closed.
error-unreadable = This table is damaged and cannot be opened. All others are well; please tell the host of the house.
error-undo-late = The time for that move is up, so it cannot be taken back.
error-undo-refused = The others have said no to taking that move back.
error-undo-full = Moves have been taken back often enough at this table.
error-busy = The server is full at the moment. Please try again later.
error-no-name = Please say your name first.
error-logged-out = You have been forgotten on this device. You may look on, or say your name again.
error-bad-name = A name has 1 to 30 characters, at least one of them a letter or digit.
error-name-unseen = A name cannot have signs that nobody sees, or marks without a letter.
error-name-long = This name is too long once it is written in plain letters. Choose a shorter one.
error-name-taken = This name, or one that looks like it, belongs to somebody with a password. If that is you, log in.
error-namesake = { $player } sits at this table, and your name looks the same. Take another one in the settings.
error-bad-password = A password has 8 to 200 characters.
error-common-password = Too many people use this password, or it is your name. Choose another.
error-wrong-password = The old password is wrong.
error-too-many-attempts = Too many attempts. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-no-such-session = This device is not in the list any more.
error-wrong-login = Name or password is wrong.
error-wrong-token = This host token is not valid.
error-metrics-closed = Metrics are for the host: send the host token, as “Authorization: Bearer TOKEN”. Without it they are read on the server’s own machine only, past any proxy, and where no --allow-host is set.
error-origin = This page comes from another place and may not act here.
error-host = This server does not answer to that name. Its host can allow it with --allow-host.
error-store = The server cannot write to its store at the moment. Nothing is lost; please try again.
error-internal = Something went wrong in the server. The table is as it was.
error-frame = The message is not understood: { $where }.
error-protocol = This page speaks another version of the protocol. Please reload it.
error-bad-absence = The others can wait from one minute to 60 days before they claim a seat.
error-bad-claim = A seat is claimed for a bot, or to end the match.
error-not-absent = Nobody waits for that seat.
error-not-absent-yet = That seat can be claimed in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-others-play = Others still play, so one player alone cannot end the match. A bot can play on.
error-no-seat-to-come-back-to = There is no seat here that a bot keeps for you.
error-put-out = The host has put you out of this table. You may look on.
error-nobody-there = There is nobody there.
error-not-yourself = You cannot do that to yourself.
error-muted-here = The host of the table lets you say nothing more here.
error-muted = A host of the house has silenced you: { $reason }
error-blocked = Somebody at this table does not want to play with you.
error-too-many-blocks = You can block at most { $limit } people.
error-no-such-block = Nobody like that is in your list any more.
error-no-such-friend = Nobody like that is in your list any more.
error-too-many-friends = There is room for { $limit } people in your list.
error-house-only = Only a host of the house can do that.
error-banned = A host of the house has banned you: { $reason }
error-banned-address = Nobody is served from your address any more; a host of the house has seen to that.
error-is-host = That is a host of the house. Take that away first.
error-is-banned = Somebody who is banned cannot be a host of the house.
error-host-needs-password = Only somebody with a password can be made a host of the house.
error-bad-address = That is no address. Write one such as 192.0.2.7 or 2001:db8::7.
error-own-address = That is your own address, or this machine’s: you would shut yourself out.
error-no-such-sanction = There is no such ban or mute any more.
error-no-such-puzzle = There is no such puzzle.
error-no-such-report = Somebody has seen to this report already.
error-too-many-invitations = Too many people were invited from your address. Try again in { $seconds } s.
error-too-many-reports = Too much was reported from your address. Try again in { $seconds } s.
error-bad-mail = That is no mail address.
error-bad-push = This browser cannot be reached in that way.
error-bad-webhook = That cannot be a webhook: an address that begins with https://, without a name and a password, at a port of the web.
error-private-webhook = That address lies on the server itself, or in a network of its own; nothing is sent there.
error-webhook-unknown = There is nothing by that name on the internet.
error-no-mail = This house cannot write mail; its host has not set that up.
error-no-such-mail = Nothing is written because of this link any more.
error-too-many-mails = Enough letters have been asked for today, from you or for this address. Try again in a few hours.
error-too-many-notices = That was asked for too often from your address. Try again in { $seconds } s.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = I am thinking …
phrase-your-turn = It is your turn.
phrase-good-game = Good game!
no-page-title = The page has not been built
no-page = The server is running, but its page has not been built. Run “make web” and reload.
no-manual-title = The documentation has not been built
no-manual = The server is running, but its documentation has not been built. Run “make docs” and reload.
serve-loading = Getting { $game } ready …
serve-ready = Vacancy is open: { $address }
serve-port-taken = Port { $port } is taken, so this one is { $other }.
serve-no-port = No free port from { $port } on.
serve-few-files = This machine lets a server have { $files } open files, so { $count } connections can be open at once.
serve-bad-notices = The settings for notices do not fit together. --site is an address such as https://play.example; with --smtp (smtp://user:password@machine:587, or smtps://...) there must be a --site and a --mail-from.
serve-token = Host token (shown once, keep it): { $token }
serve-token-renewed = New host token (shown once, keep it): { $token }
    The old one is void, and whoever was the host of the house must enter the new one.
serve-store = Tables are kept in { $place }
serve-store-away = The store cannot be opened: { $reason }
ratings-recomputed = { $matches } matches read from their logs, { $rated } of them rated; all ratings are made anew.
ratings-unreadable = { $unreadable } tables had no match, or cannot be read; they are left out.
backup-done = Copied to { $place }
backup-exists = { $place } exists already; nothing was copied.
backup-missing = There is no store at { $place }.
backup-postgres = Nothing was copied: PostgreSQL has a tool of its own for this, which works while the server runs: pg_dump --format=custom --file={ $file } followed by the address of the database.
restore-done = Restored to { $place }
restore-replaced = Restored to { $place }
    What was there is kept as { $aside }
restore-exists = There is a store at { $place } already; nothing was restored. With --force it is kept under another name, and the backup takes its place.
restore-in-use = A server, or something else, has { $place } open; nothing was restored. Stop it first.
restore-missing = There is no file { $file }.
restore-no-backup = { $file } is no backup of Vacancy; nothing was restored.
restore-in-use-copy = { $file } was copied from a store in use and may lack its last moves; nothing was restored. Copies are made by “vacancy backup”.
restore-damaged = { $file } is damaged or not all there; nothing was restored.
restore-newer = { $file } was made by a newer version of Vacancy; nothing was restored.
restore-postgres = Nothing was restored: PostgreSQL has a tool of its own for this. Stop the servers, then: pg_restore --clean --if-exists --single-transaction --dbname=ADDRESS { $file }

# Who sits where, and what a game is like
lobby-title = Vacancy: board games about hotels and queues
lobby-motto = Board games about hotels and queues. There is a seat free.
fact-players = { $few }–{ $many } players
fact-minutes = about { $minutes } minutes
bot-random = Dice-roller
bot-greedy = Go-getter
bot-bellboy = Bellboy
bot-porter = Porter
bot-concierge = Concierge
bot-director = Director
bot-grand_director = Grand Director
seat-free = free seat

# Links that people send: the title, the description and the picture of a page
card-home = Vacancy
card-nothing = Nothing is to be seen at this address.
card-facts = { $players } · { $minutes }
card-invites = { $name } invites you
card-invitation = An invitation
card-invite-title = { $name } invites you to play { $game }
card-open-title = Come and play { $game }
card-invite-text = { $pitch } { $free ->
        [0] Every seat is taken.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
card-running = A match is on
card-running-title = { $game }: { $names }
card-running-text = A match is being played right now. Watch it live.
card-shared = A shared win
card-wins = { $name } wins
card-broken-off = Broken off
card-result-title = { $name } wins { $game }, { $scores }
card-shared-title = { $names } share the win in { $game }, { $scores }
card-broken-title = { $game }: { $names }
card-over-text = Watch how it went, move by move, and play it yourself.
card-game-title = { $game } · Vacancy
card-rules-title = The rules of { $game } · Vacancy

# Notices: what people are told who do not look
notice-turn = Your turn: { $game }, with { $names }
notice-clock = Your time is running out: { $game }, with { $names }
notice-started = The match has begun: { $game }, with { $names }
notice-invited = { $name } keeps a seat for you: { $game }
notice-replaced = You were away, so a bot plays for you: { $game }, with { $names }
notice-turns = It is your turn at { $count ->
        [one] one table
       *[other] { $count } tables
    }
notice-news = News from your tables
notice-more = … and { $count ->
        [one] one more table
       *[other] { $count } more tables
    }
notice-before = … ({ $count ->
        [one] one line
       *[other] { $count } lines
    } before that)
notice-test = Notices from Vacancy arrive here
notice-test-text = You asked for a test in the settings. This is it.
notice-confirm = Vacancy: is this your address?
notice-confirm-text = Somebody, we hope you, wants to be told here when it is their turn. If you want that, follow this link and say so:
mail-hello = Hello { $name },
mail-foot = You asked { $site } to write to you. The settings there say what for.
    No more mail: { $link }
mail-foot-unasked = If you have asked for nothing at { $site }, do nothing, and nothing more is written to you.

# Overbooking in English. Ids are shared with pl.ftl; a test compares them.

## Names

title = Overbooking
tagline = A medieval inn, too many guests, and a back door.
player = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[orange] Orange
}
kind = { $kind ->
    [monk] monk
    [merchants] merchants
    [maids] maids
    [nobles] nobles
    [soldiers] soldiers
   *[workers] workers
}
crest = { $crest ->
    [bird] bird
    [fish] fish
    [lion] lion
   *[stag] stag
}
side = { $side ->
    [queue] queue
   *[door] back door
}
card = { kind } ({ crest })
card-acc = { $kind ->
    [monk] a monk
   *[other] { kind }
} ({ crest })
card-back = a { $size ->
    [large] large
   *[small] small
} group ({ crest })
card-back-acc = { card-back }

## Options and scores

option-crest_bonus = Crest bonus
option-crest_bonus-none = none
option-crest_bonus-beginner = beginner
option-crest_bonus-advanced = advanced
option-first = Starting player
score-coins = Coins
score-tokens = Tokens
score-crests = Crests

## The table

table-round = Round { $round } of 4, stage { $stage }
table-lap = lap { $lap } of 5
table-hotel = Hotel { $hotel }
table-beds = { $beds ->
    [one] 1 bed
   *[other] { $beds } beds
}
table-free-beds = { $beds ->
    [one] 1 bed free
   *[other] { $beds } beds free
}
table-rule = { $rule ->
    [monks_first] monks first
    [small_only] small groups only
    [soldiers_first] soldiers first
    [large_only] large groups only
    [no_soldiers] no soldiers
    [first_open] first card open
    [no_backdoor] no back door
    [second_open] second card open
    [two_crests] two crests only
   *[none] no rule
}
table-next-side = then { $beds }, { $rule }
table-legend = lion 1–3 beds, LION 4–6; 5 open, (5) yours, ? hidden; ● token; ¹ booked first
table-hand = Your hand
table-hand-columns = (beds, coins, crests, at a back door)
table-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
table-points = points
table-cards = hand
table-token = A token lies here: it goes to whoever comes to the back door first.
table-tokens = tokens
table-booked = booked
table-you = you
table-starts = starts
table-ability-enter = joins the queue
table-ability-beds-more = +{ $beds } beds
table-ability-beds-fewer = −{ $beds } beds
table-ability-replace-own = may replace one of yours
table-ability-choose-own = may have one of yours first
table-ability-replace-any = may replace workers

## Hotels

hotel-none = No special rule.
hotel-monks-first = Monks first: monks in the queue get beds before the others.
hotel-small-only = Small groups only: the queue takes groups of 1 to 3.
hotel-soldiers-first = Soldiers first: soldiers in the queue get beds before the others.
hotel-large-only = Large groups only: the queue takes groups of 4 to 6.
hotel-no-soldiers = No soldiers: they may not be laid in the queue.
hotel-first-open = First card open: the first card of the queue is laid face up.
hotel-no-backdoor = No back door, but the queue takes five groups.
hotel-second-open = Second card open: the second card of the queue is laid face up.
hotel-two-crests = Two crests only: the queue takes cards of at most two crests.

## Abilities at the back door

ability-enter = Goes to the end of the queue.
ability-beds-more = The hotel has { $beds } more beds.
ability-beds-fewer = The hotel has { $beds } beds fewer.
ability-replace-own = May take the place of one of your cards in the queue, which is discarded.
ability-choose-own = May choose one of your cards in the queue to be booked first.
ability-replace-any = May take the place of workers in the queue, anybody's, which are discarded.

## Prompts

prompt-lay = { $who }: lay a card in a queue or at a back door.
prompt-lay-lap = { prompt-lay }
prompt-lay-round = { prompt-lay }
prompt-lay-last = { $who }: lay a card in a queue or at a back door, or keep it.
prompt-maids = { $who }: whose place do the maids take in the queue of hotel { $hotel }? Choose, or decline.
prompt-nobles = { $who }: who in the queue of hotel { $hotel } gets beds first? Choose, or decline.
prompt-soldiers = { $who }: which workers do the soldiers drive out of the queue of hotel { $hotel }? Choose, or decline.

## What those who wait are told

wait-lay = { $who } is laying a card.
wait-lay-lap = { wait-lay }
wait-lay-round = { wait-lay }
wait-lay-last = { $who } lays the last card of this round, or keeps it.
wait-maids = { $who } decides whose place the maids take in the queue of hotel { $hotel }.
wait-nobles = { $who } decides who in the queue of hotel { $hotel } gets beds first.
wait-soldiers = { $who } decides which workers the soldiers drive out of the queue of hotel { $hotel }.

## Moves

move-lay = { $card }: { $side ->
    [queue] queue
   *[door] back door
} of hotel { $hotel }
move-pass = Lay no card
move-maids = Replace the card at place { $place }
move-nobles = Book the card at place { $place } first
move-soldiers = Drive out the workers at place { $place }
move-decline = Decline

## Reasons

reason-not-asked = That is not what is being decided now.
reason-not-in-hand = You do not have { $card } in your hand.
reason-no-such-hotel = There is no hotel { $hotel } at this table.
reason-queue-full = The queue of hotel { $hotel } is full.
reason-door-full = Two cards lie at the back door of hotel { $hotel } already.
reason-no-door = Hotel { $hotel } has no back door.
reason-small-only = The queue of hotel { $hotel } takes small groups only, and { $card } is a large one.
reason-large-only = The queue of hotel { $hotel } takes large groups only, and { $card } is a small one.
reason-no-soldiers = No soldiers may be laid in the queue of hotel { $hotel }.
reason-two-crests = The queue of hotel { $hotel } takes two crests only, and two others lie there.
reason-must-lay = You may not pass while you can lay a card.
reason-nobody-there = Nobody stands at place { $place } of the queue.
reason-not-yours = The card at place { $place } of the queue is not yours.
reason-already-chosen = The card at place { $place } has been chosen already.
reason-not-workers = There are no workers at place { $place } of the queue.

## Log

log-lay = { $who } lays { $card-acc } { $side ->
    [queue] in the queue of hotel { $hotel }
   *[door] at the back door of hotel { $hotel }
}{ $tokens ->
    [0] .
   *[other] {" "}and takes the token.
}
log-pass = { $who } lays no card.
log-reveal = Hotel { $hotel }: the cards are turned up. { $beds ->
    [one] 1 bed.
   *[other] { $beds } beds.
}
log-enter = { $who }’s { $card } goes to the end of the queue.
log-beds = { $who }’s { $card }: { $change ->
    [more] { $count } beds more
   *[fewer] { $count } beds fewer
} in hotel { $hotel }.
log-replace = { $who }’s { $card } take the place of { $whose }’s { $target }.
log-choose = { $who }’s { $card } have { $whose }’s { $target } booked first.
log-decline = { $who }’s { $card } do nothing.
log-no-target = { $who }’s { $card } find nobody to turn to.
log-book = { $who }’s { $card }: booked. { $beds ->
    [one] 1 bed left.
   *[other] { $beds } beds left.
}
log-turn-away = { $who }’s { $card }: turned away. { $beds ->
    [one] 1 bed is not enough.
   *[other] { $beds } beds are not enough.
}
log-clean = Hotel { $hotel } is done.
log-turn-tiles = Round { $round }: the hotels are turned over; everybody draws five cards.
log-new-tiles = Round { $round }: new hotels; everybody draws five cards.
log-end = The game is over.

## The board on the page

board = The board: hotels from top to bottom, back doors on the left, queues on the right
board-pick-first = Choose a card from your hand first.
board-hand-card = { $card }: { $beds ->
    [one] 1 bed
   *[other] { $beds } beds
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
board-laid = { $who }: { $card }, place { $place }
board-queue = Queue of hotel { $hotel }: { $count } of { $max } places taken
board-door = Back door of hotel { $hotel }: { $count } of { $max } places taken
board-hotels = Hotels
board-guests = Guests with beds
board-round = Round { $round } of 4
board-lap = Lap { $lap } of 5
board-checking = Beds are given
board-free-of = { $free } of { $beds } free
board-wanted = { $exact ->
    [yes] { $least }
   *[no] { $least }–{ $most }
} wanted
board-fate = { $fate ->
    [sure] Gets beds, as far as can be seen.
    [perhaps] May get beds.
   *[no] Gets no beds, as far as can be seen.
}
board-at-door = At a back door: { $trick }
board-back = { $size ->
    [large] Lies face down: 4, 5 or 6 beds.
   *[small] Lies face down: 1, 2 or 3 beds.
}
board-booked = { $count ->
    [0] No group has beds yet
    [one] 1 group with beds
   *[other] { $count } groups with beds
}
board-gone = { $count } out of the game
board-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}

## Learning by playing

learn-goal = There are more guests than beds. For four rounds you send groups of guests to hotels: those who get beds pay you their coins, and the others go away. After the fourth round the most points win.
learn-prompt-lay = Pick a card, then a hotel: its queue on the right, or its back door on the left. In the queue your guests hope for beds: large groups are served first, and of equal ones the one nearer the hotel. At a back door a group does its trick instead; rest on a card, or press it long, to read which. Whoever comes first to a back door takes the token there, worth a point.
learn-prompt-lay-lap = Cards lie face down, but their backs tell the owner, the crest, and whether a group is small (1–3 beds) or large (4–6). The beds of a hotel fill as far as that can be told, and a mark on each card says whether it would get beds: yes, perhaps or no. Some hotels have a rule of their own, written beside their beds.
learn-prompt-lay-round = A new round: the hotels have changed, and you have drawn five cards. Guests who got beds are yours and count at the end; the others are out of the game. From four guests of one crest on there are extra points: your crests are counted beside your name.
learn-prompt-lay-last = You are the last to lay in this round, so you alone may keep your fifth card. Keep it if it would only be lost here.
learn-prompt-maids = Your maids wait at the back door. They may take the place of one of your own cards in this queue; that card is lost. Worth it if the maids fit into the beds that are left and the other guests would not, or if they bring more coins.
learn-prompt-nobles = Your nobles may name one of your cards in this queue: it is served before all others, if there are beds enough. Name guests who would go away empty-handed otherwise.
learn-prompt-soldiers = Your soldiers may drive workers out of this queue, anybody’s, and stand in their place. That takes six beds’ worth of rivals away and gives your soldiers a chance. Mind that they may be your own workers.
learn-log-reveal = Everybody has laid five cards, so the hotels open one by one, from the top down. All cards there are turned up. First those at the back door do their tricks, the one nearest the hotel first; then the beds are given.
learn-log-book = These guests get their beds: they leave the queue with their coins for { $who }, which count at the end, and so many beds fewer are left for the others.
learn-log-turn-away = There are not beds enough for all of this group, so it goes away and brings nothing. The next one is tried: a smaller group may still fit.
learn-log-enter = A monk’s trick: from the back door he slips into the queue, at its end, and may get a bed after all.
learn-log-beds = A trick at the back door changes the beds themselves: merchants bring three more, workers take three away. Those who did it get no bed.
learn-log-replace = A trick at the back door puts a group into somebody’s place in the queue: maids into that of a card of the same owner, soldiers into that of anybody’s workers. Whoever had to go is out of the game.
learn-log-choose = The nobles’ trick: a card of theirs in this queue is named, and gets beds before all others.

## The end

result = { $booked ->
    [one] One group with beds
   *[other] { $booked } groups with beds
}, { $gone ->
    [0] none lost
    [one] one lost
   *[other] { $gone } lost
}

## The game in the lobby

tie-break = the number of collected cards with three coins
pitch = A medieval inn with too few beds. Lay your guests face down in the queue, or send them to the back door, where each of them has a trick: monks slip in, merchants make room, soldiers drive workers out. When the cards are turned up, who gets a bed?

## What a balance report counts

counted-booked = Guests who got beds
counted-door = Cards laid at a back door
counted-hotels = Hotels that gave beds
counted-hotel = { $tile }{ $side }: { $rule }, { $beds }

## Kinds of decisions

scene = Round { $round }, { $hotel ->
    [0] lap { $lap }
   *[other] hotel { $hotel } is checked
}; hotels of { $beds } beds; { $hand ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
decision-lay = lay a card
decision-aim = use an ability

## How to play, and the player aid

howto-goal-title = Beds for your guests
howto-goal-text = There are more guests than beds. Those of yours who get a bed bring you their coins. After four rounds the most points win.
howto-goal-picture = A hotel with three groups of guests waiting before it.
howto-cards-title = Your cards
howto-cards-text = A card is a group of guests. The number says how many beds they need, the coins what they are worth: small groups pay best.
howto-cards-picture = The six kinds of guests: monk 1 bed, merchants 2, maids 3, nobles 4, soldiers 5, workers 6.
howto-turn-title = A turn: lay one card
howto-turn-text = Lay it face down in a hotel’s queue, on the right, or at its back door, on the left. A queue takes four cards, a back door two. Everybody lays five cards in a round.
howto-turn-picture = A hotel with one card at its back door and two in its queue; a card is about to be laid.
howto-backs-title = What a back tells
howto-backs-text = A face-down card shows its owner, its crest and its size: a small crest means 1⁠–⁠3 beds, a large one 4⁠–⁠6. Whoever is first at a back door takes the token there, worth 1 point.
howto-backs-picture = The backs of a small and of a large group, and a point token.
howto-check-title = The hotels open
howto-check-text = When all have laid, hotels are checked from the top down. All cards there are turned up. First the back door acts, the card nearest the hotel first; then beds are given.
howto-check-picture = An opened hotel: the card at the back door nearest to it acts first.
howto-tricks-title = Tricks at the back door
howto-tricks-text = The monk (1) joins the end of the queue, merchants (2) add 3 beds, workers (6) take 3 away. Maids (3) may replace a card of yours in the queue, soldiers (5) anybody’s workers. Nobles (4) may name a card of yours to get beds first.
howto-tricks-picture = Each kind with its trick: monk into the queue, merchants plus three, maids and soldiers replace, nobles first, workers minus three.
howto-beds-title = Who gets a bed
howto-beds-text = Large groups go first, from 6 down to 1; of equal ones, the one nearer the hotel. A group that does not fit goes away, and the next one is tried. Many hotels have a rule of their own, written beside their beds.
howto-beds-picture = Eight beds: six workers fit, four nobles do not, two merchants do.
howto-next-title = The next round
howto-next-text = New hotels open, and everybody draws five cards. The next player to the left begins.
howto-next-picture = A hotel tile is turned over, and five cards are drawn.
howto-points-title = Counting
howto-points-text = Add the coins of your guests with beds and 1 for each token. Four cards of one crest bring 2 points more, five 4, six 6 (advanced: 2, 5, 10). In a tie more 3-coin cards win.
howto-points-picture = Coins, plus tokens, plus two points for four cards with the same crest.
aid-turn =
    Lay one card face down: queue (up to 4) or back door (up to 2).
    First at a back door: take the token.
    After five cards each, hotels are checked from the top.
    Back door: the nearest card acts first.
    Beds: nobles’ choice, the hotel’s favourites, then 6 down to 1; equal ones from the hotel outwards.
    Monk joins the queue · merchants +3 beds · maids replace your card · nobles: your card first · soldiers replace workers · workers −3 beds
aid-score =
    Coins of your guests with beds
    1 for each token
    Crest, beginner: 4 cards 2, 5 cards 4, 6 cards 6
    Crest, advanced: 4 cards 2, 5 cards 5, 6 cards 10
aid-end =
    After four rounds; in a tie more 3-coin cards win.

## Hints: what may be wanted

aim-bed = beds for { $card } at hotel { $hotel }

# Pan tu nie stał! in English. Ids are shared with pl.ftl; a test compares them.

## Names

title = Pan tu nie stał!
tagline = Poland in the 1980s, a rumour of toilet paper, and a very long queue.
player = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [yellow] Yellow
   *[grey] Grey
}
player-short = { $colour ->
    [red] R
    [blue] B
    [green] G
    [yellow] Y
   *[grey] Gy
}
card = { $kind ->
    [plain1] queuer (1)
    [plain2] queuer (2)
    [plain3] queuer (3)
    [force] Leading Force of the Nation
    [mother] Mother with Child
    [list] Queue List
    [pan] “You Weren’t Standing Here!”
   *[sonny] Sonny
}
card-short = { $kind ->
    [plain1] 1
    [plain2] 2
    [plain3] 3
    [force] F
    [mother] M
    [list] L
    [pan] !
   *[sonny] S
}
good-name = { $good ->
    [wall_unit] wall unit
    [colour_tv] colour television
    [folding_bicycle] folding bicycle
    [washing_machine] washing machine
    [tape_recorder] reel-to-reel tape recorder
    [fridge] fridge
    [winter_boots] winter boots
    [camera] camera
    [nutria_hat] nutria fur hat
    [soda_siphon] soda siphon
    [transistor_radio] transistor radio
    [vacuum_cleaner] vacuum cleaner
    [jeans] jeans
    [carpet] carpet
    [felt_boots] felt boots
    [school_apron] school apron
    [coffee_beans] coffee beans
    [oranges] oranges
    [tinned_ham] tinned ham
    [tights] tights
    [bed_linen] bed linen
    [tea] tea
    [slippers] slippers
    [chocolate_substitute] chocolate substitute
    [toilet_paper] toilet paper
    [washing_powder] washing powder
    [soap] soap
    [lemons] lemons
    [sugar] sugar
    [grain_coffee] grain coffee
    [flour] flour
    [butter] butter
    [vinegar] vinegar
    [matches] matches
    [orangeade] orangeade
   *[mustard] mustard
}
good = { good-name } ({ $value })
good-acc = the { good }

## Options and scores

option-first = Starting player
score-goods = Goods
score-ahead = Goods won by being ahead
score-carried = Goods that one’s people carried

## Cards

ability-none = Worth { $value }.
ability-grow = Worth { $value }; each further one of yours in the same queue is worth one more than the last.
ability-extra = Worth { $value }. You may lay it on top of your two actions.
ability-cap = Worth { $value }. While it stands in a queue, every card there is worth at most 1.
ability-cover = Worth { $value }. May take the place of another card in the queue, anybody’s, unless that one carries a good.
ability-move = Worth { $value }. In any of your turns a card of yours from another queue may take its place, unless either carries a good.

## The table

table-turn = Turn { $turn }: { $who }
table-turn-actions = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
table-stage = { $stage ->
    [last] last turns
    [final] final checks
    [over] The game is over
   *[turns] {""}
}
table-ministry = { $goods ->
    [0] The ministry is empty.
    [one] The ministry holds 1 good.
   *[other] The ministry holds { $goods } goods.
}
table-shop = Shop { $shop }
table-closed = closed
table-empty = nobody queues
table-list = with a Queue List: 1 at most
table-sum = { $who } { $sum }
table-majority = majority
table-counts = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand, { $deck } in the deck, { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-won = won: { $goods }
table-hand = Your hand
table-open-hand = { $who }, cards in hand
table-cards = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
table-nothing = nothing
table-legend = 1, 2, 3: queuers · F: Leading Force · M: Mother · L: Queue List · !: You Weren’t Standing Here! · S: Sonny

## Prompts

# Those who wait and watch read them too: they say "you" to nobody.

prompt-turn = { $who }: draw a card or join a queue. { $actions ->
    [one] One action is left.
   *[other] { $actions } actions are left.
}
prompt-extra = { $who }: no action is left. { $sonny ->
    [yes] Sonny may still give up his place. The turn may end; whoever holds a Mother may lay her first.
   *[no] The turn may end; whoever holds a Mother may lay her first.
}
prompt-take = { $who }: majority at shop { $shop }. Which good to take?
prompt-carry = { $who }: who carries { $good-acc } at shop { $shop }?
prompt-cover = { $who }: whom does “You Weren’t Standing Here!” push out of the queue at shop { $shop }? It may be nobody.

## What those who wait are told

wait-turn = { $who } has { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
wait-extra = { $who } has no action left, but may still lay a Mother{ $sonny ->
    [yes] {" "}or move somebody into Sonny’s place
   *[no] {""}
}.
wait-take = { $who } has the majority at shop { $shop } and chooses a good.
wait-carry = { $who } decides who carries { $good-acc } at shop { $shop }.
wait-cover = { $who } decides whom “You Weren’t Standing Here!” pushes out of the queue at shop { $shop }.

## Moves

move-draw = Draw a card
move-join = Shop { $shop }: { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
move-join-mother = Shop { $shop }: { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}, as an action
move-mother = Shop { $shop }: Mother with Child, on top
move-sonny = Sonny at shop { $shop } gives his place to your { $card } from shop { $from }
move-end = End the turn
move-take = Take { $good-acc }
move-carry = Your { $card } carries it
move-cover = Push out { $owner }’s { $card }
move-spare = Push out nobody

## Reasons

reason-not-asked = That is not what is being decided now.
reason-no-action-left = You have no action left.
reason-deck-empty = Your deck is empty.
reason-not-in-hand = You do not have this in your hand: { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}.
reason-shop-closed = Shop { $shop } has closed for good.
reason-no-such-shop = There is no shop { $shop } at this table.
reason-mother-is-extra = Mothers come on top of your actions; while there are cards in your deck, they are not laid as one.
reason-mother-is-action = You have nothing but Mothers left: laying them is your action now.
reason-must-act = You have an action to do first: draw a card or join a queue.
reason-no-sonny = No Sonny of yours stands at shop { $sonny }.
reason-sonny-carries = Your Sonny at shop { $sonny } carries a good and stays where he is.
reason-same-queue = The card must come from another queue than Sonny’s.
reason-nobody-there = { $who } has no such card in the queue at shop { $shop }: { $card }.
reason-others-first = This match is played by older rules: Mothers are laid as an action only when you hold nothing else.
reason-carries = This card at shop { $shop } carries a good and stays where it is: { $card }.

## Log

log-draw = { $who } draws a card.
log-join = { $who } queues at shop { $shop }: { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}.
log-mother = { $who } also lays a Mother with Child at shop { $shop }.
log-cover = { $who } says “You Weren’t Standing Here!” at shop { $shop }, and out goes { $is_same ->
    [yes] { $who }’s own
   *[no] { $other }’s
} { $other-card }.
log-spare = { $who } pushes nobody out of the queue at shop { $shop }.
log-sonny = { $who }’s { $card } comes from shop { $from } and takes Sonny’s place at shop { $shop }.
log-end-turn = { $who } ends the turn.
log-take = { $who } has the majority at shop { $shop } and takes { $good-acc }.
log-carry = At shop { $shop } { $who }’s { $card } now carries { $good-acc }.
log-win = { $who } has the majority at shop { $shop } and wins { $good-acc }; { $is_same ->
    [yes] { $who }’s own
   *[no] { $other }’s
} card brings home { $other-good-acc }.
log-clear = Shop { $shop } is sold out: { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} to the box.
log-refill = New goods at shop { $shop }: { $good } and { $other-good }.
log-close = Shop { $shop } closes for good.
log-run-out = { $who } has no cards left. Everybody else has one last turn.
log-final = The last turns are over. Majorities are checked until nobody gets anything, { $who } first.
log-end = The game is over.

## The board on the page

board-card = { $kind ->
    [plain1] Queuer
    [plain2] Queuer
    [plain3] Queuer
    [force] Leading Force
    [mother] Mother
    [list] Queue List
    [pan] You Weren’t Standing Here!
   *[sonny] Sonny
}
board-person = { $who }: { $card }, worth { $value }
board-person-carries = { $who }: { $card }, carries { $good } and is worth { $value }
board-sonny = { $person }. Choose a card to take his place.
board-sums = Sums in this queue
board-sum-after = { $who } { $sum }, then { $next }
board-list = Queue List: 1 each at most
board-then = Then at shop { $shop }: { $sums }; nobody has the majority.
board-then-leads = Then at shop { $shop }: { $sums }; majority: { $who }.
board-deck = Your deck: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
board-hand-empty = Your hand is empty.
board-lay = Now choose a shop.
board-lay-or-add = Now choose a shop, or add another card of this kind.
board-way = { $way ->
    [mother] on top
   *[join] as an action
}
board-lift = Now choose who takes Sonny’s place: one of your cards in another queue.
board-won = Brought home by { $who }
board-parts = Parts of the board
board-street = Street
board-homes = Goods at home
board-turn = Turn { $turn }
board-drawn = +1 card
board-good = Worth { $value } at home. On a person of yours in a queue it takes off as much.
board-sum-none = { $who }: nobody here
board-leads = Greater than everybody else’s here: at the beginning of their turn, this player takes a good.
board-mini = In hand: { $hand }. In the deck: { $deck }. In queues: { $queueing }.
board-unlaid = Cards not laid yet
board-unlaid-count = { $count } not laid yet, in hand and deck
board-ministry = Ministry: { $goods }
board-deck-words = Drawing a card is one of your two actions.
board-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
board-taken-up = { $count ->
    [one] 1 taken up
   *[other] { $count } taken up
}

## Learning by playing

learn-goal = Everybody wants the goods in the shops, and the number on a good is its points: carry home more points than the others. Whoever is ahead in a queue gets its goods. The match ends when the last good is won, or after somebody has laid all their cards and the others have had one more turn.
learn-prompt-turn = { $actions ->
    [one] One action is left: draw a card or let one queue, as before.
   *[other] You have two actions, and each is one of these: draw a card, or press one in your hand and then a shop, where it joins the queue. Several cards of one kind may go together. Whoever has the greatest sum in a queue when their own turn begins, greater than everybody else’s, takes a good there. With a card taken up, the signs show what it would change.
}
learn-prompt-extra = Your two actions are done. Look once more at the signs: they tell who is ahead in each queue. When you want nothing more, end the turn.
learn-prompt-take = You are ahead in this queue, so you take one of its two goods. The dearer one is worth more points, but it weighs your card down by as much, and the points are yours only when the second good is sold too.
learn-prompt-carry = One of your people has to hold the good, and their value drops by the number on it. The sum is the same whoever holds it, but that card can no longer be moved or pushed out: give it to somebody you want to keep there.
learn-prompt-cover = Shout, and somebody leaves the queue: your card stands in their place. Push out whoever hurts you most; the sums on the sign show what that would change. Whoever carries a good stays. You may also push out nobody: then your card waits at the end of the queue.
learn-can-mother = A Mother with Child can be laid at any open shop on top of your two actions.
learn-can-join-force = You hold a Leading Force of the Nation. The first in a queue is worth 1, your second in the same queue 2, the third 3: they do best together.
learn-can-join-list = You hold a Queue List. As long as it stands in a queue, nobody there is worth more than 1: good where others have strong cards.
learn-can-sonny = Your Sonny keeps a place: somebody of yours from another queue may change into it, which costs no action. Sonny goes out of the game then.
learn-log-take = When a turn begins, its player looks at the queues. { $who } is ahead here and takes one of two goods. One of their people holds it now and is worth so much less; the points are not theirs yet.
learn-log-win = The second good is sold. { $who } is ahead and takes it home; the other good goes home with whoever’s person held it. That scores the points on both. Then the queue goes away, and new goods come.
learn-log-cover = “You Weren’t Standing Here!” was shouted: somebody is pushed out of the queue, and the card that shouted takes the place. Whoever holds a good cannot be pushed out.
learn-log-mother = A Mother with Child may be laid on top of the two actions of a turn.
learn-log-close = No new goods come to this shop any more: the ministry is empty, or the last queues are being settled. So it stays empty and closes.
learn-log-run-out = { $who } has laid all cards, so the end is near: everybody else has one more turn. Then the queues are settled until nobody gets anything any more.

## The end

result = { $count ->
    [0] Nothing carried home
    [one] One good carried home
   *[other] { $count } goods carried home
}

## The game in the lobby

pitch = A town in Poland in the 1980s. Queue for whatever the shops have got, push in with a child on your arm, and be first when the delivery comes. Whoever has the right numbers in the right queue carries the goods home.

## What a balance report counts

variant-deck = { $place }: a deck has { $wanted } cards, and these are { $count }.
counted-laid = Cards laid in queues
counted-specials = Special cards used
counted-goods = Goods carried home

## Kinds of decisions

scene = { $end ->
    [yes] Last turns
   *[no] Not the end yet
}; cards in hand: { $hand }, in the deck: { $deck }; goods still to come: { $goods }
decision-turn = act in a turn
decision-cover = push somebody out
decision-take = choose a good
decision-carry = choose who carries it

## How to play, and the player aid

howto-goal-title = Get the goods
howto-goal-text = There is little in the shops, and everybody queues for it. Send your people into the queues and carry home what the shops have. Whoever brings home goods worth the most points wins.
howto-goal-picture = A shop with a television and oranges, and three people in its queue.
howto-end-title = The end
howto-end-text = The game ends when the last good is won. It also ends when somebody has laid all their cards: the others have one more turn, then queues are settled until nobody wins a good any more.
howto-end-picture = An empty shelf, and no cards left.
howto-turn-title = A turn
howto-turn-text = First see whether you are ahead in a queue. Then do two things: draw a card, or lay one card at a shop, or several of the same kind. You may do the same thing twice.
howto-turn-picture = One: a good. Two and three: a card to draw, or two people of one kind to lay.
howto-majority-title = Ahead in the queue
howto-majority-text = Add up your people in one queue. You are ahead when your sum is greater than that of everybody else there. A tie is not enough; alone you are always ahead.
howto-majority-picture = Green has 4 and is ahead; blue has 2, red has 1.
howto-first-title = The first good
howto-first-text = When you are ahead and the shop has two goods, take one of them and give it to a person of yours in that queue. It makes that person worth so much less: 3 − 5 = −2.
howto-first-picture = From a shelf with two goods, the winter boots go to a person worth 3, who is now worth −2.
howto-second-title = The second good
howto-second-text = Whoever is ahead when one good is left takes it home, and the owner of the person who holds the other takes that one. Then the queue goes away, and two new goods come.
howto-second-picture = Blue is ahead and takes the tea; red keeps the sugar that a person of theirs holds.
howto-people-title = Friends in the queue
howto-people-text = Of the Leading Force, each further one of yours in the same queue counts one more: 1, 2, 3. A Mother with Child is laid on top of your two actions.
howto-people-picture = Three of the Leading Force worth 1, 2 and 3, and a mother with a pram.
howto-trouble-title = Trouble in the queue
howto-trouble-text = While a Queue List stands there, nobody is worth more than 1. You Weren’t Standing Here! may push anybody out and take their place, but not somebody who holds a good.
howto-trouble-picture = A Queue List turns a 3 into a 1; a shouting man pushes a 3 out.
howto-sonny-title = Sonny keeps the place
howto-sonny-text = Sonny is worth 0. In a turn of yours, someone of yours from another queue may take his place, which costs no action; Sonny goes home. Whoever holds a good cannot move.
howto-sonny-picture = A boy changes places with a strong person of the same colour.
howto-points-title = Counting
howto-points-text = The goods at home are your points. What still lies in a shop or on a card counts for nobody. Equal points share the place.
howto-points-picture = Television 8, boots 5 and sugar 2 make 15 points.
aid-turn =
    Queues: where your sum is the greatest, you take a good.
    Two goods there: one goes onto a person of yours, who loses as much.
    One good there: it is yours, the other goes to whoever’s person holds it; the queue goes.
    Then two actions: draw a card, or lay one or several of a kind at one shop.
    Leading Force 1, 2, 3 … · Queue List: nobody above 1 · Mother: on top of the actions · You Weren’t Standing Here!: pushes out · Sonny 0: gives up his place
aid-score =
    The points on the goods you have at home
    Goods in shops and on cards: nothing
aid-end =
    The last good is won, or somebody has no cards left: one more turn for the others, then queues are settled.

## Hints: what may be wanted

aim-good = a good at shop { $shop }
aim-carried = bringing home the good on your card at shop { $shop }

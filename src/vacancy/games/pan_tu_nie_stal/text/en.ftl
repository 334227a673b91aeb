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

prompt-turn = { $who }: draw a card or join a queue. { $actions ->
    [one] This is your last action.
   *[other] You have { $actions } actions.
}
prompt-extra = { $who }: you have no action left. Lay a Mother, use Sonny, or end your turn.
prompt-take = { $who }: you have the majority at shop { $shop }. Which good do you take?
prompt-carry = { $who }: which of your cards at shop { $shop } carries { $good-acc }?
prompt-cover = { $who }: whom does “You Weren’t Standing Here!” push out of the queue at shop { $shop }? You may also push out nobody.

## Moves

move-draw = Draw a card
move-join = Shop { $shop }: { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
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
reason-mother-is-extra = Mothers come on top of your actions; while you have anything else, they are not laid as one.
reason-mother-is-action = You have nothing but Mothers left: laying them is your action now.
reason-must-act = You have an action to do first: draw a card or join a queue.
reason-no-sonny = No Sonny of yours stands at shop { $sonny }.
reason-sonny-carries = Your Sonny at shop { $sonny } carries a good and stays where he is.
reason-same-queue = The card must come from another queue than Sonny’s.
reason-nobody-there = { $who } has no such card in the queue at shop { $shop }: { $card }.
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
board-lift = Now choose which of your cards comes from another queue to take Sonny’s place.
board-won = Brought home by { $who }

## Learning by playing

learn-prompt-turn = You have two actions: draw a card, or pick one from your hand and let it queue at a shop. Whoever is strictly ahead in a queue when their own turn begins takes a good there. Point at a shop to see what your card would change.
learn-prompt-extra = Your two actions are done, but extras cost none: a Mother may still be laid, and your Sonny may give his place to a card of yours from another queue. Keep them for later if they would not change who is ahead.
learn-prompt-take = You are ahead in this queue, so you take one of its two goods. The dearer one is worth more points, but it weighs your card down by as much, and the points are yours only when the second good is sold too.
learn-prompt-carry = One of your people has to hold the good, and their value drops by the number on it. The sum is the same whoever holds it, but that card can no longer be moved or pushed out: give it to somebody you want to keep there.
learn-prompt-cover = Shout, and somebody leaves the queue: your card stands in their place. Push out the card that hurts you most, perhaps a Queue List or the three of a rival. Whoever carries a good stays.

## The game in the lobby

pitch = A town in Poland in the 1980s. Queue for whatever the shops have got, push in with a child on your arm, and be first when the delivery comes. Whoever has the right numbers in the right queue carries the goods home.

## What a balance report counts

counted-laid = Cards laid in queues
counted-specials = Special cards used
counted-goods = Goods carried home

## Kinds of decisions

decision-turn = act in a turn
decision-cover = push somebody out
decision-take = choose a good
decision-carry = choose who carries it

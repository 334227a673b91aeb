# Apartament in English. Ids are shared with pl.ftl; a test compares them.

## Names

title = Apartament
tagline = A truck, a furniture factory and six rooms to furnish.
player = { $colour ->
    [yellow] Yellow
    [red] Red
    [white] White
   *[black] Black
}
colour = { $colour ->
    [green] green
    [blue] blue
    [orange] orange
   *[purple] purple
}
place = { $place ->
    [base] base
    [green] green town
    [blue] blue town
    [orange] orange town
   *[purple] purple town
}
place-to = to the { place }
place-in = in the { place }
style = { $style ->
    [yellow_green] yellow-green
    [maroon] maroon
    [brown] brown
   *[grey] grey
}
piece = { $name ->
    [bed] { style } bed
    [sofa] { style } sofa
    [couch] { style } couch
    [wardrobe] { style } wardrobe
    [table] { style } table
    [tub] bath with toilet
   *[jacuzzi] jacuzzi
} ({ $size })
piece-acc = a { piece }
order = { colour } order for { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
}{ $urgent ->
    [yes] {" "}(urgent)
   *[no] {""}
}
colour-order = { colour }
area = { $area ->
    [s1] small room 1
    [s2] small room 2
    [m1] medium room 1
    [m2] medium room 2
    [a1] apartment 1
    [a2] apartment 2
    [b1] bathroom 1
   *[b2] bathroom 2
}
area-to = to { area }
area-from = from { area }
upgrade = { $upgrade ->
    [trailer] trailer
    [porter] porter
   *[gps] GPS
}
upgrade-acc = { $upgrade ->
    [trailer] a trailer
    [porter] a porter
   *[gps] a GPS
}
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
price = { $price ->
    [one] 1 coin
   *[other] { $price } coins
}

## Options and scores

option-edition = Values
option-edition-printed = as printed
option-edition-recommended = recommended
option-seat_coins = Starting coins
option-seat_coins-none = none
option-seat_coins-later = for later seats
score-stars = Stars
score-small = Small rooms
score-medium = Medium rooms
score-apartment = Apartments
score-orders = Sets of orders
score-coins = Coins left over

## The table

table-round = Round { $round }
table-star-for-sale = next star: { $price } prestige, { $left ->
    [one] 1 star left
   *[other] { $left } stars left
}
table-star-sold-out = all stars are sold
table-last-round = Last round: { $turns ->
    [0] this is the last turn
    [one] 1 turn after this one
   *[other] { $turns } turns after this one
}
table-orders = Orders (deck: { $count })
table-queue = Factory (deck: { $count })
table-pawn = gets the next piece
table-goods = { coins }, { $prestige } prestige, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
table-vignette-active = vignette active
table-vignette-used = vignette used
table-no-upgrade = no upgrades
table-in-transit = in transit
table-completed = completed
table-used = used
table-scored = scored rooms
table-legend = Pieces: B bed, W wardrobe, T table, F fixture; y yellow-green, m maroon, b brown, g grey; underlined: locked. ▒▒ crate, / door, ░░ hall.
mark-kind = { $kind ->
    [bed] B
    [wardrobe] W
    [table] T
   *[bath] F
}
mark-style = { $style ->
    [yellow_green] y
    [maroon] m
    [brown] b
    [grey] g
   *[none] +
}

## Prompts

prompt-turn = { $who }: where to drive, or what to do on the spot?
prompt-moved = { $who }: which order to take, or which piece to buy?
prompt-home = { $who }: unload the truck.
prompt-stranded = { $who }: nothing can be done in reach; the turn ends in the base.
prompt-go-on = { $who }: do something more, or end the turn?
prompt-unloading = { $who }: { $can-close ->
    [yes] deliver furniture to the hotel, or close the unloading.
   *[no] deliver furniture to the hotel.
}
prompt-vignette = { $who }: use the vignette for an extra turn?

## What those who wait are told

wait-turn = { $who } decides where to drive and what to do.
wait-moved = { $who } has arrived in a town and decides what to do there.
wait-home = { $who } is in the base with a loaded truck.
wait-stranded = { $who } can do nothing in reach; the turn ends in the base.
wait-go-on = { $who } has acted, and may still score rooms or buy something.
wait-unloading = { $who } carries furniture from the truck into the hotel.
wait-vignette = { $who } decides whether to use the vignette for an extra turn.

## Moves

move-move = Drive { $to }
move-take = Take the { $order } (slot { $slot })
move-buy = Buy { $piece-acc } for { price }
move-unload = Unload the truck
move-deliver = Deliver { $piece-acc } { $area-to }
move-scrap = Scrap { $piece-acc }
move-close = Close the unloading
move-score = Score { $area }: { $bed }, { $wardrobe }, { $table }{ $has-fixture ->
    [yes] , { $fixture }
   *[no] {""}
} = { $prestige } prestige
move-set = Score a set of orders: green{ $green-mark }, blue{ $blue-mark }, orange{ $orange-mark }, purple{ $purple-mark }
move-vignette = Activate the vignette with urgent orders: { $one } and { $other }
move-star = Buy a star for { $price } prestige
move-upgrade = Buy { $upgrade-acc } for { price }
move-carry = Carry { $piece-acc } { $area-from } { $area-to } for { price }
move-end = End the turn
move-use = Use the vignette: an extra turn
move-decline = Keep the vignette

## Reasons

reason-not-asked = That is not what is being decided now.
reason-no-road = There is no road from here { $to }.
reason-has-moved = You have moved already in this turn.
reason-no-gps = Without a GPS you may not drive on after your action.
reason-nothing-to-do-there = You could do nothing { $in }: before your action you may drive only where you can act.
reason-truck-full = Your truck is full: it may go to the base only.
reason-has-acted = You have acted already in this turn.
reason-moved-after-action = You have driven on after your action; nothing more can be done there.
reason-not-in-town = Orders and furniture are to be had in the towns only.
reason-no-such-order = There is no such card in slot { $slot }: { $order }.
reason-other-colour = An order is taken in the town of its colour: { $order }.
reason-no-room = It does not fit into your truck: { $thing }.
reason-not-in-stock = It is not for sale here: { $piece }.
reason-too-dear = That costs { price }, and you have { $coins }.
reason-not-in-base = The truck is unloaded in the base.
reason-nothing-loaded = There is nothing in your truck.
reason-not-in-hold = It is not in your truck: { $piece }.
reason-only-fixtures = Only fixtures go into { $area }.
reason-does-not-fit = There is no room for it in { $area }: { $piece }.
reason-fits-somewhere = It still fits into your hotel, so it may not be scrapped: { $piece }.
reason-must-deliver = You brought no crates, so first deliver at least one piece, or scrap one that fits nowhere.
reason-already-scored = This room has been scored already: { $area }.
reason-not-furnished = This room is not furnished, it needs a bed, a wardrobe and a table: { $area }.
reason-not-best = Another choice of pieces gives more points in { $area }.
reason-no-such-card = You do not have these four completed orders.
reason-still-active = Your vignette is still active.
reason-end-triggered = The end has been triggered: no vignette is used any more.
reason-not-urgent-twice = You do not have these two completed urgent orders.
reason-sold-out = All stars are sold.
reason-no-prestige = The next star costs { $price } prestige, and you have { $prestige }.
reason-already-owned = You have it already: { $upgrade }.
reason-action-first = You need these coins for the only action left to you in this turn.
reason-not-there = It is not in { $source }: { $piece }.
reason-same-area = It stands in { $area } already: { $piece }.
reason-locked = It was counted when its room was scored, and stays there: { $piece }.
reason-must-act = You must act before your turn ends.
reason-must-go-to-base = You can do nothing in reach: drive to the base.

## Log

log-move = { $who } drives { $to }.
log-take-order = { $who } takes the { $order }.
log-refill = New in slot { $slot }: { $order }.
log-buy-furniture = { $who } buys { $piece-acc } { $in } for { coins }.
log-unload = { $who } unloads the truck.
log-crate = { $who } turns a crate into a coin and has { coins }.
log-produce = The factory sends { $piece-acc } { $to }.
log-last-round = { $ending ->
    [orders] No order is left to fill the slot.
   *[furniture] The factory has no card left.
} After this turn everybody has one more.
log-deliver = { $who } delivers { $piece-acc } { $area-to }.
log-scrap = { $who } scraps { $piece-acc }: it fits nowhere.
log-close-unload = { $who } leaves the other pieces in the truck.
log-score-room = { $who } scores { $area }: { $bed }, { $wardrobe }, { $table }{ $has-fixture ->
    [yes] , { $fixture }
   *[no] {""}
} = { $prestige } prestige.
log-score-order-set = { $who } scores a set of orders (green{ $green-mark }, blue{ $blue-mark }, orange{ $orange-mark }, purple{ $purple-mark }) for { $prestige } prestige.
log-activate-vignette = { $who } turns down urgent orders ({ $one }, { $other }): the vignette is active again.
log-buy-star = { $who } buys a star for { $prestige } prestige.
log-buy-upgrade = { $who } buys { $upgrade-acc } for { coins }.
log-move-furniture = { $who } has { $piece-acc } carried { $area-from } { $area-to } for { coins }.
log-end-turn = { $who } ends the turn.
log-idle = { $who } can do nothing and ends the turn.
log-use-vignette = { $who } uses the vignette for an extra turn.
log-decline-vignette = { $who } keeps the vignette.
log-count = { $who } counts up: { $coins } prestige for coins, { $prestige } for sets of orders.
log-end = The game is over.

## The board

board-map = Orders and map
board-home = Truck and hotel
board-parts = Parts of the board
board-mine = Your truck and hotel
board-yours = Your hotel
board-back = Back
board-town = { $place ->
    [base] Base
    [green] Green
    [blue] Blue
    [orange] Orange
   *[purple] Purple
}
board-town-told = { board-town }: { $count ->
    [0] nothing for sale
    [one] 1 piece for sale
   *[other] { $count } pieces for sale
}{ $pawn ->
    [yes] , gets the next piece
   *[no] {""}
}
board-trucks = Trucks here
board-stock = For sale { place-in }
board-next-town = The next piece goes { place-to }
board-empty-slot = No order
board-hold = Truck of { $who }: { $free ->
    [0] no free cell
    [one] 1 free cell
   *[other] { $free } free cells
}
board-in-hold = truck
board-crate = crate
board-thing = { $piece }, { $area }{ $locked ->
    [yes] , counted: stays here
   *[no] {""}
}
board-room-points = { area }: { $points } prestige if scored now
board-room-scored = { area }: scored
board-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
board-prestige = { $count } prestige
board-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
board-upgrades = Upgrades
board-upgrade = { upgrade }: { $owned ->
    [yes] yours
    [theirs] bought
   *[no] { price }
}
board-held = In your hand: { $piece }. Choose a lit place.
board-rearrange = Lay it elsewhere here ({ $piece }, { $area })
board-place-at = row { $row }, column { $column }
board-place-none = no place for it turned like this; the program finds one
board-no-place = There is no room for it turned like this. Turn it, or choose another place.
board-turn = Turn
board-put-back = Put back
board-pack = Let the program pack
board-free = { $free ->
    [one] 1 cell free
   *[other] { $free } cells free
}
board-star-next = Next star: { $price }
board-vignette = vignette
board-completed = { $count } × { colour }{ $urgent ->
    [yes] {" "}(urgent)
   *[no] {""}
}
board-room-needs = { area }: to be scored it needs { $missing }
board-score = { area }: +{ $points }
board-gain = +{ $points }
board-renew = renew
board-another-way = Another of { $count } ways
board-last-turns = { $turns ->
    [0] Last turn
    [one] Last round: 1 turn more
   *[other] Last round: { $turns } turns more
}
board-mini = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $prestige } prestige, rooms scored: { $rooms }; in the truck: { $crates ->
    [0] no crates
    [one] 1 crate
   *[other] { $crates } crates
}, { $pieces ->
    [0] no furniture
    [one] 1 piece
   *[other] { $pieces } pieces
}
kind = { $kind ->
    [bed] a bed
    [wardrobe] a wardrobe
    [table] a table
   *[bath] a bath
}

## What each piece does

tell-order = Taken { $colour ->
    [green] in the green town
    [blue] in the blue town
    [orange] in the orange town
   *[purple] in the purple town
}: { $crates ->
    [one] 1 crate goes
   *[other] { $crates } crates go
} into your truck. Unloaded in the base, each crate becomes a coin.
tell-urgent = The “!”: two completed urgent orders renew a used vignette.
tell-completed = Four completed orders of four colours bring 4 prestige.
tell-completed-urgent = Four completed orders of four colours bring 4 prestige; two with “!” renew a used vignette.
tell-piece = { $kind ->
    [bath] For a bathroom: adds { $size } when its apartment is scored, never doubled.
   *[other] Size { $size }: so many coins, cells and points. Of the same style as the bed, wardrobe or table beside it, both count double.
}
tell-star = The most stars win. The next one is paid with prestige, and every one sold makes those after it dearer. In your reach: { $reach }.
tell-place = { $place ->
    [base] Here trucks are unloaded: crates become coins and set the factory to work, furniture moves into the hotel.
   *[town] Here orders of its colour are taken and furniture is bought.
}
tell-factory = Crates that are unloaded make these pieces, from the left, one for each town in turn, until their sizes add up to the crates.
tell-room = A room with a bed, a wardrobe and a table can be scored once: their sizes are prestige, doubled for pieces of one style.
tell-upgrade = { $upgrade ->
    [trailer] Two more cells in your truck, for the rest of the match.
    [porter] Two actions in a town in one turn: two orders, two pieces, or one of each.
   *[gps] In your turn you may act first and drive afterwards.
}
tell-vignette = Used at the end of a turn it gives a whole extra turn at once. Two completed orders with “!” make it active again.

## Learning by playing

learn-goal = The most stars win. Stars are paid with prestige, and prestige comes from furnished rooms: drive goods, earn coins, buy furniture, fill your hotel. It ends when orders or furniture run out; then everybody has one more turn.
learn-prompt-turn = A turn is a drive along one road, if you like, and then an action. Orders taken in a town fill your truck with crates; unloaded in the base they become coins, and coins buy furniture in the towns. Press a lit place.
learn-prompt-moved = You have arrived, so now act here. { $orders ->
    [yes] Take a lit order: its crates must fit into your truck.
   *[no] {""}
}{ $stock ->
    [yes] {" "}Buy a lit piece: its size is its price and the room that it takes.
   *[no] {""}
}
learn-prompt-home = You are back in the base, so unload: { $cargo ->
    [both] the crates become coins, and the furniture can move into your rooms.
    [crates] every crate becomes a coin, and the factory makes new furniture for the towns.
   *[pieces] the furniture can move into your rooms.
}
learn-prompt-stranded = There is nothing you could take, buy or unload in reach. That happens: the turn ends in the base; next time you may go anywhere again.
learn-prompt-go-on = Your action is done. If anything but the end of the turn is lit, you may still do that. When you want nothing more, end the turn.
learn-prompt-unloading = Take a piece out of your truck and choose a lit room. A room can be scored once it has a bed, a wardrobe and a table; pieces of one style count double. Turn and move pieces as you like: how they lie changes nothing.{ $can-close ->
    [yes] {" "}With “Close the unloading” the rest stays in the truck.
   *[no] {""}
}
learn-prompt-vignette = The vignette gives you one more whole turn, right now. It stays used until you turn in two orders with “!”, so keep it for a turn that matters, but not until the last round: then it is worth nothing.
learn-can-score = A room of yours has a bed, a wardrobe and a table, so it can be scored, once: press its mark. A room is worth the sizes of its pieces, double for those of one style. Larger pieces, or more of one style, would be worth more, so you may also wait.
learn-can-star = You have prestige enough for a star. Stars win the match, and each one sold makes the next one dearer for everybody.
learn-can-upgrade = You have coins enough for an upgrade. It stays with your truck to the end, so an early one pays best. Point at it, or hold a finger on it, to read what it does.
learn-can-carry = A piece that stands in a room can be carried into another one for a coin.
learn-can-set = You have delivered orders of all four colours: a set of them is worth 4 prestige.
learn-can-activate = Your vignette is used, and you have delivered two orders with “!”: turn them in, and it is active again.
learn-log-produce = The crates that were unloaded make furniture: the next pieces of the factory’s row go to the towns one by one, round the map. There anybody may buy them.
learn-log-score-room = { $who } scores a furnished room: the sizes of its pieces, double for those of one style. That brings { $prestige } prestige, and prestige pays for stars.
learn-log-buy-star = { $who } buys a star. The next one costs more, for everybody. The most stars win.
learn-log-last-round = The end is near: everybody has one more turn, last of all whoever caused it. Unload, furnish, score and buy stars now; of what is left over, coins bring a little prestige for ties.

## The end

points = { $points ->
    [one] 1 star
   *[other] { $points } stars
}
story-sources = Where the prestige came from
story-points = Stars by round
story-tie-shared = { $names }: { $points } stars each. They share the place.
story-tie-broken = { $names }: { $points } stars each. Then { $what } decides: { $told }.
score-of = { $points ->
    [one] 1 star if the match ended now, in detail
   *[other] { $points } stars if the match ended now, in detail
}
result = Rooms scored: { $scored }, pieces of furniture: { $pieces }

## The game in the lobby

tie-break = prestige
pitch = Furnish your hotel. Drive your truck from town to town, pack beds, wardrobes and tables into its hold, and fit them into the rooms of your floor plan. Furnished rooms buy stars, and the most stars win.

## What a balance report counts

variant-label = { $place }: orders have 1 or 2 crates and a mark, or 2, 3 or 4 crates and none.
variant-labels = { $place }: no order has { $crates } { $crates ->
    [one] crate
   *[other] crates
} { $urgent ->
    [yes] and a mark
   *[no] and no mark
} any more; one must be left, with “min_players” = 9 it is in no game.
variant-deck = { $place }: with { $players } players there are { $count } cards, and at least { $least } are needed.
counted-upgrades = Upgrades bought
counted-deeds = Other deeds
counted-rooms = Rooms scored
counted-orders = Orders taken
counted-furniture = Furniture bought
counted-order-set = a set of orders scored
counted-vignette = vignette activated
counted-extra-turn = extra turn by the vignette
counted-star = a star bought
counted-scrap = furniture scrapped

## Kinds of decisions

scene = Round { $round }; { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, prestige { $prestige }; { $crates ->
    [0] no crates in the truck
    [one] 1 crate in the truck
   *[other] { $crates } crates in the truck
}
decision-turn = act in a turn
decision-unloading = deliver furniture
decision-vignette = use the vignette

## How to play, and the player aid

howto-goal-title = The best hotel
howto-goal-text = Drive goods, earn coins and furnish your hotel. Furnished rooms bring prestige, and prestige buys stars. The most stars win.
howto-goal-picture = A furnished room, and three stars.
howto-end-title = The end
howto-end-text = The end comes when an order cannot be replaced, or the factory has nothing left to make. Then everybody has one more turn, last of all whoever caused it.
howto-end-picture = An empty deck; each truck drives once more.
howto-turn-title = A turn
howto-turn-text = You may drive along one road. Then you must do one thing where you are: take an order or buy furniture in a town, unload in the base. Score, buy stars and upgrades whenever you like in your turn.
howto-turn-picture = The base in the middle of four towns, joined by roads, with a truck.
howto-order-title = Take an order
howto-order-text = In a town take an open order of its colour. All its crates go into your truck at once, so they must fit.
howto-order-picture = A purple order of three crates goes from the purple town into a truck.
howto-unload-title = Unload in the base
howto-unload-text = Each crate becomes a coin, and the order is completed. Furniture goes from the truck into your hotel, as much as you like. With a full truck you can only drive to the base.
howto-unload-picture = A truck in the base; three crates become three coins.
howto-factory-title = The factory works
howto-factory-text = Your crates also make furniture: the next pieces in the row go to the towns one by one, round the map. It stops when their sizes add up to your crates or more.
howto-factory-picture = Three crates make a table of size 2 and a bed of size 3, for the next towns.
howto-buy-title = Buy furniture
howto-buy-text = In a town buy one piece from its stock. Its size is its price, its room in your truck and its points. Pieces may be turned, but not mirrored.
howto-buy-picture = A bed of size 3 in the blue town costs three coins and goes into a truck.
howto-rooms-title = Furnish and score
howto-rooms-text = A room with a bed, a wardrobe and a table may be scored once: add their sizes. Pieces of the same style count double. A fixture in an apartment’s bathroom adds its size; the cell at the door stays free.
howto-rooms-picture = Wardrobe 3 and sofa 2 of one style count double, a table 2 once: 12; a bath adds 3.
howto-stars-title = Stars
howto-stars-text = Pay prestige for a star. Each star sold makes the next one dearer, whoever buys it: the early ones are cheap. In a tie the prestige you have left decides.
howto-stars-picture = Five stars that cost 8, 10, 12, 14 and 16.
howto-more-title = Orders and upgrades
howto-more-text = Four completed orders of four colours bring 4 prestige. Your vignette is one extra turn; two completed “!” orders renew it. A trailer adds two cells, a porter a second action in a town, GPS lets you drive after acting.
howto-more-picture = Orders of four colours make 4; two urgent orders; trailer 4 coins, porter 3, GPS 2.
aid-turn =
    You may drive one road, then you must act.
    Town: take an order of its colour, or buy a piece (price = size). It has to fit.
    Base: crates become coins and furniture is made; bring pieces into your hotel.
    Any time: score a room, hand in orders, buy stars and upgrades; carry a piece to another room for 1 coin.
    Trailer 4: two cells more · porter 3: a second action in a town · GPS 2: act, then drive · vignette: one extra turn
aid-score =
    Room: bed + wardrobe + table by size; same style double; bath + its size
    Orders of four colours: 4 · two “!” orders: a new vignette
    End: 3 coins = 1 prestige, sets of orders 4
aid-end =
    Orders or furniture run out: one more turn each. Most stars win, then most prestige.

## Hints: what may be wanted

aim-piece = to get: { $piece }
aim-room = to score: { $area }
aim-set = to score a set of orders
aim-star = to buy a star

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

option-seat_coins = Starting coins
option-seat_coins-none = none
option-seat_coins-later = for later seats
score-stars = Stars

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

prompt-turn = { $who }: drive to another place, or act where you are.
prompt-moved = { $who }: act where you are.
prompt-stranded = { $who }: nothing can be done in reach; the turn ends in the base.
prompt-go-on = { $who }: go on with your turn, or end it.
prompt-unloading = { $who }: deliver furniture to your hotel, or close the unloading.
prompt-vignette = { $who }: use the vignette for an extra turn?

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

board-map = Map
board-mine = Your truck and hotel
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
board-sets = Score a set of orders:
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

## Learning by playing

learn-prompt-turn = Each turn you may drive one road, and then you must act: take an order or buy furniture in a town, unload in the base. Orders bring crates, crates become coins, coins buy furniture. Lit towns are those where you can do something.
learn-prompt-moved = You have driven, so now act here: take an order of this town’s colour or buy a piece from its stock. Everything has to fit into your truck.
learn-prompt-stranded = There is nothing you could take, buy or unload in reach. That happens: drive home and end your turn; next time you may go anywhere again.
learn-prompt-go-on = Your action is done. Before you end the turn you may still score a furnished room, buy a star or an upgrade, or have a piece carried to another room for a coin.
learn-prompt-unloading = Take a piece out of your truck and choose a lit room. A room scores once it has a bed, a wardrobe and a table; pieces of one style count double. You may turn and move pieces as you like: how they lie changes nothing.
learn-prompt-vignette = The vignette gives you one more whole turn, right now. It stays used until you turn in two urgent orders, so keep it for a turn that matters, but not until the last round: then it is worth nothing.

## The game in the lobby

pitch = Furnish an apartment house. Drive the van from town to town, pack sofas, beds and lamps into its hold, and fit them into the rooms of your floor plan.

## What a balance report counts

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

decision-turn = act in a turn
decision-unloading = deliver furniture
decision-vignette = use the vignette

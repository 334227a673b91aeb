# Grand Austria Hotel in English. Ids are shared with pl.ftl; a test compares them.

## Names

title = Grand Austria Hotel
tagline = A coffee house, a hotel above it, and the emperor’s favour.
player = { $colour ->
    [orange] Orange
    [blue] Blue
    [purple] Purple
   *[grey] Grey
}
room = room { $room }
kind = { $kind ->
    [strudel] strudel
    [cake] cake
    [wine] wine
    [coffee] coffee
   *[any] any item
}
items = { $kind ->
    [strudel] { $amount } strudel
    [cake] { $amount } cake
    [wine] { $amount } wine
    [coffee] { $amount } coffee
    [each] { $amount } of each item
   *[any] { $amount ->
        [one] any 1 item
       *[other] any { $amount } items
    }
}
action = { $face ->
    [1] strudel, cake
    [2] wine, coffee
    [3] rooms
    [4] emperor, crowns
    [5] staff
   *[6] joker
}
crowns = { $n ->
    [one] 1 crown
   *[other] { $n } crowns
}
room-colour = { $colour ->
    [red] {" "}red
    [yellow] {" "}yellow
    [blue] {" "}blue
   *[any] {""}
}
guest-colour = { $colour ->
    [red] a citizen (red)
    [yellow] an artist (yellow)
    [blue] a noble (blue)
    [green] a tourist (green)
   *[any] a guest
}
card-hidden = a staff card
thing-none = this
source-group = a closed group
source-tile = emperor tile { $tile }
source-die = the die
guest-sculptor = Sculptor
guest-musician = Musician
guest-composer = Composer
guest-tailor = Tailor
guest-flamenco-dancer = Flamenco Dancer
guest-portrait-painter = Portrait Painter
guest-photographer = Photographer
guest-vocalist = Vocalist
guest-architect = Architect
guest-actress = Actress
guest-poet = Poet
guest-jewelry-designer = Jewellery Designer
guest-jewelry-designer-short = Jeweller
guest-painter = Painter
guest-opera-singer = Opera Singer
guest-opera-singer-short = Opera Singer
guest-dame = Dame
guest-duchess = Duchess
guest-officer = Officer
guest-landgrave = Landgrave
guest-sovereign = Sovereign
guest-princess = Princess
guest-countess = Countess
guest-elector = Elector
guest-baron = Baron
guest-prince = Prince
guest-count = Count
guest-earl = Earl
guest-baroness = Baroness
guest-duke = Duke
guest-apothecary = Apothecary
guest-post-councillor = Post Councillor
guest-privy-councillor = Privy Councillor
guest-professor-emeritus = Professor Emeritus
guest-professor-emeritus-short = Prof. Emeritus
guest-general = General
guest-senior-councillor = Senior Councillor
guest-councillor-of-commerce = Councillor of Commerce
guest-councillor-of-commerce-short = Comm. Councillor
guest-court-councillor = Court Councillor
guest-major = Major
guest-veterinary-councillor = Veterinary Councillor
guest-veterinary-councillor-short = Vet. Councillor
guest-medicinal-councillor = Medicinal Councillor
guest-procurator = Procurator
guest-lord-high-commissioner = Lord High Commissioner
guest-lord-high-commissioner-short = Lord High Comm.
guest-senior-legal-secretary = Senior Legal Secretary
guest-senior-legal-secretary-short = Legal Secretary
guest-tezcatlipoca = Tezcatlipoca
guest-capt-goldhaken = Capt. Goldhaken
guest-capt-goldhaken-short = Goldhaken
guest-mr-horsa = Mr. Horsa
guest-m-ingalls = M. Ingalls
guest-mr-boydell = Mr. Boydell
guest-mr-oundo = Mr. Oundo
guest-e-gizia = E. Gizia
guest-m-polo = M. Polo
guest-cramersopholus = Cramersopholus
guest-farmer-franz = Farmer Franz
guest-brother-uwe = Brother Uwe
guest-conductor = Conductor
guest-durgoing = Durgoing
guest-macleod = MacLeod
staff-breakfast-server = Breakfast Server
staff-waitress = Waitress
staff-barkeeper = Barkeeper
staff-sous-chef = Sous-Chef
staff-groom = Groom
staff-stableman = Stableman
staff-masseuse = Masseuse
staff-tour-guide = Tour Guide
staff-butler = Butler
staff-chauffeur = Chauffeur
staff-florist = Florist
staff-executive-housekeeper = Executive Housekeeper
staff-restaurant-manager = Restaurant Manager
staff-decorator = Decorator
staff-bootblack = Bootblack
staff-laundress = Laundress
staff-kitchen-hand = Kitchen Hand
staff-checker = Checker
staff-interior-architect = Interior Architect
staff-detective = Detective
staff-chef = Chef
staff-staff-manager = Staff Manager
staff-custodian = Custodian
staff-chief-waiter = Chief Waiter
staff-delivery-boy = Delivery Boy
staff-conference-manager = Conference Manager
staff-booking-manager = Booking Manager
staff-concierge = Concierge
staff-secretary = Secretary
staff-reception-clerk = Reception Clerk
staff-chambermaid = Chambermaid
staff-assistant-manager = Assistant Manager
staff-male-floor-housekeeper = Male Floor Housekeeper
staff-receptionist = Receptionist
staff-page-boy = Page Boy
staff-sommelier = Sommelier
staff-room-service = Room Service
staff-porter = Porter
staff-confectioner = Confectioner
staff-marketing-director = Marketing Director
staff-operator = Operator
staff-gardener = Gardener
staff-barista = Barista
staff-larder-cook = Larder Cook
staff-pool-attendant = Pool Attendant
staff-female-floor-housekeeper = Female Floor Housekeeper
staff-liftboy = Liftboy
staff-hotel-manager = Hotel Manager

## Options and scores

option-edition = Edition
option-edition-2016 = 2016 (first)
option-edition-2022 = 2022 (later)
option-staff = Staff
option-staff-normal = six at random
option-staff-introductory = introductory sets
option-staff-expert = expert draft
option-board = Hotel boards
option-board-a = side A, all alike
option-board-b = side B, all different
option-hotel_1 = Board of seat 1
option-hotel_1-dealt = dealt
option-hotel_1-b1 = layout B1
option-hotel_1-b2 = layout B2
option-hotel_1-b3 = layout B3
option-hotel_1-b4 = layout B4
option-hotel_2 = Board of seat 2
option-hotel_2-dealt = dealt
option-hotel_2-b1 = layout B1
option-hotel_2-b2 = layout B2
option-hotel_2-b3 = layout B3
option-hotel_2-b4 = layout B4
option-hotel_3 = Board of seat 3
option-hotel_3-dealt = dealt
option-hotel_3-b1 = layout B1
option-hotel_3-b2 = layout B2
option-hotel_3-b3 = layout B3
option-hotel_3-b4 = layout B4
option-hotel_4 = Board of seat 4
option-hotel_4-dealt = dealt
option-hotel_4-b1 = layout B1
option-hotel_4-b2 = layout B2
option-hotel_4-b3 = layout B3
option-hotel_4-b4 = layout B4
option-politics_a = Politics card A
option-politics_a-random = at random
option-politics_a-a1 = A1
option-politics_a-a2 = A2
option-politics_a-a3 = A3
option-politics_a-a4 = A4
option-politics_b = Politics card B
option-politics_b-random = at random
option-politics_b-b1 = B1
option-politics_b-b2 = B2
option-politics_b-b3 = B3
option-politics_b-b4 = B4
option-politics_c = Politics card C
option-politics_c-random = at random
option-politics_c-c1 = C1
option-politics_c-c2 = C2
option-politics_c-c3 = C3
option-politics_c-c4 = C4
option-emperor_a = Emperor tile A
option-emperor_a-random = at random
option-emperor_a-a1 = A1
option-emperor_a-a2 = A2
option-emperor_a-a3 = A3
option-emperor_a-a4 = A4
option-emperor_b = Emperor tile B
option-emperor_b-random = at random
option-emperor_b-b1 = B1
option-emperor_b-b2 = B2
option-emperor_b-b3 = B3
option-emperor_b-b4 = B4
option-emperor_c = Emperor tile C
option-emperor_c-random = at random
option-emperor_c-c1 = C1
option-emperor_c-c2 = C2
option-emperor_c-c3 = C3
option-emperor_c-c4 = C4
option-vp_floor = VP below zero
option-vp_floor-none = allowed
option-vp_floor-zero = never
option-first = Start player
score-track = Points won so far
score-checked = Guests who moved in
score-politics = Politics
score-emperor = The emperor
score-rest = Crowns and the kitchen
score-staff = Staff
score-rooms = Rooms and full groups
score-crowns = Crowns (1 each)
score-items = Dishes and drinks in the kitchen
score-guests = Guests still in the café (−5 each)

## Effects

effect-vp = { $amount } VP
effect-vp-per = { $amount } VP for each { $counter }
effect-vp-per-cap = { $amount } VP for each { $counter }, at most { $cap }
effect-lose-vp = lose { $amount } VP
effect-lose-vp-per = lose { $amount } VP for each { $counter }
effect-crowns = { $amount ->
    [one] 1 crown
   *[other] { $amount } crowns
}
effect-lose-crowns = lose { $amount ->
    [one] 1 crown
   *[other] { $amount } crowns
}
effect-steps = { $amount ->
    [one] 1 emperor step
   *[other] { $amount } emperor steps
}
effect-item = { items }
effect-draw = draw { $amount ->
    [one] 1 staff card
   *[other] { $amount } staff cards
}
effect-prepare = { $state ->
    [occupied] you may lay a{ room-colour } room (occupied at once)
   *[vacant] you may prepare a{ room-colour } room
}{ $where ->
    [low] {" "}on the first or second floor
   *[anywhere] {""}
}{ $price ->
    [free] {" "}free of charge
    [less] {" "}for { crowns-less } less
   *[full] {""}
}
crowns-less = { $discount ->
    [one] 1 crown
   *[other] { $discount } crowns
}
room-colour-note = { room-colour }
effect-occupy = you may turn { $amount ->
    [one] a vacant{ room-colour } room
   *[other] up to { $amount } vacant{ room-colour } rooms
} to occupied
effect-fill = you may complete the order of { guest-colour } of yours from the supply
effect-play = you may play a staff card{ $price ->
    [free] {" "}free of charge
    [less] {" "}for { crowns-less } less
   *[full] {" "}at full cost
}
effect-draw-play = draw { $amount } staff cards and you may play one of them { $price ->
    [free] free of charge
   *[less] for { crowns-less } less
} (the others go under the deck)
effect-guest = you may take a guest from the row free of charge
effect-extra-turn = an extra turn without taking a die
effect-extra-action = you may do one more action, without a boost
effect-strength = as if { $amount ->
    [one] 1 more die
   *[other] { $amount } more dice
} lay there
effect-free = it costs nothing
effect-both-tracks = the full number of emperor steps and of crowns
effect-escape = you may pay { $amount ->
    [one] 1 crown
   *[other] { $amount } crowns
} to escape it
effect-copy = copy an end-of-game card of another player
effect-lose-items = lose all items in the kitchen{ $where ->
    [everywhere] {" "}and on your guests
   *[kitchen] {""}
}
effect-lose-hand = lose { $amount } staff cards of your hand
effect-remove-vacant = remove { $amount ->
    [one] your highest vacant room
   *[other] your { $amount } highest vacant rooms
}
effect-remove-occupied = remove your highest occupied room and another below it
effect-remove-occupied-anywhere = remove an occupied room of your highest floor and one of the next floor below that has any
effect-discard-played = discard a played end-of-game card
penalty-or = { $first } or { $second }
penalty-else = { $first }; if that is impossible, { $second }
card-sentence = { $when }: { $what }.
when-played = At once
when-round = Once per round
when-take-die = Whenever you take a die showing { $faces }
when-perform-6 = Whenever you perform action 6
when-pay-6 = Action 6
when-check-in = Whenever you check in { guest-colour }
when-check-in-large = Whenever you check in a guest who ordered 4 or more items
when-occupied = Whenever a room becomes occupied
when-prepare = Preparing a{ room-colour } room
when-serve = Serving from the kitchen
when-take-guest = Taking a guest from the row
when-emperor-bonus = With each emperor bonus
when-emperor-penalty = At an emperor penalty
when-end = At the end of the game
counter-crowns = crown
counter-emperor = space up to your marker on the emperor track
counter-staff = staff card you have played
counter-staff-itself = staff card you have played, including this one
counter-tiles = room tile, vacant or occupied
counter-rooms = occupied room
counter-red = occupied red room
counter-yellow = occupied yellow room
counter-blue = occupied blue room
counter-floors = floor with all rooms occupied
counter-columns = column with all rooms occupied
counter-groups = group with all rooms occupied
counter-colours = colour with all rooms occupied
counter-sets = set of three occupied rooms of different colours, each room in one set only
counter-disks = politics card with your disk
least-crowns = { $n } crowns
least-emperor = your marker on space { $n } or higher of the emperor track
least-staff = { $n } played staff cards
least-tiles = { $n } room tiles
least-floors = { $n } floors fully occupied
least-columns = { $n } columns fully occupied
least-groups = { $n } groups fully occupied
least-colours = all rooms of a colour occupied
least-red = { $n } occupied red rooms
least-yellow = { $n } occupied yellow rooms
least-blue = { $n } occupied blue rooms
condition = { $counter }
conditions-1 = Have { $first }
conditions-2 = Have { $first } and { $second }
conditions-3 = Have { $first }, { $second } and { $third }

## The table

table-setup = Setting up
table-round = Round { $round } of 7, { $who } began
table-dustbin = dustbin: { $n }
table-row = Guests in the row (price, order, VP, bonus; S strudel, C cake, W wine, K coffee)
table-emperor = Emperor after round { $round }: bonus { $bonus }; penalty { $penalty }
table-politics = Politics: { $text } ({ $levels } VP) { $disks }
table-player = { $vp } VP (worth { $score } now), { $crowns } crowns, emperor { $emperor }, turns { $numbers }, { $hand } staff in hand
table-passed = has passed
table-kitchen = Kitchen:
table-complete = order complete
table-lacks = lacks { $items }
table-staff = Staff:
table-hand = Your staff cards
table-pack = The pack to choose from
table-drawn = The cards you have drawn

## Prompts

# Those who wait and watch read them too: they say “you” to nobody.

prompt-draft = { $who }: keep a staff card of the pack.
prompt-setup-guest = { $who }: choose the first guest.
prompt-setup-room = { $who }: prepare a room ({ $left } left), or stop.
prompt-menu = { $guest ->
    [no] { $who }: choose a die, or first serve from the kitchen or check a guest in.
   *[yes] { $who }: choose a die, or first take a guest, serve from the kitchen or check a guest in.
}
prompt-menu-after = { $who }: more actions, or the end of the turn.
prompt-menu-extra = { $who }: an extra turn. Choose an action; its die stays.
prompt-boost = { $who }: pay a crown so that the action counts one die more ({ $strength } + 1)?
prompt-joker = { $who }: which action does the six copy, with strength { $strength }?
prompt-extra-order = { $who }: { $card } before the action, after it, or not at all?
prompt-dish-split = { $who }: divide { $strength } between strudel and cake, or put each where it should go.
prompt-drink-split = { $who }: divide { $strength } between wine and coffee, or put each where it should go.
prompt-prepare = { $who }: { $state ->
    [occupied] lay a{ room-colour } room, occupied at once
   *[vacant] prepare a{ room-colour } room
}{ $where ->
    [low] {" "}on the first or second floor
   *[anywhere] {""}
}{ $price ->
    [free] {" "}free of charge
    [less] {" "}for { crowns-less } less
   *[full] {""}
}, or none ({ $left } left).
prompt-track-split = { $who }: divide { $strength } between emperor steps and crowns.
prompt-play-staff = { $who }: play a staff card, or none.
prompt-play-drawn = { $who }: play one of the cards drawn, or none.
prompt-put-under = { $who }: which card goes under the deck next?
prompt-place-item = { $who }: where does the { kind } go? ({ $left } left)
prompt-choose-item = { $who }: choose an item ({ $left } left).
prompt-serve-item = { $who }: serve an item ({ $left } left).
prompt-check-in-room = { $who }: choose a room for { $guest }.
prompt-order-benefits = { $who }: which benefit comes next?
prompt-occupy-room = { $who }: turn a vacant room to occupied ({ $left } left), or none.
prompt-free-guest = { $who }: take a guest free of charge, or none.
prompt-fill-order = { $who }: complete a guest’s order, or none.
prompt-extra-turn = { $who }: play the extra turn?
prompt-free-action = { $who }: perform an action without taking a die, or none.
prompt-avoid-penalty = { $who }: pay to escape the emperor’s penalty?
prompt-penalty-choice = { $who }: choose one of the emperor’s penalties.
prompt-lose-hand = { $who }: lose a staff card ({ $left } left).
prompt-remove-vacant = { $who }: remove a vacant room ({ $left } left).
prompt-remove-occupied = { $who }: remove an occupied room.
prompt-discard-played = { $who }: discard a played end-of-game card.
prompt-copy = { $who }: which card does the Secretary copy?

## What those who wait are told

wait-draft = { $who } chooses a staff card to keep.
wait-setup-guest = { $who } chooses a first guest.
wait-setup-room = { $who } prepares the first rooms ({ $left } left).
wait-menu = { $who } chooses a die{ $guest ->
    [no] {""}
   *[yes] {" "}or a guest
}.
wait-menu-after = { $who } has used a die, and may still do something.
wait-menu-extra = { $who } has an extra turn and chooses an action.
wait-boost = { $who } may pay a crown to strengthen the action to { $strength } + 1.
wait-joker = { $who } decides which action the six copies, with strength { $strength }.
wait-extra-order = { $who } decides when { $card } works: before the action, after it, or not at all.
wait-dish-split = { $who } divides { $strength } between strudel and cake.
wait-drink-split = { $who } divides { $strength } between wine and coffee.
wait-prepare = { $who } prepares rooms ({ $left } left).
wait-track-split = { $who } divides { $strength } between emperor steps and crowns.
wait-play-staff = { $who } may play a staff card.
wait-play-drawn = { $who } may play one of the cards drawn.
wait-put-under = { $who } puts cards under the deck.
wait-place-item = { $who } decides where the { kind } goes ({ $left } left).
wait-choose-item = { $who } chooses an item ({ $left } left).
wait-serve-item = { $who } serves from the kitchen ({ $left } left).
wait-check-in-room = { $who } chooses a room for { $guest }.
wait-order-benefits = { $who } decides which benefit comes next.
wait-occupy-room = { $who } may turn a vacant room to occupied ({ $left } left).
wait-free-guest = { $who } may take a guest free of charge.
wait-fill-order = { $who } may complete a guest’s order.
wait-extra-turn = { $who } decides whether to play an extra turn.
wait-free-action = { $who } may perform an action without taking a die.
wait-avoid-penalty = { $who } decides whether to pay and escape the emperor’s penalty.
wait-penalty-choice = { $who } chooses one of the emperor’s penalties.
wait-lose-hand = { $who } has to lose staff cards ({ $left } left).
wait-remove-vacant = { $who } has to remove vacant rooms ({ $left } left).
wait-remove-occupied = { $who } has to remove an occupied room.
wait-discard-played = { $who } has to discard a played end-of-game card.
wait-copy = { $who } decides which card the Secretary copies.

## Moves

move-pass = Pass
move-guest = Take { $guest }{ $price ->
    [0] {""}
    [one] {" "}for 1 crown
   *[other] {" "}for { $price } crowns
}
move-die = Space { $face } ({ action }): { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
move-serve = Serve from the kitchen
move-check-in = Check in { $guest }
move-politics = Politics { $tile }: { $condition }
move-use = Use { $card }
move-end-turn = End the turn
move-boost = { $pick ->
    [0] Pay a crown for one more die
   *[1] No boost
}
move-joker = As { $face }: { action }
move-order = { $pick ->
    [0] The extra first
    [1] The main action first
   *[2] No extra
}
move-cake = { $rest } strudel, { $pick } cake
move-coffee = { $rest } wine, { $pick } coffee
move-prepare = Prepare { $room }{ $price ->
    [0] {""}
    [one] {" "}for 1 crown
   *[other] {" "}for { $price } crowns
}
move-steps = { $pick ->
    [one] 1 emperor step
   *[other] { $pick } emperor steps
}, { $rest ->
    [one] 1 crown
   *[other] { $rest } crowns
}
move-play = Play { $card }{ $price ->
    [0] {" "}for nothing
    [one] {" "}for 1 crown
   *[other] {" "}for { $price } crowns
}
move-under = { $card } under the deck
move-put = { kind } to { $guest }
move-kitchen = To the kitchen
move-item = Take { kind }
move-lodge = Into { $room }
move-benefit = { $effect }
move-occupy = Turn { $room } to occupied
move-fill = Complete the order of { $guest }
move-extra = { $pick ->
    [0] Play the extra turn
   *[1] Decline the extra turn
}
move-escape = { $pick ->
    [0] Pay and escape
   *[1] Suffer the penalty
}
move-penalty = { $sentence }
move-lose = Lose { $card }
move-remove = Remove { $room }
move-discard = Discard { $card }
move-copy = Copy { $card }
move-keep = Keep { $card }
move-decline = No more

## Reasons

reason-not-asked = That is not what is being decided now.
reason-not-in-pack = { $card } is not in the pack.
reason-not-in-row = { $guest } is not in the row.
reason-no-table = All three tables are taken.
reason-too-dear = You have not enough crowns for that.
reason-guest-done = You have taken a guest on this turn already.
reason-after-die = After the die no guest can be taken from the row.
reason-die-done = You have used your die on this turn already.
reason-no-die = No die lies on that space.
reason-cannot-pay = You cannot pay for that.
reason-must-pass-first = You may pass only as the first choice of a turn.
reason-no-pass-in-extra = You cannot pass in an extra turn.
reason-die-first = You have to take a die before you end the turn.
reason-nothing-to-serve = No item of your kitchen is wanted by a guest of yours.
reason-not-in-cafe = { $guest } is not in your café.
reason-order-open = The order of { $guest } is not complete.
reason-no-vacant-room = There is no fitting vacant room for { $guest }.
reason-not-in-play = That politics card is not in this game.
reason-not-met = Your hotel does not meet the condition.
reason-has-disk = Your disk lies on that card already.
reason-no-level = All levels of that card are taken.
reason-not-played = You have not played { $card }.
reason-used = { $card } has been used in this round already.
reason-too-many = That is more than this action gives.
reason-has-tile = A tile lies on { $room } already.
reason-first-room = The first room has to be the one at the bottom left.
reason-not-adjacent = { $room } is not beside a prepared room.
reason-wrong-floor = { $room } is on too high a floor.
reason-not-in-hand = { $card } is not in your hand.
reason-not-drawn = { $card } is not one of the cards drawn.
reason-not-lacking = { $guest } does not want that item.
reason-not-in-kitchen = There is no { kind } in your kitchen.
reason-not-pending = That benefit is not pending.
reason-not-vacant = There is no vacant room at { $room }.
reason-wrong-colour = The colour does not fit.
reason-order-full = The order of { $guest } is complete already.
reason-higher-first = A vacant room on a higher floor goes first.
reason-not-that-column = That room cannot be removed now.
reason-not-end-card = { $card } is no played end-of-game card that fits here.
reason-must-act = In this edition the action has to be carried out.
reason-must-serve = At least one item has to be served.
reason-no-declining = This cannot be declined.

## Log

log-keep = { $who } keeps { $card }.
log-pass-packs = The packs are passed to the left.
log-first-guest = { $who } begins with { $guest }.
log-roll = Round { $amount }: { $who } rolls the dice.
log-reroll = { $who } puts a die into the dustbin and rolls { $amount }.
log-last-die = The last die goes to the dustbin; the turns of this round are over.
log-no-dice = No die is left; the turns of this round are over.
log-turn = { $who }’s turn (number { $amount }).
log-pass = { $who } passes.
log-take-guest = { $who } takes { $guest }{ $price ->
    [0] .
    [one] {" "}for 1 crown.
   *[other] {" "}for { $price } crowns.
}
log-choose-space = { $who } chooses space { $face } ({ action }), strength { $amount }.
log-boost = { $who } pays a crown: strength { $amount }.
log-no-boost = { $who } does not boost.
log-joker = { $who } copies action { $face } ({ action }){ $price ->
    [0] .
   *[other] {" "}for a crown.
}
log-take-die = { $who } takes a die showing { $face }, strength { $amount }.
log-die = { $who } { $taken ->
    [1] takes a die showing { $face }
   *[other] performs action { $face }
}{ $copied ->
    [0] {""}
   *[other] {" "}as action { $action }
}, strength { $amount }{ $given ->
    [1] : { $one } strudel{ $two ->
        [0] .
       *[other] {" "}and { $two } cake.
    }
    [2] : { $one } wine{ $two ->
        [0] .
       *[other] {" "}and { $two } coffee.
    }
    [3] , and prepares { $rooms }{ $price ->
        [0] {""}
        [one] {" "}for 1 crown
       *[other] {" "}for { $price } crowns
    }{ $vp ->
        [0] .
       *[other] {" "}and gets { $vp } VP.
    }
    [4] : { $one ->
        [0] {""}
        [one] 1 emperor step
       *[other] { $one } emperor steps
    }{ $both ->
        [0] {""}
       *[other] {" "}and{" "}
    }{ $two ->
        [0] {""}
        [one] 1 crown
       *[other] { $two } crowns
    }.
    [5] , and plays { $card }{ $price ->
        [0] {" "}for nothing.
        [one] {" "}for 1 crown.
       *[other] {" "}for { $price } crowns.
    }
   *[other] .
}
log-perform = { $who } performs action { $face }, strength { $amount }.
log-order = { $who }, { $card }: { $amount ->
    [0] the extra comes first.
    [1] the action comes first.
   *[2] no extra.
}
log-split = { $who } takes { $face ->
    [1] { $amount } strudel and { $other } cake.
    [2] { $amount } wine and { $other } coffee.
   *[4] { $amount ->
        [one] 1 emperor step
       *[other] { $amount } emperor steps
    } and { $other ->
        [one] 1 crown
       *[other] { $other } crowns
    }.
}
log-prepare = { $who } prepares { $room }{ $price ->
    [0] {""}
    [one] {" "}for 1 crown
   *[other] {" "}for { $price } crowns
}{ $other ->
    [0] .
   *[other] {" "}and gets { $other } VP.
}
log-occupy = { $who } turns { $room } to occupied.
log-remove = { $who } loses { $room }.
log-play = { $who } plays { $card }{ $price ->
    [0] {" "}for nothing.
    [one] {" "}for 1 crown.
   *[other] {" "}for { $price } crowns.
}
log-draw = { $who } draws { $amount ->
    [one] 1 staff card
   *[other] { $amount } staff cards
} ({ $source }).
log-show-drawn = { $who } looks at { $amount ->
    [one] 1 staff card
   *[other] { $amount } staff cards
} ({ $source }).
log-under = { $who } puts { $card } under the deck.
log-lose-card = { $who } loses { $card }.
log-discard = { $who } discards { $card }.
log-use = { $who } uses { $card }.
log-choose-item = { $who } takes { kind }.
log-place = { $who } gives { kind } to { $guest }.
log-kitchen = { $who }: { items } to the kitchen.
log-serve = { $who } serves from the kitchen{ $price ->
    [0] .
   *[other] {" "}for a crown.
}
log-serve-item = { $who } serves { kind } to { $guest }.
log-fill = { $who } completes the order of { $guest }.
log-lead = { $who } calls { $guest }.
log-check-in = { $who } checks { $guest } into { $room }: { $amount } VP.
log-benefit = { $who } chooses { $effect } next.
log-gain-vp = { $who }: { $amount } VP ({ $source }).
log-pay-vp = { $who } loses { $amount } VP ({ $source }).
log-gain-crowns = { $who }: { $amount ->
    [one] 1 crown
   *[other] { $amount } crowns
} ({ $source }).
log-pay-crowns = { $who } loses { $amount } crowns ({ $source }).
log-gain-steps = { $who }: { $amount ->
    [one] 1 emperor step
   *[other] { $amount } emperor steps
} ({ $source }){ $other ->
    [0] .
   *[other] , { $other } VP beyond the end.
}
log-extra-turn-won = { $who } wins an extra turn.
log-extra-turn = { $who } plays an extra turn.
log-politics = { $who } puts a disk on politics card { $tile }: { $amount } VP.
log-end-turn = { $who } ends the turn.
log-decline = { $who } takes no more.
log-track-points = The emperor: { $who } gets { $amount } VP and goes back to space { $other }.
log-bonus = The emperor is pleased with { $who }: { $sentence }.
log-penalty = The emperor is displeased with { $who }: { $sentence }.
log-escape = { $who } pays to escape the penalty.
log-suffer = { $who } accepts the penalty.
log-lose-items = { $who } loses { $amount } items.
log-copy = { $who }’s Secretary copies { $card }.
log-final = { $who }: { $amount } VP in the end.

## The board

board = The table of Grand Austria Hotel
board-pane-door = Dice and guests
board-pane-house = Hotel
board-pane-court = Emperor
board-round = Round { $round } of { $rounds }
board-actions = Action spaces
board-gain = { $face ->
    [1] { $strength ->
        [one] 1 strudel
       *[other] { $strength } dishes, with up to { board-cakes }
    }
    [2] { $strength ->
        [one] 1 wine
       *[other] { $strength } drinks, with up to { board-coffees }
    }
    [3] { $strength ->
        [one] prepare 1 room
       *[other] prepare up to { $strength } rooms
    }
    [4] { $tracks ->
        [both] { $strength } emperor steps and { $strength } crowns
       *[split] { $strength ->
            [one] 1 emperor step or crown
           *[other] { $strength } emperor steps or crowns
        }
    }
    [5] a staff card for { $strength ->
        [one] 1 crown
       *[other] { $strength } crowns
    } less
   *[6] any other action with strength { $strength }
}
board-cakes = { $dear ->
    [one] 1 cake
   *[other] { $dear } cakes
}
board-coffees = { $dear ->
    [one] 1 coffee
   *[other] { $dear } coffees
}
board-boosted = { $price ->
    [one] for 1 crown
   *[other] for { $price } crowns
} it counts as { $dice } dice: { $gain }
board-boost-pay = pay
board-boost-dice = as { $dice } dice
board-empty-space = no dice
board-guests = Guests at the door
board-guest = { $name }, { $colour }. Order: { $order }. { $bonus }
board-guest-tells = Order: { $order }. Thanks: { $bonus }.
board-colour = { $colour ->
    [red] citizen, red
    [yellow] artist, yellow
    [blue] noble, blue
   *[green] tourist, green
}
board-colour-letter = { $colour ->
    [red] R
    [yellow] Y
    [blue] B
   *[green] G
}
board-room-colour = { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
}
board-price = { $price ->
    [0] free
    [one] 1 crown
   *[other] { $price } crowns
}
board-cafe = Café
board-free-table = free table
board-wants = still wants { $items }
board-item-placed = { kind }, served
board-lay-kitchen = { kind }: into the kitchen
board-decline-and-end = No more, and end the turn
board-kitchen = Kitchen
board-kitchen-item = { items } in the kitchen
board-serve = Serve up to { $items ->
    [one] 1 item
   *[other] { $items } items
}: { $price ->
    [0] free
    [one] 1 crown
   *[other] { $price } crowns
}
board-hotel = { $who }: hotel
board-room = { room }, { board-room-colour }, { $state ->
    [empty] not prepared, { $price ->
        [0] free
        [one] costs 1 crown
       *[other] costs { $price } crowns
    }
    [vacant] vacant
   *[occupied] occupied
}
board-room-vp = { $vp } VP at once when prepared
board-group = A group: when all its rooms are occupied, { $effect }
board-owner = { $who }: { $vp } VP on the track, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}, emperor space { $emperor }, guests in the café: { $guests }, staff at work: { $staff }, in hand: { $hand }
board-yours = You
board-extra-turns = { $n ->
    [one] 1 extra turn
   *[other] { $n } extra turns
}
board-turn-order = Turns of this round still to come
board-turns-left = turns to come: { $numbers }
board-no-turns = no more turns in this round
board-emperor = The emperor’s favour
board-emperor-space = space { $place }: { $vp } VP
board-emperor-marker = { $who } on space { $place } of the emperor track
board-emperor-round = Round { $round }
board-emperor-after = After round { $round }
board-bonus = Bonus
board-penalty = Penalty
board-verdict = { $who }: { $verdict ->
    [bonus] the bonus
    [penalty] the penalty
   *[neither] neither
} if it were now
board-verdict-at = After round { $round } this space means { $verdict ->
    [bonus] the bonus
    [penalty] the penalty
   *[neither] neither bonus nor penalty
}.
board-emperor-tells = The track is scored, then everybody goes back { $n ->
    [one] 1 space
   *[other] { $n } spaces
}. Whoever stood on { $from } or higher gets the bonus, on { $n } or lower the penalty.
board-politics = Politics
board-politics-card = { $text }. { $levels }
board-level = { $vp } VP: { $who }
board-level-free = { $vp } VP: free
board-progress = { $who }: { $have } of { $least }
board-staff = Staff at work
board-no-staff = Nobody works here yet.
board-staff-card = { $name }, { $price }. { $text }
board-works = { $works ->
    [once] at once
    [round] once a round
    [end] at the end
   *[permanent] always
}
board-used = used in this round
board-die-price = { $price ->
    [0] free
    [one] 1 crown
   *[other] { $price } crowns
} with a die from 5
board-hand-of = { $n ->
    [0] no staff cards in hand
    [one] 1 staff card in hand
   *[other] { $n } staff cards in hand
}
board-to-copy = Cards to copy
board-choices = Choices
board-step-guest = Guest
board-step-die = Die
board-step-more = Extras
board-step = { $step }: { $state ->
    [done] done
    [now] possible now
   *[past] not now
}
board-still-wanted = Your guests want

float-vp = { $signed } VP
float-crowns = { $signed } { $n ->
    [one] crown
   *[other] crowns
}

## Learning by playing

learn-goal = Run a hotel in Vienna: guests order in your café, and when they have all they want, they move into a room and bring you points and help. Points also come from full groups of rooms, the emperor and politics; staff make everything easier. The match ends after seven rounds, and whoever has the most victory points wins.
learn-prompt-draft = Keep one card of the pack and pass the rest on. Look for cards that work together, and remember that dear ones must be paid for later.
learn-prompt-setup-guest = Your first guest sits down in your café for free. A short order is soon done; the reward is printed under it.
learn-prompt-setup-room = Prepare your first rooms, from the bottom left and always next to another. The first floor is free; each floor above costs a crown more. Keep some crowns: you will need them.
learn-prompt-menu = { $guest ->
    [no] Now take a die and do what its space says.
   *[yes] A turn has two steps: you may take a guest if a table is free, then you take a die and do what its space says.
} The more dice lie there, the more you get; for a crown a space counts as if one die more lay there: press the strip at its foot. Rest on a space, a guest or a card to read what it brings.
learn-prompt-menu-after = The die is used. What is still lit costs no die and can be done now. When you want nothing more, end your turn.
learn-prompt-menu-extra = An extra turn: you perform an action, but the die stays where it is.
learn-prompt-boost = For a crown the action counts one die more. Worth it when you need exactly one more, a waste when you are short of crowns.
learn-prompt-joker = A six costs a crown and copies any other action, with as many dice as there are sixes.
learn-prompt-extra-order = One of your staff gives you something besides the action. You decide which comes first.
learn-prompt-dish-split = Divide the dishes: never more cake than strudel. Look at what your guests still want.
learn-prompt-drink-split = Divide the drinks: never more coffee than wine. Look at what your guests still want.
learn-prompt-prepare = Choose the room to prepare: beside one you have, and of a colour that your guests want. Whole groups of one colour bring a bonus when they are full.
learn-prompt-track-split = Emperor steps or crowns? After rounds 3, 5 and 7 the emperor looks at the track: those in front are rewarded, those at the very beginning are punished.
learn-prompt-play-staff = Staff stay with you for the whole game. Some help once, some every round, some only count at the end.
learn-prompt-play-drawn = You may play one of the cards you have just drawn; the others go back under the deck.
learn-prompt-put-under = The cards you did not play go under the deck. The order hardly matters.
learn-prompt-place-item = Put it on a guest who wants it, or keep it in the kitchen for later. Once on a guest’s table it stays there.
learn-prompt-choose-item = Take whatever your guests are waiting for.
learn-prompt-serve-item = Bring up to three things from the kitchen to your guests. Press what a guest is waiting for.
learn-prompt-check-in-room = The guest’s order is complete. Choose a vacant room of the guest’s colour; tourists (green) sleep anywhere.
learn-prompt-order-benefits = The guest thanks you in several ways. Choose which comes first: sometimes one makes another better.
learn-prompt-occupy-room = Turn a vacant room to occupied without a guest. It counts like any other and can complete a group.
learn-prompt-free-guest = A guest from the row joins you for free. You need a free table.
learn-prompt-fill-order = The whole order of one guest is brought at once. Choose the one who still wants the most.
learn-prompt-extra-turn = You have won an extra turn: an action without taking a die.
learn-prompt-free-action = Perform any action that has dice, without taking one.
learn-prompt-avoid-penalty = The emperor is displeased, but your manager can settle it for a little money.
learn-prompt-penalty-choice = The emperor is displeased. Choose the lesser evil.
learn-prompt-lose-hand = You have to give up staff from your hand. Part with those you would never have paid for.
learn-prompt-remove-vacant = A vacant room has to go, from the highest floor first.
learn-prompt-remove-occupied = Occupied rooms have to go. The bonus of a group that was full stays yours.
learn-prompt-discard-played = One of your cards for the end of the game has to go. Choose the one that would bring the least.
learn-prompt-copy = Your Secretary does the work of another player’s end-of-game card. Choose the one that would bring you the most.
learn-can-serve = The bell by the kitchen serves up to three things from there to your guests, for a crown. That costs no die and can be done at any time in your turn.
learn-can-check-in = This guest has everything they ordered: press them, and they move into a room you have prepared, of their colour. That costs no die, and the table is free for the next guest.
learn-can-use = Somebody of your staff can help you now, once in a round: press the card that is lit. It costs no die.
learn-can-politics = You have done what a politics card wants: press it and put your disk there. Whoever is first gets the most points.
learn-log-roll = A round begins: all dice are rolled and laid on the six spaces by their numbers. Everybody has two turns in it; the marks above the café tell in which order.
learn-log-reroll = All who passed are left. One die is taken away, the others are rolled again, and they have their turns after all.
learn-log-check-in = { $who } has a guest with a complete order, who moves into a room. That brings the points and the help printed under the order; the table in the café is free again.
learn-log-track-points = The emperor comes after rounds 3, 5 and 7. Everybody gets the points of their space on his track, then goes so many spaces back. Whoever still stands on space 3 or higher gets his gift; on 0 there is a penalty.
learn-log-politics = { $who } has done what a politics card wants, and gets the most points that are still to be had there. Each of the three cards can be met by everybody, once.
learn-log-extra-turn-won = An extra turn was won: an action that uses no die.

## The end

result = Rooms with guests: { $occupied }, still empty: { $vacant }, guests left in the café: { $cafe }

## The game in the lobby

tie-break = the number of crowns and of items in the kitchen
pitch = Vienna, about 1900. Take dice for coffee, cake and rooms, serve your guests in the café, give them beds, hire staff, and do not forget the emperor.

## What a balance report counts

counted-dice = Dice taken
counted-guests = Guests checked in
counted-staff = Staff cards played
counted-politics = Politics cards with a disk
counted-bonuses = Emperor tiles: bonus
counted-penalties = Emperor tiles: penalty
counted-die = { $face }: { $action }
counted-tile = { $tile }: { $sentence }

## Kinds of decisions

scene = Round { $round } of { $rounds }; { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}; guests in the café: { $guests }; staff in hand: { $hand }
decision-draft = draft a staff card
decision-setup-guest = choose the first guest
decision-setup-room = prepare the first rooms
decision-menu = act in a turn
decision-boost = strengthen an action
decision-joker = choose what a six copies
decision-extra-order = choose the order of an extra
decision-dish-split = divide strudel and cake
decision-drink-split = divide wine and coffee
decision-prepare = prepare a room
decision-track-split = divide emperor and crowns
decision-play-staff = play a staff card
decision-play-drawn = play a drawn card
decision-put-under = put cards under the deck
decision-place-item = place an item
decision-choose-item = choose an item
decision-serve-item = serve an item
decision-check-in-room = choose a guest’s room
decision-order-benefits = order benefits
decision-occupy-room = occupy a room
decision-free-guest = take a free guest
decision-fill-order = complete an order
decision-extra-turn = play an extra turn
decision-free-action = choose a free action
decision-avoid-penalty = escape a penalty
decision-penalty-choice = choose a penalty
decision-lose-hand = lose a card
decision-remove-vacant = remove a vacant room
decision-remove-occupied = remove an occupied room
decision-discard-played = discard a played card
decision-copy = copy a card

## How to play, and the player aid

howto-goal-title = A hotel in Vienna
howto-goal-text = Guests come to your café, eat and drink, and move into a room. That brings you victory points and help. After seven rounds the most points win.
howto-goal-picture = A hotel with lit rooms, and a duchess before it.
howto-round-title = A round
howto-round-text = All dice are rolled and laid on six spaces by their numbers. Everybody has two turns; the first player has the first and the last of them. Then the next player begins.
howto-round-picture = Six spaces with the dice that show their number.
howto-guest-title = Your turn: a guest …
howto-guest-text = You may take one guest from the row, for the price below, if one of your three tables is free. The guest’s colour is the colour of the room they want.
howto-guest-picture = Five guests at the door; they cost 3, 2, 1, 0 and 0 crowns.
howto-die-title = … and a die
howto-die-text = Then take a die and do what its space says. The more dice lie there, the stronger it is: with three dice you prepare three rooms. For 1 crown it counts one die more.
howto-die-picture = Three dice on space 3 give three rooms; a crown adds one.
howto-spaces-title = The six spaces
howto-spaces-text = 1: strudel and cake, never more cake than strudel; 2: wine and coffee, never more coffee than wine; 3: rooms; 4: emperor steps and crowns; 5: a staff card from your hand, cheaper by the dice, which helps you from then on; 6: any of these for 1 crown.
howto-spaces-picture = 1 strudel and cake, 2 wine and coffee, 3 a room, 4 emperor and crowns, 5 a staff card, 6 any other for a crown.
howto-orders-title = Orders
howto-orders-text = What you receive may go straight to a guest who wants it; the rest goes to your kitchen. At any time of your turn you may pay 1 crown and serve up to three things from there.
howto-orders-picture = A general waits for a coffee; it comes from the kitchen for a crown.
howto-rooms-title = Rooms
howto-rooms-text = The first room is the one at the bottom left, the others lie beside a room you have. A room costs 0 to 3 crowns, by its floor. A group of one colour with guests in all its rooms brings a bonus: blue points, red crowns, yellow emperor steps.
howto-rooms-picture = Four floors; rooms on them cost 0, 1, 2 and 3 crowns.
howto-checkin-title = Moving in
howto-checkin-text = A guest whose order is complete moves into an empty prepared room of their colour; green guests take any. You get the points and the bonus on the card, and the table is free again.
howto-checkin-picture = A baroness has her cake and coffee and moves into a blue room, for points.
howto-emperor-title = The emperor
howto-emperor-text = After rounds 3, 5 and 7 your place on his track gives points, then you go back 3, 5 or 7 spaces. If you still stand on 3 or more, you get his gift; on 0 you lose what the tile shows: rooms, cards or points.
howto-emperor-picture = The emperor’s track from 0 to 13: 0 is bad, 3 and more are good.
howto-points-title = Counting
howto-points-text = A room with a guest counts 1 to 4 by its floor, a crown 1, a thing in the kitchen 1, and what staff cards say. Each guest left in the café costs 5. Politics cards ask for something, such as two full floors, and pay during the game: most for whoever has it first.
howto-points-picture = Rooms count 1 to 4, a crown 1, a drink 1, a guest in the café minus 5.
aid-turn =
    You may take a guest from the row (0–3 crowns, a free table).
    Take a die and do its action; its strength is the number of dice there (+1 for 1 crown).
    1 strudel ≥ cake · 2 wine ≥ coffee · 3 prepare rooms (floor price 0–3) · 4 emperor or crowns · 5 staff card, cheaper by the dice · 6 copy for 1 crown
    Any time: serve up to 3 things for 1 crown, let a guest move in, use staff, claim a politics card.
    Or pass and wait for a new roll with one die less.
aid-score =
    Guests: points and bonus when they move in
    A full group: blue points, red crowns, yellow emperor steps
    Emperor after rounds 3, 5, 7: points, then 3, 5, 7 back; 3 or more gift, 0 penalty
    End: room with a guest 1–4 by floor, crown 1, thing in the kitchen 1, staff; guest in the café −5
aid-end =
    After round 7; in a tie more crowns and things in the kitchen win.

## Hints: what may be wanted

aim-check-in = { $guest } moves in
aim-politics = politics card { $tile }
aim-bonus = the emperor is pleased
aim-penalty = the emperor is displeased

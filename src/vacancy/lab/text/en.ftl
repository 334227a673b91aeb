# The balance report in English. Ids are shared with pl.ftl; a test compares them.

## The report

report-title = { $game }: balance
report-matches = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} of { $seats } players between bots: { $bots }. Seed { $seed }.
report-options = Options: { $options }.
report-how = The bots move on by a seat from match to match. A shared win counts in parts. Bars show 95 % intervals by Wilson’s score; the dashed line is the even share, { $even }.
report-seats = Seats and turn order
report-seats-fair = No seat and no place in turn order is shown to win more or less than its even share.
report-seats-unfair = Outside the even share: { $who }. With { $lines } lines compared, one of them may be so by chance alone.
report-seat = seat { $number }
report-turn = { $number ->
    [1] starts
   *[other] plays as number { $number }
}
report-by-bot = Bots
report-scores = Scores
report-scores-legend = Filled: all players. Outlined: winners.
report-margin = The winner is ahead of the second by { $mean } points on average, and by { $median } in half of all matches or more. Wins were shared in { $shared } of the matches.
report-parts = Where the points come from
report-length = Length
report-length-told = Decisions in a match, of all players together: { $mean } on average, from { $low } to { $high }.
report-kinds = Decisions by kind
report-kinds-told = How often a match asks for each.
report-things-how = Users are the players who used a thing at least once in a match. That they win often does not yet make a thing too strong: whoever is ahead can also afford more. Things with a wide interval were used too seldom to tell.
report-unused = Never used: { $things }.
report-head-thing = What
report-head-uses = Uses in a match
report-head-users = Used by
report-head-wins = Users’ wins
report-head-interval = 95 % interval
report-head-score = Users’ mean score
report-head-who = Who
report-head-share = Wins
report-head-mean = Mean
report-head-winners = Winners
report-head-others = Others
report-head-part = Part

## Things: Overbooking

things-booked = Guests who got beds
things-door = Cards laid at a back door
things-hotels = Hotels that gave beds
thing-hotel = { $tile }{ $side }: { $rule }, { $beds }

## Things: Pan tu nie stał!

things-laid = Cards laid in queues
things-specials = Special cards used
things-goods = Goods carried home

## Things: Grand Austria Hotel

things-dice = Dice taken
things-guests = Guests checked in
things-staff = Staff cards played
things-politics = Politics cards with a disk
things-bonuses = Emperor tiles: bonus
things-penalties = Emperor tiles: penalty
thing-die = { $face }: { $action }
thing-tile = { $tile }: { $sentence }

## Things: Apartament

things-upgrades = Upgrades bought
things-deeds = Other deeds
things-rooms = Rooms scored
things-orders = Orders taken
things-furniture = Furniture bought
thing-order-set = a set of orders scored
thing-vignette = vignette activated
thing-extra-turn = extra turn by the vignette
thing-star = a star bought
thing-scrap = furniture scrapped

## Kinds of decisions

decision-overbooking-lay = lay a card
decision-overbooking-aim = use an ability
decision-pan-tu-nie-stal-turn = act in a turn
decision-pan-tu-nie-stal-cover = push somebody out
decision-pan-tu-nie-stal-take = choose a good
decision-pan-tu-nie-stal-carry = choose who carries it
decision-apartament-turn = act in a turn
decision-apartament-unloading = deliver furniture
decision-apartament-vignette = use the vignette
decision-grand-austria-hotel-draft = draft a staff card
decision-grand-austria-hotel-setup-guest = choose the first guest
decision-grand-austria-hotel-setup-room = prepare the first rooms
decision-grand-austria-hotel-menu = act in a turn
decision-grand-austria-hotel-boost = strengthen an action
decision-grand-austria-hotel-joker = choose what a six copies
decision-grand-austria-hotel-extra-order = choose the order of an extra
decision-grand-austria-hotel-dish-split = divide strudel and cake
decision-grand-austria-hotel-drink-split = divide wine and coffee
decision-grand-austria-hotel-prepare = prepare a room
decision-grand-austria-hotel-track-split = divide emperor and crowns
decision-grand-austria-hotel-play-staff = play a staff card
decision-grand-austria-hotel-play-drawn = play a drawn card
decision-grand-austria-hotel-put-under = put cards under the deck
decision-grand-austria-hotel-place-item = place an item
decision-grand-austria-hotel-choose-item = choose an item
decision-grand-austria-hotel-serve-item = serve an item
decision-grand-austria-hotel-check-in-room = choose a guest’s room
decision-grand-austria-hotel-order-benefits = order benefits
decision-grand-austria-hotel-occupy-room = occupy a room
decision-grand-austria-hotel-free-guest = take a free guest
decision-grand-austria-hotel-fill-order = complete an order
decision-grand-austria-hotel-extra-turn = play an extra turn
decision-grand-austria-hotel-free-action = choose a free action
decision-grand-austria-hotel-avoid-penalty = escape a penalty
decision-grand-austria-hotel-penalty-choice = choose a penalty
decision-grand-austria-hotel-lose-hand = lose a card
decision-grand-austria-hotel-remove-vacant = remove a vacant room
decision-grand-austria-hotel-remove-occupied = remove an occupied room
decision-grand-austria-hotel-discard-played = discard a played card
decision-grand-austria-hotel-copy = copy a card

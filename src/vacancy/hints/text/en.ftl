# Why a move is better than another. Where these words stand the game's own are known, too.

score-later = Later on
reason-source = { $part }: about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points { $sign ->
    [more] more
   *[less] fewer
}.
reason-rest = Everything else together: about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points { $sign ->
    [more] more
   *[less] fewer
}.
reason-points = All in all about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points { $sign ->
    [more] more
   *[less] fewer
}.
reason-chance = { $sign ->
    [more] More likely
   *[less] Less likely
} – { $aim }: { $after }% instead of { $before }%.
reason-answer = Watch out for { $who } – { $move }. Your chance to win would drop by about { $loss } points of a hundred.
reason-seat = Player { $seat }
hint-against = Compared with the next best – { $move }:
hint-total = { $points ->
    [one] { $sign ->
        [more] 1 point more
       *[less] 1 point less
    }
   *[other] { $sign ->
        [more] { NUMBER($points, maximumFractionDigits: 1) } points more
       *[less] { NUMBER($points, maximumFractionDigits: 1) } points less
    }
} in the end
hint-even = Both come to about the same.
hint-shares = This way you win about { $share } of 100 matches, the other way { $other }.
hint-one = There is only one move.
hint-plan = Plan for this turn
hint-step = step { $step } of { $steps }

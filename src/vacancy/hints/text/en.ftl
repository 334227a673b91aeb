# Why a move is better than another. Where these words stand the game's own are known, too.

score-later = Later on
reason-source = { $part } { $sign ->
    [more] +
   *[less] −
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
reason-rest = All else { $sign ->
    [more] +
   *[less] −
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
reason-points = Points { $sign ->
    [more] +
   *[less] −
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
reason-chance = Chance – { $aim }: { $before } → { $after }%
reason-answer = To be feared – { $who }: { $move } (−{ $loss }% of the win)
reason-seat = Player { $seat }
hint-against = Compared with: { $move }
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
hint-shares = Wins { $share }% of the time; the other { $other }%.
hint-one = There is only one move.
hint-plan = Plan for this turn
hint-step = step { $step } of { $steps }

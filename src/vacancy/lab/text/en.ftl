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

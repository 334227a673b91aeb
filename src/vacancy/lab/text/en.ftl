# The balance report in English. Ids are shared with pl.ftl; a test compares them.

## The page

report-title = { $game }: balance
report-bots = Matches between bots: { $bots }. What they are is told at the end.
report-options = Options: { $options }.
report-options-of = Options of “{ $variant }”: { $options }.
report-changes = Changed in “{ $variant }”:
report-short = In short
report-table = { $seats } players ({ $matches } matches)
report-players = { $seats } players
report-printed = as printed
report-csv = These figures as CSV
report-notes = How to read this
report-so-many-matches = { $matches ->
    [one] about 1 match
   *[other] about { $told } matches
}
report-and-more = and { $count } more
report-many-matches = more than a million matches

## In short

short-chair = { $who }: { $share } of the wins, { $more } points (95 %: { $low } … { $high })
short-favoured = Not even. { $chairs }. Even would be { $even }.
short-fair = Fair: every chair is shown to be within { $points } points of its even share, { $even }.
short-open = No chair is shown to be favoured. What is seen most, { $more } points for “{ $who }”, would take { $matches } to show, if it is so.
short-open-near = That every chair is within { $points } points of even would take { $matches }.
short-open-far = If it is so, not every chair is within { $points } points of even.
short-always = Hardly a decision, because nearly every winner has it: { $things }.
short-dead = Hardly used beside others of its kind: { $things }.
short-strong = Who had these won most: { $things }; even would be { $even }. That is no proof of strength.
short-decisions = A match has { $length } decisions; { $forced } of them leave no choice. Of the others, { $matters } matter: the best move promises at least one hundredth of a win more than an average one. On average it is { $spread } of a win.
short-clearest = Changed most clearly: { $what }
short-shift-chair = { $what } wins { $after } instead of { $before }: { $change } points.
short-shift-winners = { $what }: { $after } of the winners had it instead of { $before }: { $change } points.
short-shift-uses = { $what }: used { $after } times a match instead of { $before }: { $change }.
short-shift-worth = { $what }: one more of it goes with { $after } points instead of { $before }: { $change }.
short-shift-figure = { $what }: { $after } instead of { $before }, { $change }.
short-shown-after = Shown after { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
short-more = { $count ->
    [one] 1 more change is shown below, in bold type.
   *[other] { $count } more changes are shown below, in bold type.
}
short-nothing = No change is shown. What is seen most ({ $what }) would take { $matches } to show.

## Sections

report-even = The dashed line is the even share, { $even }. A shared win counts in parts.
report-chairs = Turn order and seats
report-bots-title = Bots
report-seat = seat { $number }
report-turn = { $number ->
    [1] starts
   *[other] plays as number { $number }
}
report-figures = Length, suspense and decisions
report-figures-told = Means over matches, with 95 % intervals.
report-scores = Scores
report-scores-legend = Filled: all players. Outlined: winners.
report-compared-legend = Filled: the variant. Outlined: as printed, or the first of the two.
report-parts = Where the points come from
report-length = Length
report-length-told = Decisions in a match, of all players together: { $mean } on average, from { $low } to { $high }.
report-kinds = Decisions by kind
report-kinds-told = How often a match asks for each.
report-probes-told = How often a match asks for each, and what looking closely at some of them told.
report-things-how = Users are the players who used a thing at least once in a match. That they win often does not yet make a thing too strong: whoever is ahead can also afford more.
report-winners-had = { $things }: how many of the winners had each
report-unused = Never used: { $things }.
report-head-what = What
report-head-thing = What
report-head-uses = Uses in a match
report-head-users = Used by
report-head-winners-had = Winners who had it
report-head-wins = Users’ wins
report-head-interval = 95 % interval
report-head-change = Change (of all lines together 95 %)
report-head-worth = One more goes with (points)
report-head-who = Who
report-head-share = Wins
report-head-mean = Mean
report-head-winners = Winners
report-head-others = Others
report-head-part = Part
report-head-kind = Decision
report-head-looked = Looked at
report-head-options = Moves
report-head-near = As good as the best
report-head-spread = Best over average
report-head-matters = Matter

## Figures

figure-length = decisions in a match
figure-margin = points by which the winner is ahead
figure-gap = points between the first and the last
figure-lead-changes = changes of the lead
figure-settled = part of the match after which the winner leads for good
figure-shared = matches with a shared win
figure-forced = decisions that leave no choice
figure-options = moves in a decision
figure-near = moves as good as the best (within 1 % of a win)
figure-spread = by how much of a win the best move beats an average one
figure-matters = decisions that matter (1 % of a win or more)

## Notes

notes-intervals = Bars are 95 % intervals: Wilson’s of shares, normal ones of means. What is said in sentences is surer: all sentences of a kind hold together with 95 %, since with fifty cards some would stand out by chance alone.
notes-rotation = The bots move on by a seat from match to match.
notes-change = Both sides were played from the same seeds by the same bots. A change is bold where its interval, which is wide enough for all lines of the kind, excludes none. “Shown after” counts the matches of each side until one could have stopped, looking all the time.
notes-things = Winners who had it: how often the winner of a match had used a thing. Seats of one match count as one witness, which makes the intervals a little wider than they need be.
notes-worth = One more goes with: among seats that used the other things of a group alike, by how many points the score of one that used a thing once more was higher (least squares). Who is ahead can also afford more, so it is no proof of strength; but a card that pays a point more is seen to pay a point more.
notes-probes = Decisions are looked at one in some dozens, always by the same search (the concierge’s), whoever plays. What a decision leaves between the best move and an average one is told in hundredths of a win, as that search sees it.
notes-bots = Bots are not people: what they never do may be the best there is in better hands, and what they always do a habit.
notes-bot-net = { $bot } searches { $count } positions ahead with a net that has learnt the game as it is printed. With changed values its search plays by them, and its first thoughts are those of the printed game.
notes-bot-search = { $bot } searches without a net: it plays positions on at random, by whatever rules and values they have.
notes-bot-greedy = { $bot } tries each move a few times at random up to the end of the turn or round, and plays for the points.
notes-bot-random = { $bot } plays at random.
notes-bot-outsider = { $bot } plays by rules of thumb for this game as it is printed.
notes-seed = All matches can be repeated from seed { $seed }.

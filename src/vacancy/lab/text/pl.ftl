# Raport o równowadze po polsku. Identyfikatory jak w en.ftl; porównuje je test.

## Raport

report-title = { $game }: równowaga
report-matches = { $matches ->
    [one] 1 partia
    [few] { $matches } partie
   *[other] { $matches } partii
} dla { $seats } graczy, grają boty: { $bots }. Ziarno { $seed }.
report-options = Opcje: { $options }.
report-how = Z partii na partię boty przesiadają się o jedno miejsce. Wspólna wygrana liczy się w częściach. Paski to przedziały 95 % według Wilsona; linia przerywana to równy udział, { $even }.
report-seats = Miejsca i kolejność
report-seats-fair = Nie widać, by którekolwiek miejsce albo pozycja w kolejności wygrywały częściej lub rzadziej, niż wynosi równy udział.
report-seats-unfair = Poza równym udziałem: { $who }. Przy { $lines } porównywanych wierszach jeden z nich może się tam znaleźć przypadkiem.
report-seat = miejsce { $number }
report-turn = { $number ->
    [1] zaczyna
   *[other] gra jako { $number }.
}
report-by-bot = Boty
report-scores = Wyniki
report-scores-legend = Wypełnione: wszyscy gracze. Obrys: zwycięzcy.
report-margin = Zwycięzca wyprzedza drugiego średnio o { $mean } pkt, a w co najmniej połowie partii o { $median } pkt lub więcej. Wygraną dzielono w { $shared } partii.
report-parts = Skąd się biorą punkty
report-length = Długość
report-length-told = Decyzje w partii, wszystkich graczy razem: średnio { $mean }, od { $low } do { $high }.
report-kinds = Rodzaje decyzji
report-kinds-told = Jak często trzeba je podejmować w partii.
report-things-how = Używający to gracze, którzy w partii użyli danej rzeczy przynajmniej raz. To, że często wygrywają, nie znaczy jeszcze, że rzecz jest zbyt silna: kto prowadzi, tego też na więcej stać. Rzeczy o szerokim przedziale używano zbyt rzadko, by coś orzec.
report-unused = Ani razu nie użyto: { $things }.
report-head-thing = Co
report-head-uses = Użycia w partii
report-head-users = Używa
report-head-wins = Wygrane używających
report-head-interval = przedział 95 %
report-head-score = Średni wynik używających
report-head-who = Kto
report-head-share = Wygrane
report-head-mean = Średnia
report-head-winners = Zwycięzcy
report-head-others = Pozostali
report-head-part = Część

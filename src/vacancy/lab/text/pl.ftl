# Raport o równowadze po polsku. Identyfikatory jak w en.ftl; porównuje je test.

## Strona

report-title = { $game }: równowaga
report-bots = Partie rozegrały boty: { $bots }. Czym są, mówi koniec raportu.
report-options = Opcje: { $options }.
report-options-of = Opcje wariantu „{ $variant }”: { $options }.
report-changes = Zmienione w wariancie „{ $variant }”:
report-short = W skrócie
report-table = { $seats } graczy (partie: { $matches })
report-players = { $seats } graczy
report-printed = według instrukcji
report-csv = Te liczby jako CSV
report-notes = Jak to czytać
report-so-many-matches = { $matches ->
    [one] około 1 partii
   *[other] około { $told } partii
}
report-and-more = i { $count } więcej
report-many-matches = ponad miliona partii

## W skrócie

short-chair = { $who }: { $share } wygranych, { $more } pkt proc. (95 %: { $low } … { $high })
short-favoured = Nierówno. { $chairs }. Równo byłoby { $even }.
short-fair = Sprawiedliwie: wykazano, że każde miejsce jest najwyżej o { $points } pkt proc. od równego udziału, { $even }.
short-open = Nie wykazano, by ktoś był uprzywilejowany. Najwięcej widać u „{ $who }”: { $more } pkt proc.; jeśli tak jest, wykazanie tego wymaga { $matches }.
short-open-near = Wykazanie, że każde miejsce jest najwyżej o { $points } pkt proc. od równości, wymaga { $matches }.
short-open-far = Jeśli tak jest, nie każde miejsce jest najwyżej o { $points } pkt proc. od równości.
short-always = To prawie nie jest decyzja, bo ma to niemal każdy zwycięzca: { $things }.
short-dead = Prawie nieużywane na tle innych tego rodzaju: { $things }.
short-strong = Najczęściej wygrywali ci, którzy mieli: { $things }; równo byłoby { $even }. To nie dowód siły.
short-decisions = Partia ma { $length } decyzji; { $forced } z nich nie daje wyboru. Z pozostałych liczy się { $matters }: najlepszy ruch obiecuje co najmniej jedną setną wygranej więcej niż przeciętny. Średnio jest to { $spread } wygranej.
short-clearest = Najwyraźniejsza zmiana: { $what }
short-shift-chair = { $what }: { $after } wygranych zamiast { $before }, { $change } pkt proc.
short-shift-winners = { $what }: miało to { $after } zwycięzców zamiast { $before }, { $change } pkt proc.
short-shift-uses = { $what }: używane { $after } razy w partii zamiast { $before }, { $change }.
short-shift-worth = { $what }: jeszcze jedno takie idzie w parze z { $after } pkt zamiast { $before }, { $change }.
short-shift-figure = { $what }: { $after } zamiast { $before }, { $change }.
short-shown-after = Wykazano po { $matches ->
    [one] 1 partii
   *[other] { $matches } partiach
}.
short-more = { $count ->
    [one] Jeszcze 1 wykazana zmiana jest niżej, tłustym drukiem.
    [few] Jeszcze { $count } wykazane zmiany są niżej, tłustym drukiem.
   *[other] Jeszcze { $count } wykazanych zmian jest niżej, tłustym drukiem.
}
short-nothing = Nie wykazano żadnej zmiany. By wykazać to, co widać najwyraźniej ({ $what }), potrzeba { $matches }.

## Części

report-even = Linia przerywana to równy udział, { $even }. Wspólna wygrana liczy się w częściach.
report-chairs = Kolejność i miejsca
report-bots-title = Boty
report-seat = miejsce { $number }
report-turn = { $number ->
    [1] zaczyna
   *[other] gra jako { $number }.
}
report-figures = Długość, emocje i decyzje
report-figures-told = Średnie z partii, z przedziałami 95 %.
report-scores = Wyniki
report-scores-legend = Wypełnione: wszyscy gracze. Obrys: zwycięzcy.
report-compared-legend = Wypełnione: wariant. Obrys: według instrukcji albo pierwszy z dwóch.
report-parts = Skąd się biorą punkty
report-length = Długość
report-length-told = Decyzje w partii, wszystkich graczy razem: średnio { $mean }, od { $low } do { $high }.
report-kinds = Rodzaje decyzji
report-kinds-told = Jak często trzeba je podejmować w partii.
report-probes-told = Jak często trzeba je podejmować w partii i co wyszło, gdy niektórym przyjrzano się z bliska.
report-things-how = Używający to gracze, którzy w partii użyli danej rzeczy przynajmniej raz. To, że często wygrywają, nie znaczy jeszcze, że rzecz jest zbyt silna: kto prowadzi, tego też na więcej stać.
report-winners-had = { $things }: ilu zwycięzców miało każdą z tych rzeczy
report-unused = Ani razu nie użyto: { $things }.
report-head-what = Co
report-head-thing = Co
report-head-uses = Użycia w partii
report-head-users = Używa
report-head-winners-had = Miało zwycięzców
report-head-wins = Wygrane używających
report-head-interval = przedział 95 %
report-head-change = Zmiana (dla wszystkich wierszy razem 95 %)
report-head-worth = Jeszcze jedno (punkty)
report-head-who = Kto
report-head-share = Wygrane
report-head-mean = Średnia
report-head-winners = Zwycięzcy
report-head-others = Pozostali
report-head-part = Część
report-head-kind = Decyzja
report-head-looked = Zbadane
report-head-options = Ruchy
report-head-near = Równie dobre
report-head-spread = Najlepszy ponad przeciętny
report-head-matters = Liczą się

## Liczby

figure-length = decyzje w partii
figure-margin = przewaga zwycięzcy w punktach
figure-gap = punkty między pierwszym a ostatnim
figure-lead-changes = zmiany prowadzenia
figure-settled = część partii, po której zwycięzca prowadzi już do końca
figure-shared = partie ze wspólną wygraną
figure-forced = decyzje bez wyboru
figure-options = ruchy w decyzji
figure-near = ruchy tak dobre jak najlepszy (do 1 % wygranej)
figure-spread = o ile wygranej najlepszy ruch jest lepszy od przeciętnego
figure-matters = decyzje, które się liczą (1 % wygranej lub więcej)

## Uwagi

notes-intervals = Paski to przedziały 95 %: dla udziałów według Wilsona, dla średnich z rozkładu normalnego. Zdania są pewniejsze: wszystkie zdania jednego rodzaju zachodzą naraz z pewnością 95 %, bo przy pięćdziesięciu kartach jakieś wyróżniłyby się przypadkiem.
notes-rotation = Z partii na partię boty przesiadają się o jedno miejsce.
notes-change = Obie strony rozegrały z tych samych ziaren te same boty. Zmiana jest tłusta, gdy jej przedział, dość szeroki dla wszystkich wierszy danego rodzaju, wyklucza brak zmiany. „Wykazano po” liczy partie każdej ze stron, po których można było przestać, patrząc cały czas.
notes-things = Miało zwycięzców: jak często zwycięzca partii użył danej rzeczy. Miejsca jednej partii liczą się jako jeden świadek, przez co przedziały są nieco szersze, niż muszą.
notes-worth = Jeszcze jedno: o ile punktów wyższy był wynik miejsca, które użyło rzeczy o raz więcej, wśród miejsc używających pozostałych rzeczy grupy tak samo (najmniejsze kwadraty). Kto prowadzi, tego też na więcej stać, więc to nie dowód siły; ale po karcie, która daje punkt więcej, widać, że daje punkt więcej.
notes-probes = Z bliska ogląda się jedną na kilkadziesiąt decyzji, zawsze tym samym przeszukiwaniem (konsjerża), ktokolwiek gra. Odległość między najlepszym ruchem a przeciętnym podano w setnych wygranej, tak jak ją ocenia to przeszukiwanie.
notes-bots = Boty nie są ludźmi: to, czego nigdy nie robią, w lepszych rękach może być najlepsze, a to, co robią zawsze, bywa nawykiem.
notes-bot-net = { $bot } przeszukuje { $count } pozycji naprzód z siecią, która nauczyła się gry według instrukcji. Przy zmienionych wartościach przeszukiwanie gra według nich, a pierwsze myśli pochodzą z gry według instrukcji.
notes-bot-search = { $bot } przeszukuje bez sieci: rozgrywa pozycje dalej losowo, według zasad i wartości, jakie mają.
notes-bot-greedy = { $bot } próbuje każdego ruchu kilka razy losowo do końca tury albo rundy i gra na punkty.
notes-bot-random = { $bot } gra losowo.
notes-bot-outsider = { $bot } gra według prostych reguł dla tej gry według instrukcji.
notes-seed = Wszystkie partie można powtórzyć z ziarna { $seed }.

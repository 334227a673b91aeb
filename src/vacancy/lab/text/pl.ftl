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

## Rzeczy: Overbooking

things-booked = Goście, którzy dostali łóżka
things-door = Karty wyłożone przy tylnym wejściu
things-hotels = Hotele, które dały łóżka
thing-hotel = { $tile }{ $side }: { $rule }, { $beds }

## Rzeczy: Pan tu nie stał!

things-laid = Karty wyłożone w kolejkach
things-specials = Użyte karty specjalne
things-goods = Towary zaniesione do domu

## Rzeczy: Grand Austria Hotel

things-dice = Wzięte kości
things-guests = Zameldowani goście
things-staff = Zagrane karty personelu
things-politics = Karty polityki ze znacznikiem
things-bonuses = Żetony cesarza: nagroda
things-penalties = Żetony cesarza: kara
thing-die = { $face }: { $action }
thing-tile = { $tile }: { $sentence }

## Rzeczy: Apartament

things-upgrades = Kupione ulepszenia
things-deeds = Inne czyny
things-rooms = Ocenione pokoje
things-orders = Wzięte zlecenia
things-furniture = Kupione meble
thing-order-set = oceniony komplet zleceń
thing-vignette = aktywowana winieta
thing-extra-turn = dodatkowa tura dzięki winiecie
thing-star = kupiona gwiazdka
thing-scrap = wyrzucony mebel

## Rodzaje decyzji

decision-overbooking-lay = wyłożenie karty
decision-overbooking-aim = użycie zdolności
decision-pan-tu-nie-stal-turn = akcja w turze
decision-pan-tu-nie-stal-cover = wypchnięcie z kolejki
decision-pan-tu-nie-stal-take = wybór towaru
decision-pan-tu-nie-stal-carry = kto niesie towar
decision-apartament-turn = akcja w turze
decision-apartament-unloading = dostawa mebli
decision-apartament-vignette = użycie winiety
decision-grand-austria-hotel-draft = wybór karty z pakietu
decision-grand-austria-hotel-setup-guest = pierwszy gość
decision-grand-austria-hotel-setup-room = pierwsze pokoje
decision-grand-austria-hotel-menu = akcja w turze
decision-grand-austria-hotel-boost = wzmocnienie akcji
decision-grand-austria-hotel-joker = co kopiuje szóstka
decision-grand-austria-hotel-extra-order = kolejność dodatku
decision-grand-austria-hotel-dish-split = podział: strudel i ciasto
decision-grand-austria-hotel-drink-split = podział: wino i kawa
decision-grand-austria-hotel-prepare = przygotowanie pokoju
decision-grand-austria-hotel-track-split = podział: cesarz i korony
decision-grand-austria-hotel-play-staff = zagranie personelu
decision-grand-austria-hotel-play-drawn = zagranie dobranej karty
decision-grand-austria-hotel-put-under = karty pod spód talii
decision-grand-austria-hotel-place-item = położenie porcji
decision-grand-austria-hotel-choose-item = wybór porcji
decision-grand-austria-hotel-serve-item = podanie porcji
decision-grand-austria-hotel-check-in-room = pokój dla gościa
decision-grand-austria-hotel-order-benefits = kolejność korzyści
decision-grand-austria-hotel-occupy-room = zajęcie pokoju
decision-grand-austria-hotel-free-guest = darmowy gość
decision-grand-austria-hotel-fill-order = wypełnienie zamówienia
decision-grand-austria-hotel-extra-turn = dodatkowa tura
decision-grand-austria-hotel-free-action = darmowa akcja
decision-grand-austria-hotel-avoid-penalty = uniknięcie kary
decision-grand-austria-hotel-penalty-choice = wybór kary
decision-grand-austria-hotel-lose-hand = utrata karty
decision-grand-austria-hotel-remove-vacant = usunięcie wolnego pokoju
decision-grand-austria-hotel-remove-occupied = usunięcie zajętego pokoju
decision-grand-austria-hotel-discard-played = odrzucenie zagranej karty
decision-grand-austria-hotel-copy = skopiowanie karty

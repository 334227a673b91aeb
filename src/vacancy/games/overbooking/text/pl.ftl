# Overbooking po polsku. Identyfikatory jak w en.ftl; porównuje je test.

## Nazwy

title = Overbooking
tagline = Średniowieczna gospoda, za dużo gości i tylne wejście.
player = { $colour ->
    [red] Czerwony
    [blue] Niebieski
    [green] Zielony
   *[orange] Pomarańczowy
}
kind = { $kind ->
    [monk] mnich
    [merchants] kupcy
    [maids] służki
    [nobles] szlachta
    [soldiers] żołnierze
   *[workers] robotnicy
}
crest = { $crest ->
    [bird] ptak
    [fish] ryba
    [lion] lew
   *[stag] jeleń
}
side = { $side ->
    [queue] kolejka
   *[door] tylne wejście
}
card = { kind } ({ crest })
card-acc = { $kind ->
    [monk] mnicha
    [merchants] kupców
    [maids] służki
    [nobles] szlachtę
    [soldiers] żołnierzy
   *[workers] robotników
} ({ crest })
card-back = { $size ->
    [large] duża
   *[small] mała
} grupa ({ crest })
card-back-acc = { $size ->
    [large] dużą
   *[small] małą
} grupę ({ crest })

## Opcje i punkty

option-crest_bonus = Premia za herby
option-crest_bonus-none = bez premii
option-crest_bonus-beginner = dla początkujących
option-crest_bonus-advanced = dla zaawansowanych
option-first = Rozpoczynający gracz
score-coins = Monety
score-tokens = Żetony
score-crests = Herby

## Stół

table-round = Runda { $round } z 4, etap { $stage }
table-lap = okrążenie { $lap } z 5
table-hotel = Hotel { $hotel }
table-beds = { $beds ->
    [one] 1 łóżko
    [few] { $beds } łóżka
   *[other] { $beds } łóżek
}
table-free-beds = { $beds ->
    [one] 1 wolne łóżko
    [few] { $beds } wolne łóżka
   *[other] { $beds } wolnych łóżek
}
table-rule = { $rule ->
    [monks_first] mnisi pierwsi
    [small_only] tylko małe grupy
    [soldiers_first] żołnierze pierwsi
    [large_only] tylko duże grupy
    [no_soldiers] bez żołnierzy
    [first_open] pierwsza odkryta
    [no_backdoor] bez tylnego wejścia
    [second_open] druga odkryta
    [two_crests] tylko dwa herby
   *[none] bez zasady
}
table-next-side = potem { $beds }, { $rule }
table-legend = lew 1–3 łóżka, LEW 4–6; 5 odkryta, (5) twoja, ? zakryta; ● żeton; ¹ wskazana
table-hand = Twoja ręka
table-hand-columns = (łóżka, monety, herby, przy tylnym wejściu)
table-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
table-points = punkty
table-cards = ręka
table-token = Leży tu żeton: bierze go ten, kto pierwszy położy kartę przy tylnym wejściu.
table-tokens = żetony
table-booked = goście
table-you = ty
table-starts = zaczyna
table-ability-enter = przechodzi do kolejki
table-ability-beds-more = +{ $beds } łóżka
table-ability-beds-fewer = −{ $beds } łóżka
table-ability-replace-own = zastępuje twoją kartę
table-ability-choose-own = twoja karta pierwsza
table-ability-replace-any = zastępują robotników

## Hotele

hotel-none = Bez specjalnej zasady.
hotel-monks-first = Mnisi mają pierwszeństwo: w kolejce dostają łóżka przed innymi.
hotel-small-only = Tylko małe grupy: do kolejki wchodzą grupy od 1 do 3 osób.
hotel-soldiers-first = Żołnierze mają pierwszeństwo: w kolejce dostają łóżka przed innymi.
hotel-large-only = Tylko duże grupy: do kolejki wchodzą grupy od 4 do 6 osób.
hotel-no-soldiers = Żadnych żołnierzy: nie wolno ich dokładać do kolejki.
hotel-first-open = Pierwsza karta odkryta: pierwszą kartę kolejki kładzie się awersem do góry.
hotel-no-backdoor = Bez tylnego wejścia, za to w kolejce mieści się pięć grup.
hotel-second-open = Druga karta odkryta: drugą kartę kolejki kładzie się awersem do góry.
hotel-two-crests = Tylko dwa herby: w kolejce mogą być karty najwyżej dwóch herbów.

## Zdolności przy tylnym wejściu

ability-enter = Przechodzi na koniec kolejki.
ability-beds-more = Hotel ma o { $beds } łóżka więcej.
ability-beds-fewer = Hotel ma o { $beds } łóżka mniej.
ability-replace-own = Może zająć miejsce jednej z twoich kart w kolejce; tamta zostaje odrzucona.
ability-choose-own = Może wskazać jedną z twoich kart w kolejce: ona dostanie łóżka pierwsza.
ability-replace-any = Może zająć miejsce robotników w kolejce, czyichkolwiek; zostają odrzuceni.

## Polecenia

prompt-lay = { $who }: połóż kartę w kolejce albo przy tylnym wejściu.
prompt-lay-lap = { prompt-lay }
prompt-lay-round = { prompt-lay }
prompt-lay-last = { $who }: połóż kartę w kolejce albo przy tylnym wejściu, albo ją zachowaj.
prompt-maids = { $who }: czyje miejsce w kolejce hotelu { $hotel } zajmą służki? Wskaż albo zrezygnuj.
prompt-nobles = { $who }: kto w kolejce hotelu { $hotel } dostanie łóżka pierwszy? Wskaż albo zrezygnuj.
prompt-soldiers = { $who }: których robotników przepędzą żołnierze z kolejki hotelu { $hotel }? Wskaż albo zrezygnuj.

## Co czytają czekający

wait-lay = { $who } kładzie kartę.
wait-lay-lap = { wait-lay }
wait-lay-round = { wait-lay }
wait-lay-last = { $who } kładzie ostatnią kartę tej rundy albo ją zachowuje.
wait-maids = { $who } decyduje, czyje miejsce w kolejce hotelu { $hotel } zajmą służki.
wait-nobles = { $who } decyduje, kto w kolejce hotelu { $hotel } dostanie łóżka pierwszy.
wait-soldiers = { $who } decyduje, których robotników przepędzą żołnierze z kolejki hotelu { $hotel }.

## Ruchy

move-lay = { $card }: { $side ->
    [queue] kolejka hotelu { $hotel }
   *[door] tylne wejście hotelu { $hotel }
}
move-pass = Nie kładź karty
move-maids = Zastąp kartę na miejscu { $place }
move-nobles = Karta na miejscu { $place } dostaje łóżka pierwsza
move-soldiers = Przepędź robotników z miejsca { $place }
move-decline = Zrezygnuj

## Powody odmowy

reason-not-asked = Nie o to teraz chodzi.
reason-not-in-hand = Nie masz na ręce tej karty: { $card }.
reason-no-such-hotel = Na tym stole nie ma hotelu { $hotel }.
reason-queue-full = Kolejka hotelu { $hotel } jest pełna.
reason-door-full = Przy tylnym wejściu hotelu { $hotel } leżą już dwie karty.
reason-no-door = Hotel { $hotel } nie ma tylnego wejścia.
reason-small-only = Do kolejki hotelu { $hotel } wchodzą tylko małe grupy, a to duża: { $card }.
reason-large-only = Do kolejki hotelu { $hotel } wchodzą tylko duże grupy, a to mała: { $card }.
reason-no-soldiers = Do kolejki hotelu { $hotel } nie wolno dokładać żołnierzy.
reason-two-crests = W kolejce hotelu { $hotel } mogą być tylko dwa herby, a leżą tam dwa inne.
reason-must-lay = Nie wolno spasować, póki można położyć kartę.
reason-nobody-there = Na miejscu { $place } w kolejce nikt nie stoi.
reason-not-yours = Karta na miejscu { $place } w kolejce nie jest twoja.
reason-already-chosen = Karta na miejscu { $place } jest już wskazana.
reason-not-workers = Na miejscu { $place } w kolejce nie ma robotników.

## Dziennik

log-lay = { $who } kładzie { $card-acc } { $side ->
    [queue] w kolejce hotelu { $hotel }
   *[door] przy tylnym wejściu hotelu { $hotel }
}{ $tokens ->
    [0] .
   *[other] {" "}i bierze żeton.
}
log-pass = { $who } nie kładzie karty.
log-reveal = Hotel { $hotel }: karty odkryte. { $beds ->
    [one] 1 łóżko.
    [few] { $beds } łóżka.
   *[other] { $beds } łóżek.
}
log-enter = { $who }: { $card } – na koniec kolejki.
log-beds = { $who }: { $card } – w hotelu { $hotel } o { $count } łóżka { $change ->
    [more] więcej
   *[fewer] mniej
}.
log-replace = { $who }: { $card } – na miejsce karty gracza { $whose }: { $target }.
log-choose = { $who }: { $card } – pierwszeństwo dla karty gracza { $whose }: { $target }.
log-decline = { $who }: { $card } – bez działania.
log-no-target = { $who }: { $card } – nie ma kogo wskazać.
log-book = { $who }: { $card } – z rezerwacją. { $beds ->
    [one] Zostaje 1 łóżko.
    [few] Zostają { $beds } łóżka.
   *[other] Zostaje { $beds } łóżek.
}
log-turn-away = { $who }: { $card } – bez rezerwacji. { $beds ->
    [one] 1 łóżko to za mało.
    [few] { $beds } łóżka to za mało.
   *[other] { $beds } łóżek to za mało.
}
log-clean = Hotel { $hotel } załatwiony.
log-turn-tiles = Runda { $round }: hotele odwrócone; każdy dobiera pięć kart.
log-new-tiles = Runda { $round }: nowe hotele; każdy dobiera pięć kart.
log-end = Koniec gry.

## Plansza na stronie

board = Plansza: hotele z góry na dół, tylne wejścia po lewej, kolejki po prawej
board-pick-first = Najpierw wybierz kartę z ręki.
board-hand-card = { $card }: { $beds ->
    [one] 1 łóżko
    [few] { $beds } łóżka
   *[other] { $beds } łóżek
}, { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}
board-laid = { $who }: { $card }, miejsce { $place }
board-queue = Kolejka hotelu { $hotel }: zajęte miejsca { $count } z { $max }
board-door = Tylne wejście hotelu { $hotel }: zajęte miejsca { $count } z { $max }
board-hotels = Hotele
board-guests = Goście z łóżkami
board-round = Runda { $round } z 4
board-lap = Okrążenie { $lap } z 5
board-checking = Przydział łóżek
board-free-of = wolne { $free } z { $beds }
board-wanted = Chętnych na { $exact ->
    [yes] { $least }
   *[no] { $least }–{ $most }
}
board-fate = { $fate ->
    [sure] Dostanie łóżka, o ile wiadomo.
    [perhaps] Może dostanie łóżka.
   *[no] Nie dostanie łóżek, o ile wiadomo.
}
board-at-door = Przy tylnym wejściu: { $trick }
board-back = { $size ->
    [large] Leży zakryta: 4, 5 albo 6 łóżek.
   *[small] Leży zakryta: 1, 2 albo 3 łóżka.
}
board-booked = { $count ->
    [0] Żadna grupa nie ma jeszcze łóżek
    [one] 1 grupa z łóżkami
    [few] { $count } grupy z łóżkami
   *[other] { $count } grup z łóżkami
}
board-gone = { $count } poza grą
board-hand-count = { $count ->
    [one] 1 karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}

## Nauka w trakcie gry

learn-goal = Gości jest więcej niż łóżek. Przez cztery rundy wysyłasz grupy gości do hoteli: ci, którzy dostaną łóżka, płacą ci swoje monety, a pozostali odchodzą. Po czwartej rundzie wygrywa, kto ma najwięcej punktów.
learn-prompt-lay = Wybierz kartę, a potem hotel: jego kolejkę po prawej albo tylne wejście po lewej. W kolejce goście liczą na łóżka: najpierw obsługuje się duże grupy, a z równych tę, która stoi bliżej hotelu. Przy tylnym wejściu grupa robi zamiast tego swoją sztuczkę; zatrzymaj się na karcie albo przytrzymaj ją, żeby przeczytać jaką. Kto pierwszy przyjdzie do tylnego wejścia, bierze leżący tam żeton, wart jeden punkt.
learn-prompt-lay-lap = Karty leżą zakryte, ale rewers zdradza właściciela, herb i to, czy grupa jest mała (1–3 łóżka), czy duża (4–6). Łóżka hotelu wypełniają się, na ile to wiadomo, a znak na każdej karcie mówi, czy dostałaby łóżka: tak, może albo nie. Niektóre hotele mają własną zasadę, zapisaną obok łóżek.
learn-prompt-lay-round = Nowa runda: hotele się zmieniły, a ty masz pięć nowych kart. Goście, którzy dostali łóżka, są twoi i liczą się na koniec; pozostali są poza grą. Od czterech gości z jednym herbem są dodatkowe punkty: herby policzono obok twojego imienia.
learn-prompt-lay-last = Kładziesz w tej rundzie ostatnią kartę, więc tylko ty możesz ją zachować. Zrób to, jeśli tutaj by tylko przepadła.
learn-prompt-maids = Twoje służki czekają przy tylnym wejściu. Mogą zająć miejsce jednej z twoich kart w tej kolejce; tamta karta przepada. Warto, jeśli służki zmieszczą się w wolnych łóżkach, a tamci goście nie, albo jeśli dają więcej monet.
learn-prompt-nobles = Twoja szlachta może wskazać jedną z twoich kart w tej kolejce: dostanie łóżka przed wszystkimi, jeśli ich wystarczy. Wskaż tych, którzy inaczej odeszliby z niczym.
learn-prompt-soldiers = Twoi żołnierze mogą przegonić z tej kolejki robotników, czyichkolwiek, i stanąć na ich miejscu. Znika wtedy grupa na sześć łóżek, a twoi żołnierze dostają szansę. Uważaj, czy to nie twoi własni robotnicy.
learn-log-reveal = Wszyscy położyli po pięć kart, więc hotele otwierają się po kolei, od góry. Wszystkie karty są tam odkrywane. Najpierw działają te przy tylnym wejściu, zaczynając od najbliższej hotelu; potem rozdaje się łóżka.
learn-log-book = Ci goście dostają łóżka: opuszczają kolejkę, a ich monety liczą się na koniec dla gracza { $who }. Dla pozostałych zostaje o tyle mniej łóżek.
learn-log-turn-away = Dla całej tej grupy łóżek nie starczy, więc odchodzi i nic nie daje. Próbuje następna: mniejsza grupa może się jeszcze zmieścić.
learn-log-enter = Sztuczka mnicha: od tylnego wejścia wślizguje się na koniec kolejki i może jednak dostać łóżko.
learn-log-beds = Ta sztuczka przy tylnym wejściu zmienia same łóżka: kupcy dodają trzy, robotnicy zabierają trzy. Ci, którzy to robią, łóżek nie dostają.
learn-log-replace = Ta sztuczka przy tylnym wejściu stawia grupę na czyimś miejscu w kolejce: służki na miejscu karty tego samego gracza, żołnierze na miejscu czyichkolwiek robotników. Wyparci są poza grą.
learn-log-choose = Sztuczka szlachty: wskazana karta tego samego gracza w tej kolejce dostaje łóżka przed wszystkimi.

## Koniec

result = Grupy z łóżkami: { $booked }, stracone: { $gone }

## Gra w lobby

tie-break = liczba zebranych kart z trzema monetami
pitch = Średniowieczna gospoda i za mało łóżek. Kładź gości zakrytych w kolejce albo wysyłaj ich na tylne wejście, gdzie każdy ma swój sposób: mnisi się wślizgują, kupcy robią miejsce, żołnierze przepędzają robotników. Gdy karty zostaną odkryte – kto dostanie łóżko?

## Co liczy raport o równowadze

counted-booked = Goście, którzy dostali łóżka
counted-door = Karty wyłożone przy tylnym wejściu
counted-hotels = Hotele, które dały łóżka
counted-hotel = { $tile }{ $side }: { $rule }, { $beds }

## Rodzaje decyzji

scene = Runda { $round }, { $hotel ->
    [0] okrążenie { $lap }
   *[other] sprawdzany jest hotel { $hotel }
}; hotele o liczbie łóżek { $beds }; { $hand ->
    [0] na ręce żadnej karty
    [one] na ręce 1 karta
    [few] na ręce { $hand } karty
   *[other] na ręce { $hand } kart
}
decision-lay = wyłożenie karty
decision-aim = użycie zdolności

## Jak grać i karta pomocy

howto-goal-title = Łóżka dla twoich gości
howto-goal-text = Gości jest więcej niż łóżek. Twoi goście, którzy dostaną łóżka, przynoszą ci swoje monety. Po czterech rundach wygrywa, kto ma najwięcej punktów.
howto-goal-picture = Hotel, przed którym czekają trzy grupy gości.
howto-cards-title = Twoje karty
howto-cards-text = Karta to grupa gości. Liczba mówi, ilu łóżek potrzebują, a monety, ile są warci: małe grupy płacą najlepiej.
howto-cards-picture = Sześć rodzajów gości: mnich 1 łóżko, kupcy 2, służki 3, szlachta 4, żołnierze 5, robotnicy 6.
howto-turn-title = Tura: zagraj jedną kartę
howto-turn-text = Połóż ją zakrytą w kolejce do hotelu, po prawej, albo przy tylnym wejściu, po lewej. W kolejce mieszczą się cztery karty, przy tylnym wejściu dwie. W rundzie każdy zagrywa pięć kart.
howto-turn-picture = Hotel z jedną kartą przy tylnym wejściu i dwiema w kolejce; za chwilę dojdzie następna.
howto-backs-title = Co mówi rewers
howto-backs-text = Zakryta karta zdradza właściciela, herb i wielkość grupy: mały herb to 1⁠–⁠3 łóżka, duży 4⁠–⁠6. Kto pierwszy zagra kartę przy tylnym wejściu, bierze leżący tam żeton, wart 1 punkt.
howto-backs-picture = Rewersy małej i dużej grupy oraz żeton punktowy.
howto-check-title = Hotele się otwierają
howto-check-text = Gdy wszyscy zagrali karty, hotele sprawdza się od góry w dół. Odkrywa się wszystkie karty przy hotelu. Najpierw działa tylne wejście, od karty najbliższej hotelu; potem przydziela się łóżka.
howto-check-picture = Otwarty hotel: przy tylnym wejściu pierwsza działa karta najbliżej niego.
howto-tricks-title = Sztuczki przy tylnym wejściu
howto-tricks-text = Mnich (1) staje na końcu kolejki, kupcy (2) dodają 3 łóżka, robotnicy (6) 3 zabierają. Służki (3) mogą zastąpić twoją kartę w kolejce, a żołnierze (5) czyichkolwiek robotników. Szlachta (4) może wskazać twoją kartę, która dostanie łóżka pierwsza.
howto-tricks-picture = Każdy rodzaj ze swoją sztuczką: mnich do kolejki, kupcy plus trzy, służki i żołnierze zastępują, szlachta pierwsza, robotnicy minus trzy.
howto-beds-title = Kto dostaje łóżko
howto-beds-text = Najpierw duże grupy, od 6 do 1, a z równych ta bliżej hotelu. Grupa, która się nie mieści, odchodzi i próbuje następna. Wiele hoteli ma własną zasadę, zapisaną obok łóżek.
howto-beds-picture = Osiem łóżek: sześciu robotników się mieści, czworo szlachty nie, dwóch kupców tak.
howto-next-title = Następna runda
howto-next-text = Otwierają się nowe hotele, a każdy dobiera pięć kart. Zaczyna następny gracz po lewej.
howto-next-picture = Płytka hotelu zostaje odwrócona i dobiera się pięć kart.
howto-points-title = Podliczanie
howto-points-text = Dodaj monety gości, którzy dostali łóżka, i 1 za każdy żeton. Cztery karty z jednym herbem to 2 punkty więcej, pięć 4, sześć 6 (zaawansowani: 2, 5, 10). Przy remisie wygrywa więcej kart z 3 monetami.
howto-points-picture = Monety, do tego żetony i dwa punkty za cztery karty z tym samym herbem.
aid-turn =
    Zagraj zakrytą kartę: do kolejki (najwyżej 4) albo do tylnego wejścia (najwyżej 2).
    Pierwsza karta przy tylnym wejściu: weź żeton.
    Gdy każdy zagrał pięć kart, hotele sprawdza się od góry.
    Tylne wejście: pierwsza działa karta najbliższa.
    Łóżka: wybór szlachty, ulubieńcy hotelu, potem od 6 do 1; równe od hotelu na zewnątrz.
    Mnich do kolejki · kupcy +3 łóżka · służki zastępują twoją kartę · szlachta: twoja karta pierwsza · żołnierze zastępują robotników · robotnicy −3 łóżka
aid-score =
    Monety gości, którzy dostali łóżka
    1 za każdy żeton
    Herb, początkujący: 4 karty 2, 5 kart 4, 6 kart 6
    Herb, zaawansowani: 4 karty 2, 5 kart 5, 6 kart 10
aid-end =
    Po czterech rundach; przy remisie decyduje liczba kart z 3 monetami.

## Podpowiedzi: o co może chodzić

aim-bed = łóżka w hotelu { $hotel }: { $card }

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
prompt-maids = { $who }: wskaż swoją kartę w kolejce hotelu { $hotel }, którą zastąpią służki, albo zrezygnuj.
prompt-nobles = { $who }: wskaż swoją kartę w kolejce hotelu { $hotel }, która dostanie łóżka pierwsza, albo zrezygnuj.
prompt-soldiers = { $who }: wskaż robotników w kolejce hotelu { $hotel }, których zastąpią żołnierze, albo zrezygnuj.

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

## Nauka w trakcie gry

learn-prompt-lay = Wybierz kartę, a potem miejsce dla niej. W kolejce goście liczą na łóżka: najpierw obsługuje się duże grupy, a z równych tę, która stoi bliżej hotelu. Przy tylnym wejściu karta robi swoją sztuczkę, a kto pierwszy tam położy, dostaje punkt. Monety dają tylko goście, którzy dostaną łóżka.
learn-prompt-maids = Twoje służki czekają przy tylnym wejściu. Mogą zająć miejsce jednej z twoich kart w tej kolejce; tamta karta przepada. Warto, jeśli służki zmieszczą się w wolnych łóżkach, a tamci goście nie, albo jeśli dają więcej monet.
learn-prompt-nobles = Twoja szlachta może wskazać jedną z twoich kart w tej kolejce: dostanie łóżka przed wszystkimi, jeśli ich wystarczy. Wskaż tych, którzy inaczej odeszliby z niczym.
learn-prompt-soldiers = Twoi żołnierze mogą przegonić z tej kolejki robotników, czyichkolwiek, i stanąć na ich miejscu. Znika wtedy grupa na sześć łóżek, a twoi żołnierze dostają szansę. Uważaj, czy to nie twoi własni robotnicy.

## Gra w lobby

pitch = Średniowieczna gospoda i za mało łóżek. Kładź gości zakrytych w kolejce albo wysyłaj ich na tylne wejście, gdzie każdy ma swój sposób: mnisi się wślizgują, kupcy robią miejsce, żołnierze przepędzają robotników. Gdy karty zostaną odkryte – kto dostanie łóżko?

## Co liczy raport o równowadze

counted-booked = Goście, którzy dostali łóżka
counted-door = Karty wyłożone przy tylnym wejściu
counted-hotels = Hotele, które dały łóżka
counted-hotel = { $tile }{ $side }: { $rule }, { $beds }

## Rodzaje decyzji

decision-lay = wyłożenie karty
decision-aim = użycie zdolności

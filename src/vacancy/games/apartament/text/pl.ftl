# Apartament po polsku. Identyfikatory jak w en.ftl; porównuje je test.

## Nazwy

title = Apartament
tagline = Ciężarówka, fabryka mebli i sześć pokoi do umeblowania.
player = { $colour ->
    [yellow] Żółty
    [red] Czerwony
    [white] Biały
   *[black] Czarny
}
colour = { $colour ->
    [green] zielone
    [blue] niebieskie
    [orange] pomarańczowe
   *[purple] fioletowe
}
place = { $place ->
    [base] baza
    [green] zielone miasto
    [blue] niebieskie miasto
    [orange] pomarańczowe miasto
   *[purple] fioletowe miasto
}
place-to = { $place ->
    [base] do bazy
    [green] do zielonego miasta
    [blue] do niebieskiego miasta
    [orange] do pomarańczowego miasta
   *[purple] do fioletowego miasta
}
place-in = { $place ->
    [base] w bazie
    [green] w zielonym mieście
    [blue] w niebieskim mieście
    [orange] w pomarańczowym mieście
   *[purple] w fioletowym mieście
}
style = { $style ->
    [yellow_green] żółto-zielony
    [maroon] bordowy
    [brown] brązowy
   *[grey] szary
}
    .neuter = { $style ->
        [yellow_green] żółto-zielone
        [maroon] bordowe
        [brown] brązowe
       *[grey] szare
    }
    .feminine = { $style ->
        [yellow_green] żółto-zielona
        [maroon] bordowa
        [brown] brązowa
       *[grey] szara
    }
    .feminine-acc = { $style ->
        [yellow_green] żółto-zieloną
        [maroon] bordową
        [brown] brązową
       *[grey] szarą
    }
piece = { $name ->
    [bed] { style.neuter } łóżko
    [sofa] { style.feminine } sofa
    [couch] { style.feminine } kanapa
    [wardrobe] { style.feminine } szafa
    [table] { style } stół
    [tub] wanna z ubikacją
   *[jacuzzi] jacuzzi
} ({ $size })
piece-acc = { $name ->
    [bed] { style.neuter } łóżko
    [sofa] { style.feminine-acc } sofę
    [couch] { style.feminine-acc } kanapę
    [wardrobe] { style.feminine-acc } szafę
    [table] { style } stół
    [tub] wannę z ubikacją
   *[jacuzzi] jacuzzi
} ({ $size })
order = { colour } zlecenie na { $crates ->
    [one] 1 skrzynię
    [few] { $crates } skrzynie
   *[other] { $crates } skrzyń
}{ $urgent ->
    [yes] {" "}(z wykrzyknikiem)
   *[no] {""}
}
colour-order = { colour }
area = { $area ->
    [s1] mały pokój 1
    [s2] mały pokój 2
    [m1] średni pokój 1
    [m2] średni pokój 2
    [a1] apartament 1
    [a2] apartament 2
    [b1] łazienka 1
   *[b2] łazienka 2
}
area-to = { $area ->
    [s1] do małego pokoju 1
    [s2] do małego pokoju 2
    [m1] do średniego pokoju 1
    [m2] do średniego pokoju 2
    [a1] do apartamentu 1
    [a2] do apartamentu 2
    [b1] do łazienki 1
   *[b2] do łazienki 2
}
area-from = { $area ->
    [s1] z małego pokoju 1
    [s2] z małego pokoju 2
    [m1] ze średniego pokoju 1
    [m2] ze średniego pokoju 2
    [a1] z apartamentu 1
    [a2] z apartamentu 2
    [b1] z łazienki 1
   *[b2] z łazienki 2
}
upgrade = { $upgrade ->
    [trailer] przyczepa
    [porter] tragarz
   *[gps] GPS
}
upgrade-acc = { $upgrade ->
    [trailer] przyczepę
    [porter] usługi tragarza
   *[gps] GPS
}
coins = { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[other] { $coins } monet
}
price = { $price ->
    [one] 1 monetę
    [few] { $price } monety
   *[other] { $price } monet
}

## Opcje i punkty

option-edition = Wartości
option-edition-printed = z instrukcji
option-edition-recommended = zalecane
option-seat_coins = Monety na start
option-seat_coins-none = brak
option-seat_coins-later = dla dalszych miejsc
score-stars = Gwiazdki
score-small = Małe pokoje
score-medium = Średnie pokoje
score-apartment = Apartamenty
score-orders = Komplety zleceń
score-coins = Pozostałe monety

## Stół

table-round = Runda { $round }
table-star-for-sale = następna gwiazdka: { $price } pkt prestiżu, { $left ->
    [one] została 1
    [few] zostały { $left }
   *[other] zostało { $left }
}
table-star-sold-out = wszystkie gwiazdki sprzedane
table-last-round = Ostatnia runda: { $turns ->
    [0] to ostatnia tura
    [one] po tej jeszcze 1 tura
    [few] po tej jeszcze { $turns } tury
   *[other] po tej jeszcze { $turns } tur
}
table-orders = Zlecenia (w stosie: { $count })
table-queue = Fabryka (w stosie: { $count })
table-pawn = tu trafi następny mebel
table-goods = monety: { $coins }, prestiż: { $prestige }, gwiazdki: { $stars }
table-vignette-active = winieta aktywna
table-vignette-used = winieta zużyta
table-no-upgrade = bez usprawnień
table-in-transit = w drodze
table-completed = wykonane
table-used = zużyte
table-scored = podliczone pokoje
table-legend = Meble: Ł łóżko, S szafa, T stół, W łazienka; ż żółto-zielony, b bordowy, r brązowy, s szary; podkreślone: zablokowane. ▒▒ skrzynia, / drzwi, ░░ przedpokój.
mark-kind = { $kind ->
    [bed] Ł
    [wardrobe] S
    [table] T
   *[bath] W
}
mark-style = { $style ->
    [yellow_green] ż
    [maroon] b
    [brown] r
    [grey] s
   *[none] +
}

## Polecenia

prompt-turn = { $who }: dokąd pojechać, czy coś zrobić na miejscu?
prompt-moved = { $who }: które zlecenie podjąć albo który mebel kupić?
prompt-home = { $who }: pora rozładować ciężarówkę.
prompt-stranded = { $who }: w zasięgu nie da się nic zrobić; tura kończy się w bazie.
prompt-go-on = { $who }: zrobić coś jeszcze czy zakończyć turę?
prompt-unloading = { $who }: { $can-close ->
    [yes] które meble wstawić do hotelu, zanim skończy się rozładunek?
   *[no] które meble wstawić do hotelu?
}
prompt-vignette = { $who }: czy zużyć winietę na dodatkową turę?

## Co czytają czekający

wait-turn = { $who } decyduje, dokąd jechać i co zrobić.
wait-moved = { $who } dojeżdża do miasta i decyduje, co tam zrobić.
wait-home = { $who } stoi w bazie z załadowaną ciężarówką.
wait-stranded = { $who } nie może nic zrobić w zasięgu; tura kończy się w bazie.
wait-go-on = { $who } ma akcję za sobą i może jeszcze punktować pokoje albo coś kupić.
wait-unloading = { $who } wstawia meble z ciężarówki do hotelu.
wait-vignette = { $who } decyduje, czy zużyć winietę na dodatkową turę.

## Ruchy

move-move = Jedź { $to }
move-take = Podejmij { $order } (pole { $slot })
move-buy = Kup { $piece-acc } za { price }
move-unload = Rozładuj ciężarówkę
move-deliver = Wstaw { $piece-acc } { $area-to }
move-scrap = Wyrzuć { $piece-acc }
move-close = Zakończ rozładunek
move-score = Podlicz { $area }: { $bed }, { $wardrobe }, { $table }{ $has-fixture ->
    [yes] , { $fixture }
   *[no] {""}
} = { $prestige } pkt prestiżu
move-set = Podlicz komplet zleceń: zielone{ $green-mark }, niebieskie{ $blue-mark }, pomarańczowe{ $orange-mark }, fioletowe{ $purple-mark }
move-vignette = Aktywuj winietę zleceniami z wykrzyknikiem: { $one } i { $other }
move-star = Kup gwiazdkę za { $price } pkt prestiżu
move-upgrade = Kup { $upgrade-acc } za { price }
move-carry = Przenieś { $piece-acc } { $area-from } { $area-to } za { price }
move-end = Zakończ turę
move-use = Zużyj winietę: dodatkowa tura
move-decline = Zachowaj winietę

## Powody odmowy

reason-not-asked = Nie o to teraz chodzi.
reason-no-road = Nie ma stąd drogi { $to }.
reason-has-moved = W tej turze ciężarówka już jechała.
reason-no-gps = Bez GPS nie wolno jechać dalej po akcji.
reason-nothing-to-do-there = Nie da się nic zrobić { $in }: przed akcją wolno jechać tylko tam, gdzie można ją wykonać.
reason-truck-full = Ciężarówka jest pełna: może jechać tylko do bazy.
reason-has-acted = W tej turze akcja została już wykonana.
reason-moved-after-action = Po akcji ciężarówka już odjechała; tam nie można nic więcej zrobić.
reason-not-in-town = Zlecenia i meble są tylko w miastach.
reason-no-such-order = Na polu { $slot } nie ma takiej karty: { $order }.
reason-other-colour = Zlecenie podejmuje się w mieście jego koloru: { $order }.
reason-no-room = To się nie zmieści w ciężarówce: { $thing }.
reason-not-in-stock = Tego tu nie sprzedają: { $piece }.
reason-too-dear = Trzeba zapłacić { price }, a masz { $coins }.
reason-not-in-base = Ciężarówkę rozładowuje się w bazie.
reason-nothing-loaded = Ciężarówka jest pusta.
reason-not-in-hold = Tego nie ma w ciężarówce: { $piece }.
reason-only-fixtures = Tylko sprzęt łazienkowy wolno wstawiać { $area-to }.
reason-does-not-fit = To się nie zmieści { $area-to }: { $piece }.
reason-fits-somewhere = To się jeszcze zmieści w hotelu, więc nie wolno tego wyrzucić: { $piece }.
reason-must-deliver = W ciężarówce nie było skrzyń, więc najpierw wstaw co najmniej jeden mebel albo wyrzuć taki, który nigdzie się nie mieści.
reason-already-scored = Ten pokój jest już podliczony: { $area }.
reason-not-furnished = Ten pokój nie jest umeblowany, potrzebne są łóżko, szafa i stół: { $area }.
reason-not-best = Inny wybór mebli daje tu więcej punktów: { $area }.
reason-no-such-card = Nie masz tych czterech wykonanych zleceń.
reason-still-active = Winieta jest nadal aktywna.
reason-end-triggered = Koniec gry jest już wywołany: winiet się nie używa.
reason-not-urgent-twice = Nie masz tych dwóch wykonanych zleceń z wykrzyknikiem.
reason-sold-out = Wszystkie gwiazdki są sprzedane.
reason-no-prestige = Następna gwiazdka kosztuje { $price } pkt prestiżu, a masz { $prestige }.
reason-already-owned = To usprawnienie już masz: { $upgrade }.
reason-action-first = Te monety są potrzebne na jedyną akcję, jaka ci została w tej turze.
reason-not-there = Tu tego nie ma ({ $source }): { $piece }.
reason-same-area = To już tam stoi ({ $area }): { $piece }.
reason-locked = Ten mebel policzono przy podliczaniu pokoju i już tam zostaje: { $piece }.
reason-must-act = Przed końcem tury trzeba wykonać akcję.
reason-must-go-to-base = W zasięgu nie da się nic zrobić: jedź do bazy.

## Dziennik

log-move = { $who } jedzie { $to }.
log-take-order = { $who } podejmuje { $order }.
log-refill = Nowa karta na polu { $slot }: { $order }.
log-buy-furniture = { $who } kupuje { $piece-acc } { $in } za { coins }.
log-unload = { $who } rozładowuje ciężarówkę.
log-crate = { $who } zamienia skrzynię na monetę i ma { coins }.
log-produce = Fabryka wysyła { $piece-acc } { $to }.
log-last-round = { $ending ->
    [orders] Nie ma zlecenia, by uzupełnić pole.
   *[furniture] W fabryce skończyły się karty.
} Po tej turze każdy ma jeszcze jedną.
log-deliver = { $who } wstawia { $piece-acc } { $area-to }.
log-scrap = { $who } wyrzuca { $piece-acc }: nigdzie się nie mieści.
log-close-unload = { $who } zostawia resztę mebli w ciężarówce.
log-score-room = { $who } podlicza { $area }: { $bed }, { $wardrobe }, { $table }{ $has-fixture ->
    [yes] , { $fixture }
   *[no] {""}
} = { $prestige } pkt prestiżu.
log-score-order-set = { $who } podlicza komplet zleceń (zielone{ $green-mark }, niebieskie{ $blue-mark }, pomarańczowe{ $orange-mark }, fioletowe{ $purple-mark }) za { $prestige } pkt prestiżu.
log-activate-vignette = { $who } zakrywa zlecenia z wykrzyknikiem ({ $one }, { $other }): winieta znów jest aktywna.
log-buy-star = { $who } kupuje gwiazdkę za { $prestige } pkt prestiżu.
log-buy-upgrade = { $who } kupuje { $upgrade-acc } za { coins }.
log-move-furniture = { $who } przenosi { $piece-acc } { $area-from } { $area-to } za { coins }.
log-end-turn = { $who } kończy turę.
log-idle = { $who } nie może nic zrobić i kończy turę.
log-use-vignette = { $who } zużywa winietę na dodatkową turę.
log-decline-vignette = { $who } zachowuje winietę.
log-count = { $who } podlicza: { $coins } pkt prestiżu za monety, { $prestige } za komplety zleceń.
log-end = Koniec gry.

## Plansza

board-map = Zlecenia i mapa
board-home = Ciężarówka i hotel
board-parts = Części planszy
board-mine = Twoja ciężarówka i hotel
board-yours = Twój hotel
board-back = Wróć
board-town = { $place ->
    [base] Baza
    [green] Zielone
    [blue] Niebieskie
    [orange] Pomarańczowe
   *[purple] Fioletowe
}
board-town-told = { board-town }: { $count ->
    [0] nic na sprzedaż
    [one] 1 mebel na sprzedaż
    [few] { $count } meble na sprzedaż
   *[other] { $count } mebli na sprzedaż
}{ $pawn ->
    [yes] , tu trafi następny mebel
   *[no] {""}
}
board-trucks = Stoją tu ciężarówki
board-stock = Na sprzedaż { place-in }
board-next-town = Następny mebel pojedzie { place-to }
board-empty-slot = Brak zlecenia
board-hold = Ciężarówka ({ $who }): { $free ->
    [0] brak wolnych pól
    [one] 1 wolne pole
    [few] { $free } wolne pola
   *[other] { $free } wolnych pól
}
board-in-hold = ciężarówka
board-crate = skrzynia
board-thing = { $piece }, { $area }{ $locked ->
    [yes] , policzone: zostaje na miejscu
   *[no] {""}
}
board-room-points = { area }: { $points } pkt prestiżu, gdyby podliczyć teraz
board-room-scored = { area }: już podliczony
board-coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[other] { $count } monet
}
board-prestige = { $count } pkt prestiżu
board-stars = { $count ->
    [one] 1 gwiazdka
    [few] { $count } gwiazdki
   *[other] { $count } gwiazdek
}
board-upgrades = Usprawnienia
board-upgrade = { upgrade }: { $owned ->
    [yes] już twoje
    [theirs] już kupione
   *[no] za { price }
}
board-held = W ręku: { $piece }. Wybierz podświetlone miejsce.
board-rearrange = Przełóż w tym samym miejscu ({ $piece }, { $area })
board-place-at = rząd { $row }, kolumna { $column }
board-place-none = tak obrócone się nie mieści; program znajdzie miejsce
board-no-place = Tak obrócone się tu nie mieści. Obróć albo wybierz inne miejsce.
board-turn = Obróć
board-put-back = Odłóż
board-pack = Niech program ułoży
board-free = { $free ->
    [0] bez wolnych pól
    [one] wolne: 1 pole
    [few] wolne: { $free } pola
   *[other] wolnych: { $free } pól
}
board-star-next = Gwiazdka za { $price }
board-vignette = winieta
board-completed = { $count } × { colour }{ $urgent ->
    [yes] {" "}(z wykrzyknikiem)
   *[no] {""}
}
board-room-needs = { area }: do podliczenia brakuje: { $missing }
board-score = { area }: +{ $points }
board-gain = +{ $points }
board-renew = odnów
board-another-way = Inny z { $count } sposobów
board-last-turns = { $turns ->
    [0] Ostatnia tura
    [one] Ostatnia runda: jeszcze 1 tura
    [few] Ostatnia runda: jeszcze { $turns } tury
   *[other] Ostatnia runda: jeszcze { $turns } tur
}
board-mini = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}, { $prestige } pkt prestiżu, podliczone pokoje: { $rooms }; w ciężarówce: { $crates ->
    [0] bez skrzyń
    [one] 1 skrzynia
    [few] { $crates } skrzynie
   *[other] { $crates } skrzyń
}, { $pieces ->
    [0] bez mebli
    [one] 1 mebel
    [few] { $pieces } meble
   *[other] { $pieces } mebli
}
kind = { $kind ->
    [bed] łóżko
    [wardrobe] szafa
    [table] stół
   *[bath] wanna
}

## Co robi każda rzecz

tell-order = Podejmowane { $colour ->
    [green] w zielonym mieście
    [blue] w niebieskim mieście
    [orange] w pomarańczowym mieście
   *[purple] w fioletowym mieście
}: do ciężarówki { $crates ->
    [one] trafia 1 skrzynia
    [few] trafiają { $crates } skrzynie
   *[other] trafia { $crates } skrzyń
}. Po rozładunku w bazie każda skrzynia zamienia się w monetę.
tell-urgent = Wykrzyknik: dwa wykonane zlecenia z wykrzyknikiem odnawiają zużytą winietę.
tell-completed = Cztery wykonane zlecenia w czterech kolorach dają 4 pkt prestiżu.
tell-completed-urgent = Cztery wykonane zlecenia w czterech kolorach dają 4 pkt prestiżu; dwa z wykrzyknikiem odnawiają zużytą winietę.
tell-piece = { $kind ->
    [bath] Do łazienki: przy podliczaniu apartamentu dodaje { $size }, nigdy podwójnie.
   *[other] Rozmiar { $size }: tyle kosztuje monet, zajmuje pól i daje punktów. W tym samym stylu co łóżko, szafa lub stół obok oba meble liczą się podwójnie.
}
tell-star = Wygrywa, kto ma najwięcej gwiazdek. Za następną płaci się prestiżem, a każda sprzedana podnosi cenę kolejnych. W twoim zasięgu: { $reach }.
tell-place = { $place ->
    [base] Tu rozładowuje się ciężarówki: skrzynie zamieniają się w monety i uruchamiają fabrykę, a meble trafiają do hotelu.
   *[town] Tu podejmuje się zlecenia w kolorze miasta i kupuje meble.
}
tell-factory = Z rozładowanych skrzyń powstają te meble, od lewej, po jednym dla kolejnych miast, aż ich rozmiary dorównają liczbie skrzyń.
tell-room = Pokój z łóżkiem, szafą i stołem można raz podliczyć: ich rozmiary to prestiż, podwójny za meble w jednym stylu.
tell-upgrade = { $upgrade ->
    [trailer] Dwa dodatkowe pola w ciężarówce do końca gry.
    [porter] Dwie akcje w mieście w jednej turze: dwa zlecenia, dwa meble albo po jednym.
   *[gps] W swojej turze możesz najpierw wykonać akcję, a potem jechać.
}
tell-vignette = Zużyta na koniec tury daje od razu całą dodatkową turę. Dwa wykonane zlecenia z wykrzyknikiem znów ją aktywują.

## Nauka w czasie gry

learn-goal = Wygrywa, kto ma najwięcej gwiazdek. Za gwiazdki płaci się prestiżem, a prestiż dają umeblowane pokoje: woź towary, zarabiaj monety, kupuj meble i urządzaj hotel. Gra kończy się, gdy zabraknie zleceń albo mebli; wtedy każdy ma jeszcze jedną turę.
learn-prompt-turn = Tura to przejazd jedną drogą, jeśli chcesz, a potem akcja. Zlecenia podjęte w mieście zapełniają ciężarówkę skrzyniami; po rozładunku w bazie stają się monetami, a za monety kupuje się w miastach meble. Naciśnij podświetlone miejsce.
learn-prompt-moved = Ciężarówka dojechała, więc teraz działaj tutaj. { $orders ->
    [yes] Podejmij podświetlone zlecenie: jego skrzynie muszą się zmieścić w ciężarówce.
   *[no] {""}
}{ $stock ->
    [yes] {" "}Kup podświetlony mebel: jego rozmiar to cena i miejsce, które zajmie.
   *[no] {""}
}
learn-prompt-home = Ciężarówka wróciła do bazy, więc ją rozładuj: { $cargo ->
    [both] skrzynie zamienią się w monety, a meble mogą trafić do twoich pokoi.
    [crates] każda skrzynia zamieni się w monetę, a fabryka zrobi nowe meble dla miast.
   *[pieces] meble mogą trafić do twoich pokoi.
}
learn-prompt-stranded = W zasięgu nie ma nic do podjęcia, kupienia ani rozładowania. Tak bywa: tura kończy się w bazie, a w następnej znów pojedziesz, dokąd zechcesz.
learn-prompt-go-on = Akcja wykonana. Jeśli świeci coś oprócz końca tury, możesz to jeszcze zrobić. Gdy nie chcesz już nic więcej, zakończ turę.
learn-prompt-unloading = Weź mebel z ciężarówki i wskaż podświetlony pokój. Pokój można podliczyć, gdy stoją w nim łóżko, szafa i stół; meble w jednym stylu liczą się podwójnie. Meble możesz dowolnie obracać i przesuwać: ich ułożenie niczego nie zmienia.{ $can-close ->
    [yes] {" "}Przycisk „Zakończ rozładunek” zostawia resztę w ciężarówce.
   *[no] {""}
}
learn-prompt-vignette = Winieta daje ci od razu jeszcze jedną całą turę. Potem jest zużyta, aż oddasz dwa zlecenia z wykrzyknikiem, więc zachowaj ją na ważną chwilę, ale nie na ostatnią rundę: wtedy już nic nie daje.
learn-can-score = Jeden z twoich pokoi ma łóżko, szafę i stół, więc można go podliczyć, jeden raz: naciśnij jego znak. Pokój jest wart tyle, ile wynosi suma wielkości mebli; meble w jednym stylu liczą się podwójnie. Większe meble albo więcej w jednym stylu dałyby więcej, więc możesz też poczekać.
learn-can-star = Masz dość prestiżu na gwiazdkę. Gwiazdki wygrywają grę, a każda sprzedana podnosi wszystkim cenę następnej.
learn-can-upgrade = Masz dość monet na usprawnienie. Zostaje z ciężarówką do końca, więc najbardziej opłaca się wcześnie. Wskaż je albo przytrzymaj palcem, a powie, co daje.
learn-can-carry = Mebel, który stoi w pokoju, można za monetę przenieść do innego.
learn-can-set = Masz dostarczone zlecenia we wszystkich czterech kolorach: taki komplet jest wart 4 punkty prestiżu.
learn-can-activate = Twoja winieta jest zużyta, a masz dwa dostarczone zlecenia z wykrzyknikiem: oddaj je, a znów będzie aktywna.
learn-log-produce = Rozładowane skrzynie zamieniają się w meble: następne sztuki z rzędu fabryki jadą po jednej do kolejnych miast wokół mapy. Tam każdy może je kupić.
learn-log-score-room = { $who } podlicza umeblowany pokój: dodaje wielkości mebli, a te w jednym stylu liczą się podwójnie. Daje to { $prestige } prestiżu, a za prestiż kupuje się gwiazdki.
learn-log-buy-star = { $who } kupuje gwiazdkę. Następna będzie droższa, dla wszystkich. Wygrywa, kto ma najwięcej gwiazdek.
learn-log-last-round = Zbliża się koniec: każdy ma jeszcze jedną turę, na samym końcu ten, kto wywołał koniec. Rozładuj, umebluj, podlicz i kup gwiazdki teraz; z tego, co zostanie, monety dają jeszcze trochę prestiżu na wypadek remisu.

## Koniec

points = { $points ->
    [one] 1 gwiazdka
    [few] { $points } gwiazdki
   *[other] { $points } gwiazdek
}
story-sources = Skąd ten prestiż
story-points = Gwiazdki runda po rundzie
story-tie-shared = { $names }: gwiazdek po { $points }. Dzielą to miejsce.
story-tie-broken = { $names }: gwiazdek po { $points }. Wtedy rozstrzyga { $what }: { $told }.
score-of = { $points ->
    [one] 1 gwiazdka, gdyby partia skończyła się teraz; szczegóły
    [few] { $points } gwiazdki, gdyby partia skończyła się teraz; szczegóły
   *[other] { $points } gwiazdek, gdyby partia skończyła się teraz; szczegóły
}
result = Podliczone pokoje: { $scored }, meble: { $pieces }

## Gra w lobby

tie-break = prestiż
pitch = Urządź swój hotel. Woź ciężarówką zlecenia z miasta do miasta, pakuj do niej łóżka, szafy i stoły, a potem zmieść je w pokojach na swoim planie. Za urządzone pokoje kupuje się gwiazdki: wygrywa, kto ma ich najwięcej.

## Co liczy raport o równowadze

variant-label = { $place }: zlecenia mają 1 lub 2 skrzynie ze znakiem albo 2, 3 lub 4 skrzynie bez znaku.
variant-labels = { $place }: nie ma już zlecenia z { $crates } { $crates ->
    [one] skrzynią
   *[other] skrzyniami
} { $urgent ->
    [yes] i ze znakiem
   *[no] i bez znaku
}; jedno musi zostać, z „min_players” = 9 nie bierze udziału w grze.
variant-deck = { $place }: dla { $players } graczy są { $count } karty, a potrzeba co najmniej { $least }.
counted-upgrades = Kupione ulepszenia
counted-deeds = Inne czyny
counted-rooms = Ocenione pokoje
counted-orders = Wzięte zlecenia
counted-furniture = Kupione meble
counted-order-set = oceniony komplet zleceń
counted-vignette = aktywowana winieta
counted-extra-turn = dodatkowa tura dzięki winiecie
counted-star = kupiona gwiazdka
counted-scrap = wyrzucony mebel

## Rodzaje decyzji

scene = Runda { $round }; { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[other] { $coins } monet
}, prestiż { $prestige }; { $crates ->
    [0] w ciężarówce żadnych skrzyń
    [one] w ciężarówce 1 skrzynia
    [few] w ciężarówce { $crates } skrzynie
   *[other] w ciężarówce { $crates } skrzyń
}
decision-turn = akcja w turze
decision-unloading = dostawa mebli
decision-vignette = użycie winiety

## Jak grać i karta pomocy

howto-goal-title = Najlepszy hotel
howto-goal-text = Woź towary, zarabiaj monety i urządzaj swój hotel. Urządzone pokoje dają prestiż, a za prestiż kupuje się gwiazdki. Wygrywa, kto ma najwięcej gwiazdek.
howto-goal-picture = Urządzony pokój i trzy gwiazdki.
howto-end-title = Koniec
howto-end-text = Koniec nadchodzi, gdy nie można uzupełnić zlecenia albo fabryka nie ma już czego robić. Wtedy każdy ma jeszcze jedną turę, na końcu ten, kto to wywołał.
howto-end-picture = Pusty stos; każda ciężarówka rusza jeszcze raz.
howto-turn-title = Tura
howto-turn-text = Możesz przejechać jedną drogą. Potem musisz zrobić jedną rzecz tam, gdzie stoisz: w mieście podjąć zlecenie albo kupić mebel, w bazie rozładować. W dowolnej chwili swojej tury możesz podliczać pokoje oraz kupować gwiazdki i usprawnienia.
howto-turn-picture = Baza pośrodku czterech miast połączonych drogami i ciężarówka.
howto-order-title = Podejmij zlecenie
howto-order-text = W mieście podejmij odkryte zlecenie w jego kolorze. Wszystkie skrzynie jadą od razu, więc muszą się zmieścić w ciężarówce.
howto-order-picture = Fioletowe zlecenie na trzy skrzynie jedzie z fioletowego miasta ciężarówką.
howto-unload-title = Rozładuj w bazie
howto-unload-text = Każda skrzynia staje się monetą, a zlecenie jest wykonane. Meble z ciężarówki możesz wnieść do hotelu, dowolną ich liczbę. Pełną ciężarówką można jechać tylko do bazy.
howto-unload-picture = Ciężarówka w bazie; trzy skrzynie zmieniają się w trzy monety.
howto-factory-title = Fabryka pracuje
howto-factory-text = Pośrodku mapy leżą rzędem meble, które fabryka ma zrobić. Gdy rozładujesz skrzynie, kolejne z nich jadą po jednym do miast wokół mapy, aż suma ich wielkości dorówna liczbie skrzyń. Tam każdy może je kupić.
howto-factory-picture = Z trzech skrzyń powstają stół wielkości 2 i łóżko wielkości 3, do kolejnych miast.
howto-buy-title = Kup mebel
howto-buy-text = W mieście kup jeden mebel z jego zapasu. Wielkość to zarazem cena, miejsce w ciężarówce i punkty. Meble można obracać, ale nie odbijać.
howto-buy-picture = Łóżko wielkości 3 w niebieskim mieście kosztuje trzy monety i trafia do ciężarówki.
howto-rooms-title = Urządź i punktuj
howto-rooms-text = Pokój z łóżkiem, szafą i stołem można raz podliczyć: dodaj ich wielkości, a te w jednym stylu, czyli kolorze, policz podwójnie. Dwa największe pokoje, apartamenty, mają łazienkę: sprzęt w niej dodaje swoją wielkość. Pole przy drzwiach zostaje wolne.
howto-rooms-picture = Szafa 3 i sofa 2 w jednym stylu liczą się podwójnie, stół 2 raz: 12; wanna dodaje 3.
howto-stars-title = Gwiazdki
howto-stars-text = Za gwiazdkę płaci się prestiżem. Każda sprzedana podnosi cenę następnej, ktokolwiek ją kupi: pierwsze są tanie. Przy remisie decyduje prestiż, który ci został.
howto-stars-picture = Pięć gwiazdek, które kosztują 8, 10, 12, 14 i 16.
howto-more-title = Zlecenia i usprawnienia
howto-more-text = Cztery wykonane zlecenia w czterech kolorach dają 4 punkty prestiżu. Winieta to dodatkowa tura; dwa wykonane zlecenia z „!” ją odnawiają. Przyczepa to dwa pola więcej, tragarz druga akcja w mieście, a z GPS możesz jechać po akcji.
howto-more-picture = Zlecenia w czterech kolorach dają 4; dwa pilne zlecenia; przyczepa 4 monety, tragarz 3, GPS 2.
aid-turn =
    Możesz przejechać jedną drogą, potem musisz wykonać akcję.
    Miasto: podejmij zlecenie w jego kolorze albo kup mebel (cena = wielkość). Musi się zmieścić.
    Baza: skrzynie stają się monetami i powstają meble; wnieś meble do hotelu.
    Kiedykolwiek: podlicz pokój, oddaj zlecenia, kup gwiazdki i usprawnienia; za 1 monetę przenieś mebel do innego pokoju.
    Przyczepa 4: dwa pola więcej · tragarz 3: druga akcja w mieście · GPS 2: akcja, potem jazda · winieta: dodatkowa tura
aid-score =
    Pokój: łóżko + szafa + stół według wielkości; ten sam styl podwójnie; sprzęt w łazience + wielkość
    Zlecenia w czterech kolorach: 4 · dwa z „!”: nowa winieta
    Na koniec: każde 3 monety to 1 prestiż, a komplet zleceń 4
aid-end =
    Skończyły się zlecenia albo meble: każdy ma jeszcze turę. Wygrywa, kto ma najwięcej gwiazdek; przy remisie decyduje prestiż.

## Podpowiedzi: o co może chodzić

aim-piece = do kupienia: { $piece }
aim-room = do podliczenia: { $area }
aim-set = podliczony komplet zleceń
aim-star = kupiona gwiazdka

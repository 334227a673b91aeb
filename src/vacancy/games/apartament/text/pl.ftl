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

option-seat_coins = Monety na start
option-seat_coins-none = brak
option-seat_coins-later = dla dalszych miejsc
score-stars = Gwiazdki

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

prompt-turn = { $who }: jedź do innego miejsca albo wykonaj akcję tu, gdzie stoisz.
prompt-moved = { $who }: wykonaj akcję tu, gdzie stoisz.
prompt-stranded = { $who }: w zasięgu nie da się nic zrobić; tura kończy się w bazie.
prompt-go-on = { $who }: kontynuuj turę albo ją zakończ.
prompt-unloading = { $who }: wstaw meble do hotelu albo zakończ rozładunek.
prompt-vignette = { $who }: czy zużywasz winietę na dodatkową turę?

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

board-map = Mapa
board-mine = Twoja ciężarówka i hotel
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
board-sets = Podlicz komplet zleceń:
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

## Nauka w czasie gry

learn-prompt-turn = W swojej turze możesz przejechać jedną drogą, a potem musisz coś zrobić: w mieście podjąć zlecenie albo kupić mebel, w bazie rozładować ciężarówkę. Zlecenia dają skrzynie, skrzynie zamieniasz na monety, a za monety kupujesz meble. Podświetlone są miejsca, w których da się coś zrobić.
learn-prompt-moved = Ciężarówka już dojechała, więc działaj tutaj: podejmij zlecenie w kolorze tego miasta albo kup coś z jego zapasów. Wszystko musi się zmieścić w ciężarówce.
learn-prompt-stranded = W zasięgu nie ma nic do podjęcia, kupienia ani rozładowania. Tak bywa: wróć do bazy i zakończ turę, a w następnej znów pojedziesz, dokąd zechcesz.
learn-prompt-go-on = Akcja wykonana. Zanim zakończysz turę, możesz jeszcze podliczyć umeblowany pokój, kupić gwiazdkę albo usprawnienie lub za monetę przenieść mebel do innego pokoju.
learn-prompt-unloading = Weź mebel z ciężarówki i wskaż podświetlony pokój. Pokój można podliczyć, gdy stoją w nim łóżko, szafa i stół; meble w jednym stylu liczą się podwójnie. Meble możesz dowolnie obracać i przesuwać: ich ułożenie niczego nie zmienia.
learn-prompt-vignette = Winieta daje ci od razu jeszcze jedną całą turę. Potem jest zużyta, aż oddasz dwa zlecenia z wykrzyknikiem, więc zachowaj ją na ważną chwilę, ale nie na ostatnią rundę: wtedy już nic nie daje.

## Gra w lobby

pitch = Umebluj kamienicę. Jedź furgonetką od miasta do miasta, pakuj do niej kanapy, łóżka i lampy, a potem zmieść je w pokojach na swoim planie.

## Co liczy raport o równowadze

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

decision-turn = akcja w turze
decision-unloading = dostawa mebli
decision-vignette = użycie winiety

# Grand Austria Hotel po polsku. Identyfikatory jak w en.ftl; porównuje je test.

## Nazwy

title = Grand Austria Hotel
tagline = Kawiarnia, nad nią hotel i łaska cesarza.
player = { $colour ->
    [orange] Pomarańczowy
    [blue] Niebieski
    [purple] Fioletowy
   *[grey] Szary
}
room = pokój { $room }
kind = { $kind ->
    [strudel] strudel
    [cake] ciasto
    [wine] wino
    [coffee] kawa
   *[any] dowolna rzecz
}
items = { $kind ->
    [strudel] { $amount } { $amount ->
        [one] strudel
        [few] strudle
       *[other] strudli
    }
    [cake] { $amount } { $amount ->
        [one] ciasto
        [few] ciasta
       *[other] ciast
    }
    [wine] { $amount } { $amount ->
        [one] wino
        [few] wina
       *[other] win
    }
    [coffee] { $amount } { $amount ->
        [one] kawa
        [few] kawy
       *[other] kaw
    }
    [each] po { $amount } z każdego dania i napoju
   *[any] { $amount } { $amount ->
        [one] dowolne danie lub napój
        [few] dowolne dania lub napoje
       *[other] dowolnych dań lub napojów
    }
}
action = { $face ->
    [1] strudel, ciasto
    [2] wino, kawa
    [3] pokoje
    [4] cesarz, korony
    [5] personel
   *[6] dżoker
}
crowns = { $n ->
    [one] 1 korona
    [few] { $n } korony
   *[other] { $n } koron
}
room-colour = { $colour ->
    [red] {" "}czerwony
    [yellow] {" "}żółty
    [blue] {" "}niebieski
   *[any] {""}
}
guest-colour = { $colour ->
    [red] obywatela (czerwony)
    [yellow] artystę (żółty)
    [blue] szlachcica (niebieski)
    [green] turystę (zielony)
   *[any] gościa
}
card-hidden = karta personelu
thing-none = to
source-group = skompletowana grupa
source-tile = żeton cesarza { $tile }
source-die = kość
guest-sculptor = Rzeźbiarz
guest-musician = Muzyk
guest-composer = Kompozytor
guest-tailor = Krawiec
guest-flamenco-dancer = Tancerka flamenco
guest-portrait-painter = Portrecista
guest-photographer = Fotograf
guest-vocalist = Wokalistka
guest-architect = Architekt
guest-actress = Aktorka
guest-poet = Poeta
guest-jewelry-designer = Projektantka biżuterii
guest-jewelry-designer-short = Proj. biżuterii
guest-painter = Malarz
guest-opera-singer = Śpiewaczka operowa
guest-opera-singer-short = Śpiew. operowa
guest-dame = Dama
guest-duchess = Księżna
guest-officer = Oficer
guest-landgrave = Landgraf
guest-sovereign = Suweren
guest-princess = Księżniczka
guest-countess = Hrabina
guest-elector = Elektor
guest-baron = Baron
guest-prince = Książę
guest-count = Hrabia
guest-earl = Lord
guest-baroness = Baronówna
guest-duke = Diuk
guest-apothecary = Aptekarz
guest-post-councillor = Radca pocztowy
guest-privy-councillor = Tajny radca
guest-professor-emeritus = Profesor emerytowany
guest-professor-emeritus-short = Profesor emeryt.
guest-general = Generał
guest-senior-councillor = Starszy radca
guest-councillor-of-commerce = Radca handlowy
guest-councillor-of-commerce-short = Radca handlowy
guest-court-councillor = Radca dworu
guest-major = Major
guest-veterinary-councillor = Radca weterynarii
guest-veterinary-councillor-short = Radca weter.
guest-medicinal-councillor = Radca medyczny
guest-procurator = Prokurator
guest-lord-high-commissioner = Namiestnik
guest-lord-high-commissioner-short = Namiestnik
guest-senior-legal-secretary = Starszy sekretarz prawny
guest-senior-legal-secretary-short = St. sekr. prawny
guest-tezcatlipoca = Tezcatlipoca
guest-capt-goldhaken = Kpt. Goldhaken
guest-capt-goldhaken-short = Goldhaken
guest-mr-horsa = Mr. Horsa
guest-m-ingalls = M. Ingalls
guest-mr-boydell = Mr. Boydell
guest-mr-oundo = Mr. Oundo
guest-e-gizia = E. Gizia
guest-m-polo = M. Polo
guest-cramersopholus = Cramersopholus
guest-farmer-franz = Farmer Franz
guest-brother-uwe = Brat Uwe
guest-conductor = Konduktor
guest-durgoing = Durgoing
guest-macleod = MacLeod
staff-breakfast-server = Kelner śniadaniowy
staff-waitress = Kelnerka
staff-barkeeper = Barman
staff-sous-chef = Sous Chef
staff-groom = Stajenny
staff-stableman = Koniuszy
staff-masseuse = Masażystka
staff-tour-guide = Przewodnik
staff-butler = Lokaj
staff-chauffeur = Szofer
staff-florist = Kwiaciarka
staff-executive-housekeeper = Gospodyni
staff-restaurant-manager = Kierownik sali
staff-decorator = Dekorator
staff-bootblack = Pucybut
staff-laundress = Praczka
staff-kitchen-hand = Pomoc kuchenna
staff-checker = Garderobiana
staff-interior-architect = Architekt wnętrz
staff-detective = Detektyw
staff-chef = Szef kuchni
staff-staff-manager = Kierownik personelu
staff-custodian = Konserwator
staff-chief-waiter = Kelner
staff-delivery-boy = Goniec
staff-conference-manager = Menadżer hotelu
staff-booking-manager = Kierownik recepcji
staff-concierge = Konsjerż
staff-secretary = Sekretarka
staff-reception-clerk = Szef obsługi
staff-chambermaid = Sprzątaczka
staff-assistant-manager = Asystent dyrektora
staff-male-floor-housekeeper = Kierownik piętra
staff-receptionist = Recepcjonista
staff-page-boy = Boy
staff-sommelier = Sommelier
staff-room-service = Kamerdyner
staff-porter = Portier
staff-confectioner = Cukiernik
staff-marketing-director = Dyrektor marketingu
staff-operator = Telefonistka
staff-gardener = Ogrodnik
staff-barista = Barista
staff-larder-cook = Kucharka
staff-pool-attendant = Ratownik
staff-female-floor-housekeeper = Pokojowa
staff-liftboy = Windziarz
staff-hotel-manager = Dyrektor hotelu

## Opcje i punkty

option-edition = Wydanie
option-edition-2016 = 2016 (pierwsze)
option-edition-2022 = 2022 (późniejsze)
option-staff = Personel
option-staff-normal = sześć losowych kart
option-staff-introductory = zestawy wprowadzające
option-staff-expert = dobieranie dla doświadczonych
option-board = Plansze hotelu
option-board-a = strona A, wszystkie takie same
option-board-b = strona B, każda inna
option-hotel_1 = Plansza miejsca 1
option-hotel_1-dealt = losowana
option-hotel_1-b1 = układ B1
option-hotel_1-b2 = układ B2
option-hotel_1-b3 = układ B3
option-hotel_1-b4 = układ B4
option-hotel_2 = Plansza miejsca 2
option-hotel_2-dealt = losowana
option-hotel_2-b1 = układ B1
option-hotel_2-b2 = układ B2
option-hotel_2-b3 = układ B3
option-hotel_2-b4 = układ B4
option-hotel_3 = Plansza miejsca 3
option-hotel_3-dealt = losowana
option-hotel_3-b1 = układ B1
option-hotel_3-b2 = układ B2
option-hotel_3-b3 = układ B3
option-hotel_3-b4 = układ B4
option-hotel_4 = Plansza miejsca 4
option-hotel_4-dealt = losowana
option-hotel_4-b1 = układ B1
option-hotel_4-b2 = układ B2
option-hotel_4-b3 = układ B3
option-hotel_4-b4 = układ B4
option-politics_a = Karta polityki A
option-politics_a-random = losowo
option-politics_a-a1 = A1
option-politics_a-a2 = A2
option-politics_a-a3 = A3
option-politics_a-a4 = A4
option-politics_b = Karta polityki B
option-politics_b-random = losowo
option-politics_b-b1 = B1
option-politics_b-b2 = B2
option-politics_b-b3 = B3
option-politics_b-b4 = B4
option-politics_c = Karta polityki C
option-politics_c-random = losowo
option-politics_c-c1 = C1
option-politics_c-c2 = C2
option-politics_c-c3 = C3
option-politics_c-c4 = C4
option-emperor_a = Żeton cesarza A
option-emperor_a-random = losowo
option-emperor_a-a1 = A1
option-emperor_a-a2 = A2
option-emperor_a-a3 = A3
option-emperor_a-a4 = A4
option-emperor_b = Żeton cesarza B
option-emperor_b-random = losowo
option-emperor_b-b1 = B1
option-emperor_b-b2 = B2
option-emperor_b-b3 = B3
option-emperor_b-b4 = B4
option-emperor_c = Żeton cesarza C
option-emperor_c-random = losowo
option-emperor_c-c1 = C1
option-emperor_c-c2 = C2
option-emperor_c-c3 = C3
option-emperor_c-c4 = C4
option-vp_floor = PZ poniżej zera
option-vp_floor-none = możliwe
option-vp_floor-zero = nigdy
option-first = Gracz rozpoczynający
score-track = Punkty już zdobyte
score-checked = Goście, którzy się wprowadzili
score-politics = Polityka
score-emperor = Cesarz
score-rest = Korony i kuchnia
score-staff = Personel
score-rooms = Pokoje i pełne grupy
score-crowns = Korony (po 1)
score-items = Dania i napoje w kuchni
score-guests = Goście jeszcze w kawiarni (po −5)

## Efekty

effect-vp = { $amount } PZ
effect-vp-per = { $amount } PZ za { $counter }
effect-vp-per-cap = { $amount } PZ za { $counter }, najwyżej { $cap }
effect-lose-vp = strata { $amount } PZ
effect-lose-vp-per = strata { $amount } PZ za { $counter }
effect-crowns = { $amount ->
    [one] 1 korona
    [few] { $amount } korony
   *[other] { $amount } koron
}
effect-lose-crowns = strata { $amount ->
    [one] 1 korony
   *[other] { $amount } koron
}
effect-steps = { $amount ->
    [one] 1 pole na torze cesarza
    [few] { $amount } pola na torze cesarza
   *[other] { $amount } pól na torze cesarza
}
effect-item = { items }
effect-draw = dobierz { $amount ->
    [one] 1 kartę personelu
    [few] { $amount } karty personelu
   *[other] { $amount } kart personelu
}
effect-prepare = { $state ->
    [occupied] możesz położyć{ room-colour } pokój (od razu zajęty)
   *[vacant] możesz przygotować{ room-colour } pokój
}{ $where ->
    [low] {" "}na pierwszym lub drugim piętrze
   *[anywhere] {""}
}{ $price ->
    [free] {" "}za darmo
    [less] {" "}o { crowns-less } taniej
   *[full] {""}
}
crowns-less = { $discount ->
    [one] 1 koronę
    [few] { $discount } korony
   *[other] { $discount } koron
}
effect-occupy = możesz odwrócić na stronę zajętą { $amount ->
    [one] jeden wolny{ room-colour } pokój
   *[other] do { $amount } wolnych pokoi{ room-colour-note }
}
room-colour-note = { $colour ->
    [red] {" "}(czerwonych)
    [yellow] {" "}(żółtych)
    [blue] {" "}(niebieskich)
   *[any] {""}
}
effect-fill = możesz skompletować zamówienie jednego swojego gościa{ $colour ->
    [red] {" "}(czerwonego)
    [yellow] {" "}(żółtego)
    [blue] {" "}(niebieskiego)
    [green] {" "}(zielonego)
   *[any] {""}
} z zasobów ogólnych
effect-play = możesz zagrać kartę personelu{ $price ->
    [free] {" "}za darmo
    [less] {" "}o { crowns-less } taniej
   *[full] {" "}za pełną cenę
}
effect-draw-play = { effect-draw } i możesz zagrać jedną z nich { $price ->
    [free] za darmo
   *[less] o { crowns-less } taniej
} (pozostałe trafiają pod talię)
effect-guest = możesz wziąć za darmo gościa z rzędu
effect-extra-turn = dodatkowa tura bez brania kości
effect-extra-action = możesz wykonać jeszcze jedną akcję, bez wzmocnienia
effect-strength = tak jakby { $amount ->
    [one] leżała tam 1 kość więcej
    [few] leżały tam { $amount } kości więcej
   *[other] leżało tam { $amount } kości więcej
}
effect-free = nic nie kosztuje
effect-both-tracks = pełna liczba pól na torze cesarza i tyle samo koron
effect-escape = możesz zapłacić { $amount ->
    [one] 1 koronę
    [few] { $amount } korony
   *[other] { $amount } koron
}, aby jej uniknąć
effect-copy = skopiuj kartę innego gracza działającą na koniec gry
effect-lose-items = strata wszystkich dań i napojów z kuchni{ $where ->
    [everywhere] {" "}i z kart gości
   *[kitchen] {""}
}
effect-lose-hand = strata { $amount ->
    [one] 1 karty personelu
   *[other] { $amount } kart personelu
} z ręki
effect-remove-vacant = strata { $amount ->
    [one] najwyżej położonego wolnego pokoju
   *[other] { $amount } najwyżej położonych wolnych pokoi
}
effect-remove-occupied = strata najwyżej położonego zajętego pokoju i drugiego pod nim
effect-remove-occupied-anywhere = strata zajętego pokoju z najwyższego piętra i drugiego z następnego niższego, na którym taki jest
effect-discard-played = odrzucenie zagranej karty działającej na koniec gry
penalty-or = { $first } albo { $second }
penalty-else = { $first }, a jeśli to niemożliwe: { $second }
card-sentence = { $when }: { $what }.
when-played = Od razu
when-round = Raz w rundzie
when-take-die = Gdy bierzesz kość z wynikiem { $faces }
when-perform-6 = Gdy wykonujesz akcję 6
when-pay-6 = Akcja 6
when-check-in = Gdy wprowadzasz { guest-colour } do pokoju
when-check-in-large = Gdy wprowadzasz do pokoju gościa z zamówieniem na co najmniej 4 rzeczy
when-occupied = Gdy pokój staje się zajęty
when-prepare = Przygotowanie pokoju{ $colour ->
    [red] {" "}czerwonego
    [yellow] {" "}żółtego
    [blue] {" "}niebieskiego
   *[any] {""}
}
when-serve = Podanie z kuchni
when-take-guest = Gość z rzędu
when-emperor-bonus = Przy każdej premii cesarza
when-emperor-penalty = Przy karze cesarza
when-end = Na koniec gry
counter-crowns = każdą koronę
counter-emperor = każde pole na torze cesarza aż do swojego znacznika
counter-staff = każdą zagraną kartę personelu
counter-staff-itself = każdą zagraną kartę personelu, łącznie z tą
counter-tiles = każdy żeton pokoju, wolnego lub zajętego
counter-rooms = każdy zajęty pokój
counter-red = każdy zajęty czerwony pokój
counter-yellow = każdy zajęty żółty pokój
counter-blue = każdy zajęty niebieski pokój
counter-floors = każde w całości zajęte piętro
counter-columns = każdy w całości zajęty pion
counter-groups = każdą w całości zajętą grupę
counter-colours = każdy kolor ze wszystkimi pokojami zajętymi
counter-sets = każdy zestaw trzech zajętych pokoi w różnych kolorach, każdy pokój tylko w jednym zestawie
counter-disks = każdą kartę polityki ze swoim znacznikiem
least-crowns = { $n } { $n ->
    [one] korony
   *[other] koron
}
least-emperor = pola { $n } lub dalszego na torze cesarza
least-staff = { $n } { $n ->
    [one] zagranej karty personelu
   *[other] zagranych kart personelu
}
least-tiles = { $n } { $n ->
    [one] żetonu pokoju
   *[other] żetonów pokoi
}
least-floors = { $n } { $n ->
    [one] w całości zajętego piętra
   *[other] w całości zajętych pięter
}
least-columns = { $n } { $n ->
    [one] w całości zajętego pionu
   *[other] w całości zajętych pionów
}
least-groups = { $n } { $n ->
    [one] w całości zajętej grupy
   *[other] w całości zajętych grup
}
least-colours = zajęcia wszystkich pokoi jednego koloru
least-red = { $n } { $n ->
    [one] zajętego czerwonego pokoju
   *[other] zajętych czerwonych pokoi
}
least-yellow = { $n } { $n ->
    [one] zajętego żółtego pokoju
   *[other] zajętych żółtych pokoi
}
least-blue = { $n } { $n ->
    [one] zajętego niebieskiego pokoju
   *[other] zajętych niebieskich pokoi
}
condition = { $counter }
conditions-1 = Wymaga { $first }
conditions-2 = Wymaga { $first } i { $second }
conditions-3 = Wymaga { $first }, { $second } i { $third }

## Stół

table-setup = Przygotowanie gry
table-round = Runda { $round } z 7, zaczął { $who }
table-dustbin = kosz: { $n }
table-row = Goście w rzędzie (cena, zamówienie, PZ, premia; S strudel, C ciasto, W wino, K kawa)
table-emperor = Cesarz po rundzie { $round }: premia: { $bonus }; kara: { $penalty }
table-politics = Polityka: { $text } ({ $levels } PZ) { $disks }
table-player = { $vp } PZ (dziś warte { $score }), korony: { $crowns }, cesarz: { $emperor }, tury: { $numbers }, personel na ręce: { $hand }
table-passed = spasował
table-kitchen = Kuchnia:
table-complete = zamówienie gotowe
table-lacks = brakuje { $items }
table-staff = Personel:
table-hand = Twoje karty personelu
table-pack = Karty do wyboru
table-drawn = Dobrane karty

## Pytania

# Czytają je też ci, którzy czekają i patrzą: do nikogo nie mówią „ty”.

prompt-draft = { $who }: zatrzymaj jedną kartę personelu.
prompt-setup-guest = { $who }: wybierz pierwszego gościa.
prompt-setup-room = { $who }: przygotuj pokój (zostało: { $left }) albo zakończ.
prompt-menu = { $guest ->
    [no] { $who }: wybierz kość albo najpierw podaj coś z kuchni lub wprowadź gościa.
   *[yes] { $who }: wybierz kość albo najpierw weź gościa, podaj coś z kuchni lub wprowadź gościa.
}
prompt-menu-after = { $who }: dodatkowe akcje albo koniec tury.
prompt-menu-extra = { $who }: dodatkowa tura. Wybór akcji; kość zostaje na miejscu.
prompt-boost = { $who }: zapłacić koronę, żeby akcja liczyła jedną kość więcej ({ $strength } + 1)?
prompt-joker = { $who }: którą akcję kopiuje szóstka, z siłą { $strength }?
prompt-extra-order = { $who }: { $card } – przed akcją, po niej czy wcale?
prompt-dish-split = { $who }: podziel { $strength } między strudle i ciasta albo od razu je rozstaw.
prompt-drink-split = { $who }: podziel { $strength } między wina i kawy albo od razu je rozstaw.
prompt-prepare = { $who }: { $state ->
    [occupied] połóż{ room-colour } pokój, od razu zajęty
   *[vacant] przygotuj{ room-colour } pokój
}{ $where ->
    [low] {" "}na pierwszym lub drugim piętrze
   *[anywhere] {""}
}{ $price ->
    [free] {" "}za darmo
    [less] {" "}o { crowns-less } taniej
   *[full] {""}
} albo żadnego (zostało: { $left }).
prompt-track-split = { $who }: podziel { $strength } między pola cesarza i korony.
prompt-play-staff = { $who }: zagraj kartę personelu albo żadnej.
prompt-play-drawn = { $who }: zagraj jedną z dobranych kart albo żadnej.
prompt-put-under = { $who }: która karta idzie teraz pod talię?
prompt-place-item = { $who }: gdzie trafia { kind }? (zostało: { $left })
prompt-choose-item = { $who }: wybierz danie lub napój (zostało: { $left }).
prompt-serve-item = { $who }: podaj danie lub napój (zostało: { $left }).
prompt-check-in-room = { $who }: wybierz pokój dla gościa: { $guest }.
prompt-order-benefits = { $who }: która korzyść jest następna?
prompt-occupy-room = { $who }: odwróć wolny pokój na zajęty (zostało: { $left }) albo żadnego.
prompt-free-guest = { $who }: weź gościa za darmo albo żadnego.
prompt-fill-order = { $who }: skompletuj zamówienie gościa albo żadnego.
prompt-extra-turn = { $who }: rozegrać dodatkową turę?
prompt-free-action = { $who }: wykonaj akcję bez brania kości albo żadnej.
prompt-avoid-penalty = { $who }: zapłacić, aby uniknąć kary cesarza?
prompt-penalty-choice = { $who }: wybór jednej z kar cesarza.
prompt-lose-hand = { $who }: strać kartę personelu (zostało: { $left }).
prompt-remove-vacant = { $who }: usuń wolny pokój (zostało: { $left }).
prompt-remove-occupied = { $who }: usuń zajęty pokój.
prompt-discard-played = { $who }: odrzuć zagraną kartę działającą na koniec gry.
prompt-copy = { $who }: którą kartę kopiuje Sekretarka?

## Co czytają czekający

wait-draft = { $who } wybiera kartę personelu, którą zatrzyma.
wait-setup-guest = { $who } wybiera pierwszego gościa.
wait-setup-room = { $who } przygotowuje pierwsze pokoje (zostało: { $left }).
wait-menu = { $who } wybiera kość{ $guest ->
    [no] {""}
   *[yes] {" "}albo gościa
}.
wait-menu-after = { $who } ma kość za sobą i może jeszcze coś zrobić.
wait-menu-extra = { $who } ma dodatkową turę i wybiera akcję.
wait-boost = { $who } może zapłacić koronę, aby wzmocnić akcję do { $strength } + 1.
wait-joker = { $who } decyduje, którą akcję kopiuje szóstka, z siłą { $strength }.
wait-extra-order = { $who } decyduje, kiedy działa { $card }: przed akcją, po niej czy wcale.
wait-dish-split = { $who } dzieli { $strength } między strudle i ciasta.
wait-drink-split = { $who } dzieli { $strength } między wina i kawy.
wait-prepare = { $who } przygotowuje pokoje (zostało: { $left }).
wait-track-split = { $who } dzieli { $strength } między pola cesarza i korony.
wait-play-staff = { $who } może zagrać kartę personelu.
wait-play-drawn = { $who } może zagrać jedną z dobranych kart.
wait-put-under = { $who } odkłada karty pod talię.
wait-place-item = { $who } decyduje, gdzie trafia { kind } (zostało: { $left }).
wait-choose-item = { $who } wybiera danie lub napój (zostało: { $left }).
wait-serve-item = { $who } podaje z kuchni (zostało: { $left }).
wait-check-in-room = { $who } wybiera pokój dla gościa: { $guest }.
wait-order-benefits = { $who } decyduje, która korzyść jest następna.
wait-occupy-room = { $who } może odwrócić wolny pokój na zajęty (zostało: { $left }).
wait-free-guest = { $who } może wziąć gościa za darmo.
wait-fill-order = { $who } może skompletować zamówienie gościa.
wait-extra-turn = { $who } decyduje, czy rozegrać dodatkową turę.
wait-free-action = { $who } może wykonać akcję bez brania kości.
wait-avoid-penalty = { $who } decyduje, czy zapłacić i uniknąć kary cesarza.
wait-penalty-choice = { $who } wybiera jedną z kar cesarza.
wait-lose-hand = { $who } musi stracić karty personelu (zostało: { $left }).
wait-remove-vacant = { $who } musi usunąć wolne pokoje (zostało: { $left }).
wait-remove-occupied = { $who } musi usunąć zajęty pokój.
wait-discard-played = { $who } musi odrzucić zagraną kartę działającą na koniec gry.
wait-copy = { $who } decyduje, którą kartę kopiuje Sekretarka.

## Ruchy

move-pass = Spasuj
move-guest = Weź gościa: { $guest }{ $price ->
    [0] {""}
    [one] {" "}za 1 koronę
    [few] {" "}za { $price } korony
   *[other] {" "}za { $price } koron
}
move-die = Pole { $face } ({ action }): { $dice ->
    [one] 1 kość
   *[other] { $dice } kości
}
move-serve = Podaj z kuchni
move-check-in = Wprowadź gościa: { $guest }
move-politics = Polityka { $tile }: { $condition }
move-use = Użyj karty: { $card }
move-end-turn = Zakończ turę
move-boost = { $pick ->
    [0] Zapłać koronę za jedną kość więcej
   *[1] Bez wzmocnienia
}
move-joker = Jako { $face }: { action }
move-order = { $pick ->
    [0] Najpierw dodatek
    [1] Najpierw akcja
   *[2] Bez dodatku
}
move-cake = strudel: { $rest }, ciasto: { $pick }
move-coffee = wino: { $rest }, kawa: { $pick }
move-prepare = Przygotuj { $room }{ $price ->
    [0] {""}
    [one] {" "}za 1 koronę
    [few] {" "}za { $price } korony
   *[other] {" "}za { $price } koron
}
move-steps = pola cesarza: { $pick }, korony: { $rest }
move-play = Zagraj kartę: { $card }{ $price ->
    [0] {" "}za darmo
    [one] {" "}za 1 koronę
    [few] {" "}za { $price } korony
   *[other] {" "}za { $price } koron
}
move-under = Pod talię: { $card }
move-put = { kind } – gość: { $guest }
move-kitchen = Do kuchni
move-item = Weź: { kind }
move-lodge = { $room }
move-benefit = { $effect }
move-occupy = Odwróć na zajęty: { $room }
move-fill = Skompletuj zamówienie gościa: { $guest }
move-extra = { $pick ->
    [0] Rozegraj dodatkową turę
   *[1] Zrezygnuj z dodatkowej tury
}
move-escape = { $pick ->
    [0] Zapłać i uniknij kary
   *[1] Przyjmij karę
}
move-penalty = { $sentence }
move-lose = Strać kartę: { $card }
move-remove = Usuń { $room }
move-discard = Odrzuć kartę: { $card }
move-copy = Skopiuj kartę: { $card }
move-keep = Zatrzymaj kartę: { $card }
move-decline = Nic więcej

## Powody

reason-not-asked = Nie o tym się teraz decyduje.
reason-not-in-pack = Karty „{ $card }” nie ma wśród kart do wyboru.
reason-not-in-row = Gościa „{ $guest }” nie ma w rzędzie.
reason-no-table = Wszystkie trzy stoliki są zajęte.
reason-too-dear = Nie masz na to dość koron.
reason-guest-done = W tej turze wziąłeś już gościa.
reason-after-die = Po wzięciu kości nie można już wziąć gościa z rzędu.
reason-die-done = W tej turze kość została już użyta.
reason-no-die = Na tym polu nie ma kości.
reason-cannot-pay = Nie możesz za to zapłacić.
reason-must-pass-first = Spasować można tylko na samym początku tury.
reason-no-pass-in-extra = W dodatkowej turze nie można spasować.
reason-die-first = Przed końcem tury trzeba wziąć kość.
reason-nothing-to-serve = Żaden z twoich gości nie chce niczego z twojej kuchni.
reason-not-in-cafe = Gościa „{ $guest }” nie ma w twojej kawiarni.
reason-order-open = Zamówienie gościa „{ $guest }” nie jest kompletne.
reason-no-vacant-room = Nie ma odpowiedniego wolnego pokoju dla gościa „{ $guest }”.
reason-not-in-play = Tej karty polityki nie ma w tej grze.
reason-not-met = Twój hotel nie spełnia tego warunku.
reason-has-disk = Na tej karcie leży już twój znacznik.
reason-no-level = Wszystkie poziomy tej karty są zajęte.
reason-not-played = Karta „{ $card }” nie jest zagrana.
reason-used = Karta „{ $card }” była już użyta w tej rundzie.
reason-too-many = To więcej, niż daje ta akcja.
reason-has-tile = Na tym polu ({ $room }) leży już żeton.
reason-first-room = Pierwszy musi być pokój w lewym dolnym rogu.
reason-not-adjacent = To pole ({ $room }) nie sąsiaduje z przygotowanym pokojem.
reason-wrong-floor = To pole ({ $room }) jest na zbyt wysokim piętrze.
reason-not-in-hand = Karty „{ $card }” nie ma na twojej ręce.
reason-not-drawn = Karty „{ $card }” nie ma wśród dobranych.
reason-not-lacking = Gość „{ $guest }” tego nie potrzebuje.
reason-not-in-kitchen = Tego nie ma w twojej kuchni ({ kind }).
reason-not-pending = Ta korzyść nie czeka.
reason-not-vacant = Tam ({ $room }) nie ma wolnego pokoju.
reason-wrong-colour = Kolor się nie zgadza.
reason-order-full = Zamówienie gościa „{ $guest }” jest już kompletne.
reason-higher-first = Najpierw znika wolny pokój z wyższego piętra.
reason-not-that-column = Tego pokoju nie można teraz usunąć.
reason-not-end-card = Karta „{ $card }” nie jest tu odpowiednią zagraną kartą końca gry.
reason-must-act = W tym wydaniu akcję trzeba wykonać.
reason-must-serve = Trzeba podać przynajmniej jedną rzecz.
reason-no-declining = Z tego nie można zrezygnować.

## Dziennik

log-keep = { $who } zatrzymuje: { $card }.
log-pass-packs = Karty wędrują w lewo.
log-first-guest = { $who } zaczyna z gościem: { $guest }.
log-roll = Runda { $amount }: { $who } rzuca kośćmi.
log-reroll = { $who } wrzuca kość do kosza i rzuca { $amount ->
    [one] 1 kością
   *[other] { $amount } kośćmi
}.
log-last-die = Ostatnia kość trafia do kosza; tury w tej rundzie są skończone.
log-no-dice = Nie ma już kości; tury w tej rundzie są skończone.
log-turn = Tura gracza { $who } (numer { $amount }).
log-pass = { $who } pasuje.
log-take-guest = { $who } bierze gościa: { $guest }{ $price ->
    [0] .
    [one] {" "}za 1 koronę.
    [few] {" "}za { $price } korony.
   *[other] {" "}za { $price } koron.
}
log-choose-space = { $who } wybiera pole { $face } ({ action }), siła { $amount }.
log-boost = { $who } płaci koronę: siła { $amount }.
log-no-boost = { $who } nie wzmacnia akcji.
log-joker = { $who } kopiuje akcję { $face } ({ action }){ $price ->
    [0] .
   *[other] {" "}za koronę.
}
log-take-die = { $who } bierze kość z wynikiem { $face }, siła { $amount }.
log-die = { $who } { $taken ->
    [1] bierze kość z wynikiem { $face }
   *[other] wykonuje akcję { $face }
}{ $copied ->
    [0] {""}
   *[other] {" "}jako akcję { $action }
}, siła { $amount }{ $given ->
    [1] {" "}– strudel: { $one }{ $two ->
        [0] .
       *[other] , ciasto: { $two }.
    }
    [2] {" "}– wino: { $one }{ $two ->
        [0] .
       *[other] , kawa: { $two }.
    }
    [3] , i przygotowuje { $rooms }{ $price ->
        [0] {""}
        [one] {" "}za 1 koronę
        [few] {" "}za { $price } korony
       *[other] {" "}za { $price } koron
    }{ $vp ->
        [0] .
       *[other] {" "}i dostaje { $vp } PZ.
    }
    [4] {" "}– { $one ->
        [0] {""}
       *[other] pola cesarza: { $one }
    }{ $both ->
        [0] {""}
       *[other] ,{" "}
    }{ $two ->
        [0] {""}
       *[other] korony: { $two }
    }.
    [5] , i zagrywa kartę: { $card }{ $price ->
        [0] {" "}za darmo.
        [one] {" "}za 1 koronę.
        [few] {" "}za { $price } korony.
       *[other] {" "}za { $price } koron.
    }
   *[other] .
}
log-perform = { $who } wykonuje akcję { $face }, siła { $amount }.
log-order = { $who }, { $card }: { $amount ->
    [0] najpierw dodatek.
    [1] najpierw akcja.
   *[2] bez dodatku.
}
log-split = { $who } bierze: { $face ->
    [1] strudel: { $amount }, ciasto: { $other }.
    [2] wino: { $amount }, kawa: { $other }.
   *[4] pola cesarza: { $amount }, korony: { $other }.
}
log-prepare = { $who } przygotowuje { $room }{ $price ->
    [0] {""}
    [one] {" "}za 1 koronę
    [few] {" "}za { $price } korony
   *[other] {" "}za { $price } koron
}{ $other ->
    [0] .
   *[other] {" "}i dostaje { $other } PZ.
}
log-occupy = { $who } odwraca na stronę zajętą { $room }.
log-remove = { $who } traci { $room }.
log-play = { $who } zagrywa kartę: { $card }{ $price ->
    [0] {" "}za darmo.
    [one] {" "}za 1 koronę.
    [few] {" "}za { $price } korony.
   *[other] {" "}za { $price } koron.
}
log-draw = { $who } dobiera { $amount ->
    [one] 1 kartę personelu
    [few] { $amount } karty personelu
   *[other] { $amount } kart personelu
} ({ $source }).
log-show-drawn = { $who } ogląda { $amount ->
    [one] 1 kartę personelu
    [few] { $amount } karty personelu
   *[other] { $amount } kart personelu
} ({ $source }).
log-under = { $who } kładzie pod talię: { $card }.
log-lose-card = { $who } traci: { $card }.
log-discard = { $who } odrzuca kartę: { $card }.
log-use = { $who } używa karty: { $card }.
log-choose-item = { $who } bierze: { kind }.
log-place = { $who } podaje: { kind }, gość: { $guest }.
log-kitchen = { $who } odkłada do kuchni: { items }.
log-serve = { $who } podaje z kuchni{ $price ->
    [0] .
   *[other] {" "}za koronę.
}
log-serve-item = { $who } podaje z kuchni: { kind }, gość: { $guest }.
log-fill = { $who } kompletuje zamówienie gościa: { $guest }.
log-lead = { $who } woła gościa: { $guest }.
log-check-in = { $who } wprowadza gościa: { $guest }, { $room }, { $amount } PZ.
log-benefit = { $who } wybiera jako następne: { $effect }.
log-gain-vp = { $who }: { $amount } PZ ({ $source }).
log-pay-vp = { $who } traci { $amount } PZ ({ $source }).
log-gain-crowns = { $who }: { $amount ->
    [one] 1 korona
    [few] { $amount } korony
   *[other] { $amount } koron
} ({ $source }).
log-pay-crowns = { $who } traci { $amount ->
    [one] 1 koronę
    [few] { $amount } korony
   *[other] { $amount } koron
} ({ $source }).
log-gain-steps = { $who }: { $amount ->
    [one] 1 pole na torze cesarza
    [few] { $amount } pola na torze cesarza
   *[other] { $amount } pól na torze cesarza
} ({ $source }){ $other ->
    [0] .
   *[other] , { $other } PZ za końcem toru.
}
log-extra-turn-won = { $who } zdobywa dodatkową turę.
log-extra-turn = { $who } rozgrywa dodatkową turę.
log-politics = { $who } kładzie znacznik na karcie polityki { $tile }: { $amount } PZ.
log-end-turn = { $who } kończy turę.
log-decline = { $who } na tym poprzestaje.
log-track-points = Cesarz: { $who } dostaje { $amount } PZ i cofa się na pole { $other }.
log-bonus = Cesarz jest zadowolony. { $who }: { $sentence }.
log-penalty = Cesarz jest niezadowolony. { $who }: { $sentence }.
log-escape = { $who } płaci i unika kary.
log-suffer = { $who } przyjmuje karę.
log-lose-items = { $who } traci dania i napoje: { $amount }.
log-copy = Sekretarka gracza { $who } kopiuje kartę: { $card }.
log-final = { $who }: na koniec { $amount } PZ.

## Plansza

board = Stół Grand Austria Hotel
board-pane-door = Kości i goście
board-pane-house = Hotel
board-pane-court = Cesarz
board-round = Runda { $round } z { $rounds }
board-actions = Pola akcji
board-gain = { $face ->
    [1] { $strength ->
        [one] 1 strudel
        [few] { $strength } dania, w tym najwyżej { board-cakes }
       *[other] { $strength } dań, w tym najwyżej { board-cakes }
    }
    [2] { $strength ->
        [one] 1 wino
        [few] { $strength } napoje, w tym najwyżej { board-coffees }
       *[other] { $strength } napojów, w tym najwyżej { board-coffees }
    }
    [3] { $strength ->
        [one] przygotowanie 1 pokoju
       *[other] przygotowanie do { $strength } pokoi
    }
    [4] { $tracks ->
        [both] { $strength ->
            [one] 1 pole cesarza i 1 korona
            [few] { $strength } pola cesarza i { $strength } korony
           *[other] { $strength } pól cesarza i { $strength } koron
        }
       *[split] { $strength ->
            [one] 1 pole cesarza lub korona
            [few] { $strength } pola cesarza lub korony
           *[other] { $strength } pól cesarza lub koron
        }
    }
    [5] karta personelu o { $strength ->
        [one] 1 koronę
        [few] { $strength } korony
       *[other] { $strength } koron
    } taniej
   *[6] dowolna inna akcja z siłą { $strength }
}
board-cakes = { $dear ->
    [one] 1 ciasto
    [few] { $dear } ciasta
   *[other] { $dear } ciast
}
board-coffees = { $dear ->
    [one] 1 kawa
    [few] { $dear } kawy
   *[other] { $dear } kaw
}
board-boosted = { $price ->
    [one] za 1 koronę
    [few] za { $price } korony
   *[other] za { $price } koron
} liczy się jak { $dice } kości: { $gain }
board-boost-pay = za
board-boost-dice = jak { $dice } kości
board-empty-space = bez kości
board-guests = Goście u drzwi
board-guest = { $name }, { $colour }. Zamówienie: { $order }. { $bonus }
board-guest-tells = Zamówienie: { $order }. Podziękowanie: { $bonus }.
board-colour = { $colour ->
    [red] klasa: obywatele, kolor czerwony
    [yellow] klasa: artyści, kolor żółty
    [blue] klasa: szlachta, kolor niebieski
   *[green] klasa: turyści, kolor zielony
}
board-colour-letter = { $colour ->
    [red] C
    [yellow] Ż
    [blue] N
   *[green] Z
}
board-room-colour = { $colour ->
    [red] czerwony
    [yellow] żółty
   *[blue] niebieski
}
board-price = { $price ->
    [0] za darmo
    [one] 1 korona
    [few] { $price } korony
   *[other] { $price } koron
}
board-cafe = Kawiarnia
board-free-table = wolny stolik
board-wants = czeka jeszcze na: { $items }
board-item-placed = podane: { kind }
board-lay-kitchen = { kind }: do kuchni
board-decline-and-end = Nic więcej, koniec tury
board-kitchen = Kuchnia
board-kitchen-item = w kuchni: { items }
board-serve = Podaj do { $items ->
    [one] 1 rzeczy
   *[other] { $items } rzeczy
}: { $price ->
    [0] za darmo
    [one] 1 korona
    [few] { $price } korony
   *[other] { $price } koron
}
board-hotel = { $who }: hotel
board-room = { room }, { board-room-colour }, { $state ->
    [empty] nieprzygotowany, { $price ->
        [0] za darmo
        [one] kosztuje 1 koronę
        [few] kosztuje { $price } korony
       *[other] kosztuje { $price } koron
    }
    [vacant] wolny
   *[occupied] zajęty
}
board-room-vp = { $vp } PZ od razu za przygotowanie
board-group = Grupa: gdy wszystkie jej pokoje są zajęte, { $effect }
board-owner = { $who }: { $vp } PZ na torze, korony: { $crowns }, pole toru cesarza: { $emperor }, goście w kawiarni: { $guests }, personel w pracy: { $staff }, na ręce: { $hand }
board-yours = Ty
board-extra-turns = { $n ->
    [one] 1 dodatkowa tura
    [few] { $n } dodatkowe tury
   *[other] { $n } dodatkowych tur
}
board-turn-order = Tury, które zostały w tej rundzie
board-turns-left = pozostałe tury: { $numbers }
board-no-turns = w tej rundzie bez dalszych tur
board-emperor = Łaska cesarza
board-emperor-space = pole { $place }: { $vp } PZ
board-emperor-marker = { $who }: pole { $place } na torze cesarza
board-emperor-round = Runda { $round }
board-emperor-after = Po rundzie { $round }
board-bonus = Nagroda
board-penalty = Kara
board-verdict = { $who }: { $verdict ->
    [bonus] nagroda
    [penalty] kara
   *[neither] ani nagroda, ani kara
}, gdyby to było teraz
board-verdict-at = Po rundzie { $round } to pole oznacza: { $verdict ->
    [bonus] nagrodę
    [penalty] karę
   *[neither] ani nagrodę, ani karę
}.
board-emperor-tells = Tor daje punkty, potem wszyscy cofają się o { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
}. Kto stał na polu { $from } lub dalej, dostaje nagrodę; kto na polu { $n } lub bliżej, karę.
board-politics = Polityka
board-politics-card = { $text }. { $levels }
board-level = { $vp } PZ: { $who }
board-level-free = { $vp } PZ: wolne
board-progress = { $who }: { $have } z { $least }
board-staff = Personel w pracy
board-no-staff = Nikt tu jeszcze nie pracuje.
board-staff-card = { $name }, { $price }. { $text }
board-works = { $works ->
    [once] od razu
    [round] raz w rundzie
    [end] na koniec gry
   *[permanent] zawsze
}
board-used = użyta w tej rundzie
board-die-price = { $price ->
    [0] za darmo
    [one] 1 korona
    [few] { $price } korony
   *[other] { $price } koron
} z kością z pola 5
board-hand-of = { $n ->
    [0] bez kart personelu na ręce
    [one] 1 karta personelu na ręce
    [few] { $n } karty personelu na ręce
   *[other] { $n } kart personelu na ręce
}
board-to-copy = Karty do skopiowania
board-choices = Do wyboru
board-step-guest = Gość
board-step-die = Kość
board-step-more = Dodatki
board-step = { $step }: { $state ->
    [done] zrobione
    [now] teraz możliwe
   *[past] teraz nie
}
board-still-wanted = Twoi goście czekają na

float-vp = { $signed } PZ
float-crowns = { $signed } { $n ->
    [one] korona
    [few] korony
   *[many] koron
}

## Nauka w grze

learn-goal = Prowadzisz hotel w Wiedniu: goście zamawiają w twojej kawiarni, a gdy dostaną wszystko, czego chcą, zajmują pokój i przynoszą ci punkty i pomoc. Punkty dają też pełne grupy pokoi, cesarz i polityka, a personel wszystko ułatwia. Gra kończy się po siedmiu rundach i wygrywa, kto ma najwięcej punktów zwycięstwa.
learn-prompt-draft = Zatrzymaj jedną kartę, resztę podasz dalej. Szukaj kart, które do siebie pasują, i pamiętaj, że za drogie trzeba będzie kiedyś zapłacić.
learn-prompt-setup-guest = Pierwszy gość siada w twojej kawiarni za darmo. Krótkie zamówienie szybko skompletujesz; nagroda jest pod spodem.
learn-prompt-setup-room = Przygotuj pierwsze pokoje: od lewego dolnego rogu, zawsze obok innego. Na pierwszym piętrze są za darmo, każde wyższe kosztuje o koronę więcej. Zachowaj trochę koron, przydadzą się.
learn-prompt-menu = { $guest ->
    [no] Teraz weź kość i zrób to, co mówi jej pole.
   *[yes] Tura ma dwa kroki: możesz wziąć gościa, jeśli masz wolny stolik, a potem bierzesz kość i robisz to, co mówi jej pole.
} Im więcej kości tam leży, tym więcej dostajesz; za koronę pole liczy się tak, jakby leżała na nim jeszcze jedna kość: naciśnij pasek u jego dołu. Zatrzymaj się na polu, gościu albo karcie, żeby przeczytać, co dają.
learn-prompt-menu-after = Kość już wykorzystana. To, co jeszcze świeci, nie kosztuje kości i można to teraz zrobić. Gdy nie chcesz już nic więcej, zakończ turę.
learn-prompt-menu-extra = Dodatkowa tura: wykonujesz akcję, ale kość zostaje na swoim miejscu.
learn-prompt-boost = Za koronę akcja liczy jedną kość więcej. Warto, gdy brakuje ci dokładnie jednej rzeczy, a szkoda, gdy krucho z koronami.
learn-prompt-joker = Szóstka kosztuje koronę i kopiuje dowolną inną akcję, z siłą równą liczbie szóstek.
learn-prompt-extra-order = Ktoś z personelu daje ci coś obok akcji. Ty decydujesz, co będzie pierwsze.
learn-prompt-dish-split = Podziel dania: ciast nie może być więcej niż strudli. Spójrz, na co czekają twoi goście.
learn-prompt-drink-split = Podziel napoje: kaw nie może być więcej niż win. Spójrz, na co czekają twoi goście.
learn-prompt-prepare = Wybierz pokój do przygotowania: obok już przygotowanego i w kolorze, którego potrzebują twoi goście. Cała zajęta grupa jednego koloru daje nagrodę.
learn-prompt-track-split = Pola cesarza czy korony? Po rundach 3, 5 i 7 cesarz patrzy na tor: nagradza tych z przodu, a karze tych na samym początku.
learn-prompt-play-staff = Personel zostaje z tobą do końca gry. Jedni pomagają raz, inni w każdej rundzie, jeszcze inni liczą się dopiero na końcu.
learn-prompt-play-drawn = Możesz zagrać jedną z właśnie dobranych kart; pozostałe wracają pod talię.
learn-prompt-put-under = Niezagrane karty trafiają pod talię. Kolejność rzadko ma znaczenie.
learn-prompt-place-item = Podaj to gościowi, który na to czeka, albo odłóż do kuchni na później. Co raz trafi na stolik gościa, tam już zostaje.
learn-prompt-choose-item = Weź to, na co czekają twoi goście.
learn-prompt-serve-item = Zanieś gościom do trzech rzeczy z kuchni. Naciśnij to, na co gość czeka.
learn-prompt-check-in-room = Zamówienie jest kompletne. Wybierz wolny pokój w kolorze gościa; turyści (zieloni) śpią w każdym.
learn-prompt-order-benefits = Gość dziękuje na kilka sposobów. Wybierz, co będzie pierwsze: czasem jedno pomaga drugiemu.
learn-prompt-occupy-room = Odwróć wolny pokój na zajęty bez gościa. Liczy się tak samo i może dopełnić grupę.
learn-prompt-free-guest = Gość z rzędu przychodzi do ciebie za darmo. Potrzebny jest wolny stolik.
learn-prompt-fill-order = Całe zamówienie jednego gościa zostaje podane od razu. Wybierz tego, komu brakuje najwięcej.
learn-prompt-extra-turn = Masz dodatkową turę: akcję bez brania kości.
learn-prompt-free-action = Wykonaj dowolną akcję, na której leżą kości, bez ich brania.
learn-prompt-avoid-penalty = Cesarz jest niezadowolony, ale twój menadżer załatwi to za niewielką opłatą.
learn-prompt-penalty-choice = Cesarz jest niezadowolony. Wybierz mniejsze zło.
learn-prompt-lose-hand = Trzeba oddać karty personelu z ręki. Rozstań się z tymi, na które i tak nie byłoby cię stać.
learn-prompt-remove-vacant = Jeden wolny pokój musi zniknąć, najpierw z najwyższego piętra.
learn-prompt-remove-occupied = Zajęte pokoje muszą zniknąć. Nagroda za pełną grupę zostaje twoja.
learn-prompt-discard-played = Jedna z twoich kart na koniec gry musi odejść. Wybierz tę, która dałaby najmniej.
learn-prompt-copy = Twoja Sekretarka wykona pracę karty innego gracza działającej na koniec gry. Wybierz tę, która da ci najwięcej.
learn-can-serve = Dzwonek przy kuchni podaje stamtąd gościom do trzech rzeczy za koronę. Nie kosztuje to kości i można to zrobić w dowolnej chwili swojej tury.
learn-can-check-in = Ten gość ma już wszystko, co zamówił: naciśnij go, a zajmie przygotowany pokój w swoim kolorze. Nie kosztuje to kości, a stolik zwalnia się dla następnego gościa.
learn-can-use = Ktoś z twojego personelu może ci teraz pomóc, raz w rundzie: naciśnij podświetloną kartę. Nie kosztuje to kości.
learn-can-politics = Spełniasz warunek karty polityki: naciśnij ją i połóż na niej swój krążek. Kto pierwszy, ten dostaje najwięcej punktów.
learn-log-roll = Zaczyna się runda: wszystkie kości są rzucane i kładzione na sześciu polach według wyników. Każdy ma w niej dwie tury; znaczki nad kawiarnią mówią, w jakiej kolejności.
learn-log-reroll = Zostali tylko ci, którzy spasowali. Jedna kość odpada, pozostałe są rzucane jeszcze raz i ich tury jednak się odbędą.
learn-log-check-in = { $who } ma gościa z kompletnym zamówieniem, który zajmuje pokój. Daje to punkty i pomoc wydrukowane pod zamówieniem, a stolik w kawiarni znów jest wolny.
learn-log-track-points = Cesarz przyjeżdża po rundach 3, 5 i 7. Każdy dostaje punkty ze swojego pola na jego torze, a potem cofa się o tyle pól. Kto nadal stoi na polu 3 albo dalej, dostaje jego dar; na polu 0 czeka kara.
learn-log-politics = { $who } spełnia warunek karty polityki i dostaje najwięcej punktów, jakie jeszcze na niej są. Każdą z trzech kart każdy może spełnić raz.
learn-log-extra-turn-won = To dodatkowa tura: akcja bez brania kości.

## Koniec

result = Pokoje z gośćmi: { $occupied }, puste: { $vacant }, goście pozostawieni w kawiarni: { $cafe }

## Gra w lobby

tie-break = liczba koron i produktów w kuchni
pitch = Wiedeń około roku 1900. Bierz kości na kawę, ciasto i pokoje, obsługuj gości w kawiarni, daj im łóżka, zatrudniaj służbę i nie zapominaj o cesarzu.

## Co liczy raport o równowadze

counted-dice = Wzięte kości
counted-guests = Zameldowani goście
counted-staff = Zagrane karty personelu
counted-politics = Karty polityki ze znacznikiem
counted-bonuses = Żetony cesarza: nagroda
counted-penalties = Żetony cesarza: kara
counted-die = { $face }: { $action }
counted-tile = { $tile }: { $sentence }

## Rodzaje decyzji

scene = Runda { $round } z { $rounds }; { $crowns ->
    [one] 1 korona
    [few] { $crowns } korony
   *[other] { $crowns } koron
}; goście w kawiarni: { $guests }; personel na ręce: { $hand }
decision-draft = wybór karty z pakietu
decision-setup-guest = pierwszy gość
decision-setup-room = pierwsze pokoje
decision-menu = akcja w turze
decision-boost = wzmocnienie akcji
decision-joker = co kopiuje szóstka
decision-extra-order = kolejność dodatku
decision-dish-split = podział: strudel i ciasto
decision-drink-split = podział: wino i kawa
decision-prepare = przygotowanie pokoju
decision-track-split = podział: cesarz i korony
decision-play-staff = zagranie personelu
decision-play-drawn = zagranie dobranej karty
decision-put-under = karty pod spód talii
decision-place-item = położenie porcji
decision-choose-item = wybór porcji
decision-serve-item = podanie porcji
decision-check-in-room = pokój dla gościa
decision-order-benefits = kolejność korzyści
decision-occupy-room = zajęcie pokoju
decision-free-guest = darmowy gość
decision-fill-order = wypełnienie zamówienia
decision-extra-turn = dodatkowa tura
decision-free-action = darmowa akcja
decision-avoid-penalty = uniknięcie kary
decision-penalty-choice = wybór kary
decision-lose-hand = utrata karty
decision-remove-vacant = usunięcie wolnego pokoju
decision-remove-occupied = usunięcie zajętego pokoju
decision-discard-played = odrzucenie zagranej karty
decision-copy = skopiowanie karty

## Jak grać i karta pomocy

howto-goal-title = Hotel w Wiedniu
howto-goal-text = Goście przychodzą do twojej kawiarni, jedzą, piją i wprowadzają się do pokoju. To daje punkty zwycięstwa i pomoc. Po siedmiu rundach wygrywa, kto ma najwięcej punktów.
howto-goal-picture = Hotel z oświetlonymi pokojami, a przed nim księżna.
howto-round-title = Runda
howto-round-text = Rzuca się wszystkimi kośćmi i układa je na sześciu polach według wartości. Każdy ma dwie tury; pierwszy gracz ma pierwszą i ostatnią. Potem zaczyna następny.
howto-round-picture = Sześć pól, a na każdym kości o jego wartości.
howto-guest-title = Twoja tura: gość…
howto-guest-text = Możesz wziąć jednego gościa z rzędu za cenę pod nim, jeśli masz wolny jeden z trzech stolików. Kolor gościa to kolor pokoju, którego chce.
howto-guest-picture = Pięcioro gości przed wejściem; kosztują 3, 2, 1, 0 i 0 koron.
howto-die-title = …i kość
howto-die-text = Potem weź kość i zrób to, co mówi jej pole. Im więcej leży tam kości, tym akcja silniejsza: trzy kości to trzy pokoje. Za 1 koronę liczy się o jedną kość więcej.
howto-die-picture = Trzy kości na polu 3 dają trzy pokoje; korona dodaje jeden.
howto-spaces-title = Sześć pól
howto-spaces-text = 1: strudle i ciasta, ciast nigdy więcej niż strudli; 2: wina i kawy, kaw nigdy więcej niż win; 3: pokoje; 4: kroki u cesarza i korony; 5: karta personelu z ręki, tańsza o liczbę kości, która odtąd ci pomaga; 6: dowolna z tych akcji za 1 koronę.
howto-spaces-picture = 1 strudel i ciasto, 2 wino i kawa, 3 pokój, 4 cesarz i korony, 5 karta personelu, 6 dowolna inna za koronę.
howto-orders-title = Zamówienia
howto-orders-text = To, co otrzymasz, możesz od razu podać gościowi, który tego chce; reszta trafia do kuchni. W swojej turze możesz zawsze zapłacić 1 koronę i podać stamtąd do trzech rzeczy.
howto-orders-picture = Generał czeka na kawę; za koronę przychodzi z kuchni.
howto-rooms-title = Pokoje
howto-rooms-text = Pierwszy pokój to ten na dole po lewej, następne leżą obok tych, które już masz. Pokój kosztuje od 0 do 3 koron, zależnie od piętra. Grupa jednego koloru z gośćmi we wszystkich pokojach daje premię: niebieska punkty, czerwona korony, żółta kroki u cesarza.
howto-rooms-picture = Cztery piętra; pokoje na nich kosztują 0, 1, 2 i 3 korony.
howto-checkin-title = Wprowadzenie gościa
howto-checkin-text = Gość z pełnym zamówieniem wprowadza się do wolnego, przygotowanego pokoju w swoim kolorze; zieloni goście do dowolnego. Dostajesz punkty i premię z karty, a stolik znów jest wolny.
howto-checkin-picture = Baronówna ma ciasto i kawę i wprowadza się do niebieskiego pokoju, za punkty.
howto-emperor-title = Cesarz
howto-emperor-text = Po rundach 3, 5 i 7 miejsce na jego torze daje punkty, a potem cofasz się o 3, 5 lub 7 pól. Jeśli nadal stoisz na 3 lub dalej, dostajesz premię; na 0 tracisz to, co pokazuje płytka: pokoje, karty albo punkty.
howto-emperor-picture = Tor cesarza od 0 do 13: 0 jest złe, 3 i więcej dobre.
howto-points-title = Podliczanie
howto-points-text = Pokój z gościem liczy się od 1 do 4 według piętra, korona 1, porcja w kuchni 1, do tego to, co mówią karty personelu. Każdy gość, który został w kawiarni, kosztuje 5. Karty polityki czegoś chcą, na przykład dwóch zajętych pięter, i płacą w trakcie gry: najwięcej temu, kto ma to pierwszy.
howto-points-picture = Pokoje liczą się od 1 do 4, korona 1, napój 1, gość w kawiarni minus 5.
aid-turn =
    Możesz wziąć gościa z rzędu (0–3 korony, wolny stolik).
    Weź kość i wykonaj akcję; jej siła to liczba kości na polu (+1 za 1 koronę).
    1 strudel ≥ ciasto · 2 wino ≥ kawa · 3 pokoje (cena piętra 0–3) · 4 cesarz lub korony · 5 personel taniej o liczbę kości · 6 dowolna za 1 koronę
    Kiedykolwiek: podaj do 3 porcji za 1 koronę, wprowadź gościa, użyj personelu, zajmij kartę polityki.
    Albo spasuj i czekaj na nowy rzut bez jednej kości.
aid-score =
    Goście: punkty i premia przy wprowadzeniu do pokoju
    Pełna grupa: niebieska punkty, czerwona korony, żółta kroki u cesarza
    Cesarz po rundach 3, 5, 7: punkty, potem cofnięcie o 3, 5, 7; na 3 i dalej premia, na 0 kara
    Koniec: pokój z gościem 1–4 według piętra, korona 1, porcja w kuchni 1, personel; gość w kawiarni −5
aid-end =
    Po rundzie 7; przy remisie wygrywa więcej koron i porcji w kuchni.

## Podpowiedzi: o co może chodzić

aim-check-in = wprowadza się { $guest }
aim-politics = karta polityki { $tile }
aim-bonus = cesarz zadowolony
aim-penalty = cesarz niezadowolony

# Pan tu nie stał! po polsku. Identyfikatory jak w en.ftl; porównuje je test.

## Nazwy

title = Pan tu nie stał!
tagline = Lata osiemdziesiąte, plotka o papierze toaletowym i bardzo długi ogonek.
player = { $colour ->
    [red] Czerwony
    [blue] Niebieski
    [green] Zielony
    [yellow] Żółty
   *[grey] Szary
}
player-short = { $colour ->
    [red] C
    [blue] N
    [green] Z
    [yellow] Ż
   *[grey] S
}
card = { $kind ->
    [plain1] kolejkowicz (1)
    [plain2] kolejkowicz (2)
    [plain3] kolejkowicz (3)
    [force] Przewodnia siła narodu
    [mother] Matka z dzieckiem
    [list] Lista kolejkowa
    [pan] „Pan tu nie stał!”
   *[sonny] Synek
}
card-short = { $kind ->
    [plain1] 1
    [plain2] 2
    [plain3] 3
    [force] P
    [mother] M
    [list] L
    [pan] !
   *[sonny] S
}
good-name = { $good ->
    [wall_unit] meblościanka
    [colour_tv] telewizor kolorowy
    [folding_bicycle] składak
    [washing_machine] pralka
    [tape_recorder] magnetofon szpulowy
    [fridge] lodówka
    [winter_boots] buty zimowe
    [camera] aparat fotograficzny
    [nutria_hat] czapka męska z nutrii
    [soda_siphon] autosyfon na naboje
    [transistor_radio] radio tranzystorowe
    [vacuum_cleaner] odkurzacz
    [jeans] dżinsy
    [carpet] dywan
    [felt_boots] gumofilce
    [school_apron] szkolny fartuszek
    [coffee_beans] kawa ziarnista
    [oranges] pomarańcze
    [tinned_ham] szynka w puszce
    [tights] rajstopy
    [bed_linen] komplet pościeli
    [tea] herbata
    [slippers] bambosze
    [chocolate_substitute] wyrób czekoladopodobny
    [toilet_paper] papier toaletowy
    [washing_powder] proszek do prania
    [soap] mydło
    [lemons] cytryny
    [sugar] cukier
    [grain_coffee] kawa zbożowa
    [flour] mąka
    [butter] masło
    [vinegar] ocet
    [matches] zapałki
    [orangeade] oranżada
   *[mustard] musztarda
}
good = { good-name } ({ $value })
good-acc = { $good ->
    [wall_unit] meblościankę
    [washing_machine] pralkę
    [fridge] lodówkę
    [nutria_hat] czapkę męską z nutrii
    [coffee_beans] kawę ziarnistą
    [tinned_ham] szynkę w puszce
    [tea] herbatę
    [grain_coffee] kawę zbożową
    [flour] mąkę
    [orangeade] oranżadę
    [mustard] musztardę
   *[other] { good-name }
} ({ $value })

## Opcje i punkty

option-first = Rozpoczynający gracz
score-goods = Towary
score-ahead = Towary zdobyte dzięki przewadze
score-carried = Towary niesione przez własnych ludzi

## Karty

ability-none = Wartość { $value }.
ability-grow = Wartość { $value }; każda następna twoja w tej samej kolejce jest warta o jeden więcej niż poprzednia.
ability-extra = Wartość { $value }. Możesz ją zagrać dodatkowo, poza dwiema akcjami.
ability-cap = Wartość { $value }. Póki stoi w kolejce, każda karta jest tam warta najwyżej 1.
ability-cover = Wartość { $value }. Może zająć miejsce innej karty w kolejce, czyjejkolwiek, jeśli tamta nie niesie towaru.
ability-move = Wartość { $value }. W dowolnej twojej turze jego miejsce może zająć twoja karta z innej kolejki, jeśli ani on, ani ona nie niesie towaru.

## Stół

table-turn = Tura { $turn }: { $who }
table-turn-actions = { $actions ->
    [one] została 1 akcja
    [few] zostały { $actions } akcje
   *[other] zostało { $actions } akcji
}
table-stage = { $stage ->
    [last] ostatnie tury
    [final] końcowe sprawdzenia
    [over] Koniec gry
   *[turns] {""}
}
table-ministry = { $goods ->
    [0] Ministerstwo jest puste.
    [one] W ministerstwie jest 1 towar.
    [few] W ministerstwie są { $goods } towary.
   *[other] W ministerstwie jest { $goods } towarów.
}
table-shop = Sklep { $shop }
table-closed = zamknięty
table-empty = nikt nie stoi
table-list = z Listą kolejkową: najwyżej po 1
table-sum = { $who } { $sum }
table-majority = przewaga
table-counts = { $hand ->
    [one] 1 karta
    [few] { $hand } karty
   *[other] { $hand } kart
} na ręce, { $deck } w talii, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
table-won = zdobyte: { $goods }
table-hand = Twoja ręka
table-open-hand = { $who }, karty na ręce
table-cards = { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
table-nothing = nic
table-legend = 1, 2, 3: kolejkowicze · P: Przewodnia siła · M: Matka · L: Lista kolejkowa · !: Pan tu nie stał! · S: Synek

## Polecenia

# Czytają je też ci, którzy czekają i patrzą: do nikogo nie mówią „ty”.

prompt-turn = { $who }: dobrać kartę czy stanąć w kolejce? { $actions ->
    [one] Została 1 akcja.
    [few] Zostały { $actions } akcje.
   *[other] Zostało { $actions } akcji.
}
prompt-extra = { $who }: akcje już wykonane. { $sonny ->
    [yes] Synek może jeszcze ustąpić miejsca. Można też zakończyć turę; kto ma na ręce Matkę, może ją jeszcze zagrać.
   *[no] Można zakończyć turę; kto ma na ręce Matkę, może ją jeszcze zagrać.
}
prompt-take = { $who }: przewaga przy sklepie { $shop }. Który towar wziąć?
prompt-carry = { $who }: kto przy sklepie { $shop } niesie { $good-acc }?
prompt-cover = { $who }: kogo „Pan tu nie stał!” wypycha z kolejki przy sklepie { $shop }? Można też nie wypychać nikogo.

## Co czytają czekający

wait-turn = { $who } ma jeszcze { $actions ->
    [one] 1 akcję
    [few] { $actions } akcje
   *[other] { $actions } akcji
}.
wait-extra = { $who } nie ma już akcji, ale może jeszcze zagrać Matkę{ $sonny ->
    [yes] {" "}albo postawić kogoś na miejscu Synka
   *[no] {""}
}.
wait-take = { $who } ma przewagę przy sklepie { $shop } i wybiera towar.
wait-carry = { $who } decyduje, kto przy sklepie { $shop } niesie { $good-acc }.
wait-cover = { $who } decyduje, kogo „Pan tu nie stał!” wypycha z kolejki przy sklepie { $shop }.

## Ruchy

move-draw = Dobierz kartę
move-join = Sklep { $shop }: { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
move-join-mother = Sklep { $shop }: { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}, jako akcja
move-mother = Sklep { $shop }: Matka z dzieckiem, dodatkowo
move-sonny = Synek przy sklepie { $shop } ustępuje miejsca: { $card } ze sklepu { $from }
move-end = Zakończ turę
move-take = Weź { $good-acc }
move-carry = Niesie twoja karta: { $card }
move-cover = Wypchnij kartę ({ $owner }): { $card }
move-spare = Nie wypychaj nikogo

## Powody odmowy

reason-not-asked = Nie o to teraz chodzi.
reason-no-action-left = Nie masz już akcji do wykonania.
reason-deck-empty = Twoja talia jest pusta.
reason-not-in-hand = Nie masz tego na ręce: { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}.
reason-shop-closed = Sklep { $shop } zamknięto na dobre.
reason-no-such-shop = Na tym stole nie ma sklepu { $shop }.
reason-mother-is-extra = Matki zagrywa się dodatkowo, poza akcjami; póki masz karty w talii, nie są akcją.
reason-mother-is-action = Masz już same Matki: ich zagranie jest teraz twoją akcją.
reason-must-act = Najpierw wykonaj akcję: dobierz kartę albo ustaw się w kolejce.
reason-no-sonny = Przy sklepie { $sonny } nie stoi twój Synek.
reason-sonny-carries = Twój Synek przy sklepie { $sonny } niesie towar i zostaje na miejscu.
reason-same-queue = Karta musi przyjść z innej kolejki niż kolejka Synka.
reason-nobody-there = { $who } nie ma takiej karty w kolejce przy sklepie { $shop }: { $card }.
reason-others-first = Ta partia toczy się według starszych zasad: Matki są akcją dopiero wtedy, gdy nie masz na ręce nic innego.
reason-carries = Ta karta przy sklepie { $shop } niesie towar i zostaje na miejscu: { $card }.

## Dziennik

log-draw = { $who } dobiera kartę.
log-join = { $who } ustawia się przy sklepie { $shop }: { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}.
log-mother = { $who } zagrywa dodatkowo Matkę z dzieckiem przy sklepie { $shop }.
log-cover = { $who }: „Pan tu nie stał!” przy sklepie { $shop }. Wypada { $is_same ->
    [yes] własna karta
   *[no] karta ({ $other })
}: { $other-card }.
log-spare = { $who } nie wypycha nikogo z kolejki przy sklepie { $shop }.
log-sonny = { $who }: { $card } przychodzi ze sklepu { $from } na miejsce Synka przy sklepie { $shop }.
log-end-turn = { $who } kończy turę.
log-take = { $who } ma przewagę przy sklepie { $shop } i bierze { $good-acc }.
log-carry = { $who }: { $good-acc } niesie teraz { $card } przy sklepie { $shop }.
log-win = { $who } ma przewagę przy sklepie { $shop } i zdobywa { $good-acc }; { $is_same ->
    [yes] zabiera też { $other-good-acc } ze swojej karty.
   *[no] { $other } zabiera { $other-good-acc } ze swojej karty.
}
log-clear = Sklep { $shop } wyprzedany: { $count ->
    [one] 1 karta trafia
    [few] { $count } karty trafiają
   *[other] { $count } kart trafia
} do pudełka.
log-refill = Nowe towary w sklepie { $shop }: { $good } i { $other-good }.
log-close = Sklep { $shop } zamknięto na dobre.
log-run-out = { $who } nie ma już kart. Wszyscy inni mają jeszcze po jednej turze.
log-final = Ostatnie tury minęły. Przewagi sprawdza się, aż nikt nic nie dostanie; zaczyna { $who }.
log-end = Koniec gry.

## Plansza na stronie

board-card = { $kind ->
    [plain1] Kolejkowicz
    [plain2] Kolejkowicz
    [plain3] Kolejkowicz
    [force] Przewodnia siła
    [mother] Matka
    [list] Lista kolejkowa
    [pan] Pan tu nie stał!
   *[sonny] Synek
}
board-person = { $who }: { $card }, wartość { $value }
board-person-carries = { $who }: { $card }, niesie { $good }, wartość { $value }
board-sonny = { $person }. Wybierz kartę, która zajmie jego miejsce.
board-sums = Sumy w tej kolejce
board-sum-after = { $who } { $sum }, potem { $next }
board-list = Lista kolejkowa: najwyżej po 1
board-then = Potem przy sklepie { $shop }: { $sums }; nikt nie ma przewagi.
board-then-leads = Potem przy sklepie { $shop }: { $sums }; przewaga: { $who }.
board-deck = Twoja talia: { $count ->
    [0] pusta
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}
board-hand-empty = Nie masz kart na ręce.
board-lay = Teraz wybierz sklep.
board-lay-or-add = Teraz wybierz sklep albo dołóż drugą taką kartę.
board-way = { $way ->
    [mother] dodatkowo
   *[join] jako akcja
}
board-lift = Teraz wybierz w innej kolejce kartę, która zajmie miejsce Synka.
board-won = Przyniesione do domu: { $who }
board-parts = Części planszy
board-street = Ulica
board-homes = Towary w domu
board-turn = Tura { $turn }
board-drawn = +1 karta
board-good = W domu wart { $value } { $value ->
    [one] punkt
    [few] punkty
   *[other] punktów
}. Kto go niesie w kolejce, jest wart o tyle samo mniej.
board-sum-none = { $who }: tu nikt nie stoi
board-leads = Więcej niż u wszystkich innych w tej kolejce: na początku swojej tury ten gracz bierze towar.
board-mini = Na ręce: { $hand }. W talii: { $deck }. W kolejkach: { $queueing }.
board-unlaid = Karty jeszcze niezagrane
board-unlaid-count = jeszcze { $count } na ręce i w talii
board-ministry = Ministerstwo: { $goods }
board-deck-words = Dobranie karty to jedna z twoich dwóch akcji.
board-hidden = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
}
board-taken-up = { $count ->
    [one] wybrana 1
    [few] wybrane { $count }
   *[other] wybranych { $count }
}

## Nauka w trakcie gry

learn-goal = Wszyscy chcą towarów ze sklepów, a liczba na towarze to jego punkty: zanieś do domu więcej punktów niż inni. Towary dostaje ten, kto prowadzi w kolejce. Gra kończy się, gdy ktoś zdobędzie ostatni towar albo gdy jeden z graczy zagra wszystkie karty, a pozostali rozegrają jeszcze po jednej turze.
learn-prompt-turn = { $actions ->
    [one] Została jedna akcja: znów dobierz kartę albo ustaw jakąś w kolejce.
   *[other] Masz dwie akcje, a każda to jedno z dwojga: dobierz kartę albo naciśnij kartę na ręce, a potem sklep, w którym stanie w kolejce. Kilka kart jednego rodzaju może pójść razem. Kto na początku swojej tury ma w kolejce największą sumę, i to bez remisu, bierze tam towar. Gdy trzymasz kartę, szyldy pokazują, co ona zmieni.
}
learn-prompt-extra = Obie akcje już za tobą. Spójrz jeszcze na szyldy: mówią, kto prowadzi w której kolejce. Gdy nie chcesz już nic więcej, zakończ turę.
learn-prompt-take = Prowadzisz w tej kolejce, więc bierzesz jeden z dwóch towarów. Droższy daje więcej punktów, ale o tyle samo obciąża twoją kartę, a punkty dostaniesz dopiero wtedy, gdy sprzeda się i drugi towar.
learn-prompt-carry = Ktoś z twoich musi ponieść towar, a jego wartość spada o liczbę z towaru. Suma wyjdzie ta sama, ktokolwiek go niesie, ale tej karty nikt już nie przesunie ani nie wypchnie: daj towar temu, kto ma tam zostać.
learn-prompt-cover = Wystarczy krzyknąć i ktoś wypada z kolejki, a twoja karta staje na jego miejscu. Wypchnij tego, kto najbardziej ci szkodzi; sumy na szyldzie pokażą, co to zmieni. Kto niesie towar, ten zostaje. Możesz też nie wypychać nikogo: wtedy twoja karta czeka na końcu kolejki.
learn-can-mother = Matkę z dzieckiem możesz ustawić przy dowolnym otwartym sklepie oprócz swoich dwóch akcji.
learn-can-join-force = Masz na ręce Przewodnią siłę narodu. Pierwsza w kolejce jest warta 1, druga twoja w tej samej kolejce 2, trzecia 3: opłaca się stawiać je razem.
learn-can-join-list = Masz na ręce Listę kolejkową. Póki stoi w kolejce, nikt tam nie jest wart więcej niż 1: dobra rzecz tam, gdzie inni mają mocne karty.
learn-can-sonny = Twój Synek trzyma miejsce: ktoś twój z innej kolejki może na nie przejść, co nie kosztuje akcji. Synek wypada wtedy z gry.
learn-log-take = Gdy zaczyna się tura, gracz sprawdza kolejki. { $who } tu prowadzi i bierze jeden z dwóch towarów. Niesie go teraz ktoś z kolejki i jest o tyle mniej wart; punktów jeszcze za to nie ma.
learn-log-win = Sprzedał się drugi towar. { $who } prowadzi i zabiera go do domu; pierwszy towar jedzie do domu z tym, czyj człowiek go niósł. Oba dają teraz swoje punkty. Potem kolejka się rozchodzi i przychodzą nowe towary.
learn-log-cover = Padło „Pan tu nie stał!”: ktoś wypada z kolejki, a na jego miejscu staje karta, która krzyknęła. Kogoś, kto niesie towar, wypchnąć nie można.
learn-log-mother = Matkę z dzieckiem można ustawić oprócz dwóch akcji tury.
learn-log-close = Do tego sklepu nie trafią już nowe towary, bo ministerstwo jest puste albo trwa już końcowe rozliczanie kolejek. Sklep zostaje więc pusty i jest zamykany.
learn-log-run-out = { $who } nie ma już kart, więc zbliża się koniec: pozostali mają po jednej turze. Potem rozlicza się kolejki, aż nikt nic nie dostanie.

## Koniec

result = { $count ->
    [0] Nic nie udało się przynieść
    [one] { $count } towar przyniesiony do domu
    [few] { $count } towary przyniesione do domu
   *[other] { $count } towarów przyniesionych do domu
}

## Gra w lobby

pitch = Polskie miasto w latach osiemdziesiątych. Stój w kolejce po to, co akurat rzucili, wpychaj się z dzieckiem na ręku i bądź pierwszy, gdy przyjdzie dostawa. Kto ma właściwe numery we właściwej kolejce, ten niesie towar do domu.

## Co liczy raport o równowadze

variant-deck = { $place }: talia ma { $wanted } kart, a tych jest { $count }.
counted-laid = Karty wyłożone w kolejkach
counted-specials = Użyte karty specjalne
counted-goods = Towary zaniesione do domu

## Rodzaje decyzji

scene = { $end ->
    [yes] Ostatnie tury
   *[no] To jeszcze nie koniec
}; kart na ręce: { $hand }, w talii: { $deck }; towarów w ministerstwie: { $goods }
decision-turn = akcja w turze
decision-cover = wypchnięcie z kolejki
decision-take = wybór towaru
decision-carry = kto niesie towar

## Jak grać i karta pomocy

howto-goal-title = Zdobądź towar
howto-goal-text = W sklepach jest niewiele, a stoją po to wszyscy. Ustawiaj swoich ludzi w kolejkach i zanoś do domu to, co rzucili. Wygrywa, kto zdobędzie towary warte najwięcej punktów.
howto-goal-picture = Sklep z telewizorem i pomarańczami, a w kolejce trzy osoby.
howto-end-title = Koniec
howto-end-text = Gra kończy się, gdy ktoś zdobędzie ostatni towar. Kończy się też, gdy komuś skończą się karty: pozostali mają jeszcze po turze, a potem rozstrzyga się kolejki, aż nikt nic nie zdobędzie.
howto-end-picture = Pusta półka i ani jednej karty.
howto-turn-title = Tura
howto-turn-text = Najpierw sprawdź, czy gdzieś prowadzisz. Potem zrób dwie rzeczy: dobierz kartę albo ustaw w jednym sklepie kartę lub kilka takich samych. Możesz dwa razy zrobić to samo.
howto-turn-picture = Jeden: towar. Dwa i trzy: karta do dobrania albo dwie takie same osoby do ustawienia.
howto-majority-title = Kto prowadzi w kolejce
howto-majority-text = Zsumuj swoich ludzi w jednej kolejce. Prowadzisz, czyli masz tam przewagę, gdy masz więcej niż każdy, kto tam stoi. Remis nie wystarczy, a gdy stoisz tam tylko ty, zawsze prowadzisz.
howto-majority-picture = Zielony ma 4 i prowadzi; niebieski ma 2, czerwony 1.
howto-first-title = Pierwszy towar
howto-first-text = Gdy prowadzisz, a sklep ma dwa towary, weź jeden i daj go swojemu człowiekowi w tej kolejce. Jest odtąd o tyle mniej wart: 3 − 5 = −2.
howto-first-picture = Z półki z dwoma towarami kozaki dostaje osoba warta 3; teraz jest warta −2.
howto-second-title = Drugi towar
howto-second-text = Kto prowadzi, gdy został jeden towar, bierze go do domu, a drugi dostaje ten, czyj człowiek go niesie. Kolejka się rozchodzi i przychodzą dwa nowe towary.
howto-second-picture = Niebieski prowadzi i bierze herbatę; czerwony zatrzymuje cukier, który trzyma jego osoba.
howto-people-title = Swoi w kolejce
howto-people-text = Każda następna twoja Przewodnia siła narodu w tej samej kolejce liczy się o jeden więcej: 1, 2, 3. Matkę z dzieckiem ustawiasz poza dwiema akcjami, dodatkowo.
howto-people-picture = Trzy Przewodnie siły warte 1, 2 i 3 oraz matka z wózkiem.
howto-trouble-title = Kłopoty w kolejce
howto-trouble-text = Póki stoi tam Lista kolejkowa, nikt nie jest wart więcej niż 1. Pan tu nie stał! może wypchnąć każdego i zająć jego miejsce, byle nie kogoś, kto trzyma towar.
howto-trouble-picture = Lista kolejkowa zmienia 3 w 1; krzyczący człowiek wypycha 3.
howto-sonny-title = Synek trzyma miejsce
howto-sonny-text = Synek jest wart 0. W twojej turze ktoś od ciebie z innej kolejki może zająć jego miejsce, co nie kosztuje akcji; Synek wypada wtedy z gry. Kto trzyma towar, nie może się przestawić.
howto-sonny-picture = Chłopiec ustępuje miejsca komuś silniejszemu w tym samym kolorze i wypada z gry.
howto-points-title = Podliczanie
howto-points-text = Towary w domu to twoje punkty. To, co leży jeszcze w sklepie albo na karcie, nie liczy się nikomu. Przy równych punktach gracze dzielą miejsce.
howto-points-picture = Telewizor 8, kozaki 5 i cukier 2 dają 15 punktów.
aid-turn =
    Kolejki: tam, gdzie masz największą sumę, bierzesz towar.
    Są dwa towary: jeden niesie twój człowiek z tej kolejki, wart odtąd o tyle mniej.
    Jest jeden: jest twój, a drugi bierze ten, czyj człowiek go niesie; kolejka się rozchodzi.
    Potem dwie akcje: dobierz kartę albo ustaw w jednym sklepie jedną lub kilka takich samych.
    Przewodnia siła 1, 2, 3 … · Lista kolejkowa: nikt ponad 1 · Matka: poza akcjami · Pan tu nie stał!: wypycha · Synek 0: oddaje miejsce
aid-score =
    Punkty na towarach, które masz w domu
    Towary w sklepach i na kartach: nic
aid-end =
    Zdobyto ostatni towar albo komuś skończyły się karty: pozostali mają po turze, potem rozstrzyga się kolejki.

## Podpowiedzi: o co może chodzić

aim-good = towar w sklepie { $shop }
aim-carried = zabranie do domu towaru ze swojej karty w sklepie { $shop }

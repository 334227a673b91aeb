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

prompt-turn = { $who }: dobierz kartę albo ustaw się w kolejce. { $actions ->
    [one] To twoja ostatnia akcja.
    [few] Masz { $actions } akcje.
   *[other] Masz { $actions } akcji.
}
prompt-extra = { $who }: nie masz już akcji do wykonania. Zagraj Matkę, użyj Synka albo zakończ turę.
prompt-take = { $who }: masz przewagę przy sklepie { $shop }. Który towar bierzesz?
prompt-carry = { $who }: która z twoich kart przy sklepie { $shop } niesie { $good-acc }?
prompt-cover = { $who }: kogo „Pan tu nie stał!” wypycha z kolejki przy sklepie { $shop }? Możesz też nie wypychać nikogo.

## Ruchy

move-draw = Dobierz kartę
move-join = Sklep { $shop }: { $card }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
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
reason-mother-is-extra = Matki zagrywa się dodatkowo, poza akcjami; póki masz cokolwiek innego, nie są akcją.
reason-mother-is-action = Masz już same Matki: ich zagranie jest teraz twoją akcją.
reason-must-act = Najpierw wykonaj akcję: dobierz kartę albo ustaw się w kolejce.
reason-no-sonny = Przy sklepie { $sonny } nie stoi twój Synek.
reason-sonny-carries = Twój Synek przy sklepie { $sonny } niesie towar i zostaje na miejscu.
reason-same-queue = Karta musi przyjść z innej kolejki niż kolejka Synka.
reason-nobody-there = { $who } nie ma takiej karty w kolejce przy sklepie { $shop }: { $card }.
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
board-lift = Teraz wybierz, która z twoich kart przyjdzie z innej kolejki na miejsce Synka.
board-won = Przyniesione do domu: { $who }

## Nauka w trakcie gry

learn-prompt-turn = Masz dwie akcje: dobierz kartę albo wybierz jedną z ręki i ustaw ją w kolejce do sklepu. Kto na początku swojej tury ma w kolejce największą sumę, i to bez remisu, bierze tam towar. Wskaż sklep, a zobaczysz, co zmieni twoja karta.
learn-prompt-extra = Obie akcje już za tobą, ale dodatki nic nie kosztują: możesz jeszcze zagrać Matkę, a twój Synek może ustąpić miejsca twojej karcie z innej kolejki. Jeśli to nic nie zmieni, lepiej zachować je na później.
learn-prompt-take = Prowadzisz w tej kolejce, więc bierzesz jeden z dwóch towarów. Droższy daje więcej punktów, ale o tyle samo obciąża twoją kartę, a punkty dostaniesz dopiero wtedy, gdy sprzeda się i drugi towar.
learn-prompt-carry = Ktoś z twoich musi ponieść towar, a jego wartość spada o liczbę z towaru. Suma wyjdzie ta sama, ktokolwiek go niesie, ale tej karty nikt już nie przesunie ani nie wypchnie: daj towar temu, kto ma tam zostać.
learn-prompt-cover = Wystarczy krzyknąć i ktoś wypada z kolejki, a twoja karta staje na jego miejscu. Wypchnij tę kartę, która najbardziej ci szkodzi, choćby Listę kolejkową albo trójkę rywala. Kto niesie towar, ten zostaje.

## Gra w lobby

pitch = Polskie miasto w latach osiemdziesiątych. Stój w kolejce po to, co akurat rzucili, wpychaj się z dzieckiem na ręku i bądź pierwszy, gdy przyjdzie dostawa. Kto ma właściwe numery we właściwej kolejce, ten niesie towar do domu.

## Co liczy raport o równowadze

counted-laid = Karty wyłożone w kolejkach
counted-specials = Użyte karty specjalne
counted-goods = Towary zaniesione do domu

## Rodzaje decyzji

decision-turn = akcja w turze
decision-cover = wypchnięcie z kolejki
decision-take = wybór towaru
decision-carry = kto niesie towar

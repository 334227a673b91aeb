# Terminal po polsku. Identyfikatory jak w en.ftl; porównuje je test.

## Pomoc wiersza poleceń

about-vacancy = Cztery gry planszowe o hotelach i kolejkach: gra, powtórki, symulacje.
about-games = Lista gier: gracze, minuty, opcje.
about-rules = Wypisz ponumerowane zasady gry, rozdział albo jedną zasadę.
about-play = Zagraj z botami w tym terminalu.
about-simulate = Niech boty rozegrają wiele gier; na końcu podsumowanie.
about-arena = Niech boty grają ze sobą, aż będzie jasne, który jest silniejszy.
about-balance = Niech boty rozegrają wiele gier; powstanie raport o równowadze gry.
about-values = Wypisz wartości gry, które wariant może zmienić.
about-dataset = Niech boty rozegrają wiele gier; każda decyzja zostanie zapisana, do nauki.
about-bench = Zmierz szybkość gier i botów.
about-train = Wytrenuj sieć do gry, która gra sama ze sobą, i opisz, jak jest dobra.
about-replay = Opowiedz partię zdaniami i pokaż stół.
about-verify = Sprawdź partię: pieczęć, zobowiązanie, ruchy, los i wynik.
about-compile = Skompiluj z góry to, czego trzeba przy stołach wszystkich gier.
about-serve = Otwórz dom: stoły w przeglądarce, dla ciebie i innych.
about-backup = Skopiuj stoły serwera w czasie jego pracy.
about-ratings = Policz cały ranking i wyniki od nowa z dzienników partii.
about-restore = Przywróć stoły zatrzymanego serwera z kopii zapasowej.
about-host-token = Utwórz nowy żeton gospodarza; stary traci ważność od razu.
help-host = Gdzie nasłuchiwać; 0.0.0.0 wpuszcza inne komputery.
help-port = Port; jeśli jest zajęty, następny wolny.
help-db = Gdzie trzymać stoły: plik albo postgresql://...; inaczej w folderze danych.
help-bot-pace = Jak długo boty czekają przed ruchem.
help-allow-host = Nazwa, na którą serwer odpowiada; można podać kilka razy.
help-tellers = Ile dodatkowych procesów opowiada widzom o ruchach; jeden pomaga przy setkach stołów.
help-reviewers = Ile dodatkowych procesów analizuje zakończone partie, każdy po jednej naraz; przy 0 partii się nie analizuje.
help-site = Adres, pod którym ludzie trafiają do tego serwera, do odnośników w listach i webhookach: https://graj.example.
help-smtp = Serwer, który przyjmuje pocztę: smtp://nazwa:hasło@komputer:587 albo smtps://...; lepiej podać jako VACANCY_SMTP.
help-mail-from = Od kogo są listy: "Vacancy <graj@example.org>".
help-notice-after = Jak długo trwa czyjaś kolej, zanim zawołamy tych, którzy nie patrzą.
help-local-notices = Webhooki i usługi push mogą leżeć na tym komputerze i w jego własnej sieci.
help-connections = Ile połączeń może być otwartych naraz, jeśli pozwala na to limit otwartych plików.
help-journal = Plik, w którym zapisywać logowania, odmowy i czynności gospodarzy, po jednym wierszu JSON; bez niego nic nie jest zapisywane.
help-per-minute = Ile zmian na minutę może zlecić jeden adres.
help-open = Otwórz stronę w przeglądarce.
help-backup-file = Plik, do którego kopiować.
help-recompute = Odczytaj ponownie każdą skończoną partię i zapisz, co z niej wynika.
ratings-what = Podaj --recompute, aby policzyć ranking od nowa z dzienników.
help-restore-file = Kopia zapasowa: plik z `vacancy backup`.
help-force = Zastąp stoły, które tam są; zostaną zachowane pod inną nazwą.
server-refused = { $why }
help-game = Gra, jak w `vacancy games`.
help-number = Zasada albo rozdział: OB-6.4, 6.4 lub 6.
help-file = Partia zapisana przez `play` albo sam zapis partii.
help-terminal = Graj tutaj, w terminalu (na razie zawsze).
help-seats = Liczba graczy.
help-seat = Twoje miejsce, od 0.
help-seat-view = Czyimi oczami patrzeć, od 0.
help-seed = Wybrane ziarno, do ćwiczeń: za każdym razem te same karty.
help-bots = Jeden bot na wszystkie pozostałe miejsca albo po jednym na każde, po przecinku. Są: { $bots }.
help-bots-all = Jeden bot na wszystkie miejsca albo po jednym na każde, po przecinku. Są: { $bots }.
help-bots-arena = Dwa boty lub więcej, po przecinku, każdy z każdym. Są: { $bots }.
help-blocks = Ile bloków najwyżej gra para; blok to jedno rozdanie, rozegrane z każdego miejsca.
help-least = Ile bloków gra para, nawet jeśli wcześniej wiadomo, który bot jest silniejszy.
help-keep = Zachowuj rozegrane partie w tym pliku i zacznij od tych, które już w nim są.
help-sizes = Liczba graczy: jedna, kilka po przecinku albo all.
help-compare = Dwa warianty do rozegrania obok siebie: pliki, „printed” albo opcja gry jako NAZWA=WARTOŚĆ; bez nazwy gry dwa zachowane pliki lub foldery.
help-keep-folder = Zachowuj rozegrane partie w tym folderze i zacznij od tych, które już w nim są.
help-stop-after = Skończ po tylu minutach i opisz to, co rozegrano.
help-probe = Co którą decyzję obejrzeć z bliska; 0 oznacza żadną.
help-report = Zapisz raport w tym pliku, .html; inaczej w balance-GRA.html tutaj.
help-option = Opcja gry; można podać kilka razy.
help-variant = Zagraj wariant: plik (.toml lub .json) ze zmienionymi wartościami, takimi jak wypisuje `vacancy values`.
help-save-file = Zapisz partię w tym nowym pliku.
help-resume = Graj dalej partię z tego pliku.
help-from = Graj dalej od pozycji z partii w tym pliku: nowa partia z jej ukrytymi kartami.
help-move = Po którym jej ruchu; bez podania: od miejsca, do którego doszła.
help-luck = Z --from: dalszy los na nowo (anew, jeśli nie podano) albo taki jak tam (same).
help-to = Zatrzymaj się po tylu ruchach.
help-lang = Język; bez tego jak w systemie.
help-version = Wypisz wersję.
help-number-of-games = Liczba gier.
help-jobs = Liczba procesów naraz; z --ray liczba rdzeni klastra, bez niej wszystkie.
help-ray = Niech gra klaster Ray: jego adres (host:port) albo „local”, czyli klaster na tej maszynie.
help-dataset-out = Folder na zbiór danych; jeśli jest w nim już jego część, praca idzie dalej.
help-sight = Co zapisać z pozycji: features (cechy) albo record (sam zapis).
help-dataset-luck = Podaje też szczęście: tyle prób każdego losowania, 2 lub więcej; 0, by nie podawać.
help-dataset-luck-every = Szuka szczęścia tylko w jednej partii na tyle.
help-out = Zapisz każdą grę w tym pliku, .parquet albo .csv.
help-minutes = Jak długo trenować; 0 tylko opisuje to, co już jest.
help-train-out = Folder na sieć, dziennik, punkt kontrolny i raport; inaczej train-GRA tutaj.
help-train-from = Folder albo sieć, od których zacząć; inaczej to, co jest w folderze wyników.
help-device = cuda albo cpu; inaczej karta graficzna, jeśli jest.
help-set = Ustawienie treningu, na przykład tables=4096; można podać kilka razy.
help-train-report = Czy napisać raport: przeciw każdemu botowi, na ile sieć może być pewna, ile można jej odebrać.
help-json = Wypisz liczby jako JSON.
help-seconds = Mniej więcej jak długo mierzyć każdą liczbę.

## Odmowy

usage = { $why }. Więcej powie `vacancy --help`.
unknown-game = Nie ma gry „{ $name }”; są: { $known }.
bad-seat = Przy tym stole nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }.
bad-bots = Przy { $seats } graczach { $wanted ->
    [one] potrzebny jest 1 bot
    [few] potrzebne są { $wanted } boty
   *[other] potrzeba { $wanted } botów
} albo jednej nazwy dla wszystkich; podano { $given }.
unknown-bot = Nie ma bota „{ $name }”; są: { $known }.
option-form = „{ $option }” to nie opcja; pisze się nazwa=wartość.
no-such-rule = { $game } nie ma zasady { $number }; są od { $first } do { $last }.
no-such-move = Nie ma ruchu { $move }; partia ma { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}.
resume-alone = Liczba graczy, ziarno i opcje są w pliku zapisanej partii; przy --resume się ich nie podaje.
play-what = Podaj grę albo z --from PLIK partię, od której chcesz grać dalej.
move-of-what = --move i --luck służą do grania dalej od partii: podaj jej plik przez --from.
from-alone = Liczba graczy, ziarno i opcje są w pliku partii; przy --from się ich nie podaje.
nothing-to-play = W { $file } po ruchu { $move } partia jest skończona: podaj w --move, po którym ruchu grać dalej.
resume-other-game = { $file } to partia gry { $game }; podaj tę grę.
bad-suffix-read = Nie można przeczytać { $file }: nazwa powinna kończyć się na jedno z: { $known }.
variant-broken = Nie można przeczytać { $file }: { $why }.
variant-key = { $file }: „{ $key }” nic w wariancie nie znaczy; ma on: { $known }.
variant-other-game = { $file } to wariant gry „{ $game }”.
variant-empty = { $file } nie jest wariantem: ma on tytuł i tabelę „changes” ze zmienionymi wartościami.
values-how = Co wariant gry { $game } może zmienić, tak jak jest: zostaw wiersze, które zmieniasz.
file-missing = Nie ma { $file }.
file-is-folder = { $file } to katalog, nie plik.
file-forbidden = Brak uprawnień do { $file }.
file-trouble = { $file }: { $why }.
file-exists = { $file } już istnieje; wybierz nową nazwę albo graj dalej przez --resume.
file-no-text = { $file } to nie partia: to nawet nie tekst.
file-format = { $file } ma format { $format }; znany jest { $known }.
file-players = { $file } nie mówi, kto siedzi przy stole.
file-differs = { $file } różni się od partii, którą zawiera, od wiersza { $line } zapisu.
broken-file = Uszkodzony zapis { $file }: { $why }
seed-does-not-fit = { $file }: tajemnica nie pochodzi z podanego ziarna { $seed }.
input-ended = Wejście się skończyło; partia jest zapisana. Dalej: { $command }
input-ended-unsaved = Wejście się skończyło, a partii nie było gdzie zapisać.
interrupted = Przerwano; partia jest zapisana. Dalej: { $command }
interrupted-unsaved = Przerwano, a partii nie było gdzie zapisać.
stopped = Przerwano.
dataset-other = W folderze { $folder } jest coś innego albo zbiór danych innej gry, innych zasad, opcji, ziarna lub botów; wybierz nowy folder.
dataset-stopped = Przerwano; kompletne pliki w folderze { $folder } zostają, a to samo polecenie podejmie pracę dalej.
unknown-sight = Nie ma widoku „{ $name }”; są: { $known }.
bad-games = Musi być przynajmniej jedna gra, nie { $games }.
bad-luck = Szczęście wymaga przynajmniej { $least } prób albo 0, by go nie szukać, a nie { $samples }.
bad-luck-every = Szczęścia szuka się w jednej partii na 1 lub więcej, nie na { $every }.
bad-jobs = Musi być przynajmniej jeden proces, nie { $jobs }.
bad-blocks = Musi być przynajmniej jeden blok, nie { $blocks }.
bad-probe = Nie można obejrzeć jednej na { $probe } decyzji; to liczba od 0 wzwyż.
bad-sizes = „{ $seats }” to nie rozmiary stołów; zapisz je jako 2,3,4 albo all.
balance-what = Podaj grę albo dwa zachowane pliki lub foldery z --compare.
compare-or-variant = Podaj --variant PLIK albo dwie strony z --compare, nie jedno i drugie.
compare-nothing = { $first } i { $second } nie zawierają partii tej samej gry przy stołach tego samego rozmiaru.
two-bots = Na arenie potrzebne są przynajmniej dwa różne boty.
bad-suffix = Nie można zapisać { $file }: nazwa powinna mieć jedno z tych zakończeń: { $known }.
journal-broken = { $file } nie jest plikiem z zachowanymi partiami.
journal-other = { $file } zawiera partie innej gry lub stołu albo z innymi zasadami, opcjami, ziarnem lub botami; wybierz nowy plik.
work-process-lost = Utracono jeden z procesów, być może zabrakło pamięci; to, co rozegrano, jest zachowane, jeśli podano --keep.
work-ray-missing = Ray nie jest zainstalowany; dostarcza go: pip install "vacancy[ray]".
work-ray-address = „{ $address }” nie jest adresem; zapisz go jako host:port, ray://host:port albo local.
work-ray-silent = Pod adresem { $address } nie odpowiada żaden Ray: { $why }.
work-ray-stranger = Pod adresem { $address } coś odpowiada, ale nie jest to Ray.
work-ray-refused = Nie można dołączyć do Ray pod adresem { $address }: { $why }
work-ray-lost = Utracono klaster: { $why }
work-ray-other-sources = Maszyna { $machine } klastra ma inną wersję Vacancy, której partie mogłyby być inne; zainstaluj wszędzie tę samą.
stopped-kept = Przerwano; { $blocks ->
    [one] 1 blok jest zachowany
    [few] { $blocks } bloki są zachowane
   *[other] { $blocks } bloków jest zachowanych
} w { $file }, a to samo polecenie podejmie grę od tego miejsca.
bad-seconds = Pomiar trwa dłużej niż 0 sekund.
bad-minutes = Trening trwa 0 minut albo dłużej.
bad-setting = „{ $name }” nie można ustawić na „{ $value }”. Są: { $known }.
no-torch = Trening wymaga PyTorcha: zainstaluj Vacancy z dodatkiem `train`.
train-refused = Od tego nie można zacząć treningu: { $why }.
train-stopped = Przerwano; to, czego sieć się nauczyła, jest w { $folder }, a to samo polecenie kontynuuje od tego miejsca.
cannot-write = Nie można zapisać: { $why }.

## Przy stole

you = ty
seat-name = Gracz { $seat }
greeting = Grasz jako { $you }. Grają z tobą: { $others }.
greeting-seed = Partia ćwiczebna z wybranym ziarnem { $seed }.
greeting-onward = Ćwiczenie: z innej partii { $count ->
    [one] pochodzi 1 pierwszy ruch
    [few] pochodzą { $count } pierwsze ruchy
   *[other] pochodzi { $count } pierwszych ruchów
}, ukryte karty leżą jak tam, a dalszy los jest { $luck ->
    [same] taki jak tam
   *[other] rozdany na nowo
}. Kto widział tamtą partię, może je znać.
greeting-commitment = O kartach rozstrzyga tajemnica, której skrót zaczyna się od { $commitment }.
greeting-help = Wybierz numer albo wpisz ruch; „pomoc” wypisuje polecenia.
greeting-resumed = { $moves ->
    [one] Wykonano już 1 ruch.
    [few] Wykonano już { $moves } ruchy.
   *[other] Wykonano już { $moves } ruchów.
}
no-place = Partia nie zapisze się sama: w twoim katalogu nie można pisać. Zapisuje ją „zapisz PLIK”.
thinking = { $who } myśli …
your-choice = Twój wybór:
menu-enter = Enter: ten ruch.
menu-back = 0: wstecz.
winners = { $count ->
    [one] { $you ->
        [True] Wygrywasz!
       *[other] Wygrywa { $who }.
    }
   *[other] Wygrywają wspólnie: { $who }.
}
moves-undone = { $count ->
    [one] Cofnięto 1 ruch.
    [few] Cofnięto { $count } ruchy.
   *[other] Cofnięto { $count } ruchów.
}
match-written = Partia jest w { $file }; sprawdza ją: { $command }
left = Partia jest zapisana. Dalej: { $command }
left-unsaved = Partii nie było gdzie zapisać.
saved = Zapisano w { $file }.
save-where = Powiedz gdzie: zapisz PLIK.
nothing-to-undo = Nie ma czego cofnąć.
undone = Cofnięto i odnotowano: { $count ->
    [one] raz
   *[other] { $count } razy
} w tej partii.
why-what = Powiedz, który ruch, w notacji: dlaczego RUCH.
why-legal = „{ $move }” jest dozwolone.
log-empty = Jeszcze nic się nie stało.
rules-how = „zasady 5.1” pokazuje jedną zasadę, „zasady 5” rozdział.
head-player = Gracz
head-place = Miejsce
head-points = Punkty

## Polecenia przy stole: nazwy każdego i co robi

command-undo = cofnij c undo u
command-why = dlaczego why
command-hint = podpowiedź podpowiedz hint
command-rules = zasady z rules r
command-log = dziennik d log l
command-score = wynik w score s
command-table = stół stol table t
command-save = zapisz save
command-quit = koniec k quit q
command-help = pomoc p help h ?
help-moves = Wpisz numer z menu, dwa numery od razu (menu i podmenu) albo ruch, na przykład „{ $example }”; wystarczy kilka liter jego słów, także po polsku.
help-undo = wróć do swojej ostatniej decyzji; zostaje to odnotowane
help-why = dlaczego ruch jest niemożliwy: dlaczego RUCH
help-rules = zasady, rozdział albo jedna: zasady 5.1
help-log = co się dotąd wydarzyło
help-hint = co w tej turze zrobiłby silny bot i dlaczego
help-score = punkty i skąd się wzięły
help-table = jeszcze raz stół
help-save = zapisz teraz albo w innym pliku: zapisz PLIK
help-quit = odejdź; partia się zapisze
help-help = ta pomoc

## Spisy i raporty

game-facts = { $few }–{ $many } graczy, { $minutes } minut
verified = { $game }, { $seats } graczy, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}: zapis jest cały. Pieczęć, zobowiązanie i każdy ruch się zgadzają, cały los wynika z tajemnicy, { $over ->
    [True] a wynik to { $scores }.
   *[other] a partia nie jest skończona.
}
verified-seed = To partia ćwiczebna z wybranym ziarnem { $seed }.
verified-prelude = To partia ćwiczebna z kartami innej partii: { $count ->
    [one] 1 pierwszy ruch był dany z góry
    [few] { $count } pierwsze ruchy były dane z góry
   *[other] { $count } pierwszych ruchów było danych z góry
}, a los { $luck ->
    [same] toczył się dalej jak tam.
   *[other] został później rozdany na nowo.
}
verified-nonces-some = Los wynika z tajemnicy i z { $count ->
    [one] liczby losowej, którą miejsce { $seats } podało po ogłoszeniu zobowiązania.
   *[other] liczb losowych, które miejsca { $seats } podały po ogłoszeniu zobowiązania.
}
verified-nonces-none = Żaden z graczy nie podał liczby losowej, więc los wynika z samej tajemnicy serwera.

## Wiele gier i kompilacja

cache-forbidden = Skompilowanych zasad nie można zachować: w { $folder } nie można pisać.
compile-failed = Zasady gry { $game } się nie skompilowały.
compiled-already = Już skompilowane: { $games }.
compiling = Kompilacja zasad, jeden raz …
bar-compile = { $game }, { $part ->
    [play] stół
    [bots] boty
    [hints] podpowiedzi
    [review] analizy
    [simulate] wiele gier
    [greedy] bot zachłanny
    [batch] wiele stołów naraz
    [rivals] wiele stołów, z rywalami
   *[all] całość
}
bar-table = { $seats } graczy, { $variant }
printed = według instrukcji
bar-games = Gry
rate-second = { $count }/s
rate-minute = { $count }/min
measuring = Trwa pomiar …
games-played = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
} w { $seconds } s, ziarno { $seed }. Wspólna wygrana liczy się w częściach.
dataset-written = { $matches ->
    [one] 1 gra
    [few] { $matches } gry
   *[other] { $matches } gier
}, { $rows ->
    [one] 1 decyzja
    [few] { $rows } decyzje
   *[other] { $rows } decyzji
}: wszystko jest w folderze { $folder }; README.md mówi, jak to czytać.
games-written = Wszystkie gry są w { $file }.
report-written = { $games ->
    [one] Obejrzano 1 grę
    [few] Obejrzano { $games } gry
   *[other] Obejrzano { $games } gier
}; raport jest w { $file }.
train-goes-on = Trening jest kontynuowany od { $place }.
train-report = Raport jest w { $file }.
head-bot = Bot
head-seat = Miejsce
head-turn = Kolejność
head-wins = Wygrane
head-interval = przedział 95 %
head-fair = Po równo
head-mean = Średnia
head-figure = Liczba
head-ours = Nasza
head-unit = Jednostka
head-peer = Inna
head-ratio = Stosunek
head-pairing = Para
head-blocks = Bloki
head-first = 1. sam
head-second = 2. sam
head-lead = Przewaga
head-stronger = Silniejszy
head-rating = Ranking
undecided = nie wiadomo
arena-figures = Blok to { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[other] { $games } gier
} z tymi samymi kartami. Sam: jak często wygrywa bot, który siedzi wśród botów drugiego rodzaju (po równo byłoby { $fair }). Przewaga: udział pierwszego minus udział drugiego. Przedział obowiązuje w każdej chwili, więc można przerwać, gdy nie ma w nim już 0.
arena-ladder = Ranking jak u Elo: 400 punktów to szanse 10 do 1. { $bot } ma 0. Przedziały są przybliżone.

## Analizy

about-review = Przeanalizuj zakończoną partię: kto wygrywał, szczęście i gra, lepsze ruchy.
help-deep = Licz dziesięć razy dłużej, z większą pewnością.
help-review-files = Zapisana partia albo jej zapis ruchów; może ich być kilka, mogą to też być katalogi.
help-review-html = Zapisz analizę także do tego pliku .html.
help-review-json = Wypisz analizę jako JSON.
review-not-over = { $file }: ta partia się nie skończyła, a o trwającej nic się nie zdradza.
review-one-page = --html zapisuje stronę jednej partii: pomiń je albo podaj jedną partię bez --jobs, --ray i --keep.
review-empty = W katalogu { $folder } nie ma żadnej partii: czytane są pliki { $known }.
bar-review = Analiza
review-written = Analiza jest w { $file }.
review-title = Analiza: { $game }
review-rough = Ta analiza jest przybliżona: nie pokazano, jak pewna może być ocena w tej grze.
review-graph = Kto wygrywał
review-table = Wykres w liczbach
review-accounts = Szczęście i gra
review-figures = W setnych częściach wygranej. Wynik to tyle, ile ktoś dostał ponad równy udział; szczęście to rozdanie, dobieranie i trafione domysły; gra to wartość decyzji wobec zwykłych; reszta to to, czego ocena nie umie wyjaśnić.
review-turnings = Co przesądziło
review-marked = Ruchy, które kosztowały
review-like = jak { $level }
level-name = { $level ->
    [bellboy] boy hotelowy
    [porter] portier
    [concierge] konsjerż
    [director] dyrektor
    [grand_director] dyrektor naczelny
   *[other] { $level }
}
review-turning = Ruch { $move }, { $kind ->
    [chance] przez los
   *[decision] decyzja: { $by }
}; { $player } z { $before } % na { $after } %
review-mark = { $move }. { $player }: { $said } { $sign } strata { $loss } { $loss ->
    [one] punktu
   *[other] punktów
}; lepiej: { $best }
head-file = Plik
head-review-move = Ruch
head-review-accuracy = Dokładność
head-review-result = Wynik
head-review-luck = Szczęście
head-review-own = Własna gra
head-review-others = Inni
head-review-remainder = Reszta

# Zadania
about-puzzles = Pozycje, w których jedna odpowiedź jest o wiele lepsza: szukaj, przejrzyj, rozwiąż.
about-puzzles-mine = Niech boty różnych poziomów grają, a program poszuka w ich partiach zadań.
about-puzzles-list = Wypisz zadania, które są przy grach.
about-puzzles-try = Rozwiąż zadanie w terminalu.
help-puzzles-out = Zapisz zadania w tym pliku (.jsonl).
help-puzzles-matches = Ile partii przejrzeć, razem z tymi, które już są w pliku.
help-puzzles-judged = Co którą partię mają w całości obejrzeć oceny: to długo trwa.
bad-judged = Co { $judged } partię nie da się oglądać.
help-puzzle = Zadanie, tak jak nazywa je lista.
puzzles-written = { $count ->
        [one] Jedno zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    } z { $matches ->
        [one] jednej partii
       *[other] { $matches } partii
    }: { $file }
puzzles-broken = Tych zadań nie da się odczytać: { $why }
no-such-puzzle = Nie ma zadania { $id }: vacancy puzzles list
head-puzzle = Zadanie
head-game = Gra
head-seats = Graczy
head-puzzle-asked = Co zrobić
head-puzzle-level = Znajduje
puzzle-asks = { $form ->
        [turn] { $goal ->
            [win] Dograj do końca i wygraj!
           *[points] Dograj do końca i zdobądź jak najwięcej punktów.
        }
       *[move] { $goal ->
            [win] Jeden ruch: który daje największą szansę na wygraną?
           *[points] Jeden ruch: który daje najwięcej punktów?
        }
    }
puzzle-hardest = żaden bot
puzzle-solved = Dobrze!
puzzle-failed = Nie, da się lepiej.
puzzle-solution = Rozwiązanie i możliwy dalszy ciąg: { $line }
puzzle-not-understood = To nie jest żaden z ruchów.

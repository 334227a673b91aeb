# Co serwer mówi ludziom. Po polsku.
error-not-your-turn = To nie twoja kolej.
error-hint-soon = Podpowiedzi do tej gry właśnie się przygotowują, tylko ten jeden raz. Spytaj za pół minuty.
error-hint-people = Nie ma podpowiedzi tam, gdzie ludzie grają między sobą.
error-rated-seed = Partia rankingowa nie może mieć wybranego ziarna.
error-rated-options = W partiach rankingowych gra się ze zwykłymi opcjami.
error-rated-bots-alone = Przy stole rankingowym musi siedzieć choć jedna osoba.
error-rated-bot = Siły bota „{ $bot }” nie zmierzono jeszcze przy { $seats }-osobowych stołach, więc nie ma rankingu i nie może usiąść przy stole rankingowym.
error-rated-began = Partię rankingową kończą ci, którzy ją zaczęli; nikt ich nie zastępuje.
error-rated-kick = W trakcie partii rankingowej wyprosić kogoś może tylko gospodarz domu.
error-rated-hint = Przy stołach rankingowych nie ma podpowiedzi.
error-rated-undo = Przy stołach rankingowych ruchów się nie cofa.
error-no-such-player = Nie ma tu nikogo o nazwie „{ $whom }”.
error-import-broken = Tego zapisu nie można przyjąć: { $why }
error-import-differs = Ten zapis mówi coś, co nie wynika z partii, więc nie został przyjęty.
error-import-known = Ta partia jest już wśród wczytanych.
error-import-full = Masz już { $limit } wczytanych partii; najpierw usuń którąś.
error-too-many-files = Z Twojego adresu przyszło naraz dużo plików. Spróbuj ponownie za { $seconds } s.
error-stale = Przy stole grano dalej: { $count ->
        [one] wykonano jeden ruch
        [few] wykonano { $count } ruchy
        [many] wykonano { $count } ruchów
       *[other] wykonano { $count } ruchu
    }, a to odpowiedź na pozycję po ruchu { $number }.
error-not-started = Partia jeszcze się nie zaczęła.
error-already-started = Partia już się zaczęła.
error-not-over = Partia jeszcze trwa.
error-review-running = Analiza jest możliwa dopiero po partii: wcześniej zdradziłaby to, czego nikomu nie wolno wiedzieć.
error-review-nothing = Nie ma czego analizować: tę partię przerwano.
error-review-deep = Dokładniejsza analiza jest dla tych, którzy grali, i dla gospodarza serwera.
error-review-late = Analiza jest teraz zajęta. Spróbuj za chwilę.
error-reviews-off = Na tym serwerze partii się nie analizuje.
error-reviews-full = Bardzo wiele analiz czeka na swoją kolej. Spróbuj później.
error-illegal-there = Ten ruch nie był tam możliwy.
error-rematch-open = Rewanż ma już swój stół.
error-not-at-table = Nie siedzisz przy tym stole.
error-already-seated = Już siedzisz przy tym stole.
error-seat-taken = To miejsce jest już zajęte.
error-seat-resigned = Z tego miejsca ktoś zrezygnował; dalej może tu grać tylko bot.
error-sat-elsewhere = Znasz tajemnice innego miejsca w tej partii, więc nie możesz tu usiąść.
error-same-browser = W tej przeglądarce ktoś już siedzi przy tym stole pod innym imieniem. Jedna przeglądarka, jedno miejsce.
error-seat-kept = To miejsce czeka na gracza { $whom }, zaproszonego na rewanż.
error-opening-pending = Pozostali są już pytani, czy otworzyć miejsce.
error-opening-refused = Pozostali przed chwilą nie zgodzili się otworzyć miejsca. Można zapytać znów za minutę.
error-no-opening-asked = Nikt nie pyta cię o otwarcie miejsca.
error-bad-nonce = Liczba na początek to 32 cyfry od 0 do 9 i od a do f.
error-nonce-given = Liczba na ten początek jest już podana.
error-nonce-with-seed = Ziarno tej partii ćwiczebnej wybrano; niczego nie można do niego dodać.
error-no-such-seat = Nie ma takiego miejsca przy tym stole.
error-table-full = Wszystkie miejsca przy tym stole są zajęte.
error-seats-open = Niektóre miejsca są jeszcze wolne.
error-needs-invite = To miejsce czeka na kogoś z zaproszeniem.
error-wrong-invite = To zaproszenie nie jest ważne przy tym stole.
error-host-only = Może to zrobić tylko gospodarz stołu.
error-nothing-to-undo = Nie ma ruchu do cofnięcia.
error-undo-others-decided = Ktoś inny już zdecydował, więc twojego ruchu nie da się cofnąć.
error-undo-revealed = Ten ruch odsłonił coś nowego, więc nie da się go cofnąć.
error-undo-pending = Ktoś już prosi o cofnięcie ruchu.
error-no-undo-asked = Nikt nie prosi cię o cofnięcie ruchu.
error-chat-empty = Nic w tym nie ma do powiedzenia.
error-chat-long = Wiadomość może mieć najwyżej { $limit } znaków.
error-chat-fast = Nie tak szybko: odczekaj kilka sekund.
error-chat-full = Przy tym stole powiedziano już dość.
error-arranged-fast = Nie tak szybko: odczekaj kilka sekund, zanim znów coś przestawisz.
error-arranged-full = Przy tym stole przestawiano już dość razy; teraz wszystko zostaje na swoim miejscu.
error-unknown-phrase = Nie ma takiego zwrotu.
error-bad-pace = Zegar ma od 5 do 3600 sekund na ruch albo od 1 do 30 dni.
error-bad-seat-count = Ta gra jest dla { $few } do { $many } graczy, nie dla { $count }.
error-unknown-option = Ta gra nie ma opcji „{ $option }”.
error-bad-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”.
error-unknown-bot = Nie ma bota „{ $bot }”.
error-two-seats = Możesz zająć tylko jedno miejsce.
error-seed-chosen = Ziarno tej partii wybrano, więc ktoś może znać wszystkie losowania: jest dla jednej osoby i botów.
error-known-deal = Ten stół ma karty innej partii, więc ktoś może znać wszystkie losowania: jest dla jednej osoby i botów.
error-nothing-to-play = W tej pozycji partia jest skończona: nie ma już czego grać.
error-seed-with-people = Wybrane ziarno losowe może mieć tylko partia treningowa z botami.
error-other-rules = Ta partia toczy się według wersji zasad { $title }, której tu nie znamy.
error-unknown-game = Nie ma tu gry „{ $game }”.
error-unknown-table = Nie ma tu stołu „{ $table }”.
error-no-such-move = W tej partii nie ma ruchu numer { $move }.
error-bad-request = Niezrozumiała prośba: { $where }.
error-not-found = Pod tym adresem nic nie ma.
error-wrong-method = Ten adres nie przyjmuje takich próśb.
error-too-big = To za dużo naraz; przyjmujemy najwyżej { $limit } bajtów.
error-too-many = Za dużo próśb; poczekaj chwilę.
error-too-many-gets = Z twojego adresu przyszło za dużo zapytań. Spróbuj za { $seconds } s.
error-too-many-tables = Z twojego adresu otwarto za dużo stołów. Spróbuj za { $seconds } s.
error-too-many-bot-tables = Z twojego adresu otwarto za dużo stołów dla samych botów. Spróbuj za { $seconds } s.
error-too-many-names = Z twojego adresu zgłosiło się za dużo nowych osób. Spróbuj za { $seconds } s.
error-too-many-listed = { $count ->
    [one] { $count } stół z twojego adresu już czeka
    [few] { $count } stoły z twojego adresu już czekają
   *[other] { $count } stołów z twojego adresu już czeka
} w poczekalni na graczy. Zacznij przy którymś grę, odejdź od niego albo otwórz stół na zaproszenie.
error-came-too-often = Przy tym stole siadano z twojego konta tyle razy, ile wolno.
error-too-many-hints = Z twojego adresu poproszono o za dużo podpowiedzi. Spróbuj za { $seconds } s.
error-too-many-reviews = Z twojego adresu obejrzano za dużo pozycji. Spróbuj za { $seconds } s.
error-too-many-analyses = Ty albo ktoś z twojego adresu poprosił o za dużo analiz. Spróbuj za { $seconds } s.
error-too-many-judgements = Z twojego adresu oceniono za dużo ruchów. Spróbuj za { $seconds } s.
error-too-many-watchers = Z twojego adresu patrzy już tyle osób, ile jest miejsca.
error-too-many-sockets = Z twojego adresu jest już za dużo otwartych połączeń. Zamknij któreś albo spróbuj później.
error-silent = Tak długo nikt się tu nie odezwał, że połączenie zamknięto.
error-unreadable = Ten stół jest uszkodzony i nie można go otworzyć. Pozostałym nic nie jest; powiedz o tym gospodarzowi domu.
error-undo-late = Czas na ten ruch już minął, więc nie da się go cofnąć.
error-undo-refused = Pozostali nie zgodzili się na cofnięcie tego ruchu.
error-undo-full = Przy tym stole dość już ruchów cofnięto.
error-busy = Serwer jest w tej chwili pełny. Spróbuj później.
error-no-name = Najpierw podaj swoje imię.
error-logged-out = To urządzenie już Cię nie pamięta. Możesz się przyglądać albo znowu podać imię.
error-bad-name = Imię ma od 1 do 30 znaków, w tym co najmniej jedną literę lub cyfrę.
error-name-unseen = Imię nie może zawierać znaków, których nie widać, ani znaków diakrytycznych bez litery.
error-name-long = To imię jest za długie, gdy zapisać je zwykłymi literami. Wybierz krótsze.
error-name-taken = To imię lub takie, które wygląda tak samo, należy do kogoś z hasłem. Jeśli to ty, zaloguj się.
error-namesake = Przy tym stole siedzi { $player }, a twoje imię wygląda tak samo. Zmień je w ustawieniach.
error-bad-password = Hasło ma od 8 do 200 znaków.
error-common-password = Tego hasła używa zbyt wiele osób albo jest to twoje imię. Wybierz inne.
error-wrong-password = Stare hasło jest błędne.
error-too-many-attempts = Za dużo prób. Spróbuj ponownie za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
error-no-such-session = Tego urządzenia nie ma już na liście.
error-wrong-login = Imię lub hasło jest błędne.
error-wrong-token = Ten żeton gospodarza nie jest ważny.
error-metrics-closed = Pomiary są dla gospodarza: wyślij jego żeton jako „Authorization: Bearer ŻETON”. Bez żetonu można je czytać tylko na samej maszynie serwera, z pominięciem pośredników i gdy nie ustawiono --allow-host.
error-origin = Ta strona pochodzi z innego miejsca i nie może tu działać.
error-host = Ten serwer nie odpowiada na tę nazwę. Gospodarz może ją dopuścić przez --allow-host.
error-store = Serwer nie może teraz zapisywać. Nic nie zginęło; spróbuj ponownie.
error-internal = Coś się zepsuło w serwerze. Stół jest taki, jaki był.
error-frame = Niezrozumiała wiadomość: { $where }.
error-protocol = Ta strona używa innej wersji protokołu. Odśwież ją.
error-bad-absence = Pozostali mogą czekać od minuty do 60 dni, zanim przejmą miejsce.
error-bad-claim = Miejsce przejmuje się dla bota albo po to, by zakończyć partię.
error-not-absent = Na to miejsce nikt nie czeka.
error-not-absent-yet = To miejsce można przejąć za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
error-others-play = Inni jeszcze grają, więc jedna osoba nie może zakończyć partii. Dalej może grać bot.
error-no-seat-to-come-back-to = Żaden bot nie trzyma tu dla ciebie miejsca.
error-put-out = Gospodarz wyprosił cię od tego stołu. Możesz się przyglądać.
error-nobody-there = Nikogo tam nie ma.
error-not-yourself = Nie możesz tego zrobić sobie.
error-muted-here = Gospodarz stołu odebrał ci tu głos.
error-muted = Gospodarz domu odebrał ci głos: { $reason }
error-blocked = Ktoś przy tym stole nie chce z tobą grać.
error-too-many-blocks = Możesz zablokować najwyżej { $limit } osób.
error-no-such-block = Tej osoby nie ma już na twojej liście.
error-no-such-friend = Nikogo takiego nie ma już na twojej liście.
error-too-many-friends = Na twojej liście mieści się najwyżej { $limit } osób.
error-house-only = Może to zrobić tylko gospodarz domu.
error-banned = Gospodarz domu zamknął przed tobą drzwi: { $reason }
error-banned-address = Z twojego adresu nikogo już nie obsługujemy; tak zdecydował gospodarz domu.
error-is-host = To gospodarz domu. Najpierw trzeba mu tę rolę odebrać.
error-is-banned = Ktoś, kto ma zakaz wstępu, nie może być gospodarzem domu.
error-host-needs-password = Gospodarzem domu może zostać tylko ktoś z hasłem.
error-bad-address = To nie jest adres. Napisz na przykład 192.0.2.7 albo 2001:db8::7.
error-own-address = To twój własny adres albo adres tego komputera: drzwi zamknęłyby się przed tobą.
error-no-such-sanction = Tego zakazu już nie ma.
error-no-such-puzzle = Nie ma takiego zadania.
error-no-such-report = Ktoś się już zajął tym zgłoszeniem.
error-too-many-invitations = Z twojego adresu wysłano za dużo zaproszeń. Spróbuj za { $seconds } s.
error-too-many-reports = Z twojego adresu przyszło za dużo zgłoszeń. Spróbuj za { $seconds } s.
error-bad-mail = To nie jest adres poczty.
error-bad-push = Do tej przeglądarki nie da się tak trafić.
error-bad-webhook = To nie może być webhook: adres zaczyna się od https://, nie ma nazwy ani hasła, a port jest z sieci WWW.
error-private-webhook = Ten adres leży na samym serwerze albo w jego własnej sieci; tam nic nie wysyłamy.
error-webhook-unknown = W internecie nie ma niczego o tej nazwie.
error-no-mail = Ten dom nie wysyła poczty; gospodarz tego nie ustawił.
error-no-such-mail = Z tego odnośnika już nic nie przychodzi.
error-too-many-mails = Dość już dziś listów, od ciebie albo na ten adres. Spróbuj za kilka godzin.
error-too-many-notices = Za często z twojego adresu. Spróbuj za { $seconds } s.
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobre zagranie!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-thinking = Myślę …
phrase-your-turn = Twoja kolej.
phrase-good-game = Dobra partia!
no-page-title = Strona nie została zbudowana
no-page = Serwer działa, ale jego strona nie została zbudowana. Uruchom „make web” i odśwież.
no-manual-title = Dokumentacja nie została zbudowana
no-manual = Serwer działa, ale jego dokumentacja nie została zbudowana. Uruchom „make docs” i odśwież.
serve-loading = Przygotowuję grę { $game } …
serve-ready = Vacancy jest otwarte: { $address }
serve-port-taken = Port { $port } jest zajęty, więc ten to { $other }.
serve-no-port = Nie ma wolnego portu od { $port } w górę.
serve-few-files = Ta maszyna pozwala serwerowi na { $files } otwartych plików, więc naraz może być { $count } połączeń.
serve-bad-notices = Ustawienia powiadomień do siebie nie pasują. --site to adres taki jak https://graj.example; do --smtp (smtp://nazwa:hasło@komputer:587 albo smtps://...) potrzebne są --site i --mail-from.
serve-token = Żeton gospodarza (pokazany raz, zachowaj go): { $token }
serve-token-renewed = Nowy żeton gospodarza (pokazany raz, zachowaj go): { $token }
    Stary jest nieważny, a kto był gospodarzem domu, musi podać nowy.
serve-store = Stoły są przechowywane w { $place }
serve-store-away = Nie można otworzyć magazynu: { $reason }
ratings-recomputed = Partie odczytane z dzienników: { $matches }, w tym rankingowe: { $rated }. Ranking policzono od nowa.
ratings-unreadable = Stoły bez partii lub nieczytelne, pominięte: { $unreadable }.
backup-done = Skopiowano do { $place }
backup-exists = { $place } już istnieje; nic nie skopiowano.
backup-missing = Nie ma magazynu w { $place }.
backup-postgres = Nic nie skopiowano: PostgreSQL ma do tego własne narzędzie, które działa w czasie pracy serwera: pg_dump --format=custom --file={ $file }, a potem adres bazy.
restore-done = Przywrócono do { $place }
restore-replaced = Przywrócono do { $place }
    To, co tam było, leży w { $aside }
restore-exists = W { $place } jest już magazyn; nic nie przywrócono. Z --force zostanie zachowany pod inną nazwą, a kopia zajmie jego miejsce.
restore-in-use = Serwer albo coś innego ma otwarty { $place }; nic nie przywrócono. Najpierw go zatrzymaj.
restore-missing = Nie ma pliku { $file }.
restore-no-backup = { $file } nie jest kopią zapasową Vacancy; nic nie przywrócono.
restore-in-use-copy = { $file } skopiowano z magazynu w użyciu, więc może mu brakować ostatnich ruchów; nic nie przywrócono. Kopie robi „vacancy backup”.
restore-damaged = { $file } jest uszkodzony albo niepełny; nic nie przywrócono.
restore-newer = { $file } pochodzi z nowszej wersji Vacancy; nic nie przywrócono.
restore-postgres = Nic nie przywrócono: PostgreSQL ma do tego własne narzędzie. Zatrzymaj serwery, a potem: pg_restore --clean --if-exists --single-transaction --dbname=ADRES { $file }

# Kto gdzie siedzi i jaka jest gra
lobby-title = Vacancy: gry planszowe o hotelach i kolejkach
lobby-motto = Gry planszowe o hotelach i kolejkach. Jest wolne miejsce.
fact-players = { $few }–{ $many } graczy
fact-minutes = około { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
    }
bot-random = Kostkarz
bot-greedy = Karierowicz
bot-bellboy = Boy hotelowy
bot-porter = Portier
bot-concierge = Konsjerż
bot-director = Dyrektor
bot-grand_director = Dyrektor naczelny
seat-free = wolne miejsce

# Odnośniki, które ludzie sobie wysyłają: tytuł, opis i obrazek strony
card-home = Vacancy
card-nothing = Pod tym adresem niczego nie ma.
card-facts = { $players } · { $minutes }
card-invites = Zaprasza { $name }
card-invitation = Zaproszenie
card-invite-title = { $name } zaprasza cię do gry { $game }
card-open-title = Zagraj z nami: { $game }
card-invite-text = { $pitch } { $free ->
        [0] Wszystkie miejsca są zajęte.
        [one] Jedno miejsce jest wolne.
        [few] { $free } miejsca są wolne.
       *[many] { $free } miejsc jest wolnych.
    }
card-running = Partia trwa
card-running-title = { $game }: { $names }
card-running-text = Partia właśnie trwa. Zobacz ją na żywo.
card-shared = Wspólna wygrana
card-wins = Wygrywa { $name }
card-broken-off = Przerwana
card-result-title = { $game }: wygrywa { $name }, { $scores }
card-shared-title = { $game }: wspólnie wygrywają { $names }, { $scores }
card-broken-title = { $game }: { $names }
card-over-text = Zobacz ruch po ruchu, jak to było, i zagraj.
card-game-title = { $game } · Vacancy
card-rules-title = Zasady gry { $game } · Vacancy

# Powiadomienia: co słyszą ci, którzy nie patrzą
notice-turn = Twoja kolej: { $game }, przy stole { $names }
notice-clock = Kończy ci się czas: { $game }, przy stole { $names }
notice-started = Partia się zaczęła: { $game }, przy stole { $names }
notice-invited = { $name } trzyma dla ciebie miejsce: { $game }
notice-replaced = Nie było cię, więc gra za ciebie bot: { $game }, przy stole { $names }
notice-turns = Twoja kolej przy { $count ->
        [one] jednym stole
       *[other] { $count } stołach
    }
notice-news = Wieści z twoich stołów
notice-more = … i jeszcze { $count ->
        [one] jeden stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
notice-before = … (wcześniej { $count ->
        [one] jeden wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    })
notice-test = Powiadomienia z Vacancy tu docierają
notice-test-text = To próba, o którą prosisz w ustawieniach.
notice-confirm = Vacancy: czy to twój adres?
notice-confirm-text = Ktoś, mamy nadzieję, że ty, chce tu wiedzieć, kiedy przychodzi jego kolej. Jeśli tego chcesz, wejdź pod ten adres i potwierdź:
mail-hello = Cześć { $name },
mail-foot = Piszemy na życzenie złożone w { $site }. O czym, mówią tamtejsze ustawienia.
    Koniec z pocztą: { $link }
mail-foot-unasked = Jeśli to nie było w { $site } twoje życzenie, nic nie rób, a więcej nie napiszemy.

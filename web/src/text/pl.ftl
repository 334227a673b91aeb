# Strona po polsku. Identyfikatory jak w en.ftl; porównuje je budowanie strony.

## Dom

home = Wróć do holu
skip-link = Przejdź do treści
loading = Chwileczkę …
close = Zamknij
cancel = Anuluj
confirm = Potwierdź
save = Zapisz
saved = Zapisano.
yes = Tak
no = Nie
copy = Kopiuj
copied = Skopiowano link.
copy-by-hand = Przeglądarka nie pozwala kopiować. Zaznacz adres i skopiuj go ręcznie.
settings = Ustawienia
language = Język
language-en = English
language-pl = polski
page-new = Nowy stół
page-table = Stół
page-replay = Powtórka
page-rules = Zasady
page-settings = Ustawienia
page-join = Zaproszenie
page-deal = To samo rozdanie
page-nowhere = Nic tu nie ma
nowhere-title = Za tymi drzwiami nic nie ma
nowhere-words = Ten adres donikąd nie prowadzi. Może jest w nim literówka, a może stołu dawno już nie ma.
problem-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie; będziemy próbować dalej.
problem-unexpected = Coś poszło nie tak na tej stronie. Często pomaga odświeżenie.

## Hol

lobby-doors = Gry
lobby-credits = Gry zaprojektowali i wydali inni; Vacancy nie jest z nimi związane. Wszystkie obrazki i teksty są tu nasze własne.
documentation = Dokumentacja (po angielsku)
fact-designer = autor: { $designer }
play-now = Zagraj teraz
play-starting = Nakrywamy do stołu …
play-now-hint = Ty i dwa boty, od razu.
learn-by-playing = Ucz się, grając
new-table = Nowy stół
rules = Zasady
list-continue = Graj dalej
list-join = Dołącz
list-join-empty = Nie ma teraz otwartego stołu. Otwórz własny albo zagraj z botami.
list-watch = Oglądaj
list-watch-empty = Nikt teraz nie gra publicznie.
continue = Graj dalej
join = Dołącz
watch = Oglądaj
your-turn = twój ruch
status-waiting = czeka na graczy
status-running = trwa

## Imiona

name-title = Jak mamy się do ciebie zwracać?
name-hint = Wystarczy imię: bez e-maila i bez konta.
name-label = Twoje imię
name-guest = Gość { $room }
name-has-password = Mam hasło do tego imienia
name-enter = Wchodzę
password-label = Hasło
password-new = Hasło do tego imienia
password-old = Dotychczasowe hasło
password-hint = Z hasłem możesz używać tego imienia także na innym urządzeniu.
password-there = To imię ma hasło. Tutaj możesz je zmienić; wszystkie inne urządzenia zostaną wtedy zapomniane.
logout = Zapomnij mnie na tym urządzeniu
devices = Gdzie cię znamy
device-here = to urządzenie
device-seen = ostatnio { $day }
device-unknown = Urządzenie
device-forget = Zapomnij
device-forget-named = Zapomnij mnie tam: { $device }
device-forgotten = Tam już cię nie znamy.

## Nowy stół

new-title = Nowy stół: { $game }
new-seats = Miejsca
new-options = Opcje
new-pace = Tempo
new-listed = Pokaż stół w holu: każdy może dołączyć albo oglądać
new-more-options = Więcej opcji
new-practice = Gra ćwiczebna z wybranym rozdaniem
new-seed = Numer rozdania (puste pole oznacza przypadek)
practice-lesson = Ćwiczenie: partia do nauki
practice-seed = Ćwiczenie: rozdanie nr { $seed }
practice-onward = { $luck ->
    [same] Ćwiczenie: dalej po ruchu { $number }, ten sam los
   *[other] Ćwiczenie: dalej po ruchu { $number }, nowy los
}
practice-deal = Ćwiczenie: rozdanie z innej partii
new-create = Otwórz stół
seat-number = Miejsce { $number }
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce
wish-me = Ja
wish-bot = Bot: { $bot }
wish-link = Znajomy, przez link
wish-open = Dla każdego
pace-free = Na żywo, bez zegara
pace-clock = Na żywo, z zegarem
pace-seconds = Sekundy na ruch
pace-days = Dni na ruch
pace-days-each = Dni na ruch
option-random = losowo
bot-bellboy-style = Początkujący: gra z głową, ale wiele przeocza.
bot-porter-style = Niedzielny gracz: widzi dobre ruchy, nie widzi ich skutków.
bot-concierge-style = Mocny: planuje naprzód i wykorzystuje błędy.
bot-director-style = Ekspert: długo myśli i mało wybacza.
bot-grand_director-style = Najlepszy z nich: nauczył się gry z milionów partii przeciwko sobie.
bot-grand_director-short = Dyr. naczelny

## Dołączanie

join-title = Masz zaproszenie
invited-by = { $name } zaprasza cię do gry
invited-seats = Przy stole
join-late = Wszystkie miejsca są już zajęte, ale możesz popatrzeć.
join-by-link = Wolne miejsca czekają na znajomych, którzy mają link. Gdy gra się zacznie, możesz popatrzeć.
join-broken = To zaproszenie prowadzi donikąd
join-ask-again = Poproś o nowy link albo otwórz własny stół.
pace-live-fact = rozgrywka na żywo
pace-days-fact = { $days ->
    [one] jeden dzień na ruch
    [few] { $days } dni na ruch
   *[other] { $days } dni na ruch
}
sit-here = Siadam tutaj
seat-open = Otwórz dla ludzi
seat-you = ty
seat-bot = bot
seat-away = poza stołem
seat-resigned = poddał grę
seat-for-friend = zajęte dla znajomego
seat-kept-for = czeka na gracza: { $name }
seat-show = Pokaż, co ma { $name }
seat-turn = decyduje
seat-your-turn = twój ruch
seat-bot-here = Posadź tu bota
seat-give = Tu siada { $bot }
invite-label = Link dla znajomego
waiting-title = Stół jest nakrywany
waiting-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[other] { $count } miejsc jest jeszcze wolnych.
}
waiting-full = Wszyscy są na miejscach.
start = Zaczynamy
leave = Odejdź od stołu

## Stół

table-title = Stół: { $game }
replay-title = Powtórka: { $game }
board = Plansza
players = Gracze
prompt = Co trzeba zrobić
prompt-yours = Twój ruch.
coach = Wskazówka dla początkujących
coach-got-it = Rozumiem
coach-on = Pokazuj wskazówki
pane-lit = tu można coś zrobić
coach-end = To była cała partia. Poniżej widać, do czego każdy doszedł i co dało punkty; punkt zwrotny prowadzi do chwili, która zaważyła najbardziej. Następnym razem zagraj z dwoma botami: one też wchodzą sobie w drogę.
coach-next = Zagraj teraz
match-over = Gra jest skończona.
open-rule = Otwórz zasadę { $rule }
moves = Co możesz zrobić
confirm-move = Zagrać to?
skip = Pomiń
speed = Tempo pokazywania
speed-slow = powoli
speed-normal = normalnie
speed-fast = szybko
speed-instant = od razu
toolbar = Narzędzia stołu
more = Więcej
since = Co się stało
since-title = Od twojego ostatniego ruchu
since-watching = Ostatnie ruchy
since-nothing = Od tego czasu nic się nie wydarzyło.
since-again = Pokaż jeszcze raz
round-title = Koniec rundy
round-go-on = Dalej
hint = Podpowiedź
hint-only = Jedyny ruch
hint-thinking = Namysł …
hint-chance = (wygrywa w { $percent }% przypadków)
hint-play = Zrób to
hint-why = Dlaczego?
hint-not-now = Podpowiedź jest dostępna w twoim ruchu, przy stole z samymi botami.
undo = Cofnij
undo-not-now = Teraz nie ma czego cofać.
undo-done = Ruch został cofnięty.
undo-refused = Ruch zostaje tak, jak został zagrany.
undo-waiting = Cofnąć ruch? Czekamy na odpowiedź: { $names }.
undo-question = { $name } prosi o cofnięcie ostatniego ruchu. Zgadzasz się?
opening-question = Gospodarz prosi o otwarcie miejsca { $name } dla człowieka, który zobaczy, co na nim jest. Zgadzasz się?
opening-waiting = Otworzyć miejsce { $name }? Czekamy na odpowiedź: { $names }.
resign = Poddaj grę
resign-title = Poddać tę grę?
resign-words = Zajmiesz miejsce za wszystkimi, którzy grają dalej. Tego nie da się cofnąć.
resign-not-now = Teraz nie ma gry, którą można poddać.
watching = Oglądasz
watchers = { $count ->
    [one] Ogląda 1 osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
connection-lost = Nie ma połączenia. Próbujemy wrócić do stołu; nic nie przepadło.
score-of = { $points ->
    [one] 1 punkt, gdyby partia skończyła się teraz; szczegóły
    [few] { $points } punkty, gdyby partia skończyła się teraz; szczegóły
   *[other] { $points } punktów, gdyby partia skończyła się teraz; szczegóły
}
score-caption = punkty, gdyby skończyć teraz
score-if-over = Gdyby partia skończyła się teraz
colour-letter = { $colour ->
    [red] C
    [blue] N
    [green] Z
    [orange] P
    [yellow] Ż
    [purple] F
    [grey] S
    [white] B
    [black] K
   *[other] ?
}
clock-left = Na ten ruch zostało { $time }
points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

## Dziennik, czat, spojrzenie wstecz

side = Dziennik i czat
log = Dziennik
log-empty = Jeszcze nic się nie stało.
log-more = jeszcze { $count }
log-less = o { $count } mniej
chat = Czat
chat-empty = Jeszcze nikt nic nie powiedział.
chat-write = Powiedz coś
chat-send = Wyślij
chat-phrases = Gotowe zdania
chat-mute = Wycisz: { $name }
chat-unmute = Słuchaj znowu: { $name }
chat-mute-all = Wycisz czat
chat-is-muted = Czat jest wyciszony.
review = Spojrzenie wstecz
review-open = Historia
review-back = Jeden ruch wstecz
review-forward = Jeden ruch dalej
review-play = Odtwarzaj
review-pause = Zatrzymaj
review-move = Ruch
review-at = Ruch { $number } z { $count }
review-start = Początek gry.
review-leave = Wróć do teraz
review-copy = Skopiuj link do tej chwili
review-round = Nowa runda
replay-result = Wynik
replay-watch = Obejrzyj od początku
replay-highlights = Skrót w 20 sekund
replay-play = Zagraj w tę grę
replay-swing = { $name }: szanse z { $before }% na { $after }%
replay-sight = Czyje karty widać
replay-sight-open = Kto ma ruch
replay-sight-closed = Widz

## Koniec

end-you-win = Wygrywasz!
end-wins = Wygrywa { $name }
end-shared = Wspólne zwycięstwo: { $names }
end-broken-off = Gra została przerwana
end-place = { $place }.
end-rematch = Rewanż
end-to-rematch = Do rewanżu
end-accept-rematch = Przyjmij rewanż
rematch-invited = zaproszenie dla ciebie
rematch-proposed = { $name } proponuje rewanż: { $game }
rematch-later = Ukryj na razie
rematch-accept = Przyjmij
rematch-decline = Odmów
end-replay = Powtórka
end-board = Zobacz planszę
end-share = Udostępnij
story-sources = Skąd te punkty
story-points = Punkty runda po rundzie
story-round = Runda
story-turning = Punkt zwrotny
story-turning-judged = { $length ->
    [1] W ruchu { $number }
   *[other] W jednej turze, ruchy { $since }–{ $number },
} szanse gracza { $name } na wygraną { $way ->
    [down] spadły
   *[up] wzrosły
} z { $before }% do { $after }%.
story-turning-points = { $length ->
    [1] W ruchu { $number }
   *[other] Od ruchu { $since } do { $number }
} { $name } zdobywa najwięcej w jednej rundzie.
story-decided = Szybko rozstrzygnięte
story-decided-words = { $number ->
    [0] Od początku
   *[other] Od ruchu { $number }
} największe szanse na wygraną ma { $name } i żadna tura tego nie zmieniła.
story-see = Zobacz to
story-tie-shared = { $names }: po { $points } pkt. Dzielą to miejsce.
story-tie-broken = { $names }: po { $points } pkt. Wtedy rozstrzyga { $what }: { $told }.
end-proof = Sprawdź, czy nikt nie oszukiwał
proof-words = Pierwsza liczba była widoczna przed początkiem gry: jest zobowiązaniem co do sekretu. Potem przeglądarka każdego gracza podała liczbę losową. Cały przypadek wynika z sekretu i tych liczb, więc nikt go nie wybrał; sekret jest ogłaszany na końcu.
commitment = Pokazane na początku
secret = Ogłoszone na końcu
nonce-yours = Liczba od twojej przeglądarki
nonce-of = Liczba gracza { $name }
nonce-none = nie podano
proof-seed = Ziarno wybrano, więc ktoś może znać wszystkie losowania: to ćwiczenie.
proof-origin = Karty pochodzą z innej partii, więc ktoś może je znać: to ćwiczenie. Bez nowego losu liczba jest ta sama co tam.
secret-anew = Ogłoszone na końcu: sekret losu po ruchu { $number }
proof-differs = To nie jest to, co twoja przeglądarka widziała i podała przed początkiem gry. Zachowaj zapis i zapytaj gospodarza domu.
transcript = Pobierz zapis gry

## Granie dalej i to samo rozdanie jeszcze raz

onward = Graj dalej od pozycji
onward-here = Graj dalej od tego miejsca
onward-section = A gdyby inaczej? Zagraj dalej od dowolnej pozycji albo sprawdź, kto wyciśnie więcej z tych samych kart.
onward-title = Graj dalej od pozycji
onward-words = Ukryte karty leżą tak, jak leżały w tej partii. Od jej końca są jawne, więc można je było zobaczyć: to ćwiczenie, dla ciebie i botów, nigdy rankingowe.
onward-at = Po ruchu { $number } z { $count }
onward-mover = Decyduje tu { $name }.
onward-seat = Twoje miejsce
onward-seat-of = { $seat }. { $name }
onward-bots = Pozostałe miejsca
onward-bots-same = Boty, które tam siedziały; za ludzi dyrektorzy
onward-luck = Co się dalej losuje
luck-anew = Los na nowo
luck-same = Ten sam los
luck-anew-words = To, co losuje się po tym ruchu, jest inne niż w partii.
luck-same-words = Losuje się to samo co w partii. Kto ją widział, ten to wie.
onward-begin = Graj
deal = To samo rozdanie
deal-title = Zagraj to samo rozdanie jeszcze raz
deal-words = Te same karty i ten sam los, przeciw tym samym botom; za ludzi siedzą dyrektorzy. Gdy się skończy, można porównać wyniki. Kto widział partię, zna rozdanie: to ćwiczenie, nigdy rankingowe.
deal-who = Kto gra
deal-friend = Ktoś znajomy
deal-friend-words = Wyślij odnośnik. Nie pokazuje ani partii, ani wyniku, a miejsce przy stole jest to samo.
deal-me = Ja
deal-me-words = Możesz znać karty. Obok wyniku będzie podane, czy to rozdanie było ci już znane.
deal-bots = Same boty
deal-bots-words = Ty się przyglądasz.
deal-seat = Miejsce, na którym się gra
deal-level = Na miejscach ludzi
deal-link = Odnośnik do tego rozdania
deal-watch = Niech grają
deal-compared = To samo rozdanie obok siebie
deal-by-bots = Same boty
deal-first = pierwsza partia
deal-here = ta partia
deal-knew = ze znajomością rozdania
deal-column-seat = Miejsce
deal-column-place = Lokata
deal-column-points = Punkty
deal-column-more = W porównaniu z pierwszą partią
deal-column-sources = Skąd wzięły się punkty
deal-yours = Grasz na miejscu { $seat } z { $count }.
deal-invited = Ktoś zagrał tę partię i jest ciekaw, co z niej wyciśniesz: to samo miejsce, te same karty i ten sam los, przeciw botom.
deal-invited-fair = Nie oglądaj najpierw tamtej partii. Gdy skończysz swoją, grający to rozdanie zobaczą twoje imię i wynik, a ty ich. To ćwiczenie, nigdy rankingowe.

## Zasady

rules-of = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-none = Żadna zasada tak nie mówi.
rules-parts = Jak grać i zasady
rules-numbered = Zasady po kolei
howto = Jak grać
howto-print = Drukuj
aid = Karta pomocy
aid-turn = Tura
aid-score = Punkty
aid-end = Koniec gry

## Ustawienia

settings-look = Wygląd i język
settings-play = Przy stole
settings-name = Twoje imię
settings-profile = Twoje partie i znajomi
theme = Motyw
theme-auto = jak w systemie
theme-light = jasny
theme-dark = ciemny
motion = Animacje
motion-auto = jak w systemie
motion-full = pełne
motion-reduced = ograniczone
settings-confirm = Pytaj przed każdym moim ruchem
settings-round-pause = Pauza na koniec rundy: co kto zdobył (nie w tempie „od razu”)
settings-sound = Dźwięki
settings-shortcuts = Skróty klawiszowe
settings-coach = Wskazówki, gdy uczysz się, grając

## Klawisze

keys-title = Klawiatura
keys-tab = do wszystkiego, czego można użyć
keys-arrows = między rzeczami, które należą do siebie
keys-enter = wybierz, otwórz, zagraj
keys-skip = pomiń to, co jest pokazywane
keys-undo = cofnij
keys-undo-turn = cofnij wszystkie swoje ruchy, które da się cofnąć
keys-hint = podpowiedź, gdy grasz z botami
keys-moves = do tego, co możesz teraz zrobić
keys-rules = zasada, o którą chodzi
keys-aid = karta pomocy: tura i punkty na jednej karcie
keys-since = co się stało od twojego ostatniego ruchu
keys-since-again = pokaż to jeszcze raz
keys-seat = co ma gracz; 0: nikt szczególny
keys-enlarge = powiększ element, o którym mowa
keys-log = dziennik
keys-chat = czat
keys-step = jeden ruch wstecz, jeden ruch dalej
keys-escape = zamknij; wróć do teraz
keys-help = ta lista
keys-off = Skróty z jednej litery można wyłączyć w ustawieniach.

## Porządek w domu

people = Osoby
people-title = Osoby przy tym stole
people-none = Nikt inny tu nie siedzi.
block = Zablokuj
block-named = Zablokuj: { $name }
block-done = Zablokowano: { $name }. Nie zobaczysz już, co pisze ta osoba, a ona nie usiądzie przy twoich stołach.
blocks = Osoby, które blokujesz
unblock = Odblokuj
unblock-named = Odblokuj: { $name }
mute = Odbierz głos
mute-named = Odbierz głos przy tym stole: { $name }
unmute = Przywróć głos
unmute-named = Przywróć głos: { $name }
kick = Wyproś
kick-named = Wyproś: { $name }
kick-title = Wyprosić od stołu: { $name }?
kick-words-waiting = Miejsce zwolni się dla innych. Kto został wyproszony, nie wróci do tego stołu.
kick-words-bot = Na tym miejscu będzie grał bot. Kto został wyproszony, nie wróci do tego stołu.
kick-words-open = Na tym miejscu będzie grał bot, dopóki pozostali nie zgodzą się na kogoś innego. Kto został wyproszony, nie wróci do tego stołu.
report = Zgłoś
report-named = Zgłoś: { $name }
report-line = Zgłoś tę wiadomość ({ $name })
report-title = Zgłoszenie: { $name }
report-words = Gospodarze domu zobaczą twoje imię, to, co napiszesz, i wiadomości, które wskażesz.
report-lines = Wiadomości, o które chodzi
report-send = Wyślij zgłoszenie
report-done = Gospodarze domu już o tym wiedzą.
order-reason = Dlaczego?
order-reason-if-any = Dlaczego? (jeśli chcesz)
order-how-long = Na jak długo?
order-for-good = na zawsze
order-days = { $count ->
    [one] na jeden dzień
    [few] na { $count } dni
    [many] na { $count } dni
   *[other] na { $count } dnia
}
absence = Nieobecni gracze
absence-minutes = Po ilu minutach inni mogą przejąć miejsce?
absence-days = Po ilu dniach inni mogą przejąć miejsce?
absence-usual = jak zwykle
absence-kicked = Miejsce kogoś, kogo gospodarz wyprosi w trakcie partii
absence-kicked-bot = przejmuje bot
absence-kicked-open = zwalnia się, jeśli pozostali się zgodzą
absent-question = { $name } każe wszystkim czekać już zbyt długo.
absent-bot = Niech gra bot
absent-end = Zakończ partię
absent-wait = Poczekam jeszcze
absent-you = Inni czekają na ciebie tak długo, że mogą oddać twoje miejsce botowi.
back-words = Nie było cię, więc gra za ciebie bot.
back-take = Wracam na swoje miejsce
back-question = { $name } wraca i prosi o miejsce, na którym grał bot. Zgadzasz się? Bez odpowiedzi miejsce wróci za chwilę.
back-waiting = { $name } prosi o swoje miejsce: jeszcze chwila, gdyby ktoś był przeciw.
page-host = Porządek w domu
host-title = Porządek w domu
host-words = Dla gospodarzy domu. Wszystko, co tu robisz, trafia do dziennika poniżej, z twoim imieniem i powodem.
host-closed = Ta strona jest dla gospodarzy domu. Jeśli to twój serwer, wpisz klucz gospodarza, który pokazał przy pierwszym uruchomieniu.
host-token = Klucz gospodarza
host-enter = Wejdź
host-reports = Zgłoszenia
host-reports-none = Nikt niczego nie zgłosił.
host-reported-by = zgłasza { $name }
host-report-close = Załatwione
host-report-close-title = Co wynikło ze zgłoszenia: { $name }?
host-report-closed = załatwione
host-to-table = Do stołu
host-people = Osoby
host-people-none = Nie ma nikogo o tym imieniu.
host-find = Imię
host-find-go = Szukaj
host-is-host = gospodarz domu
host-is-banned = zakaz wstępu
host-is-muted = bez głosu
host-is-guest = bez hasła
host-ban = Zakaz wstępu
host-ban-named = Zakaz wstępu: { $name }
host-unban = Wpuść znowu
host-unban-named = Wpuść znowu: { $name }
host-mute = Odbierz głos
host-mute-named = Odbierz głos wszędzie: { $name }
host-unmute = Przywróć głos
host-unmute-named = Przywróć głos: { $name }
host-host-make = Mianuj gospodarzem
host-host-make-named = Mianuj gospodarzem domu: { $name }
host-host-unmake = Odbierz rolę gospodarza
host-host-unmake-named = Odbierz rolę gospodarza: { $name }
host-with-address = Zakaz także dla adresów, z których przychodzi
host-spared = Bez zakazu, bo to także adres twój albo tego komputera: { $addresses }
host-tables = Stoły
host-tables-none = Żaden stół nie jest otwarty.
host-waits-for = ruch: { $name }
host-since = od { $when }
host-sanctions = Zakazy
host-sanctions-none = Nikt nie ma zakazu.
host-until = do { $when }
host-lift = Znieś
host-lift-named = Znieś zakaz: { $name }
host-address = Adres, na przykład 192.0.2.7
host-ban-address = Zakaz dla adresu
host-ban-address-named = Zakaz dla adresu { $address }
host-ban-address-words = Nikt z tego adresu nie będzie obsługiwany: całe to gospodarstwo domowe albo biuro.
host-deeds = Co zrobili gospodarze
host-deeds-words = Nikt nie może tu niczego zmienić ani usunąć.
host-deeds-none = Jeszcze nic.
host-deeds-more = Starsze
deed-ban = zakaz wstępu
deed-unban = wpuszczenie z powrotem
deed-ban-address = zakaz dla adresu
deed-unban-address = zniesiony zakaz dla adresu
deed-mute = odebrany głos
deed-unmute = przywrócony głos
deed-kick = wyproszenie od stołu
deed-table-mute = odebrany głos przy stole
deed-table-unmute = przywrócony głos przy stole
deed-host-made = mianowanie gospodarzem
deed-host-unmade = odebrana rola gospodarza
deed-host-token = wejście z kluczem gospodarza
deed-report-closed = załatwione zgłoszenie

## Ranking i profile

page-ratings = Ranking
page-player = Gracz
ratings = Ranking
ratings-all = Cały ranking
ratings-about = Osobna lista dla każdej gry i liczby miejsc. 400 punktów więcej to szanse 10 do 1. Prawdziwa siła leży w podanych granicach 19 razy na 20; dopóki są szerokie, ranking jest tymczasowy i nie daje miejsca. Siłę botów zmierzono w partiach między nimi i już się nie zmienia.
ratings-game = Gra
ratings-seats = Miejsca
ratings-place = Miejsce
ratings-player = Gracz
ratings-rating = Ranking
ratings-matches = Partie
ratings-nobody = Nikt jeszcze nie zagrał tu partii rankingowej.
ratings-no-bots = Przy stołach tej wielkości nie zmierzono żadnego bota, więc żaden nie siada tu przy stołach rankingowych.
rating-about = { $value }, z dokładnością do { $margin }
rating-provisional = tymczasowy
rating-fixed = (bot)
rating-changes = Ranking po tej partii
rating-chart = { $label }: zmiany rankingu od { $first } do { $last }, liczba partii: { $count }
rated-mark = Rankingowa
rated-about = Liczy się do rankingu: bez podpowiedzi i cofania ruchów, ze zwykłymi opcjami. Kto się podda, odejdzie lub odda grę zegarowi, jest ostatni.
rated-unmeasured = Nie zmierzono siły przy { $seats } miejscach: { $bots }. Wybierz innego bota albo ludzi.
new-rated = Rankingowa
profile-own = Mój profil
profile-since = Tutaj od: { $day }
profile-matches = { $count ->
        [one] jedna partia
        [few] { $count } partie
       *[many] { $count } partii
    }
profile-pool = { $game }, miejsca: { $seats }
profile-unrated = Jeszcze żadnej partii rankingowej.
profile-results = Wyniki
profile-won = wygrane: { $wins } z { $count }
profile-no-matches = Jeszcze żadnej skończonej partii.
profile-streaks = Wygrane z rzędu: teraz { $now }, najwięcej { $best }.
profile-bots = Pokonane boty
profile-opponents = Bezpośrednie pojedynki
profile-head-to-head = Lepiej: { $wins }, gorzej: { $losses }, wspólne partie: { $count }
profile-nobody = Jeszcze żadnej partii z innymi ludźmi.
play-with = Zagraj z: { $name }
play-again = Zagraj znowu
play-again-with = Zagraj znowu z: { $name }
match-list = Partie
match-any-game = Wszystkie gry
match-which = Które
match-all = Wszystkie
match-rated = Rankingowe
match-won = Wygrane
match-lost = Przegrane
match-opponent = Przeciwnik
match-place = { $place }. z { $seats }
match-left = { $place }. z { $seats }, nie do końca
match-private = prywatna
match-none = Nie ma takiej partii.
match-newer = Nowsze
match-older = Starsze
files-title = Partie w plikach
files-transcripts = Wszystkie jako zapisy (ZIP)
files-bgstats = Wszystkie dla BG Stats (JSON)
import-files = Wczytaj partie: zapisy stąd lub skądinąd, pojedynczo albo w ZIP
import-choose = Wybierz pliki
import-about = Każdy zapis jest sprawdzany od początku po wynik. Wczytane partie widzisz tylko ty i nigdy nie liczą się do rankingu.
import-list = Wczytane
import-mark = wczytana
import-done = { $count ->
        [one] Wczytano jedną partię.
        [few] Wczytano { $count } partie.
       *[many] Wczytano { $count } partii.
    }
import-refused = Nie wczytano pliku { $file }.
import-no-zip = Nie da się rozpakować pliku { $file }.
import-forget-named = Usuń: { $game }

## Powiadomienia

called-here = Twoja kolej
called-at = Twoja kolej: { $game }
notices = Powiadomienia
notices-about = Kiedy jest twoja kolej, a nie patrzysz na stół, możemy cię zawołać. Powiadomienie mówi, co się stało, tak jak widzi to ktoś, kto tylko się przygląda.
notices-here = W tej przeglądarce
notices-here-on = Wołaj mnie w tej przeglądarce
notices-here-off = Przestań
notices-here-is-on = Wołamy cię w tej przeglądarce, także kiedy strona jest zamknięta.
notices-there = Wołamy cię w: { $device }
notices-denied = Ta przeglądarka nie pozwala stronie pokazywać powiadomień. Można to zmienić w jej ustawieniach dla tej strony.
notices-insecure = Przeglądarki pokazują powiadomienia tylko ze stron z https.
notices-unsupported = Ta przeglądarka nie umie pokazywać powiadomień. Na iPhonie i iPadzie dodaj najpierw stronę do ekranu początkowego.
notices-no-service = Przeglądarka nie mogła połączyć się ze swoją usługą push. Spróbuj później.
notices-webhook = Przez webhook
notices-webhook-hint = Wiadomość pod twój adres: do czatu (Discord, Slack, Mattermost) albo do programu.
notices-webhook-label = Adres webhooka, https://…
notices-webhook-on = Wiadomości idą tam.
notices-secret = Jak podpisujemy wiadomości
notices-mail = Pocztą
notices-mail-hint = O kilku ruchach mówi jeden list; w każdym jest odnośnik, który to kończy.
notices-mail-label = Adres poczty
notices-mail-on = Listy idą na { $address }.
notices-mail-waits = List idzie na { $address }. Wejdź pod odnośnik z tego listu i zaczynamy.
notices-stop = Przestań
notices-stop-named = Przestań mnie tam wołać: { $device }
notices-trouble = Ostatnio nie dotarło: { $why }. Próbujemy dalej.
notices-paused = Wiele razy nie dotarło, więc nic już nie wysyłamy: { $why }. Zapisz jeszcze raz, żeby zacząć od nowa.
trouble-silent = nie było odpowiedzi
trouble-unreachable = nie dało się tam połączyć
trouble-private = nazwa prowadzi do adresu prywatnego
trouble-bad = to nie jest adres
trouble-refused = ten adres jest odrzucany
trouble-mail-server = serwer poczty tego nie przyjął
trouble-no-mail = ten dom nie wysyła już poczty
trouble-status = odpowiedź to { $code }
notices-what = Kiedy wołać
occasion-turn = Jest moja kolej
occasion-clock = Kończą mi się dni
occasion-started = Partia się zaczęła
occasion-over = Partia się skończyła
occasion-invited = Ktoś trzyma dla mnie miejsce
occasion-replaced = Gra za mnie bot, bo mnie nie było
notices-tables = Stoły
notices-tables-all = wszystkie
notices-tables-days = tylko na dni
notices-games = Gry
notices-language = Język powiadomień
notices-test = Wyślij mi próbę
notices-test-sent = { $count ->
        [0] Nie ma jeszcze dokąd wysłać próby.
        [one] Próba jest w drodze.
        [few] { $count } próby są w drodze.
       *[many] { $count } prób jest w drodze.
    }
page-mail = Poczta z Vacancy
mail-asked = Ktoś, mamy nadzieję, że ty, chce, żeby Vacancy pisało na { $address }, kiedy przychodzi jego kolej.
mail-confirm = Tak, piszcie do mnie
mail-refuse = Nie, nie piszcie
mail-confirmed = Vacancy pisze na { $address }, kiedy jest twoja kolej.
mail-end = Nie piszcie więcej
mail-ended = Na ten adres nic już nie przyjdzie.

## Znajomi

friends = Znajomi
friends-none = Jeszcze nikogo. Dodasz kogoś z jego profilu albo przy stole, w Osobach.
friend-askers = Kto ma cię na swojej liście
friend-asks = ma cię na swojej liście
friend-one-sided = nie ma cię na swojej
friend-here = teraz tutaj
friend-add = Dodaj
friend-add-named = Dodaj: { $name }
friend-add-long = Dodaj do znajomych
friend-added = Na liście znajomych: { $name }.
friend-end = Usuń
friend-end-named = Usuń: { $name }
friend-end-long = Usuń ze znajomych
friend-play = Zagraj
friend-watch-named = Oglądaj: { $name }
host-here = { $count ->
        [0] Nikogo tu nie ma.
        [one] Jest tu jedna osoba.
        [few] Są tu { $count } osoby.
       *[many] Jest tu { $count } osób.
    }

## Analiza zakończonej partii

analysis = Analiza
analysis-close = Zamknij analizę
analysis-progress = Ile już policzono
analysis-waiting = { $count ->
    [0] Jest następna w kolejce.
    [one] Przed nią w kolejce jest jedna analiza.
    [few] Przed nią w kolejce są { $count } analizy.
   *[other] Przed nią w kolejce jest { $count } analiz.
}
analysis-working = Policzono { $percent }%; obraz jest coraz dokładniejszy.
analysis-off = Na tym serwerze partii się nie analizuje.
analysis-failed = Tej partii nie udało się przeanalizować.
analysis-again = Spróbuj jeszcze raz
analysis-none = Nikt jeszcze nie poprosił o analizę tej partii. Trwa ona około minuty; pierwszy szkic pojawia się od razu.
analysis-ask = Przeanalizuj tę partię
analysis-sketch = Oznaczenia ruchów, szczęście i gra pojawią się za chwilę.
analysis-rough = Ta analiza jest przybliżona: nie wykazano, jak pewna może być ocena w tej grze.
analysis-old = Dziś partie ocenia się lepiej niż wtedy, gdy powstała ta analiza.
analysis-anew = Przeanalizuj na nowo
analysis-deepen = Przyjrzyj się dokładniej
analysis-deepen-about = Dziesięć razy więcej pracy, więc potrwa to kilka minut. Możesz w tym czasie stąd wyjść.
analysis-tab-story = Przebieg
analysis-tab-moves = Ruchy
analysis-tab-learn = Nauka
analysis-graph = Kto wygrywał
analysis-graph-at = Ruch { $move } z { $count }: { $told }
analysis-graph-led = Najdłużej na prowadzeniu: { $name }, przez { $percent }% partii.
analysis-graph-table = Wykres w liczbach
analysis-sight = Co wiadomo na wykresie
analysis-sight-all = Wszystkie karty
analysis-sight-of = Wiedza gracza: { $name }
analysis-mark = Ocena
analysis-mark-dubious = wątpliwy ruch
analysis-mark-mistake = błąd
analysis-mark-blunder = gruby błąd
analysis-turnings = Co przesądziło
analysis-turning = { $name }: z { $before }% na { $after }%
analysis-turning-decision = Ruch { $move }, decyzja
analysis-turning-chance = Ruch { $move }, przypadek
analysis-accuracy = Dokładność
analysis-like-you = Twoja gra była na poziomie: { $level }.
analysis-like = Gra na poziomie: { $level }.
analysis-as-random = cokolwiek
analysis-as-bellboy = boy hotelowy
analysis-as-porter = portier
analysis-as-concierge = konsjerż
analysis-as-director = dyrektor
analysis-as-grand_director = dyrektor naczelny
analysis-accounts = Szczęście i gra
analysis-accounts-about = Wszyscy zaczynają z równą szansą. Każdy wiersz coś do niej dodaje albo odejmuje, w setnych częściach, aż do wyniku.
analysis-part-even = Równa szansa
analysis-part-deal = Rozdanie
analysis-part-deal-about = ile warty był początek
analysis-part-draws = Losowania
analysis-part-draws-about = co później przyniosły kości i karty
analysis-part-hidden = Domysły
analysis-part-hidden-about = jak sprawdziły się domysły o zakrytych kartach
analysis-part-own = Własna gra
analysis-part-own-about = własne decyzje w porównaniu ze zwykłymi
analysis-part-others = Inni
analysis-part-others-about = co zrobiły ich decyzje
analysis-part-remainder = Niewyjaśnione
analysis-part-remainder-about = tego analiza nie umie wytłumaczyć
analysis-part-sum = Wynik
analysis-luck-error = Szczęście z dokładnością do
analysis-move-start = Przejdź do któregoś ruchu, a zobaczysz, co jeszcze można było zrobić.
analysis-move-only = Innego ruchu tu nie było albo ten nie jest jeszcze oceniony.
analysis-marked = Oznaczone ruchy
analysis-whose = Czyje ruchy
analysis-whose-all = Wszystkich
analysis-none-marked = Żaden ruch nie był na tyle zły, żeby go oznaczyć.
analysis-told-best = Najlepszy ruch.
analysis-told-good = Dobry ruch.
analysis-told-dubious = Wątpliwy ruch: kosztował { $loss }% szansy na wygraną.
analysis-told-mistake = Błąd: kosztował { $loss }% szansy na wygraną.
analysis-told-blunder = Gruby błąd: kosztował { $loss }% szansy na wygraną.
analysis-doubt-unsure = Może kosztował { $loss }% szansy na wygraną, ale to niepewne.
analysis-doubt-search = Nie błąd: przy dłuższym namyśle ten ruch jest prawie tak dobry jak najlepszy.
analysis-doubt-close = Na dwoje babka wróżyła: to, co najlepsze, zależało od kart, których nikt nie widział.
analysis-told-shares = Wygrywa w { $played }% przypadków, a najlepszy w { $best }%.
analysis-choices-about = { $count ->
    [one] Był jeden ruch. Liczba mówi, jak często wygrywa, sądząc po tym, co można tam było wiedzieć.
    [few] Były { $count } ruchy; sprawdzono prawdopodobne. Liczby mówią, jak często każdy wygrywa, sądząc po tym, co można tam było wiedzieć.
   *[other] Było { $count } ruchów; sprawdzono prawdopodobne. Liczby mówią, jak często każdy wygrywa, sądząc po tym, co można tam było wiedzieć.
}
analysis-played = (zagrany)
analysis-show = Pokaż
analysis-show-move = Pokaż: { $move }
analysis-learn = Ucz się na błędach
analysis-learn-about = Każdy oznaczony ruch wraca na planszę. Znajdź lepszy, a analiza powie, ile jest wart.
analysis-learn-own = { $count ->
    [0] Nie masz oznaczonych ruchów
    [one] Mój jedyny oznaczony ruch
    [few] Moje { $count } oznaczone ruchy
   *[other] Moje oznaczone ruchy: { $count }
}
analysis-learn-of = { $name }: { $count }
analysis-learn-number = { $number } z { $count }
analysis-learn-question = { $own ->
    [1] Twój ruch
   *[0] Ruch
} { $move }: „{ $played }” kosztował { $loss }% szansy na wygraną. Co zagrasz teraz?
analysis-learn-stop = Zakończ
analysis-learn-again = Jeszcze raz
analysis-judging = Analiza się zastanawia…
analysis-answer-best = „{ $move }” to wybór analizy: wygrywa w { $share }% przypadków.
analysis-answer-good = „{ $move }” jest prawie tak dobre jak najlepsze: { $share }% wobec { $best }%.
analysis-answer-worse = „{ $move }” kosztuje { $loss }%: wygrywa w { $share }% przypadków, a najlepszy ruch w { $best }%.
analysis-answer-same = { $own ->
    [1] Taki był właśnie twój ruch
   *[0] Tak właśnie zagrano
}: to kosztuje { $loss }% szansy na wygraną.
analysis-answer = Najlepszy ruch: „{ $move }”, który wygrywa w { $best }% przypadków.
analysis-retry = Spróbuj jeszcze raz
analysis-solve = Pokaż odpowiedź
analysis-next = Dalej
analysis-end = Do podsumowania
analysis-tally = Podsumowanie
analysis-tally-told = Za pierwszym razem dobrze: { $right } z { $count }.
analysis-strip-line = Tego nie zagrano: to ruch i to, co prawdopodobnie by po nim nastąpiło.
analysis-strip-ask = { $own ->
    [1] Twój ruch
   *[0] Ruch
} { $move } kosztował { $loss }% szansy na wygraną. Co tu zagrasz?
analysis-strip-good = Trafione.
analysis-strip-worse = To kosztuje { $loss }% szansy na wygraną.
analysis-strip-again = Jeszcze raz
analysis-strip-match = Wróć do partii
analysis-strip-question = Wróć do pytania
analysis-strip-open = Do analizy
# Zadania
puzzles = Zadania
page-puzzles = Zadania
page-puzzle = Zadanie
puzzles-about = Pozycje z partii, w których jedna odpowiedź jest o wiele lepsza od innych, a trudno ją zauważyć.
puzzle-title = Zadanie: { $game }
puzzle-today = Zadanie dnia
puzzle-solve = Rozwiąż
puzzle-streak = { $days ->
        [0] Rozwiąż je dzisiaj i zacznij serię.
        [one] { $isDone ->
            [true] Rozwiązane! Zajrzyj jutro.
           *[other] Wczoraj się udało: czas na dzisiejsze.
        }
        [few] { $isDone ->
            [true] Rozwiązane: { $days } dni z rzędu.
           *[other] { $days } dni z rzędu: czas na dzisiejsze.
        }
       *[many] { $isDone ->
            [true] Rozwiązane: { $days } dni z rzędu.
           *[other] { $days } dni z rzędu: czas na dzisiejsze.
        }
    }
puzzle-asks = { $form ->
        [turn] { $goal ->
            [win] Dograj partię do końca i wygraj!
           *[points] Dograj partię do końca i zdobądź jak najwięcej punktów.
        }
       *[move] { $goal ->
            [win] Który ruch daje największą szansę na wygraną?
           *[points] Który ruch daje najwięcej punktów?
        }
    }
puzzle-shared = Wygrana do podziału to wszystko, co da się osiągnąć.
puzzle-wanted = Punkty do zdobycia: { $points }
puzzle-wanted-tie = (oraz { $tie }: { $what })
puzzle-hardest = trudne (żaden bot tego nie znajduje)
puzzle-found-by = { $rank ->
    [concierge] łatwiejsze
   *[other] średnie
} (znajdują boty od poziomu: { $level })
puzzle-theme-long = długie
puzzle-seats = { $count ->
        [one] jeden gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
puzzle-is-chance = największa szansa
puzzle-kind = { $kind ->
    [turn] Ostatnia tura
    [move] Ostatni ruch
   *[hard] Trudny ruch
}: { $goal ->
    [win] o wygraną
   *[points] o punkty
}
puzzle-kind-about = { $kind ->
    [turn] Ostatnia tura: do rozegrania do końca, policzona dokładnie
    [move] Ostatni ruch: policzony dokładnie
   *[hard] Trudny ruch: oceniony długim przeszukiwaniem
}
puzzle-kinds = Rodzaj
puzzle-rank = { $rank ->
    [concierge] łatwiejsze
    [director] średnie
   *[other] trudne
}
puzzle-you = ty
puzzle-scores = Punkty teraz: { $scores }
puzzle-of-game = rozwiązane: { $solved } z { $count }
puzzle-more = Pokaż wszystkie ({ $count })
puzzle-level = Trudność
puzzle-theme = Temat
puzzle-any = wszystkie
puzzle-new = tylko nierozwiązane
puzzle-done = rozwiązane
puzzle-count = { $count ->
        [one] Jedno zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    }
puzzle-told = Zadanie
puzzle-solved = Dobrze!
puzzle-failed = Nie, da się lepiej.
puzzle-value = { $form ->
        [win] Szansa na wygraną, przeliczona jak na partię we dwoje z równym przeciwnikiem: { NUMBER($value, maximumFractionDigits: 0) }%
       *[points] Twoje punkty: { NUMBER($value, maximumFractionDigits: 1) }
    }
puzzle-back = Cofnij
puzzle-back-short = Cofnij
puzzle-again = Od początku
puzzle-again-short = Od początku
puzzle-show = Pokaż rozwiązanie
puzzle-show-short = Rozwiązanie
puzzle-next = Następne zadanie
puzzle-next-short = Następne
puzzle-all = Wszystkie zadania
puzzle-all-short = Wszystkie
puzzle-report = Zgłoś błąd
puzzle-report-short = Zgłoś błąd
puzzle-report-title = Co jest nie tak w tym zadaniu?
puzzle-report-words = Przeczytają to gospodarze tego domu.
puzzle-solution = Rozwiązanie
puzzle-step = Następny ruch
puzzle-step-back = Poprzedni ruch
puzzle-answers = { $goal ->
        [win] Szansa na wygraną z jednym równym przeciwnikiem
       *[points] Punkty na koniec, średnio
    }
puzzle-reasons = Najlepsza odpowiedź wobec drugiej
puzzle-basis = { $basis ->
        [exact] Sprawdzono wszystko, co może się jeszcze zdarzyć.
       *[judged] Dwie oceny i długie przeszukiwanie są zgodne.
    }
puzzle-chance = To najlepsza odpowiedź w { $percent }% tego, co może być zakryte.

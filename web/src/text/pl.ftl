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
copied = Skopiowano.
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
page-nowhere = Nic tu nie ma
nowhere-title = Za tymi drzwiami nic nie ma
nowhere-words = Ten adres donikąd nie prowadzi. Może jest w nim literówka, a może stołu dawno już nie ma.
problem-unreachable = Nie można połączyć się z serwerem. Sprawdź połączenie; będziemy próbować dalej.
problem-unexpected = Coś poszło nie tak na tej stronie. Często pomaga odświeżenie.

## Hol

lobby-title = Vacancy: cztery gry planszowe o hotelach i kolejkach
lobby-motto = Cztery gry planszowe o hotelach i kolejkach. Jest wolne miejsce.
lobby-doors = Gry
lobby-credits = Gry zaprojektowali i wydali inni; Vacancy nie jest z nimi związane. Wszystkie obrazki i teksty są tu nasze własne.
fact-players = { $few }–{ $many } graczy
fact-minutes = około { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
}
fact-designer = projekt: { $designer }
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

## Imiona

name-title = Jak mamy się do ciebie zwracać?
name-hint = Wystarczy imię: bez e-maila i bez konta.
name-label = Twoje imię
name-guest = Gość { $room }
name-has-password = Mam hasło do tego imienia
name-enter = Wchodzę
password-label = Hasło
password-new = Hasło do tego imienia
password-hint = Z hasłem możesz używać tego imienia także na innym urządzeniu.
password-there = To imię ma hasło. Tutaj możesz je zmienić.
logout = Zapomnij mnie na tym urządzeniu

## Nowy stół

new-title = Nowy stół: { $game }
new-seats = Miejsca
new-options = Opcje
new-pace = Tempo
new-listed = Pokaż stół w holu: każdy może dołączyć albo oglądać
new-more-options = Więcej opcji
new-practice = Gra ćwiczebna z wybranym ziarnem
new-seed = Ziarno (liczba; puste oznacza przypadek)
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
bot-random = Kostkarz
bot-greedy = Karierowicz
bot-bellboy = Boy hotelowy
bot-bellboy-style = Początkujący: gra z głową, ale wiele przeocza.
bot-porter = Portier
bot-porter-style = Niedzielny gracz: widzi dobre ruchy, nie widzi ich skutków.
bot-concierge = Konsjerż
bot-concierge-style = Mocny: planuje naprzód i wykorzystuje błędy.
bot-director = Dyrektor
bot-director-style = Ekspert: długo myśli i mało wybacza.
bot-grand_director = Dyrektor naczelny
bot-grand_director-style = Najlepszy z nich: nauczył się gry z milionów partii przeciwko sobie.

## Dołączanie

join-title = Masz zaproszenie
sit-here = Siadam tutaj
seat-free = wolne miejsce
seat-for-friend = zajęte dla znajomego
seat-you = ty
seat-bot = bot
seat-away = poza stołem
seat-resigned = poddał grę
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
hint = Podpowiedź
hint-thinking = Namysł …
hint-chance = (wygrywa w { $percent } % przypadków)
hint-play = Zagraj to
undo = Cofnij
undo-done = Ruch został cofnięty.
undo-refused = Ruch zostaje tak, jak został zagrany.
undo-waiting = Cofnąć ruch? Czekamy na odpowiedź: { $names }.
undo-question = { $name } prosi o cofnięcie ostatniego ruchu. Zgadzasz się?
resign = Poddaj grę
resign-title = Poddać tę grę?
resign-words = Zajmiesz miejsce za wszystkimi, którzy grają dalej. Tego nie da się cofnąć.
watching = Oglądasz
watchers = { $count ->
    [one] Ogląda 1 osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
connection-lost = Nie ma połączenia. Próbujemy wrócić do stołu; nic nie przepadło.
score-of = { $points ->
    [one] 1 punkt, szczegóły
    [few] { $points } punkty, szczegóły
   *[other] { $points } punktów, szczegóły
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

## Koniec

end-you-win = Wygrywasz!
end-wins = Wygrywa { $name }
end-shared = Wspólne zwycięstwo: { $names }
end-broken-off = Gra została przerwana
end-place = { $place }.
end-rematch = Rewanż
end-to-rematch = Do rewanżu
end-replay = Obejrzyj powtórkę
end-share = Udostępnij powtórkę
end-proof = Sprawdź, że nikt nie oszukiwał
end-proof-words = Pierwsza liczba była widoczna na początku gry, zanim rozdano karty. Z drugiej brał się cały przypadek: wynika z niej pierwsza liczba i każda karta oraz kość.
commitment = Pokazane na początku
secret = Ogłoszone na końcu
transcript = Pobierz zapis gry

## Zasady

rules-of = Zasady: { $game }
rules-search = Szukaj w zasadach
rules-none = Żadna zasada tak nie mówi.

## Ustawienia

settings-look = Wygląd i język
settings-play = Przy stole
settings-name = Twoje imię
theme = Motyw
theme-auto = jak w systemie
theme-light = jasny
theme-dark = ciemny
motion = Ruch
motion-auto = jak w systemie
motion-full = pełny
motion-reduced = ograniczony
settings-confirm = Pytaj przed każdym moim ruchem
settings-sound = Dźwięki
settings-shortcuts = Skróty klawiszowe
settings-coach = Wskazówki w pierwszej grze z podpowiedziami

## Klawisze

keys-title = Klawiatura
keys-tab = do wszystkiego, czego można użyć
keys-arrows = między rzeczami, które należą do siebie
keys-enter = wybierz, otwórz, zagraj
keys-skip = pomiń to, co jest pokazywane
keys-undo = cofnij
keys-undo-turn = cofnij wszystkie swoje ruchy od ostatniego ruchu innego gracza
keys-hint = podpowiedź, gdy grasz z botami
keys-moves = do tego, co możesz teraz zrobić
keys-rules = zasada, o którą chodzi
keys-log = dziennik
keys-chat = czat
keys-step = jeden ruch wstecz, jeden ruch dalej
keys-escape = zamknij; wróć do teraz
keys-help = ta lista
keys-off = Skróty z jednej litery można wyłączyć w ustawieniach.

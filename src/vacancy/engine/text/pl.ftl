# Co dom mówi w każdej grze.
no-such-action = Nie ma akcji o numerze { $action }; akcje mają numery od 0, mniejsze niż { $count }.
action-is-no-number = „{ $action }” nie jest akcją: akcje to liczby całkowite.
wrong-position = To nie jest pozycja gry { $game }, tylko: { $given }.
no-such-seat = Przy tym stole nie ma miejsca „{ $seat }”; miejsca mają numery od 0 do { $last }, a widz to None.
game-is-over = Gra jest skończona.
not-understood = „{ $words }” nie jest tu żadnym ruchem.
bad-seats = { $game } jest dla { $few }–{ $many } graczy, nie dla { $seats }.
seats-are-no-number = Liczba graczy to liczba całkowita, a nie „{ $seats }”.
idle-option = „{ $name }” nic nie zmienia, dopóki „{ $option }” nie jest „{ $value }”.
idle-seat-option = „{ $name }” nic nie zmienia przy stole dla { $seats }; jest dla co najmniej { $least } graczy.
unknown-option = { $game } nie ma opcji „{ $name }”; ma: { $known }.
bad-value = „{ $name }” nie może być „{ $value }”; może być: { $known }.

# Zmienione wartości
variant-none = { $game } nie ma wartości, które można zmienić.
variant-unknown = { $place }: nie ma takiej wartości; są: { $known }.
variant-fixed = { $place }: tej wartości nie można zmienić; można zmienić: { $known }.
variant-names = { $place }: zmieniane wartości wymienia się jedna po drugiej, zamiast „{ $value }”; można zmienić: { $known }.
variant-whole = { $place }: { $value } nie jest liczbą całkowitą od { $low } do { $high }.
variant-flag = { $place }: { $value } nie jest ani prawdą (true), ani fałszem (false).
variant-word = { $place }: „{ $value }” jest nieznane; może być: { $known }.
variant-list = { $place }: potrzebna jest lista od { $least } do { $most } wartości, a nie { $value }.

# Zapisy partii
transcript-none = To nie jest zapis partii: nie zaczyna się od „vacancy”.
transcript-format = Ten zapis ma format { $format }; znany jest { $known }.
transcript-cut = Zapis jest urwany: brakuje ostatniego wiersza, pieczęci.
transcript-changed = Zapis zmieniono: pieczęć nie pasuje do treści.
transcript-line = Wiersz { $line }: „{ $text }” nic w zapisie nie znaczy.
transcript-game = Nie ma gry „{ $name }”.
transcript-rules = Partię rozegrano według wersji { $found } zasad gry { $title }; tu znane są: { $known }.
transcript-variant = Partię rozegrano ze zmienionymi wartościami gry { $title }; taki zapis czyta tylko wiersz poleceń.
transcript-commitment = Sekret nie pasuje do zobowiązania: zmieniono kości.
transcript-result = Wynik to { $scores }, a nie { $found }.
transcript-missing = W zapisie brakuje wiersza „{ $name }”.
transcript-head = Nagłówek zapisu jest błędny: { $why }
transcript-numbers = Nagłówek zapisu jest błędny: jedna z liczb nie jest liczbą.
transcript-prelude = Zapis podaje, że ruchów danych z góry było { $count }, a jest ich w nim { $moves }.
transcript-seat = Wiersz { $line }: to nie jest decyzja miejsca { $seat }.
transcript-move = Wiersz { $line }: { $why }

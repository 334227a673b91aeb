# Dlaczego jeden ruch jest lepszy od drugiego. Obok tych słów znane są też słowa gry.

score-later = Później
reason-source = { $part }: ok. { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt { $sign ->
    [more] więcej
   *[less] mniej
}.
reason-rest = Wszystko inne razem: ok. { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt { $sign ->
    [more] więcej
   *[less] mniej
}.
reason-points = Łącznie ok. { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt { $sign ->
    [more] więcej
   *[less] mniej
}.
reason-chance = { $sign ->
    [more] Większa szansa
   *[less] Mniejsza szansa
} – { $aim }: { $after }% zamiast { $before }%.
reason-answer = Uważaj: { $who } – { $move }. Twoja szansa na wygraną spadłaby o ok. { $loss } punktów procentowych.
reason-seat = Gracz { $seat }
hint-against = W porównaniu z następnym najlepszym – { $move }:
hint-total = { $sign ->
    [more] Na koniec więcej o
   *[less] Na koniec mniej o
} { NUMBER($points, maximumFractionDigits: 1) } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
hint-even = Oba wychodzą mniej więcej na to samo.
hint-shares = Tak wygrywasz ok. { $share } partii na 100, w tamtym wariancie { $other }.
hint-one = Jest tylko jeden ruch.
hint-plan = Plan na tę turę
hint-step = krok { $step } z { $steps }

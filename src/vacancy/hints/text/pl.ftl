# Dlaczego jeden ruch jest lepszy od drugiego. Obok tych słów znane są też słowa gry.

score-later = Później
reason-source = { $part } { $sign ->
    [more] +
   *[less] −
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
reason-rest = Wszystko inne { $sign ->
    [more] +
   *[less] −
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
reason-points = Punkty { $sign ->
    [more] +
   *[less] −
}{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
reason-chance = Szansa – { $aim }: { $before } → { $after }%
reason-answer = Najgroźniejsza odpowiedź – { $who }: { $move } (−{ $loss }% wygranej)
reason-seat = Gracz { $seat }
hint-against = W porównaniu z ruchem: { $move }
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
hint-shares = Wygrywa w { $share }% przypadków, ten drugi w { $other }%.
hint-one = Jest tylko jeden ruch.
hint-plan = Plan na tę turę
hint-step = krok { $step } z { $steps }

player = { $colour ->
    [red] Czerwony
    [blue] Niebieski
    [green] Zielony
   *[orange] Pomarańczowy
}
score-room = Pokój
table-rooms = Oddane: { $rooms }. Jeszcze nie wylosowane: { $left }.
prompt-choose = { $who }: zatrzymaj swój pokój albo go wymień.
move-keep = Zatrzymaj pokój
move-swap = Wymień pokój
reason-none-left = Wszystkie pokoje zostały już wylosowane.
log-keep = { $who } zatrzymuje pokój.
log-swap = { $who } oddaje pokój { $room }.
log-draw = { $who } losuje { $room ->
    [0] inny pokój.
   *[other] pokój { $room }.
}
pitch = Osiem pokoi, jeden z nich twój. Czy za następnymi drzwiami jest lepszy?
decision-choose = zatrzymać albo wymienić

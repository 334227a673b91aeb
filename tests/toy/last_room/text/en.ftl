player = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
   *[orange] Orange
}
score-room = Room
table-rooms = Given back: { $rooms }. Not yet drawn: { $left }.
prompt-choose = { $who }: keep your room or swap it.
move-keep = Keep the room
move-swap = Swap the room
reason-none-left = All rooms have been drawn.
log-keep = { $who } keeps the room.
log-swap = { $who } gives room { $room } back.
log-draw = { $who } draws { $room ->
    [0] another room.
   *[other] room { $room }.
}
pitch = Eight rooms, one of them yours. Is there a better one behind the next door?
decision-choose = keep or swap

# Co dom mówi w każdej grze.
no-such-action = Nie ma akcji o numerze { $action }; akcje mają numery od 0, mniejsze niż { $count }.
game-is-over = Gra jest skończona.
not-understood = „{ $words }” nie jest tu żadnym ruchem.

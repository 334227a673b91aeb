# %% [markdown]
# # First steps in Python
#
# A game by name, a match, and what a seat may know of it. Everything here is the same for all four games.

# %%
import vacancy

vacancy.NAMES

# %%
game = vacancy.game("overbooking")
state = game.new(seats=3, seed=7)
game.to_move(state), len(game.legal(state))

# %% [markdown]
# Moves are numbers with words for people, in both languages for those who play and in English here. What is not legal is
# refused with the rule behind it, and nothing has happened.

# %%
move = game.parse(state, "merchants_fish door 1")
game.say(state, move)

# %%
try:
    game.play(state, game.actions - 1)
except vacancy.IllegalMove as refusal:
    print(refusal)

# %% [markdown]
# `view` holds what a seat may know, ready for JSON; `hide` is a world that the seat cannot tell from the true one.

# %%
game.play(state, move)
seat = game.to_move(state)
world = game.hide(state, seat, rng=1)
world == state, game.view(world, seat) == game.view(state, seat)

# %% [markdown]
# A whole match between two bots of the house and one who plays at random. Bots are handed what their seat knows.

# %%
from vacancy.bots import make_bot

bots = [make_bot(name, game, seed=1) for name in ("bellboy", "greedy", "random")]
while (seat := game.to_move(state)) is not None:
    game.play(state, bots[seat].choose(game.known(state, seat), seat))
game.scores(state), game.ranking(state)

"""Learning to play a game against oneself and one's past, by PPO (extra `train`: PyTorch).

`python -m vacancy.lab.train GAME --seconds S --out FOLDER` trains a net and leaves `net.npz`, the
weights that bots play with, `checkpoint.pt`, from which `--from` goes on, and `log.jsonl`.

Read in this order: `settings` (what can be set), `net` (what is learnt), `rollout` (matches at many
tables at once), `seating` (who sits where), `advantage` and `ppo` (what is made of them),
`trainer` (all of it, round after round).
"""

"""Learn to beat random play at two-player Arlecchino with NumPy alone: `python train.py`.

One hidden layer says how good each action is, and how good the position is for whoever decides.
After some steps of all games it is judged how much better each action turned out than its position
had promised, and what did better is made likelier: advantage actor-critic, with generalised
advantage estimation (Schulman et al. 2016, arXiv 1506.02438) and Adam (Kingma & Ba 2015, arXiv
1412.6980).
"""

import sys

import numpy as np

from armoire.envs.batch import BatchEnv

BLOCKS, GAMES, STEPS, HIDDEN, RATE, TRUST = int((*sys.argv, 50)[1]), 512, 32, 128, 2e-3, 0.9
rows, seats, ends = np.arange(GAMES), np.arange(GAMES) % 2, []  # we have either seat
env = BatchEnv("arlecchino", GAMES, players=2, seats=seats, others="random")
random, batch = np.random.default_rng(1), env.reset(seed=1)
shape = env.game.observation_size(), HIDDEN, env.game.num_distinct_actions() + 1
weights = [random.normal(0, 0.1, shape[:2]).astype("f4"), np.zeros(shape[1:], "f4")]
slopes, squares = ([np.zeros_like(one) for one in weights] for _ in range(2))


def judge(seen, masks):
    out = (hidden := np.maximum(seen @ weights[0], 0)) @ weights[1]
    likely = np.exp(np.minimum(out[:, :-1], 20)) * masks
    return hidden, likely / likely.sum(1, keepdims=True), out[:, -1]


def learn(seen, masks, chosen, value, gain):
    hidden, likely, now = judge(seen, masks)
    wrong = np.c_[likely * gain[:, None], now - value - gain]  # by how much each should be less
    wrong[rows, chosen] -= gain
    below = (wrong @ weights[1].T) * (hidden > 0)
    for index, slope in enumerate((seen.T @ below / GAMES, hidden.T @ wrong / GAMES)):
        slopes[index] += 0.1 * (slope - slopes[index])
        squares[index] += 0.01 * (slope**2 - squares[index])
        weights[index] -= RATE * slopes[index] / (np.sqrt(squares[index]) + 1e-5)


for block in range(1, BLOCKS + 1):
    story, rewards, ended = [], np.zeros((STEPS, GAMES), "f4"), np.zeros((STEPS, GAMES), bool)
    for step in range(STEPS):
        seen, masks = batch.observations, batch.masks.copy()
        _, likely, value = judge(seen, masks)
        chosen = (likely.cumsum(1) > random.random((GAMES, 1), "f4") * 0.9999).argmax(1)
        batch = env.step(chosen)
        rewards[step], ended[step] = batch.rewards[rows, seats], batch.terminated
        story.append((seen, masks, chosen, value))
    gain, later = np.zeros(GAMES, "f4"), judge(batch.observations, batch.masks)[2]
    for step in reversed(range(STEPS)):
        value = story[step][3]
        gain = rewards[step] - value + ~ended[step] * (later + TRUST * gain)
        story[step], later = (*story[step], gain), value
    for step in random.permutation(STEPS):
        learn(*story[step])
    ends.extend(rewards[ended])
    if block % 5 == 0:
        won = np.mean(np.sign(ends[-2000:])) / 2 + 0.5  # a draw is half a win
        print(f"{block * STEPS * GAMES:,} decisions: {won:.1%} of the latest games won")

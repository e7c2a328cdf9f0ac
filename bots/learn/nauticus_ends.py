"""Learns how far off the evaluation of Nauticus is at ends of rounds between two, as a table for bots/src/nauticus/round-end.ts:

python3 bots/learn/nauticus_ends.py --rows ROWS... --values VALUES... --siblings SIBLINGS... --out end-table.txt

ROWS are of nauticus-games.mjs: what the VALUES foretell there on average is copied by a sum over inputs, which smooths it. SIBLINGS are of
nauticus-siblings.mjs: they say how much of that copy comes true for each round, and add what the inputs say besides. Needs numpy alone.
"""
import argparse
import json

import numpy as np

import grains

INPUTS, SEAT, PARTS, TOLD, TIMES = 1261, 271, 8, 7, 120
HELD, SEAT_ROW, ROW, UNSHUFFLED = 80, 96, 386, 120
CARGO, FLEET, SHIP = 569, 653, 660
SHIP_POINTS, SET_POINTS = [0, 2, 8, 20, 35], [0, 2, 5, 9, 14, 20, 25]
ENDS = (7, 15, 23)  # the time of a round's end with 0, 1 and 2 rounds left
POINT = 256
COPY_PENALTY, MIX_PENALTY, INPUT_PENALTY, INPUT_SCALE, PART_SCALE = 20, 300, 4000, 3, 5
FOLDS = 8


def finished_ships():
    """By input: the points of a ship that is finished."""
    points, index = {}, SHIP
    for state in range(10):
        parts = state + 1 if state < 4 else ((state - 4) >> 1) + 1
        for masts in range(parts + 1):
            for sails in range(masts + 1):
                for _ in range(parts + 1):
                    if state < 4 and masts == sails == parts:
                        points[index] = SHIP_POINTS[parts]
                    index += 1
    return points


class Ends:
    """Ends of rounds: inputs, what the evaluation expects by part, and the time."""

    def __init__(self, inputs, guesses, times):
        self.inputs, self.guesses, self.times = inputs, guesses, times

    def told(self, file):
        """What a value expects beyond what is sure."""
        weights = grains.read(file).astype(float)
        count = lambda units: (INPUTS + PARTS + 1) * units + units // 2 * (units + 1 + TOLD) + TOLD * (1 + PARTS) + TIMES
        units = next(units for units in (32, 64) if count(units) == len(weights))
        at = 0

        def take(*shape):
            nonlocal at
            at += int(np.prod(shape))
            return weights[at - int(np.prod(shape)) : at].reshape(shape)

        half, guesses = units // 2, self.guesses / 8
        first, guessed, first_bias = take(INPUTS, units) / 512, take(units, PARTS) / 1024, take(units) / 512
        second, second_bias = take(half, units) / 1024, take(half) / 512
        third, third_bias, direct = take(TOLD, half) / 1024, take(TOLD) / 512, take(TOLD, PARTS) / 1024
        active = np.clip(self.inputs @ first + guesses @ guessed.T + first_bias, 0, 8)
        active = np.clip(active @ second.T + second_bias, 0, 8)
        return (active @ third.T + third_bias + guesses @ direct.T)[:, :6].sum(1) * 8

    def features(self):
        """What a seat has and what is expected of it, apart for each number of rounds left."""
        own = np.concatenate([self.inputs[:, SEAT:], self.guesses / PART_SCALE], 1)
        each = [own * (self.times == time)[:, None] for time in ENDS]
        return np.concatenate(each + [np.stack([self.times == time for time in ENDS], 1) * 1.0], 1).astype(float)


def read_rows(files):
    rows = np.concatenate([np.fromfile(file, np.int16).reshape(-1, ROW) for file in files])
    rows = rows[(rows[:, 3] == UNSHUFFLED) & (rows[:, 0] % 16 == 2)]
    seats = rows[:, 2:].reshape(-1, 4, SEAT_ROW)[:, :2].reshape(-1, SEAT_ROW)
    inputs = np.zeros((len(seats), INPUTS + 1), np.float32)
    for held in range(HELD):
        np.add.at(inputs, (np.arange(len(seats)), seats[:, held].astype(int)), 1)
    return Ends(inputs[:, :INPUTS], seats[:, HELD : HELD + PARTS] / 64.0, np.repeat(rows[:, 1].astype(int), 2))


class Siblings(Ends):
    """Groups of ends that one seat could choose between, with what came of them."""

    def __init__(self, files):
        groups = [json.loads(line) for file in files for line in open(file) if line.endswith("}\n")]
        rows = [row for group in groups for row in group["rows"]]
        self.sizes = np.array([len(group["rows"]) for group in groups])
        self.group = np.repeat(np.arange(len(groups)), self.sizes)
        self.left = np.repeat([3 - group["round"] for group in groups], self.sizes)
        ships = finished_ships()
        inputs, guesses = np.zeros((len(rows), INPUTS), np.float32), np.array([row["parts"] for row in rows])
        for index, row in enumerate(rows):
            inputs[index, [ENDS[self.left[index]], UNSHUFFLED]] = 1
            np.add.at(inputs[index], row["held"], 1)
            guesses[index, 1] -= sum(ships.get(held, 0) for held in row["held"])
            guesses[index, 2] -= sum(SET_POINTS[(held - CARGO) % 7] for held in row["held"] if CARGO <= held < FLEET)
        super().__init__(inputs, guesses, np.array(ENDS)[self.left])
        self.worths = self.centred(np.array([row["worth"] for row in rows]))
        gains = np.array([np.mean(np.subtract(row["own"], row["rivals"])) for row in rows])
        self.gains = self.centred(gains)

    def centred(self, values):
        """Less the mean of their group."""
        starts = np.r_[0, np.cumsum(self.sizes)[:-1]]
        shape = (-1,) + (1,) * (values.ndim - 1)
        return values - (np.add.reduceat(values, starts, axis=0) / self.sizes.reshape(shape))[self.group]

    def chosen(self, scores):
        """By group: what the end with the best score gains beyond the mean."""
        starts = np.r_[0, np.cumsum(self.sizes)]
        return np.array([self.gains[a + np.argmax(scores[a:b])] for a, b in zip(starts, starts[1:])])


def solve(features, targets, penalties):
    return np.linalg.solve(features.T @ features + np.diag(penalties), features.T @ targets)


def main():
    ask = argparse.ArgumentParser()
    for name in ("rows", "values", "siblings"):
        ask.add_argument(f"--{name}", nargs="+", required=True)
    ask.add_argument("--out", required=True)
    asked = ask.parse_args()
    ends, siblings = read_rows(asked.rows), Siblings(asked.siblings)
    off = np.mean([ends.told(file) for file in asked.values], 0) - ends.guesses.sum(1)
    features = ends.features()
    copy = solve(features, off, np.r_[np.full(features.shape[1] - 3, COPY_PENALTY), np.full(3, COPY_PENALTY * 1e-3)])
    copied = siblings.centred(siblings.features() @ copy)
    by_round = np.stack([copied * (siblings.left == left) for left in (2, 1, 0)], 1)
    held = siblings.centred(siblings.inputs)
    used = np.abs(held).sum(0) > 0
    both = np.concatenate([by_round, held[:, used] * INPUT_SCALE], 1)
    penalties = np.r_[np.full(3, MIX_PENALTY), np.full(used.sum(), INPUT_PENALTY)]
    rest = siblings.gains - siblings.worths
    guessed = np.zeros(len(rest))
    for fold in range(FOLDS):
        out = siblings.group % FOLDS == fold
        guessed[out] = both[out] @ solve(both[~out], rest[~out], penalties)
    better = siblings.chosen(siblings.worths + guessed) - siblings.chosen(siblings.worths)
    error = 1.96 * better.std() / len(better) ** 0.5
    print(f"{len(siblings.sizes)} groups, {len(rest)} ends: chosen anew, in groups not learned from, they gain {better.mean():.2f} ±{error:.2f} points")
    weights = solve(both, rest, penalties)
    print("of the copy comes true after rounds 1, 2, 3:", weights[:3].round(2))
    besides = np.zeros(INPUTS)
    besides[used] = INPUT_SCALE * weights[3:]
    table, width = [], INPUTS - SEAT + PARTS
    for left in range(3):
        own = weights[2 - left] * copy[left * width : (left + 1) * width]
        table.append(np.round(POINT * (own[: INPUTS - SEAT] + besides[SEAT:])))
        table.append(np.round(POINT * own[INPUTS - SEAT :] / PART_SCALE))
    grains.write([np.concatenate(table).astype(int)], asked.out)


main()

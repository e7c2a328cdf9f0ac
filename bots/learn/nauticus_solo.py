"""Learns how far off the evaluation of Nauticus is at ends of rounds, as a table for bots/src/nauticus/round-end.ts:

python3 bots/learn/nauticus_solo.py ROWS... --rounds 4 --out FILE [--siblings SIBLINGS... [--beside TABLES...]]

ROWS are of nauticus-solo.mjs, with as many --shuffles. SIBLINGS are of nauticus-siblings.mjs: they say how much of this table, and of others of the
same kind, comes true where both players play on, for each number of rounds left; what is written is the mixture. Needs numpy alone.
"""
import argparse
import json
import os

import numpy as np

import grains

SEAT, INPUTS, PARTS = 271, 1261, 8
WIDTH = INPUTS - SEAT + PARTS
CARGO, FLEET, SHIP = 569, 653, 660
SHIP_POINTS, SET_POINTS = [0, 2, 8, 20, 35], [0, 2, 5, 9, 14, 20, 25]
HELD = 80
PART = 32
POINT = 256
PART_SCALE = 0.5
PENALTIES = (3, 10, 30, 100, 300)
FOLDS = 4


def centred(values, groups):
    """Less the mean of their group."""
    _, index, counts = np.unique(groups, return_inverse=True, return_counts=True)
    sums = np.zeros((len(counts),) + values.shape[1:])
    np.add.at(sums, index, values)
    return values - (sums / counts.reshape((-1,) + (1,) * (values.ndim - 1)))[index]


def best_of(scores, gains, groups):
    """By group: what the end with the best score gains beyond the mean."""
    order = np.lexsort((scores, groups))
    return gains[order[np.r_[np.flatnonzero(np.diff(groups[order])), len(order) - 1]]]


class Ends:
    """Ends of rounds that one seat could choose between, with what came of them: all less the mean of their group."""

    def __init__(self, groups, left, worths, features, each):
        self.groups, self.left, self.freedom = groups, left, len(groups) - len(np.unique(groups))
        self.worths, self.features, self.gains = centred(worths, groups), centred(features, groups), centred(each.mean(1), groups)
        noise = ((centred(each, groups) - self.gains[:, None]) ** 2).sum() / ((each.shape[1] - 1) * self.freedom)
        self.noise, self.true = noise, (self.gains**2).sum() / self.freedom - noise / each.shape[1]

    def seen(self, scores):
        """How much of the variance scores tell."""
        return (scores * self.gains).sum() ** 2 / (scores**2).sum() / self.freedom

    def told(self, scores):
        better = best_of(scores, self.gains, self.groups) - best_of(self.worths, self.gains, self.groups)
        error = 1.96 * better.std() / len(better) ** 0.5
        return f"{self.seen(scores):.2f} seen, ends chosen anew gain {better.mean():.2f} ±{error:.2f}"


def read_rows(files, shuffles):
    rows, groups, first = [], [], 0
    for file in filter(os.path.getsize, files):
        some = np.fromfile(file, np.int16).reshape(-1, 4 + HELD + PARTS + shuffles)
        rows.append(some)
        groups.append(some[:, 0].astype(int) + first)
        first += some[:, 0].max() + 1
    rows, groups = np.concatenate(rows), np.concatenate(groups)
    features = np.zeros((len(rows), WIDTH))
    for held in range(4, 4 + HELD):
        holds = rows[:, held] >= SEAT
        np.add.at(features, (np.flatnonzero(holds), rows[holds, held].astype(int) - SEAT), 1)
    features[:, INPUTS - SEAT :] = rows[:, 4 + HELD : 4 + HELD + PARTS] / PART
    return groups, rows[:, 1].astype(int), rows[:, 2] / PART, features, rows[:, 4 + HELD + PARTS :] / PART


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


def read_siblings(files, rounds):
    groups = [json.loads(line) for file in files for line in open(file) if line.endswith("}\n")]
    rows = [row for group in groups for row in group["rows"]]
    sizes, ships = [len(group["rows"]) for group in groups], finished_ships()
    features = np.zeros((len(rows), WIDTH))
    for own, row in zip(features, rows):
        np.add.at(own, [held - SEAT for held in row["held"] if held >= SEAT], 1)
        own[INPUTS - SEAT :] = row["parts"]
        own[INPUTS - SEAT + 1] -= sum(ships.get(held, 0) for held in row["held"])
        own[INPUTS - SEAT + 2] -= sum(SET_POINTS[(held - CARGO) % 7] for held in row["held"] if CARGO <= held < FLEET)
    left = np.repeat([rounds - 1 - group["round"] for group in groups], sizes)
    each = np.array([np.subtract(row["own"], row["rivals"]) for row in rows])
    return Ends(np.repeat(np.arange(len(groups)), sizes), left, np.array([row["worth"] for row in rows]), features, each)


def learned(ends):
    """The corrections that tell most in groups that they were not learned from."""
    scale = np.r_[np.ones(INPUTS - SEAT), np.full(PARTS, PART_SCALE)]
    used = np.abs(ends.features).sum(0) > 0
    features, rest, fold = (ends.features * scale)[:, used], ends.gains - ends.worths, ends.groups % FOLDS
    squares = [features[fold == out].T @ features[fold == out] for out in range(FOLDS)]
    products = [features[fold == out].T @ rest[fold == out] for out in range(FOLDS)]
    solved = lambda penalty, out: np.linalg.solve(
        sum(squares) - (squares[out] if out is not None else 0) + penalty * np.eye(used.sum()),
        sum(products) - (products[out] if out is not None else 0),
    )
    guesses = {}
    for penalty in PENALTIES:
        guessed = np.zeros(len(rest))
        for out in range(FOLDS):
            guessed[fold == out] = features[fold == out] @ solved(penalty, out)
        guesses[penalty] = guessed
    penalty = min(PENALTIES, key=lambda one: ((rest - guesses[one]) ** 2).sum())
    print(f"  the evaluation: {ends.seen(ends.worths):.2f} seen; with the table: {ends.told(ends.worths + guesses[penalty])} (penalty {penalty})")
    table = np.zeros(WIDTH)
    table[used] = solved(penalty, None)
    return table * scale


def mixed(siblings, tables):
    """Tables by rounds left, each counted as far as it came true beside the evaluation."""
    mixture, scores = np.zeros_like(tables[0]), siblings.worths.copy()
    for left in range(len(mixture)):
        here = siblings.left == left
        told = np.stack([siblings.worths[here]] + [siblings.features[here] @ table[left] for table in tables], 1)
        shares, *_ = np.linalg.lstsq(told, siblings.gains[here], rcond=None)
        errors = np.sqrt(np.diag(np.linalg.inv(told.T @ told)) * (siblings.gains[here] - told @ shares).var())
        print(f"left {left}: the evaluation and the tables come true by {shares.round(2)}, standard errors {errors.round(2)}")
        mixture[left] = sum(share / shares[0] * table[left] for share, table in zip(shares[1:], tables))
        scores[here] += siblings.features[here] @ mixture[left]
    print(f"of a true variance of {siblings.true:.2f} (noise {siblings.noise:.0f}) by the evaluation {siblings.seen(siblings.worths):.2f} seen, by the mixture {siblings.told(scores)}")
    return mixture


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("rows", nargs="+")
    ask.add_argument("--rounds", type=int, default=4)
    ask.add_argument("--shuffles", type=int, default=6)
    ask.add_argument("--siblings", nargs="+")
    ask.add_argument("--beside", nargs="+", default=[])
    ask.add_argument("--out", required=True)
    asked = ask.parse_args()
    groups, left, worths, features, each = read_rows(asked.rows, asked.shuffles)
    table = np.zeros((asked.rounds - 1, WIDTH))
    if os.path.exists(asked.out):
        table = grains.read(asked.out).reshape(table.shape) / POINT
    for some in np.unique(left):
        here = left == some
        ends = Ends(groups[here], left[here], worths[here], features[here], each[here])
        print(f"left {some}: {len(np.unique(groups[here]))} groups, {here.sum()} ends, noise {ends.noise:.1f}, true variance {ends.true:.2f}")
        table[some] = learned(ends)
    if asked.siblings:
        others = [grains.read(file).reshape(table.shape) / POINT for file in asked.beside]
        table = mixed(read_siblings(asked.siblings, asked.rounds), [table, *others])
    grains.write([np.clip(np.rint(POINT * table), -3600, 3600).astype(int).reshape(-1)], asked.out)


main()

"""Learns the value of Nauticus from rows of games: python3 bots/learn/nauticus.py ROWS... --out value.txt [--epochs 8] [--state state.pt]

Goes on from the state if there is one. Writes the weights as whole numbers in text, as bots/src/grains.ts reads them.
Tells how far off it is in games that it has not learned from (the last rows of every file).
"""
import argparse
import os
import time

import numpy as np
import torch
from torch import nn

import grains

INPUTS, FIRST, SECOND, TOLD, TIMES = 1261, 32, 16, 7, 120
UNSHUFFLED = 120
HELD, GUESSES, SEATS = 80, 8, 4
SEAT_ROW = HELD + GUESSES + 1 + 6 + 1
ROW = 2 + SEATS * SEAT_ROW
PART, WIN, PLAIN = 16, 10_000, 16
UNIT = 8.0  # points for one unit of an output
MOST = 8.0  # the most that a unit is active


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(INPUTS + 1, FIRST)
        self.guessed = nn.Linear(GUESSES, FIRST, bias=False)
        self.direct = nn.Linear(GUESSES, TOLD, bias=False)
        self.second = nn.Linear(FIRST, SECOND)
        self.third = nn.Linear(SECOND, TOLD)
        self.slopes = nn.Parameter(torch.full((TIMES,), 0.06))
        with torch.no_grad():
            self.first.weight.zero_()
            self.first.bias.normal_(0.2, 0.2)
            self.guessed.weight.normal_(0, 0.15)
            self.direct.weight.zero_()
            for source, part, share in ((0, 1, 0.8), (3, 1, 0.1), (2, 2, 1.0), (1, 4, 1.0), (4, 6, 1.0), (5, 0, 0.3), (0, 7, 0.3), (1, 7, 0.3)):
                self.direct.weight[source, part] = share
            self.third.weight.mul_(0.5)

    def forward(self, held, guesses):
        ones = torch.ones((), device=held.device).expand(held.shape)
        x = torch.zeros(held.shape[0], INPUTS + 1, device=held.device).scatter_add_(1, held, ones)
        x[:, INPUTS] = 0
        h = (self.first(x) + self.guessed(guesses)).clamp(0, MOST)
        h = self.second(h).clamp(0, MOST)
        return self.third(h) + self.direct(guesses)

    def begin(self, file):
        """Goes on from weights that were written."""
        known = torch.from_numpy(grains.read(file)).float()
        at = 0

        def take(rows, columns, scale):
            nonlocal at
            at += rows * columns
            return known[at - rows * columns : at].reshape(rows, columns) / scale

        with torch.no_grad():
            self.first.weight[:, :INPUTS] = take(INPUTS, FIRST, 512).t()
            self.guessed.weight.copy_(take(FIRST, GUESSES, 1024))
            self.first.bias.copy_(take(1, FIRST, 512)[0])
            self.second.weight.copy_(take(SECOND, FIRST, 1024))
            self.second.bias.copy_(take(1, SECOND, 512)[0])
            self.third.weight.copy_(take(TOLD, SECOND, 1024))
            self.third.bias.copy_(take(1, TOLD, 512)[0])
            self.direct.weight.copy_(take(TOLD, GUESSES, 1024))
            self.slopes.copy_(take(1, TIMES, 2048)[0])

    def clip(self):
        with torch.no_grad():
            self.first.weight.clamp_(-7.2, 7.2)
            self.guessed.weight.clamp_(-3.6, 3.6)
            self.direct.weight.clamp_(-3.6, 3.6)
            self.second.weight.clamp_(-3.6, 3.6)
            self.third.weight.clamp_(-3.6, 3.6)
            self.slopes.clamp_(0.001, 1.8)


def split(rows):
    """Flags, times, and by seat: inputs, points that are sure, what is to come, wins."""
    head = rows[:, :2].long()
    seats = rows[:, 2:].reshape(-1, SEATS, SEAT_ROW)
    held = seats[:, :, :HELD].long()
    guesses = seats[:, :, HELD : HELD + GUESSES].float() / 64 / UNIT
    rest = seats[:, :, HELD + GUESSES :]
    sure = rest[:, :, 0].float()
    come = rest[:, :, 1:7].float() / PART
    wins = rest[:, :, 7].float() / WIN
    there = torch.arange(SEATS, device=rows.device)[None, :] < (head[:, 0] % PLAIN)[:, None]
    return head, held, guesses, sure, come, wins, there


def told(net, rows):
    head, held, guesses, sure, come, wins, there = split(rows)
    held = torch.where(there[:, :, None], held, torch.full_like(held, INPUTS))
    out = net(held.reshape(-1, HELD), guesses.reshape(-1, GUESSES)).reshape(-1, SEATS, TOLD)
    parts = out[:, :, :6] * UNIT
    total = sure + parts.sum(2)
    odds = net.slopes[head[:, 1]][:, None] * total + 2 * out[:, :, 6]
    odds = odds.masked_fill(~there, -1e9)
    return head, parts, total, odds, sure, come, wins, there


def losses(net, rows):
    head, parts, total, odds, sure, come, wins, there = told(net, rows)
    off = (((parts - come) / UNIT) ** 2).sum(2)
    whole = ((total - sure - come.sum(2)) / UNIT) ** 2
    log = torch.log_softmax(odds, 1)
    cross = -(wins * log.masked_fill(~there, 0)).sum(1)
    count = there.sum()
    return (off * there).sum() / count, (whole * there).sum() / count, cross.mean()


def measure(net, rows):
    net.eval()
    with torch.no_grad():
        sums, counted = np.zeros(5), 0
        for at in range(0, len(rows), 16384):
            some = rows[at : at + 16384]
            head, parts, total, odds, sure, come, wins, there = told(net, some)
            chances = torch.softmax(odds, 1)
            brier = ((chances - wins) ** 2 * there).sum(1).mean()
            off, whole, cross = losses(net, some)
            error = ((total - sure - come.sum(2)).abs() * there).sum() / there.sum()
            sums += np.array([off.item(), whole.item(), cross.item(), brier.item(), error.item()]) * len(some)
            counted += len(some)
    net.train()
    return sums / max(1, counted)


def ends_of(rows):
    """Positions at the end of a round, where the next one is not shuffled yet."""
    return rows[rows[:, 3] == UNSHUFFLED]


def spread(net, rows):
    """How far off final points are at ends of rounds when the mean of each time is known: by the value, and by the evaluation."""
    if len(rows) == 0:
        return [0, 0, 0, 0]
    by_value, by_guess, times, differences = [], [], [], [[], []]
    with torch.no_grad():
        for at in range(0, len(rows), 16384):
            some = rows[at : at + 16384]
            head, parts, total, odds, sure, come, wins, there = told(net, some)
            guesses = split(some)[2].sum(2) * UNIT
            end = sure + come.sum(2)
            seats = there.sum(1)
            times.append((head[:, 1:2] + 0 * there)[there])
            by_value.append((end - total)[there])
            by_guess.append((end - sure - guesses)[there])
            duel = seats == 2
            for kept, guess in zip(differences, (total, sure + guesses)):
                kept.append(((end - guess)[:, 0] - (end - guess)[:, 1])[duel])
    times = torch.cat(times)
    result = []
    for off in (torch.cat(by_value), torch.cat(by_guess)):
        sums = torch.zeros(TIMES, device=off.device).index_add_(0, times, off)
        counts = torch.zeros(TIMES, device=off.device).index_add_(0, times, torch.ones_like(off))
        result.append((off - (sums / counts.clamp(min=1))[times]).std().item())
    return result + [torch.cat(kept).std().item() for kept in differences]


def write(net, file):
    weights = [
        grains.whole(net.first.weight.t()[:INPUTS], 512),
        grains.whole(net.guessed.weight, 1024),
        grains.whole(net.first.bias, 512),
        grains.whole(net.second.weight, 1024),
        grains.whole(net.second.bias, 512),
        grains.whole(net.third.weight, 1024),
        grains.whole(net.third.bias, 512),
        grains.whole(net.direct.weight, 1024),
        grains.whole(net.slopes, 2048),
    ]
    grains.write(weights, file)


def learn_odds(net, rows, asked):
    """The chances to win, from games that were played as well as can be; points stay as they are."""
    last = TOLD - 1
    adam = torch.optim.Adam([net.slopes, net.third.weight, net.third.bias, net.direct.weight], lr=asked.rate / 4)
    steps = max(1, int(asked.odds * len(rows) / asked.batch))
    for step in range(steps):
        for group in adam.param_groups:
            group["lr"] = asked.rate / 4 * (1 - step / steps)
        _, _, cross = losses(net, rows[torch.randint(len(rows), (asked.batch,), device=rows.device)])
        adam.zero_grad()
        cross.backward()
        for parameter in (net.third.weight, net.third.bias, net.direct.weight):
            parameter.grad[:last] = 0
        adam.step()
        net.clip()
    print(f"{steps} steps for the odds alone, {len(rows)} rows", flush=True)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("rows", nargs="+")
    ask.add_argument("--out", required=True)
    ask.add_argument("--state")
    ask.add_argument("--epochs", type=float, default=8)
    ask.add_argument("--decay", type=float, default=0.3)
    ask.add_argument("--rate", type=float, default=2e-3)
    ask.add_argument("--batch", type=int, default=8192)
    ask.add_argument("--odds", type=float, default=0, help="epochs of plain games, in the end, for the chances to win alone")
    ask.add_argument("--begin", help="weights to go on from")
    ask.add_argument("--ends", type=float, default=0, help="how much of every batch is ends of rounds")
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args()
    torch.manual_seed(asked.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    begun = time.time()
    learned, held_out = [], []
    for file in asked.rows:
        rows = np.fromfile(file, np.int16).reshape(-1, ROW)
        kept = len(rows) // 25
        learned.append(torch.from_numpy(rows[: len(rows) - kept]).to(device))
        held_out.append(torch.from_numpy(rows[len(rows) - kept :]).to(device))
    learned, held_out = torch.cat(learned), torch.cat(held_out)
    net = Net()
    if asked.begin:
        net.begin(asked.begin)
    net = net.to(device)
    if asked.state and os.path.exists(asked.state):
        net.load_state_dict(torch.load(asked.state, map_location=device))
    ends = (learned[:, 3] == UNSHUFFLED).nonzero()[:, 0]
    plain = held_out[held_out[:, 0] >= PLAIN]
    held_ends = ends_of(plain)
    print("before: points off at ends by value, evaluation; between two: %.2f %.2f; %.2f %.2f" % tuple(spread(net, held_ends)), f"({len(held_ends)} positions)")
    print(f"{len(learned)} rows, {len(held_out)} held out, {device}, read in {time.time() - begun:.1f} s", flush=True)
    rows_of = [net.first.weight]
    others = [parameter for parameter in net.parameters() if parameter is not net.first.weight]
    adam = torch.optim.AdamW([{"params": rows_of, "weight_decay": asked.decay}, {"params": others, "weight_decay": 0}], lr=asked.rate)
    start, step, report = time.time(), 0, time.time()
    steps = max(1, int(asked.epochs * len(learned) / asked.batch))
    while True:
        share = step / steps
        if share >= 1:
            break
        for group in adam.param_groups:
            group["lr"] = asked.rate * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * share)))
        pick = torch.randint(len(learned), (asked.batch,), device=device)
        if asked.ends > 0:
            some = int(asked.ends * asked.batch)
            pick[:some] = ends[torch.randint(len(ends), (some,), device=device)]
        off, whole, cross = losses(net, learned[pick])
        loss = off + whole + 2 * cross
        adam.zero_grad()
        loss.backward()
        adam.step()
        net.clip()
        step += 1
        if step % 50 == 0 and time.time() - report > 5:
            report = time.time()
            print(f"  {share:.2f} step {step} loss {loss.item():.4f}, ends off by %.2f %.2f; %.2f %.2f" % tuple(spread(net, held_ends)), flush=True)
    if asked.odds > 0:
        learn_odds(net, learned[learned[:, 0] >= PLAIN], asked)
    by = measure(net, held_out)
    print(f"step {step} in {time.time() - start:.1f} s: parts {by[0]:.4f} whole {by[1]:.4f} cross {by[2]:.4f} brier {by[3]:.4f} off {by[4]:.2f} points")
    print("after: points off at ends by value, evaluation; between two: %.2f %.2f; %.2f %.2f" % tuple(spread(net, held_ends)))
    if asked.state:
        torch.save(net.state_dict(), asked.state)
    write(net, asked.out)


main()

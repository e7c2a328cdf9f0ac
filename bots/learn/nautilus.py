"""Learns the value of a variant of Nautilùs from rows of games: python3 bots/learn/nautilus.py ROWS... --out value.txt [--epochs 8] [--state state.pt]

Goes on from the state, or from the value that is there. Tells how far off it is in games that it has not learned from.
"""
import argparse
import os
import time

import numpy as np
import torch
from torch import nn

import grains

INPUTS, UNITS = 1185, 12
GROUPS = 5
STRETCHES = [(0, 0), (146, 1), (387, 0), (783, 2), (903, 3), (995, 4)]
HELD = 94
ROW = HELD + 2
WIN = 10_000
MOST = 8.0


def mask():
    """Which units an input leads to: those of its group."""
    groups = torch.zeros(INPUTS, dtype=torch.long)
    for first, group in STRETCHES:
        groups[first:] = group
    leads = torch.zeros(INPUTS + 1, GROUPS * UNITS)
    for unit in range(GROUPS * UNITS):
        leads[:INPUTS, unit] = (groups == unit // UNITS).float()
    return leads


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.rows = nn.Parameter(torch.zeros(INPUTS + 1, GROUPS * UNITS))
        self.plain = nn.Parameter(torch.zeros(INPUTS + 1))
        self.bias = nn.Parameter(torch.rand(GROUPS * UNITS) * 0.4)
        self.tops = nn.Parameter(torch.randn(GROUPS * UNITS) * 0.3)
        self.base = nn.Parameter(torch.zeros(()))
        self.register_buffer("leads", mask())

    def forward(self, held):
        ones = torch.ones((), device=held.device).expand(held.shape)
        x = torch.zeros(held.shape[0], INPUTS + 1, device=held.device).scatter_add_(1, held, ones)
        x[:, INPUTS] = 0
        h = (x @ (self.rows * self.leads) + self.bias).clamp(0, MOST)
        return h @ self.tops + x @ self.plain + self.base

    def clip(self):
        with torch.no_grad():
            self.rows.clamp_(-7.2, 7.2)
            self.plain.clamp_(-3.6, 3.6)
            self.tops.clamp_(-3.6, 3.6)

    def begin(self, file):
        """Plain weights as they were; the hidden units begin where they change nothing."""
        known = torch.from_numpy(grains.read(file)[: INPUTS * (UNITS + 1)].reshape(INPUTS, UNITS + 1)).float()
        with torch.no_grad():
            self.plain[:INPUTS] = known[:, UNITS] / 1024
            self.base.copy_(-(self.bias * self.tops).sum())


def write(net, file):
    with torch.no_grad():
        groups = (net.leads[:INPUTS, ::UNITS] > 0).float().argmax(1)
        own = torch.stack([net.rows[:INPUTS, g * UNITS : (g + 1) * UNITS] for g in range(GROUPS)], 1)
        rows = own[torch.arange(INPUTS), groups]
    table = np.concatenate(
        [grains.whole(rows, 512).reshape(INPUTS, UNITS), grains.whole(net.plain[:INPUTS], 1024).reshape(INPUTS, 1)], 1
    )
    parts = [table.reshape(-1), grains.whole(net.bias, 512), grains.whole(net.tops, 1024), grains.whole(net.base.reshape(1), 256)]
    grains.write(parts, file)


def measure(net, rows):
    if len(rows) == 0:
        return 0, 0
    with torch.no_grad():
        cross = brier = 0.0
        for at in range(0, len(rows), 65536):
            some = rows[at : at + 65536]
            odds, wins = net(some[:, 1 : 1 + HELD].long()), some[:, ROW - 1].float() / WIN
            cross += nn.functional.binary_cross_entropy_with_logits(odds, wins, reduction="sum").item()
            brier += ((torch.sigmoid(odds) - wins) ** 2).sum().item()
    return cross / len(rows), brier / len(rows)


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("rows", nargs="+")
    ask.add_argument("--out", required=True)
    ask.add_argument("--state")
    ask.add_argument("--epochs", type=float, default=6)
    ask.add_argument("--rate", type=float, default=1e-3)
    ask.add_argument("--decay", type=float, default=0.1)
    ask.add_argument("--batch", type=int, default=16384)
    ask.add_argument("--plain", action="store_true", help="learn from plain games alone")
    ask.add_argument("--seed", type=int, default=1)
    asked = ask.parse_args()
    torch.manual_seed(asked.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    learned, held_out = [], []
    for file in asked.rows:
        rows = np.fromfile(file, np.int16).reshape(-1, ROW)
        kept = len(rows) // 25
        if asked.plain:
            learned.append(torch.from_numpy(rows[: len(rows) - kept][rows[: len(rows) - kept, 0] == 1]).to(device))
        else:
            learned.append(torch.from_numpy(rows[: len(rows) - kept]).to(device))
        held_out.append(torch.from_numpy(rows[len(rows) - kept :]).to(device))
    learned, held_out = torch.cat(learned), torch.cat(held_out)
    net = Net().to(device)
    if asked.state and os.path.exists(asked.state):
        net.load_state_dict(torch.load(asked.state, map_location=device))
    elif os.path.exists(asked.out):
        net.begin(asked.out)
    before = measure(net, held_out)
    few = [{"params": [net.rows, net.plain], "weight_decay": asked.decay}]
    adam = torch.optim.AdamW(few + [{"params": [net.bias, net.tops, net.base], "weight_decay": 0}], lr=asked.rate)
    begun = time.time()
    steps = max(1, int(asked.epochs * len(learned) / asked.batch))
    for step in range(steps):
        for group in adam.param_groups:
            group["lr"] = asked.rate * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * step / steps)))
        some = learned[torch.randint(len(learned), (asked.batch,), device=device)]
        loss = nn.functional.binary_cross_entropy_with_logits(net(some[:, 1 : 1 + HELD].long()), some[:, ROW - 1].float() / WIN)
        adam.zero_grad()
        loss.backward()
        adam.step()
        net.clip()
    after = measure(net, held_out)
    print(f"{len(learned)} rows, {steps} steps in {time.time() - begun:.1f} s: cross {before[0]:.4f} -> {after[0]:.4f}, brier {before[1]:.4f} -> {after[1]:.4f}", flush=True)
    if asked.state:
        torch.save(net.state_dict(), asked.state)
    write(net, asked.out)


main()

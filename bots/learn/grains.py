"""Whole numbers as text, two letters each, as bots/src/grains.ts reads and writes them."""
import numpy as np

LETTERS, FIRST, BACKSLASH = 86, 40, 92
MIDDLE = LETTERS * LETTERS // 2


def letter(digit):
    code = FIRST + digit
    return chr(code + 1 if code >= BACKSLASH else code)


def digit(text):
    code = ord(text)
    return (code - 1 if code > BACKSLASH else code) - FIRST


def whole(tensor, scale):
    """A tensor in grains, cut where it is too large to be written."""
    numbers = np.rint(tensor.detach().cpu().numpy().astype(np.float64) * scale)
    return np.clip(numbers, 1 - MIDDLE, MIDDLE - 1).astype(int).reshape(-1)


def write(parts, file):
    grains = np.concatenate(parts) + MIDDLE
    with open(file, "w") as text:
        text.write("".join(letter(g // LETTERS) + letter(g % LETTERS) for g in grains))


def read(file):
    text = open(file).read()
    return np.array([digit(text[i]) * LETTERS + digit(text[i + 1]) - MIDDLE for i in range(0, len(text), 2)])

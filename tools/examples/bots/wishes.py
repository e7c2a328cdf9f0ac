"""A bot of wishes: the first wish that a legal move fulfils is played. Python's standard library is all it needs.

    ankerplatz arena nauticus --bots "cmd:python3 tools/examples/bots/wishes.py,random"
"""

import json
import re
import sys
from pathlib import Path

WISHES = json.loads(Path(__file__).with_name("wishes.json").read_text())


def choose(view, moves):
    for wish in WISHES[view["game"]].values():
        fulfilling = [move for move in moves if re.match(wish, move)]
        if fulfilling:
            return max(fulfilling)
    return moves[0]


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"move": choose(question["view"], question["moves"])}), flush=True)

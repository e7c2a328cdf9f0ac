"""A bot of wishes: the first wish that a legal move fulfils is played. Python's standard library is all it needs.

    ankerplatz arena nauticus --bots "cmd:python3 tools/examples/bots/wishes.py,random"
"""

import json
import re
import sys

WISHES = {
    "nauticus": [
        r"reward (points|mast|sail|workers|taler)",
        r"deliver ",
        r"crowns",
        r"(load|buy) \S+ ship ",
        r"load \w+ new",
        r"take (deliver|transport|sails|masts|hulls|goods)",
        r"buy (bow|single) new",
        r"(bonus|free|reward) ",
        r"money",
        r"take ",
        r"end",
        r"pass",
    ],
    "nautilus": [
        r"(play|use|step) ?\w* ?\w\d>h",  # into the harbour, the innermost field first
        r"(play|use) (1 |12 )?\w\d>t(0|16|32|48)$",  # out of the whirlpool, or at least onto a start field
        r"play (10|9|8|7|6|5|3|2|1|12) \w\d>t",
        r"(use|step) \w\d>t",
        r"play (4|compass|nautilus)",
        r"mulligan",
        r"give (4|2|3|6|9|10|5|8|7|compass)",  # start cards and specials stay in the hand
        r"discard (4|2|3|6|9|10)",
    ],
}


def choose(view, moves):
    for wish in WISHES[view["game"]]:
        fulfilling = [move for move in moves if re.match(wish, move)]
        if fulfilling:
            return max(fulfilling)
    return moves[0]


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"move": choose(question["view"], question["moves"])}), flush=True)

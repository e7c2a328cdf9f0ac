"""A bot for Ankerplatz: it plays any legal moves of one seat until the game is over. Python's standard library is enough.

    python3 bot.py http://localhost:3000 TOKEN TABLE [SEAT [INVITATION]]
"""

import hashlib
import json
import random
import secrets
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

URL, TOKEN, TABLE, *SEAT = sys.argv[1:]
INVITATION = {"invitation": SEAT[1]} if len(SEAT) > 1 else {}
HEADERS = {"Authorization": "Bearer " + TOKEN, "Content-Type": "application/json"}
SHARE = secrets.token_bytes(16)  # of the shuffle: its hash is given when we sit down, itself when all have given theirs
COMMITMENT = hashlib.sha256(SHARE).hexdigest()


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{URL}/api/v1/tables/{TABLE}/{path}", data, HEADERS), timeout=60)


def choose(view):
    """Here you think. All that your seat may know is in the view."""
    return random.choice(view["moves"])


def follow():
    """One connection; answers whether the game is over."""
    played = 0
    for line in ask("stream?until=over"):
        message = json.loads(line) if line.strip() else {}  # empty lines are signs of life
        seal = message["info"]["seal"] if message.get("type") == "info" else None
        if seal and COMMITMENT in (seal["commitments"] or []):
            ask("opening", {"commitment": seal["commitment"], "contribution": SHARE.hex()})
        if message.get("type") != "table":
            continue
        if message["result"]:
            print("over: place", message["result"]["ranks"][message["seat"]])
            return True
        if message["asked"] is None or message["version"] < played:  # sent before our last move arrived
            continue
        move = {"number": message["number"], "asked": message["asked"], "moves": [choose(message["view"])]}
        try:
            played = json.load(ask("moves", {**move, "id": secrets.token_hex(8)}))["version"]
        except HTTPError as refused:
            print(json.load(refused)["error"]["message"], file=sys.stderr)
    return False


if SEAT:
    try:
        ask("sit", {"seat": int(SEAT[0]), "commitment": COMMITMENT, **INVITATION})
    except HTTPError as refused:
        hint = " At a table by invitation add what it says after #invitation=." if refused.code == 404 else ""
        sys.exit(json.load(refused)["error"]["message"] + hint)
    except OSError as error:
        sys.exit(f"{URL} cannot be reached: {error}")
while True:
    try:
        if follow():
            break
    except HTTPError as refused:
        message = json.load(refused)["error"]["message"]
        if refused.code in (401, 403, 404):  # not ours to see
            sys.exit(message)
        print(message, file=sys.stderr)
    except OSError as error:  # the server restarts: we come back
        print(error, file=sys.stderr)
    time.sleep(1)

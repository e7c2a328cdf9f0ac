#!/usr/bin/env bash
# Learns a game's value in rounds: games on all cores, then a look at all of them, then games by what was learned.
#   bots/learn/learn.sh nauticus DIR ROUNDS SECONDS-OF-GAMES EPOCHS
# DIR keeps value.txt, state.pt and what games.sh keeps: the same command goes on from there. PYTHON may name another Python (with PyTorch), LEARN more
# words for its script (GAMES='--variant duel' those for the games, see games.sh); KEPT is for how many rounds rows are kept.
set -euo pipefail
game=$1 dir=$2 rounds=$3 playing=$4 epochs=$5
here=$(cd "$(dirname "$0")" && pwd)
for ((learned = 0; learned < rounds; learned++)); do
  "$here/games.sh" "$game" "$dir" "$playing"
  round=$(wc -l <"$dir/games")
  rm -f "$dir/rows/$((round - ${KEPT:-2}))"-*
  "${PYTHON:-python3}" "$here/$game.py" "$dir/rows"/* --out "$dir/value.txt" --state "$dir/state.pt" --epochs "$epochs" ${LEARN:-}
done

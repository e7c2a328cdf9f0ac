#!/usr/bin/env bash
# Learns a game's value in rounds: games on all cores, then a look at all of them, then games by what was learned.
#   bots/learn/learn.sh nauticus DIR ROUNDS SECONDS-OF-GAMES EPOCHS
# DIR keeps value.txt, state.pt and the number of the last round: the same command goes on from there. NODE, PYTHON and SCRIPTS
# may name another Node, another Python (with PyTorch) and a folder with bundles of the scripts; TRUST, PLAIN and KEPT
# are for the games, GAMES and LEARN more words for both scripts (GAMES='--variant duel').
set -euo pipefail
game=$1 dir=$2 rounds=$3 playing=$4 epochs=$5
here=$(cd "$(dirname "$0")" && pwd)
scripts=${SCRIPTS:-$here}
mkdir -p "$dir/rows"
last=$(cat "$dir/round" 2>/dev/null || echo 0)
for ((round = last + 1; round <= last + rounds; round++)); do
  value=()
  [ -f "$dir/value.txt" ] && value=(--value "$dir/value.txt" --trust "${TRUST:-0.04}")
  running=()
  for ((core = 0; core < $(nproc); core++)); do
    "${NODE:-node}" "$scripts/$game-games.mjs" --out "$dir/rows/$round-$core" --seconds "$playing" --plain "${PLAIN:-0.25}" \
      --seed "${SEED:-s}:$round:$core" "${value[@]}" ${GAMES:-} >"$dir/rows/$round-$core.log" &
    running+=($!)
  done
  for one in "${running[@]}"; do wait "$one"; done
  rm -f "$dir/rows/$((round - ${KEPT:-2}))"-*
  echo "round $round: $(awk '{games += $1; rows += $3} END {print games, "games,", rows, "rows"}' "$dir/rows/$round"-*.log); $(head -1 "$dir/rows/$round-0.log")"
  rm -f "$dir/rows"/*.log
  "${PYTHON:-python3}" "$here/$game.py" "$dir/rows"/* --out "$dir/value.txt" --state "$dir/state.pt" --epochs "$epochs" ${LEARN:-}
  echo "$round" >"$dir/round"
done

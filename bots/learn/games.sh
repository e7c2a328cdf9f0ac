#!/usr/bin/env bash
# Plays games on all cores for so many seconds and keeps what a value learns from.
#   GAMES='--by haste --keep 0.02' bots/learn/games.sh nauticus DIR SECONDS
# DIR/games counts the games and rows of each run: the same command plays the next one, by other seeds. Rows are in DIR/rows; DIR/value.txt, if there is one,
# is who plays. NODE and SCRIPTS may name another Node and a folder with bundles of the scripts; SEED, TRUST and PLAIN are for the games, GAMES more words for
# their script.
set -euo pipefail
game=$1 dir=$2 playing=$3
scripts=${SCRIPTS:-$(cd "$(dirname "$0")" && pwd)}
mkdir -p "$dir/rows"
touch "$dir/games"
run=$(($(wc -l <"$dir/games") + 1))
value=()
[ -f "$dir/value.txt" ] && value=(--value "$dir/value.txt" --trust "${TRUST:-0.04}")
running=()
for ((core = 0; core < $(nproc); core++)); do
  "${NODE:-node}" "$scripts/$game-games.mjs" --out "$dir/rows/$run-$core" --seconds "$playing" --plain "${PLAIN:-0.25}" \
    --seed "${SEED:-s}:$run:$core" "${value[@]}" ${GAMES:-} >"$dir/$run-$core.log" &
  running+=($!)
done
for one in "${running[@]}"; do wait "$one"; done
awk '{games += $1; rows += $3} END {print games, "games,", rows, "rows"}' "$dir/$run"-*.log >>"$dir/games"
echo "run $run: $(tail -1 "$dir/games"); $(head -1 "$dir/$run-0.log"); $(awk '{games += $1} END {print games}' "$dir/games") games in all"
rm -f "$dir/$run"-*.log

// How the chances foretold agree with what came of them: node bots/learn/calibration.mjs FILES of foretold-games.mjs
// Prints, for every game, kind and player: a reliability table of ten bins over the beginnings of all rounds, and Brier scores beside that of the leader at
// the beginning of the first round, of a middle one and of a late one. Which rounds these are is the same for all games of a kind, never chosen with an
// eye to how a game ended. Intervals are 95 %, by game: what is foretold within one hangs together.
import { readFileSync } from 'node:fs';

const BINS = 10;
const WITHIN = 0.03;

/** The mean of some numbers by game, with its interval: each game has a sum and a count. */
const ratioOf = games => {
  const count = games.reduce((sum, game) => sum + game.count, 0);
  const mean = games.reduce((sum, game) => sum + game.sum, 0) / count;
  const spread = games.reduce((sum, game) => sum + (game.sum - mean * game.count) ** 2, 0);
  return { mean, count, error: (1.96 * Math.sqrt(spread)) / count };
};

const groupBy = (items, keyOf) => {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** Everything foretold in a game, as pairs. */
const pairsOf = ({ rounds, wins }) =>
  rounds.flatMap(({ chances, leader }, round) =>
    chances.map((chance, seat) => ({ round, chance, leader: leader[seat], won: wins[seat] })),
  );

/** The first round, the middle one and the last of an average game, counted from 0. */
const momentsOf = played => {
  const counts = played.map(({ rounds }) => rounds.length).sort((a, b) => a - b);
  const median = counts[Math.floor(counts.length / 2)];
  return { start: 0, middle: Math.floor(median / 2), late: median - 1 };
};

const binOf = ({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS));

/** How far off results would be by chance alone if what was foretold were true, and all of a game hung together: few results may all be alike. */
const chanceErrorOf = games => {
  const spread = games.reduce(
    (sum, pairs) => sum + pairs.reduce((all, { chance }) => all + Math.sqrt(chance * (1 - chance)), 0) ** 2,
    0,
  );
  return (1.96 * Math.sqrt(spread)) / games.reduce((sum, pairs) => sum + pairs.length, 0);
};

const percent = value => (100 * value).toFixed(1);

const reliability = games => {
  const rows = [];
  for (let bin = 0; bin < BINS; bin++) {
    const inside = games.map(pairs => pairs.filter(pair => binOf(pair) === bin)).filter(pairs => pairs.length > 0);
    if (inside.length === 0) continue;
    const sums = value =>
      inside.map(pairs => ({ sum: pairs.reduce((sum, pair) => sum + value(pair), 0), count: pairs.length }));
    const foretold = ratioOf(sums(({ chance }) => chance));
    const came = ratioOf(sums(({ won }) => won));
    const off = ratioOf(sums(({ chance, won }) => won - chance));
    const isGood = Math.abs(off.mean) <= Math.max(WITHIN, off.error, chanceErrorOf(inside));
    rows.push({ bin, count: came.count, games: inside.length, foretold, came, isGood });
  }
  return rows;
};

const brierOf = (games, round, chanceOf) =>
  ratioOf(
    games.map(pairs => {
      const some = pairs.filter(pair => pair.round === round);
      return { sum: some.reduce((sum, pair) => sum + (chanceOf(pair) - pair.won) ** 2, 0), count: some.length };
    }),
  );

const lines = process.argv.slice(2).flatMap(file =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line)),
);
for (const [name, played] of groupBy(lines, ({ game, kind, by }) => `${game} ${kind}, by ${by}`)) {
  const games = played.map(pairsOf);
  console.log(`\n${name}: ${played.length} games`);
  for (const [moment, round] of Object.entries(momentsOf(played))) {
    const own = brierOf(games, round, ({ chance }) => chance);
    const leader = brierOf(games, round, pair => pair.leader);
    console.log(
      `  ${moment}, round ${round + 1}: Brier ${own.mean.toFixed(4)} ±${own.error.toFixed(4)}, leader ${leader.mean.toFixed(4)}`,
    );
  }
  for (const { bin, count, foretold, came, isGood } of reliability(games))
    console.log(
      `  ${bin * 10}–${(bin + 1) * 10} %: foretold ${percent(foretold.mean)}, came ${percent(came.mean)} ±${percent(came.error)} (${count})${isGood ? '' : '  OFF'}`,
    );
}

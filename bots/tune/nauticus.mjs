// Fits the weights of the Nauticus evaluation to self-play:
// node bots/tune/nauticus.mjs [--level mate|captain] [--iterations 6] [--games 120] [--seed s] [--from weights.json]
// Each iteration plays games of bots whose weights are shaken, so that they try different ways to play, and then finds the weights that foretell
// the final points best (least squares by Levenberg–Marquardt, held near the weights before). Needs a build; prints the weights of every iteration.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { SeededChance } from '@ankerplatz/kit';
import { cells as at, NauticusPosition, nauticus, tables, types } from '@ankerplatz/nauticus';
import { captainWith } from '../dist/nauticus/captain.js';
import { Evaluation } from '../dist/nauticus/evaluation.js';
import { mateWith } from '../dist/nauticus/mate.js';
import { TABLE_WEIGHTS, WEIGHTS } from '../dist/nauticus/weights.js';
import { refuse, wholeOf } from './asked.mjs';
import { gauss } from './gauss.mjs';

const { values: options } = parseArgs({
  args: isMainThread ? process.argv.slice(2) : workerData.args,
  options: {
    level: { type: 'string', default: 'mate' },
    iterations: { type: 'string', default: '6' },
    games: { type: 'string', default: '120' },
    seed: { type: 'string', default: 's' },
    from: { type: 'string' },
  },
});
/** Not fitted: how rivals count, and what games of players who all think alike cannot show. */
const FIXED = ['rivalry', 'extra', 'haul', 'homeless'];
const LEVELS = {
  mate: { brainWith: mateWith, start: WEIGHTS, playouts: 2_500, fixed: ['firstWorker', 'firstTaler', 'substitute'] },
  captain: { brainWith: weights => captainWith(weights, weights), start: TABLE_WEIGHTS, playouts: 3_000, fixed: [] },
};
const level = LEVELS[options.level];
if (!level) refuse(`no level ${options.level}: ${Object.keys(LEVELS).join(' or ')}`);
const NAMES = Object.keys(WEIGHTS).filter(name => ![...FIXED, ...level.fixed].includes(name));
/** Weights that are chances. */
const CHANCES = new Set(['patience', 'standIn', 'reach', 'substitute', 'fill', 'shelved', 'unbuilt']);
const within = (name, value) => (CHANCES.has(name) ? Math.min(1, value) : value);
/** Players of the games, in turn. */
const TABLES = [2, 2, 3, 4];
/** Share of the phases whose start becomes an example. */
const KEPT = 0.6;
/** Iterations whose games are fitted together. */
const MEMORY = 3;
/** How strongly weights are shaken, and two of them more, as a standard deviation of their logarithm. */
const SHAKE = 0.25;
const STRONG_SHAKE = 0.7;
/** How strongly weights are held near those before. */
const HOLD = 1.5;
const LONGEST_STEP = 0.4;
const STEPS = 8;
const NUDGE = Math.log(1.03);

const shaken = (weights, chance) => {
  const strong = [chance.die(NAMES.length), chance.die(NAMES.length)].map(index => NAMES[index]);
  const factor = name => Math.exp(gauss(chance) * (strong.includes(name) ? STRONG_SHAKE : SHAKE));
  return { ...weights, ...Object.fromEntries(NAMES.map(name => [name, within(name, weights[name] * factor(name))])) };
};

/** Plays a game; answers its examples (the cells of a position, a seat, its final points) and all final points. */
const playGame = (weights, players, seed) => {
  const chance = SeededChance.from(seed);
  const setup = nauticus.setup({ players }).value;
  const position = nauticus.start(setup, chance);
  const brains = Array.from({ length: players }, () => level.brainWith(shaken(weights, chance)));
  const kept = [];
  while (!position.outcome()) {
    const seat = position.deciders()[0];
    if (position.cells[at.ASKED] === types.CHOOSE && chance.unit() < KEPT) kept.push(position.cells.slice());
    const budget = { playouts: level.playouts, chance, isStopped: () => false };
    const [{ moves }] = brains[seat].think(nauticus.view(position, seat), budget);
    for (const text of moves) position.play(seat, nauticus.parseMove(position, text), chance);
  }
  const points = position.outcome().scores.map(score => score.points);
  return { players, points, examples: kept.flatMap(cells => points.map((end, seat) => ({ cells, seat, end }))) };
};

/** The games of one iteration, spread over threads; the same ones however many there are. */
const playGames = async task => {
  const threads = Math.min(availableParallelism(), task.games);
  const shares = Array.from({ length: threads }, (_, share) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { ...task, share, threads, args: process.argv.slice(2) },
    });
    return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  });
  return (await Promise.all(shares)).flat().sort((a, b) => a.game - b.game);
};

const playShare = ({ weights, seed, games, share, threads }) => {
  const played = [];
  for (let game = share; game < games; game += threads)
    played.push({ game, ...playGame(weights, TABLES[game % TABLES.length], `${seed}:${game}`) });
  return played;
};

/** Examples ready to be judged, with how far the game is and how much each counts: early ones are noisy. */
const prepare = games =>
  games.flatMap(({ players, examples }) => {
    const setup = nauticus.setup({ players }).value;
    const rounds = tables.ROUNDS[players];
    return examples.map(({ cells, seat, end }) => {
      const early = (tables.PHASES * (rounds - cells[at.ROUND] + 1) - cells[at.PHASE] + 1) / (tables.PHASES * rounds);
      const trend = [2, 3, 4].flatMap(count => (count === players ? [early, early * early] : [0, 0]));
      return { position: NauticusPosition.of(setup, cells), seat, end, trend, share: 1 / (4 + 220 * early) };
    });
  });

/** The forecast by the weights, and the gain of all players in the time left whatever they have (the trend). */
const foretell = (examples, weights, trend) => {
  const evaluation = new Evaluation(weights);
  return examples.map(example => {
    const drift = example.trend.reduce((sum, time, index) => sum + time * trend[index], 0);
    return evaluation.worthOf(example.position, example.seat) + drift;
  });
};

const meanOf = (examples, value) => {
  let sum = 0;
  let total = 0;
  for (const [index, { share }] of examples.entries()) {
    sum += share * value(index);
    total += share;
  }
  return sum / total;
};

/** Solves linear equations by elimination. */
const solve = (matrix, right) => {
  const rows = matrix.map((row, index) => [...row, right[index]]);
  for (let column = 0; column < rows.length; column++) {
    const best = rows.reduce(
      (top, row, i) => (i >= column && Math.abs(row[column]) > Math.abs(rows[top][column]) ? i : top),
      column,
    );
    [rows[column], rows[best]] = [rows[best], rows[column]];
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = row[column] / rows[column][column];
      for (let k = column; k < row.length; k++) row[k] -= factor * rows[column][k];
    }
  }
  return rows.map((row, index) => row.at(-1) / row[index]);
};

/** One step towards weights that foretell the examples better. */
const stepFrom = (examples, before, { weights, trend, told }, damping) => {
  const slopes = [
    ...NAMES.map(name => {
      const nudged = foretell(examples, { ...weights, [name]: weights[name] * Math.exp(NUDGE) }, trend);
      return nudged.map((value, index) => (value - told[index]) / NUDGE);
    }),
    ...trend.map((_, part) => examples.map(example => example.trend[part])),
  ];
  const hold = part => (part < NAMES.length ? HOLD : 1e-6);
  const away = part => (part < NAMES.length ? Math.log(weights[NAMES[part]] / before[NAMES[part]]) : 0);
  const matrix = slopes.map((a, row) =>
    slopes.map((b, column) => {
      const mean = meanOf(examples, index => a[index] * b[index]);
      return row === column ? mean * (1 + damping) + hold(row) : mean;
    }),
  );
  const right = slopes.map(
    (slope, part) =>
      meanOf(examples, index => slope[index] * (examples[index].end - told[index])) - hold(part) * away(part),
  );
  const step = solve(matrix, right);
  const next = { ...weights };
  for (const [part, name] of NAMES.entries()) {
    const change = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step[part]));
    next[name] = within(name, weights[name] * Math.exp(change));
  }
  return { weights: next, trend: trend.map((value, part) => value + step[NAMES.length + part]) };
};

const fit = (examples, before) => {
  const stateOf = (weights, trend) => {
    const told = foretell(examples, weights, trend);
    const error = meanOf(examples, index => (told[index] - examples[index].end) ** 2);
    const away = NAMES.reduce((sum, name) => sum + Math.log(weights[name] / before[name]) ** 2, 0);
    return { weights, trend, told, error, loss: error + HOLD * away };
  };
  let state = stateOf(before, [0, 0, 0, 0, 0, 0]);
  let damping = 0.01;
  for (let step = 0; step < STEPS; step++) {
    const { weights, trend } = stepFrom(examples, before, state, damping);
    const next = stateOf(weights, trend);
    damping *= next.loss < state.loss ? 0.3 : 8;
    if (next.loss < state.loss) state = next;
  }
  return state;
};

const rounded = weights =>
  Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, Number(value.toPrecision(3))]));

const meanPoints = (games, players) => {
  const points = games.filter(game => game.players === players).flatMap(game => game.points);
  return (points.reduce((sum, value) => sum + value, 0) / points.length).toFixed(1);
};

const tune = async ({ iterations, games, seed, from }) => {
  let weights = from ? { ...level.start, ...JSON.parse(readFileSync(from, 'utf8')) } : level.start;
  let memory = [];
  for (let iteration = 1; iteration <= iterations; iteration++) {
    const played = await playGames({ weights, seed: `${seed}:${iteration}`, games });
    memory = [...memory.slice(1 - MEMORY), played];
    const state = fit(prepare(memory.flat()), weights);
    weights = rounded(state.weights);
    const means = [2, 3, 4].map(players => meanPoints(played, players)).join(', ');
    console.error(`iteration ${iteration}: mean points with 2, 3, 4 players ${means}; error ${state.error.toFixed(1)}`);
    console.log(JSON.stringify(weights));
  }
};

if (isMainThread)
  await tune({ ...options, iterations: wholeOf(options, 'iterations'), games: wholeOf(options, 'games') });
else parentPort.postMessage(playShare(workerData));

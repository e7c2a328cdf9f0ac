// Learns by self-play of captains how far the evaluation of Nauticus is off:
// node bots/tune/nauticus-network.mjs --out network.json [--games 1200] [--epochs 12] [--seed n]
// Captains play with doubts, so that they try different ways to play; a small network is fitted to how their games ended. The number of
// threads changes nothing. Needs a build; nauticus-match.mjs then shows what the network is worth.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import { SeededChance } from '@ankerplatz/kit';
import { cells as at, nauticus, tables } from '@ankerplatz/nauticus';
import { captainWith } from '../dist/nauticus/captain.js';
import { Evaluation } from '../dist/nauticus/evaluation.js';
import { DUEL_WEIGHTS, TABLE_WEIGHTS } from '../dist/nauticus/weights.js';
import { wholeOf } from './asked.mjs';
import { Crew } from './crew.mjs';
import { gauss } from './gauss.mjs';
import { fillInputs, INPUTS, Network, SCALE } from './network.mjs';

/** Players of the games, in turn. */
const TABLES = [2, 2, 3, 4];
const PLAYOUTS = 1_500;
/** Share of the turns whose start becomes an example. */
const KEPT = 0.4;
/** How much a seat errs about its turns, in points: each seat draws one of these. */
const DOUBTS = [0, 1, 3, 6];
/** Share of the games that only test the fit. */
const TESTED = 0.1;
const BATCH = 64;
const RATE = 2e-3;
const DECAY = 1e-3;

const weightsFor = players => (players === 2 ? DUEL_WEIGHTS : TABLE_WEIGHTS);

/** Plays a game; answers inputs, what the evaluation lacked by the end, in units of the network, and how much each example counts. */
const playGame = ({ game, seed }) => {
  const chance = SeededChance.from(`${seed}:${game}`);
  const players = TABLES[game % TABLES.length];
  const position = nauticus.start(nauticus.setup({ players }).value, chance);
  const captain = captainWith(DUEL_WEIGHTS, TABLE_WEIGHTS);
  const evaluation = new Evaluation(weightsFor(players));
  const doubts = Array.from({ length: players }, () => DOUBTS[chance.die(DOUBTS.length)]);
  const kept = [];
  const keep = () => {
    const past = tables.PHASES * (cells[at.ROUND] - 1) + cells[at.PHASE] - 1;
    const early = 1 - past / (tables.PHASES * tables.ROUNDS[players]);
    for (let seat = 0; seat < players; seat++) {
      const inputs = new Float64Array(INPUTS);
      fillInputs(inputs, position, seat);
      // Early ones are noisy.
      kept.push({ inputs, seat, worth: evaluation.worthOf(position, seat), share: 8 / (4 + 220 * early) });
    }
  };
  const { cells } = position;
  while (!position.outcome()) {
    const [seat] = position.deciders();
    if (chance.unit() < KEPT) keep();
    const lines = captain.think(nauticus.view(position, seat), { playouts: PLAYOUTS, chance, isStopped: () => false });
    const guesses = lines.map(({ value }) => value + doubts[seat] * gauss(chance));
    const { moves } = lines[guesses.indexOf(Math.max(...guesses))];
    for (const move of moves) position.play(seat, nauticus.parseMove(position, move), chance);
  }
  const { scores } = position.outcome();
  return kept.map(({ seat, worth, ...example }) => ({ ...example, target: (scores[seat].points - worth) / SCALE }));
};

/** Adam on the squared error. */
class Fit {
  constructor(network) {
    this.network = network;
    const { length } = network.weights;
    [this.slopes, this.means, this.squares] = [0, 0, 0].map(() => new Float64Array(length));
    this.steps = 0;
  }

  step(rate) {
    const { slopes, means, squares } = this;
    const { weights } = this.network;
    this.steps++;
    const first = 1 - 0.9 ** this.steps;
    const second = 1 - 0.999 ** this.steps;
    for (let index = 0; index < weights.length; index++) {
      const slope = slopes[index] / BATCH;
      slopes[index] = 0;
      means[index] += 0.1 * (slope - means[index]);
      squares[index] += 0.001 * (slope * slope - squares[index]);
      const pull = means[index] / first / (Math.sqrt(squares[index] / second) + 1e-8);
      weights[index] -= rate * (pull + DECAY * weights[index]);
    }
  }
}

/** How far off the network is, in points, early examples counted less. */
const errorOf = (examples, tell) => {
  let sum = 0;
  let total = 0;
  for (const { inputs, target, share } of examples) {
    sum += share * (tell(inputs) - target) ** 2;
    total += share;
  }
  return SCALE * Math.sqrt(sum / total);
};

const learn = (games, epochs, chance) => {
  const tested = games.slice(0, Math.ceil(TESTED * games.length)).flat();
  const examples = games.slice(Math.ceil(TESTED * games.length)).flat();
  const network = Network.first(chance, gauss);
  const fit = new Fit(network);
  const batches = Math.floor(examples.length / BATCH);
  console.error(`${examples.length} examples; without a network off by ${errorOf(tested, () => 0).toFixed(2)} points`);
  let best = { error: Number.POSITIVE_INFINITY, weights: network.weights };
  for (let epoch = 0; epoch < epochs; epoch++) {
    chance.shuffle(examples);
    for (let batch = 0; batch < batches; batch++) {
      for (const { inputs, target, share } of examples.slice(batch * BATCH, (batch + 1) * BATCH))
        network.slope(fit.slopes, inputs, target, share);
      fit.step(RATE * (1 - (epoch * batches + batch) / (epochs * batches)));
    }
    const error = errorOf(tested, inputs => network.tell(inputs));
    if (error < best.error) best = { error, weights: network.weights.slice() };
    console.error(`epoch ${epoch + 1}: off by ${error.toFixed(2)} points in games that it has not seen`);
  }
  return best.weights;
};

const teach = async ({ out, games, epochs, seed }) => {
  const crew = new Crew(import.meta.url, Math.min(availableParallelism(), games));
  const played = await crew.all(Array.from({ length: games }, (_, game) => ({ game, seed })));
  await crew.end();
  const weights = learn(played, epochs, SeededChance.from(`${seed}:fit`));
  writeFileSync(out, `${JSON.stringify(Array.from(weights, weight => Number(weight.toPrecision(5))))}\n`);
};

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'network.json' },
      games: { type: 'string', default: '1200' },
      epochs: { type: 'string', default: '12' },
      seed: { type: 'string', default: 'n' },
    },
  });
  await teach({ ...values, games: wholeOf(values, 'games'), epochs: wholeOf(values, 'epochs') });
} else parentPort.on('message', task => parentPort.postMessage(playGame(task)));

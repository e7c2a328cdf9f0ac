// What is lost at Nautilùs by seeing few worlds: node bots/learn/nautilus-races.mjs --variant duel --seconds 60 [--worlds 160] [--seed s]
// Some decisions of games one move deep are looked at as admirals do, every candidate in all worlds. Then races are run over worlds drawn from these,
// and what they choose is held against the mean of all. Prints per cent of the chance to win that a decision loses so, and the playouts that it takes.
import { parseArgs } from 'node:util';
import { SeededChance } from '@ankerplatz/kit';
import { nautilus } from '@ankerplatz/nautilus';
import { nautilusJudge } from '../dist/nautilus/index.js';
import { isRated, Policy } from '../dist/nautilus/policy.js';
import { byRank, meanOf, stillRunning } from '../dist/nautilus/race.js';
import { TurnSearch } from '../dist/nautilus/turn-search.js';
import { learnedEvaluatorOf } from '../dist/nautilus/variant-evaluators.js';

const METER = { judged: 0, left: 1, isSpent: () => false };
const LOOKED_AT = 0.05;
const CANDIDATES = 20;
/** Races over the worlds of one decision. */
const RACES = 4;
const CERTAIN = Number.POSITIVE_INFINITY;
const EFFORTS = {
  captain: { worlds: 60, patience: { runs: 9, errors: CERTAIN, regret: 0.0004 } },
  admiral: { worlds: 240, patience: { runs: 18, errors: CERTAIN, regret: 0.0001 } },
  'twice an admiral': { worlds: 480, patience: { runs: 36, errors: CERTAIN, regret: 0.00005 } },
};

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'duel' },
    seconds: { type: 'string', default: '60' },
    worlds: { type: 'string', default: '160' },
    seed: { type: 'string', default: 's' },
  },
});
const setup = nautilus.setup({ variant: values.variant }).value;
const chance = SeededChance.from(values.seed);

/** Indexable by candidate and world. */
const lookedAt = (position, seat, policy, evaluator) => {
  const turns = new TurnSearch(evaluator, policy, METER, chance).turnsOf(position, seat).slice(0, CANDIDATES);
  const texts = turns.map(({ moves }) => moves.map(move => nautilus.makeMove(position, move)));
  return nautilusJudge.worths(nautilus.view(position, seat), texts, Number(values.worlds), `${chance.word()}`);
};

const collected = [];
const end = Date.now() + 1000 * Number(values.seconds);
while (Date.now() < end) {
  const position = nautilus.start(setup, chance);
  const evaluator = learnedEvaluatorOf(position.material);
  const policy = new Policy(evaluator, METER, chance);
  while (!position.isOver && Date.now() < end) {
    const [seat] = position.deciders();
    if (!isRated(position.phase) && chance.unit() < LOOKED_AT)
      collected.push(lookedAt(position, seat, policy, evaluator));
    position.play(seat, policy.choose(position, seat), chance);
  }
}

/** The loss of a race of candidates against the best, and its playouts. */
const raceOf = (table, { worlds, patience }) => {
  const means = table.map(meanOf);
  const all = table.map((own, index) => ({ own, mean: means[index], worths: [] }));
  let running = all;
  let playouts = 0;
  for (let seen = 0; seen < worlds && running.length > 1; seen++) {
    const world = chance.die(table[0].length);
    for (const runner of running) runner.worths.push(runner.own[world]);
    playouts += running.length;
    running = stillRunning(running, patience);
  }
  return { lost: Math.max(...means) - all.sort(byRank)[0].mean, playouts };
};

const free = collected.filter(table => table.length > 1);
console.log(`${values.variant}: ${collected.length} decisions, ${free.length} of them free`);
for (const [name, effort] of Object.entries(EFFORTS)) {
  const races = free.flatMap(table => Array.from({ length: RACES }, () => raceOf(table, effort)));
  const lost = meanOf(races.map(race => 100 * race.lost));
  console.log(`${name}: loses ${lost.toFixed(4)} %, ${meanOf(races.map(race => race.playouts)).toFixed(0)} playouts`);
}

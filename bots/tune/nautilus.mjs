// Learns the chances to win at Nautilùs from self-play: node bots/tune/nautilus.mjs --variant team [--rounds 680] [--shares 8] [--games 8] [--seed s]
// In each round every share plays its games from the same weights and learns from each of them by temporal differences; their mean makes the
// weights of the next round, so that the number of threads changes nothing. Needs a build; writes bots/src/nautilus/learned-weights/VARIANT.ts.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { SeededChance } from '@ankerplatz/kit';
import { nautilus } from '@ankerplatz/nautilus';
import { Evaluator } from '../dist/nautilus/evaluator.js';
import { INPUTS } from '../dist/nautilus/features.js';
import { LearnedEvaluator } from '../dist/nautilus/learned-evaluator.js';
import { writeWeights } from '../dist/nautilus/learned-weights.js';
import { isRated, Policy } from '../dist/nautilus/policy.js';
import { WEIGHTS } from '../dist/nautilus/weights.js';
import { wholeOf } from './asked.mjs';
import { Crew } from './crew.mjs';

/** The weight of later positions for what is learned of one. */
const LAMBDA = 0.85;
/** The rate of learning in the first round and in the last. */
const FIRST_RATE = 0.015;
const LAST_RATE = 0.001;
/** Rounds in which the guessing evaluator shows how to play. */
const SHOWN = 2;
const MOST_DECISIONS = 5_000;
/** Deals of the last match, played both ways. */
const DEALS = 250;
const REPORT_EVERY = 20;

const METER = { judged: 0, left: 1, isSpent: () => false };
const setupOf = variant => nautilus.setup({ variant }).value;
const policyOf = (evaluator, seed) => new Policy(evaluator, METER, SeededChance.from(seed));

/** A share's pupil and teacher. */
const makeTable = variant => {
  const setup = setupOf(variant);
  const { material } = nautilus.start(setup, SeededChance.from('table'));
  const learned = new Float32Array(INPUTS);
  return {
    setup,
    learned,
    pupil: new LearnedEvaluator(WEIGHTS, material, learned),
    teacher: new Evaluator(WEIGHTS, material),
  };
};

/** The pupil's values of the positions that each seat left behind. */
const playGame = ({ setup, pupil }, policies, chance) => {
  const position = nautilus.start(setup, chance);
  const thoughts = Array.from({ length: setup.seats }, () => []);
  for (let made = 0; !position.isOver && made < MOST_DECISIONS; made++) {
    const seat = position.deciders()[0];
    const { round, phase } = position;
    position.play(seat, policies[seat & 1].choose(position, seat), chance);
    if (isRated(phase) || position.isOver) continue;
    const chanceToWin = pupil.worth(position, seat, round);
    const { features } = pupil;
    thoughts[seat].push({ held: features.held.slice(0, features.count), chanceToWin });
  }
  return { thoughts, winners: position.outcome()?.ranks.map(rank => (rank === 1 ? 1 : 0)) };
};

const learnFrom = ({ learned }, { held, chanceToWin }, target, rate) => {
  const push = rate * (target - chanceToWin);
  for (const input of held) learned[input] += push;
};

/** Learns a finished game, each seat's positions from the last to the first. */
const learnGame = (table, { thoughts, winners }, rate) => {
  if (!winners) return;
  for (const [seat, own] of thoughts.entries()) {
    let target = winners[seat];
    for (const thought of own.toReversed()) {
      learnFrom(table, thought, target, rate);
      target = LAMBDA * target + (1 - LAMBDA) * thought.chanceToWin;
    }
  }
};

/** One share of a round: its games, and what was learned by them. */
const playShare = (table, { learned, round, share, games, rate, seed }) => {
  table.learned.set(learned);
  const chance = SeededChance.from(`${seed}:${round}:${share}`);
  const policy = policyOf(round < SHOWN ? table.teacher : table.pupil, `${seed}:${round}:${share}:policy`);
  for (let game = 0; game < games; game++) learnGame(table, playGame(table, [policy, policy], chance), rate);
  return table.learned;
};

/** Indexable by seat: who won a game of the pupil against its teacher, each deal played both ways. */
const playDeal = (table, { learned, deal, seed }) => {
  table.learned.set(learned);
  const policies = [policyOf(table.pupil, 'pupil'), policyOf(table.teacher, 'teacher')];
  const won = side => {
    const { winners } = playGame(table, side ? policies.toReversed() : policies, SeededChance.from(`${seed}:${deal}`));
    return winners ? winners[side] : 0.5;
  };
  return won(0) + won(1);
};

const meanOf = lists =>
  Float32Array.from(lists[0], (_, index) => lists.reduce((sum, list) => sum + list[index], 0) / lists.length);

const tune = async ({ variant, rounds, shares, games, seed, threads }) => {
  const crew = new Crew(import.meta.url, Math.min(threads, shares), variant);
  let learned = new Float32Array(INPUTS);
  for (let round = 0; round < rounds; round++) {
    const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (round / rounds);
    const tasks = Array.from({ length: shares }, (_, share) => ({ learned, round, share, games, rate, seed }));
    learned = meanOf(await crew.all(tasks));
    if ((round + 1) % REPORT_EVERY === 0) console.error(`round ${round + 1} of ${rounds}`);
  }
  const won = await crew.all(Array.from({ length: DEALS }, (_, deal) => ({ learned, deal, seed: `${seed}:match` })));
  await crew.end();
  const rate = won.reduce((sum, games) => sum + games, 0) / (2 * DEALS);
  console.log(`${variant}: ${(100 * rate).toFixed(1)} % against its teacher, both without search`);
  const file = new URL(`../src/nautilus/learned-weights/${variant}.ts`, import.meta.url);
  writeFileSync(file, `export const ${variant} =\n  '${writeWeights(learned)}';\n`);
};

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      variant: { type: 'string', default: 'team' },
      rounds: { type: 'string', default: '680' },
      shares: { type: 'string', default: '8' },
      games: { type: 'string', default: '8' },
      threads: { type: 'string', default: String(availableParallelism()) },
      seed: { type: 'string', default: 's' },
    },
  });
  const { variant, seed } = values;
  const [rounds, shares, games, threads] = ['rounds', 'shares', 'games', 'threads'].map(name => wholeOf(values, name));
  await tune({ variant, seed, rounds, shares, games, threads });
} else {
  const table = makeTable(workerData);
  parentPort.on('message', task =>
    parentPort.postMessage(task.deal === undefined ? playShare(table, task) : playDeal(table, task)),
  );
}

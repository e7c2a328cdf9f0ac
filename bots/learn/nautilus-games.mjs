// Plays games of Nautilùs and keeps what the value learns from, for one core:
// node bots/learn/nautilus-games.mjs --variant duel --out FILE --seconds 60 --seed s [--value FILE] [--trust 0.1] [--plain 0.2] [--keep 0.3]
// Every position kept is a row of whole numbers: whether the game was plain, the inputs, the chance to learn. Without a value the first
// players judge by what was learned before there was one. Needs a build, or a bundle of this file.
import { openSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MoveList, SeededChance } from '@ankerplatz/kit';
import { nautilus } from '@ankerplatz/nautilus';
import { readGrains } from '../dist/grains.js';
import { Evaluator } from '../dist/nautilus/evaluator.js';
import { INPUTS } from '../dist/nautilus/features.js';
import { isRated, Policy } from '../dist/nautilus/policy.js';
import { Value } from '../dist/nautilus/value/value.js';
import { ValueEvaluator } from '../dist/nautilus/value/value-evaluator.js';
import { learnedEvaluatorOf } from '../dist/nautilus/variant-evaluators.js';
import { WEIGHTS } from '../dist/nautilus/weights.js';

const HELD = 94;
const ROW = HELD + 2;
const WIN = 10_000;
const MOST_DECISIONS = 5_000;
const METER = { judged: 0, left: 1, isSpent: () => false };

const gauss = chance => 2 * (chance.unit() + chance.unit() + chance.unit() - 1.5);

/** A judge whose chances are off by so much, as logarithms of odds. */
const heated = (judge, heat, chance) =>
  Object.assign(Object.create(judge), {
    worth: (position, seat, round) => {
      const worth = Math.min(0.9999, Math.max(0.0001, judge.worth(position, seat, round)));
      return Math.log(worth / (1 - worth)) + heat * gauss(chance);
    },
  });

/**
 * The way one side of a game plays: by the value, hot or not, or by the hand-made judge; and how often it does just
 * anything.
 */
const sideOf = ({ judge, teacher }, isPlain, chance) => {
  const kind = isPlain ? 0 : chance.unit();
  const heat = kind < 0.4 ? 0 : chance.unit() * 0.5;
  const base = kind > 0.88 ? teacher : heat > 0 ? heated(judge, heat, chance) : judge;
  return { policy: new Policy(base, METER, SeededChance.from('policy')), whim: kind < 0.6 ? 0 : 0.04 };
};

const list = new MoveList();
const anyMove = (position, seat, chance) => {
  list.clear();
  position.moves(seat, list);
  return list.at(chance.die(list.length));
};

const playGame = (table, { plain, trust, kept }, chance) => {
  const isPlain = chance.unit() < plain;
  const position = nautilus.start(table.setup, chance);
  const sides = [0, 1].map(() => sideOf(table, isPlain, chance));
  const { features } = table;
  const seen = Array.from({ length: table.setup.seats }, () => []);
  let free = !isPlain && chance.unit() < 0.2 ? chance.die(24) : 0;
  for (let made = 0; !position.isOver && made < MOST_DECISIONS; made++) {
    const [seat] = position.deciders();
    const { round, phase } = position;
    const { policy, whim } = sides[seat & 1];
    const isWhim = free-- > 0 || (whim > 0 && chance.unit() < whim);
    position.play(seat, isWhim ? anyMove(position, seat, chance) : policy.choose(position, seat), chance);
    if (isRated(phase) || position.isOver) continue;
    const isKept = chance.unit() < kept;
    if (!isKept && trust === 0) continue;
    const told = table.judge.worth(position, seat, round);
    const held = isKept ? features.held.slice(0, Math.min(HELD, features.count)) : null;
    seen[seat].push({ held, told });
  }
  const ranks = position.outcome()?.ranks;
  return { seen, isPlain, wins: ranks?.map(rank => (rank === 1 ? 1 : 0)) };
};

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'duel' },
    out: { type: 'string', default: 'nautilus.rows' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: 's' },
    value: { type: 'string' },
    trust: { type: 'string', default: '0.1' },
    plain: { type: 'string', default: '0.3' },
    keep: { type: 'string', default: '0.3' },
  },
});
const [trust, plain, kept] = [values.trust, values.plain, values.keep].map(Number);
const setup = nautilus.setup({ variant: values.variant }).value;
const { material } = nautilus.start(setup, SeededChance.from('table'));
const value = values.value ? new Value(readGrains(readFileSync(values.value, 'utf8'))) : null;
const judge = value ? new ValueEvaluator(WEIGHTS, material, value) : learnedEvaluatorOf(material);
const table = {
  setup,
  judge,
  features: value ? value.features : judge.features,
  teacher: new Evaluator(WEIGHTS, material),
};

const file = openSync(values.out, 'w');
const buffer = new Int16Array(ROW * 4096);
let [filled, games, rows] = [0, 0, 0];
const flush = () => {
  writeSync(file, new Uint8Array(buffer.buffer, 0, filled * ROW * 2));
  filled = 0;
};
const keep = (held, target, isPlain) => {
  const row = buffer.subarray(filled * ROW, (filled + 1) * ROW).fill(INPUTS);
  row[0] = isPlain ? 1 : 0;
  row.set(held, 1);
  row[ROW - 1] = Math.round(WIN * target);
  rows++;
  if (++filled === 4096) flush();
};
const chance = SeededChance.from(values.seed);
const end = Date.now() + 1000 * Number(values.seconds);
while (Date.now() < end) {
  const { seen, isPlain, wins } = playGame(table, { plain, trust, kept }, chance);
  if (!wins) continue;
  games++;
  for (const [seat, own] of seen.entries()) {
    let target = wins[seat];
    for (const { held, told } of own.toReversed()) {
      if (held) keep(held, target, isPlain);
      target = (1 - trust) * target + trust * told;
    }
  }
}
flush();
console.log(`${games} games, ${rows} rows`);

// Two values of Nautilùs against each other: node bots/learn/nautilus-match.mjs --variant duel --ours value@FILE --theirs lore [--games 100]
// `value@FILE` and `lore` look one move deep; `captain@FILE:60` and `captain:60` look as captains do, into so many worlds. Every deal is played both ways.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SeededChance } from '@ankerplatz/kit';
import { nautilus } from '@ankerplatz/nautilus';
import { readGrains } from '../dist/grains.js';
import { Policy } from '../dist/nautilus/policy.js';
import { samplerWith } from '../dist/nautilus/sampler.js';
import { Value } from '../dist/nautilus/value/value.js';
import { ValueEvaluator } from '../dist/nautilus/value/value-evaluator.js';
import { learnedEvaluatorOf } from '../dist/nautilus/variant-evaluators.js';
import { WEIGHTS } from '../dist/nautilus/weights.js';

const METER = { judged: 0, left: 1, isSpent: () => false };
const CAPTAIN = {
  ...{ playouts: 600_000, candidates: 10, horizon: { decisions: 12, beyond: 8 } },
  ...{ patience: { runs: 9, errors: Number.POSITIVE_INFINITY, regret: 0.0004 }, playsOutAll: true },
};

const playerOf = (name, material) => {
  const [who, worlds] = name.split(':');
  const [kind, file] = who.split('@');
  const value = file && new Value(readGrains(readFileSync(file, 'utf8')));
  const judge = value ? new ValueEvaluator(WEIGHTS, material, value) : learnedEvaluatorOf(material);
  if (kind !== 'captain') {
    const policy = new Policy(judge, METER, SeededChance.from('policy'));
    return (position, seat) => [policy.choose(position, seat)];
  }
  const brain = samplerWith(() => judge, { ...CAPTAIN, worlds: Number(worlds) });
  return (position, seat, chance) => {
    const budget = { playouts: CAPTAIN.playouts, chance, isStopped: () => false };
    return brain.think(nautilus.view(position, seat), budget)[0].moves.map(move => nautilus.parseMove(position, move));
  };
};

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'duel' },
    ours: { type: 'string' },
    theirs: { type: 'string' },
    games: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'm' },
  },
});
const setup = nautilus.setup({ variant: values.variant }).value;
const { material } = nautilus.start(setup, SeededChance.from('table'));
const players = [playerOf(values.ours, material), playerOf(values.theirs, material)];
let [won, played] = [0, 0];
const ms = [0, 0];
for (let game = Number(values.from); game < Number(values.from) + Number(values.games); game++) {
  const own = game % 2;
  const chance = SeededChance.from(`${values.seed}:${game >> 1}`);
  const position = nautilus.start(setup, chance);
  for (let made = 0; !position.isOver && made < 5_000; made++) {
    const [seat] = position.deciders();
    const side = (seat & 1) === own ? 0 : 1;
    const begun = process.hrtime.bigint();
    const moves = players[side](position, seat, SeededChance.from(`${values.seed}:${game}:${made}`));
    ms[side] += Number(process.hrtime.bigint() - begun) / 1e6;
    for (const [index, move] of moves.entries()) {
      if (index > 0 && position.deciders()[0] !== seat) break;
      position.play(seat, move, chance);
    }
  }
  played++;
  won += position.isOver ? (position.outcome().ranks[own] === 1 ? 1 : 0) : 0.5;
}
console.log(JSON.stringify({ ...values, played, won, ms }));

// A lone player of Nauticus among others: node bots/learn/nauticus-match.mjs --lone value@FILE --others captain:4000 [--players 2] [--games 100] [--seed m]
// `value@FILE` looks one turn deep, `foresight@FILE:4000` is a captain of so many playouts with the value at ends of rounds, `captain:4000` one without,
// `ends@FILE:4000` one with a table of corrections at ends of rounds (`--share 0.7` counts so much of it), `admiral:4000` with the one that captains and admirals have; `captain` is the first.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SeededChance } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { readGrains } from '../dist/grains.js';
import { captainBy, captainByValue, captainWith, seasonedWith, stagesFor } from '../dist/nauticus/captain.js';
import { Evaluation } from '../dist/nauticus/evaluation.js';
import { mateWith } from '../dist/nauticus/mate.js';
import { RoundEnd } from '../dist/nauticus/round-end.js';
import { Value } from '../dist/nauticus/value.js';
import { DUEL_WEIGHTS, TABLE_WEIGHTS, WEIGHTS } from '../dist/nauticus/weights.js';
import { Mind } from './nauticus-minds.mjs';

const byEnds = (file, share) => {
  const table = readGrains(readFileSync(file, 'utf8')).map(grains => Math.round(share * grains));
  return captainBy(({ setup: { seats }, round }) => {
    const weights = seats === 2 ? DUEL_WEIGHTS : TABLE_WEIGHTS;
    const evaluator = new Evaluation(weights);
    const { rivalry } = weights;
    return { evaluator, ends: new RoundEnd(evaluator, table, round, rivalry), rivalry, stages: stagesFor(seats) };
  });
};

const BRAINS = {
  foresight: file => {
    const value = new Value(readGrains(readFileSync(file, 'utf8')));
    return captainByValue(DUEL_WEIGHTS, TABLE_WEIGHTS, () => value);
  },
  ends: (file, share) => byEnds(file, share),
  mate: () => mateWith(WEIGHTS),
  captain: () => captainWith(DUEL_WEIGHTS, TABLE_WEIGHTS),
  admiral: () => seasonedWith(DUEL_WEIGHTS, TABLE_WEIGHTS),
};

const playerOf = (name, share) => {
  const [who, playouts] = name.split(':');
  const [kind, file] = who.split('@');
  if (kind === 'value') {
    const value = new Value(readGrains(readFileSync(file, 'utf8')));
    return (position, chance) => new Mind(position, value, chance, true).turn(position);
  }
  const brain = BRAINS[kind](file, share);
  return (position, chance, seat) => {
    const budget = { playouts: Number(playouts), chance, isStopped: () => false };
    return brain.think(nauticus.view(position, seat), budget)[0].moves.map(move => nauticus.parseMove(position, move));
  };
};

const { values } = parseArgs({
  options: {
    lone: { type: 'string' },
    others: { type: 'string' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'm' },
    share: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '1000000' },
  },
});
const players = Number(values.players);
const lone = playerOf(values.lone, Number(values.share));
const others = playerOf(values.others, 1);
const sums = [{}, {}];
const add = (side, figures) => {
  for (const [name, value] of Object.entries(figures)) sums[side][name] = (sums[side][name] ?? 0) + value;
};
let played = 0;
const end = Date.now() + 1000 * Number(values.seconds);
for (let game = Number(values.from); played < Number(values.games) && Date.now() < end; game++) {
  played++;
  const own = game % players;
  const chance = SeededChance.from(`${values.seed}:${Math.floor(game / players)}`);
  const position = nauticus.start(nauticus.setup({ players }).value, chance);
  const tally = nauticus.tally(players);
  for (let turn = 0; !position.outcome(); turn++) {
    const [seat] = position.deciders();
    const thought = SeededChance.from(`${values.seed}:${game}:${turn}`);
    const begun = process.hrtime.bigint();
    const moves = (seat === own ? lone : others)(position, thought, seat);
    add(seat === own ? 0 : 1, { turns: 1, ms: Number(process.hrtime.bigint() - begun) / 1e6 });
    for (const move of moves) position.play(seat, move, chance, tally.tell);
  }
  const { ranks } = position.outcome();
  const winners = ranks.filter(rank => rank === 1).length;
  for (const [seat, figures] of tally.figures(position).entries())
    add(seat === own ? 0 : 1, { ...figures, games: 1, won: ranks[seat] === 1 ? 1 / winners : 0 });
}
console.log(JSON.stringify({ lone: values.lone, others: values.others, players, played, sums }));

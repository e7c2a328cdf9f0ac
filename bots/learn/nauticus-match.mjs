// A lone player of Nauticus among others: node bots/learn/nauticus-match.mjs --lone value@FILE --others captain:4000 [--players 2] [--games 100] [--seed m]
// `value@FILE` looks one turn deep, `foresight@FILE:4000` is a captain of so many playouts with the value at ends of rounds, `captain:4000` one without.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SeededChance } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { readGrains } from '../dist/grains.js';
import { captainByValue, captainWith } from '../dist/nauticus/captain.js';
import { mateWith } from '../dist/nauticus/mate.js';
import { Value } from '../dist/nauticus/value.js';
import { DUEL_WEIGHTS, TABLE_WEIGHTS, WEIGHTS } from '../dist/nauticus/weights.js';
import { Mind } from './nauticus-minds.mjs';

const playerOf = name => {
  const [who, playouts] = name.split(':');
  const [kind, file] = who.split('@');
  const value = file && new Value(readGrains(readFileSync(file, 'utf8')));
  if (kind === 'value') return (position, chance) => new Mind(position, value, chance, true).turn(position);
  const brain =
    kind === 'foresight'
      ? captainByValue(DUEL_WEIGHTS, TABLE_WEIGHTS, () => value)
      : kind === 'mate'
        ? mateWith(WEIGHTS)
        : captainWith(DUEL_WEIGHTS, TABLE_WEIGHTS);
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
    seconds: { type: 'string', default: '1000000' },
  },
});
const players = Number(values.players);
const lone = playerOf(values.lone);
const others = playerOf(values.others);
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

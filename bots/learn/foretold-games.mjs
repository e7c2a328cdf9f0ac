// Plays games that the value has not seen and keeps what it foretold and what came of it, a line of JSON a game:
// node bots/learn/foretold-games.mjs --game nauticus --kind 2 --by value --value FILE --out FILE --seconds 60 [--games 2000] [--first 0] [--seed c]
// `--by value` plays one turn deep by the value alone, `--by captain` by captains without it.
import { openSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SeededChance } from '@ankerplatz/kit';
import { nauticus, standingOf } from '@ankerplatz/nauticus';
import { cells, nautilus } from '@ankerplatz/nautilus';
import { readGrains } from '../dist/grains.js';
import { captainWith } from '../dist/nauticus/captain.js';
import { Value as NauticusValue } from '../dist/nauticus/value.js';
import { DUEL_WEIGHTS, TABLE_WEIGHTS } from '../dist/nauticus/weights.js';
import { nautilusRanks } from '../dist/nautilus/index.js';
import { isRated, Policy } from '../dist/nautilus/policy.js';
import { Value as NautilusValue } from '../dist/nautilus/value/value.js';
import { ValueEvaluator } from '../dist/nautilus/value/value-evaluator.js';
import { WEIGHTS } from '../dist/nautilus/weights.js';
import { Mind } from './nauticus-minds.mjs';

const METER = { judged: 0, left: 1, isSpent: () => false };
const MOST_DECISIONS = 5_000;
const weightsIn = file => readGrains(readFileSync(file, 'utf8'));

/** Equal shares for those who have most. */
const leaders = amounts => {
  const most = Math.max(...amounts);
  const count = amounts.filter(amount => amount === most).length;
  return amounts.map(amount => (amount === most ? 1 / count : 0));
};

const thinking = (game, brain, playouts) => (position, seat, chance) =>
  brain
    .think(game.view(position, seat), { playouts, chance, isStopped: () => false })[0]
    .moves.map(move => game.parseMove(position, move));

const GAMES = {
  nauticus: (kind, by, file) => {
    const value = new NauticusValue(weightsIn(file));
    const setup = nauticus.setup({ players: Number(kind) }).value;
    const captain = thinking(nauticus, captainWith(DUEL_WEIGHTS, TABLE_WEIGHTS), 40_000);
    return {
      ...{ game: nauticus, setup, isFirst: () => true },
      turnsOf: position => {
        if (by === 'captain') return captain;
        const mind = new Mind(position, value, SeededChance.from('mind'), true);
        return here => mind.turn(here);
      },
      foretell: position => {
        value.weigh(position, position.round);
        return {
          chances: Array.from(value.chances.subarray(0, setup.seats)),
          leader: leaders(Array.from({ length: setup.seats }, (_, seat) => standingOf(position.cells, seat))),
        };
      },
    };
  },
  nautilus: (kind, by, file) => {
    const value = new NautilusValue(weightsIn(file));
    const setup = nautilus.setup({ variant: kind }).value;
    const { material } = nautilus.start(setup, SeededChance.from('table'));
    const policy = new Policy(new ValueEvaluator(WEIGHTS, material, value), METER, SeededChance.from('policy'));
    const { brain, playouts } = nautilusRanks.captain;
    const captain = thinking(nautilus, brain, playouts);
    const moored = (bytes, side) =>
      [0, 1, 2, 3].reduce((sum, sailor) => {
        const isIn = colour => {
          const place = bytes[cells.PLACES + colour * 4 + sailor];
          return place >= cells.HARBOUR && place < cells.HOME ? 1 : 0;
        };
        return sum + isIn(side) + isIn(side + 2);
      }, 0);
    return {
      ...{ game: nautilus, setup, isFirst: position => !isRated(position.phase) },
      turnsOf: () => (by === 'captain' ? captain : (position, seat) => [policy.choose(position, seat)]),
      foretell: position => {
        const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
        const lead = leaders([0, 1].map(side => moored(position.bytes, side)));
        return {
          chances: seats.map(seat => value.chance(position, seat, position.round)),
          leader: seats.map(seat => lead[seat % 2]),
        };
      },
    };
  },
};

/** The forecast at the beginning of every round, as soon as cards can be played, and how the game ended. */
const playGame = ({ game, setup, isFirst, turnsOf, foretell }, seed) => {
  const chance = SeededChance.from(seed);
  const position = game.start(setup, chance);
  const turn = turnsOf(position);
  const rounds = [];
  for (let made = 0; !position.outcome() && made < MOST_DECISIONS; made++) {
    if (rounds.length < position.round && isFirst(position)) rounds.push(foretell(position));
    const [seat] = position.deciders();
    for (const [index, move] of turn(position, seat, SeededChance.from(`${seed}:${made}`)).entries()) {
      if (index > 0 && position.deciders()[0] !== seat) break;
      position.play(seat, move, chance);
    }
  }
  const ranks = position.outcome()?.ranks;
  const winners = ranks?.filter(rank => rank === 1).length;
  const shares = game === nautilus ? 1 : winners;
  return ranks && { rounds, wins: ranks.map(rank => (rank === 1 ? 1 / shares : 0)) };
};

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    kind: { type: 'string' },
    by: { type: 'string', default: 'value' },
    value: { type: 'string' },
    out: { type: 'string' },
    seconds: { type: 'string', default: '3600' },
    games: { type: 'string', default: '2000' },
    first: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'c' },
  },
});
const table = GAMES[values.game](values.kind, values.by, values.value);
const file = openSync(values.out, 'a');
const end = Date.now() + 1000 * Number(values.seconds);
for (let game = 0; game < Number(values.games) && Date.now() < end; game++) {
  const number = Number(values.first) + game;
  const played = playGame(table, `${values.seed}:${values.game}:${values.kind}:${number}`);
  const { game: name, kind, by } = values;
  if (played) writeSync(file, `${JSON.stringify({ game: name, kind, by, number, ...played })}\n`);
}

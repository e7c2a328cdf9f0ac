// What ends of a round are worth to a seat of Nauticus that it can choose between, whatever the others do: the next round is looked through for that seat
// alone, with the same tiles and the same choices of the others for all of them, and its end is judged by the evaluation and a table.
// node bots/learn/nauticus-solo.mjs --players 2 --shuffles 6 --seconds 60 --seed s --out FILE [--table FILE] [--left 0]
// A row of whole numbers (16 bits) for every end: see `rowOf`. `--left` looks at ends with so many rounds left after the next one alone.
import { openSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SeededChance } from '@ankerplatz/kit';
import { cells as at, nauticus, scoreOf, tables, types } from '@ankerplatz/nauticus';
import { readGrains } from '../dist/grains.js';
import { Courses } from '../dist/nauticus/course.js';
import { Evaluation } from '../dist/nauticus/evaluation.js';
import { Inputs } from '../dist/nauticus/inputs.js';
import { RoundEnd } from '../dist/nauticus/round-end.js';
import { TurnSearch } from '../dist/nauticus/turn-search.js';
import { DUEL_WEIGHTS, TABLE_WEIGHTS } from '../dist/nauticus/weights.js';
import { laidOut, METER, playTurn, someEnds } from './nauticus-ends.mjs';
import { gauss } from './nauticus-minds.mjs';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    playouts: { type: 'string', default: '400' },
    shuffles: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: 's' },
    left: { type: 'string' },
    table: { type: 'string' },
    out: { type: 'string', default: 'solo.rows' },
  },
});
const [players, playouts, shuffles] = [values.players, values.playouts, values.shuffles].map(Number);
/** Ends of a group, and inputs of a row, at most. */
const MOST = 8;
const FEWEST = 3;
const HELD = 80;
const PARTS = 8;
/** Parts of a point in a row. */
const PART = 32;
/** How often a turn is looked at, and how much others like blue workers. */
const LOOKED_AT = 0.5;
const BLUE = 0.7;
/** How widely a round is looked through. */
const SIGHT = { width: 1, each: 2, kept: 3 };
const CLASSES = [
  [0, types.FIRST_MAST],
  [types.FIRST_MAST, types.FIRST_SAIL],
  [types.FIRST_SAIL, types.FIRST_GOOD],
  [types.FIRST_GOOD, types.TILES.length],
];
const base = players === 2 ? DUEL_WEIGHTS : TABLE_WEIGHTS;
const evaluation = new Evaluation(base);
const inputs = new Inputs();
const table = values.table && readGrains(readFileSync(values.table, 'utf8'));
const endsFor = round => (table ? new RoundEnd(evaluation, table, round, base.rivalry) : evaluation);
const end = Date.now() + 1000 * Number(values.seconds);

/**
 * The other seats: indexable by action, how much the seat that chooses likes it; and the tiles that they will have
 * bought, as numbers from 0 to 1.
 */
const othersOf = chance => ({
  likes: types.ACTIONS.map(() => gauss(chance)),
  buys: CLASSES.map(() =>
    Array.from({ length: players - 1 }, () => Array.from({ length: chance.die(4) }, () => chance.unit())).flat(),
  ),
});

/** What a seat has at the end of a round that begins, if it makes the best of the actions that come: of those that others like and it must take, of all when it chooses. */
const courseOf = (start, seat, { likes, buys }, ends) => {
  const position = start.clone();
  for (const [kind, [first, next]] of CLASSES.entries())
    for (const share of buys[kind]) {
      const tile = at.STACK + first + Math.floor(share * (next - first));
      if (position.cells[tile] > 0) position.cells[tile]--;
    }
  const chance = SeededChance.from('turns');
  const turns = new TurnSearch(position, evaluation, METER, chance);
  const { round } = position;
  const thought = { turns, evaluation, ends, round, meter: METER, chance };
  const courses = new Courses(seat, SIGHT, round === tables.ROUNDS[players], thought);
  let course = courses.from(position);
  for (let phase = 0; phase < tables.PHASES; phase++) {
    const { cells, material } = course.states[0].position;
    const isOwn = cells[at.SEAT] === seat;
    let best = null;
    let most = Number.NEGATIVE_INFINITY;
    for (let space = 0; space < tables.SPACES; space++) {
      if (cells[at.USED] & (1 << space)) continue;
      const action = cells[at.TILE_AT + space];
      const liking = isOwn
        ? courses.after(course, action).worth
        : likes[action] + BLUE * material.blueAt(space, cells[at.WHEEL]);
      if (liking > most) [best, most] = [action, liking];
    }
    course = courses.after(course, best);
  }
  return course.worth;
};

const ROW = 4 + HELD + PARTS + shuffles;
const file = openSync(values.out, 'w');
let [groups, played] = [0, 0];
const rowOf = (state, seat, round, points) => {
  const row = new Int16Array(ROW).fill(-1);
  const worth = evaluation.worthOf(state.position, seat);
  inputs.gather(state.position, seat, round);
  const { ships, goods } = scoreOf(state.position.cells, seat);
  row.set([groups & 0x7fff, tables.ROUNDS[players] - round - 1, Math.round(PART * worth), 0]);
  row.set(inputs.held.slice(inputs.shared, Math.min(inputs.count, inputs.shared + HELD)), 4);
  for (const [part, share] of evaluation.parts.entries())
    row[4 + HELD + part] = Math.round(PART * (share - (part === 1 ? ships : part === 2 ? goods : 0)));
  row.set(points, 4 + HELD + PARTS);
  return row;
};

const sample = (position, seat, chance) => {
  const some = someEnds(evaluation, position, seat, chance, MOST);
  if (some.length < FEWEST) return;
  const points = some.map(() => []);
  const ends = endsFor(position.round + 1);
  const tiles = Int32Array.from(types.ACTIONS.keys());
  for (let shuffle = 0; shuffle < shuffles; shuffle++) {
    const others = othersOf(chance);
    chance.shuffle(tiles);
    for (const [index, state] of some.entries())
      points[index].push(Math.round(PART * courseOf(laidOut(state, tiles), seat, others, ends)));
  }
  for (const [index, state] of some.entries())
    writeSync(file, new Uint8Array(rowOf(state, seat, position.round, points[index]).buffer));
  groups++;
  played += shuffles * some.length;
};

for (let game = 0; Date.now() < end; game++) {
  const chance = SeededChance.from(`${values.seed}:${game}`);
  const position = nauticus.start(nauticus.setup({ players }).value, chance);
  for (let turn = 0; !position.outcome() && Date.now() < end; turn++) {
    const [seat] = position.deciders();
    const left = tables.ROUNDS[players] - position.round - 1;
    const isSampled = left >= 0 && (!values.left || left === Number(values.left)) && position.cells[at.PHASE] >= 3;
    if (isSampled && chance.unit() < LOOKED_AT) sample(position, seat, chance);
    playTurn(position, playouts, chance, `${values.seed}:${game}:${turn}`);
  }
}
console.log(`${groups} groups, ${played} rounds looked through`);

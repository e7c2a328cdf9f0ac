/** Ends of rounds of Nauticus that a seat can choose between. */
import { SeededChance } from '@ankerplatz/kit';
import { cells as at, nauticus, tables, types } from '@ankerplatz/nauticus';
import { captainWith } from '../dist/nauticus/captain.js';
import { Courses } from '../dist/nauticus/course.js';
import { openActions } from '../dist/nauticus/remaining-game.js';
import { TurnSearch } from '../dist/nauticus/turn-search.js';
import { DUEL_WEIGHTS, TABLE_WEIGHTS } from '../dist/nauticus/weights.js';

/** A meter that is never spent. */
export const METER = { judged: 0, left: 1, isSpent: () => false };
const SIGHT = { width: 3, each: 4, kept: 12 };
const captain = captainWith(DUEL_WEIGHTS, TABLE_WEIGHTS);

/** Ends of the round that differ for one seat, for an order of the actions to come; the others do nothing until then. */
const endsOf = (evaluation, position, seat, chance) => {
  const turns = new TurnSearch(position, evaluation, METER, chance);
  const thought = { turns, evaluation, ends: evaluation, round: position.round, meter: METER, chance };
  const courses = new Courses(seat, SIGHT, false, thought);
  const order = Int32Array.from(
    [...types.ACTIONS.keys()].filter(action => openActions(position.cells) & (1 << action)),
  );
  chance.shuffle(order);
  const isChoosing = position.cells[at.ASKED] === types.CHOOSE;
  const left = tables.PHASES - position.cells[at.PHASE] + (isChoosing ? 1 : 0);
  let course = isChoosing ? null : courses.from(position);
  for (const action of Array.from(order).slice(0, left)) {
    if (course) course = courses.after(course, action);
    else {
      const takes = turns.movesOf(position, seat).map(take => turns.after(position, [take]));
      course = courses.from(takes.find(({ cells }) => cells[at.ACTION] === action));
    }
  }
  return course.states;
};

/** At most so many of them that the evaluation tells apart, good ones and bad ones. */
export const someEnds = (evaluation, position, seat, chance, most) => {
  const states = endsOf(evaluation, position, seat, chance);
  const unlike = [...new Map(states.map(state => [Math.round(100 * state.worth), state])).values()];
  const every = Math.max(1, Math.floor(unlike.length / most));
  return unlike.filter((_, index) => index % every === 0).slice(0, most);
};

/** The same end with the tiles of the next round as they are laid. */
export const laidOut = ({ position }, tiles) => {
  const here = position.clone();
  for (let space = 0; space < tables.SPACES; space++) here.cells[at.TILE_AT + space] = tiles[space];
  return here;
};

/** A turn by a captain of so many playouts. */
export const playTurn = (position, playouts, chance, seed) => {
  const [seat] = position.deciders();
  const budget = { playouts, chance: SeededChance.from(seed), isStopped: () => false };
  const { moves } = captain.think(nauticus.view(position, seat), budget)[0];
  for (const move of moves) position.play(seat, nauticus.parseMove(position, move), chance);
};

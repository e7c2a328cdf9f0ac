import { MoveList, SeededChance } from '@ankerplatz/kit';
import { cells as at, nauticus, types } from '@ankerplatz/nauticus';
import { captainBy, stagesFor } from '../dist/nauticus/captain.js';
import { Evaluation } from '../dist/nauticus/evaluation.js';
import { isInPhase, TurnSearch } from '../dist/nauticus/turn-search.js';
import { POINT, SOURCES } from '../dist/nauticus/value.js';
import { DUEL_WEIGHTS, TABLE_WEIGHTS } from '../dist/nauticus/weights.js';

/** A meter that is never spent. */
const METER = { judged: 0, left: 1, isSpent: () => false };
const RIVALRY = 0.6;

/** Weights of the evaluation that a taste for something makes larger, by source. */
const TASTED = {
  ships: ['unbuilt'],
  crowns: ['crown'],
  goods: ['fill', 'shelved', 'homeless', 'berth'],
  rewards: ['rewardEarly', 'rewardLate'],
  passes: ['passing'],
  rest: ['workerEarly', 'talerEarly'],
};

/** About normal. */
export const gauss = chance => 2 * (chance.unit() + chance.unit() + chance.unit() - 1.5);

/** Indexable by source: how much more or less than they are worth a mind cares for its points. */
const tasteOf = chance => {
  const kind = chance.unit();
  const taste = SOURCES.map(() => (kind < 0.4 ? 1 : Math.exp(0.25 * gauss(chance))));
  if (kind > 0.85) taste[SOURCES.indexOf('goods')] *= 2.5;
  taste[0] = 1;
  return taste;
};

/** Weights of the evaluation, changed by a taste. */
const tasted = (taste, seats) => {
  const weights = { ...(seats === 2 ? DUEL_WEIGHTS : TABLE_WEIGHTS) };
  for (const [source, names] of Object.entries(TASTED))
    for (const name of names) weights[name] *= taste[SOURCES.indexOf(source)];
  return weights;
};

const guessing = (taste, seats) => {
  const evaluation = new Evaluation(tasted(taste, seats));
  return { round: 0, worthOf: (position, seat) => evaluation.worthOf(position, seat) };
};

/** Judges by the value, each source weighed by a taste. */
const foreseeing = (taste, value) => ({
  round: 0,
  worthOf(position, seat) {
    value.judge(position, seat, this.round);
    let worth = 0;
    for (let source = 0; source < taste.length; source++) worth += taste[source] * value.parts[source];
    return worth / POINT;
  },
});

const RIVALS = { rivalsOf: () => 0 };

/** As captains think, with few playouts: the round by the evaluation, its end by the value, each with a taste. */
export class Foresight {
  constructor(table, value, chance, isPlain, playouts) {
    const { seats } = table.setup;
    const taste = isPlain ? SOURCES.map(() => 1) : tasteOf(chance);
    const evaluator = new Evaluation(tasted(taste, seats));
    const isGuessing = !value || (!isPlain && chance.unit() < 0.25);
    const judge = isGuessing ? evaluator : foreseeing(taste, value);
    const ends = { ...RIVALS, worthOf: (position, seat) => judge.worthOf(position, seat) };
    this.brain = captainBy(position => {
      if (!isGuessing) judge.round = position.round;
      return { evaluator, ends, rivalry: RIVALRY, stages: stagesFor(seats) };
    });
    this.playouts = Math.round(playouts * (isPlain ? 1 : 0.5 + chance.unit()));
    this.heat = isPlain || chance.unit() < 0.5 ? 0 : chance.unit() * 3;
    this.whim = isPlain ? 0 : chance.unit() < 0.5 ? 0 : 0.03;
    this.chance = chance;
  }

  turn(position) {
    const { chance, heat } = this;
    const budget = { playouts: this.playouts, chance, isStopped: () => false };
    const options = this.brain.think(nauticus.view(position, position.cells[at.SEAT]), budget).slice(0, 8);
    const isWhim = this.whim > 0 && chance.unit() < this.whim;
    const worths = options.map(({ value }) => (isWhim ? chance.unit() : value + heat * 0.5 * gauss(chance)));
    const best = isWhim || heat > 0 ? options[worths.indexOf(Math.max(...worths))] : options[0];
    return best.moves.map(move => nauticus.parseMove(position, move));
  }
}

/** Plays move by move, each by what the evaluation says after it; actions are chosen at random. */
export class Haste {
  constructor(table, chance) {
    this.evaluation = new Evaluation(tasted(tasteOf(chance), table.setup.seats));
    this.heat = chance.unit() < 0.3 ? 0 : chance.unit() * 2;
    this.chance = chance;
    this.list = new MoveList();
    this.here = table.clone();
    this.there = table.clone();
  }

  turn(position) {
    const { here } = this;
    const seat = position.cells[at.SEAT];
    here.copyFrom(position);
    const moves = [];
    do {
      const move = this.choose(here, seat);
      moves.push(move);
      here.play(seat, move, this.chance);
    } while (isInPhase(here) && here.cells[at.SEAT] === seat);
    return moves;
  }

  choose(here, seat) {
    const { list, there, chance } = this;
    list.clear();
    here.moves(seat, list);
    if (list.length === 1) return list.at(0);
    if (here.cells[at.ASKED] === types.CHOOSE) return list.at(chance.die(list.length));
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < list.length; index++) {
      there.copyFrom(here);
      there.play(seat, list.at(index), chance);
      const worth = this.evaluation.worthOf(there, seat) + (this.heat > 0 ? this.heat * 0.5 * gauss(chance) : 0);
      if (worth > most) [best, most] = [list.at(index), worth];
    }
    return best;
  }
}

/** A player of its own kind: taste, temperature, width, and how often it does just anything. */
export class Mind {
  constructor(table, value, chance, isPlain = false) {
    const { seats } = table.setup;
    const taste = isPlain ? SOURCES.map(() => 1) : tasteOf(chance);
    const isGuessing = !value || (!isPlain && chance.unit() < 0.3);
    this.judge = isGuessing ? guessing(taste, seats) : foreseeing(taste, value);
    this.heat = isPlain || chance.unit() < 0.4 ? 0 : chance.unit() * 4;
    this.width = chance.unit() < 0.2 ? 2 : 1;
    /** Actions that are thought of at most when one is to be chosen. */
    this.breadth = isPlain ? 8 : 4;
    this.whim = isPlain ? 0 : chance.unit() < 0.5 ? 0 : 0.04;
    this.chance = chance;
    this.seats = seats;
    this.search = new TurnSearch(table, this.judge, METER, SeededChance.from('turns'));
    this.list = new MoveList();
  }

  /** The moves of a whole turn. */
  turn(position) {
    this.judge.round = position.round;
    const options = position.cells[at.ASKED] === types.CHOOSE ? this.takes(position) : this.follows(position);
    if (options.length === 0) return this.search.shortest(position);
    if (this.whim > 0 && this.chance.unit() < this.whim) return options[this.chance.die(options.length)].moves;
    let best = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const worth = option.worth + (this.heat > 0 ? this.heat * gauss(this.chance) * 0.5 : 0);
      if (worth > most) [best, most] = [option, worth];
    }
    return best.moves;
  }

  follows(position) {
    return this.search.turnsOf(position, this.width).turns.slice(0, 12);
  }

  /** Every action with the best turn by it, less what the others may expect then. */
  takes(position) {
    const seat = position.cells[at.SEAT];
    const all = this.search.movesOf(position, seat);
    const some = all.length > this.breadth ? this.someOf(all) : all;
    return some.map(take => {
      const { turns } = this.search.turnsAfter(position, take, this.width);
      const { moves, worth } = turns[0] ?? { moves: [take], worth: 0 };
      return { moves, worth: worth - this.rivals(this.search.after(position, moves), seat) };
    });
  }

  someOf(moves) {
    const order = Int32Array.from(moves);
    this.chance.shuffle(order);
    return Array.from(order.subarray(0, this.breadth));
  }

  rivals(position, seat) {
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let rival = 0; rival < this.seats; rival++) {
      if (rival === seat) continue;
      const worth = this.judge.worthOf(position, rival);
      best = Math.max(best, worth);
      sum += worth;
    }
    return RIVALRY * best + (1 - RIVALRY) * (sum / (this.seats - 1));
  }
}

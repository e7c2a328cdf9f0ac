// Plays games of Nauticus and keeps what the value learns from, for one core:
// node bots/learn/nauticus-games.mjs --out FILE --seconds 60 --seed s [--value FILE] [--trust 0.1] [--plain 0.2] [--by turn] [--keep 0.3]
// `--by turn` looks one turn deep, `--by foresight --playouts 500` as captains of so many playouts with the value at ends of rounds,
// `--by haste` chooses every move by itself.
// Every position kept is a row of whole numbers (see `rowOf`). Needs a build, or a bundle of this file.
import { openSync, readFileSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MoveList, SeededChance } from '@ankerplatz/kit';
import { cells as at, nauticus, scoreOf } from '@ankerplatz/nauticus';
import { readGrains } from '../dist/grains.js';
import { INPUTS, Inputs, timeOf } from '../dist/nauticus/inputs.js';
import { isInPhase } from '../dist/nauticus/turn-search.js';
import { POINT, SOURCES, Value, WEIGHT_COUNT } from '../dist/nauticus/value.js';
import { Foresight, Haste, Mind } from './nauticus-minds.mjs';
import { madeUp } from './nauticus-starts.mjs';

/** A row: seats, time, then for every one of four seats its inputs, the parts of the evaluation, the points already sure, what is to come by source, and its win. */
const HELD = 80;
const GUESSES = 8;
const TOLD = SOURCES.length - 1;
const SEAT_ROW = HELD + GUESSES + 1 + TOLD + 1;
const MOST_SEATS = 4;
const ROW = 2 + MOST_SEATS * SEAT_ROW;
/** Parts of a point, and of a win, in a row. */
const PART = 16;
const WIN = 10_000;
/** Added to the seats of a row if all of the game was played as well as can be. */
const PLAIN = 16;

/** The weight of a position within a turn beside one after it; those at ends of rounds are always kept. */
const WITHIN = 0.1;
const MADE_UP = 0.15;
const SEATS = [2, 2, 2, 2, 3, 3, 4, 4, 4];

const [SHIPS, CROWNS, GOODS, REWARDS, PASSES, REST] = [1, 2, 3, 4, 5, 6];

/** The gains of seats by crowns, rewards and bonuses, and their passes, since the game began. */
class Account {
  constructor(seats) {
    this.got = Array.from({ length: seats }, () => new Float64Array(SOURCES.length));
    this.tell = event => {
      if (event.type === 'bonus') this.got[event.seat][REWARDS] += event.points;
      else if (event.type === 'rewarded' && event.reward === 'points') this.got[event.seat][REWARDS] += 3;
      else if (event.type === 'scoredCrowns') this.got[event.seat][CROWNS] += event.points;
      else if (event.type === 'roundEnded')
        for (const [seat, lost] of event.lost.entries()) this.got[seat][PASSES] -= lost;
    };
  }
}

const list = new MoveList();
const inputs = new Inputs();
/** Used only for what the evaluation expects. */
const guesser = new Value(new Int16Array(WEIGHT_COUNT));

/** The inputs of all seats, and what each has already. */
const snapshot = (position, account, round, turn) => ({
  ...{ turn, time: timeOf(position) },
  seats: account.got.map((got, seat) => {
    inputs.gather(position, seat, round);
    const { goods, ships } = scoreOf(position.cells, seat);
    const now = Float64Array.from(got);
    now[SHIPS] = ships;
    now[GOODS] = goods;
    const sure = position.cells[at.playerAt(seat) + at.POINTS] + ships + goods;
    guesser.guess(position, seat, ships, goods);
    return { held: inputs.held.slice(0, Math.min(inputs.count, HELD)), guesses: guesser.guesses.slice(), now, sure };
  }),
});

/** The forecast of the value: by source, counted from the beginning of the game, and the chance to win. */
const foretold = (value, position, account, round) => {
  const ends = account.got.map((got, seat) => {
    value.judge(position, seat, round);
    return Float64Array.from(SOURCES, (_, source) => got[source] + value.parts[source] / POINT);
  });
  value.weigh(position, round);
  return { ends, chances: value.chances.slice(0, ends.length) };
};

const settled = (position, account) => {
  const { ranks } = position.outcome();
  const winners = ranks.filter(rank => rank === 1).length;
  const ends = account.got.map((got, seat) => {
    const { goods, ships, rest } = scoreOf(position.cells, seat);
    const end = Float64Array.from(got);
    [end[SHIPS], end[GOODS], end[REST]] = [ships, goods, rest];
    return end;
  });
  return { ends, chances: ranks.map(rank => (rank === 1 ? 1 / winners : 0)) };
};

/** A player by the road that was asked for. */
const playerOf = (position, value, chance, isPlain) => {
  if (values.by === 'haste') return new Haste(position, chance);
  if (values.by === 'foresight') return new Foresight(position, value, chance, isPlain, Number(values.playouts));
  return new Mind(position, value, chance, isPlain);
};

/** A whole game: positions kept, and what was foretold after every turn. */
const playGame = (value, { trust, plain, keep }, chance) => {
  const isPlain = chance.unit() < plain;
  const seats = SEATS[chance.die(SEATS.length)];
  const setup = nauticus.setup({ players: seats }).value;
  const position = (!isPlain && chance.unit() < MADE_UP && madeUp(seats, chance)) || nauticus.start(setup, chance);
  const minds = Array.from({ length: seats }, () => playerOf(position, value, chance, isPlain));
  const account = new Account(seats);
  const kept = [];
  const told = [];
  let free = !isPlain && chance.unit() < 0.3 ? chance.die(7) : 0;
  for (let turn = 0; position.deciders().length > 0; turn++) {
    const { round } = position;
    const [seat] = position.deciders();
    const moves =
      free > 0 && position.cells[at.ASKED] === 0
        ? opened(position, seat, minds[seat], chance)
        : minds[seat].turn(position);
    free--;
    for (const [index, move] of moves.entries()) {
      position.play(seat, move, chance, account.tell);
      if (index < moves.length - 1 && chance.unit() < WITHIN * keep)
        kept.push(snapshot(position, account, round, turn));
    }
    if (position.deciders().length === 0) break;
    const isRoundOver = position.round !== round;
    if (isRoundOver || chance.unit() < keep) kept.push(snapshot(position, account, round, turn));
    if (isRoundOver && chance.unit() < keep) kept.push(snapshot(position, account, position.round, turn));
    told.push(value && trust > 0 ? foretold(value, position, account, round) : null);
  }
  return { position, account, kept, told, isPlain };
};

/** A turn with an action taken at random. */
const opened = (position, seat, mind, chance) => {
  list.clear();
  position.moves(seat, list);
  const take = list.at(chance.die(list.length));
  const chosen = position.clone();
  chosen.play(seat, take, chance);
  return isInPhase(chosen) && chosen.cells[at.SEAT] === seat ? [take, ...mind.turn(chosen)] : [take];
};

/** Indexable by turn: what to learn for positions after it, the nearer future foretold in part. */
const targetsOf = ({ position, account, told }, trust) => {
  const targets = Array(told.length + 1);
  let target = settled(position, account);
  targets[told.length] = target;
  for (let turn = told.length - 1; turn >= 0; turn--) {
    // The forecast after this turn is mixed in for the turns before it.
    targets[turn] = target;
    if (!told[turn] || trust === 0) continue;
    const mix = (end, own) => end.map((value, index) => (1 - trust) * value + trust * own[index]);
    target = {
      ends: target.ends.map((end, seat) => mix(end, told[turn].ends[seat])),
      chances: mix(Array.from(target.chances), told[turn].chances),
    };
  }
  return targets;
};

const rowOf = (row, { time, seats }, { ends, chances }, isPlain) => {
  row.fill(0);
  row[0] = seats.length + (isPlain ? PLAIN : 0);
  row[1] = time;
  for (const [seat, { held, guesses, now, sure }] of seats.entries()) {
    let next = 2 + seat * SEAT_ROW;
    row.fill(INPUTS, next, next + HELD);
    row.set(held, next);
    next += HELD;
    row.set(guesses, next);
    next += GUESSES;
    row[next++] = sure;
    for (let source = 1; source < SOURCES.length; source++)
      row[next++] = Math.round(PART * (ends[seat][source] - now[source]));
    row[next] = Math.round(WIN * chances[seat]);
  }
};

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'nauticus.rows' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: 's' },
    value: { type: 'string' },
    trust: { type: 'string', default: '0' },
    plain: { type: 'string', default: '0.2' },
    keep: { type: 'string', default: '0.3' },
    by: { type: 'string', default: 'turn' },
    playouts: { type: 'string', default: '400' },
  },
});
const value = values.value ? new Value(readGrains(readFileSync(values.value, 'utf8'))) : null;
const [trust, plain, keep] = [values.trust, values.plain, values.keep].map(Number);
const file = openSync(values.out, 'w');
const buffer = new Int16Array(ROW * 512);
let filled = 0;
let [games, rows, points, goods, players] = [0, 0, 0, 0, 0];
const flush = () => {
  writeSync(file, new Uint8Array(buffer.buffer, 0, filled * ROW * 2));
  filled = 0;
};
const chance = SeededChance.from(values.seed);
const end = Date.now() + 1000 * Number(values.seconds);
while (Date.now() < end) {
  const game = playGame(value, { trust, plain, keep }, chance);
  const targets = targetsOf(game, trust);
  for (const kept of game.kept) {
    rowOf(buffer.subarray(filled * ROW, (filled + 1) * ROW), kept, targets[kept.turn] ?? targets.at(-1), game.isPlain);
    rows++;
    if (++filled === 512) flush();
  }
  games++;
  for (const score of game.position.outcome().scores) {
    points += score.points;
    goods += score.goods;
    players++;
  }
}
flush();
console.log(
  `${games} games, ${rows} rows, ${(points / players).toFixed(1)} points, ${(goods / players).toFixed(1)} by goods`,
);

import {
  cells as at,
  type NauticusPosition,
  penaltyOf,
  scoreOf,
  setPoints,
  ships,
  tables,
  types,
} from '@ankerplatz/nauticus';
import { fillChances } from '../odds.ts';
import { Evaluation, PARTS } from './evaluation.ts';
import { INPUTS, Inputs, TABLE_INPUTS, TIMES, timeOf } from './inputs.ts';
import { DUEL_WEIGHTS, TABLE_WEIGHTS } from './weights.ts';

/** Where the final points of a seat come from; those on the track already are there, the rest is expected. They add up. */
export const SOURCES = ['track', 'ships', 'crowns', 'goods', 'rewards', 'passes', 'rest'] as const;
export type Source = (typeof SOURCES)[number];
const TRACK = SOURCES.indexOf('track');
const SHIPS = SOURCES.indexOf('ships');
const GOODS = SOURCES.indexOf('goods');
const PASSES = SOURCES.indexOf('passes');
const REST = SOURCES.indexOf('rest');

/** Parts of a point in which everything is counted. */
export const POINT = 64;

const FIRST = 32;
const SECOND = 16;
/** The outputs of the network: the sources but the track, and what the chance to win hangs on besides points. */
const TOLD = SOURCES.length;
/** How active a unit is at most, and the bits by which products are larger than what they stand for. */
const MOST_ACTIVE = 4096;
const SHIFT = 10;
const HALF = 1 << (SHIFT - 1);
/** The unit of a slope. */
const SLOPE = 512;
/** Parts of the evaluation that hold what is sure already. */
const FLEET = 1;
const CARGO = 2;

/** How many weights there are. */
export const WEIGHT_COUNT =
  (INPUTS + PARTS + 1) * FIRST + FIRST * SECOND + SECOND + SECOND * TOLD + TOLD + TOLD * PARTS + TIMES;

/**
 * Foretells the end of a game from a position. Its network counts in whole numbers, and the evaluation that it asks uses nothing that engines
 * round differently: so it is the same on every machine. Holds scratch space.
 */
export class Value {
  /** Of the seat judged last, indexable by source. */
  readonly parts = new Int32Array(SOURCES.length);
  /** Of the seats of the position weighed last. */
  readonly chances: Float64Array;
  /** Of the seat judged last: in grains of the logarithm of its odds. */
  odds = 0;
  private extra = 0;
  readonly inputs = new Inputs();
  private readonly first: Int16Array;
  private readonly guessed: Int16Array;
  private readonly firstBias: Int32Array;
  private readonly second: Int16Array;
  private readonly secondBias: Int16Array;
  private readonly third: Int16Array;
  private readonly thirdBias: Int16Array;
  private readonly direct: Int16Array;
  private readonly slopes: Int16Array;
  private readonly duel = new Evaluation(DUEL_WEIGHTS);
  private readonly table = new Evaluation(TABLE_WEIGHTS);
  /** The gains that the evaluation still expects, in parts of a point. */
  readonly guesses = new Int32Array(PARTS);
  private readonly shared = new Int32Array(FIRST);
  private sharedInputs = new Int32Array(TABLE_INPUTS);
  private sharedCount = -1;
  private readonly sums = new Int32Array(FIRST);
  private readonly middle = new Int32Array(SECOND);
  /** Units of the first layer that are active, and how much. */
  private readonly active = new Int32Array(FIRST);
  private readonly strengths = new Int32Array(FIRST);
  private readonly allOdds = new Int32Array(4);

  constructor(weights: Int16Array) {
    let offset = 0;
    const next = (count: number): Int16Array => {
      offset += count;
      return weights.subarray(offset - count, offset);
    };
    this.first = next(INPUTS * FIRST);
    this.guessed = next(PARTS * FIRST);
    this.firstBias = Int32Array.from(next(FIRST));
    this.second = transposed(next(FIRST * SECOND));
    this.secondBias = next(SECOND);
    this.third = next(SECOND * TOLD);
    this.thirdBias = next(TOLD);
    this.direct = next(TOLD * PARTS);
    this.slopes = next(TIMES);
    this.chances = new Float64Array(4);
  }

  /** The final points that a seat may expect, in parts of a point; the tiles of a round that is not `round` are not known. */
  judge(position: NauticusPosition, seat: number, round: number): number {
    const { parts } = this;
    const { cells } = position;
    if (cells[at.ASKED] === types.NOTHING) return this.settle(cells, seat, 0);
    const sureShips = shipPoints(cells, at.playerAt(seat));
    const sureGoods = goodsPoints(cells, at.playerAt(seat));
    const isDone = !this.guess(position, seat, sureShips, sureGoods);
    this.inputs.gather(position, seat, round);
    this.propagate();
    let sum = 0;
    if (isDone) sum = this.settle(cells, seat, penaltyOf(cells[at.playerAt(seat) + at.PASSES]!));
    else {
      parts[TRACK] = POINT * cells[at.playerAt(seat) + at.POINTS]!;
      parts[SHIPS]! += POINT * sureShips;
      parts[GOODS]! += POINT * sureGoods;
      for (let source = 0; source < SOURCES.length; source++) sum += parts[source]!;
    }
    this.odds = this.extra + Math.floor((this.slopes[timeOf(position)]! * sum) / SLOPE);
    return sum;
  }

  /** Finds what the evaluation expects beyond what is sure; false if the seat has no turn left. */
  guess(position: NauticusPosition, seat: number, sureShips: number, sureGoods: number): boolean {
    const { guesses } = this;
    const evaluation = position.setup.seats === 2 ? this.duel : this.table;
    if (isLastTurnOver(position, seat)) {
      guesses.fill(0);
      return false;
    }
    evaluation.worthOf(position, seat);
    for (let part = 0; part < PARTS; part++) guesses[part] = Math.round(POINT * evaluation.parts[part]!);
    guesses[FLEET]! -= POINT * sureShips;
    guesses[CARGO]! -= POINT * sureGoods;
    return true;
  }

  /** Fills in the chances to win of all seats; a win that is shared counts as its fraction. */
  weigh(position: NauticusPosition, round: number): void {
    const { seats } = position.setup;
    if (position.cells[at.ASKED] === types.NOTHING) {
      const { ranks } = position.outcome()!;
      const winners = ranks.filter(rank => rank === 1).length;
      for (let seat = 0; seat < seats; seat++) this.chances[seat] = ranks[seat] === 1 ? 1 / winners : 0;
      return;
    }
    for (let seat = 0; seat < seats; seat++) {
      this.judge(position, seat, round);
      this.allOdds[seat] = this.odds;
    }
    fillChances(this.allOdds, seats, this.chances);
  }

  /** The same as if seats had so many points more, indexable by seat; the game is not over. */
  weighWith(position: NauticusPosition, round: number, points: Float64Array): void {
    const { seats } = position.setup;
    this.weigh(position, round);
    const slope = (POINT * this.slopes[timeOf(position)]!) / SLOPE;
    for (let seat = 0; seat < seats; seat++) this.allOdds[seat]! += Math.round(slope * points[seat]!);
    fillChances(this.allOdds, seats, this.chances);
  }

  /** The game is over but for pass tiles to pay. */
  private settle(cells: at.Cells, seat: number, penalty: number): number {
    const { points, goods, ships: fleet, rest } = scoreOf(cells, seat);
    this.parts.fill(0);
    this.parts[TRACK] = POINT * (points - goods - fleet - rest);
    this.parts[SHIPS] = POINT * fleet;
    this.parts[GOODS] = POINT * goods;
    this.parts[PASSES] = -POINT * penalty;
    this.parts[REST] = POINT * rest;
    return POINT * (points - penalty);
  }

  /** From the inputs that hold to the parts. */
  private propagate(): void {
    const { sums, inputs } = this;
    this.share();
    addRows(this.first, inputs.held, inputs.shared, inputs.count, this.shared, sums);
    const { guesses, guessed } = this;
    const [a, b, c, d] = [guesses[0]!, guesses[1]!, guesses[2]!, guesses[3]!];
    const [e, f, g, h] = [guesses[4]!, guesses[5]!, guesses[6]!, guesses[7]!];
    for (let unit = 0; unit < FIRST; unit++) {
      const row = unit * PARTS;
      const some = a * guessed[row]! + b * guessed[row + 1]! + c * guessed[row + 2]! + d * guessed[row + 3]!;
      const more = e * guessed[row + 4]! + f * guessed[row + 5]! + g * guessed[row + 6]! + h * guessed[row + 7]!;
      sums[unit] = limited(sums[unit]! + ((some + more + HALF) >> SHIFT));
    }
    this.finish();
  }

  private finish(): void {
    const { sums, second, secondBias, middle, third, thirdBias, parts, guesses, direct } = this;
    let active = 0;
    for (let from = 0; from < FIRST; from++) {
      if (sums[from] === 0) continue;
      this.active[active] = from;
      this.strengths[active++] = sums[from]!;
    }
    for (let unit = 0; unit < SECOND; unit += 8) this.gather(unit, active, second, secondBias, middle);
    for (let told = 0; told < TOLD; told++) {
      let sum = 0;
      const row = told * SECOND;
      for (let from = 0; from < SECOND; from++) sum += middle[from]! * third[row + from]!;
      let straight = HALF;
      for (let part = 0; part < PARTS; part++) straight += guesses[part]! * direct[told * PARTS + part]!;
      const part = ((sum + HALF) >> SHIFT) + (straight >> SHIFT) + thirdBias[told]!;
      if (told < TOLD - 1) parts[told + 1] = part;
      else this.extra = part;
    }
  }

  /** Eight units at a time, from those before that are active. */
  private gather(unit: number, count: number, second: Int16Array, bias: Int16Array, middle: Int32Array): void {
    let [a, b, c, d] = [HALF, HALF, HALF, HALF];
    let [e, f, g, h] = [HALF, HALF, HALF, HALF];
    for (let index = 0; index < count; index++) {
      const strength = this.strengths[index]!;
      const row = this.active[index]! * SECOND + unit;
      a = (a + strength * second[row]!) | 0;
      b = (b + strength * second[row + 1]!) | 0;
      c = (c + strength * second[row + 2]!) | 0;
      d = (d + strength * second[row + 3]!) | 0;
      e = (e + strength * second[row + 4]!) | 0;
      f = (f + strength * second[row + 5]!) | 0;
      g = (g + strength * second[row + 6]!) | 0;
      h = (h + strength * second[row + 7]!) | 0;
    }
    middle[unit] = limited((a >> SHIFT) + bias[unit]!);
    middle[unit + 1] = limited((b >> SHIFT) + bias[unit + 1]!);
    middle[unit + 2] = limited((c >> SHIFT) + bias[unit + 2]!);
    middle[unit + 3] = limited((d >> SHIFT) + bias[unit + 3]!);
    middle[unit + 4] = limited((e >> SHIFT) + bias[unit + 4]!);
    middle[unit + 5] = limited((f >> SHIFT) + bias[unit + 5]!);
    middle[unit + 6] = limited((g >> SHIFT) + bias[unit + 6]!);
    middle[unit + 7] = limited((h >> SHIFT) + bias[unit + 7]!);
  }

  /** The table's part is the same for all seats and turns of a phase: it is added up once. */
  private share(): void {
    const { shared, first, inputs, sharedInputs } = this;
    let isSame = this.sharedCount === inputs.shared;
    for (let index = 0; isSame && index < inputs.shared; index++) isSame = sharedInputs[index] === inputs.held[index];
    if (isSame) return;
    this.sharedCount = inputs.shared;
    for (let index = 0; index < inputs.shared; index++) sharedInputs[index] = inputs.held[index]!;
    addRows(first, inputs.held, 0, inputs.shared, this.firstBias, shared);
  }
}

/** From rows for the units that are fed to rows for the units that feed them. */
const transposed = (weights: Int16Array): Int16Array =>
  Int16Array.from(weights, (_, index) => weights[(index % SECOND) * FIRST + Math.floor(index / SECOND)]!);

const limited = (sum: number): number => (sum < 0 ? 0 : sum > MOST_ACTIVE ? MOST_ACTIVE : sum);

/** Adds the weights of some inputs to what is there, eight sums at a time, which the compiler of the runtime keeps in registers. */
const addRows = (
  weights: Int16Array,
  held: Int32Array,
  from: number,
  to: number,
  start: Int32Array,
  sums: Int32Array,
): void => {
  for (let unit = 0; unit < FIRST; unit += 8) {
    let [a, b, c, d] = [start[unit]!, start[unit + 1]!, start[unit + 2]!, start[unit + 3]!];
    let [e, f, g, h] = [start[unit + 4]!, start[unit + 5]!, start[unit + 6]!, start[unit + 7]!];
    for (let index = from; index < to; index++) {
      const row = held[index]! * FIRST + unit;
      a = (a + weights[row]!) | 0;
      b = (b + weights[row + 1]!) | 0;
      c = (c + weights[row + 2]!) | 0;
      d = (d + weights[row + 3]!) | 0;
      e = (e + weights[row + 4]!) | 0;
      f = (f + weights[row + 5]!) | 0;
      g = (g + weights[row + 6]!) | 0;
      h = (h + weights[row + 7]!) | 0;
    }
    sums[unit] = a;
    sums[unit + 1] = b;
    sums[unit + 2] = c;
    sums[unit + 3] = d;
    sums[unit + 4] = e;
    sums[unit + 5] = f;
    sums[unit + 6] = g;
    sums[unit + 7] = h;
  }
};

/** Whether the seat's last turn of the game is over. */
const isLastTurnOver = ({ cells, setup }: NauticusPosition, seat: number): boolean => {
  if (cells[at.ROUND] !== tables.ROUNDS[setup.seats] || cells[at.PHASE] !== tables.PHASES) return false;
  if (cells[at.ACTION]! < 0) return false;
  const turnOf = (who: number): number => (who - cells[at.START_SEAT]! + setup.seats) % setup.seats;
  return turnOf(seat) < turnOf(cells[at.SEAT]!);
};

const shipPoints = (cells: at.Cells, player: number): number => {
  let points = 0;
  for (let ship = 0; ship < cells[player + at.SHIPS]!; ship++) {
    const word = cells[player + at.SHIP + 2 * ship]!;
    if (ships.isFinished(word)) points += tables.SHIP_POINTS[ships.partsOf(word)]!;
  }
  return points;
};

const goodsPoints = (cells: at.Cells, player: number): number => {
  let points = 0;
  for (let good = 0; good < types.GOODS.length; good++) points += setPoints(cells[player + at.DELIVERED + good]!);
  return points;
};

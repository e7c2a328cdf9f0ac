import type { View } from '@ankerplatz/kit';
import { cells as at, encodeMove, type NauticusPosition, nauticus, tables, types } from '@ankerplatz/nauticus';
import type { Brain, Budget, Line } from '../brain.ts';
import { Meter } from '../meter.ts';
import { Evaluation } from './evaluation.ts';
import { seatKey } from './hash.ts';
import { type Turn, TurnSearch } from './turn-search.ts';
import type { Weights } from './weights.ts';

const { PHASES, ROUNDS, SPACES } = tables;

/** How widely the phases ahead are looked at. */
interface Sight {
  /** Beginnings of turns kept at each step of a turn. */
  readonly width: number;
  /** Turns thought of for each action that may be chosen. */
  readonly each: number;
  /** Turns followed further, 1, 2, … phases ahead; the last number holds for all that come after. */
  readonly branches: readonly number[];
}

/** First as far as the round goes, then ever more widely. */
const FAR_SIGHT: Sight = { width: 1, each: 1, branches: [4, 3, 2] };
const WIDER_SIGHTS: readonly Sight[] = [
  { width: 2, each: 2, branches: [6, 4, 3] },
  { width: 4, each: 3, branches: [8, 6, 4] },
  { width: 8, each: 4, branches: [12, 8, 6, 4] },
];
/** What of the budget left may be spent on looking more widely before looking into the next round. */
const WIDE_SHARE = 0.5;
/** Own turns compared at the root, and those for each action that may be chosen. */
const CANDIDATES = 8;
const CANDIDATES_EACH = 2;
/** What of the budget goes into finding them, how fast it looks more widely for them, and how widely at most. */
const SHARE = 0.25;
const GROWTH = 3;
const WIDEST = 30;
/** Own turns this much worse than the best need not be told apart, in points. */
const MARGIN = 8;
/** Phases looked at in the next round, for how many own turns, with how many deals of the tiles. */
const BEYOND = 2;
const BEYOND_OPTIONS = 5;
const FEWEST_DEALS = 6;
const MOST_DEALS = 32;
/** What of the best rival's worth counts against the own one; the rest is the rivals' mean. */
const RIVALRY = 0.6;

interface Option {
  readonly moves: readonly number[];
  /** The position when the phase is over. */
  readonly reached: NauticusPosition;
  readonly value: number;
}

const NO_MOVES: Turn = { moves: [], worth: 0 };
const PASS = encodeMove({ type: 'pass' });

/** The best turns, among them the best one that passes and the best one that does not. */
const mixed = (turns: readonly Turn[], count: number): readonly Turn[] => {
  const isPass = ({ moves }: Turn): boolean => moves.includes(PASS);
  const best = turns.slice(0, count);
  const other = turns.find(turn => isPass(turn) !== isPass(turns[0]!));
  return other && !best.includes(other) ? [...best.slice(0, -1), other] : best;
};

const byValue = (a: Option, b: Option): number => b.value - a.value;

const isInPhase = ({ cells }: NauticusPosition): boolean =>
  cells[at.ASKED] !== types.CHOOSE && cells[at.ASKED] !== types.NOTHING;

/** How much more a seat has than its rivals. */
const gainOf = (worths: Float64Array, seat: number): number => {
  let best = -Infinity;
  let sum = 0;
  for (let rival = 0; rival < worths.length; rival++) {
    if (rival === seat) continue;
    best = Math.max(best, worths[rival]!);
    sum += worths[rival]!;
  }
  return worths[seat]! - RIVALRY * best - ((1 - RIVALRY) * sum) / (worths.length - 1);
};

/** What seats do and what they have then: the same whatever the others have done. */
class Memory {
  readonly turns = new Map<number, readonly Turn[]>();
  readonly worths = new Map<number, number>();

  clear(): void {
    this.turns.clear();
    this.worths.clear();
  }
}

/** Looks phases ahead to the end of the round: every seat does what is best for it. */
class Search {
  private readonly meter: Meter;
  private readonly turns: TurnSearch;
  private readonly round: number;
  private readonly seat: number;
  private readonly seats: number;
  /** Extra actions are thought of in the last round, and else only in the own turn at the root. */
  private readonly isLast: boolean;
  private sight = FAR_SIGHT;
  /** In this round, and in the next one with the tiles as they are dealt for now. */
  private readonly here = new Memory();
  private readonly there = new Memory();
  private readonly deal = Int32Array.from({ length: SPACES }, (_, action) => action);
  private isDealt = false;

  constructor(
    private readonly evaluation: Evaluation,
    private readonly budget: Budget,
    private readonly position: NauticusPosition,
  ) {
    this.meter = new Meter(budget);
    this.turns = new TurnSearch(position, evaluation, this.meter, budget.chance);
    this.round = position.cells[at.ROUND]!;
    this.seat = position.cells[at.SEAT]!;
    this.seats = position.setup.seats;
    this.isLast = this.round === ROUNDS[this.seats];
  }

  /** Own turns, best first. */
  best(): readonly Option[] {
    const options = this.candidates();
    if (options.length === 0) return [{ ...this.turns.shortest(this.position), reached: this.position, value: 0 }];
    const { meter } = this;
    const far = this.farther(options);
    if (meter.isSpent()) return far;
    meter.allow(this.isLast ? 1 : WIDE_SHARE);
    const wide = this.wider(far);
    meter.allow(1);
    return this.isLast ? wide : this.beyond(wide);
  }

  /** Phases until the round is over, the running one apart. */
  private get left(): number {
    return PHASES - this.position.cells[at.PHASE]!;
  }

  /** Looks one phase ahead, then two, … to the end of the round. */
  private farther(options: readonly Option[]): readonly Option[] {
    let best = options;
    for (let depth = 1; depth <= this.left && best.length > 1; depth++) {
      const deeper = this.deepened(best, depth);
      if (deeper === null) break;
      best = deeper;
    }
    return best;
  }

  /** Looks to the end of the round ever more widely. */
  private wider(options: readonly Option[]): readonly Option[] {
    let best = options;
    for (const sight of WIDER_SIGHTS) {
      this.sight = sight;
      this.here.clear();
      const deeper = this.left > 0 && best.length > 1 ? this.deepened(best, this.left) : null;
      if (deeper === null) break;
      best = deeper;
    }
    this.sight = FAR_SIGHT;
    this.here.clear();
    return best;
  }

  /** Tells the better ones of the turns apart by looking into the next round, with other tiles as often as the budget allows. */
  private beyond(options: readonly Option[]): readonly Option[] {
    const some = options.slice(0, BEYOND_OPTIONS).filter(({ value }) => value > options[0]!.value - MARGIN);
    if (some.length < 2) return options;
    const sums = some.map(() => 0);
    let deals = 0;
    this.isDealt = true;
    for (; deals < MOST_DEALS; deals++) {
      this.budget.chance.shuffle(this.deal);
      this.there.clear();
      const depth = this.left + BEYOND;
      const worths = some.map(({ reached }) => this.ahead(reached, depth, 0, -Infinity, Infinity));
      if (worths.includes(null)) break;
      for (const [index, each] of worths.entries()) sums[index]! += gainOf(each!, this.seat);
    }
    this.isDealt = false;
    if (deals < FEWEST_DEALS) return options;
    const told = some.map((option, index) => ({ ...option, value: sums[index]! / deals })).sort(byValue);
    const worst = told.at(-1)!.value;
    const rest = options.filter(option => !some.includes(option));
    return [...told, ...rest.map(option => ({ ...option, value: Math.min(option.value, worst) }))];
  }

  /** The same turns, told apart by looking some phases ahead; null if the meter is spent before. */
  private deepened(options: readonly Option[], depth: number): Option[] | null {
    const deeper: Option[] = [];
    let best = -Infinity;
    for (const option of options) {
      const worths = this.ahead(option.reached, depth, 0, best - MARGIN, Infinity);
      if (worths === null) return null;
      const value = gainOf(worths, this.seat);
      best = Math.max(best, value);
      deeper.push({ ...option, value });
    }
    return deeper.sort(byValue);
  }

  /** Looks ever more widely for own turns while their share of the budget lasts. */
  private candidates(): Option[] {
    const { position, meter } = this;
    const isChoice = position.cells[at.ASKED] === types.CHOOSE;
    const limit = SHARE * this.budget.playouts;
    let found: Option[] = [];
    for (let width = 1; width <= WIDEST; width *= GROWTH) {
      const before = meter.judged;
      const find = (start: NauticusPosition): readonly Turn[] =>
        mixed(this.turns.turnsOf(start, width).turns, isChoice ? CANDIDATES_EACH : CANDIDATES);
      const wider = isChoice ? this.choices(position, find) : this.reached(position, this.seat, [], find(position));
      if (found.length === 0 || !meter.isSpent()) found = wider;
      if (meter.isSpent() || meter.judged + GROWTH * (meter.judged - before) > limit) break;
    }
    return found.sort(byValue).slice(0, CANDIDATES);
  }

  /** Each action that may be chosen, with the best turns of the seat. */
  private choices(position: NauticusPosition, find: (start: NauticusPosition) => readonly Turn[]): Option[] {
    const found: Option[] = [];
    const seat = position.cells[at.SEAT]!;
    for (const take of this.turns.movesOf(position, seat)) {
      const chosen = this.turns.after(position, [take]);
      const turns = isInPhase(chosen) && chosen.cells[at.SEAT] === seat ? find(chosen) : [NO_MOVES];
      found.push(...this.reached(chosen, seat, [take], turns));
      if (this.meter.isSpent()) break;
    }
    return found;
  }

  /** Where turns lead when the phase is over. */
  private reached(start: NauticusPosition, seat: number, before: readonly number[], turns: readonly Turn[]): Option[] {
    const found: Option[] = [];
    for (const { moves } of turns) {
      const reached = this.turns.after(start, moves);
      if (!this.reply(reached)) break;
      found.push({ moves: [...before, ...moves], reached, value: gainOf(this.worthsIn(reached), seat) });
    }
    return found;
  }

  /** The other seats' turns of the phase; false if the meter is spent before. */
  private reply(position: NauticusPosition): boolean {
    while (isInPhase(position)) {
      const [turn] = this.turnsIn(position);
      if (!turn) return false;
      const seat = position.cells[at.SEAT]!;
      for (const move of turn.moves) position.play(seat, move, this.budget.chance);
    }
    return true;
  }

  /**
   * What the seats have some phases later; null if the meter is spent before. Between two players, what the own seat gains is exact only between
   * low and high: beyond, it is at least so much or so little.
   */
  private ahead(
    position: NauticusPosition,
    depth: number,
    level: number,
    low: number,
    high: number,
  ): Float64Array | null {
    const { cells } = position;
    const isBeyond = cells[at.ROUND] !== this.round;
    if (depth === 0 || cells[at.ASKED] === types.NOTHING || (isBeyond && !this.isDealt)) return this.worthsIn(position);
    if (isBeyond && cells[at.PHASE] === 1) cells.set(this.deal, at.TILE_AT);
    const { branches } = this.sight;
    const seat = cells[at.SEAT]!;
    const options = this.choices(position, start => this.turnsIn(start)).sort(byValue);
    if (this.meter.isSpent()) return null;
    if (depth === 1) return this.worthsIn(options[0]!.reached);
    const isDuel = this.seats === 2;
    const isOwn = seat === this.seat;
    let best: Float64Array | null = null;
    for (const { reached } of options.slice(0, branches[Math.min(level, branches.length - 1)])) {
      const worths = this.ahead(reached, depth - 1, level + 1, low, high);
      if (worths === null) return null;
      if (best === null || gainOf(worths, seat) > gainOf(best, seat)) best = worths;
      if (!isDuel) continue;
      const gain = gainOf(best, this.seat);
      if (isOwn) low = Math.max(low, gain);
      else high = Math.min(high, gain);
      if (low >= high) break;
    }
    return best;
  }

  /** The best turns of the seat that must decide. */
  private turnsIn(position: NauticusPosition): readonly Turn[] {
    const key = seatKey(position.cells, position.cells[at.SEAT]!);
    const memory = this.memoryOf(position);
    const known = memory.turns.get(key);
    if (known) return known;
    const { width, each } = this.sight;
    const turns = this.turns.turnsOf(position, width, this.isLast).turns.slice(0, each);
    if (!this.meter.isSpent()) memory.turns.set(key, turns);
    return turns;
  }

  private memoryOf({ cells }: NauticusPosition): Memory {
    return cells[at.ROUND] === this.round ? this.here : this.there;
  }

  private worthsIn(position: NauticusPosition): Float64Array {
    const worths = new Float64Array(this.seats);
    const memory = this.memoryOf(position);
    for (let seat = 0; seat < this.seats; seat++) {
      const key = seatKey(position.cells, seat);
      let worth = memory.worths.get(key);
      if (worth === undefined) {
        worth = this.evaluation.worthOf(position, seat);
        this.meter.judged++;
        memory.worths.set(key, worth);
      }
      worths[seat] = worth;
    }
    return worths;
  }
}

/** Looks ahead to the end of the round and beyond, as far as the budget goes. */
export const captainWith = (weights: Weights): Brain => ({
  think: (view: View, budget: Budget): readonly Line[] => {
    const position = nauticus.sample(view, budget.chance);
    return new Search(new Evaluation(weights), budget, position)
      .best()
      .map(({ moves, value }) => ({ moves: moves.map(move => nauticus.makeMove(position, move)), value }));
  },
});

import { cells as at, ships, tables, types } from '@ankerplatz/nauticus';
import { raised } from '../steady.ts';
import { EXCHANGE, type RemainingGame } from './remaining-game.ts';
import type { Weights } from './weights.ts';

const { ACTIONS, CROWN, CROWN_MAST, CROWN_SAIL, FIRST_GOOD, FIRST_MAST, FIRST_SAIL, HULLS, TILES, TRANSPORT } = types;
const { SHIP_POINTS } = tables;
const HULLS_ACTION = ACTIONS.indexOf('hulls');
const MASTS_ACTION = ACTIONS.indexOf('masts');
const SAILS_ACTION = ACTIONS.indexOf('sails');
const SINGLE = HULLS.indexOf('single');
const BOW = HULLS.indexOf('bow');
const MIDDLE = HULLS.indexOf('middle');
const STERN = HULLS.indexOf('stern');
const LARGEST = SHIP_POINTS.length - 1;
/** A ship of which nothing is built yet. */
const UNBUILT = 0;
/** Ships that are thought of beyond those that are started. */
const MOST_UNBUILT = 3;
/** Masts and sails, as bits. */
const RIGGING = (1 << FIRST_GOOD) - (1 << FIRST_MAST);
/** The value, for a crest, of being able to get all its tiles, beside a stored tile of it. */
const CHOICE = 2;
/** Actions that a ship may need to be finished: transport, hulls, masts, sails. */
const MOST_ACTIONS = 4;

const has = (tiles: number, tile: number): number => (tiles >> tile) & 1;
const placedOn = (word: number): number => ships.partsOf(word) + ships.mastsOf(word) + ships.sailsOf(word);

/** The hull tiles, as bits, that can still lengthen a ship. */
const openEnds = (word: number): number => (ships.isClosed(word) ? 0 : ships.acceptsOf(word));

const smallestOf = (word: number): number => {
  if (word === UNBUILT) return 1;
  const open = openEnds(word);
  return ships.partsOf(word) + has(open, BOW) + has(open, STERN);
};
const largestOf = (word: number): number => (ships.isClosed(word) ? ships.partsOf(word) : LARGEST);
const lackOf = (word: number): number => 3 * smallestOf(word) - placedOn(word);

/** The chance that a need can be met by the supply: sure if it is small, hardly if it is larger. */
const ease = (need: number, supply: number): number => {
  const share = need / (supply + 1);
  return 1 / (1 + share * share * share);
};

/** A way to finish a ship. */
class Plan {
  worth = 0;
  odds = 0;
  size = 0;
  /** Stored tiles that go aboard. */
  single = 0;
  bow = 0;
  stern = 0;
  middles = 0;
  /** Middles to be bought. */
  newMiddles = 0;
  /** -1: any. */
  crest = -1;
  masts = 0;
  sails = 0;

  get hulls(): number {
    return this.single + this.bow + this.stern + this.middles;
  }

  get stored(): number {
    return this.hulls + this.masts + this.sails;
  }
}

/** Judges the ships of a player: what they bring, whether unfinished ones can still be finished, and what may yet be built. */
export class Fleet {
  /** Indexable by tile: those in storage that no ship has claimed yet. */
  readonly shelf = new Int32Array(TILES.length);
  /** Indexable by ship: the chance that it is finished in the end, and its size then. */
  readonly odds = new Float64Array(at.MOST_SHIPS);
  readonly sizes = new Int32Array(at.MOST_SHIPS);
  private readonly order = new Int32Array(at.MOST_SHIPS);
  private plan = new Plan();
  private best = new Plan();
  private remaining!: RemainingGame;
  /** Tiles and taler that the ships judged so far still need; what the player will have for them. */
  private tiles = 0;
  private taler = 0;
  private hands = 0;
  private funds = 0;
  private hasRigging = false;
  /** Indexable by tile: those in the stacks that no ship counts on yet. */
  private readonly stacks = new Int32Array(FIRST_GOOD);

  /** Indexable by the actions that must come before: what is left of a reward. */
  private readonly patience: Float64Array;
  /** Indexable by the tiles missing in a stack: how surely a ship does without them. */
  private readonly substitutes: Float64Array;

  constructor(private readonly weights: Weights) {
    this.substitutes = Float64Array.from({ length: LARGEST + 1 }, (_, short) => raised(weights.substitute, short));
    this.patience = Float64Array.from({ length: MOST_ACTIONS + 1 }, (_, actions) => raised(weights.patience, actions));
  }

  worthOf(cells: at.Cells, player: number, remaining: RemainingGame): number {
    this.begin(cells, player, remaining);
    let worth = 0;
    let unfinished = 0;
    for (let ship = 0; ship < cells[player + at.SHIPS]!; ship++) {
      const word = cells[player + at.SHIP + 2 * ship]!;
      if (ships.isFinished(word)) {
        this.odds[ship] = 1;
        this.sizes[ship] = ships.partsOf(word);
        worth += SHIP_POINTS[ships.partsOf(word)]!;
      } else this.queue(cells, player, ship, unfinished++);
    }
    for (let i = 0; i < unfinished; i++) worth += this.finish(cells, player, this.order[i]!);
    return worth + this.unbuilt();
  }

  private begin(cells: at.Cells, player: number, remaining: RemainingGame): void {
    this.remaining = remaining;
    for (let tile = 0; tile < TILES.length; tile++) this.shelf[tile] = cells[player + at.STORAGE + tile]!;
    for (let tile = 0; tile < FIRST_GOOD; tile++) this.stacks[tile] = cells[at.STACK + tile]!;
    this.hasRigging = (cells[player + at.STORED]! & RIGGING) !== 0;
    this.tiles = 0;
    this.taler = 0;
    this.hands = cells[player + at.WORKERS]! + this.weights.tempo * remaining.turns;
    this.funds = cells[player + at.TALER]! + this.weights.income * remaining.turns;
  }

  /** Puts an unfinished ship into the order: those that lack the fewest tiles first. */
  private queue(cells: at.Cells, player: number, ship: number, count: number): void {
    const lack = lackOf(cells[player + at.SHIP + 2 * ship]!);
    let place = count;
    for (; place > 0; place--) {
      const other = this.order[place - 1]!;
      if (lackOf(cells[player + at.SHIP + 2 * other]!) <= lack) break;
      this.order[place] = other;
    }
    this.order[place] = ship;
  }

  private finish(cells: at.Cells, player: number, ship: number): number {
    const word = cells[player + at.SHIP + 2 * ship]!;
    this.choose(word);
    this.claim(word);
    this.odds[ship] = this.best.odds;
    this.sizes[ship] = this.best.size;
    return this.best.worth;
  }

  /** Ships that could be built from nothing with what the started ones leave. */
  private unbuilt(): number {
    let worth = 0;
    for (let ship = 0; ship < MOST_UNBUILT; ship++) {
      this.choose(UNBUILT);
      const gain = this.best.worth - EXCHANGE * this.best.stored;
      if (gain <= 0) break;
      this.claim(UNBUILT);
      worth += this.weights.unbuilt * gain + EXCHANGE * this.best.stored;
    }
    return worth;
  }

  /** Finds the best plan for a ship. */
  private choose(word: number): void {
    this.best.worth = Number.NEGATIVE_INFINITY;
    const open = openEnds(word);
    const largest = largestOf(word);
    for (let size = smallestOf(word); size <= largest; size++) {
      this.draw(word, size, size === 1 ? 0 : open);
      if (this.plan.worth > this.best.worth) [this.best, this.plan] = [this.plan, this.best];
    }
  }

  /** The best plan takes what it needs from the shelf and from what the player will have. */
  private claim(word: number): void {
    const { best, shelf } = this;
    shelf[SINGLE]! -= best.single;
    shelf[BOW]! -= best.bow;
    shelf[STERN]! -= best.stern;
    shelf[MIDDLE]! -= best.middles;
    this.reserve(MIDDLE, best.newMiddles);
    if (best.crest >= 0) {
      this.take(FIRST_MAST + best.crest, CROWN_MAST, best.masts);
      this.take(FIRST_SAIL + best.crest, CROWN_SAIL, best.sails);
      this.reserve(FIRST_MAST + best.crest, best.size - ships.mastsOf(word) - best.masts);
      this.reserve(FIRST_SAIL + best.crest, best.size - ships.sailsOf(word) - best.sails);
    }
    const lack = 3 * best.size - placedOn(word);
    this.tiles += best.odds * lack;
    this.taler += best.odds * this.weights.price * (lack - best.stored);
  }

  /** Takes tiles of one crest from the shelf, crowns where they do not suffice. */
  private take(tile: number, crown: number, count: number): void {
    const plain = Math.min(count, this.shelf[tile]!);
    this.shelf[tile]! -= plain;
    this.shelf[crown]! -= count - plain;
  }

  private reserve(tile: number, count: number): void {
    this.stacks[tile] = Math.max(0, this.stacks[tile]! - count);
  }

  /** Plans to finish a ship at a size, with hull tiles at its open ends. */
  private draw(word: number, size: number, open: number): void {
    const { plan, shelf } = this;
    const isSingle = size === 1;
    const ends = has(open, BOW) + has(open, STERN);
    const parts = ships.partsOf(word);
    plan.size = size;
    plan.single = isSingle && parts === 0 ? Math.min(1, shelf[SINGLE]!) : 0;
    plan.bow = Math.min(has(open, BOW), shelf[BOW]!);
    plan.stern = Math.min(has(open, STERN), shelf[STERN]!);
    plan.middles = isSingle ? 0 : Math.min(size - parts - ends, shelf[MIDDLE]!);
    plan.newMiddles = isSingle ? 0 : size - parts - ends - plan.middles;
    this.match(size - ships.mastsOf(word), size - ships.sailsOf(word), ships.crestOf(word));
    this.judge(word);
  }

  /** The stored masts and sails that fit, of the ship's crest or of the best one. */
  private match(masts: number, sails: number, crest: number): void {
    const { plan, shelf } = this;
    plan.masts = 0;
    plan.sails = 0;
    plan.crest = crest;
    if (!this.hasRigging) return;
    const last = crest < 0 ? CROWN - 1 : crest;
    const crownMasts = shelf[CROWN_MAST]!;
    const crownSails = shelf[CROWN_SAIL]!;
    let most = -1;
    for (let candidate = crest < 0 ? 0 : crest; candidate <= last; candidate++) {
      const ownMasts = Math.min(masts, shelf[FIRST_MAST + candidate]! + crownMasts);
      const ownSails = Math.min(sails, shelf[FIRST_SAIL + candidate]! + crownSails);
      if (ownMasts + ownSails + CHOICE <= most) continue;
      const fit = ownMasts + ownSails + CHOICE * this.rigged(candidate, masts - ownMasts, sails - ownSails);
      if (fit <= most) continue;
      most = fit;
      plan.crest = candidate;
      plan.masts = ownMasts;
      plan.sails = ownSails;
    }
  }

  /** The chance that the stacks have as many tiles. */
  private supplied(tile: number, count: number): number {
    const short = count - this.stacks[tile]!;
    return short > 0 ? this.substitutes[short]! : 1;
  }

  private rigged(crest: number, masts: number, sails: number): number {
    return crest < 0 ? 1 : this.supplied(FIRST_MAST + crest, masts) * this.supplied(FIRST_SAIL + crest, sails);
  }

  private judge(word: number): void {
    const { plan, remaining, weights } = this;
    const { size, stored } = plan;
    const hulls = size - ships.partsOf(word) - plan.hulls;
    const masts = size - ships.mastsOf(word) - plan.masts;
    const sails = size - ships.sailsOf(word) - plan.sails;
    const bought = hulls + masts + sails;
    plan.odds =
      remaining.hitOf(TRANSPORT, stored > 0 ? 1 : 0) *
      remaining.hitOf(HULLS_ACTION, hulls) *
      remaining.hitOf(MASTS_ACTION, masts) *
      remaining.hitOf(SAILS_ACTION, sails) *
      this.supplied(MIDDLE, plan.newMiddles) *
      this.rigged(plan.crest, masts, sails) *
      ease(this.tiles + stored + bought, this.hands) *
      ease(this.taler + weights.price * bought, this.funds);
    const actions = (stored > 0 ? 1 : 0) + (hulls > 0 ? 1 : 0) + (masts > 0 ? 1 : 0) + (sails > 0 ? 1 : 0);
    const gain = SHIP_POINTS[size]! + size * remaining.reward * this.patience[actions]!;
    const cost = (stored + bought) * weights.labour * remaining.worker + bought * weights.price * remaining.taler;
    plan.worth = plan.odds * (gain - cost) + (1 - plan.odds) * EXCHANGE * (placedOn(word) + stored);
  }
}

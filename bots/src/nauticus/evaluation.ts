import { cells as at, type NauticusPosition, penaltyOf, setPoints, ships, tables, types } from '@ankerplatz/nauticus';
import type { Weights } from './weights.ts';

const { playerAt } = at;
const { FIRST_GOOD, FIRST_MAST, GOODS } = types;
const GOOD_TILES = ((1 << GOODS.length) - 1) << FIRST_GOOD;
const HULL_TILES = (1 << FIRST_MAST) - 1;
const CROWN_TILES = (1 << types.CROWN_MAST) | (1 << types.CROWN_SAIL);

/** Phases still to be played, the present one included while it runs. */
const phasesLeft = (position: NauticusPosition): number => {
  const { cells, setup } = position;
  if (cells[at.ASKED] === types.NOTHING) return 0;
  return tables.PHASES * (tables.ROUNDS[setup.seats]! - cells[at.ROUND]!) + tables.PHASES - cells[at.PHASE]! + 1;
};

const mix = ([end, start]: readonly [number, number], early: number): number => end + (start - end) * early;

/** Judges positions of Nauticus in expected final points. Holds scratch space: one for each thinker. */
export class Evaluation {
  private left = 0;
  private early = 0;
  private taler = 0;
  private worker = 0;
  private reward = 0;

  constructor(private readonly weights: Weights) {}

  /** The own worth against the best of the others', for every seat alike. */
  valueOf(position: NauticusPosition, seat: number): number {
    const { seats } = position.setup;
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    this.prepare(position);
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const worth = this.worthOf(position, other);
      sum += worth;
      if (worth > best) best = worth;
    }
    const rivals = this.weights.rivalry * best + (1 - this.weights.rivalry) * (sum / (seats - 1));
    return this.worthOf(position, seat) - rivals;
  }

  private prepare(position: NauticusPosition): void {
    const { weights } = this;
    this.left = phasesLeft(position);
    this.early = this.left / (tables.PHASES * tables.ROUNDS[position.setup.seats]!);
    this.taler = mix(weights.taler, this.early);
    this.worker = mix(weights.worker, this.early);
    this.reward = mix(weights.reward, this.early);
  }

  private worthOf(position: NauticusPosition, seat: number): number {
    const { cells } = position;
    const player = playerAt(seat);
    let worth = cells[player + at.POINTS]!;
    worth += this.taler * Math.min(cells[player + at.TALER]!, 30) + 0.33 * Math.max(0, cells[player + at.TALER]! - 30);
    worth += this.worker * Math.min(cells[player + at.WORKERS]!, 14) + 0.33 * Math.max(0, cells[player + at.WORKERS]! - 14);
    if (this.left > 0) worth += this.prospects(position, player);
    return worth + this.fleetOf(position, player) + this.storageOf(position, player);
  }

  /** Extra action, crowns to be scored, numbers on pass tiles to be lost. */
  private prospects(position: NauticusPosition, player: number): number {
    const { cells, setup } = position;
    const { weights } = this;
    const phases = tables.PHASES - cells[at.PHASE]!;
    const passes = cells[player + at.PASSES]!;
    let worth = cells[player + at.HAS_EXTRA] ? mix(weights.extra, Math.min(1, this.left / 3)) : 0;
    worth -= penaltyOf(passes) * Math.max(0, 1 - weights.passing * phases);
    const crowns = cells[player + at.OWN_CROWNS]!;
    const rounds = tables.ROUNDS[setup.seats]! - cells[at.ROUND]!;
    worth += rounds * Math.min(tables.CROWN_LIMIT, weights.crown * crowns) * 0.8;
    const isOpen = !(cells[at.USED]! & (1 << cells.subarray(at.TILE_AT, at.TILE_AT + 8).indexOf(types.CROWNS)));
    if (isOpen && phases > 0) {
      const room = tables.CROWN_LIMIT - cells[player + at.CROWN_POINTS]!;
      worth += 0.6 * Math.min(room, weights.crown * (crowns + passes));
    }
    return worth;
  }

  private fleetOf(position: NauticusPosition, player: number): number {
    const { cells } = position;
    const count = cells[player + at.SHIPS]!;
    let worth = 0;
    let needed = 0;
    for (let ship = 0; ship < count; ship++) {
      const word = cells[player + at.SHIP + 2 * ship]!;
      if (ships.isFinished(word)) worth += tables.SHIP_POINTS[ships.partsOf(word)]! + this.berthsOf(word);
      else {
        const gain = this.unfinishedOf(word, cells[player + at.STORED]!, needed);
        worth += gain;
        needed += 3 * Math.max(1, ships.partsOf(word)) - ships.partsOf(word) - ships.mastsOf(word) - ships.sailsOf(word);
      }
    }
    return worth + this.cargoOf(position, player);
  }

  private berthsOf(word: number): number {
    const free = ships.partsOf(word) - ships.goodsOf(word);
    return this.weights.berth * free * Math.min(1, this.left / 6);
  }

  /** The best size to which a ship might be finished; `before` counts the tiles that other ships need first. */
  private unfinishedOf(word: number, stored: number, before: number): number {
    const parts = ships.partsOf(word);
    const placed = parts + ships.mastsOf(word) + ships.sailsOf(word);
    let best = placed / 3;
    const last = ships.isClosed(word) ? parts : 4;
    const first = ships.isClosed(word) ? parts : Math.max(2, parts + (ships.hullOf(word).some(part => part !== 'middle') ? 1 : 2));
    const fitting = ships.acceptsOf(word) & stored & ~GOOD_TILES ? 1 : 0;
    for (let size = first; size <= last; size++) {
      const needs = 3 * size - placed;
      const effort = needs + before - this.weights.stored * fitting;
      const odds = 1 / (1 + Math.exp(this.weights.slope * (effort - this.weights.tempo * this.left)));
      const gain = tables.SHIP_POINTS[size]! + this.reward * size;
      const cost = needs * (0.75 * this.worker + 1.8 * this.taler);
      const worth = odds * (gain - cost) + (1 - odds) * (placed / 3);
      if (worth > best) best = worth;
    }
    return best;
  }

  /** Delivered goods, and those on the way by what they would add to their sets. */
  private cargoOf(position: NauticusPosition, player: number): number {
    const { cells } = position;
    let worth = 0;
    for (let good = 0; good < GOODS.length; good++) {
      const delivered = cells[player + at.DELIVERED + good]!;
      worth += setPoints(delivered);
      const shelved = cells[player + at.STORAGE + FIRST_GOOD + good]!;
      const loaded = this.loadedOf(position, player, good);
      if (loaded + shelved === 0) continue;
      const hope = Math.min(1, this.left / 5);
      const byShip = setPoints(delivered + loaded) - setPoints(delivered);
      const byShelf = setPoints(delivered + loaded + shelved) - setPoints(delivered + loaded);
      worth += Math.max(loaded / 3, hope * (this.weights.loaded * byShip - loaded * this.worker * 0.7));
      worth += Math.max(shelved / 3, hope * (this.weights.shelved * byShelf - shelved * this.worker));
    }
    return worth;
  }

  private loadedOf(position: NauticusPosition, player: number, good: number): number {
    const { cells } = position;
    let loaded = 0;
    for (let ship = 0; ship < cells[player + at.SHIPS]!; ship++) {
      const word = cells[player + at.SHIP + 2 * ship]!;
      const order = cells[player + at.SHIP + 2 * ship + 1]!;
      for (let slot = 0; slot < ships.goodsOf(word); slot++) if (ships.goodAt(order, slot) === good) loaded++;
    }
    return loaded;
  }

  private storageOf(position: NauticusPosition, player: number): number {
    const { cells } = position;
    const stored = cells[player + at.STORED]! & ~GOOD_TILES;
    if (stored === 0) return 0;
    let accepted = HULL_TILES;
    for (let ship = 0; ship < cells[player + at.SHIPS]!; ship++)
      accepted |= ships.acceptsOf(cells[player + at.SHIP + 2 * ship]!);
    const idle = mix(this.weights.idle, this.early);
    const fitting = idle + (this.left > 1 ? 0.8 * Math.min(1, this.left / 5) : 0);
    let worth = 0;
    for (let bits = stored; bits !== 0; bits &= bits - 1) {
      const tile = 31 - Math.clz32(bits & -bits);
      const count = cells[player + at.STORAGE + tile]!;
      const isJoker = CROWN_TILES & (1 << tile);
      worth += (accepted & (1 << tile) || isJoker ? fitting : idle) + (count - 1) * idle;
    }
    return worth;
  }
}

import {
  type Chance,
  type MoveList,
  type Outcome,
  type Position,
  SEATS_OF,
  type Seat,
  type Tell,
} from '@ankerplatz/kit';
import type { Destination, NauticusEvent } from './events.ts';
import * as at from './memory/cells.ts';
import { type Cells, playerAt } from './memory/cells.ts';
import { BONUS_NUMBERS, ITEM_TILES, ITEMS, type Material, materialOf } from './memory/material.ts';
import * as code from './moves.ts';
import type { NauticusSetup } from './options.ts';
import {
  putInStorage,
  putOnShip,
  spendWorkers,
  startShip,
  takeFromStack,
  takeFromStorage,
  unload,
} from './rules/holdings.ts';
import { giftsOf, offerMoves, runningOf } from './rules/offers.ts';
import { finalOutcome, penaltyOf } from './rules/scoring.ts';
import { goodAt, isFinished, partsOf } from './rules/ships.ts';
import { canUse, crownGain, crownsOf, priceOf } from './rules/uses.ts';
import {
  EXTRA_WORKERS,
  HANDICAPS,
  MONEY_TALER,
  PASS_TILES,
  PHASES,
  REWARD_POINTS,
  REWARD_TALER,
  REWARD_WORKERS,
  ROUNDS,
  SPACES,
  STACKS,
  START,
} from './tables.ts';
import {
  ACTIONS,
  AFTER_PASS,
  BONUS,
  BONUSES,
  CHOOSE,
  CROWN_MAST,
  CROWN_SAIL,
  FIRST_GOOD,
  FIRST_SAIL,
  FREE,
  GOODS,
  NOTHING,
  REWARD,
  REWARDS,
  TILES,
  USE,
} from './types.ts';

const ALL_ITEMS = (1 << ITEMS) - 1;
const isSail = (tile: number): boolean => tile >= FIRST_SAIL && tile < FIRST_GOOD;
type Teller = Tell<NauticusEvent> | undefined;

const shuffleTiles = (cells: Cells, chance: Chance): void => {
  const tiles = cells.subarray(at.TILE_AT, at.TILE_AT + SPACES);
  for (let action = 0; action < SPACES; action++) tiles[action] = action;
  chance.shuffle(tiles, 'tiles', cells[at.ROUND]!);
};

export class NauticusPosition implements Position<NauticusEvent> {
  private constructor(
    readonly setup: NauticusSetup,
    readonly material: Material,
    readonly cells: Cells,
    /** For copies of it, and of those. */
    private readonly room: Cells[] = [],
  ) {}

  /** Does not check: the cells must be those of a position. */
  static of(setup: NauticusSetup, cells: Cells): NauticusPosition {
    return new NauticusPosition(setup, materialOf(setup.options.layout), cells);
  }

  /** All stacks full, nobody owns anything, seat 0 chooses. */
  static empty(setup: NauticusSetup): NauticusPosition {
    const cells = at.cellsFor(setup.seats);
    cells[at.ROUND] = 1;
    cells[at.PHASE] = 1;
    cells[at.ANCHOR] = -1;
    for (const [tile, name] of TILES.entries()) cells[at.STACK + tile] = STACKS[name];
    cells[at.IN_STOCK] = (1 << TILES.length) - 1;
    const position = NauticusPosition.of(setup, cells);
    position.openPhase(0);
    return position;
  }

  static start(setup: NauticusSetup, chance: Chance): NauticusPosition {
    const position = NauticusPosition.empty(setup);
    const { cells } = position;
    const start = setup.options.start ?? chance.die(setup.seats, 'start', 1);
    for (const [turn, handicap] of HANDICAPS[setup.seats]!.entries()) {
      const player = playerAt((start + turn) % setup.seats);
      cells[player + at.POINTS] = START.points;
      cells[player + at.TALER] = START.taler + handicap.taler;
      cells[player + at.WORKERS] = START.workers + handicap.workers;
      cells[player + at.HAS_EXTRA] = 1;
    }
    shuffleTiles(cells, chance);
    position.openPhase(start);
    return position;
  }

  get round(): number {
    return this.cells[at.ROUND]!;
  }

  clone(): this {
    const cells = this.room.pop() ?? at.moreRoom(this.room, this.cells.length);
    cells.set(this.cells);
    return new NauticusPosition(this.setup, this.material, cells, this.room) as this;
  }

  copyFrom(other: this): void {
    this.cells.set(other.cells);
  }

  deciders(): readonly Seat[] {
    return this.cells[at.ASKED] === NOTHING ? SEATS_OF[0]! : SEATS_OF[1 << this.cells[at.SEAT]!]!;
  }

  outcome(): Outcome | null {
    return this.cells[at.ASKED] === NOTHING ? finalOutcome(this.cells, this.setup.seats) : null;
  }

  /** The action whose uses are asked for: the extra action, or that of the phase. */
  get running(): number {
    return runningOf(this.cells);
  }

  moves(_seat: Seat, list: MoveList): void {
    offerMoves(this.cells, this.material, list);
  }

  play(_seat: Seat, move: number, chance: Chance, tell?: Tell<NauticusEvent>): void {
    if (move < code.BONUS_CODE) this.choose(move - code.TAKE_CODE, tell);
    else if (move < code.BUY_CODE) this.takeBonus(move - code.BONUS_CODE, tell);
    else if (move < code.FREE_CODE) this.buy(move - code.BUY_CODE, tell);
    else if (move < code.LOAD_CODE) this.takeFree(move - code.FREE_CODE, tell);
    else if (move < code.MONEY_CODE) this.load(move - code.LOAD_CODE, tell);
    else if (move === code.MONEY_CODE) this.getMoney(tell);
    else if (move === code.CROWNS_CODE) this.scoreCrowns(tell);
    else if (move < code.REWARD_CODE) this.deliver(move - code.DELIVER_CODE, tell);
    else if (move < code.EXTRA_CODE) this.reward(move - code.REWARD_CODE, tell);
    else if (move < code.PASS_CODE) this.beginExtra(move - code.EXTRA_CODE, tell);
    else if (move === code.PASS_CODE) this.pass(chance, tell);
    else this.end(chance, tell);
    this.settle(chance, tell);
  }

  /** Does what is not asked: a lone `end`, and a lone `pass` when all tiles are turned (§3.1). */
  private settle(chance: Chance, tell: Teller): void {
    const { cells } = this;
    while (cells[at.ASKED] === USE) {
      const player = playerAt(cells[at.SEAT]!);
      if (cells[player + at.HAS_EXTRA] || canUse(cells, this.material, this.running)) return;
      if (cells[at.USES]! > 0) this.end(chance, tell);
      else if (cells[player + at.PASSES] === PASS_TILES.length) this.pass(chance, tell);
      else return;
    }
  }

  private choose(action: number, tell: Teller): void {
    const { cells } = this;
    let space = 0;
    while (cells[at.TILE_AT + space] !== action) space++;
    cells[at.ACTION] = action;
    cells[at.SPACE] = space;
    const seat = cells[at.SEAT]!;
    const player = playerAt(seat);
    this.openTurn(seat);
    const bonus = this.material.bonuses[space]!;
    tell?.({ type: 'chose', seat, action: ACTIONS[action]!, space, bonus: BONUSES[bonus]!, blue: cells[at.BLUE]! });
    const { workers, points, taler, action: offered } = BONUS_NUMBERS[bonus]!;
    cells[player + at.WORKERS]! += workers;
    cells[player + at.POINTS]! += points;
    cells[player + at.TALER]! += taler;
    if (workers + points + taler > 0) tell?.({ type: 'bonus', seat, workers, points, taler });
    if (offered < 0) return;
    if (giftsOf(cells, player) & ITEM_TILES[offered]!) cells[at.ASKED] = BONUS;
    else tell?.({ type: 'bonusForfeited', seat, bonus: BONUSES[bonus]! });
  }

  private takeBonus(tile: number, tell: Teller): void {
    this.receive(tile);
    this.cells[at.ASKED] = USE;
    tell?.({ type: 'bonusTile', seat: this.cells[at.SEAT]!, tile: TILES[tile]! });
  }

  /** A tile for which nothing was paid goes to storage (§golden). */
  private receive(tile: number): void {
    const player = playerAt(this.cells[at.SEAT]!);
    takeFromStack(this.cells, player, tile);
    putInStorage(this.cells, player, tile);
  }

  private buy(bought: number, tell: Teller): void {
    const { cells, material } = this;
    const tile = Math.trunc(bought / code.PLACES);
    const place = bought % code.PLACES;
    const seat = cells[at.SEAT]!;
    const player = playerAt(seat);
    const item = material.itemOf[tile]!;
    const price = priceOf(cells, material, item);
    cells[player + at.TALER]! -= price;
    cells[at.BOUGHT]! |= 1 << item;
    if (cells[at.BOUGHT] === ALL_ITEMS && cells[at.FIFTH] === 0) cells[at.FIFTH] = at.FIFTH_WAITS;
    this.use(1);
    takeFromStack(cells, player, tile);
    const to = this.put(player, tile, place);
    tell?.({ type: 'bought', seat, tile: TILES[tile]!, price, to: this.destination(place, to) });
    this.afterPlacing(player, tile, to, tell);
  }

  private load(loaded: number, tell: Teller): void {
    const { cells } = this;
    const tile = Math.trunc(loaded / code.PLACES);
    const place = loaded % code.PLACES;
    const seat = cells[at.SEAT]!;
    const player = playerAt(seat);
    this.use(1);
    takeFromStorage(cells, player, tile);
    const to = this.put(player, tile, place);
    tell?.({ type: 'loaded', seat, tile: TILES[tile]!, to: this.destination(place, to) });
    this.afterPlacing(player, tile, to, tell);
  }

  /** Puts a tile where the move says; answers the ship that it went to, or −1. */
  private put(player: number, tile: number, place: number): number {
    if (place === code.STORE) {
      putInStorage(this.cells, player, tile);
      return -1;
    }
    const ship = place === code.NEW ? startShip(this.cells, player) : code.shipAt(place);
    putOnShip(this.cells, player, ship, tile);
    return ship;
  }

  private destination(place: number, ship: number): Destination {
    return ship < 0 ? 'store' : { ship: ship + 1, isNew: place === code.NEW };
  }

  /** A finished ship interrupts the turn; the free fifth tile comes after its rewards (§4). */
  private afterPlacing(player: number, tile: number, ship: number, tell: Teller): void {
    const { cells } = this;
    const word = ship < 0 ? 0 : cells[player + at.SHIP + 2 * ship]!;
    if (isSail(tile) && isFinished(word)) {
      cells[at.REWARDS_LEFT] = partsOf(word);
      cells[at.ASKED] = REWARD;
      tell?.({ type: 'shipFinished', seat: cells[at.SEAT]!, ship: ship + 1, size: partsOf(word) });
    } else if (cells[at.FIFTH] === at.FIFTH_WAITS) this.offerFree(tell);
  }

  private offerFree(tell: Teller): void {
    const { cells } = this;
    cells[at.FIFTH] = at.FIFTH_GIVEN;
    if (giftsOf(cells, playerAt(cells[at.SEAT]!)) & ITEM_TILES[this.running]!) cells[at.ASKED] = FREE;
    else tell?.({ type: 'freeForfeited', seat: cells[at.SEAT]! });
  }

  private takeFree(tile: number, tell: Teller): void {
    this.receive(tile);
    this.cells[at.ASKED] = USE;
    tell?.({ type: 'freeTile', seat: this.cells[at.SEAT]!, tile: TILES[tile]! });
  }

  private reward(choice: number, tell: Teller): void {
    const { cells } = this;
    const seat = cells[at.SEAT]!;
    const player = playerAt(seat);
    const kind = code.REWARD_KINDS[choice]!;
    const goods = code.REWARD_GOODS[choice]!;
    const reward = REWARDS[kind]!;
    if (reward === 'mast:crown') this.receive(CROWN_MAST);
    else if (reward === 'sail:crown') this.receive(CROWN_SAIL);
    else if (reward === 'points') cells[player + at.POINTS]! += REWARD_POINTS;
    else if (reward === 'taler') cells[player + at.TALER]! += REWARD_TALER;
    else if (reward === 'workers') cells[player + at.WORKERS]! += REWARD_WORKERS;
    else for (const tile of goods) this.receive(tile);
    cells[at.TAKEN]! += 1 << (2 * kind);
    cells[at.REWARDS_LEFT]!--;
    tell?.({ type: 'rewarded', seat, reward, goods: goods.map(tile => GOODS[tile - FIRST_GOOD]!) });
    if (cells[at.REWARDS_LEFT]! > 0) return;
    cells[at.TAKEN] = 0;
    cells[at.ASKED] = USE;
    if (cells[at.FIFTH] === at.FIFTH_WAITS) this.offerFree(tell);
  }

  private use(workers: number): void {
    spendWorkers(this.cells, playerAt(this.cells[at.SEAT]!), workers);
    this.cells[at.USES]!++;
  }

  private getMoney(tell: Teller): void {
    const seat = this.cells[at.SEAT]!;
    this.use(1);
    this.cells[playerAt(seat) + at.TALER]! += MONEY_TALER;
    tell?.({ type: 'gotMoney', seat, taler: MONEY_TALER });
  }

  private scoreCrowns(tell: Teller): void {
    const { cells } = this;
    const seat = cells[at.SEAT]!;
    const player = playerAt(seat);
    const points = crownGain(cells, player);
    this.use(1);
    cells[player + at.POINTS]! += points;
    cells[cells[at.EXTRA]! >= 0 ? at.EXTRA_CROWNS : player + at.CROWN_POINTS]! += points;
    tell?.({ type: 'scoredCrowns', seat, crowns: crownsOf(cells, player), points });
  }

  private deliver(ship: number, tell: Teller): void {
    const { cells } = this;
    const seat = cells[at.SEAT]!;
    const player = playerAt(seat);
    const parts = partsOf(cells[player + at.SHIP + 2 * ship]!);
    const order = cells[player + at.SHIP + 2 * ship + 1]!;
    this.use(parts);
    unload(cells, player, ship);
    if (!tell) return;
    const goods = Array.from({ length: parts }, (_, slot) => GOODS[goodAt(order, slot)]!);
    tell({ type: 'delivered', seat, ship: ship + 1, goods });
  }

  private beginExtra(action: number, tell: Teller): void {
    const { cells } = this;
    const seat = cells[at.SEAT]!;
    cells[playerAt(seat) + at.HAS_EXTRA] = 0;
    cells[playerAt(seat) + at.WORKERS]! += EXTRA_WORKERS;
    cells[at.LAST] = cells[at.USES]! > 0 || cells[at.PASSED] ? 1 : 0;
    cells[at.EXTRA_CROWNS] = 0;
    this.openAction(action);
    tell?.({ type: 'extraBegan', seat, action: ACTIONS[action]!, workers: EXTRA_WORKERS });
  }

  private pass(chance: Chance, tell: Teller): void {
    const { cells } = this;
    const seat = cells[at.SEAT]!;
    const player = playerAt(seat);
    const turned = PASS_TILES[cells[player + at.PASSES]!] ?? 0;
    if (turned > 0) cells[player + at.PASSES]!++;
    cells[at.PASSED] = 1;
    tell?.({ type: 'passed', seat, turned });
    if (cells[player + at.HAS_EXTRA]) cells[at.ASKED] = AFTER_PASS;
    else this.endTurn(chance, tell);
  }

  /** An extra action begun before the current action returns to it; else the turn is over (§5). */
  private end(chance: Chance, tell: Teller): void {
    if (this.cells[at.EXTRA]! >= 0 && !this.cells[at.LAST]) this.openAction(-1);
    else this.endTurn(chance, tell);
  }

  /** Begins the extra action, or (−1) the action of the phase. */
  private openAction(extra: number): void {
    const { cells } = this;
    cells[at.EXTRA] = extra;
    cells[at.BOUGHT] = 0;
    cells[at.USES] = 0;
    cells[at.FIFTH] = 0;
    cells[at.ASKED] = USE;
  }

  private openTurn(seat: Seat): void {
    const { cells } = this;
    cells[at.SEAT] = seat;
    cells[at.BLUE] = this.material.blueAt(cells[at.SPACE]!, cells[at.WHEEL]!);
    cells[at.PASSED] = 0;
    cells[at.LAST] = 0;
    this.openAction(-1);
  }

  private endTurn(chance: Chance, tell: Teller): void {
    const { cells } = this;
    const seat = cells[at.SEAT]!;
    tell?.({ type: 'turnEnded', seat, blueLost: cells[at.PASSED] ? 0 : cells[at.BLUE]! });
    const next = (seat + 1) % this.setup.seats;
    if (next === cells[at.START_SEAT]) this.endPhase(chance, tell);
    else this.openTurn(next);
  }

  private endPhase(chance: Chance, tell: Teller): void {
    const { cells } = this;
    const isFirst = cells[at.PHASE] === 1;
    cells[at.USED]! |= 1 << cells[at.SPACE]!;
    if (isFirst) cells[at.ANCHOR] = cells[at.SPACE]!;
    const action = ACTIONS[cells[at.ACTION]!]!;
    const start = (cells[at.START_SEAT]! + 1) % this.setup.seats;
    tell?.({ type: 'phaseEnded', phase: cells[at.PHASE]!, action, anchored: isFirst, start });
    this.openPhase(start);
    if (cells[at.PHASE]! < PHASES) cells[at.PHASE]!++;
    else this.endRound(chance, tell);
  }

  /** The start player is to choose; nothing is left of the turns before. */
  openPhase(start: Seat): void {
    const { cells } = this;
    cells[at.START_SEAT] = start;
    cells[at.SPACE] = 0;
    this.openTurn(start);
    cells[at.ACTION] = -1;
    cells[at.BLUE] = 0;
    cells[at.EXTRA_CROWNS] = 0;
    cells[at.ASKED] = CHOOSE;
  }

  private endRound(chance: Chance, tell: Teller): void {
    const { cells } = this;
    const { seats } = this.setup;
    if (tell) {
      const lost = Array.from({ length: seats }, (_, seat) => penaltyOf(cells[playerAt(seat) + at.PASSES]!));
      tell({ type: 'roundEnded', round: this.round, lost });
    }
    for (let seat = 0; seat < seats; seat++) {
      const player = playerAt(seat);
      cells[player + at.POINTS]! -= penaltyOf(cells[player + at.PASSES]!);
      cells[player + at.PASSES] = 0;
    }
    if (this.round < ROUNDS[seats]!) this.openRound(chance, tell);
    else {
      cells[at.ASKED] = NOTHING;
      tell?.({ type: 'gameEnded', ...finalOutcome(cells, seats) });
    }
  }

  private openRound(chance: Chance, tell: Teller): void {
    const { cells } = this;
    cells[at.ROUND]!++;
    cells[at.PHASE] = 1;
    cells[at.WHEEL] = cells[at.ANCHOR]!;
    cells[at.ANCHOR] = -1;
    cells[at.USED] = 0;
    for (let seat = 0; seat < this.setup.seats; seat++) cells[playerAt(seat) + at.CROWN_POINTS] = 0;
    shuffleTiles(cells, chance);
    if (!tell) return;
    const tiles = Array.from({ length: SPACES }, (_, space) => ACTIONS[cells[at.TILE_AT + space]!]!);
    tell({ type: 'roundBegan', round: this.round, wheel: cells[at.WHEEL]!, tiles });
  }
}

import type { Seat } from '@ankerplatz/kit';
import * as at from './memory/cells.ts';
import { playerAt } from './memory/cells.ts';
import { TILE_SIZES } from './memory/material.ts';
import { decodeMove, type Move, type TilePlace } from './moves.ts';
import type { Paragraph } from './paragraphs.ts';
import type { NauticusPosition } from './position.ts';
import { bonusActionOf, goodsInStock, takenOf } from './rules/offers.ts';
import { crestOf, goodsOf, hullOf, isFinished, mastsOf, partsOf, sailsOf } from './rules/ships.ts';
import { crownsOf, priceOf, roomOf, workersOf } from './rules/uses.ts';
import { ACTION_RULES, CROWN_LIMIT, EXTRA_WORKERS, PASS_TILES, REWARD_LIMIT } from './tables.ts';
import {
  ACTIONS,
  type Action,
  AFTER_PASS,
  ASKS,
  type Asks,
  BONUS,
  BONUSES,
  type Bonus,
  CHOOSE,
  CRESTS,
  CROWNS,
  type Crest,
  DELIVER,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  FREE,
  GOODS_REWARD,
  type Good,
  type Hull,
  MONEY,
  PAID_ACTIONS,
  REWARD,
  TILES,
  type Tile,
  TRANSPORT,
  USE,
} from './types.ts';

/** Why a move is not legal now, with this position's numbers. Ships are numbered from 1. */
export type NauticusReason = { readonly rule: Paragraph } & (
  | { readonly code: 'asked-otherwise'; readonly asks: Asks; readonly move: Move['type'] }
  | { readonly code: 'tile-used'; readonly action: Action; readonly space: number }
  | { readonly code: 'bonus-kind'; readonly bonus: Bonus; readonly tile: Tile }
  | { readonly code: 'stack-empty'; readonly tile: Tile }
  | { readonly code: 'no-room'; readonly tile: Tile; readonly needs: number; readonly free: number }
  | { readonly code: 'reward-limit'; readonly limit: number }
  | { readonly code: 'reward-pair'; readonly free: number; readonly kinds: number }
  | { readonly code: 'reward-no-room'; readonly free: number }
  | { readonly code: 'other-action'; readonly running: Action }
  | { readonly code: 'not-for-sale'; readonly running: Action; readonly tile: Tile }
  | { readonly code: 'no-worker'; readonly needs: number; readonly own: number; readonly blue: number }
  | { readonly code: 'no-taler'; readonly price: number; readonly taler: number }
  | { readonly code: 'golden-rule'; readonly tile: Tile }
  | { readonly code: 'no-such-ship'; readonly ship: number; readonly ships: number }
  | { readonly code: 'only-hulls-start'; readonly tile: Tile }
  | { readonly code: 'hull-does-not-fit'; readonly ship: number; readonly hull: readonly Hull[]; readonly tile: Tile }
  | { readonly code: 'mast-needs-part'; readonly ship: number; readonly parts: number; readonly masts: number }
  | { readonly code: 'sail-needs-mast'; readonly ship: number; readonly masts: number; readonly sails: number }
  | { readonly code: 'other-crest'; readonly ship: number; readonly crest: Crest; readonly tile: Tile }
  | { readonly code: 'good-needs-part'; readonly ship: number; readonly parts: number; readonly goods: number }
  | { readonly code: 'not-in-storage'; readonly tile: Tile }
  | { readonly code: 'load-to-storage'; readonly tile: Tile }
  | {
      readonly code: 'ship-unfinished';
      readonly ship: number;
      readonly parts: number;
      readonly masts: number;
      readonly sails: number;
      readonly hull: readonly Hull[];
    }
  | { readonly code: 'ship-not-full'; readonly ship: number; readonly parts: number; readonly goods: number }
  | { readonly code: 'crown-limit'; readonly limit: number }
  | { readonly code: 'no-crowns' }
  | { readonly code: 'extra-spent' }
  | { readonly code: 'extra-running'; readonly running: Action }
  | { readonly code: 'extra-no-use'; readonly action: Action; readonly workers: number }
  | { readonly code: 'extra-unused'; readonly running: Action }
  | { readonly code: 'pass-after-use'; readonly uses: number }
  | { readonly code: 'end-before-use'; readonly running: Action; readonly passes: number }
);

/** The paragraph that says what is due at each moment. */
const ASKS_RULES: Readonly<Record<Asks, Paragraph>> = {
  choose: '§3.1',
  bonus: '§1',
  use: '§3.1',
  free: '§3.2.1',
  reward: '§4',
  'after-pass': '§3.3',
  nothing: '§end',
};

/** Indexable by what is asked: the types of move that answer it. */
const ANSWERS: Readonly<Record<number, readonly Move['type'][]>> = {
  [CHOOSE]: ['take'],
  [BONUS]: ['bonus'],
  [FREE]: ['free'],
  [REWARD]: ['reward'],
  [AFTER_PASS]: ['extra', 'end'],
  [USE]: ['buy', 'load', 'money', 'crowns', 'deliver', 'extra', 'pass', 'end'],
};

/** The action whose use each type of move is; `buy` belongs to the four paid ones. */
const USED_BY: Readonly<Partial<Record<Move['type'], number>>> = {
  load: TRANSPORT,
  money: MONEY,
  crowns: CROWNS,
  deliver: DELIVER,
};

class Refuser {
  private readonly cells: at.Cells;
  private readonly player: number;
  private readonly running: Action;
  private readonly rule: Paragraph;

  constructor(
    private readonly position: NauticusPosition,
    seat: Seat,
  ) {
    this.cells = position.cells;
    this.player = playerAt(seat);
    this.running = ACTIONS[position.running] ?? 'hulls';
    this.rule = ACTION_RULES[this.running];
  }

  reason(move: Move): NauticusReason {
    const asked = this.cells[at.ASKED]!;
    const asks = ASKS[asked]!;
    if (!ANSWERS[asked]!.includes(move.type))
      return { code: 'asked-otherwise', rule: ASKS_RULES[asks], asks, move: move.type };
    switch (move.type) {
      case 'take':
        return { code: 'tile-used', rule: '§6', action: move.action, space: this.spaceOf(move.action) };
      case 'bonus':
        return this.bonusReason(move.tile);
      case 'free':
        return this.giftReason(move.tile, this.isSoldHere(move.tile));
      case 'reward':
        return this.rewardReason(move);
      case 'extra':
        return this.extraReason(move.action);
      case 'pass':
        return this.passReason();
      case 'end':
        return this.endReason();
      default:
        return this.useReason(move);
    }
  }

  private spaceOf(action: Action): number {
    return this.cells.subarray(at.TILE_AT).indexOf(ACTIONS.indexOf(action));
  }

  private isSoldHere(tile: Tile): boolean {
    return this.position.material.soldBy[TILES.indexOf(tile)] === this.position.running;
  }

  private bonusReason(tile: Tile): NauticusReason {
    const { material } = this.position;
    const bonus = BONUSES[material.bonuses[this.cells[at.SPACE]!]!]!;
    if (material.soldBy[TILES.indexOf(tile)] !== bonusActionOf(this.cells, material))
      return { code: 'bonus-kind', rule: '§1', bonus, tile };
    return this.giftReason(tile, true);
  }

  /** Why a tile cannot be received for nothing. */
  private giftReason(tile: Tile, isOffered: boolean): NauticusReason {
    if (!isOffered) return { code: 'not-for-sale', rule: '§3.2.1', running: this.running, tile };
    return this.stackReason(tile) ?? this.roomReason(tile);
  }

  private stackReason(tile: Tile): NauticusReason | undefined {
    return this.cells[at.STACK + TILES.indexOf(tile)]! > 0 ? undefined : { code: 'stack-empty', rule: '§setup', tile };
  }

  private roomReason(tile: Tile): NauticusReason {
    const needs = TILE_SIZES[TILES.indexOf(tile)]!;
    return { code: 'no-room', rule: '§golden', tile, needs, free: roomOf(this.cells, this.player) };
  }

  private rewardReason({ reward }: Extract<Move, { type: 'reward' }>): NauticusReason {
    if (reward === 'mast:crown' || reward === 'sail:crown') {
      const kind = reward === 'mast:crown' ? 0 : 1;
      if (takenOf(this.cells, kind) < REWARD_LIMIT) return this.giftReason(reward, true);
    }
    const isGoods = typeof reward !== 'string';
    if (!isGoods || takenOf(this.cells, GOODS_REWARD) >= REWARD_LIMIT)
      return { code: 'reward-limit', rule: '§4', limit: REWARD_LIMIT };
    const empty = reward.map((good: Good) => this.stackReason(good)).find(Boolean);
    if (empty) return empty;
    const free = roomOf(this.cells, this.player);
    if (free < reward.length) return { code: 'reward-no-room', rule: '§4', free };
    return { code: 'reward-pair', rule: '§4', free, kinds: goodsInStock(this.cells) };
  }

  private extraReason(action: Action): NauticusReason {
    if (this.cells[at.EXTRA]! >= 0) return { code: 'extra-running', rule: '§5', running: this.running };
    if (this.cells[this.player + at.HAS_EXTRA] === 0) return { code: 'extra-spent', rule: '§5' };
    const workers = this.cells[this.player + at.WORKERS]! + EXTRA_WORKERS;
    return { code: 'extra-no-use', rule: '§5', action, workers };
  }

  private passReason(): NauticusReason {
    if (this.cells[at.EXTRA]! >= 0 && this.cells[at.USES] === 0)
      return { code: 'extra-unused', rule: '§5', running: this.running };
    return { code: 'pass-after-use', rule: '§3.3', uses: this.cells[at.USES]! };
  }

  private endReason(): NauticusReason {
    if (this.cells[at.EXTRA]! >= 0) return { code: 'extra-unused', rule: '§5', running: this.running };
    const passes = PASS_TILES.length - this.cells[this.player + at.PASSES]!;
    return { code: 'end-before-use', rule: '§3.1', running: this.running, passes };
  }

  private useReason(move: Extract<Move, { type: 'buy' | 'load' | 'money' | 'crowns' | 'deliver' }>): NauticusReason {
    const isBuy = move.type === 'buy';
    const fits = isBuy ? this.position.running < PAID_ACTIONS.length : USED_BY[move.type] === this.position.running;
    if (!fits) return { code: 'other-action', rule: this.rule, running: this.running };
    if (move.type === 'deliver') return this.deliverReason(move.ship);
    if (move.type === 'buy' && !this.isSoldHere(move.tile))
      return { code: 'not-for-sale', rule: this.rule, running: this.running, tile: move.tile };
    const workers = this.workersReason(1);
    if (workers) return workers;
    if (move.type === 'buy') return this.buyReason(move.tile, move.place);
    if (move.type === 'load') return this.loadReason(move.tile, move.place);
    return this.crownsReason();
  }

  private workersReason(needs: number): NauticusReason | undefined {
    if (workersOf(this.cells, this.player) >= needs) return undefined;
    const blue = this.cells[at.EXTRA]! >= 0 ? 0 : this.cells[at.BLUE]!;
    return { code: 'no-worker', rule: '§3.1', needs, own: this.cells[this.player + at.WORKERS]!, blue };
  }

  private buyReason(tile: Tile, place: TilePlace): NauticusReason {
    const { material } = this.position;
    const empty = this.stackReason(tile);
    if (empty) return empty;
    const price = priceOf(this.cells, material, material.itemOf[TILES.indexOf(tile)]!);
    const taler = this.cells[this.player + at.TALER]!;
    if (price > taler) return { code: 'no-taler', rule: '§3.2.1', price, taler };
    if (place === 'store') return this.roomReason(tile);
    if (price === 0) return { code: 'golden-rule', rule: '§golden', tile };
    return this.placeReason(tile, place);
  }

  private loadReason(tile: Tile, place: TilePlace): NauticusReason {
    if (this.cells[this.player + at.STORAGE + TILES.indexOf(tile)] === 0)
      return { code: 'not-in-storage', rule: '§3.2.2.1', tile };
    if (place === 'store') return { code: 'load-to-storage', rule: '§3.2.2.1', tile };
    return this.placeReason(tile, place);
  }

  private shipReason(ship: number): NauticusReason | undefined {
    const ships = this.cells[this.player + at.SHIPS]!;
    return ship <= ships ? undefined : { code: 'no-such-ship', rule: this.rule, ship, ships };
  }

  private wordOf(ship: number): number {
    return this.cells[this.player + at.SHIP + 2 * (ship - 1)]!;
  }

  /** Why a tile does not go onto a new ship, or onto that one (§3.2.1.1–§3.2.1.4). */
  private placeReason(tile: Tile, place: Exclude<TilePlace, 'store'>): NauticusReason {
    if (place === 'new') return { code: 'only-hulls-start', rule: '§3.2.1.1', tile };
    const missing = this.shipReason(place);
    if (missing) return missing;
    const word = this.wordOf(place);
    const index = TILES.indexOf(tile);
    const [parts, masts, sails, goods] = [partsOf(word), mastsOf(word), sailsOf(word), goodsOf(word)];
    if (index < FIRST_MAST)
      return { code: 'hull-does-not-fit', rule: '§3.2.1.1', ship: place, hull: hullOf(word), tile };
    if (index >= FIRST_GOOD) return { code: 'good-needs-part', rule: '§3.2.1.4', ship: place, parts, goods };
    if (index < FIRST_SAIL && masts === parts)
      return { code: 'mast-needs-part', rule: '§3.2.1.2', ship: place, parts, masts };
    if (index >= FIRST_SAIL && sails === masts)
      return { code: 'sail-needs-mast', rule: '§3.2.1.3', ship: place, masts, sails };
    const rule = index < FIRST_SAIL ? '§3.2.1.2' : '§3.2.1.3';
    return { code: 'other-crest', rule, ship: place, crest: CRESTS[crestOf(word)]!, tile };
  }

  private deliverReason(ship: number): NauticusReason {
    const missing = this.shipReason(ship);
    if (missing) return missing;
    const word = this.wordOf(ship);
    const [parts, masts, sails, goods] = [partsOf(word), mastsOf(word), sailsOf(word), goodsOf(word)];
    if (!isFinished(word))
      return { code: 'ship-unfinished', rule: '§3.2.2.3', ship, parts, masts, sails, hull: hullOf(word) };
    if (goods < parts) return { code: 'ship-not-full', rule: '§3.2.2.3', ship, parts, goods };
    return this.workersReason(parts)!;
  }

  private crownsReason(): NauticusReason {
    if (crownsOf(this.cells, this.player) === 0) return { code: 'no-crowns', rule: '§3.2.2.4' };
    return { code: 'crown-limit', rule: '§3.2.2.4', limit: CROWN_LIMIT };
  }
}

/** Why a well-formed move of the seat on turn is not legal now. */
export const reasonFor = (position: NauticusPosition, seat: Seat, move: number): NauticusReason =>
  new Refuser(position, seat).reason(decodeMove(move));

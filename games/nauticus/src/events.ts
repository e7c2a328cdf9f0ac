import type { Seat } from '@ankerplatz/kit';
import type { Score } from './rules/scoring.ts';
import type { Action, Bonus, Good, Reward, Tile } from './types.ts';

/** Where a tile went: storage, or the number of a ship, new if this tile started it. */
export type Destination = 'store' | { readonly ship: number; readonly isNew: boolean };

export type NauticusEvent =
  | {
      readonly type: 'chose';
      readonly seat: Seat;
      readonly action: Action;
      readonly space: number;
      readonly bonus: Bonus;
      readonly blue: number;
    }
  | {
      readonly type: 'bonus';
      readonly seat: Seat;
      readonly workers: number;
      readonly points: number;
      readonly taler: number;
    }
  | { readonly type: 'bonusTile'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'bonusForfeited'; readonly seat: Seat; readonly bonus: Bonus }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly price: number;
      readonly to: Destination;
    }
  | { readonly type: 'freeTile'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'freeForfeited'; readonly seat: Seat }
  | { readonly type: 'loaded'; readonly seat: Seat; readonly tile: Tile; readonly to: Destination }
  | { readonly type: 'shipFinished'; readonly seat: Seat; readonly ship: number; readonly size: number }
  | { readonly type: 'rewarded'; readonly seat: Seat; readonly reward: Reward; readonly goods: readonly Good[] }
  | { readonly type: 'gotMoney'; readonly seat: Seat; readonly taler: number }
  | { readonly type: 'delivered'; readonly seat: Seat; readonly ship: number; readonly goods: readonly Good[] }
  | { readonly type: 'scoredCrowns'; readonly seat: Seat; readonly crowns: number; readonly points: number }
  | { readonly type: 'extraBegan'; readonly seat: Seat; readonly action: Action; readonly workers: number }
  /** `turned` is the number of the pass tile that now shows its crown; 0: all were turned before. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly turned: number }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly blueLost: number }
  | {
      readonly type: 'phaseEnded';
      readonly phase: number;
      readonly action: Action;
      readonly anchored: boolean;
      readonly start: Seat;
    }
  /** `lost` is indexable by seat. */
  | { readonly type: 'roundEnded'; readonly round: number; readonly lost: readonly number[] }
  | { readonly type: 'roundBegan'; readonly round: number; readonly wheel: number; readonly tiles: readonly Action[] }
  /** Indexable by seat. */
  | { readonly type: 'gameEnded'; readonly ranks: readonly number[]; readonly scores: readonly Score[] };

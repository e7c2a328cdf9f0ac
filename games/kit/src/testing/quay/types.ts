import type { Seat } from '../../seat.ts';

export const ID = 'quay';

export const GOODS = ['timber', 'stone', 'fish'] as const;
export type Good = (typeof GOODS)[number];

/** Indexable by good. */
export type ByGood<T> = Readonly<Record<Good, T>>;

export const BUILDINGS = ['crane', 'smokery', 'chapel'] as const;
export type Building = (typeof BUILDINGS)[number];

export interface BuildingSpec {
  readonly cost: Partial<ByGood<number>>;
  readonly points: number;
}

export type QuayEvent =
  /** The choice is null for those who may not know it yet. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly choice: Good | 'hold' | null }
  /** §3: what all have chosen is shown. */
  | { readonly type: 'opened' }
  | { readonly type: 'stored'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'spoiled'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'drew'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'built'; readonly seat: Seat; readonly building: Building }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'wind'; readonly good: Good };

export type QuayReason =
  | { readonly code: 'not-now'; readonly rule: '§2' | '§4' }
  | { readonly code: 'last-round'; readonly rule: '§2'; readonly round: number }
  | { readonly code: 'not-in-hand'; readonly rule: '§2'; readonly good: Good }
  | { readonly code: 'built-already'; readonly rule: '§4'; readonly building: Building; readonly owner: Seat }
  | {
      readonly code: 'too-dear';
      readonly rule: '§4';
      readonly building: Building;
      readonly good: Good;
      readonly cost: number;
      readonly has: number;
    };

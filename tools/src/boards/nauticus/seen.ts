import type { View } from '@ankerplatz/kit';
import {
  type Action,
  GOODS,
  type Layout,
  type NauticusEvent,
  type Tile,
  tables,
  type types,
} from '@ankerplatz/nauticus';

export type Bonus = types.Bonus;
export type Hull = types.Hull;
export type Crest = types.Crest;
export type Good = types.Good;
/** Where a tile goes. */
export type To = Extract<NauticusEvent, { type: 'bought' }>['to'];

export const isGood = (tile: Tile): tile is Good => GOODS.includes(tile as Good);

export interface Ship {
  readonly hull: readonly Hull[];
  readonly masts: readonly Crest[];
  readonly sails: readonly Crest[];
  readonly goods: readonly Good[];
}

export interface Dock {
  readonly points: number;
  readonly taler: number;
  readonly workers: number;
  /** Pass tiles that show their crowns. */
  readonly passes: number;
  readonly extra: boolean;
  readonly storage: readonly Tile[];
  readonly delivered: readonly Good[];
  readonly ships: readonly Ship[];
}

export interface Turn {
  readonly seat: number;
  readonly asks: 'bonus' | 'use' | 'free' | 'reward' | 'after-pass';
  readonly action: Action;
  readonly blue: number;
  readonly extra: Action | null;
  readonly bought: readonly string[];
  readonly rewards?: number;
}

/** A view of Nauticus, with its types. */
export interface Seen {
  readonly seat: number | null;
  readonly over: boolean;
  readonly round: number;
  readonly phase: number;
  readonly start: number;
  readonly wheel: number;
  readonly anchor: number | null;
  readonly tiles: readonly Action[];
  readonly used: readonly boolean[];
  /** Indexable by seat. */
  readonly players: readonly Dock[];
  readonly turn: Turn | null;
  readonly known: { readonly last: number; readonly options: { readonly layout: Layout } };
}

export const seenOf = (view: View): Seen => view as unknown as Seen;

/** The seat that the picture is about. */
export const seatOf = ({ seat, turn, start }: Seen): number => turn?.seat ?? seat ?? start;

export const isClosed = ({ hull }: Ship): boolean =>
  hull[0] === 'single' || (hull[0] === 'bow' && hull.at(-1) === 'stern');

export const isFinished = (ship: Ship): boolean =>
  isClosed(ship) && ship.masts.length === ship.hull.length && ship.sails.length === ship.hull.length;

/** Crowns that a player shows: crown tiles anywhere and turned pass tiles. */
export const crownsOf = ({ storage, ships, passes }: Dock): number =>
  passes +
  storage.filter(tile => tile.endsWith(':crown')).length +
  ships.flatMap(({ masts, sails }) => [...masts, ...sails]).filter(crest => crest === 'crown').length;

/** Storage fields that tiles take. */
export const fieldsOf = (tiles: readonly Tile[]): number =>
  tiles.reduce((sum, tile) => sum + (tile.startsWith('mast:') ? tables.MAST_FIELDS : tables.TILE_FIELDS), 0);

/** The JSON of a position (`makeState`) and of a view (`makeView`), with its types, and what can be read off it at once. */

import type { Seat } from '@ankerplatz/kit';
import { isMast } from './facts/tiles.ts';
import type { NauticusOptions } from './options.ts';
import { MAST_FIELDS, TILE_FIELDS } from './tables.ts';
import type { Action, Asks, Crest, Good, Hull, Reward, Tile } from './types.ts';

export type ShipState = {
  /** From bow to stern. */
  readonly hull: readonly Hull[];
  /** In the order placed, like sails and goods. */
  readonly masts: readonly Crest[];
  readonly sails: readonly Crest[];
  readonly goods: readonly Good[];
};

export type PlayerState = {
  readonly points: number;
  readonly taler: number;
  readonly workers: number;
  /** Pass tiles that show their crowns. */
  readonly passes: number;
  /** Whether the extra-action tile is still there. */
  readonly extra: boolean;
  /** Points by the crowns action in this round. */
  readonly crownPoints: number;
  readonly storage: readonly Tile[];
  readonly delivered: readonly Good[];
  readonly ships: readonly ShipState[];
};

export type TurnState = {
  readonly seat: Seat;
  readonly asks: Exclude<Asks, 'choose' | 'nothing'>;
  readonly action: Action;
  /** Blue workers left. */
  readonly blue: number;
  /** The extra action that is running. */
  readonly extra: Action | null;
  /** Kinds bought so far in the running action. */
  readonly bought: readonly (Hull | Crest | Good)[];
  readonly passed: boolean;
  /** With `reward`: how many are still to be taken, and what was taken for this ship. */
  readonly rewards?: number;
  readonly taken?: Readonly<Partial<Record<Reward, number>>>;
};

export type NauticusState = {
  readonly game: 'nauticus';
  readonly round: number;
  readonly phase: number;
  /** The seat of the start player. */
  readonly start: Seat;
  /** The space that the wheel's anchor points at. */
  readonly wheel: number;
  /** The space with the anchor tile. */
  readonly anchor: number | null;
  /** Indexable by space. */
  readonly tiles: readonly Action[];
  readonly used: readonly boolean[];
  /** Indexable by seat. */
  readonly players: readonly PlayerState[];
  readonly over: boolean;
  /** Null while the start player chooses. */
  readonly turn: TurnState | null;
};

/** Facts that the state leaves out but all at the table have seen: how far the turn is, and the board. */
export type Known = {
  readonly uses: number;
  readonly last: number;
  readonly fifth: number;
  readonly extraCrowns: number;
  readonly options: NauticusOptions;
};

export type NauticusView = NauticusState & {
  readonly seat: Seat | null;
  readonly moves: readonly string[];
  readonly known: Known;
};

/** A hull that cannot grow any more (§3.2.1.1). */
export const isClosedShip = ({ hull }: ShipState): boolean =>
  hull[0] === 'single' || (hull[0] === 'bow' && hull.at(-1) === 'stern');

/** Hull complete, a mast on every part, a sail on every mast (§4). */
export const isFinishedShip = (ship: ShipState): boolean =>
  isClosedShip(ship) && ship.masts.length === ship.hull.length && ship.sails.length === ship.hull.length;

/** The crest that all regular masts and sails of a ship share; null: it has none yet. */
export const crestOfShip = ({ masts, sails }: ShipState): Crest | null =>
  [...masts, ...sails].find(crest => crest !== 'crown') ?? null;

/** Crowns that a player shows: crown tiles anywhere and turned pass tiles (§3.2.2.4). */
export const crownsShown = ({ storage, ships, passes }: PlayerState): number =>
  passes +
  storage.filter(tile => tile.endsWith(':crown')).length +
  ships.flatMap(({ masts, sails }) => [...masts, ...sails]).filter(crest => crest === 'crown').length;

/** Storage fields of a tile (§3.2.2.1). */
export const fieldsOf = (tile: Tile): number => (isMast(tile) ? MAST_FIELDS : TILE_FIELDS);

/** Storage fields that tiles take. */
export const fieldsTaken = (tiles: readonly Tile[]): number => tiles.reduce((sum, tile) => sum + fieldsOf(tile), 0);

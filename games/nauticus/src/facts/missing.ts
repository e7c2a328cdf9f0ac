import { crestOfShip, isClosedShip, isFinishedShip, type ShipState } from '../json-types.ts';
import { MIDDLES, SHIP_POINTS } from '../tables.ts';
import type { Crest, Hull } from '../types.ts';

/** The tiles that an unfinished ship still needs to be finished as small as it can be, and what it then brings. */
export interface Missing {
  readonly hull: readonly Hull[];
  readonly masts: number;
  readonly sails: number;
  /** The crest that regular masts and sails must have; null: any one. Crowns always fit. */
  readonly crest: Crest | null;
  readonly size: number;
  /** The largest size that it could still reach. */
  readonly largest: number;
  /** Points at the end, and as many rewards as parts, once it is finished. */
  readonly points: number;
}

/** Null for a finished ship. */
export const missingOf = (ship: ShipState): Missing | null => {
  if (isFinishedShip(ship)) return null;
  const isClosed = isClosedShip(ship);
  const hull = isClosed ? [] : (['bow', 'stern'] as const).filter(end => !ship.hull.includes(end));
  const size = ship.hull.length + hull.length;
  return {
    hull,
    masts: size - ship.masts.length,
    sails: size - ship.sails.length,
    crest: crestOfShip(ship),
    size,
    largest: isClosed ? size : 2 + MIDDLES,
    points: SHIP_POINTS[size]!,
  };
};

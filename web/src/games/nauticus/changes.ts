/** The numbers that an event changes. Loaded after the table. */

import type { GameEvent, Seat } from '@ankerplatz/kit';
import type { NauticusEvent, types } from '@ankerplatz/nauticus';
import { eventsOf } from './selectors.ts';

/** The counters of a seat, as its `data-place` says them. */
type Counted =
  | 'workers'
  | 'blue'
  | 'taler'
  | 'points'
  | 'standing'
  | 'stored'
  | 'ships'
  | 'passes'
  | 'delivered'
  | 'extra';

/** All seats that a table can have. */
const SEATS: readonly Seat[] = [0, 1, 2, 3];

const of = (seat: Seat, ...counted: readonly Counted[]): readonly string[] => counted.map(name => `${name}-${seat}`);

/** Blue workers of the action that runs, and how many of them are left in this turn. */
interface Blue {
  readonly all: number;
  readonly left: number;
}

const REWARDED: Readonly<Record<types.Reward, Counted>> = {
  'mast:crown': 'stored',
  'sail:crown': 'stored',
  points: 'points',
  taler: 'taler',
  workers: 'workers',
  goods: 'stored',
};

/** The counters that an event changes beside the workers that it takes. */
const changedBy = (event: NauticusEvent): readonly string[] => {
  switch (event.type) {
    case 'bonus':
      return [
        ...(event.workers > 0 ? of(event.seat, 'workers', 'standing') : []),
        ...(event.points > 0 ? of(event.seat, 'points', 'standing') : []),
        ...(event.taler > 0 ? of(event.seat, 'taler', 'standing') : []),
      ];
    case 'bonusTile':
    case 'freeTile':
    case 'loaded':
      return of(event.seat, 'stored', 'standing');
    case 'bought':
      return [
        ...of(event.seat, 'standing'),
        ...(event.price > 0 ? of(event.seat, 'taler') : []),
        ...(event.to === 'store' ? of(event.seat, 'stored') : []),
      ];
    case 'shipFinished':
      return of(event.seat, 'ships', 'standing');
    case 'rewarded':
      return of(event.seat, REWARDED[event.reward], 'standing');
    case 'gotMoney':
      return of(event.seat, 'taler', 'standing');
    case 'delivered':
      return of(event.seat, 'delivered', 'standing');
    case 'scoredCrowns':
      return of(event.seat, 'points', 'standing');
    case 'extraBegan':
      return of(event.seat, 'workers', 'extra', 'standing');
    case 'passed':
      return event.turned > 0 ? of(event.seat, 'passes', 'standing') : [];
    case 'roundEnded':
      return event.lost.flatMap((lost, seat) =>
        of(seat, 'passes', 'standing', ...(lost > 0 ? (['points'] as const) : [])),
      );
    case 'gameEnded':
      return event.ranks.flatMap((_, seat) => of(seat, 'points', 'standing'));
    default:
      return [];
  }
};

/** How many workers an event takes; blue ones first (§2). */
const takenBy = (event: NauticusEvent): number => {
  switch (event.type) {
    case 'bought':
    case 'loaded':
    case 'gotMoney':
    case 'scoredCrowns':
      return 1;
    case 'delivered':
      return event.goods.length;
    default:
      return 0;
  }
};

const blueAfter = (event: NauticusEvent, { all, left }: Blue): Blue => {
  if (event.type === 'chose') return { all: event.blue, left: event.blue };
  // The next seat has as many; the extra action has none (§5).
  if (event.type === 'turnEnded') return { all, left: all };
  if (event.type === 'extraBegan') return { all, left: 0 };
  return { all, left: Math.max(0, left - takenBy(event)) };
};

/** Workers that are used, and blue ones that come with an action. */
const workersIn = (event: NauticusEvent, { left }: Blue): readonly string[] => {
  if (event.type === 'chose') return SEATS.flatMap(seat => of(seat, 'blue'));
  const taken = takenBy(event);
  if (taken === 0 || !('seat' in event)) return [];
  return [...(left > 0 ? of(event.seat, 'blue') : []), ...(taken > left ? of(event.seat, 'workers') : [])];
};

/** To each event of a game the numbers that it changes. */
export const changes = (events: readonly GameEvent[]): readonly (readonly string[])[] => {
  let blue: Blue = { all: 0, left: 0 };
  return eventsOf({ events }).map(event => {
    const workers = workersIn(event, blue);
    blue = blueAfter(event, blue);
    return [...changedBy(event), ...workers];
  });
};

import type { Seat } from '@ankerplatz/kit';
import type { Action } from '@ankerplatz/nauticus';
import type { LogEntry } from '../../board/source.ts';
import { eventsOf } from './selectors.ts';

/** The last use that a seat made of an action. */
export interface LastUse {
  readonly seat: Seat;
  readonly action: Action;
  readonly how: 'chose' | 'used' | 'passed';
}

/** The last turn of every seat but one's own: marked until the seat acts again. */
export const lastUses = (log: readonly Pick<LogEntry, 'events'>[], eyes: Seat | null): readonly LastUse[] => {
  const uses = new Map<Seat, LastUse>();
  let action: Action | undefined;
  let acted = new Set<Seat>();
  const note = (seat: Seat, how: LastUse['how']): void => {
    if (action === undefined) return;
    uses.set(seat, { seat, action, how });
    acted.add(seat);
  };
  for (const event of log.flatMap(eventsOf))
    switch (event.type) {
      case 'chose':
        ({ action } = event);
        acted = new Set();
        note(event.seat, 'chose');
        break;
      case 'passed':
        note(event.seat, 'passed');
        break;
      case 'turnEnded':
        if (!acted.has(event.seat)) note(event.seat, 'used');
        break;
    }
  return [...uses.values()].filter(({ seat }) => seat !== eyes).sort((a, b) => a.seat - b.seat);
};

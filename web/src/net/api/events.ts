import type { EventChange, EventList, EventPage, NewEvent } from '@ankerplatz/protocol';
import { API, ask } from '../http.ts';

const at = (event: string, ...rest: readonly string[]): string =>
  `/${['events', event, ...rest].map(encodeURIComponent).join('/')}`;

/** Requests about events of the club; loaded with the pages that need them, since no table does. */
export const eventsApi = {
  list: () => ask<EventList>('GET', '/events'),
  event: (id: string) => ask<EventPage>('GET', at(id)),
  announce: (event: NewEvent) => ask<EventPage>('POST', '/events', event),
  change: (id: string, change: EventChange) => ask<EventPage>('PATCH', at(id), change),
  cancel: (id: string) => ask('POST', at(id, 'cancel')),
  come: (id: string, remind: boolean) => ask('PUT', at(id, 'coming'), { remind }),
  stayAway: (id: string) => ask('DELETE', at(id, 'coming')),
  /** Where a calendar finds it. */
  calendarOf: (id: string): string => API + at(id, 'calendar.ics'),
};

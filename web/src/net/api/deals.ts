import type { Attempt, DealList, DealPage, NewDeal, PlayedAttempt } from '@ankerplatz/protocol';
import { ask } from '../http.ts';

const at = (id: string, ...rest: readonly (string | number)[]): string =>
  `/${['deals', id, ...rest].map(encodeURIComponent).join('/')}`;

/** Requests about deals that all play; loaded with the pages that need them. */
export const dealsApi = {
  list: () => ask<DealList>('GET', '/deals'),
  deal: (id: string) => ask<DealPage>('GET', at(id)),
  begin: (id: string, isNamed: boolean) => ask<Attempt>('POST', at(id, 'attempt'), { isNamed }),
  name: (id: string, isNamed: boolean) => ask('PUT', at(id, 'attempt'), { isNamed }),
  attempt: (id: string, number: number) => ask<PlayedAttempt>('GET', at(id, 'attempts', number)),
  announce: (wish: NewDeal) => ask<DealPage>('POST', '/deals', wish),
};

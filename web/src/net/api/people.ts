import type { FollowedPeople, PeopleList, PersonPage, Shown, ShownChange } from '@ankerplatz/protocol';
import { ask, query } from '../http.ts';

const at = (person: string, ...rest: readonly string[]): string =>
  `/${['people', person, ...rest].map(encodeURIComponent).join('/')}`;

/** Requests about people; loaded with the pages that need them, since no table does. */
export const peopleApi = {
  person: (id: string) => ask<PersonPage>('GET', at(id)),
  find: (name: string) => ask<PeopleList>('GET', `/people${query({ name })}`),
  followed: () => ask<FollowedPeople>('GET', '/me/people'),
  follow: (person: string) => ask('PUT', at(person, 'follow')),
  unfollow: (person: string) => ask('DELETE', at(person, 'follow')),
  shown: () => ask<Shown>('GET', '/me/shown'),
  show: (change: ShownChange) => ask<Shown>('PATCH', '/me/shown', change),
};

import type { Language } from '@ankerplatz/kit';
import type { FollowedPeople, PeopleList, Person, PersonPage, Shown, ShownChange } from '@ankerplatz/protocol';
import { shownPerson } from '../accounts/identity.ts';
import { foldName } from '../accounts/names.ts';
import { Problem } from '../problem.ts';
import type { PeopleStore } from './store.ts';

export interface PeopleParts {
  readonly store: PeopleStore;
  /** Whether a person is connected to this server. */
  readonly isHere: (identity: string) => boolean;
}

/** People whom one person follows. */
const MOST_FOLLOWED = 500;

/**
 * Pages of people as others see them. People who are unknown, have left, have blocked or were blocked are not there.
 */
export class People {
  private readonly store: PeopleStore;

  constructor(private readonly parts: PeopleParts) {
    this.store = parts.store;
  }

  async page(by: string, id: string, language: Language): Promise<PersonPage> {
    const row = await this.store.person(by, id);
    if (!row) throw new Problem('no-such-person');
    const { since, isMember, isFollowed, isHere, showsGames } = row;
    return {
      ...shownPerson(row, language),
      ...(isMember && { since }),
      ...{ isMe: by === id, isFollowed, isHere, showsGames },
    };
  }

  /** A person whose games `by` may read. */
  async player(by: string, id: string, language: Language): Promise<Person> {
    const row = await this.store.person(by, id);
    if (!row) throw new Problem('no-such-person');
    if (!row.showsGames) throw new Problem('games-hidden');
    return shownPerson(row, language);
  }

  /** Known to `by` alone. */
  async follow(by: string, id: string): Promise<void> {
    if (by === id || !(await this.store.person(by, id))) throw new Problem('no-such-person');
    if (!(await this.store.follow(by, id, MOST_FOLLOWED)))
      throw new Problem('too-many-followed', { most: MOST_FOLLOWED });
  }

  async unfollow(by: string, id: string): Promise<void> {
    await this.store.unfollow(by, id);
  }

  async followed(by: string, language: Language): Promise<FollowedPeople> {
    const rows = await this.store.followed(by);
    return { people: rows.map(row => ({ ...shownPerson(row, language), isHere: row.isHere })) };
  }

  /** Members whose names begin like this, and who let themselves be found. */
  async search(by: string, name: string, language: Language): Promise<PeopleList> {
    const folded = foldName(name);
    const rows = folded === '' ? [] : await this.store.search(by, folded);
    return { people: rows.map(row => shownPerson(row, language)) };
  }

  async shown(identity: string): Promise<Shown> {
    return this.store.shown(identity);
  }

  async show(identity: string, change: ShownChange): Promise<Shown> {
    const shown = await this.store.show(identity, change);
    if (change.presence !== undefined) {
      if (change.presence && this.parts.isHere(identity)) await this.note([identity]);
      else if (!change.presence) await this.store.forget(identity);
    }
    return shown;
  }

  /** Notes that these people are here; of those who do not show it nothing is kept. */
  async note(identities: readonly string[]): Promise<void> {
    await this.store.note(identities);
  }

  async leave(identity: string): Promise<void> {
    await this.store.leave(identity);
  }

  /** This server stops: its people are not here any more. */
  async stop(): Promise<void> {
    await this.store.leaveAll();
  }
}

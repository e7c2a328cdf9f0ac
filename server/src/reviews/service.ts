import type { GivenReview, KeptReview } from '@ankerplatz/protocol';
import { isOutdated, JUDGE } from '@ankerplatz/review/judge';
import { Problem } from '../problem.ts';
import type { Visitor } from '../tables/model/access.ts';
import type { Tables } from '../tables/service.ts';
import type { ReviewChecker } from './checker.ts';
import type { MostReviews, ReviewPlace, ReviewStore } from './store.ts';

export const MOST: MostReviews = { each: 5, waiting: 200, all: 5000 };

export interface ReviewParts {
  readonly store: ReviewStore;
  readonly tables: Tables;
  readonly checker: Pick<ReviewChecker, 'sweep'>;
}

/** Reviews of finished games, kept beside their records. */
export class Reviews {
  constructor(private readonly parts: ReviewParts) {}

  /** Takes a review by a player of the game. It is shown to others once it was looked into. */
  async send(identity: string, place: ReviewPlace, given: GivenReview): Promise<void> {
    const { store, tables, checker } = this.parts;
    const { table, number } = place;
    if (!(await store.hasPlayed(place, identity))) {
      // A person who may not even see the game learns no more than that.
      await tables.reading.record({ identity, invitation: undefined }, table, number);
      throw new Problem('not-played');
    }
    if (given.judge !== JUDGE) throw new Problem('other-judge');
    if (await store.send(place, identity, given, MOST)) checker.sweep();
    else if (!(await store.find(place))) throw new Problem('too-many-reviews');
  }

  /** Has a server make them; how many of them it has yet to make. */
  async ask(places: readonly ReviewPlace[]): Promise<number> {
    const { store, checker } = this.parts;
    const asked = await Promise.all(places.map(place => store.ask(place, JUDGE, MOST)));
    checker.sweep();
    return asked.filter(isNew => isNew).length;
  }

  /** For visitors who may see the game, whose record hides nothing any more. */
  async find(visitor: Visitor & { readonly key?: string | undefined }, place: ReviewPlace): Promise<KeptReview> {
    const { store, tables } = this.parts;
    await tables.reading.record(visitor, place.table, place.number, visitor.key);
    const found = await store.find(place);
    if (!found?.review) return { kept: null, isWaiting: found?.isWaiting ?? false };
    const { review, checkedAt, isWaiting } = found;
    const kept = { isOutdated: isOutdated(review), checkedAt: checkedAt!.toISOString(), review: { ...review } };
    return { kept, isWaiting };
  }
}

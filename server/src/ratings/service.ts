import type { Language } from '@ankerplatz/kit';
import type {
  GameRatings,
  Leaderboard,
  PersonRating,
  PersonRatings,
  RatingChange,
  RatingKind,
} from '@ankerplatz/protocol';
import { ratingKey, readRatingKey } from '@ankerplatz/protocol/rating-kinds';
import { shownPerson } from '../accounts/identity.ts';
import type { People } from '../people/service.ts';
import { Problem } from '../problem.ts';
import { botRatings } from './bot-ratings.ts';
import { SURE_SIGMA, shownRating } from './shown-rating.ts';
import { type ChangeRow, LEAST_OPPONENTS, type RatingRow, type RatingsStore } from './store.ts';
import { chancesOf } from './weng-lin.ts';

export interface RatingsParts {
  readonly store: RatingsStore;
  readonly people: Pick<People, 'page'>;
}

const personRating = ({ kind, mu, sigma, games, opponents, place }: RatingRow): PersonRating => ({
  ...readRatingKey(kind),
  ...shownRating({ mu, sigma }),
  isProvisional: sigma > SURE_SIGMA,
  ...{ games, opponents, place },
});

const NOTHING = { kind: null, reason: null, seats: [] };

/** The change of each seat's rating, with how likely its side was to win. */
const changesOf = (rows: readonly ChangeRow[]): (RatingChange | null)[] => {
  const sides = [...new Set(rows.map(({ side }) => side))];
  const chances = chancesOf(
    sides.map(side => ({ players: rows.filter(row => row.side === side).map(({ before }) => before) })),
  );
  return rows.map(({ isShown, before, after, side, rank, hasLeft, weight }) =>
    isShown
      ? {
          ...{ before: shownRating(before), after: shownRating(after), chance: chances[sides.indexOf(side)]! },
          ...{ rank: hasLeft ? sides.length : rank, hasLeft, weight },
        }
      : null,
  );
};

/** Ratings of people, and their changes by games. */
export class Ratings {
  private readonly store: RatingsStore;

  constructor(private readonly parts: RatingsParts) {
    this.store = parts.store;
  }

  /** People who hide their own see none. */
  async leaderboard(by: string, kind: RatingKind, language: Language): Promise<Leaderboard> {
    if (!(await this.store.doShow([by]))) throw new Problem('ratings-hidden');
    const key = ratingKey(kind);
    const [rows, mine] = await Promise.all([this.store.leaderboard(by, key), this.store.ratingOf(by, key)]);
    const { game, class: each, pace } = kind;
    return {
      ...{ game, class: each, pace },
      people: rows.map(row => ({
        ...shownRating(row),
        ...{ place: row.place, games: row.games, isMe: row.id === by },
        person: row.isApart ? null : shownPerson(row, language),
      })),
      mine: mine ? personRating(mine) : null,
      opponents: LEAST_OPPONENTS,
      bots: botRatings(kind),
    };
  }

  async ofPerson(by: string, id: string, language: Language): Promise<PersonRatings> {
    await this.parts.people.page(by, id, language);
    if (by !== id && !(await this.store.doShow([by, id]))) throw new Problem('ratings-hidden');
    const kinds = await this.store.kindsOf(id);
    const rows = await Promise.all(kinds.map(kind => this.store.ratingOf(id, kind)));
    return { ratings: rows.flatMap(row => (row ? [personRating(row)] : [])) };
  }

  /** Of a game at a table that `by` may see. */
  async ofGame(by: string | null, table: string, number: number): Promise<GameRatings> {
    const row = await this.store.game(by, table, number);
    if (!row?.isRated) return { state: 'unrated', ...NOTHING };
    if (row.place === null) return { state: 'pending', ...NOTHING };
    if (row.kind === null) return { state: 'void', ...NOTHING, reason: row.reason };
    return { state: 'counted', kind: readRatingKey(row.kind), reason: null, seats: changesOf(row.seats ?? []) };
  }
}

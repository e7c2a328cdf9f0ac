import type { GameRecord } from '@ankerplatz/kit';
import type { GivenReview, ReviewBudget } from '@ankerplatz/protocol';
import type { Review } from '@ankerplatz/review';
import type { Pool } from 'pg';
import { games, played, reviews } from '../database/schema.ts';
import { columnsOf, computed, into, jsonAs, row, rowsOf, sql } from '../database/sql.ts';

/** A finished game, and how closely it was looked at. */
export interface ReviewPlace {
  readonly table: string;
  readonly number: number;
  readonly budget: ReviewBudget;
}

/** How many reviews there may be. */
export interface MostReviews {
  /** Waiting, of one person. */
  readonly each: number;
  /** Waiting, of all. */
  readonly waiting: number;
  /** Kept; the oldest go. */
  readonly all: number;
}

const v = columnsOf(reviews, 'v');
const w = columnsOf(reviews, 'w');
const g = columnsOf(games, 'g');
const p = columnsOf(played, 'p');
const review = columnsOf(reviews);
const given = columnsOf(reviews, 'excluded');

const HAS_PLAYED = sql`
  select ${row({ seat: p.seat })} from played p where ${p.tableId} = $1 and ${p.number} = $2 and ${p.identity} = $3 limit 1`;

const AT = `${v.tableId} = $1 and ${v.number} = $2 and ${v.budget} = $3`;

/** One that is true or waits is replaced by none but a later judge's. */
const SEND = sql`
  insert into ${into(reviews, 'tableId', 'number', 'budget', 'judge', 'sentBy', 'verdicts')}
  select $1, $2, $3, $4, $5, $6
  where (select count(*) from reviews v where ${v.verdicts} is not null and ${v.sentBy} = $5) < $7
    and (select count(*) from reviews v where ${v.verdicts} is not null) < $8
  on conflict (${review.tableId}, ${review.number}, ${review.budget}) do update set ${review.judge} = ${given.judge},
    ${review.sentBy} = ${given.sentBy}, ${review.sentAt} = now(), ${review.verdicts} = ${given.verdicts},
    ${review.problem} = null, ${review.claimedUntil} = null
    where reviews.${review.problem} is not null or reviews.${review.judge} < ${given.judge}
  returning ${row({ judge: review.judge })}`;

const FIND = sql`
  select ${row({
    ...{ judge: v.judge, review: jsonAs<Review>(v.review), checkedAt: v.checkedAt },
    isWaiting: computed<boolean>(`(${v.verdicts} is not null)`),
  })}
  from reviews v where ${AT}`;

/** The oldest that waits and nobody else looks into, for so many milliseconds. */
const CLAIM = sql`
  update reviews v set ${review.claimedUntil} = now() + $1 * interval '1 millisecond' from games g
  where ${g.tableId} = ${v.tableId} and ${g.number} = ${v.number}
    and (${v.tableId}, ${v.number}, ${v.budget}) in (
      select ${w.tableId}, ${w.number}, ${w.budget} from reviews w
      where ${w.verdicts} is not null and coalesce(${w.claimedUntil}, now()) <= now()
      order by ${w.sentAt} limit 1 for update skip locked)
  returning ${row({
    ...{ table: v.tableId, number: v.number, budget: v.budget, judge: v.judge },
    verdicts: computed<GivenReview['verdicts'] | null>(
      `case when ${v.sentBy} is null then null else ${v.verdicts} end`,
    ),
    record: jsonAs<GameRecord>(g.record),
  })}`;

const RELEASE = `update reviews v set ${review.claimedUntil} = null where ${AT}`;

const FINISH = `
  update reviews v set ${review.verdicts} = null, ${review.sentBy} = null,
    ${review.claimedUntil} = null, ${review.checkedAt} = now(),
    ${review.review} = coalesce($4::jsonb, ${v.review}), ${review.problem} = $5
  where ${AT}`;

const FORGET = `
  delete from reviews v where ${v.sentAt} < now() - $1 * interval '1 day'
    or (${v.verdicts} is null and (${v.tableId}, ${v.number}, ${v.budget}) in (
      select ${v.tableId}, ${v.number}, ${v.budget} from reviews v where ${v.verdicts} is null
      order by ${v.sentAt} desc offset $2))`;

/** SQL of reviews that are kept. */
export class ReviewStore {
  constructor(private readonly pool: Pool) {}

  async hasPlayed({ table, number }: ReviewPlace, identity: string): Promise<boolean> {
    return (await rowsOf(this.pool, HAS_PLAYED, [table, number, identity])).length === 1;
  }

  /** False where too many wait, or where one is kept already. */
  async send(
    { table, number, budget }: ReviewPlace,
    identity: string,
    { judge, verdicts }: GivenReview,
    { each, waiting }: MostReviews,
  ): Promise<boolean> {
    const values = [table, number, budget, judge, identity, JSON.stringify(verdicts), each, waiting];
    return (await rowsOf(this.pool, SEND, values)).length === 1;
  }

  /** Asks for a review by a server itself; false where too many wait, or where one is kept already. */
  async ask({ table, number, budget }: ReviewPlace, judge: number, { each, waiting }: MostReviews): Promise<boolean> {
    const values = [table, number, budget, judge, null, '[]', each, waiting];
    return (await rowsOf(this.pool, SEND, values)).length === 1;
  }

  async find({ table, number, budget }: ReviewPlace) {
    return (await rowsOf(this.pool, FIND, [table, number, budget]))[0];
  }

  /** For so many milliseconds. */
  async claim(milliseconds: number) {
    return (await rowsOf(this.pool, CLAIM, [milliseconds]))[0];
  }

  /** Gives the claim back: the review waits again. */
  async release({ table, number, budget }: ReviewPlace): Promise<void> {
    await this.pool.query(RELEASE, [table, number, budget]);
  }

  async finish(
    { table, number, budget }: ReviewPlace,
    made: { readonly review: Review } | { readonly problem: string },
  ): Promise<void> {
    const values = 'review' in made ? [JSON.stringify(made.review), null] : [null, made.problem];
    await this.pool.query(FINISH, [table, number, budget, ...values]);
  }

  /** Deletes the reviews that are older than so many days, and the oldest of too many. */
  async forget(days: number, { all }: MostReviews): Promise<void> {
    await this.pool.query(FORGET, [days, all]);
  }
}

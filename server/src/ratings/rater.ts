import { ratingKey } from '@ankerplatz/protocol/rating-kinds';
import type { Pool, PoolClient } from 'pg';
import { Backlog, type GameAddress } from '../database/backlog.ts';
import { transact } from '../database/transact.ts';
import { countedFacts } from './counting.ts';
import { RatingFold, type Standing } from './rating-fold.ts';
import { RatingStore, type SeatRating, type StoredResult, type UnratedRow } from './rating-store.ts';
import type { Skill } from './weng-lin.ts';

const AT_ONCE = 20;
const CHECKED_AT_ONCE = 500;

/** The outcome of working out all ratings again. */
export interface RatingCheck {
  readonly games: number;
  readonly people: number;
  /** Places of games after which ratings are not those that are stored. */
  readonly different: readonly number[];
  /** `KIND PLAYER` of ratings that are not those that are stored. */
  readonly wrong: readonly string[];
}

/** To nine digits: how a machine rounds is no difference. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

const isSameSkill = (a: Skill, b: Skill): boolean => isNear(a.mu, b.mu) && isNear(a.sigma, b.sigma);

const isSameSeat = (a: SeatRating, b: SeatRating): boolean =>
  isNear(a.weight, b.weight) && isSameSkill(a.before, b.before) && isSameSkill(a.after, b.after);

const isSameStanding = (a: Standing, b: Standing | undefined): boolean =>
  b !== undefined && isSameSkill(a, b) && a.games === b.games;

const keyOf = ({ kind, player }: Standing): string => `${kind} ${player}`;

/** Standings that are not the same in both lists. */
const differences = (made: readonly Standing[], stored: readonly Standing[]): string[] => {
  const before = new Map(stored.map(each => [keyOf(each), each]));
  const wrong = made.filter(each => !isSameStanding(each, before.get(keyOf(each)))).map(keyOf);
  const known = new Set(made.map(keyOf));
  return [...wrong, ...[...before.keys()].filter(key => !known.has(key))];
};

/** Rates finished games, one after the other. A game of a rated table that is not rated waits: so none is ever lost, and none rated twice. */
export class Rater extends Backlog {
  private readonly store: RatingStore;

  constructor(
    private readonly pool: Pool,
    days: number,
    failed: (error: unknown) => void,
  ) {
    super({ atOnce: AT_ONCE, gatheredMs: 0, failed });
    this.store = new RatingStore(days);
  }

  /** Works all ratings out again from the results, in the order in which they were rated; corrects what differs, if that is asked for. */
  async check(isCorrected: boolean): Promise<RatingCheck> {
    return transact(this.pool, async client => {
      await this.store.lock(client);
      const fold = new RatingFold();
      const different: number[] = [];
      let [games, last] = [0, 0];
      for (;;) {
        const results = await this.store.after(client, last, CHECKED_AT_ONCE);
        for (const result of results) {
          const made = ratedBy(fold, result);
          if (result.seats.every((seat, index) => isSameSeat(seat, made[index]!))) continue;
          different.push(result.place);
          if (isCorrected) await this.store.correct(client, { ...result, seats: made });
        }
        games += results.length;
        if (results.length < CHECKED_AT_ONCE) break;
        last = results.at(-1)!.place;
      }
      const standings = fold.all();
      const wrong = differences(standings, await this.store.allStandings(client));
      if (isCorrected && wrong.length > 0) await this.store.replaceStandings(client, standings);
      return { games, people: new Set(standings.map(({ player }) => player)).size, different, wrong };
    });
  }

  protected some(most: number): Promise<number> {
    return this.rate(client => this.store.unrated(client, most));
  }

  protected these(ended: readonly GameAddress[]): Promise<number> {
    return this.rate(client => this.store.unrated(client, ended.length, ended));
  }

  private rate(read: (client: PoolClient) => Promise<readonly UnratedRow[]>): Promise<number> {
    return transact(this.pool, async client => {
      await this.store.lock(client);
      const rows = await read(client);
      for (const row of rows) await this.rateOne(client, row);
      return rows.length;
    });
  }

  private async rateOne(client: PoolClient, row: UnratedRow): Promise<void> {
    const { people, at } = row;
    const guests = people.filter(({ isMember }) => !isMember).map(({ seat }) => seat);
    const counted = countedFacts({ ...row, guests });
    if (!counted.ok) return this.store.addVoid(client, row, counted.error);
    const identities = counted.value.seats.map((_, seat) => people.find(each => each.seat === seat)?.identity ?? null);
    const players = await this.store.players(client, identities);
    const kind = ratingKey(counted.value.kind);
    const seats = counted.value.seats.map((each, seat) => ({ ...each, player: players[seat]!, seat }));
    const result = { kind, at, seats };
    const standings = await this.store.standings(client, players, kind);
    const fold = new RatingFold(standings, await this.store.meetings(client, result));
    await this.store.add(client, row, { ...result, seats: ratedBy(fold, result) });
    await this.store.putStandings(client, fold.all());
  }
}

type Inputs = Omit<StoredResult, 'place' | 'seats'> & {
  readonly seats: readonly Pick<SeatRating, 'seat' | 'player' | 'side' | 'rank' | 'hasLeft'>[];
};

/** The seats of a result with what it changes. */
const ratedBy = (fold: RatingFold, result: Inputs): SeatRating[] => {
  const changes = fold.add(result);
  return result.seats.map((seat, index) => ({ ...seat, ...changes[index]! }));
};

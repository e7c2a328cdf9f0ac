import type { RatedSeat } from './counting.ts';
import { NEWCOMER, type RatedTeam, rateTeams, type Skill } from './weng-lin.ts';

/** A game that counts, and who played it. */
export interface RatedResult {
  /** The kind as it is stored: `nauticus two live`. */
  readonly kind: string;
  /** When the game ended, in milliseconds. */
  readonly at: number;
  readonly seats: readonly (RatedSeat & { readonly player: string })[];
}

/** The change of a seat's rating by a game. */
export interface SkillChange {
  readonly before: Skill;
  readonly after: Skill;
  readonly weight: number;
}

/** The rating of a player in games of a kind, and after how many. */
export interface Standing extends Skill {
  readonly player: string;
  readonly kind: string;
  readonly games: number;
}

/** Opponents who have met before in a game of a kind. */
export interface Meeting {
  readonly kind: string;
  readonly players: readonly [string, string];
  readonly at: number;
}

const DAY = 24 * 3_600_000;
/** How long a meeting of two players counts. */
export const MEETING_MS = 30 * DAY;
/** Games between the same two that weigh whole; more of them weigh, all together, as much. */
const WHOLE = 3;

/** A share of what a game would have changed. */
const weighed = (before: Skill, after: Skill, weight: number): Skill => ({
  mu: before.mu + weight * (after.mu - before.mu),
  sigma: Math.sqrt(before.sigma ** 2 + weight * (after.sigma ** 2 - before.sigma ** 2)),
});

const keyOf = (kind: string, player: string): string => `${kind} ${player}`;
const pairOf = (kind: string, [a, b]: Meeting['players']): string => `${kind} ${[a, b].sort().join(' ')}`;

/** Ratings as the fold of results, one after the other: the same results in the same order always lead to the same ratings. */
export class RatingFold {
  private readonly standings = new Map<string, Standing>();
  private readonly meetings = new Map<string, number[]>();

  /** From what is known of those who play next; without it, from the beginning. */
  constructor(standings: readonly Standing[] = [], meetings: readonly Meeting[] = []) {
    for (const standing of standings) this.standings.set(keyOf(standing.kind, standing.player), standing);
    for (const meeting of meetings) this.note(meeting);
  }

  all(): Standing[] {
    return [...this.standings.values()];
  }

  /** The changes that a result makes, by seat; it is added to what is known. */
  add(result: RatedResult): SkillChange[] {
    const { kind, at, seats } = result;
    const before = seats.map(({ player }) => this.standingOf(kind, player));
    const changes = seats.map((_, index) => {
      const weight = this.weightOf(result, index);
      const { mu, sigma } = before[index]!;
      const rated = skillAfter(seats, before, index);
      return { before: { mu, sigma }, after: weighed({ mu, sigma }, rated, weight), weight };
    });
    for (const [index, { player, side }] of seats.entries()) {
      this.standings.set(keyOf(kind, player), {
        ...{ player, kind, ...changes[index]!.after, games: before[index]!.games + 1 },
      });
      for (const other of seats.slice(index + 1))
        if (other.side !== side) this.note({ kind, players: [player, other.player], at });
    }
    return changes;
  }

  private standingOf(kind: string, player: string): Standing {
    return this.standings.get(keyOf(kind, player)) ?? { ...NEWCOMER, player, kind, games: 0 };
  }

  /** The more often a player has met the same opponents lately, the less a game says. */
  private weightOf({ kind, at, seats }: RatedResult, index: number): number {
    const own = seats[index]!;
    const weights = seats
      .filter(({ side }) => side !== own.side)
      .map(({ player }) => {
        const times = this.meetings.get(pairOf(kind, [own.player, player])) ?? [];
        const lately = times.filter(time => time > at - MEETING_MS).length;
        return Math.min(1, WHOLE / (lately + 1));
      });
    return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  }

  private note({ kind, players, at }: Meeting): void {
    const pair = pairOf(kind, players);
    const times = this.meetings.get(pair);
    if (times) times.push(at);
    else this.meetings.set(pair, [at]);
  }
}

/** The skill of one seat after a game that weighs whole. */
const skillAfter = (seats: RatedResult['seats'], before: readonly Skill[], index: number): Skill => {
  const own = seats[index]!;
  const sides = [...new Set(seats.map(({ side }) => side))];
  const membersOf = (side: number): number[] => seats.flatMap((seat, each) => (seat.side === side ? [each] : []));
  const teams = sides.map((side): RatedTeam => {
    const members = membersOf(side);
    // A player who left is rated as if their side had come last, below every other.
    const isLast = own.hasLeft && side === own.side;
    const rank = isLast ? Number.POSITIVE_INFINITY : seats[members[0]!]!.rank;
    return { players: members.map(each => before[each]!), rank };
  });
  return rateTeams(teams)[sides.indexOf(own.side)]![membersOf(own.side).indexOf(index)]!;
};

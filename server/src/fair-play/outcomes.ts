import { chancesOf, type Skill } from '../ratings/weng-lin.ts';
import { SURPRISING, type Sum, surpriseOf } from './surprise.ts';

/** A rated game that counts, and who played it. */
export interface Outcome {
  readonly table: string;
  readonly number: number;
  /** `nauticus two live` */
  readonly kind: string;
  readonly seats: readonly Contender[];
}

export interface Contender {
  /** null: the account is gone. */
  readonly person: string | null;
  readonly side: number;
  /** From 1. */
  readonly rank: number;
  readonly hasLeft: boolean;
  readonly before: Skill;
}

/** Two people who have met often, and how it went for the first of them. */
export interface Pair extends Sum {
  readonly people: readonly [string, string];
  readonly kind: string;
  /** The newest first. */
  readonly games: readonly Outcome[];
  readonly surprise: number;
}

/** A person who has left games. */
export interface Leaver extends Sum {
  readonly person: string;
  /** All games of the person. */
  readonly played: number;
  readonly games: readonly Outcome[];
  /** The person who won most of them. */
  readonly gained: { readonly person: string; readonly times: number } | null;
  readonly surprise: number;
}

type SkillOf = (seat: Contender) => Skill;

const LEAST_GAMES = 6;
const LEAST_LEFT = 3;

const sidesOf = ({ seats }: Outcome): number[] => [...new Set(seats.map(({ side }) => side))];
const membersOf = ({ seats }: Outcome, side: number): Contender[] => seats.filter(each => each.side === side);
/** A side with a leaver is counted as last. */
const rankOf = (game: Outcome, side: number): number => {
  const members = membersOf(game, side);
  return members.some(({ hasLeft }) => hasLeft) ? Number.POSITIVE_INFINITY : members[0]!.rank;
};

/**
 * Pairs of people who meet, added up. All ratings are those of the first meeting: a person who wins every time soon has
 * the rating for it, and one who lets others win soon has that.
 */
class Meetings {
  private readonly known = new Map<string, Pair & { readonly first: ReadonlyMap<string, Skill> }>();

  add(people: readonly [string, string], game: Outcome, seen: number, chance: (first: SkillOf) => number): void {
    const key = `${game.kind} ${people.join(' ')}`;
    const known = this.known.get(key) ?? {
      ...{ people, kind: game.kind, seen: 0, expected: 0, variance: 0, games: [], surprise: 0 },
      first: new Map<string, Skill>(),
    };
    const now = game.seats.flatMap(({ person, before }) => (person === null ? [] : [[person, before] as const]));
    const first = new Map([...now, ...known.first]);
    const expected = chance(({ person, before }) => first.get(person ?? '') ?? before);
    const sum = {
      seen: known.seen + seen,
      expected: known.expected + expected,
      variance: known.variance + expected * (1 - expected),
    };
    this.known.set(key, { ...known, ...sum, first, surprise: surpriseOf(sum), games: [game, ...known.games] });
  }

  surprising(): Pair[] {
    return [...this.known.values()]
      .map(({ first: _, ...pair }): Pair => pair)
      .filter(({ games, surprise }) => games.length >= LEAST_GAMES && surprise >= SURPRISING)
      .sort((a, b) => b.surprise - a.surprise);
  }
}

/** Partners who have won more than their ratings let one expect. */
export const luckyPartners = (outcomes: readonly Outcome[]): Pair[] => {
  const meetings = new Meetings();
  for (const game of outcomes) {
    const sides = sidesOf(game);
    const ranks = sides.map(side => rankOf(game, side));
    const best = Math.min(...ranks);
    const winners = ranks.filter(rank => rank === best).length;
    for (const [index, side] of sides.entries()) {
      const people = membersOf(game, side).flatMap(({ person }) => person ?? []);
      if (people.length !== 2) continue;
      const [one, other] = people.sort() as [string, string];
      meetings.add([one, other], game, ranks[index] === best ? 1 / winners : 0, first => {
        const teams = sides.map(each => ({ players: membersOf(game, each).map(first) }));
        return chancesOf(teams)[index]!;
      });
    }
  }
  return meetings.surprising();
};

const SCORES = { '-1': 1, '0': 0.5, '1': 0 } as const;

/** Opponents of whom the first has beaten the second more often than their ratings let one expect. */
export const oneSidedPairs = (outcomes: readonly Outcome[]): Pair[] => {
  const meetings = new Meetings();
  for (const game of outcomes)
    for (const own of game.seats)
      for (const other of game.seats) {
        if (own.side === other.side || own.person === null || other.person === null) continue;
        const [mine, theirs] = [rankOf(game, own.side), rankOf(game, other.side)];
        const order = String(mine === theirs ? 0 : Math.sign(mine - theirs)) as keyof typeof SCORES;
        meetings.add([own.person, other.person], game, SCORES[order], first => {
          const teams = [own.side, other.side].map(side => ({ players: membersOf(game, side).map(first) }));
          return chancesOf(teams)[0]!;
        });
      }
  return meetings.surprising();
};

const gainedBy = (person: string, games: readonly Outcome[]): Leaver['gained'] => {
  const times = new Map<string, number>();
  for (const { seats } of games) {
    const own = seats.find(seat => seat.person === person)!;
    for (const seat of seats)
      if (seat.person !== null && seat.side !== own.side && seat.rank === 1)
        times.set(seat.person, (times.get(seat.person) ?? 0) + 1);
  }
  const [most] = [...times].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most ? { person: most[0], times: most[1] } : null;
};

/** People who give up, let their time run out or leave their seat to others more often than most do. */
export const leavers = (outcomes: readonly Outcome[]): Leaver[] => {
  const seats = outcomes.flatMap(game => game.seats.map(seat => ({ game, ...seat })));
  const share = seats.filter(({ hasLeft }) => hasLeft).length / Math.max(1, seats.length);
  const people = new Set(seats.flatMap(({ person }) => person ?? []));
  return [...people]
    .map((person): Leaver => {
      const own = seats.filter(seat => seat.person === person);
      const games = own.filter(({ hasLeft }) => hasLeft).map(({ game }) => game);
      const sum = { seen: games.length, expected: share * own.length, variance: share * (1 - share) * own.length };
      const gained = gainedBy(person, games);
      return { person, played: own.length, games, gained, ...sum, surprise: surpriseOf(sum) };
    })
    .filter(({ games, surprise }) => games.length >= LEAST_LEFT && surprise >= SURPRISING)
    .sort((a, b) => b.surprise - a.surprise);
};

import type { Person } from '../common.ts';
import type { Statistics } from './statistics.ts';

// Games added up: by the server for people and the club, in the browser for games on one device.

/** Another player of a game. */
export interface Other {
  readonly person: Person | null;
  readonly level: string | null;
  readonly isPartner: boolean;
}

/** A finished game as one seat played it. */
export interface PlayedLine {
  readonly game: string;
  readonly variant: string | null;
  readonly players: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly isWon: boolean;
  readonly isDrawn: boolean;
  /** Of the bot that played the seat; null: a person did. */
  readonly level: string | null;
  readonly opening: string | null;
  /** Null where the game was not played to its end. */
  readonly figures: Readonly<Record<string, number>> | null;
  readonly seconds: number | null;
  readonly secondsATurn: number | null;
  readonly others: readonly Other[];
}

type Count = Pick<Statistics['results'][number], 'played' | 'won' | 'drawn'>;

const countOf = (lines: readonly PlayedLine[]): Count => ({
  played: lines.length,
  won: lines.filter(({ isWon }) => isWon).length,
  drawn: lines.filter(({ isDrawn }) => isDrawn).length,
});

/** Groups in the order of their first members. */
const groupsOf = <T>(items: readonly T[], keyOf: (item: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
};

/** Three digits are enough for every chart. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The mean of each figure. */
const figuresOf = (lines: readonly PlayedLine[]): Record<string, number> => {
  const told = lines.flatMap(({ figures }) => (figures ? [figures] : []));
  const names = Object.keys(told[0] ?? {});
  return Object.fromEntries(
    names.map(name => [name, rounded(told.reduce((sum, figures) => sum + (figures[name] ?? 0), 0) / told.length)]),
  );
};

const medianOf = (values: readonly (number | null)[]): number | null => {
  const sorted = values.filter(value => value !== null).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle]!;
  return rounded(sorted.length % 2 === 1 ? upper : (sorted[middle - 1]! + upper) / 2);
};

const kindOf = ({ game, variant, players }: PlayedLine): string => `${game} ${variant} ${players}`;

const byPlayed = (a: Count, b: Count): number => b.played - a.played || b.won - a.won;

/** Each of them once a game, however many seats they had. */
const othersOf = (lines: readonly PlayedLine[]): Statistics['others'] => {
  const whoOf = ({ person, level, isPartner }: Other): string => `${isPartner} ${person?.id} ${level}`;
  const met = lines.flatMap(line => groupsOf(line.others, whoOf).map(([other]) => ({ other: other!, line })));
  return groupsOf(met, ({ other }) => whoOf(other))
    .map(group => ({ ...group[0]!.other, ...countOf(group.map(({ line }) => line)) }))
    .sort(byPlayed);
};

/** The statistics of lines; `left` more are not among them. */
export const sumStatistics = (lines: readonly PlayedLine[], games: number, left: number): Statistics => ({
  games,
  left,
  results: groupsOf(lines, kindOf)
    .map(group => {
      const { game, variant, players } = group[0]!;
      return { game, variant, players, ...countOf(group) };
    })
    .sort(byPlayed),
  months: groupsOf(lines, ({ game, at }) => `${game} ${at.slice(0, 7)}`)
    .map(group => ({
      game: group[0]!.game,
      month: group[0]!.at.slice(0, 7),
      ...countOf(group),
      figures: figuresOf(group),
    }))
    .sort((a, b) => a.game.localeCompare(b.game) || a.month.localeCompare(b.month)),
  openings: groupsOf(
    lines.filter(({ opening }) => opening !== null),
    ({ game, opening }) => `${game} ${opening}`,
  )
    .map(group => ({ game: group[0]!.game, opening: group[0]!.opening!, ...countOf(group) }))
    .sort(byPlayed),
  outcomes: groupsOf(
    lines.filter(({ figures }) => figures !== null),
    ({ game, isWon }) => `${game} ${isWon}`,
  ).map(group => ({
    game: group[0]!.game,
    isWon: group[0]!.isWon,
    played: group.length,
    figures: figuresOf(group),
  })),
  levels: groupsOf(lines, ({ game, level }) => `${game} ${level}`).map(group => ({
    game: group[0]!.game,
    level: group[0]!.level,
    ...countOf(group),
  })),
  others: othersOf(lines),
  pace: groupsOf(lines, kindOf).map(group => {
    const { game, variant, players } = group[0]!;
    return {
      ...{ game, variant, players, played: group.length },
      seconds: medianOf(group.map(({ seconds }) => seconds)),
      secondsATurn: medianOf(group.map(({ secondsATurn }) => secondsATurn)),
    };
  }),
});

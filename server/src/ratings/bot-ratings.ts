import type { RatingKind } from '@ankerplatz/protocol';
import { NEWCOMERS_RATING, POINTS } from '../rating-points.ts';
import { BETA } from './weng-lin.ts';

/** A row of the ladder in docs/bots.md: one bot, or a side of them, against others of one level. */
interface LadderRow {
  readonly level: string;
  readonly against: string;
  readonly games: number;
  /** Share of games that were won. */
  readonly won: number;
}

interface Ladder {
  readonly sides: number;
  readonly playersASide: number;
  readonly rows: readonly LadderRow[];
}

const row = (level: string, against: string, games: number, won: number): LadderRow => ({ level, against, games, won });

/** By game and class. */
const LADDERS: Readonly<Record<string, Ladder>> = {
  'nauticus two': {
    ...{ sides: 2, playersASide: 1 },
    rows: [
      row('mate', 'deckhand', 400, 1),
      row('captain', 'mate', 400, 0.885),
      row('admiral@1', 'captain', 200, 0.758),
      row('admiral', 'admiral@1', 126, 0.619),
    ],
  },
  'nauticus more': {
    ...{ sides: 4, playersASide: 1 },
    rows: [
      row('mate', 'deckhand', 400, 0.975),
      row('admiral', 'mate', 208, 0.733),
      row('admiral', 'captain', 200, 0.408),
    ],
  },
  'nautilus team': {
    ...{ sides: 2, playersASide: 2 },
    rows: [
      row('mate', 'deckhand', 400, 0.955),
      row('captain', 'mate', 240, 0.783),
      row('admiral', 'captain', 358, 0.587),
    ],
  },
  'nautilus duel': {
    ...{ sides: 2, playersASide: 1 },
    rows: [
      row('mate', 'deckhand', 400, 0.968),
      row('captain', 'mate', 300, 0.73),
      row('admiral', 'captain', 220, 0.614),
    ],
  },
  'nautilus quick': {
    ...{ sides: 2, playersASide: 2 },
    rows: [
      row('mate', 'deckhand', 400, 0.895),
      row('captain', 'mate', 240, 0.725),
      row('admiral', 'captain', 240, 0.608),
    ],
  },
};

const ANCHOR = { level: 'mate', rating: NEWCOMERS_RATING };

/**
 * Points between two levels, by how often one wins. A level that won all games would be infinitely far away: half a
 * game is counted as lost.
 */
const distanceOf = ({ sides, playersASide }: Ladder, { games, won }: LadderRow): number => {
  const share = (won * games + 0.5) / (games + 1);
  const odds = ((sides - 1) * share) / (1 - share);
  return (POINTS * BETA * Math.sqrt(sides) * Math.log(odds)) / playersASide;
};

/** Goes along the rows in both directions, from the anchor to all that it reaches. */
const ratingsOf = (ladder: Ladder): Map<string, number> => {
  const ratings = new Map([[ANCHOR.level, ANCHOR.rating]]);
  for (let before = 0; before !== ratings.size; ) {
    before = ratings.size;
    for (const each of ladder.rows) {
      const [upper, lower] = [ratings.get(each.level), ratings.get(each.against)];
      const distance = distanceOf(ladder, each);
      if (upper === undefined && lower !== undefined) ratings.set(each.level, lower + distance);
      if (lower === undefined && upper !== undefined) ratings.set(each.against, upper - distance);
    }
  }
  return ratings;
};

/** Bots as they play at tables, the strongest first. They are the same at every pace. */
export const botRatings = ({ game, class: each }: RatingKind): { level: string; rating: number }[] => {
  const ladder = LADDERS[`${game} ${each}`];
  if (!ladder) return [];
  return [...ratingsOf(ladder)]
    .filter(([level]) => !level.includes('@'))
    .map(([level, rating]) => ({ level, rating: Math.round(rating) }))
    .sort((a, b) => b.rating - a.rating);
};

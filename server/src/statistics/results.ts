import type { GameSeat, PlayedGame } from '@ankerplatz/protocol';
import type { PlayedLine } from '@ankerplatz/protocol/statistics-sum';
import { replayKey } from '../tables/model/replay-key.ts';
import type { GameRow, PlayedRow } from './store.ts';

const isDrawn = (ranks: readonly number[]): boolean => ranks.every(rank => rank === 1);

/** A seat of a finished game, without a name where the reader may not know it. */
const seatOf = ({ ranks, levels, figures }: GameRow, people: PlayedRow['people'], seat: number): GameSeat => {
  const person = people.find(each => each.seat === seat);
  const named = person && { id: person.id, name: person.name, ...(person.isMember && { isMember: true }) };
  return {
    person: named ?? null,
    level: levels?.[seat] ?? null,
    rank: ranks[seat]!,
    points: figures?.[seat]?.points ?? null,
  };
};

/** A game as one of its players played it. */
export const resultOf = (row: PlayedRow): PlayedGame => {
  const { table, number, game, variant, ranks, ending, rounds, seconds, seat, people, invitation } = row;
  const own = row.figures?.[seat];
  const { visibility, spectators } = row;
  return {
    ...{ table, number, game, variant, players: ranks.length, at: row.at.toISOString(), end: ending, seat },
    key: invitation === null ? null : replayKey({ id: table, invitation, visibility, spectators }, number),
    rank: ranks[seat]!,
    isWon: ranks[seat] === 1 && !isDrawn(ranks),
    isDrawn: isDrawn(ranks),
    points: own?.points ?? null,
    opening: own?.opening ?? null,
    ...{ rounds, seconds },
    secondsATurn: own?.secondsATurn ?? null,
    figures: own?.figures ?? null,
    seats: ranks.map((_, each) => seatOf(row, people, each)),
  };
};

/** A seat of a game, to be added up with others. */
export const lineOf = (row: GameRow, seat: number, people: PlayedRow['people'] = []): PlayedLine => {
  const { game, variant, ranks, levels, ending, seconds, figures } = row;
  const own = figures?.[seat];
  const others = ranks.flatMap((_, each) => {
    if (each === seat) return [];
    const { person, level } = seatOf(row, people, each);
    return [{ person, level, isPartner: own !== undefined && figures?.[each]?.side === own.side }];
  });
  return {
    ...{ game, variant, players: ranks.length, at: row.at.toISOString(), seconds, others },
    isWon: ranks[seat] === 1 && !isDrawn(ranks),
    isDrawn: isDrawn(ranks),
    level: levels?.[seat] ?? null,
    opening: own?.opening ?? null,
    figures: ending === 'played' ? (own?.figures ?? null) : null,
    secondsATurn: own?.secondsATurn ?? null,
  };
};

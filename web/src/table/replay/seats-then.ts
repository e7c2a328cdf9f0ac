import type { FinishedGame } from '@ankerplatz/protocol';
import type { SeatInfo } from '../../board/source.ts';

/** The seats as they were while a game of the server was played. */
export const seatsThen = ({ seats }: FinishedGame): readonly SeatInfo[] =>
  seats.map(({ seat, kind, person, level }) => ({
    ...{ seat, kind, level, name: person?.name ?? level ?? '' },
    ...{ isYou: false, isLooking: false, hasResigned: false },
  }));

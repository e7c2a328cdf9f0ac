import { Problem } from '../../problem.ts';
import type { SeatRow, TableRow } from './rows.ts';

/** A table as far as it matters for whether its games may be rated. */
type Rateable = Pick<TableRow, 'rated' | 'coach' | 'clock' | 'position' | 'wish'> & {
  readonly seats: readonly Pick<SeatRow, 'kind'>[];
};

/** Refuses a rated table whose games would not count, before anybody sits down. */
export const requireRateable = ({ rated, coach, clock, position, wish, seats }: Rateable): void => {
  if (!rated) return;
  if (seats.some(({ kind }) => kind === 'bot')) throw new Problem('rated-bots');
  if (!clock) throw new Problem('rated-clock');
  const isPlain = !coach && !position && Object.keys(wish.options ?? {}).length === 0;
  if (!isPlain) throw new Problem('rated-plain');
};

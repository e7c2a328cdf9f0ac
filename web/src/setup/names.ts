import { isLevel } from '@ankerplatz/kit';
import type { Clock, Hours, SeatSummary } from '@ankerplatz/protocol';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { text } from '../text/text.ts';
import { DAY, MINUTE, SECOND } from './clocks.ts';
import { kindOfTable } from './kinds.ts';

/** The name of a seat: a person's name, a bot's level. */
export const seatName = ({ person, level }: Pick<SeatSummary, 'person' | 'level'>): string => {
  const { levelNames, waiting } = text.value;
  if (person) return person.name;
  return isLevel(level) ? levelNames[level] : waiting.open;
};

/** The kind of a table in words. */
export const kindName = (game: BoardGameId, table: { players?: number; variant?: string }): string => {
  const { kinds } = text.value;
  const kind = kindOfTable(game, table);
  return kind ? kinds[kind.id as keyof typeof kinds] : '';
};

/** Hours of the day in which clocks run. */
export const hoursName = ({ from, to }: Hours): string => text.value.waiting.hours(from, to);

/** The name of a clock. */
export const clockName = (clock: Clock): string => {
  const { waiting } = text.value;
  if (clock.kind === 'slow') {
    const slow = waiting.slow(Math.round(clock.move / DAY));
    return clock.hours ? `${slow}, ${hoursName(clock.hours)}` : slow;
  }
  return waiting.live(Math.round(clock.bank / MINUTE), Math.round(clock.increment / SECOND));
};

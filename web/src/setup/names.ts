import { isLevel } from '@ankerplatz/kit';
import type { Clock, SeatSummary } from '@ankerplatz/protocol';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { text } from '../text/text.ts';
import { DAY, MINUTE, SECOND } from './clocks.ts';
import { kindOfTable } from './kinds.ts';

/** What a seat is called: a person by name, a bot by level. */
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

/** How time is kept. */
export const clockName = (clock: Clock): string => {
  const { waiting } = text.value;
  if (clock.kind === 'slow') return waiting.slow(Math.round(clock.move / DAY));
  return waiting.live(Math.round(clock.bank / MINUTE), Math.round(clock.increment / SECOND));
};

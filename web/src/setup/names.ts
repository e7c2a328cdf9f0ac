import { isLevel } from '@ankerplatz/kit';
import type { SeatSummary } from '@ankerplatz/protocol';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { text } from '../text/text.ts';
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

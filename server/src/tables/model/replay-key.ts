import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TableRow } from './rows.ts';

/** The facts that the key of a replay is made of. */
export type Keyed = Pick<TableRow, 'id' | 'invitation' | 'visibility' | 'spectators'>;

const keyText = ({ id, invitation }: Keyed, number: number): string =>
  createHmac('sha256', invitation).update(`replay ${id} ${number}`).digest('base64url');

/** The key in a link to one finished game; null for a public table, which needs none. It reveals nothing of the table's invitation and opens nothing else. */
export const replayKey = (table: Keyed, number: number): string | null =>
  table.visibility === 'public' && table.spectators ? null : keyText(table, number);

export const opensReplay = (table: Keyed | undefined, number: number, key: string | undefined): boolean => {
  if (!table || key === undefined) return false;
  const [given, right] = [Buffer.from(key), Buffer.from(keyText(table, number))];
  return given.length === right.length && timingSafeEqual(given, right);
};

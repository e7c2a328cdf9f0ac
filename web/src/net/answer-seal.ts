import { ok } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { api } from './api.ts';
import { bind, noteTaken, openable } from './contributions.ts';
import type { Answer } from './http.ts';

/** Tables at which an answer is under way. */
const busy = new Set<string>();

const isAwaited = ({ you, seal }: TableInfo): boolean => you !== null && (seal?.awaited.includes(you) ?? false);

const answerOnce = async (info: TableInfo): Answer<TableInfo> => {
  const { id, you, seal, seats } = info;
  if (you !== null && seats[you]?.commitment === null) return api.commit(id, false);
  const own = isAwaited(info) ? openable(info) : null;
  if (!own) return ok(info);
  bind(own);
  const opened = await api.openChance(id, { commitment: seal!.commitment, contribution: own.contribution });
  if (opened.ok) noteTaken(own);
  return opened;
};

/** Most steps lead to the next: a commitment that was awaited completes the seal. */
const MOST_STEPS = 4;

/** Does what a table awaits of this device before its game begins; answers how the table stands then. */
export const answerSeal = async (info: TableInfo): Answer<TableInfo> => {
  if (busy.has(info.id)) return ok(info);
  busy.add(info.id);
  try {
    let now = info;
    for (let step = 0; step < MOST_STEPS; step++) {
      const answered = await answerOnce(now);
      if (!answered.ok || answered.value === now) return answered;
      now = answered.value;
    }
    return ok(now);
  } finally {
    busy.delete(info.id);
  }
};

/** The same for a table that is not on the screen. */
export const answerSealAt = async (id: string): Promise<void> => {
  const found = await api.table(id, null);
  if (found.ok) await answerSeal(found.value);
};

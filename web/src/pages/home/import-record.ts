import { err, ok } from '@ankerplatz/kit';
import { sayBrought } from '../../look-back/brought.ts';
import { api } from '../../net/api.ts';
import type { Answer } from '../../net/http.ts';
import { needMe } from '../../net/me.ts';
import { addressOf } from '../../shell/routes.ts';
import { readJson } from '../../ui/device/read-json.ts';

/** Bytes: far more than the server takes, so that what is something else can be named. */
const LARGEST = 8 * 1024 * 1024;

const refused = async (code: Parameters<typeof sayBrought>[0]) => err({ code, message: await sayBrought(code) });

const isReview = (content: object): boolean =>
  'format' in content && String(content.format).startsWith('ankerplatz-review/');

/**
 * Gives a file to the server, which plays it through and keeps it. The address where it can be seen; null: the question
 * was declined.
 */
export const bring = async (file: Blob): Answer<string | null> => {
  const record = await readJson(file, LARGEST);
  if (!record) return refused('no-record');
  if (isReview(record)) return refused('review');
  if (!(await needMe())) return ok(null);
  const brought = await api.bringRecord(record);
  // The server says to programs what is wrong with it; to people it is damaged.
  if (!brought.ok) return brought.error.code === 'bad-record' ? refused('bad-record') : brought;
  return ok(addressOf({ page: 'replay', id: brought.value.id, entry: null }));
};

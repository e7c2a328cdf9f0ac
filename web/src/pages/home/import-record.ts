import { err, ok } from '@ankerplatz/kit';
import { api } from '../../net/api.ts';
import type { Answer } from '../../net/http.ts';
import { needMe } from '../../net/me.ts';
import { addressOf } from '../../shell/routes.ts';
import { text } from '../../text/text.ts';
import { readJson } from '../../ui/device/read-json.ts';

/** The server takes no larger one. */
const LARGEST = 512 * 1024;

const noRecord = () => err({ code: 'no-record', message: text.value.home.noRecord });

/** The server says to programs what is wrong with it; to people it is damaged. */
const badRecord = () => err({ code: 'bad-record', message: text.value.home.badRecord });

/** Gives a file to the server, which plays it through and keeps it. The address where it can be seen; null: somebody would rather not. */
export const bring = async (file: Blob): Answer<string | null> => {
  const record = await readJson(file, LARGEST);
  if (!record) return noRecord();
  if (!(await needMe())) return ok(null);
  const brought = await api.bringRecord(record);
  if (!brought.ok) return brought.error.code === 'bad-record' ? badRecord() : brought;
  return ok(addressOf({ page: 'replay', id: brought.value.id, entry: null }));
};

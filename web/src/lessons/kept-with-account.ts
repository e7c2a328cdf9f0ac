import { api } from '../net/api.ts';
import { whoAmI } from '../net/me.ts';
import { keepDone, progress } from './progress.ts';

/** What was learnt on this device is kept with the account, and what was learnt elsewhere is known here. Strangers keep it on the device alone. */
export const keepWithAccount = async (): Promise<void> => {
  if (!(await whoAmI())) return;
  const kept = await api.keepLessons(progress.peek().done);
  if (kept.ok) keepDone(kept.value.done);
};

import { api } from '../net/api.ts';
import { whoAmI } from '../net/me.ts';
import { keepDone, progress } from './progress.ts';

/**
 * Lessons done on this device are kept with the account, and those done elsewhere are known here. Strangers keep them
 * on the device alone.
 */
export const keepWithAccount = async (): Promise<void> => {
  if (!(await whoAmI())) return;
  const kept = await api.keepLessons(progress.peek().done);
  if (kept.ok) keepDone(kept.value.done);
};

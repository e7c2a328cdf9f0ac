import { lookBackText } from '../text/look-back.ts';

/** Why a file, or what was kept of a game, cannot be seen again, in words. */
export const sayBrought = async (why: keyof typeof lookBackText.value.brought): Promise<string> => {
  await lookBackText.load();
  return lookBackText.value.brought[why];
};

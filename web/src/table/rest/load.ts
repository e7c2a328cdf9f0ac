import { restText } from './text/index.ts';

/** Why a clock stands still, with its words. */
export const loadRestWord = async () => (await Promise.all([import('./RestWord.tsx'), restText.load()]))[0].RestWord;

/** Days off, with their words. */
export const loadHoliday = async () => (await Promise.all([import('./Holiday.tsx'), restText.load()]))[0];

import { catalogue } from './catalogue.ts';
import type { LookBackTexts } from './look-back/en.ts';

/** The words of the review of a game, loaded when it is asked for. */
export const lookBackText = catalogue(import.meta.glob<Record<string, LookBackTexts>>('./look-back/??.ts'));

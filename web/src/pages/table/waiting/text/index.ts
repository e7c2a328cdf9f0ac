import { catalogue } from '../../../../text/catalogue.ts';
import type { WaitingTexts } from './en.ts';

/** The words of a table that waits for its people. */
export const waitingText = catalogue(import.meta.glob<Record<string, WaitingTexts>>('./??.ts'));

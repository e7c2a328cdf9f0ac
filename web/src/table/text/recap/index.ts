import { catalogue } from '../../../text/catalogue.ts';
import type { RecapTexts } from './en.ts';

/** The texts of the card that tells what has happened. */
export const recapText = catalogue(import.meta.glob<Record<string, RecapTexts>>('./??.ts'));

import { catalogue } from '../../text/catalogue.ts';
import type { ShuffleTexts } from './en.ts';

export const shuffleText = catalogue(import.meta.glob<Record<string, ShuffleTexts>>('./??.ts'));

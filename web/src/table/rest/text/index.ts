import { catalogue } from '../../../text/catalogue.ts';
import type { RestTexts } from './en.ts';

/** The words of clocks that stand still. */
export const restText = catalogue(import.meta.glob<Record<string, RestTexts>>('./??.ts'));

import { catalogue } from './catalogue.ts';
import type { ReviewTexts } from './review/en.ts';

/** How a game on this device went. */
export const reviewText = catalogue(import.meta.glob<Record<string, ReviewTexts>>('./review/??.ts'));

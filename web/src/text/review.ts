import { catalogue } from './catalogue.ts';
import type { ReviewTexts } from './review/en.ts';

/** The words of the review of a game on this device. */
export const reviewText = catalogue(import.meta.glob<Record<string, ReviewTexts>>('./review/??.ts'));

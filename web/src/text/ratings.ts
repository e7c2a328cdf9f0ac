import { catalogue } from './catalogue.ts';
import type { RatingsTexts } from './ratings/en.ts';

/** The texts of ratings. */
export const ratingsText = catalogue(import.meta.glob<Record<string, RatingsTexts>>('./ratings/??.ts'));

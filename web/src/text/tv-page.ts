import { catalogue } from './catalogue.ts';
import type { TvTexts } from './tv-page/en.ts';

/** The texts of the page for a projector. */
export const tvText = catalogue(import.meta.glob<Record<string, TvTexts>>('./tv-page/??.ts'));

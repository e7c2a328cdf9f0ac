import { catalogue } from './catalogue.ts';
import type { StatisticsTexts } from './statistics/en.ts';

/** The texts of finished games and what they say together. */
export const statisticsText = catalogue(import.meta.glob<Record<string, StatisticsTexts>>('./statistics/??.ts'));

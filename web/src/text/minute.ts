import { catalogue } from './catalogue.ts';
import type { MinuteTexts } from './minute/en.ts';

/** Each game in a minute. */
export const minuteText = catalogue(import.meta.glob<Record<string, MinuteTexts>>('./minute/??.ts'));

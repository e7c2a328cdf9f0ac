import { catalogue } from '../../text/catalogue.ts';
import type { WatchingTexts } from './watching.en.ts';

/** The texts for spectators. */
export const watchingText = catalogue(import.meta.glob<Record<string, WatchingTexts>>('./watching.??.ts'));

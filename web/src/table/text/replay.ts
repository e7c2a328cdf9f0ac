import { catalogue } from '../../text/catalogue.ts';
import type { ReplayTexts } from './replay.en.ts';

/** The words of looking back, loaded with the bar that does. */
export const replayText = catalogue(import.meta.glob<Record<string, ReplayTexts>>('./replay.??.ts'));

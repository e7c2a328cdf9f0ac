import { catalogue } from '../../text/catalogue.ts';
import type { ReadyTexts } from './ready.en.ts';

/** Words for people who look for opponents already: once they have come, or have not. */
export const readyText = catalogue(import.meta.glob<Record<string, ReadyTexts>>('./ready.??.ts'));

import { catalogue } from '../../text/catalogue.ts';
import type { ReadyTexts } from './ready.en.ts';

/** The words for who looks for opponents already: once they have come, or have not. */
export const readyText = catalogue(import.meta.glob<Record<string, ReadyTexts>>('./ready.??.ts'));

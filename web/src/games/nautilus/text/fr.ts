import { decidingFr } from './deciding.fr.ts';
import { resultFr } from './result.fr.ts';
import type { NautilusTexts } from './texts.ts';
import { zonesFr } from './zones.fr.ts';

export const fr: NautilusTexts = { result: resultFr, zones: zonesFr, deciding: decidingFr };

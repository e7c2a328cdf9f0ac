import { decidingFr } from './deciding.fr.ts';
import { resultFr } from './result.fr.ts';
import type { NauticusTexts } from './texts.ts';
import { zonesFr } from './zones.fr.ts';

export const fr: NauticusTexts = { result: resultFr, zones: zonesFr, deciding: decidingFr };

import { decidingDe } from './deciding.de.ts';
import { resultDe } from './result.de.ts';
import type { NauticusTexts } from './texts.ts';
import { zonesDe } from './zones.de.ts';

export const de: NauticusTexts = { result: resultDe, zones: zonesDe, deciding: decidingDe };

import { decidingDe } from './deciding.de.ts';
import { resultDe } from './result.de.ts';
import type { NautilusTexts } from './texts.ts';
import { zonesDe } from './zones.de.ts';

export const de: NautilusTexts = { result: resultDe, zones: zonesDe, deciding: decidingDe };

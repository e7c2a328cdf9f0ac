import { decidingEn } from './deciding.en.ts';
import { resultEn } from './result.en.ts';
import type { NautilusTexts } from './texts.ts';
import { zonesEn } from './zones.en.ts';

export const en: NautilusTexts = { result: resultEn, zones: zonesEn, deciding: decidingEn };

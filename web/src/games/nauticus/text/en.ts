import { decidingEn } from './deciding.en.ts';
import { resultEn } from './result.en.ts';
import type { NauticusTexts } from './texts.ts';
import { zonesEn } from './zones.en.ts';

export const en: NauticusTexts = { result: resultEn, zones: zonesEn, deciding: decidingEn };

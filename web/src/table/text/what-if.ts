import { catalogue } from '../../text/catalogue.ts';
import type { WhatIfTexts } from './what-if.en.ts';

/** The words of trying something out, loaded with it. */
export const whatIfText = catalogue(import.meta.glob<Record<string, WhatIfTexts>>('./what-if.??.ts'));

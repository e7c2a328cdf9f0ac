import { catalogue } from './catalogue.ts';
import type { DealTexts } from './deals/en.ts';

/** The texts of pages of deals that everybody plays. */
export const dealsText = catalogue(import.meta.glob<Record<string, DealTexts>>('./deals/??.ts'));

import { catalogue } from '../../../text/catalogue.ts';
import type { SheetTexts } from './en.ts';

/** The texts of what is done by agreement, and of the sheets for it. */
export const sheetText = catalogue(import.meta.glob<Record<string, SheetTexts>>('./??.ts'));

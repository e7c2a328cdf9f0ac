import { catalogue } from '../../../text/catalogue.ts';
import type { MenuTexts } from './en.ts';

/** The texts of a table's menu, and of what it asks. */
export const menuText = catalogue(import.meta.glob<Record<string, MenuTexts>>('./??.ts'));

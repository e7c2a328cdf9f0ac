import { catalogue } from '../../text/catalogue.ts';
import type { RulesTexts } from './en.ts';

export const rulesText = catalogue(import.meta.glob<Record<string, RulesTexts>>('./??.ts'));

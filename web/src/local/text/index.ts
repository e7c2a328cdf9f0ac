import { catalogue } from '../../text/catalogue.ts';
import type { LocalTexts } from './en.ts';

export const localText = catalogue(import.meta.glob<Record<string, LocalTexts>>('./??.ts'));

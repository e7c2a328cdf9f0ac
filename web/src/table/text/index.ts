import { catalogue } from '../../text/catalogue.ts';
import type { TableTexts } from './en.ts';

export const tableText = catalogue(import.meta.glob<Record<string, TableTexts>>('./??.ts'));

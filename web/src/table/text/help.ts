import { catalogue } from '../../text/catalogue.ts';
import type { HelpTexts } from './help.en.ts';

/** The texts of the field for moves and questions, and of its help. */
export const helpText = catalogue(import.meta.glob<Record<string, HelpTexts>>('./help.??.ts'));

import type { AccountTexts } from './account/en.ts';
import { catalogue } from './catalogue.ts';

/** The texts of what is read and set at leisure: account, settings, about. */
export const accountText = catalogue(import.meta.glob<Record<string, AccountTexts>>('./account/??.ts'));

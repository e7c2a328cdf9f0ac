import { catalogue } from './catalogue.ts';
import type { PeopleTexts } from './people/en.ts';

/** The texts of pages of people. */
export const peopleText = catalogue(import.meta.glob<Record<string, PeopleTexts>>('./people/??.ts'));

import { catalogue } from '../../../text/catalogue.ts';
import type { SecondPerson } from '../second-person.ts';

/** How sentences speak to somebody. */
export const secondPersonText = catalogue(import.meta.glob<Record<string, SecondPerson>>('./??.ts'));

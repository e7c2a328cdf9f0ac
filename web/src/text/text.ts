import { catalogue } from './catalogue.ts';
import type { Texts } from './en.ts';

/** The texts of the shell: `text.value.app.title`. */
export const text = catalogue(import.meta.glob<Record<string, Texts>>('./??.ts'));

import type { Language } from '@ankerplatz/kit';
import type { Catalogue } from './catalogue.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** A new language is a folder and a line here. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de, fr };

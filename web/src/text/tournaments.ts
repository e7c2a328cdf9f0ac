import { catalogue } from './catalogue.ts';
import type { TournamentTexts } from './tournaments/en.ts';

/** The texts of pages of tournaments. */
export const tournamentsText = catalogue(import.meta.glob<Record<string, TournamentTexts>>('./tournaments/??.ts'));

import { catalogue } from './catalogue.ts';
import type { VoteTexts } from './votes/en.ts';

/** The texts of what some at a table want, and all must agree to. */
export const voteText = catalogue(import.meta.glob<Record<string, VoteTexts>>('./votes/??.ts'));

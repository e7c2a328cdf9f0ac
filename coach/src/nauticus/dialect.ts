import { byTag, type Words } from '@ankerplatz/kit';
import type { NauticusNames } from '@ankerplatz/nauticus';
import type { MakeDialect } from '../dialect.ts';
import type { NauticusClaim } from './claim.ts';

/** Leads are points. */
export const nauticusDialect: MakeDialect = (texts, words) => {
  const { names } = words as Words & { readonly names: NauticusNames };
  const nameOf = (other: string): string => texts.quoted(names.actions[other as keyof typeof names.actions]);
  return {
    look: claim => byTag(texts.nauticus.look, 'type', claim as NauticusClaim),
    idea: claim => byTag(texts.nauticus.idea, 'type', claim as NauticusClaim, names),
    rounded: Math.round,
    missed: texts.missedPoints,
    behind: texts.behindPoints,
    ahead: (by, other) => texts.aheadPoints(by, other === null ? null : nameOf(other)),
    nameOf,
  };
};

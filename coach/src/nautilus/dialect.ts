import { byTag, type Words } from '@ankerplatz/kit';
import type { Card, Naming, NautilusNames } from '@ankerplatz/nautilus';
import type { MakeDialect } from '../dialect.ts';
import type { NautilusClaim } from './claim.ts';

const PERCENT = 100;

/** Leads are chances to win. */
export const nautilusDialect: MakeDialect = (texts, words, players) => {
  const { names, naming } = words as Words & { readonly names: NautilusNames; readonly naming: Naming };
  const tongue = { names, naming, players };
  return {
    look: claim => byTag(texts.nautilus.look, 'type', claim as NautilusClaim, tongue),
    idea: claim => byTag(texts.nautilus.idea, 'type', claim as NautilusClaim, tongue),
    rounded: lead => Math.round(PERCENT * lead),
    missed: texts.missedChance,
    behind: texts.behindChance,
    ahead: (by, other) => texts.aheadChance(by, other === null ? null : texts.played(other as Card, names)),
    nameOf: other => names.the.subject[other as Card],
  };
};

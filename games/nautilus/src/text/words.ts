import { type ByTag, byTag, type View, type Words } from '@ankerplatz/kit';
import type { NautilusEvent } from '../events.ts';
import type { RulesReference } from '../paragraphs.ts';
import type { NautilusReason } from '../refusal.ts';
import type { NautilusNames } from './names.ts';
import { boardNaming, type Joints, type Naming, notationNaming } from './naming.ts';

export interface NautilusWords extends Words<NautilusEvent, NautilusReason> {
  readonly names: NautilusNames;
  readonly naming: Naming;
  seenBy(view: View): NautilusWords;
}

/** With an event come the players' names, indexable by seat, and how pieces and places are called. */
export type EventTexts = ByTag<NautilusEvent, 'type', string, [players: readonly string[], naming: Naming]>;
export type ReasonTexts = ByTag<NautilusReason, 'code', string, [naming: Naming]>;

interface Texts {
  readonly names: NautilusNames;
  readonly joints: Joints;
  readonly events: EventTexts;
  readonly reasons: ReasonTexts;
  readonly rules: () => Promise<RulesReference>;
}

export const wordsOf = (texts: Texts, naming = notationNaming(texts.joints, texts.names)): NautilusWords => {
  const { names, joints, events, reasons, rules } = texts;
  return {
    event: (event, players) => byTag(events, 'type', event, players, naming),
    refusal: reason => byTag(reasons, 'code', reason, naming),
    rules,
    names,
    naming,
    seenBy: view => wordsOf(texts, boardNaming(joints, names, view)),
  };
};

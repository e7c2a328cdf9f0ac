import { type ByTag, byTag, Players, type Seat, type View, type Words } from '@ankerplatz/kit';
import type { NautilusEvent } from '../events.ts';
import type { RulesReference } from '../paragraphs.ts';
import type { NautilusReason } from '../refusal.ts';
import type { Card } from '../types.ts';
import type { NautilusNames } from './names.ts';
import { boardNaming, type Joints, type Naming, notationNaming } from './naming.ts';

export interface NautilusWords extends Words<NautilusEvent, NautilusReason> {
  readonly names: NautilusNames;
  readonly naming: Naming;
  seenBy(view: View): NautilusWords;
}

/** A card is played or used by a seat, or by its commander for it. */
export interface Acted {
  readonly seat: Seat;
  readonly commander: Seat | null;
  readonly card: Card;
}

/** With an event come those who play, and how pieces and places are called. */
export type EventTexts = ByTag<NautilusEvent, 'type', string, [players: Players, naming: Naming]>;
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
    event: (event, names, you) => byTag(events, 'type', event, new Players(names, you), naming),
    refusal: reason => byTag(reasons, 'code', reason, naming),
    rules,
    names,
    naming,
    seenBy: view => wordsOf(texts, boardNaming(joints, names, view)),
  };
};

import { type ByTag, byTag, type Words } from '@ankerplatz/kit';
import type { NautilusEvent } from '../events.ts';
import type { RulesReference } from '../paragraphs.ts';
import type { NautilusReason } from '../refusal.ts';
import type { NautilusNames } from './names.ts';

export interface NautilusWords extends Words<NautilusEvent, NautilusReason> {
  readonly names: NautilusNames;
}

/** The players' names, indexable by seat, come with an event. */
export type EventTexts = ByTag<NautilusEvent, 'type', string, [players: readonly string[]]>;
export type ReasonTexts = ByTag<NautilusReason, 'code', string>;

interface Texts {
  readonly names: NautilusNames;
  readonly events: EventTexts;
  readonly reasons: ReasonTexts;
  readonly rules: () => Promise<RulesReference>;
}

export const wordsOf = ({ names, events, reasons, rules }: Texts): NautilusWords => ({
  event: (event, players) => byTag(events, 'type', event, players),
  refusal: reason => byTag(reasons, 'code', reason),
  rules,
  names,
});

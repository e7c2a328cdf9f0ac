import { type ByTag, byTag, Players, type Words } from '@ankerplatz/kit';
import type { NauticusEvent } from '../events.ts';
import type { RulesReference } from '../paragraphs.ts';
import type { NauticusReason } from '../refusal.ts';
import type { NauticusNames } from './names.ts';

export interface NauticusWords extends Words<NauticusEvent, NauticusReason> {
  readonly names: NauticusNames;
}

/** With an event come those who play. */
export type EventTexts = ByTag<NauticusEvent, 'type', string, [players: Players]>;
export type ReasonTexts = ByTag<NauticusReason, 'code', string>;

interface Texts {
  readonly names: NauticusNames;
  readonly events: EventTexts;
  readonly reasons: ReasonTexts;
  readonly rules: () => Promise<RulesReference>;
}

export const wordsOf = ({ names, events, reasons, rules }: Texts): NauticusWords => ({
  event: (event, names, you) => byTag(events, 'type', event, new Players(names, you)),
  refusal: reason => byTag(reasons, 'code', reason),
  rules,
  names,
});

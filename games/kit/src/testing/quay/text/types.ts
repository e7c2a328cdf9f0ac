import type { Seat } from '../../../seat.ts';
import type { ByTag, RuleText } from '../../../words.ts';
import type { Building, ByGood, QuayEvent, QuayReason } from '../types.ts';

export interface QuayText {
  readonly goods: ByGood<string>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly events: ByTag<QuayEvent, 'type', string, [name: (seat: Seat) => string, text: QuayText]>;
  readonly reasons: ByTag<QuayReason, 'code', string, [text: QuayText]>;
  readonly rules: Readonly<Record<string, RuleText>>;
  /** The paragraphs that are different from version 2 on. */
  readonly rules2: Readonly<Record<'§2' | '§5', RuleText>>;
}

import type { RuleText, Term } from '@ankerplatz/kit';

/** The paragraphs that refusals cite: the books' own numbers, or a heading where the books have only that. The golden rule stands where a reader first needs it. */
export const PARAGRAPHS = [
  '§short',
  '§setup',
  '§1',
  '§2',
  '§3.1',
  '§golden',
  '§3.2.1',
  '§3.2.1.1',
  '§3.2.1.2',
  '§3.2.1.3',
  '§3.2.1.4',
  '§3.2.2',
  '§3.2.2.1',
  '§3.2.2.2',
  '§3.2.2.3',
  '§3.2.2.4',
  '§3.3',
  '§4',
  '§5',
  '§6',
  '§round',
  '§end',
  '§terms',
] as const;
export type Paragraph = (typeof PARAGRAPHS)[number];

export type RulesReference = Readonly<Record<Paragraph, RuleText>>;

/** A word of the glossary. */
export interface ParagraphTerm extends Term {
  readonly rule: Paragraph;
}

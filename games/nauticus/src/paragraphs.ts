import type { RuleText } from '@ankerplatz/kit';

/** The paragraphs that refusals cite: the books' own numbers, or a heading where the books have only that. */
export const PARAGRAPHS = [
  '§setup',
  '§golden',
  '§1',
  '§2',
  '§3.1',
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
] as const;
export type Paragraph = (typeof PARAGRAPHS)[number];

export type RulesReference = Readonly<Record<Paragraph, RuleText>>;

import type { RuleText, Term } from '@ankerplatz/kit';

/** The sections that refusals cite: the book's own numbers, with the card's name in #8; before and after them what the book has not. */
export const PARAGRAPHS = [
  '#short',
  '#3',
  '#4',
  '#5',
  '#6',
  '#7',
  '#7.1',
  '#7.2',
  '#7.3',
  '#7.4',
  '#8',
  '#8.1',
  '#8.2',
  '#8.3',
  '#8.4',
  '#8.5',
  '#8.6',
  '#8.7',
  '#8.8',
  '#8.9',
  '#8.10',
  '#8.12',
  '#8.nautilus',
  '#8.compass',
  '#8.telescope',
  '#8.storm',
  '#8.privateer',
  '#8.trade',
  '#8.moby',
  '#9',
  '#9.1',
  '#9.2',
  '#9.3',
  '#9.4',
  '#9.5',
  '#9.6',
  '#9.7',
  '#9.8',
  '#9.9',
  '#9.10',
  '#9.11',
  '#10',
  '#10.1',
  '#10.2',
  '#10.3',
  '#10.4',
  '#10.5',
  '#10.6',
  '#10.7',
  '#10.8',
  '#10.9',
  '#11',
  '#11.1',
  '#11.2',
  '#11.3',
  '#12',
  '#tables',
  '#notation',
  '#terms',
] as const;

export type Paragraph = (typeof PARAGRAPHS)[number];

export type RulesReference = Readonly<Record<Paragraph, RuleText>>;

/** A word of the glossary. */
export interface ParagraphTerm extends Term {
  readonly rule: Paragraph;
}

import { linesOf, type RuleText } from '@ankerplatz/kit';

export type Rules = Readonly<Record<string, RuleText>>;

/** Without case and accents, so that "hafen" finds "Häfen". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The paragraphs that hold every word asked for, those with one in their title first; all of them if nothing is asked. */
export const findRules = (rules: Rules, asked: string): readonly string[] => {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return Object.keys(rules);
  const found = Object.entries(rules).flatMap(([paragraph, rule]) => {
    const heading = plain(`${paragraph} ${rule.title}`);
    const body = plain(linesOf(rule).join('\n'));
    if (!words.every(word => heading.includes(word) || body.includes(word))) return [];
    return [{ paragraph, isTitled: words.some(word => heading.includes(word)) }];
  });
  return found.sort((a, b) => Number(b.isTitled) - Number(a.isTitled)).map(({ paragraph }) => paragraph);
};

export interface Piece {
  readonly text: string;
  /** The paragraph that this piece cites. */
  readonly cites?: string;
}

const CITATION = /[§#][\p{L}\d]+(?:\.[\p{L}\d]+)*/gu;

/** Cuts a block where it cites other paragraphs. */
export const piecesOf = (block: string, rules: Rules): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of block.matchAll(CITATION)) {
    const [cites] = match;
    if (!(cites in rules)) continue;
    if (match.index > end) pieces.push({ text: block.slice(end, match.index) });
    pieces.push({ text: cites, cites });
    end = match.index + cites.length;
  }
  return end < block.length ? [...pieces, { text: block.slice(end) }] : pieces;
};

/** In an address a paragraph has no sign: `3.2.1`. */
export const slugOf = (paragraph: string): string => paragraph.slice(1);
export const paragraphOf = (rules: Rules, slug: string): string | undefined =>
  Object.keys(rules).find(paragraph => slugOf(paragraph) === slug);

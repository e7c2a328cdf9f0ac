import { capital, linesOf, type Term } from '@ankerplatz/kit';
import { type Piece, piecesOf, type Rules } from './search.ts';

/** A piece of a line: plain, a citation, or a word of the glossary. */
export interface MarkedPiece extends Piece {
  readonly term?: Term;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a rule book's glossary in sentences. */
export class Glossary {
  readonly #terms = new Map<string, Term>();
  readonly #pattern: RegExp;

  constructor(private readonly rules: Rules) {
    for (const { terms = [] } of Object.values(rules))
      for (const term of terms)
        for (const form of [term.name, ...term.forms]) this.#terms.set(form, term).set(capital(form), term);
    const forms = [...this.#terms.keys()].sort((a, b) => b.length - a.length).map(escaped);
    this.#pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${forms.join('|')})(?![\\p{L}\\d-])`, 'gu');
  }

  /** The lines of a paragraph; each word of the glossary is marked where it first stands, unless the paragraph itself explains it. */
  marked(paragraph: string): readonly (readonly MarkedPiece[])[] {
    const rule = this.rules[paragraph]!;
    const known = new Set(rule.terms);
    return linesOf({ ...rule, terms: [] }).map(line =>
      piecesOf(line, this.rules).flatMap(piece =>
        piece.cites === undefined ? this.#cut(piece.text, paragraph, known) : [piece],
      ),
    );
  }

  #cut(text: string, paragraph: string, known: Set<Term>): readonly MarkedPiece[] {
    const pieces: MarkedPiece[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(this.#pattern)) {
      const term = this.#terms.get(word);
      if (!term || known.has(term) || term.rule === paragraph) continue;
      known.add(term);
      if (index > end) pieces.push({ text: text.slice(end, index) });
      pieces.push({ text: word, term });
      end = index + word.length;
    }
    return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
  }
}

/** The paragraph that is the glossary. */
export const glossaryIn = (rules: Rules): string | undefined =>
  Object.keys(rules).find(paragraph => rules[paragraph]!.terms);

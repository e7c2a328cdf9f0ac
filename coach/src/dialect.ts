import type { Words } from '@ankerplatz/kit';
import type { Claim } from './advice.ts';
import type { CoachTexts } from './texts.ts';

/** The words of the coach in which games differ. */
export interface Dialect {
  /** A sentence that says where to look. */
  look(claim: Claim): string;
  idea(claim: Claim): string;
  /** A lead as the whole number that is said: points, or per cent. */
  rounded(lead: number): number;
  missed(by: number, idea: string): string;
  behind(by: number): string;
  ahead(by: number, other: string | null): string;
  /** The action or card that another turn begins with. */
  nameOf(other: string): string;
}

/** `words` are those of a table, seen by the seat that is advised; `players` are indexable by seat. */
export type MakeDialect = (texts: CoachTexts, words: Words, players: readonly string[]) => Dialect;

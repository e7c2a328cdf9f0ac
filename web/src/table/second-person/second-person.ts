import { capital } from '@ankerplatz/kit';

/** What a language does to a sentence about somebody called "You". */
export interface SecondPerson {
  /** Within a sentence; at its beginning, where it is the name, it has a capital. */
  readonly you: string;
  readonly and: string;
  /** What is said of others, by what is said to you: "buys" is "buy". Those that stay the same, too. */
  readonly forms: Readonly<Record<string, string>>;
  /** Where somebody else does something to you; elsewhere the word is the same as where you do it. */
  readonly objects: readonly (readonly [about: RegExp, words: string])[];
}

/** What is quoted or bracketed is no part of a sentence; a word has no sign at its end. */
const WORDS = /[“„«(][^”“»)]*[”“»)]|[^\s.,;:]+/g;
/** What stands between two of these speaks of one subject. */
const CLAUSES = /(?<=[.;:] )/;

const spokenTo = (clause: string, isFirst: boolean, { you, and, forms, objects }: SecondPerson): string => {
  const name = capital(you);
  const isSubject = clause.startsWith(name) || clause.includes(` ${and} ${name} `);
  if (!isSubject) {
    const told = objects.reduce((words, [about, instead]) => words.replace(about, instead), clause);
    return told.replace(name, you);
  }
  const told = clause.replace(WORDS, word => forms[word] ?? word);
  return isFirst && clause.startsWith(name) ? told : told.replace(name, you);
};

/** A sentence of the third person about "You", in the second. */
export const addressed = (sentence: string, person: SecondPerson): string => {
  const clauses = sentence.split(CLAUSES);
  return clauses.map((clause, place) => spokenTo(clause, /^$|\. $/.test(clauses[place - 1] ?? ''), person)).join('');
};

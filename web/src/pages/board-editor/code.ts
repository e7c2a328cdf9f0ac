/** The first part of every code: how the others are to be read. */
const FORM = '1';
/** No board needs more. */
const MOST_LETTERS = 500;

/** Parts of a board as one text for a link, each behind its letter: `1-p0123-w12`. */
export const writeCode = (parts: Readonly<Record<string, string | undefined>>): string =>
  [FORM, ...Object.entries(parts).flatMap(([letter, part]) => (part === undefined ? [] : letter + part))].join('-');

/** The parts of a text, by their letters; undefined: it is none of ours. */
export const readCode = (code: string, letters: string): ReadonlyMap<string, string> | undefined => {
  const [form, ...found] = code.slice(0, MOST_LETTERS).split('-');
  if (form !== FORM || found.length === 0) return undefined;
  const parts = new Map(found.map(part => [part.slice(0, 1), part.slice(1)]));
  const isKnown = [...parts.keys()].every(letter => letter !== '' && letters.includes(letter));
  return isKnown && parts.size === found.length ? parts : undefined;
};

/** Whether two values of JSON are the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whole numbers as text, two letters each: the digits of a number counted from the middle. */
const LETTERS = 86;
const FIRST_LETTER = 40;
const BACKSLASH = 92;
const MIDDLE = (LETTERS * LETTERS) / 2;

const letterOf = (digit: number): string => {
  const code = FIRST_LETTER + digit;
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
};

const digitOf = (code: number): number => (code > BACKSLASH ? code - 1 : code) - FIRST_LETTER;

/** Numbers beyond what can be written are cut. */
export const writeGrains = (numbers: Iterable<number>): string =>
  Array.from(numbers, number => {
    const grains = Math.max(-MIDDLE, Math.min(MIDDLE - 1, number)) + MIDDLE;
    return letterOf(Math.floor(grains / LETTERS)) + letterOf(grains % LETTERS);
  }).join('');

export const readGrains = (text: string): Int16Array =>
  Int16Array.from(
    { length: text.length / 2 },
    (_, index) => digitOf(text.charCodeAt(2 * index)) * LETTERS + digitOf(text.charCodeAt(2 * index + 1)) - MIDDLE,
  );

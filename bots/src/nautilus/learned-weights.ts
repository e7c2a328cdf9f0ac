/** How weights that were learned are written: two letters each, the digits of a number that counts grains from the middle. */
const LETTERS = 86;
const FIRST_LETTER = 40;
const BACKSLASH = 92;
const MIDDLE = (LETTERS * LETTERS) / 2;
const GRAIN = 1 / 1_000;

const letterOf = (digit: number): string => {
  const code = FIRST_LETTER + digit;
  return String.fromCharCode(code >= BACKSLASH ? code + 1 : code);
};

const digitOf = (code: number): number => (code > BACKSLASH ? code - 1 : code) - FIRST_LETTER;

export const writeWeights = (learned: Float32Array): string =>
  Array.from(learned, weight => {
    const grains = Math.max(0, Math.min(LETTERS * LETTERS - 1, Math.round(weight / GRAIN) + MIDDLE));
    return letterOf(Math.floor(grains / LETTERS)) + letterOf(grains % LETTERS);
  }).join('');

export const readWeights = (text: string): Float32Array =>
  Float32Array.from({ length: text.length / 2 }, (_, index) => {
    const [high, low] = [text.charCodeAt(2 * index), text.charCodeAt(2 * index + 1)].map(digitOf);
    return (high! * LETTERS + low! - MIDDLE) * GRAIN;
  });

import { randomInt } from 'node:crypto';

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** Without letters that are taken for digits, or digits for letters. */
const TYPED = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomText = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** An id of a table, an identity or a request. */
export const randomId = (): string => randomText(BASE58, 12);

/** A code for people to type: groups of four characters. */
export const randomCode = (groups: number): string =>
  Array.from({ length: groups }, () => randomText(TYPED, 4)).join('-');

/** A typed code in the form that `randomCode` makes. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

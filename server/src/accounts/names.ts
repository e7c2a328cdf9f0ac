import { wrongField } from '../problem.ts';

/** No control characters, no halves of characters, nothing that turns the direction of the text around it. */
const PLAIN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]{1,30}$/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is kept. */
export const readName = (text: string): string => {
  const name = text.normalize('NFC').trim();
  if (!PLAIN.test(name) || !VISIBLE.test(name)) throw wrongField('name', { is: 'name' });
  return name;
};

/** Case and width do not distinguish login names. */
export const readLogin = (text: string): string => text.normalize('NFKC').toLowerCase();

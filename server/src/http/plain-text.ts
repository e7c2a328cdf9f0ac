import { wrongField } from '../problem.ts';

/** No control characters but ends of lines, nothing that turns the direction of the text around it. */
const PLAIN = /^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|[\n\t])*$/u;

/** A text by a person for others, as it is kept. */
export const readText = (field: string, text: string): string => {
  const read = text.replaceAll('\r\n', '\n').normalize('NFC').trim();
  if (!PLAIN.test(read)) throw wrongField(field, { is: 'type', type: 'string' });
  return read;
};

/** The same in one line. */
export const readLine = (field: string, text: string): string => readText(field, text).replaceAll(/\s+/g, ' ');

/** A line without control characters and without anything that turns the direction of the text around it. */
const PLAIN_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A line of so many characters at most, something to be seen among them. */
export const readVisible = (field: string, text: string, most: number): string => {
  const read = text.normalize('NFC').trim();
  if (!PLAIN_LINE.test(read) || !VISIBLE.test(read) || [...read].length > most)
    throw wrongField(field, { is: 'visible', most });
  return read;
};

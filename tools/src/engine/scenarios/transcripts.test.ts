import { readdirSync, readFileSync } from 'node:fs';
import { isObject } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { say } from '../../testing/talk.ts';
import { Session } from '../session.ts';

/*
 * A transcript is pairs of lines: a request and its answer. What is compared:
 * - messages are free, and so is the paragraph of an error;
 * - what a lot decides (the first start player, the first dealer) is fixed by the option that names it;
 * - the order of a deck is free, its cards are not;
 * - after `new`, until the next `load`, cards are dealt from our own shuffle: answers are compared in form only.
 */
const FOLDER = new URL('../../../examples/', import.meta.url);

/** The options that settle the lot as the transcript has it. */
const LOTS: Readonly<Record<string, object>> = {
  'nauticus-errors.ndjson': { start: 0 },
  'nautilus-duel.ndjson': { dealer: 1 },
  'nautilus-exchange.ndjson': { dealer: 0 },
};

const DEALT = 'nautilus';

const isNew = (request: string): boolean => /^\{"do": "new"/.test(request);

const withLot = (request: string, options: object): string => JSON.stringify({ ...JSON.parse(request), options });

/** An answer without what may differ. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => {
    if (name === 'error') return [name, { code: (member as { code: string }).code }];
    return [name, name === 'deck' ? [...(member as string[])].sort() : comparable(member)];
  });
  return Object.fromEntries(members);
};

/** The form of an answer: its members and the kinds of their values. */
const formOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return 'list';
  if (!isObject(value)) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, formOf(member)]));
};

describe('transcripts', () => {
  test.each(readdirSync(FOLDER).filter(file => file.endsWith('.ndjson')))('%s', async file => {
    const lines = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n');
    const session = new Session();
    let dealt = false;
    for (let at = 0; at < lines.length; at += 2) {
      const [request, expected] = [lines[at]!, JSON.parse(lines[at + 1]!)];
      const answer = await say(session, isNew(request) && expected.ok ? withLot(request, LOTS[file]!) : request);
      if (/"do": "(new|load)"/.test(request)) dealt = isNew(request) && request.includes(DEALT);
      const compared = dealt ? formOf : comparable;
      expect(compared(answer), `line ${at + 1}: ${request}`).toEqual(compared(expected));
    }
  });
});

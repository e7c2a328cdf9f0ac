import { sampleSize } from '@ankerplatz/kit/sample-size';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, nauticusPosition, say } from '../../testing/talk.ts';
import { Session } from '../session.ts';

const REQUESTS: readonly object[] = [
  { do: 'new', game: 'nauticus', players: 3, seed: 's', options: {} },
  { do: 'new', game: 'nautilus', variant: 'duel', seed: 's' },
  { do: 'load', position: nauticusPosition(), seed: 's' },
  { do: 'moves' },
  { do: 'play', seat: 0, move: 'take hulls' },
  { do: 'state' },
  { do: 'view', seat: 0 },
  { do: 'result' },
  { do: 'perft', depth: 1 },
  { do: 'suggest', seat: 0, level: 'mate', ms: 1 },
  { do: 'record' },
  { do: 'replay', record: { format: 'ankerplatz-record/1', game: 'nauticus', version: 1, seats: 2, entries: [] } },
];

/** Every way to a member of a value, at any depth. */
const pathsIn = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, member]) => [[name], ...pathsIn(member).map(path => [name, ...path])])
    : [];

/** A copy with another value, or none, at a path. */
const replaced = (value: unknown, [name, ...path]: readonly string[], by: unknown): unknown => {
  if (name === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[name] = replaced(copy[name], path, by);
  return copy;
};

const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e308, 2 ** 53, '', '__proto__', undefined));

/** A request in which one member, somewhere, is something else. */
const spoiled = fc
  .constantFrom(...REQUESTS)
  .chain(request =>
    fc
      .tuple(fc.constantFrom(...pathsIn(request)), junk)
      .map(([path, by]) => JSON.stringify(replaced(request, path, by))),
  );

const added = fc
  .tuple(fc.constantFrom(...REQUESTS), fc.string({ minLength: 1 }), fc.jsonValue())
  .map(([request, name, value]) => JSON.stringify({ ...request, [`+${name}`]: value }));

const cut = fc
  .tuple(fc.constantFrom(...REQUESTS), fc.nat(200))
  .map(([request, length]) => JSON.stringify(request).slice(0, length));

const line = fc.oneof(
  spoiled,
  added,
  cut,
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constant('{"do":"quit","x":1}'),
);

const LINES = sampleSize(16_000);

describe('junk', () => {
  test(`${LINES} lines of it: each is answered, and what is refused changes nothing`, async () => {
    const session = new Session();
    await ask(session, { do: 'new', game: 'nauticus', players: 2, seed: 's' });
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(line, async text => {
        const before = await ask(session, { do: 'record' });
        const answer = await say(session, text);
        expect(JSON.parse(JSON.stringify(answer))).toHaveProperty('ok');
        if (answer.ok) return;
        refused++;
        expect(answer.error.message).not.toContain('could not be worked out');
        expect(await ask(session, { do: 'record' })).toEqual(before);
      }),
      { numRuns: LINES, seed: 7 },
    );
    expect(refused).toBeGreaterThan((3 * LINES) / 4);
    expect(session.ended).toBe(false);
  });
});

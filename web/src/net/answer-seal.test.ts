import { commitmentOf } from '@ankerplatz/kit';
import type { Seal, TableInfo } from '@ankerplatz/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerSeal } from './answer-seal.ts';
import { contributionsTo, newCommitment, openable } from './contributions.ts';

const TABLE = '4fGh7KmNpQ2r';
const SERVER = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);

/** Requests that were sent, and the table as the server answers it. */
const sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
let answer: TableInfo | null = null;

const seal = (commitments: readonly string[] | null, changes: Partial<Seal> = {}): Seal => ({
  ...{ number: 1, commitment: SERVER, awaited: [0, 1], until: '2030-01-01T00:00:00.000Z' },
  commitments: commitments && [...commitments],
  ...changes,
});

const info = (commitment: string | null, sealed: Seal | null): TableInfo =>
  ({
    ...{ id: TABLE, you: 0, status: 'open', seal: sealed },
    seats: [{ commitment }, { commitment: OTHER }],
  }) as unknown as TableInfo;

const BEGUN = { id: TABLE, you: 0, status: 'running', seal: null, seats: [{}, {}] } as unknown as TableInfo;

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  answer = BEGUN;
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    return answer
      ? Response.json(answer)
      : Response.json({ error: { code: 'not-sealed', message: 'Too late.' } }, { status: 409 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a device', () => {
  test('keeps its contribution and gives its hash', () => {
    const commitment = newCommitment(TABLE);
    const [kept] = contributionsTo(TABLE);
    expect(kept).toMatchObject({ commitment, seal: null, isTaken: false });
    expect(commitmentOf(kept!.contribution)).toBe(commitment);
  });

  test('opens it by itself once all have committed, and keeps what it was shown', async () => {
    const own = newCommitment(TABLE);
    const sealed = info(own, seal([own, OTHER]));
    expect(await answerSeal(sealed)).toEqual({ ok: true, value: BEGUN });
    const [kept] = contributionsTo(TABLE);
    expect(sent).toEqual([
      {
        path: `/api/v1/tables/${TABLE}/opening`,
        body: { commitment: SERVER, contribution: kept!.contribution },
      },
    ]);
    expect(kept).toMatchObject({
      isTaken: true,
      seal: { number: 1, commitment: SERVER, commitments: [own, OTHER] },
    });
  });

  test('opens nothing before all have committed, nor where its own commitment is not among them', async () => {
    const own = newCommitment(TABLE);
    await answerSeal(info(own, seal(null)));
    await answerSeal(info(own, seal([OTHER, OTHER])));
    await answerSeal(info(own, seal([own, OTHER], { awaited: [1] })));
    expect(sent).toEqual([]);
  });

  test('never opens the same contribution for another seal: its bytes may be known', async () => {
    const own = newCommitment(TABLE);
    answer = null;
    expect((await answerSeal(info(own, seal([own, OTHER])))).ok).toBe(false);
    expect(contributionsTo(TABLE)).toMatchObject([{ isTaken: false, seal: { commitments: [own, OTHER] } }]);
    sent.length = 0;
    for (const another of [
      seal([own, 'ef'.repeat(32)]),
      seal([own, OTHER], { commitment: 'ef'.repeat(32) }),
      seal([own, OTHER], { number: 2 }),
    ]) {
      expect(openable(info(own, another))).toBeNull();
      await answerSeal(info(own, another));
    }
    expect(sent).toEqual([]);
    // After a reload the same seal is opened again: the first answer may have been lost.
    answer = BEGUN;
    await answerSeal(info(own, seal([own, OTHER])));
    expect(sent).toHaveLength(1);
  });

  test('commits anew where that is awaited, and opens that', async () => {
    newCommitment(TABLE);
    answer = info('', null);
    await answerSeal(info(null, null));
    expect(sent).toMatchObject([{ path: `/api/v1/tables/${TABLE}/commitment` }]);
    expect(contributionsTo(TABLE).map(({ commitment }) => commitment)).toContain(sent[0]!.body.commitment);
  });

  test('that does not have the contribution of its seat leaves it to the one that has', async () => {
    expect(openable(info(OTHER, seal([OTHER, ''])))).toBeNull();
    await answerSeal(info(OTHER, seal([OTHER, ''])));
    expect(sent).toEqual([]);
  });

  test('whose browser keeps nothing remembers it as long as the page lasts', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const own = newCommitment(TABLE);
    expect(openable(info(own, seal([own, OTHER])))).toMatchObject({ commitment: own });
    setItem.mockRestore();
  });
});

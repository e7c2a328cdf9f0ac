import { describe, expect, test } from 'vitest';
import { commitmentOf } from './committed.ts';
import { fitsCommitment, type OpenedSeal, sealFault } from './seal.ts';

const SECRET = '5e'.repeat(32);
const [FIRST, SECOND] = ['01'.repeat(16), '02'.repeat(16)] as const;

const SEAL: OpenedSeal = {
  commitment: commitmentOf(SECRET),
  secret: SECRET,
  commitments: [commitmentOf(FIRST), '', commitmentOf(SECOND)],
  contributions: [FIRST, '', SECOND],
};

describe('a seal', () => {
  test('a contribution fits its own commitment, and none fits none', () => {
    expect(fitsCommitment(FIRST, commitmentOf(FIRST))).toBe(true);
    expect(fitsCommitment(SECOND, commitmentOf(FIRST))).toBe(false);
    expect(fitsCommitment('', '')).toBe(true);
    expect(fitsCommitment('', commitmentOf(FIRST))).toBe(false);
    expect(fitsCommitment(FIRST, '')).toBe(false);
  });

  test('that was opened as it was committed has no fault', () => {
    expect(sealFault(SEAL, true)).toBeUndefined();
  });

  test.each([
    ['another secret', { secret: '00'.repeat(32) }, 'the secret does not fit the commitment'],
    ['another contribution', { contributions: [SECOND, '', SECOND] }, /seat 0 does not fit its commitment/],
    ['one too many', { contributions: [FIRST, FIRST, SECOND] }, /seat 1 .* instead of none$/],
    ['one too few', { contributions: [FIRST, '', ''] }, /seat 2 .* none instead of/],
  ])('that was opened with %s has one', (_, changes, fault) => {
    expect(sealFault({ ...SEAL, ...changes }, true)).toMatch(fault);
  });

  test('that was broken need not be opened by all, but rightly by those who did', () => {
    expect(sealFault({ ...SEAL, contributions: [FIRST, '', ''] }, false)).toBeUndefined();
    expect(sealFault({ ...SEAL, contributions: [SECOND, '', ''] }, false)).toMatch(/seat 0/);
  });
});

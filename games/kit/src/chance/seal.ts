import { commitmentOf, opens } from './committed.ts';

/** The commitments that secret and contributions must fit: fixed before any of them is opened. Hexadecimal. */
export interface Seal {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  /** Indexable by seat: SHA-256 of its contribution; '' for a seat that gives none. */
  readonly commitments: readonly string[];
}

/** A seal with what was opened of it. */
export interface OpenedSeal extends Seal {
  readonly secret: string;
  /** Indexable by seat; '' where none was given, or it was not opened. */
  readonly contributions: readonly string[];
}

/** A seal that led to no game. */
export interface BrokenSeal extends OpenedSeal {
  /** The seats because of which it was broken. */
  readonly missing: readonly number[];
}

/** Whether a contribution is the one that a seat had committed itself to. */
export const fitsCommitment = (contribution: string, commitment: string): boolean =>
  contribution === '' ? commitment === '' : opens(contribution, commitment);

export const UNFIT_SECRET = 'the secret does not fit the commitment';

/** The first thing in which secret and contributions do not fit their seal, in a sentence. */
export const sealFault = (seal: OpenedSeal, isWhole: boolean): string | undefined => {
  const { secret, commitment, commitments, contributions } = seal;
  if (!opens(secret, commitment)) return UNFIT_SECRET;
  const seat = contributions.findIndex(
    (contribution, at) => (isWhole || contribution !== '') && !fitsCommitment(contribution, commitments[at]!),
  );
  if (seat < 0) return undefined;
  const given = contributions[seat]! === '' ? 'none' : commitmentOf(contributions[seat]!);
  return `the contribution of seat ${seat} does not fit its commitment: ${given} instead of ${commitments[seat] || 'none'}`;
};

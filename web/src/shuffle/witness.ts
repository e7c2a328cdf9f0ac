import { type BrokenSeal, commitmentOf, type GameRecord, type Seal } from '@ankerplatz/kit';
import type { Contribution, WitnessedSeal } from '../net/contributions.ts';

/** In what a record differs from what this device was shown, or gave. */
export type Difference = 'secret' | 'shares' | 'own' | 'hidden';

/** The testimony of this device about a record beyond what the record says of itself. */
export interface Testimony {
  /** Whether this device saw the seal of this very game before it opened its share. */
  readonly isWitnessed: boolean;
  readonly differences: readonly Difference[];
}

type OpenedPart = Seal & Pick<BrokenSeal, 'contributions'>;
type Bound = Contribution & { readonly seal: WitnessedSeal };

/** Of the game itself; where contributions were not committed before, of what they would have been. */
const finalOf = ({ chance }: GameRecord): OpenedPart | null => {
  if (chance.kind !== 'committed') return null;
  const { commitment, contributions } = chance;
  const commitments = chance.commitments ?? contributions.map(part => (part === '' ? '' : commitmentOf(part)));
  return { commitment, commitments, contributions };
};

const brokenOf = ({ chance }: GameRecord): readonly OpenedPart[] =>
  chance.kind === 'committed' ? (chance.broken ?? []) : [];

/** The fault of a part of the record of which this device has kept something. */
const differenceFrom = (part: OpenedPart, own: Bound, isFinal: boolean): Difference | null => {
  if (part.commitments.join() !== own.seal.commitments.join()) return 'shares';
  const given = part.contributions[own.seal.commitments.indexOf(own.commitment)];
  const mayBeMissing = !isFinal && !own.isTaken;
  return given === own.contribution || (mayBeMissing && given === '') ? null : 'own';
};

/** Compares the record of a game with what this device has kept of it. */
export const testify = (record: GameRecord, number: number, kept: readonly Contribution[]): Testimony => {
  const bound = kept.filter((each): each is Bound => each.seal?.number === number);
  const final = finalOf(record);
  const parts = [...(final ? [final] : []), ...brokenOf(record)];
  const isWitnessed = bound.some(({ seal }) => seal.commitment === final?.commitment);
  const differences = bound.flatMap((own, index) => {
    const part = parts.find(({ commitment }) => commitment === own.seal.commitment);
    if (part) return differenceFrom(part, own, part === final) ?? [];
    return !isWitnessed && index === bound.length - 1 ? ('secret' as const) : ('hidden' as const);
  });
  return { isWitnessed: isWitnessed && differences.length === 0, differences: [...new Set(differences)] };
};

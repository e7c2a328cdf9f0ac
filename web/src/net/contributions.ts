import { commitmentOf } from '@ankerplatz/kit';
import type { Seal, TableInfo } from '@ankerplatz/protocol';
import { randomHex } from '../ui/device/random.ts';

/** The seal that this device was shown before it opened a contribution. */
export type WitnessedSeal = Pick<Seal, 'number' | 'commitment'> & { readonly commitments: readonly string[] };

/** Random bytes that this device gave to the chance of a game, and for which seal. */
export interface Contribution {
  readonly table: string;
  readonly contribution: string;
  readonly commitment: string;
  /** When the contribution was made, in milliseconds. */
  readonly at: number;
  /** null: it was not opened yet. */
  readonly seal: WitnessedSeal | null;
  /** Whether the server has taken it. */
  readonly isTaken: boolean;
}

const PREFIX = 'ankerplatz.chance.';
/** How many are kept, the newest. */
const MOST = 300;

/** Where the browser keeps nothing, they last as long as the page. */
const unkept = new Map<string, Contribution>();

const parsed = (text: string | null): Contribution | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as Contribution);
  } catch {
    return undefined;
  }
};

const all = (): Contribution[] => {
  const found = new Map(unkept);
  try {
    for (const key of Object.keys(localStorage)) {
      const kept = key.startsWith(PREFIX) ? parsed(localStorage.getItem(key)) : undefined;
      if (kept) found.set(kept.commitment, kept);
    }
  } catch {}
  return [...found.values()].sort((a, b) => a.at - b.at);
};

const keep = (contribution: Contribution): void => {
  const { commitment } = contribution;
  try {
    localStorage.setItem(PREFIX + commitment, JSON.stringify(contribution));
    unkept.delete(commitment);
  } catch {
    unkept.set(commitment, contribution);
  }
};

const forgetOldest = (): void => {
  for (const { commitment } of all().slice(0, -MOST))
    try {
      localStorage.removeItem(PREFIX + commitment);
    } catch {}
};

/** Makes random bytes for a table and keeps them; answers what the server is told of them. */
export const newCommitment = (table: string): string => {
  const contribution = randomHex(16);
  const commitment = commitmentOf(contribution);
  keep({ table, contribution, commitment, at: Date.now(), seal: null, isTaken: false });
  forgetOldest();
  return commitment;
};

/** All that this device has given to a table. */
export const contributionsTo = (table: string): readonly Contribution[] => all().filter(each => each.table === table);

const isSameSeal = (a: WitnessedSeal, b: WitnessedSeal): boolean =>
  a.number === b.number && a.commitment === b.commitment && a.commitments.join() === b.commitments.join();

/**
 * The contribution that this device may open now. Opened for one seal, it is not given for another: the server might
 * know it already.
 */
export const openable = ({ id, you, seal, seats }: TableInfo): Contribution | null => {
  const commitment = you === null ? null : seats[you]?.commitment;
  const commitments = seal?.commitments;
  if (!commitment || !commitments?.includes(commitment)) return null;
  const own = contributionsTo(id).find(each => each.commitment === commitment);
  if (!own) return null;
  const { number, commitment: server } = seal!;
  const shown = { number, commitment: server, commitments };
  return own.seal === null || isSameSeal(own.seal, shown) ? { ...own, seal: shown } : null;
};

/** From now on it is opened for this seal and no other. */
export const bind = (contribution: Contribution): void => keep(contribution);

export const noteTaken = (contribution: Contribution): void => keep({ ...contribution, isTaken: true });

import { beginReplay, type Game, type GameRecord, parseRecord, replay } from '@ankerplatz/kit';
import type { Testimony } from './witness.ts';

/** The questions about a record, one after another; each needs the one before. */
export const QUESTIONS = ['chain', 'secret', 'deal'] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Finding {
  readonly question: Question;
  readonly holds: boolean;
}

/** local: nobody had to trust anybody; shared: all who played the deal had the same. */
export type ShuffleVerdict = 'witnessed' | 'unwitnessed' | 'false' | 'local' | 'shared';

export interface ShuffleReport {
  readonly verdict: ShuffleVerdict;
  readonly findings: readonly Finding[];
  readonly differences: Testimony['differences'];
  /** Whether the chance came from a secret that the server had committed itself to. */
  readonly isCommitted: boolean;
  /** Whether every player had made a commitment before anything was opened. */
  readonly isSealed: boolean;
  /** How many people contributed random bytes of their own. */
  readonly contributors: number;
  /** How many seals were broken before. */
  readonly broken: number;
  readonly entries: number;
}

const CHECKS: Readonly<Record<Question, (game: Game, record: GameRecord) => boolean>> = {
  chain: (_, record) => parseRecord(record).ok,
  secret: (game, record) => beginReplay(game, record).ok,
  deal: (game, record) => replay(game, record).ok,
};

const verdictOf = (
  isFair: boolean,
  { chance }: GameRecord,
  { isWitnessed, differences }: Testimony,
): ShuffleVerdict => {
  if (!isFair || differences.length > 0) return 'false';
  if (chance.kind === 'seed') return 'local';
  if (chance.kind === 'shared') return 'shared';
  return isWitnessed ? 'witnessed' : 'unwitnessed';
};

/** Deals a finished game again from its record, and asks what this device has seen of it. */
export const checkShuffle = (game: Game, record: GameRecord, testimony: Testimony): ShuffleReport => {
  const findings: Finding[] = [];
  for (const question of QUESTIONS) {
    const holds = CHECKS[question](game, record);
    findings.push({ question, holds });
    if (!holds) break;
  }
  const { chance, entries } = record;
  const committed = chance.kind === 'committed' ? chance : null;
  const contributions = chance.kind === 'seed' ? [] : chance.contributions;
  const isFair = findings.every(({ holds }) => holds);
  return {
    verdict: verdictOf(isFair, record, testimony),
    findings,
    differences: testimony.differences,
    isCommitted: committed !== null,
    isSealed: committed?.version !== undefined,
    contributors: contributions.filter(part => part !== '').length,
    broken: committed?.broken?.length ?? 0,
    entries: entries.length,
  };
};

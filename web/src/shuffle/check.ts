import { beginReplay, type Game, type GameRecord, parseRecord, replay } from '@ankerplatz/kit';

/** What is asked of a record, one question after another; each needs the one before. */
export const QUESTIONS = ['chain', 'secret', 'deal'] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Finding {
  readonly question: Question;
  readonly holds: boolean;
}

export interface ShuffleReport {
  readonly findings: readonly Finding[];
  readonly isFair: boolean;
  /** Whether the chance came from a secret that the server had committed itself to. */
  readonly isCommitted: boolean;
  /** How many people gave random bytes of their own. */
  readonly contributors: number;
  readonly entries: number;
}

const CHECKS: Readonly<Record<Question, (game: Game, record: GameRecord) => boolean>> = {
  chain: (_, record) => parseRecord(record).ok,
  secret: (game, record) => beginReplay(game, record).ok,
  deal: (game, record) => replay(game, record).ok,
};

/** Deals a finished game again from its record alone. */
export const checkShuffle = (game: Game, record: GameRecord): ShuffleReport => {
  const findings: Finding[] = [];
  for (const question of QUESTIONS) {
    const holds = CHECKS[question](game, record);
    findings.push({ question, holds });
    if (!holds) break;
  }
  const { chance, entries } = record;
  return {
    findings,
    isFair: findings.every(({ holds }) => holds),
    isCommitted: chance.kind === 'committed',
    contributors: chance.kind === 'committed' ? chance.contributions.filter(part => part !== '').length : 0,
    entries: entries.length,
  };
};

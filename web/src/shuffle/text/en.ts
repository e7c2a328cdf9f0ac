import type { Question } from '../check.ts';

/** The words of the check of the shuffle in English; their shape is the contract for every other language. */
export const en = {
  title: 'Check the shuffle',
  fair: 'All checks passed: this game was dealt fairly.',
  unfair: 'A check failed: do not trust this record.',
  how: 'Before anyone sat down the server had fixed a secret and shown its fingerprint. Every person added random bytes. All chance comes from both together, so nobody could choose it. Your browser has just dealt the whole game again from the record alone.',
  seeded:
    'This game was played on one device. Its chance comes from a seed in the record, which nobody else had to trust.',
  holds: {
    chain: 'No entry of the record was changed.',
    secret: 'The secret is the one that was fixed beforehand.',
    deal: 'Dealt again, every shuffle is the same and every move is legal.',
  } as Readonly<Record<Question, string>>,
  fails: {
    chain: 'An entry of the record was changed.',
    secret: 'The secret is not the one that was fixed beforehand.',
    deal: 'Dealt again, the game does not come out the same.',
  } as Readonly<Record<Question, string>>,
  counts: (entries: number, people: number) =>
    `${entries} ${entries === 1 ? 'entry' : 'entries'}, random bytes of ${people} ${people === 1 ? 'person' : 'people'}.`,
};

export type ShuffleTexts = typeof en;

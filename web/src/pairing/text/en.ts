import { pluralOf } from '../../text/intl.ts';

const count = pluralOf('en');

export const en = {
  deals: 'Deal of the day',
  dealsHint: 'Everybody plays the same, once. How far do you get?',
  title: 'Find opponents',
  hint: 'You are paired with people who want to play the same. Others may watch.',
  game: 'Game',
  pace: 'Pace',
  paces: { live: 'Now', slow: 'Over days' },
  paceHints: { live: '20 min each, plus 20 s per turn', slow: '2 days for a move' },
  likeStrength: 'About my strength',
  likeStrengthHint: (time: string) =>
    `At first only people within 100 points of your rating, then more and more; after ${time} anybody.`,
  rated: 'Rated game',
  ratedHint: 'Members only; it changes your rating.',
  bots: 'Start with bots after 60 s if nobody comes',
  find: 'Find opponents',
  nobody: 'Nobody is waiting for this just now.',
  next: 'Whoever comes next plays with you.',
  needed: (people: number) => `It takes ${people} people.`,
  people: (people: number) => count(people, '# person is waiting for this', '# people are waiting for this'),
  /** Of the person who has waited longest. */
  longest: (time: string) => `longest wait: ${time}`,
  waitingNow: 'Waiting now',
  joinThem: 'Join',
  waits: (people: number) => count(people, '# waiting', '# waiting'),
  also: { live: 'Also look for a game now', slow: 'Also look for a game over days' },
};

export type PairingTexts = typeof en;

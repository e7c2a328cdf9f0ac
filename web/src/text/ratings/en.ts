import type { Void } from '@ankerplatz/protocol';
import { pluralOf } from '../intl.ts';

const count = pluralOf('en');

/** Ratings in English; the shape is the contract for every other language. */
export const en = {
  title: 'Leaderboard',
  hint: 'Games at rated tables change the ratings of those who play there. Everybody begins with 1500.',
  how: 'How ratings work',
  hints: [
    'A rated table says so before you sit down. Only members play there, with a clock, on the usual board, without coach, bots or take-backs.',
    'The number after ± says how sure a rating is. It is provisional (?) until it is known to within 300 points.',
    'Whoever gives up, runs out of time or lets somebody else play is rated as last. A game that all agree to end does not count.',
    'More than three games with the same people in 30 days weigh less.',
    'The leaderboard shows everybody whose rating is no longer provisional and who has met ten different opponents in 90 days.',
  ],
  game: 'Game',
  kind: 'Kind',
  more: '3–4 players',
  pace: 'Pace',
  paces: { live: 'At one sitting', slow: 'Over days' },
  place: 'Place',
  name: 'Name',
  rating: 'Rating',
  games: 'Games',
  somebody: 'Somebody',
  none: 'Nobody is on this leaderboard yet.',
  stranger: 'Tell us your name first; then you can see the leaderboard.',
  comeIn: 'Enter a name',
  you: 'you',
  bots: 'Bots',
  botsHint:
    'From games of bots among themselves; the First mate has 1500. These numbers cannot be compared with those of people.',
  level: 'Level',
  mine: 'Your rating',
  /** `1523 ± 140` */
  number: (rating: number, spread: number) => `${rating} ± ${spread}`,
  provisional: 'provisional',
  played: (games: number) => count(games, '1 rated game', '# rated games'),
  placed: (place: number) => `place ${place}`,
  missing: (met: number, needed: number) => `${met} of ${needed} different opponents in the last 90 days`,
  mineNone: 'You have not played a rated game of this kind yet.',
  ofPerson: 'Ratings',
  personNone: 'No rated games yet.',
  toBoard: 'Leaderboard',
  rated: 'Rated games',
  ratedHint: 'Members only, with a clock, on the usual board; no bots, no coach, no take-backs.',
  ratedNote: 'Games at this table are rated. Whoever takes a seat agrees to it.',
  ratedInvite: 'Send the link or let others scan the code. They need an account: games at this table are rated.',
  ratedLate: 'This can be changed only while nobody else sits here.',
  changes: 'Ratings',
  pending: 'The ratings are being worked out …',
  hidden: 'hidden',
  better: (points: number) => `+${points}`,
  worse: (points: number) => `−${points}`,
  expected: (share: string) => `expected to win: ${share}`,
  left: 'left, so rated as last',
  weight: (share: string) => `counts ${share}: you have met often lately`,
  void: {
    agreed: 'All agreed to end the game: it does not count.',
    'take-back': 'Something was taken back: the game does not count.',
    position: 'It did not begin from the start: the game does not count.',
    board: 'It was not played on the usual board: the game does not count.',
    coach: 'The coach was allowed: the game does not count.',
    clock: 'There was no clock: the game does not count.',
    bot: 'A bot took part: the game does not count.',
    guest: 'A guest took part: the game does not count.',
  } satisfies Record<Void, string> as Readonly<Record<Void, string>>,
};

export type RatingsTexts = typeof en;

import { pluralOf } from '../intl.ts';

const n = pluralOf('en');
const points = (count: number): string => n(count, '# point', '# points');

/** How a game on this device went: what its figures say. */
export const en = {
  title: 'How it went',
  good: 'What went well',
  next: 'One thing to try next',
  missing: 'There is no such finished game on this device.',
  won: 'You won.',
  lost: (winner: string) => `${winner} won this time.`,
  again: 'Play again',
  lessons: 'All lessons',
  nauticus: {
    final: (own: number, other: number) => `You scored ${points(own)}; the best of the others ${other}.`,
    ships: (count: number, gained: number) =>
      `${n(count, '# finished ship', '# finished ships')} brought ${points(gained)}.`,
    goods: (gained: number) => `Delivered goods brought ${points(gained)}.`,
    crowns: (gained: number) => `Scoring crowns brought ${points(gained)}.`,
    extras: (gained: number) => `Bonuses and rewards brought ${points(gained)}.`,
    tryPasses: (lost: number) =>
      `Pass tiles cost you ${points(lost)}. Pass three times a round, whenever an action helps you little.`,
    tryShips: (other: number) =>
      `The others made ${points(other)} with ships. Finish one early: each mast brings a reward.`,
    tryCrowns: (other: number) =>
      `The others made ${points(other)} with crowns. Take crown masts and sails as rewards and keep workers for scoring.`,
    tryGoods: 'Load a finished ship with goods of one kind and deliver: five alike are worth 20 points.',
    tryRest: (rest: number) =>
      `Workers, taler and tiles left over brought only ${points(rest)}. Spend more of them before the last round ends.`,
    tryMore: 'You used everything there is. Try a First mate as your next opponent.',
  },
  nautilus: {
    home: (own: number, all: number) => `Your team brought ${own} of ${n(all, '# sailor', '# sailors')} into harbour.`,
    captures: (count: number) => `You captured ${n(count, '# sailor', '# sailors')}.`,
    kept: 'None of your sailors was captured.',
    used: (discards: number) =>
      discards === 0 ? 'You used every card.' : `You had to discard only ${n(discards, '# card', '# cards')}.`,
    tryStart: (discards: number) =>
      `You discarded ${n(discards, '# card', '# cards')}. Keep a 1 or 12 until a sailor is in the whirlpool, and share them with your partner.`,
    trySafe: (lost: number) =>
      `You lost ${n(lost, '# sailor', '# sailors')}. Do not stop within reach of others; caves and harbours are safe.`,
    tryPartner: 'Look at your partner’s sailors, too: a divided 5 helps both of you.',
  },
};

export type ReviewTexts = typeof en;

import { pluralOf } from '../intl.ts';

const n = pluralOf('en');
const points = (count: number): string => n(count, '# point', '# points');

/** The review of a game on this device: what its figures say. */
export const en = {
  title: 'How it went',
  good: 'What went well',
  next: 'One thing to try next',
  missing: 'There is no such finished game on this device.',
  won: 'You won.',
  lost: (winners: string, _isSeveral: boolean) => `${winners} won this time.`,
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
      `Somebody else made ${points(other)} with ships. Finish one early: each of its masts brings a reward.`,
    tryCrowns: (other: number) =>
      `Somebody else made ${points(other)} with crowns. Take crown masts and sails as rewards and keep workers for scoring.`,
    tryGoods: 'Load a finished ship with goods of one kind and deliver: five alike are worth 20 points.',
    tryRest: (rest: number) =>
      `Workers, taler and tiles left over brought only ${points(rest)}. Spend more of them before the last round ends.`,
    tryStronger: (level: string) => `You delivered goods and left little over. Try a stronger opponent next: ${level}.`,
    tryWell: 'You delivered goods and left little over. Try a table with more opponents next.',
  },
  nautilus: {
    home: (own: number, all: number) => `Your team brought ${own} of ${n(all, '# sailor', '# sailors')} into harbour.`,
    homeAlone: (own: number, all: number) => `You brought ${own} of ${n(all, '# sailor', '# sailors')} into harbour.`,
    captures: (count: number) => `Your sailors captured opponents ${n(count, 'once', '# times')}.`,
    kept: 'None of your sailors was captured.',
    used: (discards: number) =>
      discards === 0
        ? 'You never had to discard a card.'
        : `You had to discard only ${n(discards, '# card', '# cards')}.`,
    tryStart: (discards: number) =>
      `You discarded ${n(discards, '# card', '# cards')}. Bring a second sailor out soon: the more are under way, the more cards can be used.`,
    trySafe: (lost: number) =>
      `Your sailors were captured ${n(lost, 'once', '# times')}. Stop out of the others’ reach where you can; nobody is captured in a harbour.`,
    tryPartner: 'Look at your partner’s sailors, too: a divided 5 helps both of you.',
    tryDivide: 'Divide a 5 among several sailors whenever one of them needs an exact number of steps.',
  },
};

export type ReviewTexts = typeof en;

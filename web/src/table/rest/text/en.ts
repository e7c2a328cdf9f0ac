import { pluralOf } from '../../../text/intl.ts';

const count = pluralOf('en');

/** The words of clocks that stand still: at night, and on holiday. */
export const en = {
  sleeps: (hour: number) => `sleeps until ${hour} h`,
  /** Beside a moon, where there is little room. */
  wakes: (hour: number) => `${hour} h`,
  away: (time: string) => `on holiday until ${time}`,
  mine: (time: string) => `On holiday until ${time}: your clock stands still.`,
  end: 'End it now',
  title: 'Take days off',
  hint: (days: number) =>
    `Your clock stands still meanwhile, and the others see until when. You have ${count(days, '# day', '# days')} left in this game; whole days you do not use stay yours.`,
  none: 'You have taken all your days of this game.',
  length: 'How long',
  days: (days: number) => count(days, '# day', '# days'),
  begin: 'Begin now',
};

export type RestTexts = typeof en;

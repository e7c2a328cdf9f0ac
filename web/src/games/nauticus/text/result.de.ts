import type { ResultTexts } from './result.ts';

const plurals = new Intl.PluralRules('de');
const counted = (n: number, one: string, other: string): string => `${n} ${plurals.select(n) === 'one' ? one : other}`;

export const resultDe: ResultTexts = {
  title: 'Woher die Punkte kamen',
  sources: {
    ships: 'Fertige Schiffe',
    goods: 'Gelieferte Waren',
    crowns: 'Kronen',
    rewards: 'Belohnungen',
    bonuses: 'Boni',
    rest: 'In Taler getauscht',
    passes: 'Passe-Plättchen',
  },
  start: 'Zu Beginn',
  total: 'Punkte',
  end: 'Ende',
  won: (names, isSeveral) => `${names} ${isSeveral ? 'gewinnen' : 'gewinnt'}`,
  points: n => counted(n, 'Punkt', 'Punkte'),
};

import { pluralOf } from '../../../text/intl.ts';
import type { ResultTexts } from './result.ts';

const counted = pluralOf('de');

export const resultDe: ResultTexts = {
  title: 'Woher die Siegpunkte kamen',
  sources: {
    ships: 'Fertige Schiffe',
    goods: 'Ausgelieferte Waren',
    crowns: 'Kronen',
    rewards: 'Belohnungen',
    bonuses: 'Boni',
    rest: 'In Taler getauscht',
    passes: 'Passe-Plättchen',
  },
  start: 'Zu Beginn',
  total: 'Siegpunkte',
  end: 'Ende',
  won: (names, isSeveral, isYou) => {
    const verbs = isYou ? (['gewinnst', 'gewinnt'] as const) : (['gewinnt', 'gewinnen'] as const);
    return `${names} ${verbs[isSeveral ? 1 : 0]}`;
  },
  points: n => counted(n, '# Siegpunkt', '# Siegpunkte'),
};

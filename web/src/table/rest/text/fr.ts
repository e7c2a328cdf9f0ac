import { pluralOf } from '../../../text/intl.ts';
import type { RestTexts } from './en.ts';

const count = pluralOf('fr');

export const fr: RestTexts = {
  sleeps: hour => `dort jusqu’à ${hour} h`,
  wakes: hour => `${hour} h`,
  away: time => `en congé jusqu’au ${time}`,
  mine: time => `En congé jusqu’au ${time} : votre pendule est arrêtée.`,
  end: 'Y mettre fin',
  title: 'Prendre des congés',
  hint: days =>
    `Votre pendule est arrêtée pendant ce temps, et les autres voient jusqu’à quand. Il vous reste ${count(days, '# jour', '# jours')} dans cette partie ; les jours entiers non utilisés restent à vous.`,
  none: 'Vous avez pris tous vos congés de cette partie.',
  length: 'Durée',
  days: days => count(days, '# jour', '# jours'),
  begin: 'Commencer maintenant',
};

import { pluralOf } from '../../../text/intl.ts';
import type { RestTexts } from './en.ts';

const count = pluralOf('de');

export const de: RestTexts = {
  sleeps: hour => `schläft bis ${hour} Uhr`,
  wakes: hour => `${hour} Uhr`,
  away: time => `im Urlaub bis ${time}`,
  mine: time => `Im Urlaub bis ${time}: Deine Uhr steht still.`,
  end: 'Jetzt beenden',
  title: 'Urlaub nehmen',
  hint: days =>
    `Deine Uhr steht solange still, und die anderen sehen, bis wann. Dir bleiben in diesem Spiel ${count(days, '# Tag', '# Tage')}; ganze Tage, die du nicht brauchst, behältst du.`,
  none: 'Du hast alle Urlaubstage dieses Spiels genommen.',
  length: 'Wie lange',
  days: days => count(days, '# Tag', '# Tage'),
  begin: 'Jetzt beginnen',
};

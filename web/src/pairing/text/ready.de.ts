import { pluralOf } from '../../text/intl.ts';
import type { ReadyTexts } from './ready.en.ts';

const count = pluralOf('de');

export const de: ReadyTexts = {
  ready: 'Bereit?',
  found: names => `Du spielst mit ${names}.`,
  botCount: bots => count(bots, '# Bot', '# Bots'),
  kept: 'Dein Spiel auf diesem Gerät bleibt erhalten: Du kannst es später fortsetzen.',
  left: time => `noch ${time}`,
  until: time => `bis ${time}`,
  yes: 'Bereit',
  no: 'Jetzt nicht',
  later: 'Später',
  missed:
    'Du hast nicht rechtzeitig geantwortet und deinen Platz verloren. Suche wieder, wenn du noch spielen möchtest.',
  again: 'Jemand ist nicht gekommen. Du wartest wieder, ganz vorn.',
  ended: 'Du suchst keine Mitspieler mehr: Diese Seite war weg, oder du hast woanders aufgehört.',
  lookAgain: 'Wieder suchen',
};

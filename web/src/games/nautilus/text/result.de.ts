import { pluralOf } from '../../../text/intl.ts';
import type { ResultTexts } from './result.ts';

const n = pluralOf('de');

export const resultDe: ResultTexts = {
  title: 'Wie das Spiel verlief',
  won: (names, isSeveral, isYou) => {
    const verbs = isYou ? (['hast', 'habt'] as const) : (['hat', 'haben'] as const);
    return `${names} ${verbs[isSeveral ? 1 : 0]} alle Seefahrer im Hafen`;
  },
  sailors: (home, all) => `${home} von ${all} Seefahrern im Hafen`,
  figures: {
    captures: 'Geschlagen',
    lost: 'Zurück\u00adgeschickt',
    starts: 'Hände mit 1 oder 12',
    discards: 'Karten abgeworfen',
    stepsLost: 'Schritte verloren',
  },
  about: {
    captures: 'geschlagene Seefahrer der anderen Seite',
    lost: 'eigene Seefahrer, die in den Wasserstrudel zurückmussten',
    starts: 'ausgeteilte Hände mit 1 oder 12, ab Runde 2',
    discards: 'ungenutzt abgeworfene Karten',
    stepsLost: 'Schritte, die die abgeworfenen Karten gebracht hätten',
  },
  rounds: count => n(count, '# Runde', '# Runden'),
};

import type { FairPlayText } from '../fair-play-text.ts';

const one = (value: number): string => value.toLocaleString('de', { maximumFractionDigits: 1 });
const percent = (share: number): string => share.toLocaleString('de', { style: 'percent' });
const games = (count: number): string => (count === 1 ? '1 Partie' : `${count} Partien`);

export const fairPlay: FairPlayText = {
  title: 'Faires Spiel',
  hint: 'Partner, die zu oft gewinnen, verschenkte oder verlassene Partien, Züge wie von einem starken Bot: Zahlen, über die du urteilst.',
  show: 'Zahlen ansehen',
  back: 'Zurück zur Verwaltung',
  about: (days, count, reviewed) =>
    `Gewertete Partien der letzten ${days} Tage: ${count}, davon ${reviewed} mit Analyse.`,
  nothingAutomatic:
    'Auch der Zufall bringt ab und zu jemanden auf diese Seite: Sieh dir die Partien an, bevor du urteilst. Von selbst geschieht nichts.',
  none: 'Nichts Auffälliges.',
  partners: 'Partner, die zu oft gewinnen',
  partnersHint: 'Zwei, die zusammen mehr Partien gewonnen haben, als ihre Wertungen erwarten lassen.',
  and: 'und',
  opponents: 'Einseitige Paare',
  opponentsHint:
    'Der eine hat den anderen öfter geschlagen, als ihre Wertungen erwarten lassen: Partien könnten verschenkt sein.',
  beat: 'gegen',
  leavers: 'Verlassene Partien',
  leaversHint: 'Wer öfter als hier üblich aufgibt, die Zeit überschreitet oder den Platz anderen überlässt.',
  agreements: 'Züge wie von einem starken Bot',
  agreementsHint:
    'Wer in analysierten Partien öfter so gezogen hat wie der analysierende Bot als andere mit etwa gleicher Wertung.',
  won: (played, won, expected) => `${one(won)} von ${games(played)} gewonnen, ${one(expected)} erwartet.`,
  left: (played, left, expected) => `${left} von ${games(played)} verlassen, ${one(expected)} erwartet.`,
  gained: times => (times === 1 ? 'Eine davon gewann' : `${times} davon gewann`),
  agreed: (share, usual) => `${percent(share)} der Züge gleich, üblich sind ${percent(usual)}.`,
  surprise: deviations => `${one(deviations)} Standardabweichungen daneben.`,
  sameAddress: 'Beide kamen zuletzt von derselben Adresse, wie Leute aus einem Haushalt oder Verein.',
  classes: { two: 'zu zweit', more: 'zu dritt oder viert', quick: 'Schnell', duel: 'Duell', team: 'Team' },
  paces: { live: 'live', slow: 'über Tage' },
  games: 'Partien mit Analyse:',
  lookInto: 'Letzte zehn Partien analysieren',
  lookedInto: count =>
    count === 0
      ? 'Es gibt keine gewertete Partie mehr zu analysieren.'
      : `Der Server analysiert jetzt ${games(count)}, eine nach der anderen, wenn er sonst nichts zu tun hat.`,
};

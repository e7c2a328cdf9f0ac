import type { RulesTexts } from './en.ts';

export const de: RulesTexts = {
  title: game => `Regeln von ${game}`,
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  found: count => (count === 1 ? '1 Abschnitt' : `${count} Abschnitte`),
  nothing: 'In keinem Abschnitt stehen diese Wörter.',
  link: paragraph => `Link zu ${paragraph}`,
  explained: 'Wo es erklärt wird',
  glossary: 'Glossar',
  whole: 'Die ganzen Regeln auf einer Seite',
};

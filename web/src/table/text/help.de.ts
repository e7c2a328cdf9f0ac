import type { HelpTexts } from './help.en.ts';

export const de: HelpTexts = {
  help: {
    last: 'l oder letzter: der letzte Zug',
    recap: 'r oder rückblick: was seit deinem Zug geschah',
    log: 'log, verlauf oder protokoll: alles, was geschah',
    moves: 'm oder möglichkeiten: deine Möglichkeiten in Notation; eingetippt werden sie gezogen',
    why: 'w oder warum: warum das Letzte abgelehnt wurde; mit einem Zug, warum der nicht geht',
    clocks: 'c oder uhr: die Uhren',
    rules: 'regeln: alle Paragraphen; „regeln 5“ für einen, „regeln höhle“ für die über etwas',
    stepBack: 'u oder zurück: Schritt zurück',
    restart: 'restart oder neu: Zug von vorn',
    handIn: 'ok oder bestätigen: den Zug bestätigen',
    help: '? oder hilfe: diese Hilfe',
  },
  keys: 'Strg+K öffnet dieses Feld, Strg+Z geht einen Schritt zurück, Strg+Eingabe drückt den Hauptknopf, Strg+I geht von Zeichen zu Zeichen und sagt, was es bedeutet.',
  noRefusal: 'Nichts wurde abgelehnt.',
  possible: 'Das ist jetzt möglich.',
  noRule: words => `Von „${words}“ handelt keine Regel.`,
};

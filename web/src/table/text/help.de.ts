import { pluralOf } from '../../text/intl.ts';
import type { HelpTexts } from './help.en.ts';

const count = pluralOf('de');

export const de: HelpTexts = {
  command: {
    title: 'Befehle und Fragen',
    label: 'Befehl',
    placeholder: 'ein Zug oder ? für Hilfe',
    go: 'Los',
    unknown: typed => `„${typed}“ ist weder ein Zug noch eine Frage. ? zeigt die Hilfe.`,
    played: step => `Erledigt: ${step}.`,
    noMoves: 'Du hast gerade nichts zu entscheiden.',
    moves: (n, list) => `${count(n, '# Möglichkeit', '# Möglichkeiten')}: ${list}`,
    steppedBack: 'Einen Schritt zurück.',
    nothingToStepBack: 'Es gibt keinen Schritt, der sich zurücknehmen ließe.',
    handedIn: 'Abgegeben.',
    notComplete: 'Der Zug ist noch nicht vollständig.',
    complete: 'Der Zug ist vollständig: ok bestätigt ihn.',
    asks: {
      last: ['l', 'letzter'],
      recap: ['r', 'rückblick', 'rueckblick'],
      log: ['log', 'verlauf', 'protokoll'],
      moves: ['m', 'möglichkeiten', 'moeglichkeiten'],
      why: ['w', 'warum'],
      clocks: ['c', 'uhr', 'uhren'],
      rules: ['regeln', 'regel'],
      stepBack: ['u', 'zurück', 'zurueck'],
      restart: ['restart', 'neu'],
      handIn: ['ok', 'bestätigen'],
      help: ['?', 'hilfe'],
    },
  },
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

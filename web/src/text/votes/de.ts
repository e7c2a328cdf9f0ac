import { pluralOf } from '../intl.ts';
import type { VoteTexts } from './en.ts';

const count = pluralOf('de');

export const de: VoteTexts = {
  end: names => `${names}: Lasst uns das Spiel beenden.`,
  pause: names => `${names}: Machen wir Pause.`,
  pauseUntil: (names, time) => `${names}: Machen wir Pause bis ${time}.`,
  resume: names => `${names}: Spielen wir weiter.`,
  takeBack: (names, moves) => `${names}: ${count(moves, 'den letzten Zug', 'die letzten # Züge')} zurücknehmen?`,
  replaceBot: (names, seat, bot) => `${names}: ${bot} soll für ${seat} spielen.`,
  replacePerson: (names, seat, person) => `${names}: ${person} soll für ${seat} spielen.`,
  notBefore: time => `Der Spieler weiß Bescheid und hat Zeit bis ${time}.`,
  now: 'Jetzt tun',
  agree: 'Zustimmen',
  decline: 'Ablehnen',
  declined: names => `${names}: lieber nicht.`,
  withdraw: 'Zurückziehen',
};

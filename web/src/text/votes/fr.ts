import { que } from '@ankerplatz/kit';
import { pluralOf } from '../intl.ts';
import type { VoteTexts } from './en.ts';

const count = pluralOf('fr');

export const fr: VoteTexts = {
  end: names => `${names} : terminons cette partie.`,
  pause: names => `${names} : faisons une pause.`,
  pauseUntil: (names, time) => `${names} : faisons une pause jusqu’au ${time}.`,
  resume: names => `${names} : reprenons.`,
  takeBack: (names, moves) => `${names} : reprendre ${count(moves, 'le dernier coup', 'les # derniers coups')} ?`,
  replaceBot: (names, seat, bot) => `${names} : ${que(bot)} joue pour ${seat}.`,
  replacePerson: (names, seat, person) => `${names} : ${que(person)} joue pour ${seat}.`,
  notBefore: time => `Le joueur est prévenu et a le temps jusqu’à ${time}.`,
  now: 'Le faire maintenant',
  agree: 'Accepter',
  decline: 'Refuser',
  declined: names => `${names}\u00a0: plutôt pas.`,
  withdraw: 'Retirer',
};

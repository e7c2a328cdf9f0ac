import { de, que } from '@ankerplatz/kit';
import { pluralOf } from '../../text/intl.ts';
import type { RoomTexts } from './en.ts';

const count = pluralOf('fr');

export const fr: RoomTexts = {
  title: 'Salle d’analyse',
  youLead: 'Vous menez',
  leads: name => `${name} mène`,
  there: n => count(n, '# personne', '# personnes'),
  follow: 'Suivre',
  unfollow: 'Regarder seul',
  followed: name => `Vous suivez ${name}.`,
  alone: 'Vous regardez à votre rythme. « Suivre » vous ramène.',
  nowLeading: 'Vous menez maintenant : qui vous suit voit ce que vous montrez.',
  more: 'Salle',
  chat: unread =>
    unread === 0 ? 'Discussion' : `Discussion, ${count(unread, '# nouveau message', '# nouveaux messages')}`,
  people: 'Qui est là',
  handOn: name => `Confier la conduite à ${name}`,
  share: 'Copier le lien vers cette salle',
  copied: 'Le lien est copié.',
  close: 'Fermer la salle pour tous',
  leave: 'Quitter la salle',
  closes: (minutes, time) =>
    `La salle ferme ${minutes} minutes après le départ de la dernière personne, et à ${time} au plus tard. Ce qui a été dit disparaît avec elle.`,
  result: 'Montrer le résultat',
  resultHidden: 'L’issue de la partie reste cachée jusqu’à ce que vous la demandiez.',
  branch: 'Essayer une suite à partir d’ici',
  branchOpen: 'Une suite qui n’a pas été jouée',
  branchNote: 'Ce qui est tiré ici est inventé.',
  branchEnd: 'Revenir à la partie',
  branchBack: 'Annuler le dernier coup de la suite',
  watching: 'Qui mène joue cette suite.',
  marks: 'Flèches et anneaux',
  mark: 'Montrer sur le plateau',
  marking: 'Touchez un endroit pour un anneau, glissez vers un autre pour une flèche. Encore une fois l’enlève.',
  markDone: 'J’ai fini de montrer',
  markAt: 'Endroit',
  markTo: 'Flèche vers',
  markRing: 'pas de flèche : un anneau',
  markAdd: 'Ajouter',
  unmark: 'Enlever toutes les flèches et tous les anneaux',
  ring: place => `Anneau : ${place}.`,
  arrow: (from, to) => `Flèche ${de(from)} vers ${to}.`,
  unmarked: 'Plus de flèches ni d’anneaux.',
  write: 'Écrivez quelque chose',
  send: 'Envoyer',
  report: name => `Signaler ce ${que(name)} a dit`,
  silent: 'Personne n’a encore rien dit.',
  back: 'Regarder la partie seul',
};

import { pluralOf } from '../intl.ts';
import type { EventsTexts } from './en.ts';

const count = pluralOf('fr');

export const fr: EventsTexts = {
  title: 'Événements',
  tournaments: 'Tournois',
  none: 'Aucun événement n’est annoncé.',
  announce: 'Annoncer un événement',
  yourZone: zone => `dans votre fuseau horaire (${zone})`,
  atPlace: (time, zone) => `Sur place : ${time} (${zone})`,
  place: 'Où',
  when: 'Quand',
  games: 'Jeux',
  coming: (coming, most) =>
    most === null
      ? coming === 0
        ? 'Personne ne s’est encore inscrit'
        : count(coming, '# personne vient', '# personnes viennent')
      : `${count(coming, '# place prise', '# places prises')} sur ${most}`,
  people: 'Qui vient',
  hidden: hidden => count(hidden, 'et une autre personne', 'et # autres'),
  come: 'Je viens',
  stayAway: 'Finalement, je ne viens pas',
  isComing: 'Vous venez.',
  full: 'Toutes les places sont prises.',
  over: 'Cet événement est terminé.',
  cancelled: 'Cet événement a été annulé.',
  off: 'annulé',
  remind: 'Me le rappeler',
  remindHint: 'Trois heures avant, et s’il est déplacé ou annulé, là où vous recevez vos notifications.',
  noWays: 'Pour recevoir un rappel, choisissez d’abord dans les réglages où vous voulez recevoir vos notifications.',
  toSettings: 'Réglages',
  calendar: 'Ajouter à mon calendrier',
  share: 'Faire passer le mot',
  shareHint: 'Ce lien permet de s’inscrire ; un nom suffit.',
  shareInvited: 'Ce lien fait aussi entrer de nouvelles personnes dans le club jusqu’à la fin de l’événement.',
  play: 'Ouvrir une table',
  openTable: game => `Une table : ${game}`,
  tv: 'Écran pour tous',
  tvHint: 'Une page pour un projecteur : elle montre d’elle-même une partie publique.',
  change: 'Modifier',
  cancel: 'Annuler l’événement',
  cancelTitle: 'Annuler cet événement ?',
  cancelHint: 'C’est irréversible. Les personnes qui ont demandé un rappel seront prévenues.',
  newTitle: 'Nouvel événement',
  name: 'Nom',
  startsAt: 'Date et heure',
  startsAtHint: zone => `Dans votre fuseau horaire : ${zone}`,
  noTime: 'Choisissez une date et une heure à venir.',
  lasts: 'Durée',
  hours: hours => count(hours, '# heure', '# heures'),
  placeHint: 'Une adresse ou un lien.',
  most: 'Nombre de places',
  mostHint: 'Laissez vide pour ne pas limiter.',
  notWhole: 'Un nombre entier de 1 à 1000.',
  text: 'Ce qu’il faut savoir',
  save: 'Enregistrer',
  publish: 'Annoncer',
};

import type { LocalTexts } from './en.ts';

export const fr: LocalTexts = {
  title: 'Sur cet appareil',
  what: 'Gardées dans ce navigateur seulement, sans connexion.',
  none: 'Il n’y a pas encore de partie.',
  home: 'En commencer une',
  round: round => `Manche ${round}`,
  over: 'Terminée',
  resume: 'Continuer',
  look: 'Regarder',
  export: 'Télécharger l’enregistrement',
  forget: 'Supprimer la partie',
  forgetSure: 'La partie sera perdue pour de bon.',
  missing: 'Cette partie n’existe pas ici.',
  broken: why => `Cette partie ne peut pas continuer : ${why}.`,
  notKept: 'Ce navigateur n’enregistre pas les parties : celle-ci dure tant que la page est ouverte.',
  noPosition: 'Cette partie ne peut pas continuer à une autre table.',
  noName: 'Une table en ligne a besoin de votre nom.',
};

import type { MenuTexts } from './en.ts';

export const fr: MenuTexts = {
  title: 'Menu de la table',
  coach: 'Appeler l’entraîneur',
  coachOff: 'Renvoyer l’entraîneur',
  takeBack: 'Reprendre la dernière étape',
  resign: 'Abandonner',
  resignSure: 'Vraiment abandonner ? La partie sera perdue.',
  proposeEnd: 'Proposer de terminer la partie',
  seatLog: 'Télécharger mon journal',
  share: 'Partager la table',
  shareMoment: 'Partager ce moment',
  gameBefore: 'La partie d’avant',
  gameAfter: 'La partie suivante',
  copied: 'Le lien est copié.',
  goOnline: 'En faire une table en ligne',
  goOnlineSure:
    'La partie continue à une table du serveur, où vos amis peuvent s’asseoir. Elle reste aussi sur cet appareil.',
  settings: 'Réglages',
  whatIf: 'Et si…',
  record: 'Télécharger l’enregistrement',
  lookBack: 'Revoir la partie',
  playOn: 'Continuer à partir d’ici',
  check: 'Vérifier le mélange',
};

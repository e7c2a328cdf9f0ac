import type { TrailText } from '../trail-text.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

export const trail: TrailText = {
  deeds: {
    settings: ({ who }) => `${who} a modifié les réglages du club.`,
    announce: ({ who, words }) => `${who} a annoncé : « ${words} »`,
    withdraw: ({ who }) => `${who} a retiré l’annonce.`,
    invite: ({ who, uses, days }) =>
      `${who} a créé un lien qui invite ${count(uses, 'personne', 'personnes')} pendant ${count(days, 'jour', 'jours')}.`,
    token: ({ who }) => `${who} a créé un jeton pour la ligne de commande.`,
    reset: ({ who, person }) => `${who} a donné un nouveau mot de passe à ${person}.`,
    lookInto: ({ who, person }) => `${who} a fait examiner le jeu : ${person}.`,
    logOut: ({ who, person }) => `${who} a déconnecté ${person} partout.`,
    silence: ({ who, person }) => `${who} a retiré la parole à ${person}.`,
    unsilence: ({ who, person }) => `${who} a rendu la parole à ${person}.`,
    claim: ({ who }) => `${who} a pris l’administration par le lien du serveur.`,
    appoint: ({ who, person }) => `${who} a confié l’administration à ${person}.`,
    dismiss: ({ who, person }) => `${who} a retiré l’administration à ${person}.`,
    close: ({ who, table }) => `${who} a fermé ${table}.`,
    free: ({ who, table, seat }) => `${who} a libéré la place ${seat} à ${table}.`,
    ban: ({ who, person, range, days, words }) =>
      `${who} a exclu ${person || range} pour ${count(days, 'jour', 'jours')} : « ${words} »`,
    lift: ({ who }) => `${who} a laissé revenir quelqu’un.`,
    newEvent: ({ who, event }) => `${who} a annoncé l’événement ${event}.`,
    changeEvent: ({ who, event }) => `${who} a modifié l’événement ${event}.`,
    cancelEvent: ({ who, event }) => `${who} a annulé l’événement ${event}.`,
    removeEvent: ({ who, event }) => `${who} a supprimé l’événement ${event}.`,
    done: ({ who }) => `${who} a traité un message signalé.`,
    newTournament: ({ who, tournament }) => `${who} a annoncé le tournoi ${tournament}.`,
    changeTournament: ({ who, tournament }) => `${who} a modifié le tournoi ${tournament}.`,
    turnTournament: ({ who, tournament, words }) => `${who} a ${words} le tournoi ${tournament}.`,
    removeEntrant: ({ who, tournament, person }) => `${who} a retiré ${person} du tournoi ${tournament}.`,
    setResult: ({ who, tournament, round }) =>
      `${who} a saisi un résultat de la ronde ${round} du tournoi ${tournament}.`,
  },
  turns: { start: 'lancé', pause: 'suspendu', resume: 'repris', finish: 'terminé', cancel: 'annulé' },
  table: 'une table',
  deleted: '(supprimé)',
  administrator: 'L’administration',
  unknown: (who, action, about) => `${who} a fait autre chose (${action})${about && ` : ${about}`}`,
};

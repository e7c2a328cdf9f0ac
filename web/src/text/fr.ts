import type { Texts } from './en.ts';
import { homeTexts } from './home/fr.ts';

export const fr: Texts = {
  ...homeTexts,
  app: {
    title: 'Ankerplatz',
    skip: 'Aller au contenu',
    home: 'Accueil',
    missing: 'Page introuvable.',
    failed: 'Cette page n’a pas pu être chargée.',
    again: 'Réessayer',
    newVersion: 'Une nouvelle version du site est disponible.',
    reload: 'Recharger',
    myTurns: count => `(${count})`,
  },
  ui: {
    member: 'Membre',
    notes: 'Messages',
    close: 'Fermer',
    cancel: 'Annuler',
    ok: 'OK',
    copy: 'Copier',
    copied: 'Copié.',
    share: 'Partager',
    on: 'activé',
    off: 'désactivé',
    more: 'Plus',
  },
  me: {
    question: 'Comment les autres doivent-ils vous appeler ?',
    name: 'Votre nom',
    go: 'Continuer',
    hint: 'Sans compte. Vous pourrez garder ce nom plus tard avec un mot de passe.',
    closed: 'Ce club n’accepte pas de nouveaux membres en ce moment. Si vous avez un compte, connectez-vous.',
    logIn: 'Se connecter',
    byInvitation: 'On entre dans ce club sur invitation.',
    invitation: 'Invitation',
    invitationHint: 'Dans le lien ou le message qui vous invite.',
  },
  net: {
    closed: 'Cette table a été fermée avant le début d’une partie.',
    closedPlayed: 'L’administrateur a fermé cette table. Ce qui a été joué est conservé.',
    replay: 'Revoir la partie',
    seatLost:
      'Vous aviez une place ici ? Connectez-vous, prenez un code de votre autre appareil ou redemandez l’invitation.',
    hidden: 'Cette partie se joue sans spectateurs.',
    offline: 'Le serveur est injoignable. Veuillez réessayer.',
    unreadable: 'Le serveur a donné une réponse que nous ne comprenons pas.',
    lost: 'Connexion perdue, reconnexion… Les tours validés sont enregistrés.',
    connecting: 'Connexion…',
    draining: 'Le serveur redémarre. Vous serez de retour dans un instant.',
  },
};

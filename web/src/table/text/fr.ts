import { fr as door } from '@ankerplatz/kit/text/fr';
import { pluralOf } from '../../text/intl.ts';
import type { TableTexts } from './en.ts';
import { online } from './online.fr.ts';

const count = pluralOf('fr');

export const fr: TableTexts = {
  people: 'Joueurs à la table',
  unnamed: 'Skipper',
  door,
  online,
  head: {
    leave: 'Quitter la table',
    menu: 'Menu',
    log: 'Journal',
    command: 'Taper une commande',
    rules: 'Règles',
  },
  zones: {
    seats: 'Joueurs',
    side: 'Ce qui s’est passé',
    thumb: 'À vous de jouer',
  },
  status: {
    yourTurn: 'C’est à vous.',
    turnOf: name => `${name}, c’est à vous.`,
    waiting: names => `C’est à ${names}.`,
    waitingMany: players => `C’est à ${players} joueurs.`,
    away: name => `${name} (pas là)`,
    next: 'Ce sera ensuite à vous.',
    after: name => `Ce sera à vous après ${name}.`,
    watching: 'Vous regardez.',
    lost: 'Connexion perdue. Nouvel essai…',
    botsLost: 'Les robots ne répondent pas. Nouvel essai…',
    connecting: 'Connexion…',
    skip: 'Tout montrer',
    hold: 'Maintenir : ralentir',
    resigned: (players, seat) => `${players.does(seat, 'abandonne', 'abandonnez')}.`,
    agreedEnd: 'Tous sont d’accord pour finir.',
  },
  turn: {
    steps: 'Étapes de ce tour',
    stepBack: 'Étape précédente',
    restart: 'Recommencer le tour',
    backTo: step => `Revenir avant : ${step}`,
    handIn: 'Valider le tour',
    handingIn: 'Validation…',
    handingInLater: 'Sera validé une fois en ligne',
  },
  log: {
    title: 'Journal',
    empty: 'Il ne s’est encore rien passé.',
    earlier: n => `${count(n, '# tour précédent', '# tours précédents')}`,
    takeBack: 'Reprendre jusqu’ici',
  },
  recap: {
    open: turns => `Depuis votre tour : ${count(turns, '# tour', '# tours')}`,
    openSoFar: turns => `Jusqu’ici : ${count(turns, '# tour', '# tours')}`,
    nothing: 'Il ne s’est rien passé depuis.',
  },
  notice: {
    rule: paragraph => `Règle ${paragraph}`.trim(),
    notYours: 'Ce n’est pas à vous de jouer.',
    over: 'La partie est terminée.',
    watching: 'Vous ne faites que regarder.',
    complete: 'Tour complet : validez-le ou revenez d’une étape.',
  },
  menu: {
    restart: 'Recommencer la leçon',
    tookBack: 'Repris.',
    putBack: 'Rétablir',
    agreeEnd: 'Accepter de terminer la partie',
    disagreeEnd: 'Continuer la partie',
    rematch: 'Rejouer',
    rematchNot: 'Ne pas rejouer',
  },
  talk: {
    title: 'Discussion',
    unread: n => count(n, '# nouveau message', '# nouveaux messages'),
  },
  result: {
    show: 'Résultat',
    agreed: 'Tous étaient d’accord pour finir.',
    resigned: names => `Abandon : ${names}.`,
    won: (names, isYou) => `${names} ${isYou ? 'gagnez' : 'gagne'}.`,
    wonTogether: (names, isYou) => `${names} ${isYou ? 'gagnez' : 'gagnent'}.`,
  },
  curtain: {
    title: name => `Donnez l’appareil à ${name}`,
    hint: 'Que les autres détournent les yeux !',
    go: name => `Je suis ${name} : afficher mes cartes`,
  },
  sounds: {
    offer: 'Des sons discrets ?',
    yes: 'Activer',
  },
};

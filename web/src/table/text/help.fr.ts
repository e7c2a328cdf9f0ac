import { pluralOf } from '../../text/intl.ts';
import type { HelpTexts } from './help.en.ts';

const count = pluralOf('fr');

export const fr: HelpTexts = {
  command: {
    title: 'Commandes et questions',
    label: 'Commande',
    placeholder: 'un coup, ou ? pour l’aide',
    go: 'OK',
    unknown: typed => `« ${typed} » n’est ni un coup ni une question. ? montre l’aide.`,
    played: step => `Fait : ${step}.`,
    noMoves: 'Vous n’avez rien à décider pour l’instant.',
    moves: (n, list) => `${count(n, '# possibilité', '# possibilités')} : ${list}`,
    steppedBack: 'Une étape en arrière.',
    nothingToStepBack: 'Il n’y a pas d’étape à reprendre.',
    handedIn: 'Validé.',
    notComplete: 'Le tour n’est pas encore complet.',
    complete: 'Le tour est complet : ok le valide.',
    asks: {
      last: ['l', 'dernier'],
      recap: ['r', 'résumé', 'resume'],
      log: ['log', 'journal'],
      moves: ['m', 'coups'],
      why: ['w', 'pourquoi'],
      clocks: ['c', 'pendule', 'pendules'],
      rules: ['règles', 'regles', 'règle', 'regle'],
      stepBack: ['u', 'retour'],
      restart: ['restart', 'recommencer'],
      handIn: ['ok', 'valider'],
      help: ['?', 'aide'],
    },
  },
  help: {
    last: 'l ou dernier : le dernier tour',
    recap: 'r ou résumé : ce qui s’est passé depuis votre dernier tour',
    log: 'log ou journal : tout ce qui s’est passé',
    moves: 'm ou coups : ce que vous pouvez jouer, en notation ; tapé, c’est joué',
    why: 'w ou pourquoi : pourquoi le dernier coup a été refusé ; avec un coup, pourquoi celui-ci est impossible',
    clocks: 'c ou pendules : les pendules',
    rules: 'règles : tous les paragraphes ; « règles 5 » pour un seul, « règles grotte » pour un sujet',
    stepBack: 'u ou retour : étape précédente',
    restart: 'restart ou recommencer : recommencer le tour',
    handIn: 'ok ou valider : valider',
    help: '? ou aide : cette aide',
  },
  keys: 'Ctrl+K ouvre ce champ, Ctrl+Z revient d’une étape, Ctrl+Entrée appuie sur le grand bouton, Ctrl+I va de signe en signe et dit ce que chacun signifie.',
  noRefusal: 'Rien n’a été refusé.',
  possible: 'C’est possible maintenant.',
  noRule: words => `Aucune règle ne parle de « ${words} ».`,
};

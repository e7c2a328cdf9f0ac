import { que } from '@ankerplatz/kit';
import type { WhatIfTexts } from './what-if.en.ts';

export const fr: WhatIfTexts = {
  title: 'Et si…',
  opened: 'Et si : voici une copie de la table. Rien ne compte ici, et personne ne le voit.',
  closed: 'Retour à la table.',
  note: 'Une copie : vous jouez toutes les places, et rien ne compte. Ce qui est tiré ici est inventé.',
  dealt: deal =>
    `Une copie : vous jouez toutes les places, et rien ne compte. Les mains cachées sont une donne possible d’après ce qui était connu (donne ${deal}).`,
  strict: 'Une copie : rien ne compte. Les cartes que vous ne voyez pas restent cachées.',
  hidden: 'Vous ne voyez pas ces cartes : choisissez en haut ce qui se passe.',
  end: 'La suite dépend de cartes ou d’une chance que vous ne pouvez pas connaître. Revenez en arrière ou fermez.',
  meanwhile: 'La partie a continué à la table. Fermez pour la voir.',
  stepBack: 'Revenir avant le dernier tour',
  restart: 'Revenir au début',
  deal: 'Une autre donne possible',
  close: 'À la table',
  suppose: name => `Supposons ${que(name)}…`,
};

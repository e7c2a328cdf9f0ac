import type { AnnouncedTexts } from './en.ts';

export const fr: AnnouncedTexts = {
  restart: time => `Le serveur redémarre à ${time} ; rien ne sera perdu.`,
  rematch: {
    asked: (names, game) => `${names} : une autre partie (${game}) ?`,
    yes: 'Rejouer',
    no: 'Non, merci',
    declined: (names, game) => `${names} : pas d’autre partie (${game}), merci.`,
    fine: 'D’accord',
  },
  invited: {
    asked: (name, game) => `${name} vous attend : ${game}`,
    go: 'Y aller',
    no: 'Pas maintenant',
  },
};

import { de } from '../../../text/french.ts';
import type { QuayText } from './types.ts';

export const fr: QuayText = {
  goods: { timber: 'bois', stone: 'pierre', fish: 'poisson' },
  buildings: { crane: 'la grue', smokery: 'le fumoir', chapel: 'la chapelle' },
  events: {
    chose: ({ seat, choice }, name, { goods }) => {
      if (choice === null) return `${name(seat)} a choisi.`;
      return choice === 'hold' ? `${name(seat)} garde ses caisses.` : `${name(seat)} embarque : ${goods[choice]}.`;
    },
    stored: ({ seat, good }, name, { goods }) => `${name(seat)} met en réserve : ${goods[good]}.`,
    spoiled: ({ seat, good }, name, { goods }) => `${name(seat)} n’était pas seul : ${goods[good]} perdu.`,
    drew: ({ seat, good }, name, { goods }) => `${name(seat)} pioche : ${goods[good]}.`,
    built: ({ seat, building }, name, { buildings }) => `${name(seat)} construit ${buildings[building]}.`,
    passed: ({ seat }, name) => `${name(seat)} ne construit pas.`,
    opened: () => 'Toutes les caisses sont ouvertes.',
    wind: ({ good }, _, { goods }) => `Le vent prend à chaque réserve : ${goods[good]}.`,
  },
  reasons: {
    'not-now': ({ rule }) => (rule === '§2' ? 'on charge les caisses' : 'c’est le moment de construire'),
    'last-round': ({ round }) => `à la manche ${round}, la dernière, personne ne peut garder ses caisses`,
    'not-in-hand': ({ good }, { goods }) => `pas ${de(goods[good])} dans votre main`,
    'built-already': ({ building, owner }, { buildings }) =>
      `la place ${owner} a déjà construit ${buildings[building]}`,
    'too-dear': ({ building, good, cost, has }, { goods, buildings }) =>
      `${buildings[building]} coûte ${cost} ${goods[good]}, vous avez ${has}`,
  },
  rules: {
    '§1': { title: 'Mise en place', blocks: ['Chaque place reçoit deux caisses de la pioche mélangée.'] },
    '§2': {
      title: 'Chargement',
      blocks: ['Tous choisissent en secret une caisse de leur main à embarquer, ou gardent.'],
    },
    '§3': { title: 'Ouverture', blocks: ['Ce qu’un seul embarque va dans sa réserve. Qui embarque pioche.'] },
    '§4': {
      title: 'Construction',
      blocks: ['Le meneur peut construire un bâtiment de sa réserve. Un seul de chaque.'],
    },
    '§5': { title: 'Vent', blocks: ['Un dé nomme un bien : chaque réserve en perd un. La place suivante mène.'] },
    '§6': {
      title: 'Fin',
      blocks: ['Après la dernière manche, un bien vaut un point, un bâtiment ce qui est imprimé.'],
    },
  },
  rules2: {
    '§2': {
      title: 'Chargement',
      blocks: [
        'Tous choisissent en secret une caisse de leur main à embarquer, ou gardent. À la dernière manche, personne ne garde.',
      ],
    },
    '§5': {
      title: 'Vent',
      blocks: ['Un dé nomme un bien : chaque réserve, sauf celle du meneur, en perd un. La place suivante mène.'],
    },
  },
};

import type { QuayText } from './types.ts';

export const en: QuayText = {
  goods: { timber: 'timber', stone: 'stone', fish: 'fish' },
  buildings: { crane: 'the crane', smokery: 'the smokery', chapel: 'the chapel' },
  events: {
    chose: ({ seat, choice }, name, { goods }) => {
      if (choice === null) return `${name(seat)} has chosen.`;
      return choice === 'hold' ? `${name(seat)} holds the crates back.` : `${name(seat)} ships ${goods[choice]}.`;
    },
    stored: ({ seat, good }, name, { goods }) => `${name(seat)} stores ${goods[good]}.`,
    spoiled: ({ seat, good }, name, { goods }) => `${name(seat)} was not alone: the ${goods[good]} spoils.`,
    drew: ({ seat, good }, name, { goods }) => `${name(seat)} draws ${goods[good]}.`,
    built: ({ seat, building }, name, { buildings }) => `${name(seat)} builds ${buildings[building]}.`,
    passed: ({ seat }, name) => `${name(seat)} does not build.`,
    opened: () => 'All crates are opened.',
    wind: ({ good }, _, { goods }) => `The wind takes ${goods[good]} from every store.`,
  },
  reasons: {
    'not-now': ({ rule }) => (rule === '§2' ? 'crates are being loaded now' : 'the leader may build now'),
    'last-round': ({ round }) => `crates cannot be held back in round ${round}, the last one`,
    'not-in-hand': ({ good }, { goods }) => `there is no ${goods[good]} in your hand`,
    'built-already': ({ building, owner }, { buildings }) => `${buildings[building]} was built by seat ${owner}`,
    'too-dear': ({ building, good, cost, has }, { goods, buildings }) =>
      `${buildings[building]} costs ${cost} ${goods[good]}, you have ${has}`,
  },
  rules: {
    '§1': { title: 'Setup', blocks: ['Every seat is dealt two crates from the shuffled deck.'] },
    '§2': { title: 'Loading', blocks: ['All seats secretly choose a crate of their hand to ship, or hold.'] },
    '§3': { title: 'Opening', blocks: ['A good that one seat alone ships goes to its store. Who ships draws again.'] },
    '§4': { title: 'Building', blocks: ['The leader may build one building from its store. Each is built once.'] },
    '§5': { title: 'Wind', blocks: ['A die names a good: every store loses one. The next seat leads.'] },
    '§6': { title: 'End', blocks: ['After the last round goods count one point, buildings what is printed.'] },
  },
  rules2: {
    '§2': {
      title: 'Loading',
      blocks: ['All seats secretly choose a crate of their hand to ship, or hold. In the last round nobody may hold.'],
    },
    '§5': {
      title: 'Wind',
      blocks: ["A die names a good: every store but the leader's loses one. The next seat leads."],
    },
  },
};

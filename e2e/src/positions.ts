/** Three players two phases before the end of the game. */
export const BEFORE_THE_END = {
  game: 'nauticus',
  round: 5,
  phase: 6,
  start: 0,
  wheel: 4,
  anchor: 2,
  tiles: ['hulls', 'masts', 'sails', 'goods', 'transport', 'money', 'deliver', 'crowns'],
  used: [true, true, true, false, true, false, true, false],
  players: [
    {
      points: 31,
      taler: 9,
      workers: 4,
      passes: 2,
      extra: true,
      crownPoints: 0,
      storage: ['mast:whale', 'mast:crown', 'sail:crown', 'coffee', 'fish'],
      delivered: ['coffee', 'coffee', 'grain'],
      ships: [
        {
          hull: ['bow', 'middle', 'stern'],
          masts: ['anchor', 'anchor', 'crown'],
          sails: ['anchor', 'crown', 'anchor'],
          goods: ['fish'],
        },
        { hull: ['single'], masts: ['star'], sails: ['star'], goods: [] },
        { hull: ['bow', 'middle'], masts: ['whale'], sails: [], goods: ['salt'] },
      ],
    },
    {
      points: 28,
      taler: 5,
      workers: 6,
      passes: 1,
      extra: false,
      crownPoints: 6,
      storage: ['stern', 'sail:helm', 'salt'],
      delivered: ['salt', 'salt', 'salt', 'fish'],
      ships: [
        { hull: ['bow', 'stern'], masts: ['helm', 'helm'], sails: ['helm', 'helm'], goods: ['salt'] },
        { hull: ['bow', 'stern'], masts: ['star', 'crown'], sails: ['star'], goods: [] },
      ],
    },
    {
      points: 40,
      taler: 12,
      workers: 3,
      passes: 0,
      extra: true,
      crownPoints: 9,
      storage: ['bow', 'mast:crown', 'mast:crown', 'sail:crown', 'grain', 'grain'],
      delivered: [],
      ships: [
        {
          hull: ['bow', 'middle', 'middle', 'stern'],
          masts: ['whale', 'whale', 'whale'],
          sails: ['whale', 'whale'],
          goods: [],
        },
      ],
    },
  ],
} as const;

const ASHORE = { points: 10, taler: 16, workers: 4, passes: 0, extra: true, crownPoints: 0 } as const;
const BEGINNER = { ...ASHORE, storage: [], delivered: [], ships: [] };

/** Three players at the start; "money" lies where its bonus asks nothing (three workers). */
export const AT_THE_START = {
  game: 'nauticus',
  round: 1,
  phase: 1,
  start: 0,
  wheel: 0,
  anchor: null,
  tiles: ['money', 'goods', 'transport', 'crowns', 'masts', 'hulls', 'sails', 'deliver'],
  used: [false, false, false, false, false, false, false, false],
  players: [BEGINNER, BEGINNER, BEGINNER],
  over: false,
  turn: null,
};

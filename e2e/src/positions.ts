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

/** Nautilùs in the middle of a round: every kind of choice is open to the first seat. */
export const MIDDLE = {
  game: 'nautilus',
  variant: 'team',
  round: 2,
  dealer: 3,
  turn: 0,
  hands: [
    ['5', '6', 'compass', 'nautilus', 'storm'],
    ['9', '2', '3', '1', '8'],
    ['3', '2', '9', '1', '10'],
    ['6', '9', '2', '3', '4'],
  ],
  sailors: {
    n: ['t3', 't60', 't7', 'home'],
    e: ['t5', 'home', 't40', 'h3'],
    s: ['t34', 't20', 'h3', 'home'],
    w: ['t50', 't12', 'home', 'home'],
  },
  moby: 't30',
  open: [false, false, false, false],
  discards: ['12', '7'],
} as const;

/** One more sail finishes the first seat's ship, and a second one in the same turn another. */
export const BEFORE_A_LAUNCH = {
  ...BEFORE_THE_END,
  round: 3,
  phase: 2,
  anchor: 1,
  used: [false, true, false, false, false, false, false, false],
  players: BEFORE_THE_END.players.map((player, seat) =>
    seat === 0
      ? {
          ...player,
          passes: 0,
          storage: ['mast:crown', 'coffee', 'fish'],
          ships: [
            {
              hull: ['bow', 'middle', 'stern'],
              masts: ['anchor', 'anchor', 'crown'],
              sails: ['anchor', 'crown'],
              goods: ['fish'],
            },
            { hull: ['bow', 'stern'], masts: ['star', 'star'], sails: ['star'], goods: [] },
          ],
        }
      : { ...player, passes: 0 },
  ),
};

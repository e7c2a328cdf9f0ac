import { pluralOf } from '../../../text/intl.ts';
import type { PlayerFacts, SpeechTexts, StateFacts, TurnFacts } from './speech.ts';

const n = pluralOf('en');
const points = (count: number): string => n(count, '# point', '# points');
const workers = (count: number): string => n(count, '# worker', '# workers');

const ASKS: Readonly<Record<TurnFacts['asks'], string>> = {
  bonus: 'the bonus tile',
  use: 'to use the action, to pass or to end',
  free: 'the free tile',
  reward: 'a reward',
  'after-pass': 'the extra action or the end, after a pass',
};

const FREE: Readonly<Record<TurnFacts['free'], readonly string[]>> = {
  none: [],
  waits: ['The free tile is still to come.'],
  given: ['The free tile is taken.'],
};

const player = (name: string | null, facts: PlayerFacts): readonly string[] => [
  `${name === null ? 'You have' : `${name}:`} ${points(facts.points)}, ${facts.now} if it ended now, ${workers(facts.workers)}, ${facts.taler} taler, ${n(facts.crowns, '# crown', '# crowns')}.`,
  `${
    facts.showing.length > 0
      ? `Pass tiles still showing: ${facts.showing.map(number => `−${number}`).join(', ')}.`
      : 'All pass tiles are turned.'
  } ${facts.hasExtra ? 'Extra action available.' : 'The extra action is used.'}`,
  `From crowns this round: ${points(facts.crownPoints)}. Delivered: ${facts.delivered}.`,
];

const turn = (facts: TurnFacts): readonly string[] => [
  `Action: ${facts.action}; ${n(facts.blue, '# blue worker', '# blue workers')} left.`,
  `${facts.name} to decide: ${ASKS[facts.asks]}.`,
  ...(facts.uses > 0 ? [`Uses so far: ${facts.uses}.`] : []),
  ...(facts.bought.length > 0 ? [`Bought: ${facts.bought.join(', ')}.`] : []),
  ...(facts.extra === null ? [] : [`Extra action: ${facts.extra}, ${facts.isLast ? 'after' : 'before'} the action.`]),
  ...(facts.extraCrowns > 0 ? [`Crowns by the extra action: ${points(facts.extraCrowns)}.`] : []),
  ...(facts.hasPassed ? [`${facts.name} has passed.`] : []),
  ...FREE[facts.free],
  ...(facts.rewards
    ? [`Rewards still to take: ${facts.rewards.left}; taken: ${facts.rewards.taken.join(', ') || 'none'}.`]
    : []),
];

const state = (facts: StateFacts): readonly string[] => [
  `Seats clockwise: ${facts.seats.map(({ name, isYou }) => (isYou ? `${name} (you)` : name)).join('; ')}.`,
  `Round ${facts.round} of ${facts.rounds}, phase ${facts.phase} of ${facts.phases}; start player: ${facts.start}.`,
  `The wheel’s anchor points at space ${facts.wheel + 1}.`,
  facts.anchor === null
    ? 'The anchor tile has not been placed yet.'
    : `The anchor tile lies on space ${facts.anchor + 1}.`,
  ...(facts.turn ? turn(facts.turn) : [facts.isOver ? 'The game is over.' : `${facts.start} to decide: an action.`]),
];

export const en: SpeechTexts = {
  asks: {
    actions: ['a', 'actions'],
    dock: ['d', 'h', 'dock'],
    ships: ['s', 'ships'],
    storage: ['storage'],
    others: ['o', 'others'],
    state: ['state', 'round'],
    score: ['score', 'points'],
    supply: ['supply', 'stacks'],
    box: ['box', 'board'],
  },
  help: {
    actions: 'a or actions: the eight actions with bonus, blue workers, prices and what they offer you',
    dock: 'd or dock: what you have',
    ships: 's or ships: your ships and what they lack',
    storage: 'storage: the tiles in your storage',
    others: 'o or others: what the others have',
    state: 'state: seats, round, start player, wheel, and how far the turn is',
    score: 'score: how many points everybody would have if it ended now',
    supply: 'supply: what is left in the stacks',
    box: 'box: all that is printed on the board of this game',
  },
  row: (space, action, bonus, blue, prices, forYou) =>
    `Space ${space + 1}, ${action}: ${[`bonus ${bonus}`, blue, prices, forYou].filter(Boolean).join('; ')}.`,
  noShips: 'No ships.',
  storage: (taken, fields, tiles) => `Storage, ${taken} of ${fields} fields: ${tiles}.`,
  nothing: 'nothing',
  player,
  state,
  box: ({ spaces, wheel, items, players, start }, actions) => [
    ...spaces.map(({ bonus, prices }, space) => `Space ${space + 1}: bonus ${bonus}; prices ${prices.join(', ')}.`),
    `Wheel, from its anchor: ${wheel.join(', ')}.`,
    ...Object.entries(items).map(
      ([action, names]) => `${actions[action as keyof typeof items]}, in order: ${names.join(', ')}.`,
    ),
    `${n(players, '# player', '# players')}; first start player: ${start ?? 'random'}.`,
  ],
  score: (name, rows) => `${name}: ${rows}.`,
  supply: stacks => `Left in the stacks: ${stacks}.`,
  stack: (name, left) => `${name} ${left}`,
  places: {
    own: {
      points: 'Points on the track',
      standing: 'Points if it ended now',
      workers: 'Workers',
      taler: 'Taler',
      dock: 'Dockyard',
      ships: 'Finished ships',
      storage: 'Storage',
      stored: 'Fields of the storage in use',
      extra: 'Extra action',
      delivered: 'Delivered goods',
      passes: 'Pass tiles',
    },
    common: {
      wheel: 'Wheel',
      bonus: 'Bonus of the action',
      extra: 'Extra action',
      supply: 'Supply',
      use: 'The action that is performed',
    },
    newShip: 'Room for a new ship',
    ship: number => `Ship ${number}`,
    of: (place, name) => `${place} (${name})`,
  },
  which: moves => `Which one? ${moves.join('; ')}`,
};

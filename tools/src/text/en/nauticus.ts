import { isGood, type NauticusNames, type Tile } from '@ankerplatz/nauticus';
import type { NauticusCatalogue, Offers } from '../../boards/nauticus/labels.ts';
import type { To } from '../../boards/nauticus/seen.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const list = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

const ACTION = {
  hulls: 'hull parts',
  masts: 'masts',
  sails: 'sails',
  goods: 'goods',
  transport: 'transport',
  money: 'money',
  deliver: 'delivery',
  crowns: 'crowns',
} as const;

const BONUS = {
  workers3: '3 workers',
  mast: '1 mast',
  sail: '1 sail',
  points2: '2 points',
  workers2: '2 workers',
  'worker+good': '1 worker, 1 good',
  'worker+point': '1 worker, 1 point',
  taler4: '4 taler',
} as const;

const to = (destination: To): string => {
  if (destination === 'store') return 'into storage';
  return destination.isNew ? 'start a new ship' : `onto ship ${destination.ship}`;
};

const offersOf = ({ tiles, rewards }: NauticusNames): Offers => {
  const a = (tile: Tile): string => {
    if (isGood(tile)) return tiles[tile];
    return `${tiles[tile].startsWith('anchor') ? 'an' : 'a'} ${tiles[tile]}`;
  };
  return {
    chose: ({ action, bonus, blue }) =>
      `${ACTION[action]}, ${count(blue, 'blue worker', 'blue workers')}; bonus ${BONUS[bonus]}`,
    bonusTile: ({ tile }) => `take ${a(tile)} into storage`,
    bought: ({ tile, price, to: destination }) => `buy ${a(tile)} for ${price} taler, ${to(destination)}`,
    freeTile: ({ tile }) => `take ${a(tile)} for free into storage`,
    loaded: ({ tile, to: destination }) => `move ${a(tile)} out of storage, ${to(destination)}`,
    rewarded: ({ reward, goods }) =>
      `reward: ${goods.length > 0 ? list.format(goods.map(good => tiles[good])) : rewards[reward]}`,
    gotMoney: ({ taler }) => `1 worker for ${taler} taler`,
    delivered: ({ ship, goods }) => `deliver ${list.format(goods.map(good => tiles[good]))} from ship ${ship}`,
    scoredCrowns: ({ crowns, points }) =>
      `${count(points, 'point', 'points')} for ${count(crowns, 'crown', 'crowns')}, 1 worker`,
    extraBegan: ({ action, workers }) =>
      `extra action: ${ACTION[action]}, with ${count(workers, 'more worker', 'more workers')}`,
    passed: ({ turned }) => (turned ? `pass: −${turned} becomes a crown` : 'pass'),
    turnEnded: ({ blueLost }) =>
      blueLost ? `end the turn, ${count(blueLost, 'blue worker', 'blue workers')} unused` : 'end the turn',
  };
};

export const nauticus: NauticusCatalogue = {
  seatNames: ['Lighthouse', 'Gull', 'Knot', 'Buoy'],
  head: (round, rounds, phase, phases) => `Round ${round} of ${rounds} · phase ${phase} of ${phases}`,
  startPlayer: name => `start player ${name}`,
  actions: ACTION,
  bonuses: BONUS,
  deeds: {
    transport: 'from storage onto ships',
    money: 'taler for workers',
    deliver: 'unload full ships',
    crowns: 'points for crowns',
  },
  used: 'used',
  anchorTile: 'anchor tile',
  wheelAnchor: 'wheel’s anchor',
  wheel: 'wheel: blue workers',
  hulls: { single: '1-ship', bow: 'bow', middle: 'middle', stern: 'stern' },
  crests: { star: 'star', anchor: 'anchor', whale: 'whale', helm: 'helm', crown: 'crown' },
  columns: ['points', 'now', 'workers', 'taler', 'pass', 'extra', 'storage'],
  columnsNote: 'now: if the game ended now   ♛: crowns shown',
  yes: 'yes',
  about: (head, text) => `${head}: ${text}`,
  storage: (taken, fields) => `storage ${taken}/${fields}`,
  delivered: 'delivered',
  finished: points => `finished (${count(points, 'point', 'points')})`,
  nothing: 'nothing',
  rows: { sail: 'sail', mast: 'mast', hull: 'hull', good: 'good' },
  ship: number => `ship ${number}`,
  asks: {
    choose: () => 'chooses an action',
    bonus: () => 'chooses the bonus tile',
    use: () => 'uses the action or stops',
    free: () => 'chooses a free tile: all four kinds are bought',
    reward: left => `takes a reward (${left} left)`,
    afterPass: () => 'has passed: the extra action, or the end',
  },
  extraAction: 'extra action',
  workers: (own, blue) =>
    blue ? `${blue} blue + ${count(own, 'worker', 'workers')}` : count(own, 'worker', 'workers'),
  taler: taler => `${taler} taler`,
  bought: kinds => `bought: ${kinds}`,
  offersOf,
  backTo: action => `end the extra action, back to ${ACTION[action]}`,
  finishes: (ship, rewards) => `finishes ship ${ship}: ${count(rewards, 'reward', 'rewards')}`,
  thenFree: 'then a free tile',
  finale: {
    title: 'Final scoring',
    columns: ['place', 'track', 'goods', 'ships', 'rest', 'points', 'left', 'taler'],
    track: 'The track',
    trackColumns: ['start', 'bonus', 'rewards', 'crowns', 'pass', 'track'],
    ships: 'Built and done',
    shipColumns: ['size 1', 'size 2', 'size 3', 'size 4', 'deliveries', 'passes'],
    tieBreak: 'rest: 1 point for 3 taler after all is exchanged. Ties: taler left over, then all taler.',
    winner: names => `${list.format(names)} ${names.length > 1 ? 'win' : 'wins'}.`,
  },
};

import { pluralOf } from '../../../text/intl.ts';
import type { ZoneTexts } from './zones.ts';

const counted = pluralOf('en');

export const zonesEn: ZoneTexts = {
  ring: 'Action ring',
  space: ({ action, bonus, blue, isUsed, hasAnchor }) =>
    `${action}; bonus: ${bonus}; ${counted(blue, '# blue worker', '# blue workers')}${isUsed ? '; used' : ''}${hasAnchor ? '; anchor tile' : ''}`,
  unfold: 'Show the ring',
  fold: 'Hide the ring',
  nextRound: blue => `next round: ${counted(blue, '# blue worker', '# blue workers')}`,
  price: (tile, price) => `${tile}: ${price} taler`,
  noneLeft: 'none left',
  dock: 'Your dockyard',
  dockOf: name => `Dockyard of ${name}`,
  noShips: 'No ships yet',
  newShip: 'New ship',
  ship: number => `Ship ${number}`,
  storage: 'Your storage',
  storageOf: name => `Storage of ${name}`,
  fields: (taken, all) => `${taken} of ${all} fields`,
  free: 'free field',
  rounds: 'Rounds',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  phase: (phase, phases) => `Phase ${phase} of ${phases}`,
  score: 'Score',
  standing: (name, track, total) => `${name}: ${track}${total === null ? '' : `, ${total} if it ended now`}`,
  track: 'Track',
  ifEnded: 'if it ended now',
  workers: 'Workers',
  taler: 'Taler',
  goodsOf: 'Delivered goods',
  delivered: (good, count, points) => `${good}: ${count}, ${counted(points, '# point', '# points')}`,
  passTiles: (numbers, crowns) =>
    `Pass tiles: ${[numbers, ...(crowns ? [counted(crowns, '# crown', '# crowns')] : [])].filter(Boolean).join(', ')}`,
  extraTile: 'Extra action: available',
  extraGone: 'Extra action: used',
  startPlayer: 'Start player',
  others: 'Other players',
  lookAt: name => `Look at the dockyard of ${name}`,
  finishedShips: count => counted(count, '# finished ship', '# finished ships'),
  supply: 'Supply',
  left: (tile, count) => `${tile}: ${count} left`,
  hulls: 'Hull parts',
  masts: 'Masts',
  sails: 'Sails',
  goods: 'Goods',
};

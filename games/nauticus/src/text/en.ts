import { type ByTag, byTag, type Words } from '@ankerplatz/kit';
import type { Destination, NauticusEvent } from '../events.ts';
import type { Move } from '../moves.ts';
import type { NauticusReason } from '../refusal.ts';
import type { Action, Asks, Bonus, Reward, Tile } from '../types.ts';
import { rulesEn } from './rules.en.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const points = (n: number): string => count(n, 'point', 'points');
const workers = (n: number): string => count(n, 'worker', 'workers');
const list = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

const TILE: Readonly<Record<Tile, string>> = {
  single: 'a single',
  bow: 'a bow',
  middle: 'a middle',
  stern: 'a stern',
  'mast:star': 'a star mast',
  'mast:anchor': 'an anchor mast',
  'mast:whale': 'a whale mast',
  'mast:helm': 'a helm mast',
  'mast:crown': 'a crown mast',
  'sail:star': 'a star sail',
  'sail:anchor': 'an anchor sail',
  'sail:whale': 'a whale sail',
  'sail:helm': 'a helm sail',
  'sail:crown': 'a crown sail',
  coffee: 'coffee',
  grain: 'grain',
  salt: 'salt',
  fish: 'fish',
};

const ACTION: Readonly<Record<Action, string>> = {
  hulls: 'buy hull parts',
  masts: 'buy masts',
  sails: 'buy sails',
  goods: 'buy goods',
  transport: 'transport',
  money: 'withdraw money',
  deliver: 'deliver goods',
  crowns: 'score crowns',
};

const BONUS: Readonly<Record<Bonus, string>> = {
  workers3: '3 workers',
  mast: 'a mast',
  sail: 'a sail',
  points2: '2 points',
  workers2: '2 workers',
  'worker+good': '1 worker and a good',
  'worker+point': '1 worker and 1 point',
  taler4: '4 taler',
};

const REWARD: Readonly<Record<Reward, string>> = {
  'mast:crown': 'a crown mast',
  'sail:crown': 'a crown sail',
  points: '3 points',
  taler: '7 taler',
  workers: '3 workers',
  goods: 'goods',
};

const MOVE: Readonly<Record<Move['type'], string>> = {
  take: 'choosing an action',
  bonus: 'choosing a bonus tile',
  buy: 'buying',
  free: 'choosing a free tile',
  load: 'transporting',
  money: 'withdrawing money',
  crowns: 'scoring crowns',
  deliver: 'delivering',
  reward: 'taking a reward',
  extra: 'the extra action',
  pass: 'passing',
  end: 'ending the turn',
};

const ASKED: Readonly<Record<Asks, string>> = {
  choose: 'an action tile has to be chosen',
  bonus: 'the bonus tile has to be chosen',
  use: 'the action has to be used or passed',
  free: 'the free tile has to be chosen',
  reward: 'a reward has to be taken',
  'after-pass': 'after the pass only the extra action or the end of the turn is left',
  nothing: 'the game is over',
};

const to = (destination: Destination): string => {
  if (destination === 'store') return 'into storage';
  return destination.isNew ? `to start ship ${destination.ship}` : `onto ship ${destination.ship}`;
};

const EVENTS: ByTag<NauticusEvent, 'type', string, [readonly string[]]> = {
  chose: ({ seat, action, bonus, blue }, names) =>
    `${names[seat]} chooses “${ACTION[action]}” (${count(blue, 'blue worker', 'blue workers')}; bonus: ${BONUS[bonus]}).`,
  bonus: ({ seat, workers: n, points: p, taler }, names) =>
    `${names[seat]} receives ${list.format([...(n ? [workers(n)] : []), ...(p ? [points(p)] : []), ...(taler ? [`${taler} taler`] : [])])}.`,
  bonusTile: ({ seat, tile }, names) => `${names[seat]} receives ${TILE[tile]} into storage.`,
  bonusForfeited: ({ seat }, names) => `${names[seat]} can receive no bonus tile: it is forfeited.`,
  bought: ({ seat, tile, price, to: destination }, names) =>
    `${names[seat]} buys ${TILE[tile]} for ${price} taler ${to(destination)}.`,
  freeTile: ({ seat, tile }, names) =>
    `${names[seat]} has bought all four kinds and receives ${TILE[tile]} into storage.`,
  freeForfeited: ({ seat }, names) => `${names[seat]} has bought all four kinds, but can receive no free tile.`,
  loaded: ({ seat, tile, to: destination }, names) => `${names[seat]} transports ${TILE[tile]} ${to(destination)}.`,
  shipFinished: ({ seat, ship, size }, names) =>
    `${names[seat]} finishes ship ${ship}, a ${size}-ship: ${count(size, 'reward', 'rewards')}.`,
  rewarded: ({ seat, reward, goods }, names) =>
    `${names[seat]} takes ${goods.length ? list.format(goods) : REWARD[reward]} as a reward.`,
  gotMoney: ({ seat, taler }, names) => `${names[seat]} withdraws ${taler} taler.`,
  delivered: ({ seat, ship, goods }, names) => `${names[seat]} delivers ${list.format(goods)} from ship ${ship}.`,
  scoredCrowns: ({ seat, crowns, points: p }, names) =>
    `${names[seat]} scores ${points(p)} with ${count(crowns, 'crown', 'crowns')}.`,
  extraBegan: ({ seat, action, workers: n }, names) =>
    `${names[seat]} uses the extra action “${ACTION[action]}” and receives ${workers(n)}.`,
  passed: ({ seat, turned }, names) =>
    turned ? `${names[seat]} passes and turns the −${turned} to its crown.` : `${names[seat]} passes.`,
  turnEnded: ({ seat, blueLost }, names) =>
    blueLost
      ? `${names[seat]} ends the turn; ${count(blueLost, 'blue worker is', 'blue workers are')} unused.`
      : `${names[seat]} ends the turn.`,
  phaseEnded: ({ phase, action, anchored, start }, names) =>
    `Phase ${phase} is over: “${ACTION[action]}” is turned over${anchored ? ' and gets the anchor tile' : ''}; ${names[start]} is start player.`,
  roundEnded: ({ round, lost }, names) =>
    `Round ${round} is over. Pass tiles: ${list.format(lost.map((n, seat) => `${names[seat]} −${n}`))}.`,
  roundBegan: ({ round, wheel, tiles }) =>
    `Round ${round} begins; the wheel’s anchor points at space ${wheel}. Tiles from space 0: ${tiles.map(action => ACTION[action]).join(', ')}.`,
  gameEnded: ({ ranks, scores }, names) =>
    `The game is over. ${list.format(scores.map((score, seat) => `${names[seat]} has ${points(score.points)} (place ${ranks[seat]})`))}.`,
};

const REASONS: ByTag<NauticusReason, 'code', string> = {
  'asked-otherwise': ({ asks, move }) => `${MOVE[move]} is not possible now: ${ASKED[asks]}`,
  'tile-used': ({ action, space }) => `“${ACTION[action]}” on space ${space} was chosen in this round already`,
  'bonus-kind': ({ bonus, tile }) => `the bonus of this space is ${BONUS[bonus]} (no crowns), not ${TILE[tile]}`,
  'stack-empty': ({ tile }) => `the stack is empty: ${TILE[tile]} can no longer be had`,
  'no-room': ({ tile, needs, free }) =>
    `${TILE[tile]} needs ${count(needs, 'field', 'fields')} in storage, ${free} ${free === 1 ? 'is' : 'are'} free`,
  'reward-limit': ({ limit }) => `this reward was taken ${limit} times for this ship already`,
  'reward-pair': ({ free, kinds }) =>
    `two different goods must be taken: ${count(free, 'field is', 'fields are')} free and ${count(kinds, 'kind is', 'kinds are')} in stock`,
  'reward-no-room': ({ free }) => `the goods do not fit: ${count(free, 'field is', 'fields are')} free in storage`,
  'other-action': ({ running }) => `the action is “${ACTION[running]}”`,
  'not-for-sale': ({ running, tile }) => `“${ACTION[running]}” does not offer ${TILE[tile]}`,
  'no-worker': ({ needs, own, blue }) => `this needs ${workers(needs)}: you have ${own} and ${blue} blue`,
  'no-taler': ({ price, taler }) => `the price is ${price} taler: you have ${taler}`,
  'golden-rule': ({ tile }) => `${TILE[tile]} costs 0 taler here, and what is not paid for goes to storage`,
  'no-such-ship': ({ ship, ships }) => `there is no ship ${ship}: you have ${ships}`,
  'only-hulls-start': ({ tile }) => `only a hull part starts a new ship, not ${TILE[tile]}`,
  'hull-does-not-fit': ({ ship, hull, tile }) => `${TILE[tile]} does not fit ship ${ship} (${hull.join(', ')})`,
  'mast-needs-part': ({ ship, parts, masts }) =>
    `a mast needs a free hull part: ship ${ship} has ${count(parts, 'part', 'parts')} and ${count(masts, 'mast', 'masts')}`,
  'sail-needs-mast': ({ ship, masts, sails }) =>
    `a sail needs a free mast: ship ${ship} has ${count(masts, 'mast', 'masts')} and ${count(sails, 'sail', 'sails')}`,
  'other-crest': ({ ship, crest, tile }) =>
    `ship ${ship} carries the crest ${crest}: ${TILE[tile]} does not go with it`,
  'good-needs-part': ({ ship, parts, goods }) =>
    `a good needs a free hull part: ship ${ship} has ${count(parts, 'part', 'parts')} and ${count(goods, 'good', 'goods')}`,
  'not-in-storage': ({ tile }) => `there is no such tile in your storage: ${TILE[tile]}`,
  'load-to-storage': ({ tile }) => `transport moves ${TILE[tile]} out of storage onto a ship, not into it`,
  'ship-unfinished': ({ ship, hull, masts, sails }) =>
    `ship ${ship} is not finished: ${hull.join(', ')} with ${count(masts, 'mast', 'masts')} and ${count(sails, 'sail', 'sails')}`,
  'ship-not-full': ({ ship, parts, goods }) =>
    `ship ${ship} is not fully loaded: ${count(goods, 'good', 'goods')} for ${count(parts, 'part', 'parts')}`,
  'crown-limit': ({ limit }) => `the crowns have brought you ${limit} points, the most they can`,
  'no-crowns': () => 'you show no crown, so a use would bring 0 points',
  'extra-spent': () => 'you have used your extra action',
  'extra-running': ({ running }) => `your extra action “${ACTION[running]}” is under way`,
  'extra-no-use': ({ action, workers: n }) =>
    `“${ACTION[action]}” could not be used even once as the extra action with ${workers(n)}`,
  'extra-unused': ({ running }) => `the extra action “${ACTION[running]}” must be used at least once`,
  'pass-after-use': ({ uses }) =>
    `the action was used ${count(uses, 'time', 'times')}: the turn can be ended, not passed`,
  'end-before-use': ({ running }) => `“${ACTION[running]}” was not used yet: use it or pass`,
};

export const en: Words<NauticusEvent, NauticusReason> = {
  event: (event, names) => byTag(EVENTS, 'type', event, names),
  refusal: reason => byTag(REASONS, 'code', reason),
  rules: rulesEn,
};

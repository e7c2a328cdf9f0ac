import type { Players, Seat } from '@ankerplatz/kit';
import type { Destination } from '../../events.ts';
import { isGood } from '../../facts/tiles.ts';
import type { Move } from '../../moves.ts';
import type { Asks, Tile } from '../../types.ts';
import { figure, grammarOf } from '../grammar.ts';
import type { NauticusNames } from '../names.ts';
import { type EventTexts, type NauticusWords, type ReasonTexts, wordsOf } from '../words.ts';

const NAMES: NauticusNames = {
  tiles: {
    single: '1-ship',
    bow: 'bow',
    middle: 'middle',
    stern: 'stern',
    'mast:star': 'star mast',
    'mast:anchor': 'anchor mast',
    'mast:whale': 'whale mast',
    'mast:helm': 'helm mast',
    'mast:crown': 'crown mast',
    'sail:star': 'star sail',
    'sail:anchor': 'anchor sail',
    'sail:whale': 'whale sail',
    'sail:helm': 'helm sail',
    'sail:crown': 'crown sail',
    coffee: 'coffee',
    grain: 'grain',
    salt: 'salt',
    fish: 'fish',
  },
  actions: {
    hulls: 'buy hull parts',
    masts: 'buy masts',
    sails: 'buy sails',
    goods: 'buy goods',
    transport: 'transport',
    money: 'withdraw money',
    deliver: 'deliver goods',
    crowns: 'score crowns',
  },
  bonuses: {
    workers3: '3 workers',
    mast: '1 mast',
    sail: '1 sail',
    points2: '2 points',
    workers2: '2 workers',
    'worker+good': '1 worker and 1 good',
    'worker+point': '1 worker and 1 point',
    taler4: '4 taler',
  },
  rewards: {
    'mast:crown': '1 crown mast',
    'sail:crown': '1 crown sail',
    points: '3 points',
    taler: '7 taler',
    workers: '3 workers',
    goods: '2 different goods',
  },
};
const { tiles: TILES, actions: ACTIONS, bonuses: BONUSES, rewards: REWARDS } = NAMES;

const MOVES: Readonly<Record<Move['type'], string>> = {
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
  use: 'it is time to use the action, to pass or to end the turn',
  free: 'the free tile has to be chosen',
  reward: 'a reward has to be taken',
  'after-pass': 'after the pass only the extra action or the end of the turn is left',
  nothing: 'the game is over',
};

const { form, count, list, counts, load } = grammarOf('en-GB', 'and');
const points = (n: number): string => count(n, 'point', 'points');
const workers = (n: number): string => count(n, 'worker', 'workers');
const parts = (n: number): string => count(n, 'part', 'parts');
const masts = (n: number): string => count(n, 'mast', 'masts');
const sails = (n: number): string => count(n, 'sail', 'sails');
const loaded = (n: number): string => count(n, 'good', 'goods');
const freeFields = (n: number): string => count(n, 'field is free', 'fields are free');

/** With its article; goods have none. */
const a = (tile: Tile): string => {
  const noun = TILES[tile];
  if (isGood(tile)) return noun;
  return `${noun.startsWith('a') ? 'an' : 'a'} ${noun}`;
};

const to = (destination: Destination, players: Players, seat: Seat): string => {
  if (destination === 'store') return `and ${players.word(seat, 'stores', 'store')} it`;
  return destination.isNew ? `to start ship ${destination.ship}` : `onto ship ${destination.ship}`;
};

const EVENTS: EventTexts = {
  chose: ({ seat, action, space, bonus, blue }, players) =>
    `${players.does(seat, 'chooses', 'choose')} “${ACTIONS[action]}” on space ${space + 1} (${count(blue, 'blue worker', 'blue workers')}; bonus: ${BONUSES[bonus]}).`,
  bonus: ({ seat, workers: w, points: p, taler }, players) =>
    `${players.does(seat, 'receives', 'receive')} ${counts([
      [w, 'worker', 'workers'],
      [p, 'point', 'points'],
      [taler, 'taler', 'taler'],
    ])}.`,
  bonusTile: ({ seat, tile }, players) =>
    `${players.does(seat, 'receives', 'receive')} ${a(tile)} as a bonus (to storage).`,
  bonusForfeited: ({ seat, bonus }, players) =>
    `${players.name(seat)} cannot take a bonus tile (${BONUSES[bonus]}): that part is forfeited.`,
  bought: ({ seat, tile, price, to: destination }, players) =>
    `${players.does(seat, 'buys', 'buy')} ${a(tile)} for ${price} taler ${to(destination, players, seat)}.`,
  freeTile: ({ seat, tile }, players) =>
    `${players.does(seat, 'has', 'have')} bought all 4 kinds and ${players.word(seat, 'gets', 'get')} ${a(tile)} for free (to storage).`,
  freeForfeited: ({ seat }, players) =>
    `${players.does(seat, 'has', 'have')} bought all 4 kinds, but can receive no free tile.`,
  loaded: ({ seat, tile, to: destination }, players) =>
    `${players.does(seat, 'transports', 'transport')} ${a(tile)} from storage ${to(destination, players, seat)}.`,
  shipFinished: ({ seat, ship, size }, players) =>
    `${players.does(seat, 'finishes', 'finish')} ship ${ship} (size ${size}): ${count(size, 'reward', 'rewards')}.`,
  rewarded: ({ seat, reward, goods }, players) =>
    `${players.does(seat, 'takes', 'take')} ${goods.length ? list(goods.map(a)) : REWARDS[reward]} as a reward.`,
  gotMoney: ({ seat, taler }, players) => `${players.does(seat, 'withdraws', 'withdraw')} ${taler} taler.`,
  delivered: ({ seat, ship, goods }, players) =>
    `${players.does(seat, 'delivers', 'deliver')} ${load(goods, TILES, TILES)} from ship ${ship}.`,
  scoredCrowns: ({ seat, crowns, points: p }, players) =>
    `${players.does(seat, 'scores', 'score')} ${points(p)} with ${count(crowns, 'crown', 'crowns')}.`,
  extraBegan: ({ seat, action, workers: w }, players) =>
    `${players.does(seat, 'uses', 'use')} the extra action “${ACTIONS[action]}” and ${players.word(seat, 'receives', 'receive')} ${workers(w)}.`,
  passed: ({ seat, turned }, players) =>
    `${players.does(seat, 'passes', 'pass')}${turned ? ` and ${players.word(seat, 'turns', 'turn')} the pass tile ${figure(-turned)} to its crown side` : ''}.`,
  turnEnded: ({ seat, blueLost }, players) =>
    `${players.does(seat, 'ends', 'end')} the turn${blueLost ? `; ${count(blueLost, 'blue worker is', 'blue workers are')} lost` : ''}.`,
  phaseEnded: ({ phase, action, anchored, start }, players) =>
    `Phase ${phase} is over: “${ACTIONS[action]}” is turned over${anchored ? ' and gets the anchor tile' : ''}; ${players.called(start)} ${players.word(start, 'is', 'are')} start player.`,
  roundEnded: ({ round, lost }, players) =>
    `Round ${round} is over. Pass tiles: ${list(lost.map((n, seat) => `${players.called(seat)} (${figure(-n)})`))}.`,
  roundBegan: ({ round, wheel, tiles }) =>
    `Round ${round} begins; the wheel’s anchor points at space ${wheel + 1}. Tiles from space 1: ${tiles.map(action => ACTIONS[action]).join(', ')}.`,
  gameEnded: ({ ranks, scores }, players) =>
    `The game is over. ${scores
      .map(
        ({ points: p, goods, ships, rest, taler }, seat) =>
          `${players.name(seat)}: rank ${ranks[seat]}, ${points(p)} (goods ${goods}, ships ${ships}, rest ${rest}) and ${taler} taler`,
      )
      .join('; ')}.`,
};

const REASONS: ReasonTexts = {
  'asked-otherwise': ({ asks, move }) => `${MOVES[move]} is not possible now: ${ASKED[asks]}`,
  'tile-used': ({ action, space }) => `“${ACTIONS[action]}” on space ${space + 1} was chosen in this round already`,
  'bonus-kind': ({ bonus, tile }) =>
    `the bonus of this space is ${BONUSES[bonus]} (never a crown tile): ${a(tile)} is not part of it`,
  'stack-empty': ({ tile }) => `the stack is empty: no more of this tile (${TILES[tile]})`,
  'no-room': ({ tile, needs, free }) =>
    `${a(tile)} needs ${count(needs, 'field', 'fields')} in storage, ${free} ${form(free, 'is', 'are')} free`,
  'reward-limit': ({ limit }) => `this reward was taken ${count(limit, 'time', 'times')} for this ship already`,
  'reward-pair': ({ free, kinds }) =>
    `2 different goods must be taken: ${freeFields(free)} and ${count(kinds, 'kind is', 'kinds are')} in stock`,
  'reward-no-room': ({ free }) => `the goods do not fit into storage: ${freeFields(free)}`,
  'other-action': ({ running }) => `the current action is “${ACTIONS[running]}”`,
  'not-for-sale': ({ running, tile }) => `“${ACTIONS[running]}” does not offer ${a(tile)}`,
  'no-worker': ({ needs, own, blue }) =>
    `this needs ${workers(needs)}: you have ${own} of your own and ${count(blue, 'blue one', 'blue ones')}`,
  'no-taler': ({ price, taler }) => `the price is ${price} taler: you have ${taler}`,
  'golden-rule': ({ tile }) => `${a(tile)} costs 0 taler here, and what is not paid for goes to storage`,
  'no-such-ship': ({ ship, ships }) => `there is no ship ${ship}: you have ${count(ships, 'ship', 'ships')}`,
  'only-hulls-start': ({ tile }) => `only a hull part starts a new ship, not ${a(tile)}`,
  'hull-does-not-fit': ({ ship, hull, tile }) =>
    `${a(tile)} does not fit ship ${ship} (${hull.map(part => TILES[part]).join(', ')})`,
  'mast-needs-part': ({ ship, parts: p, masts: m }) =>
    `a mast needs a free hull part: ship ${ship} has ${parts(p)} and ${masts(m)}`,
  'sail-needs-mast': ({ ship, masts: m, sails: s }) =>
    `a sail needs a free mast: ship ${ship} has ${masts(m)} and ${sails(s)}`,
  'other-crest': ({ ship, crest, tile }) => `ship ${ship} has the ${crest} as its crest: ${a(tile)} does not match it`,
  'good-needs-part': ({ ship, parts: p, goods }) =>
    `a good needs a free hull part: ship ${ship} has ${parts(p)} and ${loaded(goods)}`,
  'not-in-storage': ({ tile }) => `there is no ${TILES[tile]} in your storage`,
  'load-to-storage': ({ tile }) => `transport moves ${a(tile)} out of storage onto a ship, not into it`,
  'ship-unfinished': ({ ship, parts: p, masts: m, sails: s, hull }) =>
    `ship ${ship} is not finished: ${parts(p)} (${hull.map(part => TILES[part]).join(', ')}) with ${masts(m)} and ${sails(s)}`,
  'ship-not-full': ({ ship, parts: p, goods }) => `ship ${ship} is not fully loaded: ${loaded(goods)} for ${parts(p)}`,
  'crown-limit': ({ limit }) => `you have already scored the maximum of ${points(limit)} with crowns`,
  'no-crowns': () => 'you have no visible crowns, so this would score 0 points',
  'extra-spent': () => 'you have used your extra action already',
  'extra-running': ({ running }) => `your extra action “${ACTIONS[running]}” is under way`,
  'extra-no-use': ({ action, workers: w }) =>
    `“${ACTIONS[action]}” cannot be used as the extra action with ${workers(w)}`,
  'extra-unused': ({ running }) => `the extra action “${ACTIONS[running]}” must be used at least once`,
  'pass-after-use': ({ uses }) =>
    `the action was used ${count(uses, 'time', 'times')} already: you can end the turn, but no longer pass`,
  'end-before-use': ({ running, passes }) =>
    `“${ACTIONS[running]}” was not used yet: use it or pass (${count(passes, 'pass tile still shows its number', 'pass tiles still show their numbers')})`,
};

export const en: NauticusWords = wordsOf({
  names: NAMES,
  events: EVENTS,
  reasons: REASONS,
  rules: async () => (await import('./rules.ts')).rulesEn,
});

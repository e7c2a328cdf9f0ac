import { capital } from '@ankerplatz/kit';
import { isGood, type Tile } from '@ankerplatz/nauticus';
import type { Special } from '@ankerplatz/nautilus';
import type { CoachTexts } from '../texts.ts';

const plurals = new Intl.PluralRules('en-GB');
const n = (count: number, one: string, many: string): string =>
  `${count} ${plurals.select(count) === 'one' ? one : many}`;
const list = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' }).format(items);
const points = (count: number): string => n(count, 'point', 'points');
const workers = (count: number): string => n(count, 'worker', 'workers');
const parts = (count: number): string => n(count, 'part', 'parts');
const steps = (count: number): string => n(count, 'step', 'steps');
const some = (counts: readonly (readonly [number, string])[]): string =>
  list(counts.flatMap(([count, words]) => (count > 0 ? [words] : [])));

const a = (tile: Tile, name: string): string => (isGood(tile) ? name : `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`);

const SPECIALS: Readonly<Record<Special, string>> = {
  nautilus: 'The Nautilùs takes the last card back and uses it for you.',
  telescope: 'The telescope makes hands lie open until the round ends.',
  storm: 'The storm passes all hands on to the player on the right.',
  privateer: 'The privateer lets you play somebody else’s turn.',
  trade: 'The trade gets you another card for one of yours.',
  moby: 'The Moby Dick card sets the whale in motion.',
};

export const en: CoachTexts = {
  nauticus: {
    look: {
      finish: ({ ship }) => `Look at ship ${ship}: what does it still need?`,
      deliver: ({ ship }) => `Look at the goods on ship ${ship}.`,
      crowns: () => 'Count your crowns.',
      pass: () => 'Look at your pass tiles.',
      money: () => 'Look at your taler.',
      build: ({ ship, isNew }) =>
        isNew ? 'Look at your dockyard: another ship can be started.' : `Look at ship ${ship}.`,
      cargo: ({ ship }) => `Look at the empty places on ship ${ship}.`,
      store: () => 'Look at your storage.',
      reward: () => 'Look at the rewards.',
      extra: () => 'Look at your extra action.',
      bonus: () => 'Look at the bonuses around the ring.',
      blue: () => 'Look at the blue workers around the ring.',
      left: () => 'Look at your workers and taler.',
    },
    idea: {
      finish: ({ ship, size, points: gained }) =>
        `It finishes ship ${ship}: ${points(gained)} at the end and ${n(size, 'reward', 'rewards')} now.`,
      deliver: ({ goods, points: gained }) =>
        `It delivers ${n(goods, 'good', 'goods')}, for ${points(gained)} more at the end.`,
      crowns: ({ points: gained }) => `Your crowns score ${points(gained)}.`,
      pass: ({ saved }) => `Passing saves ${points(saved)} at the end of the round and shows a crown.`,
      money: ({ taler }) => `It brings ${taler} taler.`,
      build: ({ ship, isNew, tiles, hull, masts, sails }) =>
        `${isNew ? `It starts ship ${ship} with ${parts(tiles)}` : `It puts ${parts(tiles)} onto ship ${ship}`}, which then still needs ${some(
          [
            [hull, n(hull, 'hull part', 'hull parts')],
            [masts, n(masts, 'mast', 'masts')],
            [sails, n(sails, 'sail', 'sails')],
          ],
        )}.`,
      cargo: ({ ship, goods, room }) =>
        `It loads ${n(goods, 'good', 'goods')} onto ship ${ship}, with room for ${room} more.`,
      store: ({ tiles }, names) => `It puts ${list(tiles.map(tile => a(tile, names.tiles[tile])))} into your storage.`,
      reward: ({ rewards }, names) => `The reward is ${list(rewards.map(reward => names.rewards[reward]))}.`,
      extra: ({ action }, names) => `It is the moment for your extra action: ${names.actions[action]}.`,
      bonus: ({ workers: got, points: gained, taler, tile }, names) =>
        `The bonus is ${list([
          ...(tile ? [a(tile, names.tiles[tile])] : []),
          ...(got > 0 ? [workers(got)] : []),
          ...(gained > 0 ? [points(gained)] : []),
          ...(taler > 0 ? [`${taler} taler`] : []),
        ])}.`,
      blue: ({ blue }) => `${n(blue, 'blue worker helps', 'blue workers help')} you there.`,
      left: ({ workers: own, taler }) => `It leaves you ${workers(own)} and ${taler} taler.`,
    },
  },
  nautilus: {
    look: {
      win: () => 'Look at your harbours.',
      capture: ({ sailor }, { naming }) => `Look at ${naming.piece(sailor)}.`,
      berth: ({ sailor }, { naming }) => `Look at ${naming.piece(sailor)} and its harbour.`,
      out: () => 'Look at the whirlpool.',
      swap: ({ sailor }, { naming }) => `Look at ${naming.piece(sailor)}: where would it rather be?`,
      skip: ({ seat }, { players }) => `Look at who plays next: ${players[seat]}.`,
      clear: ({ sailor }, { naming }) => `Look at who is behind ${naming.piece(sailor)}.`,
      cave: ({ sailor }, { naming }) => `Look at the caves near ${naming.piece(sailor)}.`,
      forward: ({ sailor }, { naming }) => `Look at ${naming.piece(sailor)}.`,
      special: () => 'Look at the special cards of your hand.',
      discard: () => 'Look at your hand: which card helps you least?',
      give: () => 'Look at what your partner needs.',
      ask: () => 'Look at which card would help you most.',
      keep: () => 'Look at your hand.',
      mulligan: () => 'Look at your hand: does it bring anybody out?',
      move: () => 'Look at your hand.',
    },
    idea: {
      win: () => 'It wins the game.',
      capture: ({ sailor, steps: left }, { naming }) =>
        `It captures ${naming.piece(sailor)}, which had ${steps(left)} left to its harbour.`,
      berth: ({ sailor }, { naming }) => `It brings ${naming.piece(sailor)} into harbour.`,
      out: ({ sailor }, { naming }) => `It brings ${naming.piece(sailor)} out of the whirlpool.`,
      swap: ({ sailor, steps: gained }, { naming }) =>
        `By the swap ${naming.piece(sailor)} comes ${steps(gained)} nearer to its harbour.`,
      skip: ({ seat }, { players }) => `It makes ${players[seat]} miss a turn.`,
      clear: ({ sailor, pursuer, steps: away }, { naming }) =>
        `${naming.first(pursuer)} was ${steps(away)} behind ${naming.piece(sailor)}; afterwards no opponent follows directly within 12 steps.`,
      cave: ({ sailor }, { naming }) => `In its cave ${naming.piece(sailor)} is safe from Moby Dick.`,
      forward: ({ sailor, left }, { naming }) => `Then ${naming.piece(sailor)} has ${steps(left)} left to its harbour.`,
      special: ({ card }) => SPECIALS[card],
      discard: ({ card }, { names }) => `No card can be used; ${names.the.subject[card]} is the one to go.`,
      give: ({ card, waiting }, { names }) =>
        waiting > 0
          ? `Your partner has ${n(waiting, 'sailor', 'sailors')} in the whirlpool, and ${names.the.subject[card]} brings one out.`
          : `Your partner gets ${names.the.object[card]}.`,
      ask: ({ card }, { names }) => `Ask for ${names.the.wanted[card]}.`,
      keep: ({ starts }) =>
        starts > 0
          ? `You hold ${n(starts, 'card', 'cards')} that can bring somebody out.`
          : 'This hand is worth keeping.',
      mulligan: () => 'You hold neither 1 nor 12, and a new hand may bring one.',
      move: () => 'Of all that I tried it did best.',
    },
  },
  sources: {
    track: 'what is scored right away',
    ships: 'ships',
    crowns: 'crowns',
    goods: 'goods',
    rewards: 'rewards and bonuses',
    passes: 'pass tiles',
    rest: 'workers, taler and tiles',
  },
  groups: {
    way: 'the sailors on their way',
    berths: 'the harbours',
    whale: 'Moby Dick',
    course: 'whose turn it is',
    hand: 'the cards in your hand',
  },
  aheadPoints: (count, other) => `About ${points(count)} better than ${other ?? 'the next best turn'}.`,
  aheadChance: (percent, played) => `It wins about ${percent} % more often than ${played ?? 'the next best turn'}.`,
  played: (card, { the }) => `a turn with ${the.object[card]}`,
  close: other => `${capital(other ?? 'another turn')} is nearly as good.`,
  source: (count, source) => `I expect ${points(count)} more from ${source}.`,
  group: group => `What counts most: ${group}.`,
  begun: next => `You are on the way. Next: ${next}`,
  asGood: 'What you have drafted is just as good.',
  behindPoints: count => `I see a turn worth about ${points(count)} more than your draft.`,
  behindChance: percent => `I see a turn that wins about ${percent} % more often than your draft.`,
  missedPoints: (count, idea) => `About ${points(count)} more were possible. ${idea}`,
  missedChance: (percent, idea) => `Another turn wins about ${percent} % more often. ${idea}`,
  quoted: action => `“${action}”`,
};

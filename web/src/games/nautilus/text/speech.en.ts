import { capital } from '@ankerplatz/kit';
import { pluralOf } from '../../../text/intl.ts';
import type { BoxFacts, CardCount, KnownFacts, Range, SpeechTexts, StateFacts } from './speech.ts';

const n = pluralOf('en');
const cards = (count: number): string => n(count, '# card', '# cards');
const steps = (count: number): string => n(count, '# step', '# steps');
const counted = (list: readonly CardCount[]): string => list.map(({ card, count }) => `${count} × ${card}`).join(', ');
const range = ({ least, most }: Range): string => (most === null ? `${least} or more` : `${least} to ${most}`);

const WAITS: Readonly<Record<NonNullable<StateFacts['waits']>['phase'], string>> = {
  exchange: 'a card for the partner',
  mulligan: 'keep the hand or draw a new one',
  play: 'a card to play',
  use: 'how to use the last card',
  step: 'the rest of the 5',
  skipped: 'a card to discard, missing a turn',
  trade: 'a card to trade',
  ask: 'a card to ask for',
  return: 'a card in return',
};

const state = (facts: StateFacts): readonly string[] => {
  const { seats, waits, split, laid, last, before, announced } = facts;
  return [
    `Seats clockwise: ${seats.map(({ name, quarters, isYou }) => `${name}${isYou ? ' (you)' : ''}, ${quarters}`).join('; ')}.`,
    `${capital(facts.variant)}, round ${facts.round}; ${facts.dealer} deals.`,
    facts.commander === null ? `It is ${facts.turn}’s turn.` : `${facts.commander} plays the turn of ${facts.turn}.`,
    waits ? `${waits.names} to decide: ${WAITS[waits.phase]}.` : 'The game is over.',
    ...(split ? [`${steps(split.left)} of the 5 left; moved: ${split.moved.join(', ') || 'nobody'}.`] : []),
    ...(laid.length > 0
      ? [`Laid face down: ${laid.map(({ name, card }) => (card === null ? name : `${name} (${card})`)).join(', ')}.`]
      : []),
    ...(facts.asked.length > 0 ? [`Asked for without success: ${facts.asked.join(', ')}.`] : []),
    ...(facts.got === null ? [] : [`Asked for and got: ${facts.got}.`]),
    last === null ? 'No last card.' : `Last card: ${last}.`,
    ...(before
      ? [
          `A Nautilùs would put back: ${
            before
              .map(
                ({ piece, place, isFresh }) =>
                  `${piece} ${place === null ? 'off the board' : `to ${place}`}${isFresh ? ', just brought out' : ''}`,
              )
              .join('; ') || 'nothing'
          }.`,
        ]
      : []),
    facts.moby === null ? 'Moby Dick is not on the board.' : `Moby Dick: ${facts.moby}.`,
    ...(announced
      ? [
          `1 or 12 at the deal: ${announced.held.join(', ') || 'nobody'}; neither: ${announced.not.join(', ') || 'nobody'}.`,
        ]
      : []),
    ...(facts.open.length > 0 ? [`Open hands: ${facts.open.join(', ')}.`] : []),
    ...facts.sides.map(({ names, home, all }) => `${names}: ${home} of ${all} in the harbour.`),
    `${cards(facts.deck)} in the deck.`,
  ];
};

const known = ({ names, least, most, starts }: KnownFacts): string =>
  `${names}: ${[
    ...(least.length > 0 ? [`at least ${counted(least)}`] : []),
    ...(most.length > 0 ? [`at most ${counted(most)}`] : []),
    `1 and 12 together: ${range(starts)}`,
  ].join('; ')}.`;

const box = ({ ring, mouths, die, deck, dealer }: BoxFacts): readonly string[] => [
  `Ring: ${ring} fields.`,
  `Caves open at: ${mouths.join(', ') || 'nowhere'}.`,
  `Moby Dick’s die: ${die.join(', ')}.`,
  `Deck: ${counted(deck)}.`,
  dealer === null ? 'First dealer: random.' : `First dealer: ${dealer}.`,
];

export const en: SpeechTexts = {
  asks: {
    hand: ['h', 'hand'],
    actions: ['a', 'actions', 'uses'],
    sailors: ['s', 'sailors'],
    ring: ['ring', 'board'],
    state: ['state', 'round'],
    others: ['o', 'others'],
    known: ['k', 'known'],
    discards: ['d', 'discards'],
    pile: ['pile'],
    box: ['box'],
    where: ['where'],
  },
  help: {
    hand: 'h or hand: your cards and how many uses each has now; “hand 6” for one card',
    actions: 'a or actions: every use of every card',
    sailors: 's or sailors: where all sailors are, yours first',
    ring: 'ring: the pieces around the ring from your start',
    state: 'state: seats, round, dealer, turn, last card, announcements, how many sailors are in',
    others: 'o or others: the hands of the others, and what you know of them',
    known: 'k or known: all that is sure about hidden hands',
    discards: 'd or discards: how many of each card are gone',
    pile: 'pile: the discarded cards in the order played',
    box: 'box: the ring, the caves, the die and the deck of this game',
    where: 'where and a sailor’s number, as in “where 2”: how far it has come',
  },
  hand: list => (list.length > 0 ? `Your hand: ${list.join('; ')}.` : 'You have no cards.'),
  handOf: (name, list) => `You play for ${name}, whose hand is: ${list.join('; ') || 'no cards'}.`,
  cardUses: (name, uses) => (uses.length > 0 ? `${name}: ${uses.join('; ')}` : `${name}: cannot be used now`),
  which: (name, uses) => `${name}, which use? ${uses.join('; ')}`,
  nothingToDo: 'You have nothing to decide now.',
  field: (place, piece) => `${place} ${piece}`,
  empty: count => `${count} empty`,
  state,
  player: (name, hand, knows) => `${[`${name}: ${hand}`, ...knows].join('; ')}.`,
  seen: (list, isOpen) => `${isOpen ? 'open hand' : 'hand'} ${list.join(', ') || 'empty'}`,
  youKnow: 'You know.',
  everybodyKnows: 'Everybody knows.',
  known,
  discards: counts => `Gone: ${counts}.`,
  noDiscards: 'Nothing is discarded yet.',
  pile: list => `In the order played: ${list}.`,
  box,
  where: (place, fromStart, toHarbour) => `${place}: ${fromStart} from the start, ${toHarbour} to the harbour.`,
  no: 'No such sailor is on the ring.',
  places: { deck: 'Deck', pile: 'Discard pile', sea: 'Middle of the board', tray: 'Card to give' },
};

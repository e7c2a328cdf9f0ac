import { capital, type Players } from '@ankerplatz/kit';
import { type ByCard, type ByColour, CARDS, type Card, type Phase } from '../../types.ts';
import { grammarOf } from '../grammar.ts';
import type { NautilusNames } from '../names.ts';
import type { Joints } from '../naming.ts';
import { type Acted, type EventTexts, type NautilusWords, type ReasonTexts, wordsOf } from '../words.ts';

const CARD_NAMES: ByCard<string> = {
  ...(Object.fromEntries(CARDS.map(card => [card, card])) as ByCard<string>),
  nautilus: 'Nautilùs',
  moby: 'Moby Dick card',
};

/** With the article of a known card, and of any one of its kind. */
const THE = Object.fromEntries(CARDS.map(card => [card, `the ${CARD_NAMES[card]}`])) as ByCard<string>;
const ANY: ByCard<string> = {
  ...(Object.fromEntries(CARDS.map(card => [card, `a ${CARD_NAMES[card]}`])) as ByCard<string>),
  '8': 'an 8',
};
const COLOUR_NAMES: ByColour<string> = { n: 'North', e: 'East', s: 'South', w: 'West' };

const NAMES: NautilusNames = {
  cards: CARD_NAMES,
  the: { subject: THE, object: THE, wanted: ANY },
  colours: COLOUR_NAMES,
  variants: { team: 'team game', duel: 'duel', quick: 'quick game' },
  places: {
    start: colour => `${COLOUR_NAMES[colour]} start`,
    field: (colour, steps) => `${COLOUR_NAMES[colour]} ${steps}`,
    cave: (colour, steps) => `cave ${COLOUR_NAMES[colour]}${steps === null ? '' : ` ${steps}`}`,
    harbour: (colour, number) => `harbour ${COLOUR_NAMES[colour]} ${number}`,
    whirlpool: colour => `whirlpool ${COLOUR_NAMES[colour]}`,
  },
  whirlpool: 'whirlpool',
  nouns: { sailor: 'sailor', field: 'field' },
  pieces: {
    own: number => `your no. ${number}`,
    of: (colour, number) => `${colour}’s no. ${number}`,
    moby: 'Moby Dick',
  },
};

const from = (name: string): string => `from ${name}`;
const to = (name: string): string => `to ${name}`;
const OPEN = { at: (name: string) => `at ${name}`, from, to };
const INSIDE = { at: (name: string) => `in ${name}`, from, to };
const JOINTS: Joints = {
  code: OPEN,
  field: OPEN,
  start: OPEN,
  cave: INSIDE,
  harbour: INSIDE,
  whirlpool: {
    at: name => `in the ${name}`,
    from: name => `from the ${name}`,
    to: name => `to the ${name}`,
  },
};

const WAITS: Readonly<Record<Phase, string>> = {
  exchange: 'partners are exchanging a card each',
  mulligan: 'keep the hand or draw a new one first',
  play: 'a card must be played from the hand',
  use: 'the card that was taken back must be used',
  step: 'the rest of the 5 must be made',
  skipped: 'a card must be discarded',
  trade: 'a card must be laid for the trade',
  ask: 'a card must be asked for',
  return: 'a card must be given in return',
  over: 'the game is over',
};

const { count, list } = grammarOf('en-GB', 'and');
const cards = (n: number): string => count(n, 'card', 'cards');
const steps = (n: number): string => count(n, 'step', 'steps');
const the = (card: Card): string => THE[card];
const hand = (held: readonly Card[]): string => (held.length ? held.map(card => CARD_NAMES[card]).join(', ') : 'none');

/** The player who acts: of the seat, or its commander for it. */
const act = (
  players: Players,
  { seat, commander, card }: Acted,
  ...verb: readonly [third: string, second: string]
): string =>
  commander === null
    ? `${players.does(seat, ...verb)} ${the(card)}.`
    : `${players.does(commander, ...verb)} ${the(card)} for ${players.called(seat)}.`;

const EVENTS: EventTexts = {
  roundBegan: ({ round, dealer }, players) =>
    `Round ${round} begins; ${players.called(dealer)} ${players.word(dealer, 'deals', 'deal')}.`,
  shuffled: ({ cards: n }) => `${cards(n)} are shuffled.`,
  dealt: ({ seat, count: n, cards: held }, players) =>
    `${players.does(seat, 'is dealt', 'are dealt')} ${cards(n)}${held ? `: ${hand(held)}` : ''}.`,
  announced: ({ seat, start }, players) =>
    `${players.does(seat, 'holds', 'hold')} ${start ? 'a 1 or 12' : 'neither 1 nor 12'}.`,
  kept: ({ seat }, players) => `${players.does(seat, 'keeps', 'keep')} the hand.`,
  mulliganed: ({ seat }, players) =>
    `${players.does(seat, 'shuffles', 'shuffle')} the hand back and ${players.word(seat, 'draws', 'draw')} a new one.`,
  gave: ({ seat, by, card }, players) =>
    `${players.does(by, 'lays', 'lay')} ${card ? the(card) : 'a card'} face down${by === seat ? '' : ` for ${players.called(seat)}`}.`,
  passed: ({ from, to, card }, players) =>
    `${players.does(from, 'gives', 'give')} ${players.called(to)} ${card ? the(card) : 'a card'}.`,
  played: (event, players) => act(players, event, 'plays', 'play'),
  used: (event, players) => act(players, event, 'uses', 'use'),
  unused: ({ seat, card }, players) =>
    card ? `${players.name(seat)} cannot use ${the(card)}.` : 'There is no last card to take back.',
  discarded: ({ seat, card, skipped }, players) =>
    `${players.does(seat, 'discards', 'discard')} ${the(card)}${skipped ? ` and ${players.word(seat, 'misses', 'miss')} the turn` : ': no card can be used'}.`,
  moved: (event, _, { first, place }) =>
    `${first(event.sailor)} goes ${place('from', event.from, event.sailor)} ${place('to', event.to, event.sailor)}.`,
  broughtOut: (event, _, { first, place }) =>
    `${first(event.sailor)} comes out ${place('to', event.to, event.sailor)}.`,
  captured: (event, _, { first, piece, place }) =>
    `${first(event.by)} captures ${piece(event.sailor)} ${place('at', event.at, event.sailor)}.`,
  rode: (event, _, { first, place }) =>
    `${first(event.sailor)} rides Moby Dick ${place('to', event.moby, 'moby')} and ends ${place('at', event.to, event.sailor)}.`,
  whaleArrived: (event, _, { place }) => `Moby Dick appears ${place('at', event.at, 'moby')}.`,
  whaleMoved: (event, _, { place }) =>
    `Moby Dick goes ${place('from', event.from, 'moby')} ${place('to', event.to, 'moby')}.`,
  rolled: ({ face }) => `Moby Dick’s die shows ${face}.`,
  swapped: (event, _, { first, piece }) => `${first(event.first)} and ${piece(event.second)} change places.`,
  tookBack: ({ card, shifts }, _, { piece, place }) =>
    shifts.length
      ? `${capital(the(card))} is taken back: ${list(shifts.map(shift => `${piece(shift.piece)} ${shift.to === null ? 'off the board' : place('to', shift.to, shift.piece)}`))}.`
      : `${capital(the(card))} is taken back; nothing moves.`,
  skipped: ({ seat, by }, players) => `${players.does(by, 'makes', 'make')} ${players.called(seat)} miss a turn.`,
  opened: ({ seats }, players) =>
    `${list(players.together(seats))} ${seats.length === 1 ? `${players.word(seats, 'plays', 'play')} with an open hand` : 'play with open hands'} until the end of the round.`,
  stormed: () => 'All hands go to the player on the right.',
  boarded: ({ seat, by, hand: held }, players) =>
    `${players.does(by, 'plays', 'play')} ${players.word(seat, `the turn of ${players.name(seat)}`, 'your turn')}${held ? ` with ${hand(held)}` : ''}.`,
  traded: ({ seat, other }, players) =>
    `${players.does(seat, 'trades', 'trade')} a card with ${players.called(other)}.`,
  asked: ({ seat, card, held }, players) =>
    `${players.does(seat, 'asks', 'ask')} for ${ANY[card]}: ${held ? 'yes' : 'no'}.`,
  fizzled: ({ card }) => `${capital(the(card))} has no effect.`,
  won: ({ seats }, players) =>
    seats.length === 1
      ? `${players.does(seats[0]!, 'has', 'have')} brought all sailors into harbour and ${players.word(seats[0]!, 'wins', 'win')}.`
      : `${list(players.together(seats))} have brought all sailors into harbour and win.`,
};

const REASONS: ReasonTexts = {
  'wrong-phase': ({ phase }) => `not now: ${WAITS[phase]}`,
  'not-held': ({ card }) => `${the(card)} is not in your hand`,
  'start-held': ({ count: n }) =>
    `a hand with a 1 or 12 cannot be drawn again: there ${n === 1 ? 'is' : 'are'} ${n} in it`,
  'card-usable': ({ card }) => `nothing may be discarded while a card can be used: ${the(card)} can`,
  'no-such-sailor': ({ sailor, count: n }, { piece }) => `there is no ${piece(sailor)}: each colour has ${n} sailors`,
  'others-sailor': ({ sailor, colours }, { piece }) =>
    `you cannot move ${piece(sailor)} with this card, only ${list(colours.map(colour => NAMES.colours[colour]))}`,
  'no-walk': ({ card }) => `${the(card)} moves no sailor along the ring`,
  'in-whirlpool': ({ sailor, card }, { piece }) =>
    `${piece(sailor)} is in the whirlpool, and ${the(card)} brings nobody out`,
  'out-elsewhere': ({ sailor, start }, { piece, place }) =>
    `${piece(sailor)} is in the whirlpool and comes out ${place('at', start, sailor)} only`,
  'lower-number': ({ sailor, lowest }, { piece }) => `${piece(lowest)} comes out before ${piece(sailor)}`,
  'wrong-count': ({ sailor, from, to, needed, steps: n, backward }, { piece, place }) =>
    `the count must be exact: ${piece(sailor)} needs ${steps(needed)} ${backward ? 'backward' : 'forward'} ${place('from', from, sailor)} ${place('to', to, sailor)}, not ${n}`,
  unreachable: ({ sailor, from, to }, { piece, place }) =>
    `${piece(sailor)} cannot go ${place('from', from, sailor)} ${place('to', to, sailor)}: in the harbour sailors only go forward`,
  blocked: ({ sailor, by, at }, { piece, place }) =>
    `${piece(sailor)} may not jump over ${piece(by)} ${place('at', at, sailor)}`,
  'harbour-taken': ({ sailor, by, at }, { piece, place }) =>
    `${piece(by)} is ${place('at', at, by)}: ${piece(sailor)} can neither pass nor land there`,
  'harbour-backward': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} is ${place('at', at, sailor)}, and nobody goes backward in the harbour`,
  'harbour-left': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} is ${place('at', at, sailor)}, and nobody ever leaves the harbour`,
  fresh: ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} has just come out ${place('at', at, sailor)} and must leave this field before it may enter the harbour`,
  'start-backward': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} stands ${place('at', at, sailor)}, its start field: from there nobody enters the harbour backward`,
  'cave-again': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} cannot go back ${place('to', at, sailor)} in the same move`,
  'moved-already': ({ sailor }, { piece }) => `${piece(sailor)} has made its part of the 5`,
  'rest-impossible': ({ sailor, steps: n, left }, { piece }) =>
    `after ${steps(n)} by ${piece(sailor)} the other ${left} of the 5 could not be made`,
  'nobody-to-skip': () => 'nobody else holds a card, so nobody can be made to miss a turn',
  'not-swappable': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} is ${place('at', at, sailor)}: only sailors on the ring and in caves can be swapped`,
  'whale-absent': () => 'Moby Dick is not on the board yet',
  'whale-in-cave': ({ sailor, at }, { piece, place }) =>
    `${piece(sailor)} is ${place('at', at, sailor)}, where Moby Dick never goes`,
  'other-card': ({ card }) => `the card to be used is ${the(card)}`,
  'asked-already': ({ card }) => `you have already asked for ${ANY[card]}`,
};

export const en: NautilusWords = wordsOf({
  names: NAMES,
  joints: JOINTS,
  events: EVENTS,
  reasons: REASONS,
  rules: async () => (await import('./rules.ts')).rulesEn,
});

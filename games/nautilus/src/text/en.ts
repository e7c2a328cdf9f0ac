import type { Seat } from '@ankerplatz/kit';
import { type ByCard, CARDS, type Card, type Phase, type Piece } from '../types.ts';
import { grammarOf } from './grammar.ts';
import type { NautilusNames } from './names.ts';
import { type EventTexts, type NautilusWords, type ReasonTexts, wordsOf } from './words.ts';

const CARD_NAMES: ByCard<string> = {
  ...(Object.fromEntries(CARDS.map(card => [card, card])) as ByCard<string>),
  nautilus: 'Nautilùs',
  moby: 'Moby Dick card',
};

const NAMES: NautilusNames = {
  cards: CARD_NAMES,
  colours: { n: 'north', e: 'east', s: 'south', w: 'west' },
  variants: { team: 'team game', duel: 'duel', quick: 'quick game' },
};

const WAITS: Readonly<Record<Phase, string>> = {
  exchange: 'partners are exchanging a card each',
  mulligan: 'the hand is to be kept or drawn anew',
  play: 'a card is to be played from the hand',
  use: 'the card that was taken back is to be used',
  step: 'the rest of the 5 is to be made',
  skipped: 'a card is to be discarded',
  trade: 'a card is to be laid for the trade',
  ask: 'a card is to be asked for',
  return: 'a card is to be given in return',
  over: 'the game is over',
};

const { count, list } = grammarOf('en-GB');
const cards = (n: number): string => count(n, 'card', 'cards');
const steps = (n: number): string => count(n, 'step', 'steps');
const the = (card: Card): string => `the ${CARD_NAMES[card]}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const hand = (held: readonly Card[]): string => (held.length ? held.map(card => CARD_NAMES[card]).join(', ') : 'none');
const at = (place: string): string => (place === 'home' ? 'the whirlpool' : place);
const piece = (name: Piece): string => (name === 'moby' ? 'Moby Dick' : name);

/** Who acts: the seat, or its commander for it. */
const act = (players: readonly string[], seat: Seat, commander: Seat | null, deed: string): string =>
  commander === null ? `${players[seat]} ${deed}.` : `${players[commander]} ${deed} for ${players[seat]}.`;

const EVENTS: EventTexts = {
  roundBegan: ({ round, dealer }, players) => `Round ${round} begins; ${players[dealer]} deals.`,
  shuffled: ({ cards: n }) => `${cards(n)} are shuffled.`,
  dealt: ({ seat, count: n, cards: held }, players) =>
    `${players[seat]} is dealt ${cards(n)}${held ? `: ${hand(held)}` : ''}.`,
  announced: ({ seat, start }, players) => `${players[seat]} ${start ? 'holds a 1 or 12' : 'holds neither 1 nor 12'}.`,
  kept: ({ seat }, players) => `${players[seat]} keeps the hand.`,
  mulliganed: ({ seat }, players) => `${players[seat]} shuffles the hand back and draws a new one.`,
  gave: ({ seat, by, card }, players) =>
    `${players[by]} lays ${card ? the(card) : 'a card'} face down${by === seat ? '' : ` for ${players[seat]}`}.`,
  passed: ({ from, to, card }, players) => `${players[from]} gives ${players[to]} ${card ? the(card) : 'a card'}.`,
  played: ({ seat, commander, card }, players) => act(players, seat, commander, `plays ${the(card)}`),
  used: ({ seat, commander, card }, players) => act(players, seat, commander, `uses ${the(card)}`),
  unused: ({ seat, card }, players) =>
    card ? `${players[seat]} cannot use ${the(card)}.` : 'There is no last card to take back.',
  discarded: ({ seat, card, skipped }, players) =>
    `${players[seat]} discards ${the(card)}${skipped ? ' and misses the turn' : ': no card can be used'}.`,
  moved: ({ sailor, from, to }) => `${sailor} goes from ${from} to ${to}.`,
  broughtOut: ({ sailor, to }) => `${sailor} comes out to ${to}.`,
  captured: ({ sailor, at: place, by }) => `${piece(by)} captures ${sailor} at ${place}.`,
  rode: ({ sailor, to, moby }) => `${sailor} rides Moby Dick to ${moby} and ends at ${to}.`,
  whaleArrived: ({ at: place }) => `Moby Dick appears at ${place}.`,
  whaleMoved: ({ from, to }) => `Moby Dick goes from ${from} to ${to}.`,
  rolled: ({ face }) => `Moby Dick’s die shows ${face}.`,
  swapped: ({ first, second }) => `${piece(first)} and ${piece(second)} change places.`,
  tookBack: ({ card, shifts }) =>
    shifts.length
      ? `${capital(the(card))} is taken back: ${list(shifts.map(shift => `${piece(shift.piece)} to ${at(shift.to ?? 'home')}`))}.`
      : `${capital(the(card))} is taken back; nothing moves.`,
  skipped: ({ seat, by }, players) => `${players[by]} makes ${players[seat]} miss a turn.`,
  opened: ({ seats }, players) =>
    `${list(seats.map(seat => players[seat]!))} play with open hands until the round ends.`,
  stormed: () => 'All hands go to the player on the right.',
  boarded: ({ seat, by, hand: held }, players) =>
    `${players[by]} plays the turn of ${players[seat]}${held ? ` with ${hand(held)}` : ''}.`,
  traded: ({ seat, other }, players) => `${players[seat]} trades a card with ${players[other]}.`,
  asked: ({ seat, card, held }, players) => `${players[seat]} asks for ${the(card)}: ${held ? 'yes' : 'no'}.`,
  fizzled: ({ card }) => `${capital(the(card))} has no effect.`,
  won: ({ seats }, players) =>
    seats.length === 1
      ? `${players[seats[0]!]} has brought all sailors into harbour and wins.`
      : `${list(seats.map(seat => players[seat]!))} have brought all sailors into harbour and win.`,
};

const REASONS: ReasonTexts = {
  'wrong-phase': ({ phase }) => `not now: ${WAITS[phase]}`,
  'not-held': ({ card }) => `${the(card)} is not in the hand`,
  'start-held': ({ count: n }) =>
    `a hand with a 1 or 12 cannot be drawn anew: there ${n === 1 ? 'is' : 'are'} ${n} in it`,
  'card-usable': ({ card }) => `nothing may be discarded while a card can be used: ${the(card)} can`,
  'no-such-sailor': ({ sailor, count: n }) => `there is no ${sailor}: each colour has ${n} sailors`,
  'others-sailor': ({ sailor, colours }) =>
    `${sailor} is not yours to move with this card: you move ${list(colours.map(colour => NAMES.colours[colour]))}`,
  'no-walk': ({ card }) => `${the(card)} moves no sailor along the ring`,
  'in-whirlpool': ({ sailor, card }) => `${sailor} is in the whirlpool, and ${the(card)} brings nobody out`,
  'out-elsewhere': ({ sailor, start }) => `${sailor} is in the whirlpool and comes out at ${start} only`,
  'lower-number': ({ sailor, lowest }) => `${lowest} comes out before ${sailor}`,
  'wrong-count': ({ sailor, from, to, needed, steps: n, backward }) =>
    `the count must be exact: ${sailor} needs ${steps(needed)} ${backward ? 'backward' : 'forward'} from ${from} to ${to}, not ${n}`,
  unreachable: ({ sailor, from, to }) =>
    `${sailor} cannot go from ${from} to ${to}: in the harbour sailors only go forward`,
  blocked: ({ sailor, by, at: place }) => `${sailor} may not jump over ${by} at ${place}`,
  'harbour-taken': ({ sailor, by, at: place }) => `${by} is at ${place}: ${sailor} can neither pass nor land there`,
  'harbour-backward': ({ sailor, at: place }) => `${sailor} is in the harbour at ${place} and cannot go backward`,
  'harbour-left': ({ sailor, at: place }) => `${sailor} is in the harbour at ${place} and never leaves it`,
  fresh: ({ sailor, at: place }) =>
    `${sailor} was brought out to ${place} and must leave it before it may enter the harbour`,
  'start-backward': ({ sailor, at: place }) =>
    `${sailor} stands on its start field ${place}: from there nobody enters the harbour backward`,
  'cave-again': ({ sailor, at: place }) => `${sailor} cannot go back into ${place} in the same move`,
  'moved-already': ({ sailor }) => `${sailor} has made its part of the 5`,
  'rest-impossible': ({ sailor, steps: n, left }) =>
    `after ${steps(n)} by ${sailor} the other ${left} of the 5 could not be made`,
  'nobody-to-skip': () => 'nobody else holds a card: 0 players can miss a turn',
  'not-swappable': ({ sailor, at: place }) =>
    `${sailor} is at ${at(place)}: only sailors on the ring and in caves are swapped`,
  'whale-absent': () => 'Moby Dick is not on the board yet',
  'whale-in-cave': ({ sailor, at: place }) => `${sailor} is in the cave ${place}, where Moby Dick never goes`,
  'other-card': ({ card }) => `the card to be used is ${the(card)}`,
  'asked-already': ({ card }) => `${the(card)} was asked for already`,
};

export const en: NautilusWords = wordsOf({
  names: NAMES,
  events: EVENTS,
  reasons: REASONS,
  rules: async () => (await import('./rules.en.ts')).rulesEn,
});

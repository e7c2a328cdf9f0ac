import { SeededChance, type View } from '@ankerplatz/kit';
import { decodeMove, type Move, type NauticusEvent, type NauticusPosition, nauticus } from '@ankerplatz/nauticus';
import type { Choice } from '../board.ts';
import type { Labels, Offered } from './labels.ts';
import { type Seen, seenOf } from './seen.ts';

/** A move tried out on a position of its own. Its chance is no game's: what it draws is never shown. */
interface Trial {
  readonly move: Move;
  readonly events: readonly NauticusEvent[];
  readonly before: Seen;
  readonly after: Pick<Seen, 'turn'>;
}

const TRIAL_CHANCE = SeededChance.from('trial');

const tryOut = (position: NauticusPosition, code: number, view: View): Trial => {
  const events: NauticusEvent[] = [];
  const tried = position.clone();
  tried.play(view.seat!, code, TRIAL_CHANCE, event => events.push(event));
  return {
    move: decodeMove(code),
    events,
    before: seenOf(view),
    after: nauticus.state(tried) as unknown as Seen,
  };
};

/** The end of an extra action that was taken before the action of the phase. */
const backWords = ({ move, before }: Trial, labels: Labels): string | undefined =>
  move.type === 'end' && before.turn?.extra && !before.known.last ? labels.backTo(before.turn.action) : undefined;

const offerWords = ({ events: [event] }: Trial, { offers }: Labels): string | undefined =>
  event && event.type in offers
    ? (offers[event.type as Offered['type']] as (event: NauticusEvent) => string)(event)
    : undefined;

/** Further effects of the move at once. */
const consequences = ({ events, after }: Trial, labels: Labels): string[] => [
  ...events.flatMap(event => (event.type === 'shipFinished' ? [labels.finishes(event.ship, event.size)] : [])),
  ...(after.turn?.asks === 'free' ? [labels.thenFree] : []),
];

const wordsOf = (trial: Trial, labels: Labels, text: string): string => {
  const words = backWords(trial, labels) ?? offerWords(trial, labels) ?? text;
  return [words, ...consequences(trial, labels)].join(' – ');
};

/** Actions in the order of the ring, the extra action last, all else in the order of the notation. */
const placeOf = ({ tiles }: Seen, code: number): number => {
  const move = decodeMove(code);
  if (move.type === 'take') return tiles.indexOf(move.action);
  return move.type === 'extra' ? Number.MAX_SAFE_INTEGER : code;
};

/** The legal moves with what they bring, in the order in which people look for them. */
export const choicesOf = (view: View, labels: Labels): Choice[] => {
  const position = nauticus.sample(view, TRIAL_CHANCE);
  const seen = seenOf(view);
  return view.moves
    .map(move => ({ move, code: nauticus.parseMove(position, move)! }))
    .sort((a, b) => placeOf(seen, a.code) - placeOf(seen, b.code) || a.code - b.code)
    .map(({ move, code }) => ({ move, words: wordsOf(tryOut(position, code, view), labels, move) }));
};

/** Positions in short, for tests: `hands | pieces | rest`. */
import { type JsonObject, SeededChance } from '@ankerplatz/kit';
import { makeState, parsePosition } from '../notation.ts';
import type { NautilusPosition } from '../position.ts';
import { VARIANT_SPECS } from '../tables.ts';
import { type ByColour, COLOURS, type Colour, type Variant } from '../types.ts';

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean);

/** `n1 t0* e2 c1 moby t30` as pairs of a piece and its place. */
const pairsOf = (text: string | undefined): [string, string][] =>
  words(text).flatMap((word, index, all) => (index % 2 ? [] : [[word, all[index + 1]!]]));

const variantOf = (rest: readonly string[], seats: number): Variant => {
  if (rest.includes('quick')) return 'quick';
  return seats === 2 ? 'duel' : 'team';
};

/** The number after a word, if it is there. */
const numberAfter = (rest: readonly string[], word: string): number | undefined => {
  const index = rest.indexOf(word);
  return index < 0 ? undefined : Number(rest[index + 1]);
};

/**
 * The JSON of a position such as `12 2 / nautilus 3 / . / 6 | n1 t0* e1 t20 moby t30 | turn 1 round 2 open 3 quick`. Hands are
 * those of seats 0, 1 …; sailors that are not named are at home; turn 0 and round 1 unless said; the dealer sits right of the turn.
 */
export const jsonOf = (text: string, options?: JsonObject): JsonObject => {
  const [cards, pieces, more] = text.split('|');
  const hands = cards!.split('/').map(hand => words(hand).filter(card => card !== '.'));
  const rest = words(more);
  const variant = variantOf(rest, hands.length);
  const turn = numberAfter(rest, 'turn') ?? 0;
  const count = VARIANT_SPECS[variant].sailors;
  const sailors = Object.fromEntries(
    COLOURS.map(colour => [colour, new Array<string>(count).fill('home')]),
  ) as ByColour<string[]>;
  let moby: string | null = null;
  for (const [piece, place] of pairsOf(pieces)) {
    if (piece === 'moby') moby = place;
    else sailors[piece[0] as Colour][Number(piece[1]) - 1] = place;
  }
  return {
    game: 'nautilus',
    variant,
    round: numberAfter(rest, 'round') ?? 1,
    dealer: (turn + hands.length - 1) % hands.length,
    turn,
    hands,
    sailors,
    moby,
    open: hands.map((_, seat) => seat === numberAfter(rest, 'open')),
    discards: [],
    ...(options && { options }),
  };
};

/** A position in short, ready to play. */
export const positionOf = (text: string, options?: JsonObject): NautilusPosition => {
  const parsed = parsePosition(jsonOf(text, options), SeededChance.from('deck'));
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error}`);
  return parsed.value;
};

/** The pieces on the board, in the order n, e, s, w, moby: `n1 t0* moby t30`. */
export const boardOf = (position: NautilusPosition): string => {
  const { sailors, moby } = makeState(position) as { sailors: ByColour<string[]>; moby: string | null };
  const pieces = COLOURS.flatMap(colour =>
    sailors[colour].flatMap((place, index) => (place === 'home' ? [] : [`${colour}${index + 1} ${place}`])),
  );
  return [...pieces, ...(moby ? [`moby ${moby}`] : [])].join(' ');
};

/** The hands, in the form of a position in short. */
export const handsOf = (position: NautilusPosition): string =>
  (makeState(position).hands as string[][]).map(hand => hand.join(' ') || '.').join(' / ');

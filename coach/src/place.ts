import type { Advice, Claim } from './advice.ts';

/** By the kind of a claim: the place of the board that it is about, which may hang on the claim, the seat and the first move. */
type Places = { readonly [T in Claim['type']]: (claim: Extract<Claim, { type: T }>, advice: Advice) => string };

const cardOf = ({ moves: [first = ''] }: Advice): string => `card-${first.split(' ')[1] ?? ''}`;
const handOf = ({ seat }: Advice): string => `hand-${seat}`;

const PLACES: Places = {
  finish: ({ ship }, { seat }) => `ship-${seat}-${ship}`,
  deliver: ({ ship }, { seat }) => `ship-${seat}-${ship}`,
  build: ({ ship, isNew }, { seat }) => (isNew ? `dock-${seat}` : `ship-${seat}-${ship}`),
  cargo: ({ ship }, { seat }) => `ship-${seat}-${ship}`,
  crowns: (_, { seat }) => `points-${seat}`,
  pass: (_, { seat }) => `passes-${seat}`,
  money: (_, { seat }) => `taler-${seat}`,
  store: (_, { seat }) => `storage-${seat}`,
  reward: () => 'button',
  extra: (_, { seat }) => `extra-${seat}`,
  bonus: () => 'wheel',
  blue: () => 'wheel',
  left: (_, { seat }) => `workers-${seat}`,
  win: (_, advice) => handOf(advice),
  capture: ({ sailor }) => `piece-${sailor}`,
  berth: ({ sailor }) => `piece-${sailor}`,
  out: ({ sailor }) => `${sailor[0]}home`,
  swap: ({ sailor }) => `piece-${sailor}`,
  skip: ({ seat }) => `seat-${seat}`,
  clear: ({ sailor }) => `piece-${sailor}`,
  cave: ({ sailor }) => `piece-${sailor}`,
  forward: ({ sailor }) => `piece-${sailor}`,
  special: (_, advice) => cardOf(advice),
  discard: (_, advice) => handOf(advice),
  give: (_, { seat }) => `seat-${(seat + 2) % 4}`,
  ask: (_, advice) => handOf(advice),
  keep: (_, advice) => handOf(advice),
  mulligan: (_, advice) => handOf(advice),
  move: (_, advice) => handOf(advice),
};

/** The place of the board that the most telling claim of advice is about. */
export const placeOf = (advice: Advice): string => {
  const [claim] = advice.claims;
  const place = PLACES[claim!.type] as (claim: Claim, advice: Advice) => string;
  return place(claim!, advice);
};

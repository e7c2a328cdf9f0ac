import { BUILDINGS, type Building, GOODS, type Good } from './types.ts';

export type Move =
  | { readonly type: 'ship'; readonly good: Good }
  | { readonly type: 'hold' }
  | { readonly type: 'build'; readonly building: Building }
  | { readonly type: 'pass' };

/** Every move of the game, in a fixed order: a move's index is its code. */
export const MOVES: readonly Move[] = [
  ...GOODS.map(good => ({ type: 'ship', good }) as const),
  { type: 'hold' },
  ...BUILDINGS.map(building => ({ type: 'build', building }) as const),
  { type: 'pass' },
];

export const PASS = MOVES.length - 1;

const textOf = (move: Move): string => {
  switch (move.type) {
    case 'ship':
      return `ship ${move.good}`;
    case 'build':
      return `build ${move.building}`;
    case 'hold':
    case 'pass':
      return move.type;
  }
};

const TEXTS = MOVES.map(textOf);
const CODES = new Map(TEXTS.map((text, code) => [text, code]));

export const makeMove = (code: number): string => TEXTS[code]!;
export const parseMove = (text: string): number | undefined => CODES.get(text);
/** Choices are made by all at once and shown together. */
export const isChoice = (code: number): boolean => ['ship', 'hold'].includes(MOVES[code]!.type);

import type { Game, Language } from '@ankerplatz/kit';
import type { NautilusEvent } from './events.ts';
import { CELLS } from './memory/cells.ts';
import { FIGURES, materialOf } from './memory/material.ts';
import { decodeMove, encodeMove, makeMove, parseMove } from './moves.ts';
import { makeState, parsePosition } from './notation.ts';
import { parseResolved, parseSetup, VERSION } from './options.ts';
import { discardUseless } from './orders.ts';
import { NautilusPosition } from './position.ts';
import { type NautilusReason, reasonFor } from './refusal.ts';
import { leadOf } from './rules/harbours.ts';
import { fitting, sample } from './sample.ts';
import { makeTally } from './tally.ts';
import { wordsIn } from './text/catalogues.ts';
import type { NautilusWords } from './text/words.ts';
import { SIDES, VARIANTS } from './types.ts';
import { eventFor, isSilent, moveFor, openView, reveals, shows, view } from './view.ts';

export interface Nautilus extends Game<NautilusPosition, NautilusEvent, NautilusReason> {
  words(language: Language): Promise<NautilusWords>;
}

export const nautilus: Nautilus = {
  id: 'nautilus',
  version: VERSION,
  older: [],
  hidesHands: true,
  kinds: VARIANTS.map(variant => ({ variant })),
  setup: parseSetup,
  resolved: parseResolved,
  start: (checked, chance) => NautilusPosition.start(materialOf(checked), chance),
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat % SIDES),
  worth: leadOf,
  makeMove: (_, move) => makeMove(decodeMove(move)),
  parseMove: (position, text) => {
    const move = parseMove(text, position.material);
    return move && encodeMove(move);
  },
  reveals,
  isSilent,
  shows,
  isComing: () => false,
  orders: ['discard'],
  obey: discardUseless,
  reason: reasonFor,
  state: makeState,
  parsePosition,
  view,
  openView,
  eventFor,
  moveFor,
  sample,
  fitting,
  words: wordsIn,
  tally: makeTally,
};

export type { NautilusEvent, Shift } from './events.ts';
export {
  berthOf,
  colourOf,
  isCave,
  isFresh,
  isHarbour,
  isRingField,
  type Neighbour,
  neighbourOf,
  numberOf,
  piecesOf,
  placeOf,
  quarterOf,
  ringFieldOf,
  sailorsOf,
  startOf,
  stepsBetween,
  stepsToHarbour,
} from './facts/places.ts';
export type {
  BoardState,
  Bounds,
  Known,
  KnownHand,
  KnownHands,
  NautilusState,
  NautilusView,
  Wait,
} from './json-types.ts';
export { CELLS as cells } from './memory/cells.ts';
export type { Material } from './memory/material.ts';
export type { Move, Use } from './moves.ts';
export { codeOf, decodeMove, encodeMove, firstOf, makeMove, parseMove, VERB, verbOf } from './moves.ts';
export { PARAGRAPHS, type Paragraph } from './paragraphs.ts';
export { NautilusPosition } from './position.ts';
export type { NautilusReason } from './refusal.ts';
export { Course, harbourOf } from './rules/course.ts';
export { isHome } from './rules/walking.ts';
export * as tables from './tables.ts';
export { HARBOUR_SIZE } from './tables.ts';
export type { NautilusNames } from './text/names.ts';

export type { Naming } from './text/naming.ts';
export { namedPlace, type PlaceWords, placeName, type Spot, spotOf } from './text/places.ts';
export type { NautilusWords } from './text/words.ts';
export * from './types.ts';

export const { NONE } = CELLS;
export const { BRINGS_OUT, IS_BACKWARD, IS_SPLIT, PASSES, SKIPS, STEPS } = FIGURES;

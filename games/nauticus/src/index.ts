import type { Game, Language } from '@ankerplatz/kit';
import type { NauticusEvent } from './events.ts';
import { makeMove, parseMove } from './moves.ts';
import { makeState, parsePosition } from './notation.ts';
import { makeOpenText } from './open-text.ts';
import { type NauticusSetup, parseResolved, parseSetup, VERSION } from './options.ts';
import { isComing, passAlways, passIfForced } from './orders.ts';
import { NauticusPosition } from './position.ts';
import { type NauticusReason, reasonFor } from './refusal.ts';
import { scoreOf } from './rules/scoring.ts';
import { sample } from './sample.ts';
import { makeTally } from './tally.ts';
import { wordsIn } from './text/catalogues.ts';
import type { NauticusWords } from './text/words.ts';
import { eventFor, makeView, moveFor } from './view.ts';

export interface Nauticus extends Game<NauticusPosition, NauticusEvent, NauticusReason> {
  words(language: Language): Promise<NauticusWords>;
}

export const nauticus: Nauticus = {
  id: 'nauticus',
  version: VERSION,
  older: [],
  hidesHands: false,
  kinds: [{ players: 2 }, { players: 3 }, { players: 4 }],
  setup: parseSetup,
  resolved: parseResolved,
  start: (setup, chance) => NauticusPosition.start(setup as NauticusSetup, chance),
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
  worth: (position, seat) => scoreOf(position.cells, seat).points,
  makeMove: (_, move) => makeMove(move),
  parseMove: (_, text) => parseMove(text),
  reveals: () => false,
  isSilent: () => false,
  shows: () => false,
  isComing,
  orders: ['forced', 'pass'],
  obey: (position, seat, order) => (order === 'forced' ? passIfForced(position, seat) : passAlways(position)),
  reason: reasonFor,
  state: makeState,
  parsePosition,
  view: makeView,
  // Nauticus has no hands.
  openView: position => makeView(position, null),
  openText: makeOpenText,
  eventFor,
  moveFor,
  sample,
  words: wordsIn,
  tally: makeTally,
};

export type { NauticusEvent } from './events.ts';
export type { ActionLimits, Delivery, Finish } from './facts/action-limits.ts';
export {
  type ActionFacts,
  actionFacts,
  blueIfAnchored,
  decisionFactsOf,
  extraFacts,
  type ItemFacts,
  lastTurns,
  type RunningFacts,
  runningFacts,
  type Standing,
  standingRows,
} from './facts/decision-facts.ts';
export { type Missing, missingOf } from './facts/missing.ts';
export { crestOf, isGood, isHull, isMast, isSail, itemOf, kindOf, type TileKind } from './facts/tiles.ts';
export {
  crestOfShip,
  crownsShown,
  fieldsOf,
  fieldsTaken,
  isClosedShip,
  isFinishedShip,
  type NauticusState,
  type NauticusView,
  type PlayerState,
  type ShipState,
  type TurnState,
} from './json-types.ts';
export * as cells from './memory/cells.ts';
export { decodeMove, encodeMove, type Move, parseMove, type TilePlace } from './moves.ts';
export { NauticusPosition } from './position.ts';
export type { NauticusReason } from './refusal.ts';
export { penaltyOf, scoreOf, setPoints, standingOf } from './rules/scoring.ts';
export * as ships from './rules/ships.ts';
export * as tables from './tables.ts';
export { LAYOUT, type Layout } from './tables.ts';
export type { NauticusNames } from './text/names.ts';
export type { NauticusWords } from './text/words.ts';
export * as types from './types.ts';
export { ACTIONS, type Action, GOODS, TILES, type Tile } from './types.ts';

import type { Game } from '../../game.ts';
import { isChoice, makeMove, parseMove } from './moves.ts';
import { parsePosition, state } from './notation.ts';
import { passIfForced } from './orders.ts';
import { QuayPosition } from './position.ts';
import { reason } from './refusal.ts';
import { resolved, setup } from './setup.ts';
import { tally } from './tally.ts';
import type { QuayEvent, QuayReason } from './types.ts';
import { eventFor, moveFor, openView, sample, view } from './view.ts';
import { words } from './words.ts';

/** The smallest game that has all a game can have: chance, hidden hands, decisions of several seats at once. */
export const quay: Game<QuayPosition, QuayEvent, QuayReason> = {
  id: 'quay',
  version: 1,
  isOpen: false,
  kinds: [{ players: 2 }, { players: 3 }],
  setup,
  resolved,
  start: (given, chance) => QuayPosition.start(given as QuayPosition['setup'], chance),
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
  makeMove: (_, move) => makeMove(move),
  parseMove: (_, text) => parseMove(text),
  reveals: isChoice,
  isSilent: position => position.deciders().length > 1,
  shows: ({ type }) => type === 'opened',
  isComing: () => false,
  orders: ['forced'],
  obey: passIfForced,
  reason,
  state,
  parsePosition,
  view,
  openView,
  eventFor,
  moveFor,
  sample,
  words,
  tally,
};

export type { QuayPosition } from './position.ts';
export type { QuayEvent, QuayReason } from './types.ts';

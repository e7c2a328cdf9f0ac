import type { Game } from '../../game.ts';
import { isChoice, makeMove, parseMove } from './moves.ts';
import { parsePosition, state } from './notation.ts';
import { passIfForced } from './orders.ts';
import { QuayPosition } from './position.ts';
import { reason } from './refusal.ts';
import type { QuayVersion } from './rules.ts';
import { resolved, setup, setupOf } from './setup.ts';
import { tally } from './tally.ts';
import { ID, type QuayEvent, type QuayReason } from './types.ts';
import { eventFor, moveFor, openView, sample, view } from './view.ts';
import { words } from './words.ts';

type Quay = Game<QuayPosition, QuayEvent, QuayReason>;

const quayBy = (version: QuayVersion, older: readonly Quay[]): Quay => ({
  id: ID,
  version,
  older,
  hidesHands: true,
  kinds: [{ players: 2 }, { players: 3 }],
  setup: asked => setup(version, asked),
  resolved: options => resolved(version, options),
  start: ({ options }, chance) => QuayPosition.start(setupOf(version, options), chance),
  sides: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
  worth: (position, seat) => position.pointsOf(seat),
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
  parsePosition: json => parsePosition(version, json),
  view,
  openView,
  eventFor,
  moveFor,
  sample,
  words: language => words(version, language),
  tally,
});

/** The smallest game that has all a game can have: chance, hidden hands, decisions of several seats at once. */
export const quay = quayBy(1, []);

/** Quay in a later release, which plays on what was begun by the rules of version 1. */
export const quay2 = quayBy(2, [quay]);

export type { QuayPosition } from './position.ts';
export type { QuayEvent, QuayReason } from './types.ts';

import type { View } from '@ankerplatz/kit';
import type { Known, TurnState } from './json-types.ts';
import * as at from './memory/cells.ts';
import { readPosition } from './notation.ts';
import { setupBy } from './options.ts';
import { NauticusPosition } from './position.ts';
import { ACTIONS, ASKS, NOTHING, type PaidAction, REWARDS } from './types.ts';

const indexOf = (words: readonly string[], word: string | null): number => (word === null ? -1 : words.indexOf(word));

const restoreTurn = ({ cells, material }: NauticusPosition, turn: TurnState, known: Known): void => {
  const action = indexOf(ACTIONS, turn.action);
  cells[at.SEAT] = turn.seat;
  cells[at.ASKED] = indexOf(ASKS, turn.asks);
  cells[at.ACTION] = action;
  cells[at.SPACE] = cells.subarray(at.TILE_AT).indexOf(action);
  cells[at.BLUE] = turn.blue;
  cells[at.EXTRA] = indexOf(ACTIONS, turn.extra);
  const items: readonly string[] = material.layout.items[(turn.extra ?? turn.action) as PaidAction] ?? [];
  for (const kind of turn.bought) cells[at.BOUGHT]! |= 1 << items.indexOf(kind);
  cells[at.USES] = known.uses;
  cells[at.PASSED] = turn.passed ? 1 : 0;
  cells[at.LAST] = known.last;
  cells[at.FIFTH] = known.fifth;
  cells[at.EXTRA_CROWNS] = known.extraCrowns;
  cells[at.REWARDS_LEFT] = turn.rewards ?? 0;
  for (const [kind, reward] of REWARDS.entries()) cells[at.TAKEN]! |= (turn.taken?.[reward] ?? 0) << (2 * kind);
};

/** The one position that a view shows: nothing is hidden. */
export const sample = (view: View): NauticusPosition => {
  const { seat: _seat, moves: _moves, known, ...state } = view;
  const { options } = known as unknown as Known;
  const turn = state.turn as unknown as TurnState | null;
  const read = readPosition({ ...state, layout: options.layout }, view.over ? 'over' : turn ? 'runs' : 'begins');
  const position = NauticusPosition.of(setupBy(options), read.cells);
  if (turn) restoreTurn(position, turn, known as unknown as Known);
  if (view.over) position.cells[at.ASKED] = NOTHING;
  return position;
};

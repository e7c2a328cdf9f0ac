import type { View } from '@ankerplatz/kit';
import type { NautilusView } from './json-types.ts';
import { CELLS } from './memory/cells.ts';
import { materialOf } from './memory/material.ts';
import { parseResolved } from './options.ts';
import type { NautilusPosition } from './position.ts';
import { addCard } from './rules/hands.ts';
import { homeSide, seatsOf } from './rules/turn.ts';
import { rebuild } from './sample.ts';

/** A card that stands for every one that is not seen. */
const SOME_CARD = 0;

/**
 * All of a position that a view tells, and the sizes of all hands; which ones, where they are hidden, and the deck it
 * does not know. For callers that need nothing else: `sample` counts every way in which they can lie, which takes a
 * hundred times as long.
 */
export const sketch = (view: View): NautilusPosition => {
  const { known, hands, over } = view as NautilusView;
  const setup = parseResolved(known.options);
  if (!setup.ok) throw new Error(setup.error);
  const position = rebuild(view as NautilusView, materialOf(setup.value));
  for (const [seat, hand] of hands.entries())
    if (typeof hand === 'number') for (let card = 0; card < hand; card++) addCard(position, seat, SOME_CARD);
  if (over) position.bytes[CELLS.WINNERS] = seatsOf(position, homeSide(position));
  return position;
};

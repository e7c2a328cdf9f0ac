import type { Position } from '@ankerplatz/kit';
import { SeededChance } from '@ankerplatz/kit';
import { type NauticusPosition, nauticus } from '@ankerplatz/nauticus';
import { expect, test } from 'vitest';
import { Draft } from '../../board/draft.ts';
import { startOf, stateAt } from '../../table/testing/stage.ts';
import { knownFacts, searchesFor } from './known-facts.ts';

const asNauticus = (position: Position): NauticusPosition => position as NauticusPosition;

/** The first turn of the first seat, without a use: as drafted, and as the table shows it once it is handed in. */
const turn = () => {
  const start = startOf('nauticus', { players: 2, options: { start: 0 } });
  const state = stateAt('nauticus', start, 0);
  let draft = Draft.of(nauticus, state);
  for (let last = false; !last; last = draft.isComplete) {
    const move = draft.moves.includes('pass') ? 'pass' : draft.moves[0]!;
    const played = draft.play(move);
    if (!played.ok) throw new Error('a legal move cannot be played');
    draft = played.value;
  }
  const shown = nauticus.sample(nauticus.view(asNauticus(draft.position), 1), SeededChance.from('shown'));
  return { drafted: asNauticus(draft.position), shown };
};

test('what was found out about a drafted position holds when the table shows it', () => {
  const { drafted, shown } = turn();
  expect(shown).not.toBe(drafted);
  expect(knownFacts(shown, 1)).toBe(knownFacts(drafted, 1));
  expect(knownFacts(shown, 0)).not.toBe(knownFacts(shown, 1));
});

test('another position has facts of its own', () => {
  const { drafted } = turn();
  const start = asNauticus(startOf('nauticus', { players: 2, options: { start: 0 } }));
  expect(knownFacts(start, 0)).not.toBe(knownFacts(drafted, 0));
});

test('only before a choice of the seat there is anything to search for', () => {
  const start = asNauticus(startOf('nauticus', { players: 2, options: { start: 0 } }));
  expect(searchesFor(start, 0)).toHaveLength(16);
  expect(searchesFor(start, 1)).toEqual([]);
  expect(searchesFor(turn().drafted, 1)).toEqual([]);
});

import { expect, test } from 'vitest';
import { ScriptedChance } from '../chance/scripted.ts';
import type { GameEvent } from '../game.ts';
import { quay } from '../testing/quay/index.ts';
import { quayAt } from '../testing/quay-at.ts';
import { playMoves, playTurn } from './play-moves.ts';

const none = new ScriptedChance([]);
const ONE = { seat: 0, move: 'hold' };
const TWO = { seat: 1, move: 'ship fish' };

test('moves are played up to the first that is refused', () => {
  const position = quayAt({});
  const events: GameEvent[] = [];
  const reached = playMoves(quay, position, [ONE, TWO, ONE], none, event => events.push(event));
  expect(reached).toEqual({
    position: quayAt({ chosen: ['hold', null] }),
    played: 1,
    refusal: expect.objectContaining({ code: 'illegal-move' }),
  });
  expect(events).toEqual([{ type: 'chose', seat: 0, choice: 'hold' }]);
  expect(position).toEqual(quayAt({}));
});

test('a turn is the moves of one seat', () => {
  const reached = playTurn(quay, quayAt({}), 0, ['hold'], none);
  expect(reached).toEqual({ position: quayAt({ chosen: ['hold', null] }), played: 1, refusal: null });
});

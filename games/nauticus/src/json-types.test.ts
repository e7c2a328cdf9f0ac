import { describe, expect, test } from 'vitest';
import { crestOfShip, crownsShown, fieldsTaken, isClosedShip, isFinishedShip, type ShipState } from './json-types.ts';
import { FIELDS, playerAt } from './memory/cells.ts';
import { makeState } from './notation.ts';
import { crownsOf } from './rules/uses.ts';
import { BUILDING, playGame } from './testing/random-game.ts';
import { playerOf, positionOf } from './testing/text.ts';

const shipOf = (text: string): ShipState => (playerOf(text) as unknown as { ships: ShipState[] }).ships[0]!;

describe('ships', () => {
  test('closed hulls', () => {
    expect(['single', 'bow.stern', 'bow.middle.stern'].map(text => isClosedShip(shipOf(text)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['bow', 'stern', 'middle', 'bow.middle'].map(text => isClosedShip(shipOf(text)))).toEqual(
      Array(4).fill(false),
    );
  });
  test('finished ships', () => {
    expect(isFinishedShip(shipOf('bow.stern/star*2/crown.star'))).toBe(true);
    expect(isFinishedShip(shipOf('bow.stern/star*2/crown'))).toBe(false);
    expect(isFinishedShip(shipOf('bow.stern/star'))).toBe(false);
    expect(isFinishedShip(shipOf('bow/star/star'))).toBe(false);
  });
  test('the crest, crowns apart', () => {
    expect(crestOfShip(shipOf('bow.stern/crown.helm'))).toBe('helm');
    expect(crestOfShip(shipOf('bow.stern/crown/whale'))).toBe('whale');
    expect(crestOfShip(shipOf('bow.stern/crown/crown'))).toBeNull();
  });
});

describe('what a player shows', () => {
  test('crowns in storage, on ships and on pass tiles', () => {
    const { players } = makeState(positionOf('phase3 | passed2 [mast:crown fish] single/crown/crown | .'));
    expect(crownsShown(players[0]!)).toBe(5);
    expect(fieldsTaken(players[0]!.storage)).toBe(3);
  });
  test('the same as the rules count, all through a game', () => {
    let steps = 0;
    playGame(3, 'state', BUILDING, ({ position }) => {
      for (const [seat, player] of makeState(position).players.entries()) {
        expect(crownsShown(player)).toBe(crownsOf(position.cells, playerAt(seat)));
        expect(fieldsTaken(player.storage)).toBe(position.cells[playerAt(seat) + FIELDS]);
      }
      steps++;
    });
    expect(steps).toBeGreaterThan(100);
  });
});

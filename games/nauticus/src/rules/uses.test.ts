import { MoveList } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { describe, expect, test } from 'vitest';
import * as at from '../memory/cells.ts';
import { playerAt } from '../memory/cells.ts';
import type { NauticusPosition } from '../position.ts';
import { ANYTHING, BUILDING, playGame } from '../testing/random-game.ts';
import { after } from '../testing/rulebook.ts';
import { positionOf } from '../testing/text.ts';
import { ACTIONS, type Action } from '../types.ts';
import { canUse, crownGain, crownsOf, extraActions, fitsOf, priceOf, pushUses, roomOf, workersOf } from './uses.ts';

const FIRST = playerAt(0);

describe('what a use costs, and what there is for it', () => {
  test('§3.2.1 prices of a space; a further copy costs 4', () => {
    const { cells, material } = after('hulls@3 2b | 15t 4w | .', 'take hulls, buy bow store');
    expect([0, 1, 2, 3].map(item => priceOf(cells, material, item))).toEqual([4, 2, 3, 0]);
  });

  test('§5 in the extra action everything costs 2, and there are no blue workers', () => {
    const { cells, material } = after('money@3 2b | 15t 4w extra | .', 'take money, money, extra hulls');
    expect([0, 1, 2, 3].map(item => priceOf(cells, material, item))).toEqual([2, 2, 2, 2]);
    expect(workersOf(cells, FIRST)).toBe(cells[FIRST + at.WORKERS]);
  });

  test('§2 blue workers are added to the own ones', () => {
    const { cells } = after('money@3 2b | 4w | .', 'take money');
    expect(workersOf(cells, FIRST)).toBe(6);
  });

  test('§3.2.2.1 room in storage, where a mast takes two fields', () => {
    const { cells } = positionOf('| [mast:star fish*9] | .');
    expect(roomOf(cells, FIRST)).toBe(1);
    expect(fitsOf(cells, FIRST) & (1 << 4)).toBe(0);
    expect(fitsOf(cells, FIRST) & 1).toBe(1);
  });

  test('§3.2.2.4 crowns anywhere and turned pass tiles count, up to 15 points a round', () => {
    const { cells } = positionOf('phase3 | passed1 [sail:crown] single/crown | .');
    expect(crownsOf(cells, FIRST)).toBe(3);
    expect(crownGain(cells, FIRST)).toBe(3);
    cells[FIRST + at.CROWN_POINTS] = 14;
    expect(crownGain(cells, FIRST)).toBe(1);
  });

  test('§5 actions that could be the extra action', () => {
    const namesOf = ({ cells }: NauticusPosition): Action[] =>
      ACTIONS.filter((_, action) => extraActions(cells, FIRST) & (1 << action));
    expect(namesOf(positionOf('| . | .'))).toEqual(['money']);
    expect(namesOf(positionOf('| 2t [sail:crown] single/star | .'))).toEqual([
      ...['hulls', 'masts', 'sails', 'goods', 'transport', 'money', 'crowns'],
    ]);
  });
});

const list = new MoveList();

/** The end of a turn by itself and the offer of the extra action must see the same uses as the list of moves. */
const expectUsesAgree = ({ cells, material }: NauticusPosition): void => {
  for (const action of ACTIONS.keys()) {
    list.clear();
    pushUses(cells, material, action, list);
    expect(canUse(cells, material, action), ACTIONS[action]).toBe(list.length > 0);
  }
};

test.each([2, 3, 4])('in any position of %i players an action can be used where it has a move', players => {
  for (const likes of [ANYTHING, BUILDING])
    for (let game = 0; game < sampleSize(16); game++)
      playGame(players, `uses ${game}`, likes, ({ position }) => expectUsesAgree(position));
});

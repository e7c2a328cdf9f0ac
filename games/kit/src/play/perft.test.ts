import { describe, expect, test } from 'vitest';
import { quayAt } from '../testing/quay-at.ts';
import { perft, TooManyNodes } from './perft.ts';

const stores = [['timber'], []];
const bothHoldTimber = {
  hands: [
    ['timber', 'fish'],
    ['timber', 'stone'],
  ],
  deck: ['fish', 'fish', 'timber', 'stone'],
};

describe('perft', () => {
  test.each([
    // Seat 0 may ship timber, ship fish or hold; seat 1 ship stone or hold: 3 + 2. In either order: 2 × 3 × 2.
    // The leader then only has the choice to pass, and the wind blows: nothing is added after that.
    ['nothing to build with', {}, [5, 12, 12, 12]],
    // With a timber in store, timber leads to the crane, fish to the smokery: 2 × 2 × (2 + 2 + 1).
    ['a timber in store', { stores }, [5, 12, 20, 20]],
    // Seat 1 may ship timber, ship stone or hold. Timber against timber spoils: 1 + 2 + 2; fish: 3 × 2; hold: 3.
    ['both may ship timber', { stores, ...bothHoldTimber }, [6, 18, 28, 28]],
    // Seat 0 has chosen to hold; seat 1 has two choices; the leader passes.
    ['one has chosen', { chosen: ['hold', null] }, [2, 2, 2]],
  ])('%s', (_, fields, counts) => {
    expect(counts.map((_, index) => perft(quayAt(fields), index + 1))).toEqual(counts);
  });

  test('a finished game has no sequences', () => {
    const position = quayAt({});
    position.round = 4;
    expect(perft(position, 2)).toBe(0);
  });

  test('stops at a shuffle', () => {
    const position = quayAt({});
    position.clone = () => {
      const copy = quayAt({});
      copy.play = (_, __, chance) => chance.shuffle([]);
      return copy as typeof position;
    };
    expect(perft(position, 3)).toBe(5);
  });

  test('leaves the position as it was', () => {
    const position = quayAt({ stores });
    perft(position, 3);
    expect(position).toEqual(quayAt({ stores }));
  });

  test('stops at its limit', () => {
    expect(perft(quayAt({}), 2, 12)).toBe(12);
    expect(() => perft(quayAt({}), 2, 11)).toThrow(TooManyNodes);
  });
});

import { SeededChance } from '@ankerplatz/kit';
import { type Action, nauticus } from '@ankerplatz/nauticus';
import { describe, expect, test } from 'vitest';
import { Evaluation } from './evaluation.ts';
import { linesOf, played, positionOf, type Scene } from './testing/table.ts';
import { DUEL_WEIGHTS, TABLE_WEIGHTS, WEIGHTS } from './weights.ts';

const TILES: readonly Action[] = ['money', 'masts', 'sails', 'goods', 'transport', 'hulls', 'deliver', 'crowns'];
const evaluation = new Evaluation(WEIGHTS);
const SHIP = { hull: ['bow', 'middle', 'stern'], masts: Array(3).fill('star'), sails: ['star', 'star'], goods: [] };

/** The worth of the first seat's position with some of it changed. */
const worth = (own: Scene['players'][number], rest: Partial<Scene> = {}, judge = evaluation): number =>
  judge.worthOf(positionOf({ players: [own, {}], tiles: TILES, open: TILES, ...rest }), 0);

test('when the game is over, the worth is the final scoring, taler as a tie-break (§end)', () => {
  let position = positionOf({ players: [{}, {}], tiles: TILES, open: ['money', 'goods'], round: 4 });
  while (!position.outcome())
    position = played(position, linesOf('deckhand', position, { seed: 'end' })[0]!.moves, SeededChance.from('end'));
  for (const [seat, score] of position.outcome()!.scores!.entries())
    expect(Math.floor(evaluation.worthOf(position, seat))).toBe(score.points);
  expect(nauticus.state(position).over).toBe(true);
});

describe('an unfinished ship', () => {
  const LAST = { round: 4, open: ['money', 'deliver'] as const };

  test('is worth the more, the nearer it is to its end, and more than its parts', () => {
    const nearer = worth({ ships: [SHIP] });
    const farther = worth({ ships: [{ ...SHIP, sails: ['star'] }] });
    expect(nearer).toBeGreaterThan(farther);
    expect(farther - worth({})).toBeGreaterThan(7 / 3);
  });

  test('is worth its parts when no sails can come any more', () => {
    const gain = worth({ extra: false, ships: [SHIP] }, LAST) - worth({ extra: false }, LAST);
    expect(gain).toBeCloseTo(8 / 3, 5);
  });

  test('is worth more when the missing sail lies in storage and transport may come', () => {
    const open = ['money', 'transport', 'deliver'] as const;
    const stored = { extra: false, ships: [SHIP], storage: ['sail:star'] };
    const useless = { extra: false, ships: [SHIP], storage: ['sail:whale'] };
    expect(worth(stored, { round: 4, open }) - worth(useless, { round: 4, open })).toBeGreaterThan(3);
  });
});

test('workers are worth more early than late, and never less than a third of a point', () => {
  const early = worth({ workers: 7 }) - worth({ workers: 4 });
  const late =
    worth({ workers: 7 }, { round: 4, open: ['money', 'deliver'] }) -
    worth({ workers: 4 }, { round: 4, open: ['money', 'deliver'] });
  expect(early).toBeGreaterThan(late);
  expect(late).toBeGreaterThanOrEqual(1);
});

test('goods of one kind are worth more together (§end)', () => {
  const loaded = (...goods: string[]) =>
    worth({ ships: [{ ...SHIP, sails: Array(3).fill('star'), goods }] }, { round: 4 });
  expect(loaded('fish', 'fish', 'fish')).toBeGreaterThan(loaded('fish', 'salt', 'coffee'));
});

describe('in the middle of a turn', () => {
  const worthAfter = (scene: Partial<Scene> & Pick<Scene, 'players'>, ...moves: string[]): number => {
    const position = positionOf({ tiles: TILES, open: TILES, round: 3, ...scene });
    return evaluation.worthOf(played(position, moves, SeededChance.from('turn')), 0);
  };

  test('a ship just finished counts with the rewards still to be taken (§4)', () => {
    const scene = { players: [{ taler: 9, workers: 4, ships: [SHIP] }, {}] };
    const begun = ['take sails', 'bonus sail:whale'];
    expect(worthAfter(scene, ...begun, 'buy sail:star ship 1')).toBeGreaterThan(worthAfter(scene, ...begun));
  });

  test('crowns by the extra action count although the round’s limit is reached (§5)', () => {
    const own = { workers: 6, crownPoints: 15, storage: ['mast:crown', 'mast:crown', 'sail:crown'] };
    const scene = { players: [own, {}], open: TILES.slice(0, 5) };
    const begun = (action: Action) => worthAfter(scene, 'take money', `extra ${action}`);
    expect(begun('crowns') - begun('goods')).toBeGreaterThan(8);
  });
});

describe.each([DUEL_WEIGHTS, TABLE_WEIGHTS])('captains and admirals', weights => {
  const captains = new Evaluation(weights);

  test('hardly count on a ship whose missing sail is sold out (§3.2.1.2)', () => {
    const single = { hull: ['single'], masts: ['star'], sails: ['star'], goods: [] };
    const gain = (sail: string) => {
      const rival = { ships: [single], storage: Array(12).fill(sail) };
      const worthWith = (own: Scene['players'][number]) => worth(own, { players: [own, rival] }, captains);
      return worthWith({ ships: [SHIP] }) - worthWith({});
    };
    expect(gain('sail:star')).toBeLessThan(gain('sail:whale') / 2);
  });

  test('count the first workers and taler more than further ones', () => {
    const gain = (rich: Scene['players'][number], poor: Scene['players'][number]) =>
      worth(rich, {}, captains) - worth(poor, {}, captains);
    expect(gain({ workers: 2 }, { workers: 0 })).toBeGreaterThan(1.3 * gain({ workers: 8 }, { workers: 6 }));
    expect(gain({ taler: 4 }, { taler: 0 })).toBeGreaterThan(1.3 * gain({ taler: 20 }, { taler: 16 }));
  });
});

import { legalMoves, SeededChance, type View } from '@ankerplatz/kit';
import { GAMES, gameById } from '@ankerplatz/registry';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/program.ts';
import { anyView, DESCRIBED, VIEWS } from './index.ts';

const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true });
const isAnyView = ajv.compile(anyView);

const KINDS = DESCRIBED.flatMap(id => GAMES[id].kinds.map(kind => [id, kind] as const));

/** The view of a seat or a spectator, in turn, at every decision of some games played at random, and of all at the end. */
const viewsOf = function* (id: string, kind: object, games: number): Generator<View> {
  const game = gameById(id)!;
  const setup = game.setup(kind);
  if (!setup.ok) throw new Error(setup.error);
  const observers = [null, ...Array.from({ length: setup.value.seats }, (_, seat) => seat)];
  for (let number = 0; number < games; number++) {
    const chance = SeededChance.from(`views ${number}`);
    let position = game.start(setup.value, chance);
    for (let decision = 0; !position.outcome(); decision++) {
      yield game.view(position, observers[decision % observers.length]!);
      const deciders = position.deciders();
      const seat = deciders[chance.die(deciders.length)]!;
      const moves = legalMoves(game, position, seat);
      position = position.clone();
      position.play(seat, game.parseMove(position, moves[chance.die(moves.length)]!)!, chance);
    }
    for (const seat of observers) yield game.view(position, seat);
  }
};

describe('the schema of views', () => {
  test.each(KINDS)('%s %j: every view met in random games fits, with and without moves and knowledge', (id, kind) => {
    const isView = ajv.getSchema(VIEWS[id].$id!)!;
    let count = 0;
    for (const view of viewsOf(id, kind, 2)) {
      const { moves, known, ...public_ } = view;
      for (const each of [view, public_])
        if (!isView(each)) throw new Error(`${JSON.stringify(isView.errors)} in ${JSON.stringify(each)}`);
      count++;
    }
    expect(count).toBeGreaterThan(100);
  });

  test.each(KINDS)('%s %j: a missing, an unknown or a wrong member does not fit', (id, kind) => {
    const [view] = viewsOf(id, kind, 1);
    const { over, ...rest } = view!;
    expect(isAnyView(view)).toBe(true);
    for (const bad of [
      rest,
      { ...view, wind: 3 },
      { ...view, seat: 9 },
      { ...view, round: 0 },
      { ...view, game: 'x' },
      null,
    ])
      expect(isAnyView(bad)).toBe(false);
  });

  test('a view of one game is none of another', () => {
    const [view] = viewsOf('nauticus', { players: 2 }, 1);
    expect(ajv.getSchema(VIEWS.nautilus.$id!)!(view)).toBe(false);
  });

  test('a table with another board than the printed one fits', () => {
    const wheel = [0, 1, 1, 1, 2, 2, 3, 3];
    const [nauticus] = viewsOf('nauticus', { players: 2, options: { layout: { wheel } } }, 1);
    expect(nauticus!.layout).toMatchObject({ wheel });
    const [nautilus] = viewsOf('nautilus', { variant: 'duel', options: { ring: 40, die: [1, 1, 2] } }, 1);
    expect(nautilus!.options).toMatchObject({ ring: 40 });
    expect([nauticus, nautilus].map(view => isAnyView(view))).toEqual([true, true]);
  });
});

describe('ankerplatz schema', () => {
  test.each(DESCRIBED)('%s', async id => {
    const { code, stdout } = await run(['schema', id]);
    expect({ code, schema: JSON.parse(stdout) }).toEqual({ code: 0, schema: VIEWS[id] });
  });

  test('of all games', async () => {
    expect(JSON.parse((await run(['schema'])).stdout)).toEqual(anyView);
  });

  test('of an unknown game: wrong usage', async () => {
    expect((await run(['schema', 'chess'])).code).toBe(2);
  });
});

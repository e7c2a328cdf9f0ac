import { beforeAll, describe, expect, test } from 'vitest';
import { ask, nauticusPosition } from '../../testing/talk.ts';
import { Session } from '../session.ts';

type Position = ReturnType<typeof nauticusPosition>;
type Player = Position['players'][number];
type Change = (position: Position & Record<string, unknown>) => object | undefined;

const SHIP = { hull: ['bow', 'stern'], masts: ['star'], sails: [], goods: [] };

const session = new Session();
const load = (position: unknown) => ask(session, { do: 'load', position, seed: 's' });

beforeAll(async () => {
  await ask(session, { do: 'new', game: 'nauticus', players: 3, seed: 'before' });
});

/** A change of the whole position: what is returned replaces its fields. */
const changed = (change: Change): object => {
  const position = nauticusPosition();
  return { ...position, ...change(position) };
};

const without = (name: string): object => {
  const { [name]: _, ...rest }: Record<string, unknown> = nauticusPosition();
  return rest;
};

/** Other fields for the first player. */
const player = (fields: Partial<Record<keyof Player | 'hat', unknown>>): object =>
  changed(({ players: [first, second] }) => ({ players: [{ ...first, ...fields }, second] }));

/** A first player with one ship that has these fields. */
const ship = (fields: object): object => player({ ships: [{ ...SHIP, ...fields }] });

const times = (count: number, word: string): string[] => Array<string>(count).fill(word);

const turned = (count: number): boolean[] => Array.from({ length: 8 }, (_, space) => space < count);

/** The fault, the words that must be in the message, the position. */
const IMPOSSIBLE: readonly (readonly [string, RegExp, unknown])[] = [
  ['a field missing', /phase/, without('phase')],
  ['an unknown field', /weather/, changed(() => ({ weather: 'fair' }))],
  ['an unknown field of a player', /hat/, player({ hat: 'blue' })],
  ['an unknown field of a ship', /flag/, ship({ flag: 1 })],
  ['round 0', /round/, changed(() => ({ round: 0 }))],
  ['a fifth round for two', /round/, changed(() => ({ round: 5 }))],
  ['a round that is no whole number', /round/, changed(() => ({ round: 1.5 }))],
  ['phase 8', /phase/, changed(() => ({ phase: 8, used: turned(7), anchor: 0 }))],
  ['phase 0', /phase/, changed(() => ({ phase: 0 }))],
  ['a start player without a seat', /start/, changed(() => ({ start: 2 }))],
  ['a wheel off the board', /wheel/, changed(() => ({ wheel: 8 }))],
  ['a wheel written as text', /wheel/, changed(() => ({ wheel: '0' }))],
  ['an anchor tile in phase 1', /anchor/, changed(() => ({ anchor: 2 }))],
  ['no anchor tile in phase 2', /anchor/, changed(() => ({ phase: 2, used: turned(1) }))],
  ['an anchor tile on an unused space', /anchor/, changed(() => ({ phase: 2, used: turned(1), anchor: 5 }))],
  ['an anchor tile off the board', /anchor/, changed(() => ({ phase: 2, used: turned(1), anchor: 8 }))],
  ['seven action tiles', /tiles/, changed(({ tiles }) => ({ tiles: tiles.slice(1) }))],
  ['one action tile twice', /tiles/, changed(({ tiles }) => ({ tiles: ['crowns', ...tiles.slice(1)] }))],
  ['an unknown action tile', /fishing/, changed(({ tiles }) => ({ tiles: ['fishing', ...tiles.slice(1)] }))],
  ['used of nine spaces', /used/, changed(({ used }) => ({ used: [...used, false] }))],
  ['used that is no list of flags', /used/, changed(() => ({ used: times(8, 'no') }))],
  ['used that does not fit the phase', /used.*phase|phase.*used/, changed(() => ({ used: turned(1) }))],
  ['one player', /players/, changed(({ players }) => ({ players: players.slice(1) }))],
  ['five players', /players/, changed(({ players }) => ({ players: Array(5).fill(players[0]) }))],
  ['players that are no list', /players/, changed(() => ({ players: 2 }))],
  ['a player who is no object', /players\[0\]/, changed(({ players }) => ({ players: [null, players[1]] }))],
  ['negative taler', /taler/, player({ taler: -1 })],
  ['half a worker', /workers/, player({ workers: 0.5 })],
  ['points as text', /points/, player({ points: '10' })],
  ['more points than can be counted', /points/, player({ points: 1e300 })],
  ['four pass tiles', /passes/, player({ passes: 4 })],
  ['more passes than phases played', /passed|passes/, player({ passes: 1 })],
  ['an extra tile that is no flag', /extra/, player({ extra: 1 })],
  ['more than 15 points by crowns in a round', /crownPoints/, player({ crownPoints: 16 })],
  ['storage over twelve by small tiles', /storage.*13.*12/, player({ storage: [...times(12, 'bow'), 'stern'] })],
  ['storage over twelve by masts', /storage.*14.*12/, player({ storage: times(7, 'mast:star') })],
  ['an unknown tile in storage', /cannon/, player({ storage: ['cannon'] })],
  ['a mast without a crest in storage', /mast/, player({ storage: ['mast'] })],
  ['storage that is no list', /storage/, player({ storage: 'bow' })],
  ['an unknown good delivered', /tea/, player({ delivered: ['tea'] })],
  ['more fish than exist', /fish.*12/, player({ delivered: times(13, 'fish') })],
  ['more middles than exist', /middle.*9/, player({ storage: times(10, 'middle') })],
  [
    'more crown masts than exist, over all players',
    /mast:crown.*12/,
    changed(({ players: [first, second] }) => {
      const crowned = { hull: ['bow', 'middle', 'middle', 'stern'], masts: times(4, 'crown'), sails: [], goods: [] };
      return {
        players: [
          { ...first, ships: [crowned, crowned] },
          { ...second, storage: times(5, 'mast:crown') },
        ],
      };
    }),
  ],
  ['a ship that is no object', /ships\[0\]/, player({ ships: ['bow'] })],
  ['a ship without a hull', /hull/, ship({ hull: [], masts: [] })],
  ['a ship without its list of goods', /goods/, ship({ goods: undefined })],
  ['an unknown hull part', /keel/, ship({ hull: ['keel'] })],
  ['a hull written from stern to bow', /hull/, ship({ hull: ['stern', 'bow'] })],
  ['a hull with two bows', /hull/, ship({ hull: ['bow', 'bow'] })],
  ['a hull with three middles', /hull/, ship({ hull: ['bow', 'middle', 'middle', 'middle', 'stern'] })],
  ['a single with a stern', /hull/, ship({ hull: ['single', 'stern'] })],
  ['a middle behind the stern', /hull/, ship({ hull: ['bow', 'stern', 'middle'] })],
  ['more masts than parts', /masts/, ship({ masts: times(3, 'star') })],
  ['two crests among the masts', /crest/, ship({ masts: ['star', 'whale'] })],
  ['a sail of another crest', /crest/, ship({ sails: ['whale'] })],
  ['two crests among the sails of crown masts', /crest/, ship({ masts: ['crown', 'crown'], sails: ['star', 'helm'] })],
  ['more sails than masts', /sails.*masts|masts.*sails/, ship({ sails: times(2, 'star') })],
  ['an unknown crest', /skull/, ship({ masts: ['skull'] })],
  ['more goods than parts', /goods/, ship({ goods: times(3, 'fish') })],
  ['a layout that is no object', /layout/, changed(() => ({ layout: [] }))],
  ['a layout with a price of 4', /prices/, changed(() => ({ layout: { prices: Array(8).fill([0, 1, 2, 4]) } }))],
  ['a layout whose wheel has no 0', /wheel/, changed(() => ({ layout: { wheel: Array(8).fill(1) } }))],
  ['a layout with a bonus twice', /bonuses/, changed(() => ({ layout: { bonuses: times(8, 'mast') } }))],
];

describe('impossible positions of Nauticus are refused, named, and change nothing', () => {
  test.each(IMPOSSIBLE)('%s', async (_, named, position) => {
    const before = await ask(session, { do: 'record' });
    const answer = await load(position);
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-position' } });
    if (!answer.ok) expect(answer.error.message).toMatch(named);
    expect(await ask(session, { do: 'record' })).toEqual(before);
  });
});

describe('possible positions of Nauticus are loaded', () => {
  test.each([
    ['the plain one', nauticusPosition()],
    ['with the fields that a state adds', changed(() => ({ over: true, turn: { seat: 7 } }))],
    ['storage of exactly twelve', player({ storage: [...times(5, 'mast:star'), 'bow', 'fish'] })],
    ['a hull without bow and stern', ship({ hull: ['middle', 'middle'] })],
    ['a ship of crowns only', ship({ masts: ['crown', 'crown'], sails: ['crown'] })],
    ['negative points', player({ points: -3 })],
    ['a turned wheel with another layout', changed(() => ({ wheel: 3, layout: { wheel: [0, 1, 1, 1, 2, 2, 3, 3] } }))],
  ])('%s', async (_, position) => {
    expect(await load(position)).toEqual({ ok: true });
  });

  test('the state of a position is a position again', async () => {
    await load(changed(() => ({ layout: { prices: Array(8).fill([3, 2, 1, 0]) } })));
    const { state } = (await ask(session, { do: 'state' })) as unknown as { state: object };
    expect(await load(state)).toEqual({ ok: true });
    expect(await ask(session, { do: 'state' })).toEqual({ ok: true, state });
  });
});

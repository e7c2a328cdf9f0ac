import { beforeEach, describe, expect, test } from 'vitest';
import { ask, codeOf } from '../../testing/talk.ts';
import type { Answer } from '../session.ts';
import { Session } from '../session.ts';

let session: Session;
beforeEach(() => {
  session = new Session();
});

const HOME = ['home', 'home', 'home', 'home'];

const position = () => ({
  game: 'nautilus',
  variant: 'team',
  round: 1,
  dealer: 3,
  turn: 0,
  hands: [['1', '7'], ['nautilus'], ['12'], ['4']],
  sailors: { n: HOME, e: HOME, s: HOME, w: HOME },
  moby: null as string | null,
  open: [false, false, false, false],
  discards: [] as string[],
});

const times = (count: number, word: string): string[] => Array<string>(count).fill(word);

const changed = (fields: object): object => ({ ...position(), ...fields });
const without = (name: string): object => {
  const { [name]: _, ...rest }: Record<string, unknown> = position();
  return rest;
};
const sailors = (fields: object): object => changed({ sailors: { ...position().sailors, ...fields } });
const hands = (...first: string[]): object => changed({ hands: [first, ['2'], ['2'], ['2']] });

const load = (given: unknown): Promise<Answer> => ask(session, { do: 'load', position: given, seed: 's' });

/** The fault, the words that must be in the message, the position. */
const IMPOSSIBLE: readonly (readonly [string, RegExp, unknown])[] = [
  ['a field missing', /dealer/, without('dealer')],
  ['an unknown field', /wind/, changed({ wind: 3 })],
  ['an unknown variant', /variant/, changed({ variant: 'solo' })],
  ['round 0', /round/, changed({ round: 0 })],
  ['half a round', /round/, changed({ round: 1.5 })],
  ['a dealer without a seat', /dealer/, changed({ dealer: 4 })],
  ['a turn without a seat', /turn/, changed({ turn: -1 })],
  ['three hands for four', /hands/, changed({ hands: position().hands.slice(1) })],
  ['a hand that is no list', /hand 0/, changed({ hands: ['1', ['2'], ['2'], ['2']] })],
  ['an unknown card in a hand', /11/, hands('11')],
  ['a hand larger than the deal', /hand 0.*6.*5/, hands(...times(6, '2'))],
  ['the seat to play without a card', /seat 0.*no card/, hands()],
  ['more compasses than exist', /8.*compass.*7/, changed({ discards: times(8, 'compass') })],
  [
    'a second storm, in hand and discarded',
    /2.*storm.*1/,
    changed({ hands: [['storm'], [], [], []], discards: ['storm'] }),
  ],
  ['an unknown card discarded', /joker/, changed({ discards: ['joker'] })],
  ['discards that are no list', /discards/, changed({ discards: '9' })],
  ['open for three seats', /open/, changed({ open: [false, false, false] })],
  ['open that is no flag', /open/, changed({ open: [0, 0, 0, 0] })],
  ['sailors that are no object', /sailors/, changed({ sailors: [] })],
  ['an unknown colour', /"x"/, sailors({ x: HOME })],
  ['three sailors of a colour', /sailors\.n/, sailors({ n: HOME.slice(1) })],
  ['five sailors of a colour', /sailors\.e/, sailors({ e: [...HOME, 'home'] })],
  ['a place beyond the ring', /t64/, sailors({ n: ['t64', 'home', 'home', 'home'] })],
  ['a place with a leading zero', /t01/, sailors({ n: ['t01', 'home', 'home', 'home'] })],
  ['a fifth harbour field', /h4/, sailors({ n: ['h4', 'home', 'home', 'home'] })],
  ['a fifth cave', /c4/, sailors({ n: ['c4', 'home', 'home', 'home'] })],
  ['a place that is no text', /n1/, sailors({ n: [5, 'home', 'home', 'home'] })],
  ['a fresh sailor away from its start', /fresh/, sailors({ n: ['t1*', 'home', 'home', 'home'] })],
  ['two sailors on one field', /n1.*n2/, sailors({ n: ['t5', 't5', 'home', 'home'] })],
  ['two colours on one field', /n1.*w4/, sailors({ n: ['t5', ...HOME.slice(1)], w: [...HOME.slice(1), 't5'] })],
  ['two sailors in one cave', /c2/, sailors({ n: ['c2', 'home', 'home', 'home'], s: ['c2', 'home', 'home', 'home'] })],
  ['two sailors on one harbour field', /h3/, sailors({ n: ['h3', 'h3', 'home', 'home'] })],
  ['Moby Dick in a cave', /moby/, changed({ moby: 'c1' })],
  ['Moby Dick at home', /moby/, changed({ moby: 'home' })],
  ['Moby Dick on a sailor', /moby.*n1/, { ...sailors({ n: ['t5', 'home', 'home', 'home'] }), moby: 't5' }],
  ['a side already home', /home/, sailors({ n: ['h0', 'h1', 'h2', 'h3'], s: ['h0', 'h1', 'h2', 'h3'] })],
  ['a ring of 42', /ring/, changed({ options: { ring: 42 } })],
  ['a deck without a start card', /1 or a 12/, changed({ options: { deck: { 2: 60 } } })],
  ['a mouth on a start field', /t16/, changed({ options: { mouths: [16] } })],
  ['a die without faces', /die/, changed({ options: { die: [] } })],
];

describe('impossible positions of Nautilùs are refused, named, and change nothing', () => {
  test.each(IMPOSSIBLE)('%s', async (_, named, given) => {
    expect(await load(position())).toEqual({ ok: true });
    const before = await ask(session, { do: 'state' });
    const answer = await load(given);
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-position' } });
    if (!answer.ok) expect(answer.error.message).toMatch(named);
    expect(await ask(session, { do: 'state' })).toEqual(before);
  });
});

describe('new', () => {
  test.each([
    ['variant', { variant: 'solo' }],
    ['variant', {}],
    ['players', { variant: 'duel', players: 4 }],
    ['dealer', { variant: 'duel', options: { dealer: 2 } }],
    ['wind', { variant: 'team', options: { wind: 1 } }],
    ['options', { variant: 'team', options: null }],
  ])('bad-request, naming %s: %j', async (field, fields) => {
    const answer = await ask(session, { do: 'new', game: 'nautilus', ...fields });
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-request' } });
    if (!answer.ok) expect(answer.error.message).toContain(field);
  });
});

type Moves = Readonly<Record<string, readonly string[]>>;
const movesNow = async (): Promise<Moves> =>
  ((await ask(session, { do: 'moves' })) as unknown as { moves: Moves }).moves;

const stateNow = async () =>
  ((await ask(session, { do: 'state' })) as unknown as { state: Record<string, unknown> }).state;

const seatsNow = async (): Promise<string[]> => Object.keys(await movesNow());

describe('#7.2 the exchange, open for all four at once', () => {
  const give = async (seat: number): Promise<string> => {
    const moves = await movesNow();
    return codeOf(await ask(session, { do: 'play', seat, move: moves[seat]![0] }));
  };

  beforeEach(() => ask(session, { do: 'new', game: 'nautilus', variant: 'team', seed: 'x' }));

  test('each answers once, in any order; partners exchange', async () => {
    expect(await seatsNow()).toEqual(['0', '1', '2', '3']);
    expect(await give(2)).toBe('ok');
    expect(await seatsNow()).toEqual(['0', '1', '3']);
    expect(codeOf(await ask(session, { do: 'play', seat: 2, move: 'give 1' }))).toBe('not-your-turn');
    for (const seat of [3, 0, 1]) expect(await give(seat)).toBe('ok');
    expect(await stateNow()).toMatchObject({ waits: { phase: 'play' } });
  });

  test('perft counts each order', async () => {
    const sizes = Object.values(await movesNow()).map(moves => moves.length);
    const pairs = sizes.flatMap((size, seat) => sizes.map((other, at) => (at === seat ? 0 : size * other)));
    const nodes = pairs.reduce((sum, pair) => sum + pair, 0);
    expect(await ask(session, { do: 'perft', depth: 2 })).toEqual({ ok: true, nodes });
  });

  test('a replayed record of a half answered exchange goes on from there', async () => {
    await give(1);
    const { record } = (await ask(session, { do: 'record' })) as unknown as { record: object };
    const before = await stateNow();
    session = new Session();
    expect(await ask(session, { do: 'replay', record })).toEqual({ ok: true });
    expect(await stateNow()).toEqual(before);
    expect(await give(3)).toBe('ok');
  });

  test('a view holds the own hand and the sizes of the others', async () => {
    const { hands: all } = (await stateNow()) as { hands: string[][] };
    for (const seat of [0, 1, 2, 3, null]) {
      const { view } = (await ask(session, { do: 'view', seat })) as unknown as { view: Record<string, unknown> };
      expect(view.hands).toEqual(all.map((hand, owner) => (owner === seat ? hand : hand.length)));
      for (const hidden of ['deck', 'moves', 'known']) expect(view).not.toHaveProperty(hidden);
    }
  });
});

test('#5 the winners have rank 1, and there are no scores', async () => {
  await load(
    changed({
      hands: [['1'], ['2'], ['2'], ['2']],
      sailors: { n: ['h3', 'h2', 'h1', 't0'], e: HOME, s: ['h3', 'h2', 'h1', 'h0'], w: HOME },
    }),
  );
  expect(codeOf(await ask(session, { do: 'play', seat: 0, move: 'play 1 n4>h0' }))).toBe('ok');
  expect(await ask(session, { do: 'result' })).toEqual({ ok: true, over: true, ranks: [1, 2, 1, 2], scores: null });
  expect(await movesNow()).toEqual({});
  expect(codeOf(await ask(session, { do: 'play', seat: 1, move: 'discard 2' }))).toBe('game-over');
});

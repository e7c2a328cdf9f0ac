import { LANGUAGES, legalMoves, SeededChance, type View } from '@ankerplatz/kit';
import { type NauticusPosition, nauticus } from '@ankerplatz/nauticus';
import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { tooWide } from '../play/testing/typist.ts';
import type { Board, Scene } from './board.ts';
import { BOARDS } from './index.ts';

const boardIn = (language: (typeof LANGUAGES)[number]): Promise<Board> => BOARDS.nauticus!(language);
const plain = pc.createColors(false);
const LONG_NAMES = ['Bartholomäus-A', 'Bartholomäus-B', 'Bartholomäus-C', 'Bartholomäus-D'];

const sceneOf = (view: View, names: readonly string[], paint = plain): Scene => ({ view, names, paint });

/** Every position of a game in which ships are built rather than anything else. */
function* positionsOf(players: number, seed: string): Generator<NauticusPosition> {
  const setup = nauticus.setup({ players });
  if (!setup.ok) throw new Error(setup.error);
  const chance = SeededChance.from(seed);
  const position = nauticus.start(setup.value, chance);
  for (let [seat] = position.deciders(); seat !== undefined; [seat] = position.deciders()) {
    yield position;
    const moves = legalMoves(nauticus, position, seat);
    const building = moves.filter(move => /ship|new|reward/.test(move));
    const wanted = building.length > 0 && chance.die(4) > 0 ? building : moves;
    position.play(seat, nauticus.parseMove(position, wanted[chance.die(wanted.length)]!)!, chance);
  }
  yield position;
}

const viewOf = (json: object): View => {
  const position = nauticus.parsePosition(json, SeededChance.from(''));
  if (!position.ok) throw new Error(position.error);
  return nauticus.view(position.value, position.value.deciders()[0]!);
};

const player = {
  points: 10,
  taler: 15,
  workers: 4,
  passes: 0,
  extra: true,
  crownPoints: 0,
  storage: [],
  delivered: [],
  ships: [],
};

/** Example 7 of the book for the first player, who has passed once. */
const position = {
  game: 'nauticus',
  round: 2,
  phase: 3,
  start: 0,
  wheel: 4,
  anchor: 2,
  tiles: ['hulls', 'masts', 'sails', 'goods', 'transport', 'money', 'deliver', 'crowns'],
  used: [true, false, true, false, false, false, false, false],
  players: [
    {
      ...player,
      passes: 1,
      storage: ['bow', 'bow', 'mast:crown', 'fish'],
      delivered: ['grain', 'grain', 'fish', 'fish', 'fish'],
      ships: [
        { hull: ['single'], masts: ['star'], sails: ['crown'], goods: ['salt'] },
        { hull: ['bow', 'middle'], masts: ['anchor'], sails: [], goods: ['fish'] },
      ],
    },
    { ...player, points: 12, taler: 3, workers: 2, extra: false },
  ],
};

describe.each(LANGUAGES)('pictures in %s', language => {
  test.each([2, 3, 4])('%d players: never wider than 80 columns, also with long names and in colour', async players => {
    const board = await boardIn(language);
    const names = LONG_NAMES.slice(0, players);
    let painted = false;
    for (const at of positionsOf(players, language)) {
      painted = !painted;
      const view = nauticus.view(at, at.deciders()[0] ?? null);
      const scene = sceneOf(view, names, pc.createColors(painted));
      expect(tooWide(board.picture(scene).join('\n'))).toEqual([]);
      if (!view.over) expect(tooWide(board.decision(scene).join('\n'))).toEqual([]);
    }
  });

  test('every choice has words of its own', async () => {
    const board = await boardIn(language);
    for (const at of positionsOf(3, `choices ${language}`)) {
      const [seat] = at.deciders();
      if (seat === undefined) continue;
      const view = nauticus.view(at, seat);
      const choices = board.choices(view);
      expect(choices.map(({ move }) => move).sort()).toEqual([...view.moves]);
      expect(new Set(choices.map(({ words }) => words)).size).toBe(choices.length);
      for (const { move, words } of choices) if (language !== 'en') expect(words).not.toBe(move);
    }
  });
});

describe('the picture of a position', async () => {
  const board = await boardIn('en');
  const lines = board.picture(sceneOf(viewOf(position), ['Ann', 'Ben']));
  const text = lines.join('\n');
  const lineWith = (part: string): string => lines.find(line => line.includes(part)) ?? '';

  test('round, phase and start player', () => {
    expect(lines[0]).toMatch(/Round 2 of 4 · phase 3 of 7 +start player Ann/);
  });

  test('a space: action, blue workers, bonus, prices', () => {
    // The wheel’s anchor points at space 4: the sectors from there are 0 2 1 2 3 1 3 2.
    expect(lineWith('MASTS')).toContain('MASTS                 ● │');
    expect(text).toContain('+ 1 mast');
    expect(text).toContain('2 star      1 anchor');
    expect(text).toContain('─ 5 ──── wheel’s anchor ─');
    expect(lineWith('TRANSPORT')).toMatch(/TRANSPORT {15}│$/);
  });

  test('used tiles and the anchor tile', () => {
    expect(text.match(/\bused\b/g)).toHaveLength(2);
    expect(text.match(/anchor tile/g)).toHaveLength(1);
  });

  test('a player: points, if it ended now, workers, taler, pass tiles, extra tile, storage, crowns', () => {
    // 10 − 3 for the pass tiles + 5 + 9 for goods + 2 for the ship + ⌊(15 + 4 + 4 + 3 + 2) / 3⌋.
    expect(lineWith('▸ Ann')).toMatch(/▸ Ann +10 +32 +4 +15 +♛ −2 −1 +yes +5\/12 +3$/);
    expect(lines.find(line => line.startsWith('  Ben '))).toMatch(/12 +7 +2 +3 +−3 −2 −1 +– +0\/12 +0$/);
  });

  test('storage, delivered sets and ships', () => {
    const normal = text.replaceAll('\u00a0', ' ');
    expect(normal).toContain('storage 5/12: 2× bow, crown mast, fish');
    expect(normal).toContain('delivered: 2× grain = 5, 3× fish = 9');
    expect(normal).toContain('finished (2 points): ship 1 1-ship [salt]');
    expect(normal).toMatch(/mast +anchor +·\n +hull +\\bow_+middle_+··\n +good +fish +·/);
  });
});

describe('choices', async () => {
  const board = await boardIn('en');
  const view = viewOf(position);
  const played = (...moves: string[]): View => {
    const at = nauticus.sample(view, SeededChance.from(''));
    for (const move of moves) at.play(at.deciders()[0]!, nauticus.parseMove(at, move)!, SeededChance.from(''));
    return nauticus.view(at, at.deciders()[0]!);
  };
  const wordsFor = (seen: View, move: string): string | undefined =>
    board.choices(seen).find(choice => choice.move === move)?.words;

  test('actions come in the order of the ring', () => {
    expect(board.choices(view).map(({ move }) => move)).toEqual(
      ['masts', 'goods', 'transport', 'money', 'deliver', 'crowns'].map(action => `take ${action}`),
    );
  });

  test('each says what it costs and brings', () => {
    expect(wordsFor(view, 'take masts')).toBe('masts, 1 blue worker; bonus 1 mast');
    const masts = played('take masts', 'bonus mast:star');
    expect(wordsFor(masts, 'buy mast:anchor ship 2')).toBe('buy an anchor mast for 1 taler, onto ship 2');
    expect(wordsFor(masts, 'buy mast:whale store')).toBe('buy a whale mast for 0 taler, into storage');
    expect(wordsFor(masts, 'pass')).toBe('pass: −2 becomes a crown');
    expect(wordsFor(masts, 'extra money')).toBe('extra action: money, with 2 more workers');
    const once = played('take money', 'bonus fish', 'money');
    expect(wordsFor(once, 'money')).toBe('1 worker for 2 taler');
    expect(wordsFor(once, 'end')).toBe('end the turn, 1 blue worker unused');
    expect(wordsFor(played('take money', 'bonus fish', 'extra money', 'money'), 'end')).toBe(
      'end the extra action, back to money',
    );
    expect(wordsFor(played('take transport'), 'load bow new')).toBe('move a bow out of storage, start a new ship');
    expect(wordsFor(played('take deliver'), 'deliver ship 1')).toBe('deliver salt from ship 1');
    expect(wordsFor(played('take crowns'), 'crowns')).toBe('3 points for 3 crowns, 1 worker');
  });
});

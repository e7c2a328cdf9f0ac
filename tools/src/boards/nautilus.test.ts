import { LANGUAGES, legalMoves, SeededChance, type View } from '@ankerplatz/kit';
import { type NautilusPosition, nautilus, VARIANTS } from '@ankerplatz/nautilus';
import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { tooWide } from '../play/testing/typist.ts';
import type { Board, Scene } from './board.ts';
import { BOARDS } from './index.ts';

const boardIn = (language: (typeof LANGUAGES)[number]): Promise<Board> => BOARDS.nautilus!(language);
const plain = pc.createColors(false);
const LONG_NAMES = ['Bartholomäus-A', 'Bartholomäus-B', 'Bartholomäus-C', 'Bartholomäus-D'];
const SIDES = ['North', 'East', 'South', 'West'];

const sceneOf = (view: View, names: readonly string[] = SIDES, paint = plain): Scene => ({ view, names, paint });

/** Some positions of a game whose players like to move sailors and to play special cards. */
function* positionsOf(variant: string, options: object, count: number): Generator<NautilusPosition> {
  const setup = nautilus.setup({ variant, options });
  if (!setup.ok) throw new Error(setup.error);
  const chance = SeededChance.from(variant);
  const position = nautilus.start(setup.value, chance);
  for (let decision = 0; decision < count && !position.isOver; decision++) {
    yield position;
    const seat = position.deciders()[0]!;
    const moves = legalMoves(nautilus, position, seat);
    const lively = moves.filter(move => /^(play|use|step|mulligan)/.test(move));
    const wanted = lively.length > 0 ? lively : moves;
    position.play(seat, nautilus.parseMove(position, wanted[chance.die(wanted.length)]!)!, chance);
  }
}

const positionJson = {
  game: 'nautilus',
  variant: 'team',
  round: 2,
  dealer: 3,
  turn: 0,
  hands: [
    ['1', '5', '7', 'compass', 'moby'],
    ['3', '8', '9', '9', '12'],
    ['2', '5', 'nautilus', 'storm', 'trade'],
    ['4', '4', '6', '10', 'privateer'],
  ],
  sailors: {
    n: ['t3', 't62', 'h3', 'home'],
    e: ['t8', 't17', 'home', 'c1'],
    s: ['t32*', 'h3', 'h2', 'home'],
    w: ['t5', 't60', 'h0', 'home'],
  },
  moby: 't10',
  open: [false, true, false, false],
  discards: ['9', '12', '9', '1'],
};

/** The view of the seat that must decide after some moves from a position. */
const after = (json: object, ...moves: string[]): View => {
  const chance = SeededChance.from('');
  const parsed = nautilus.parsePosition(json, chance);
  if (!parsed.ok) throw new Error(parsed.error);
  const position = parsed.value;
  for (const move of moves) position.play(position.deciders()[0]!, nautilus.parseMove(position, move)!, chance);
  return nautilus.view(position, position.deciders()[0]!);
};

/** Rings of all sizes: the usual one, the smallest with many caves, the largest. */
const OPTIONS = [{}, { ring: 40, mouths: [4, 5, 6, 15, 16, 24, 25, 36] }, { ring: 96 }];
const kinds = VARIANTS.map((variant, i) => ({ variant, options: OPTIONS[i]! }));

/** Pieces and places as only programs write them. */
const CODE = /(?<![\p{L}\d’])(?:[nesw][1-4]?|[tch]\d+)(?![\p{L}\d’°])/gu;

describe.each(LANGUAGES)('pictures in %s', language => {
  test.each(kinds)('$variant $options: never wider than 80 columns; every choice has its own words', async kind => {
    const board = await boardIn(language);
    let painted = false;
    for (const position of positionsOf(kind.variant, kind.options, 60)) {
      painted = !painted;
      const view = nautilus.view(position, position.deciders()[0]!);
      const scene = sceneOf(view, LONG_NAMES, pc.createColors(painted));
      expect(tooWide([...board.picture(scene), ...board.decision(scene)].join('\n'))).toEqual([]);
      const choices = board.choices(view);
      const shown = [...board.picture(scene), ...board.decision(scene), ...choices.map(({ words }) => words)];
      expect(shown.flatMap(line => line.match(CODE) ?? [])).toEqual([]);
      expect(choices.map(({ move }) => move).sort()).toEqual([...view.moves]);
      expect(new Set(choices.map(({ words }) => words)).size).toBe(choices.length);
      for (const { words } of choices) expect(words).not.toMatch(/undefined|null|NaN/);
    }
  });
});

describe('the picture of a position', async () => {
  const board = await boardIn('en');
  const lines = board.picture(sceneOf(after(positionJson)));

  test('the ring clockwise from the north: starts, harbours, caves, whirlpools, sailors, Moby Dick', () => {
    expect(lines.slice(0, 15)).toEqual([
      '  Team game · round 2                   West deals · 80 cards left in the deck',
      '  5           ∩     10             15                5        ∩     10',
      '     ·  ·  ·  ○  ·  ·  ·  W2 ·  N2 ·  ▼  ·  ·  N1 ·  W1 ·  ·  E1 ·  MD ·',
      '     ·                                □                                ·',
      '     ·   West                         □   North                        ·',
      '     ·   ◎ W4                         □   ◎ N4                         ·',
      '     ·                                N3                               ·  15',
      '     ▶  W3 □  □  □                                         □  □  □  □  ◀',
      '  15 ·                         South  S2                         East  E2',
      '     ·                         ◎ S4   S3                         ◎ E3  ·',
      '     ·                                □                                ·',
      '     ·                                □                                ·',
      '     ·  ·  ·  ○  ·  ·  ·  ·  ·  ·  ·  S1*·  ·  ·  ·  ·  ·  ·  ○  ·  ·  ·',
      '        10    ∩        5                 15             10    E4∩         5',
      '  ▼◀▲▶ start   □ harbour   ∩ cave   ◎ whirlpool   * just come out   MD Moby Dick',
    ]);
  });

  test('every sailor in words: where, how far to its start, who is near', () => {
    const text = lines.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('Your no. 2: West 14, 2 to its start, your no. 1 is 5 ahead, West’s no. 2 is 2 behind');
    expect(text).toContain(
      'East’s no. 4: cave East, 56 to its start, South’s no. 1 is 8 ahead, East’s no. 2 is 7 behind',
    );
    expect(text).toContain('South’s no. 1: South start, just come out, West’s no. 2 is 28 ahead');
    expect(text).toContain('harbour North 4: your no. 3; whirlpool North: your no. 4');
  });

  test('a line for every player: cards and sailors', () => {
    expect(lines).toContain('▸ North  North      5          1           2        1');
    expect(lines).toContain('  South  South      5          1           1        2');
  });

  test('the discard pile counted, open hands and the own hand; nothing of the others', () => {
    const text = lines.join('\n').replaceAll('\u00a0', ' ');
    expect(text).toContain('discard pile (4 cards): 1 1/8, 9 2/8, 12 1/8');
    expect(text).toContain('East’s open hand: [3] [8] [9] [9] [12]');
    expect(text).toContain('your hand: [1] [5] [7] [compass] [Moby Dick card]');
    expect(text).not.toMatch(/storm|privateer|\[2\]|\[6\]/);
  });

  test('the announcement of the deal (#7.2)', () => {
    const [position] = positionsOf('team', {}, 1);
    const dealt = board.decision(sceneOf(nautilus.view(position!, 0))).join('\n');
    expect(dealt).toContain('1 or 12: held one at the deal');
    expect(dealt.match(/[✔✘]/g)).toHaveLength(4);
    expect(dealt).toContain('North gives South a card');
  });
});

describe('what is known of hidden cards', async () => {
  const board = await boardIn('en');
  const decisionAfter = (json: object, ...moves: string[]): string =>
    board
      .decision(sceneOf(after(json, ...moves)))
      .join('\n')
      .replaceAll('\u00a0', ' ');

  test('a privateer sees the hand and plays for its owner (#8 privateer)', () => {
    const text = decisionAfter({ ...positionJson, turn: 3 }, 'play privateer');
    expect(text).toContain('West plays a card: you play for North');
    expect(text).toContain('North’s hand: [1] [5] [7] [compass] [Moby Dick card]');
    expect(text).toContain('your hand: [4] [4] [6] [10]');
    expect(text).toContain('North’s no. 1: North 3,');
  });

  test('after a storm everybody knows the hand that he passed on (#8 storm)', () => {
    const text = decisionAfter({ ...positionJson, turn: 2, open: [false, false, false, false] }, 'play storm');
    expect(text).toContain('East holds [2] [5] [Nautilùs] [trade]: you know the whole hand');
    expect(text).toContain('your hand: [4] [4] [6] [10] [privateer]');
  });

  test('the answers of a duel (#11 trade)', () => {
    const duel = {
      ...positionJson,
      variant: 'duel',
      dealer: 0,
      turn: 1,
      hands: [
        ['1', '5', '7'],
        ['8', '9', 'trade'],
      ],
      open: [false, false],
    };
    expect(decisionAfter(duel, 'play trade', 'ask 12')).toContain('North: has no [12]');
    const text = decisionAfter(duel, 'play trade', 'ask 12', 'ask 7');
    expect(text).toContain('North: holds [7]; has no [12]');
    expect(text).toContain('East gives North another card for [7]');
    expect(text).toMatch(/▸ East +East, West +2 /);
  });
});

describe('choices', async () => {
  const board = await boardIn('en');
  const wordsFor = (view: View, move: string): string | undefined =>
    board
      .choices(view)
      .find(choice => choice.move === move)
      ?.words.replaceAll('\u00a0', ' ');
  const view = after(positionJson);

  test.each([
    ['play 1 n1>t4', '[1] your no. 1 from North 3 to North 4'],
    ['play 1 n4>t0', '[1] your no. 4 comes out'],
    ['play 5 n1>t5', '[5] your no. 1 from North 3 to North 5, captures West’s no. 1, 2 steps, 3 left'],
    ['play 5 n2>h2', '[5] your no. 2 from West 14 to harbour North 3'],
    ['play 5 s1>t37', '[5] South’s no. 1 from South start to South 5'],
    ['play 7 n2>t5', '[7] your no. 2 from West 14 to North 5, captures your no. 1 and West’s no. 1'],
    [
      'play 7 n1>t10',
      '[7] your no. 1 from North 3 to North 10, captures West’s no. 1 and East’s no. 1, rides Moby Dick to East start, he captures East’s no. 2',
    ],
    ['play compass n1 e4', '[compass] your no. 1 (North 3) ↔ East’s no. 4 (cave East)'],
    ['play compass n1 moby', '[compass] your no. 1 (North 3) ↔ Moby Dick (North 10)'],
    ['play moby', '[Moby Dick card] Moby Dick goes to East 1, he captures East’s no. 2'],
  ])('%s', (move, words) => expect(wordsFor(view, move)).toBe(words));

  test('may be called by the signs of the chart, which are those of the language', async () => {
    const german = (await boardIn('de')).choices(after({ ...positionJson, turn: 1 }));
    expect(german.find(({ move }) => move === 'play 3 e1>t11')?.signs).toEqual(['O1']);
  });

  test('come in the order of the hand, walks by sailor', () => {
    const moves = board.choices(view).map(({ move }) => move);
    expect(moves.slice(0, 4)).toEqual(['play 1 n1>t4', 'play 1 n2>t63', 'play 1 n4>t0', 'play 5 n1>t4']);
    expect(moves.at(-1)).toBe('play moby');
  });

  test('a nautilus says what it takes back (#8 nautilus, #10.1)', () => {
    const south = { ...positionJson, turn: 2, moby: null };
    expect(wordsFor(after(south), 'play nautilus')).toBe(
      '[Nautilùs] Moby Dick appears at East 15, nothing to take back',
    );
    const chain = { ...positionJson, turn: 1 };
    expect(wordsFor(after(chain, 'play 12 e3>t16'), 'play nautilus')).toBe(
      '[Nautilùs] takes back [12] (East’s no. 3 → whirlpool East), then you use it',
    );
    expect(wordsFor(after(chain, 'play 12 e3>t16', 'play nautilus'), 'use s4>t32')).toBe(
      '[12] your no. 4 comes out, captures your no. 1',
    );
  });

  test('the rest of a split, the special cards, a skip, a discard, the winning move', () => {
    expect(wordsFor(after(positionJson, 'play 5 n1>t5'), 'step n2>h0')).toBe(
      '[5] your no. 2 from West 14 to harbour North 1, the last 3 steps',
    );
    const east = after({ ...positionJson, turn: 1 });
    expect(wordsFor(east, 'play 8 skip')).toBe('[8] South misses a turn and discards a card');
    expect(wordsFor(after({ ...positionJson, turn: 1 }, 'play 8 skip'), 'discard storm')).toBe('discard [storm]');
    const south = after({ ...positionJson, turn: 2 });
    expect(wordsFor(south, 'play storm')).toBe('[storm] every hand goes to the right, then another card');
    expect(wordsFor(south, 'play trade')).toBe('[trade] South and North exchange a card');
    expect(wordsFor(after({ ...positionJson, turn: 3 }), 'play privateer')).toBe(
      '[privateer] you play North’s turn with North’s cards',
    );
    const sailors = { ...positionJson.sailors, n: ['h0', 'h1', 'h2', 'h3'], s: ['h1', 'h2', 'h3', 't31'] };
    const hands = [[], [], ['2'], ['4']];
    expect(wordsFor(after({ ...positionJson, turn: 2, sailors, hands }), 'play 2 s4>h0')).toBe(
      '[2] your no. 4 from East 15 to harbour South 1, wins the game',
    );
  });
});

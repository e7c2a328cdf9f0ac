import { SeededChance } from '@ankerplatz/kit';
import { sampleOf } from '@ankerplatz/kit/sample-size';
import type { NautilusPosition } from '@ankerplatz/nautilus';
import { describe, expect, test } from 'vitest';
import type { Level } from '../../level.ts';
import { linesOf, played, positionOf, type Scene, viewOf } from '../testing/table.ts';

const SEEDS = sampleOf(['a', 'b', 'c', 'd']);
const FEW = sampleOf(['a', 'b']);

/** A turn whatever the order of its portions: `play 5 n1>t3` and `step s2>t40` are `n1>t3 s2>t40`. */
const nameOf = (turn: readonly string[]): string =>
  turn
    .map(move => move.replace(/^(play 5|step) /, ''))
    .sort()
    .join(' ');

/** The turns that a level plays with some seeds. */
const turnsOf = (level: Level, position: NautilusPosition, seeds = SEEDS): readonly string[] =>
  seeds.map(seed => nameOf(linesOf(level, position, { seed })[0]!.moves));

const after = (scene: Scene, seat: number, move: string): NautilusPosition =>
  played(positionOf(scene), seat, [move], SeededChance.from('move'));

/** Captains and admirals find this with every seed, a mate with none. */
const onlyStrong = (position: NautilusPosition, turn: string): void => {
  test.each(['captain', 'admiral'] as const)(`%s: ${turn}`, level => {
    expect(turnsOf(level, position)).toEqual(SEEDS.map(() => turn));
  });

  test(`not a mate: ${turn}`, () => {
    expect(turnsOf('mate', position)).not.toContain(turn);
  });
};

/** Captains and admirals play this where the same would be wrong. */
const otherwise = (name: string, position: NautilusPosition, turn: string): void => {
  test.each(['captain', 'admiral'] as const)(`%s: ${turn} ${name}`, level => {
    expect(turnsOf(level, position, FEW)).toEqual(FEW.map(() => turn));
  });
};

describe('a nautilus that saves the partner (#8 nautilus)', () => {
  // North has nobody on the board: the 2 is of no use to it, whatever is taken back.
  const scene: Scene = {
    ...{
      turn: 3,
      moby: 't5',
      hands: [
        ['nautilus', '12', '9'],
        ['9', '2', '3'],
        ['10', '2'],
        ['2', '8', '6'],
      ],
    },
    sailors: { s: ['h3', 'h2', 'h1', 't30'], w: ['t28', 't10'], e: ['h3', 'h2', 't8'] },
  };
  const captured = after(scene, 3, 'play 2 w1>t30');
  const emptied = { ...scene, sailors: { ...scene.sailors, s: ['h3', 'h2', 'h1'] } };

  onlyStrong(captured, 'play nautilus');
  otherwise('if the partner’s sailor was left alone', after(scene, 3, 'play 2 w2>t12'), 'play 12 n1>t0');
  otherwise('if nobody stood there', after(emptied, 3, 'play 2 w1>t30'), 'play 12 n1>t0');
});

describe('a split 5 that makes room in the harbour and brings the last sailor in, rather than a capture or a skip (#9.10)', () => {
  const position = positionOf({
    hands: [
      ['5', '3', '8'],
      ['9', '3', '10'],
      ['10', '2', '6'],
      ['6', '9', '8'],
    ],
    sailors: { n: ['h3', 'h2', 'h0', 't61'], s: ['h3', 'h2', 't5'], e: ['t9', 'h3', 'h2'], w: ['t34'] },
  });

  onlyStrong(position, 'n3>h1 n4>h0');
});

describe('a plan for two turns: past the harbour with an 8, to come back into it with a 4 (#10.2)', () => {
  const holding = (card: string): NautilusPosition =>
    positionOf({
      hands: [
        [card, '5', '1', '8'],
        ['9', '3', '10', '6'],
        ['10', '2', '6', '3'],
        ['6', '9', '8', '2'],
      ],
      sailors: { n: ['h3', 'h2', 't59', 't32'], s: ['h3', 't45'], e: ['t53'], w: ['h3', 't39'] },
    });

  onlyStrong(holding('4'), 'play 8 n3>t3');
  otherwise('with a 2, which leads in from the start', holding('2'), 'n3>t0');
});

describe('the card to give by what the round will be worth with it (#7.2)', () => {
  /** North to give, the partner's last sailor on a field. */
  const exchange = (field: string): NautilusPosition =>
    after(
      {
        ...{ turn: 3, hands: [[], [], [], ['3']], deal: 'deal 11' },
        sailors: { n: ['t40', 't20'], s: ['h3', 'h2', 'h1', field], e: ['t10'], w: ['t58', 't5'] },
      },
      3,
      'play 3 w1>t61',
    );

  test('North holds 3 4 6 12 privateer', () => {
    expect(viewOf(exchange('t27'), 0)).toMatchObject({ seat: 0, hands: [['3', '4', '6', '12', 'privateer'], 5, 5, 5] });
  });

  // Six fields from the last berth.
  onlyStrong(exchange('t27'), 'give 6');
  otherwise('to who needs three', exchange('t30'), 'give 3');
});

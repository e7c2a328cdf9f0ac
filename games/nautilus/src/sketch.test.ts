import { SeededChance } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { expect, test } from 'vitest';
import { CELLS } from './memory/cells.ts';
import { materialOf } from './memory/material.ts';
import { NautilusPosition } from './position.ts';
import { sample } from './sample.ts';
import { sketch } from './sketch.ts';
import { playOn, setupFor, TABLES } from './testing/random-game.ts';
import { view } from './view.ts';

const { BOARD, BOARD_SIZE, WINNERS } = CELLS;

/** The facts in which both must agree. */
const seenIn = (position: NautilusPosition, seat: number) => ({
  board: [...position.bytes.subarray(BOARD, BOARD + BOARD_SIZE)],
  hands: Array.from({ length: position.material.seats }, (_, other) => position.handSize(other)),
  own: position.words[CELLS.KINDS_HELD + seat],
  moment: [position.round, position.turn, position.phase, position.last, position.isOver, position.bytes[WINNERS]],
});

test.each(TABLES)('%s %j: a sketch of a view is as every deal that fits it, hidden cards apart', (variant, options) => {
  const chance = SeededChance.from('sketch');
  const position = NautilusPosition.start(materialOf(setupFor(variant, options)), chance);
  for (let step = 0; step < sampleSize(60); step++) {
    for (let seat = 0; seat < position.material.seats; seat++) {
      const seen = view(position, seat);
      expect(seenIn(sketch(seen), seat)).toEqual(seenIn(sample(seen, chance), seat));
    }
    playOn(position, chance, 7);
  }
});

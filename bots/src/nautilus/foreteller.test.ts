import { legalMoves, SeededChance, tryPlay } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { nautilus, VARIANTS } from '@ankerplatz/nautilus';
import { sketch } from '@ankerplatz/nautilus/sketch';
import { expect, test } from 'vitest';
import { learnedValueOf } from './value/learned-value.ts';

test.each(VARIANTS)('%s: what the value foretells hangs on no hidden card', variant => {
  const setup = nautilus.setup({ variant });
  if (!setup.ok) throw new Error(setup.error);
  const chance = SeededChance.from('foretold');
  const value = learnedValueOf(variant);
  let position = nautilus.start(setup.value, chance);
  // A game of random moves is not over so soon.
  for (let step = 0; step < sampleSize(480); step++) {
    const seat = position.deciders()[0]!;
    const moves = legalMoves(nautilus, position, seat);
    const played = tryPlay(nautilus, position, seat, moves[chance.die(moves.length)]!, chance);
    if (!played.ok) throw new Error(played.error.code);
    position = played.value;
    const eyes = step % position.setup.seats;
    const view = nautilus.view(position, eyes);
    const [seen, dealt] = [sketch(view), nautilus.sample(view, chance)].map(each => value.judge(each, eyes, false));
    expect(seen).toBe(dealt);
  }
});

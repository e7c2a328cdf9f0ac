import { SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { Pace, type Stopwatch } from './pace.ts';

/** Time that passes in sleep or thought, and not otherwise. */
class FakeStopwatch implements Stopwatch {
  private at = 0;

  now(): number {
    return this.at;
  }

  async sleep(ms: number): Promise<void> {
    this.at += ms;
  }
}

/** The time at which a bot answers that thinks for so long. */
const answeredAt = async (delay: number, thought: number, most = 1800): Promise<number> => {
  const stopwatch = new FakeStopwatch();
  await new Pace(most, stopwatch).answer(delay, () => stopwatch.sleep(thought));
  return stopwatch.now();
};

describe('a bot answers at a time that was fixed before it began to think', () => {
  test('however long it thinks within its delay', async () => {
    const chance = SeededChance.from('pace');
    for (let count = 0; count < 200; count++) {
      const delay = 600 + chance.die(1201);
      const [quick, slow] = [chance.die(delay + 1), chance.die(delay + 1)];
      expect(await answeredAt(delay, quick)).toBe(delay);
      expect(await answeredAt(delay, slow)).toBe(delay);
    }
  });

  test('the times of answers are distributed as the delays are, whatever the hands are like', async () => {
    const delays = Array.from({ length: 100 }, (_, index) => 600 + 12 * index);
    const easy = await Promise.all(delays.map(delay => answeredAt(delay, 5)));
    const hard = await Promise.all(delays.map(delay => answeredAt(delay, 590)));
    expect(easy).toEqual(delays);
    expect(hard).toEqual(delays);
  });

  test('who takes longer answers a whole number of seconds later', async () => {
    expect(await answeredAt(600, 601)).toBe(1600);
    expect(await answeredAt(600, 1600)).toBe(1600);
    expect(await answeredAt(600, 1601)).toBe(2600);
    expect(await answeredAt(600, 4321)).toBe(4600);
  });

  test('so does who could begin only after the delay', async () => {
    expect(await answeredAt(-300, 10)).toBe(700);
  });

  test('where bots have no delay, they answer when they know what', async () => {
    expect(await answeredAt(0, 123, 0)).toBe(123);
    expect(await answeredAt(-5, 123, 0)).toBe(123);
  });

  test('who waits gives up when the server stops', async () => {
    const pace = new Pace(60_000);
    const waiting = pace.answer(60_000, async () => 'answer');
    pace.end();
    await expect(waiting).rejects.toThrow();
  });
});

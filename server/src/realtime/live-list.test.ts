import { expect, test } from 'vitest';
import { LiveList } from './live-list.ts';

/** A list whose readings end when they are told to, and everything that its watchers were told. */
class Scene {
  /** Ends the readings under way, each with what it has read. */
  readonly readings: ((text: string) => void)[] = [];
  readonly told: string[] = [];
  private readonly list = new LiveList(
    () => new Promise(resolve => this.readings.push(text => resolve(() => text))),
    () => undefined,
    () => undefined,
  );

  watch(): Promise<unknown> {
    return this.list.add({ isFull: false, send: text => void this.told.push(text), onDrain: () => undefined });
  }
}

test('whoever asks while a list is read shares the next reading, and is told nothing older', async () => {
  const scene = new Scene();
  const first = scene.watch();
  await expect.poll(() => scene.readings.length).toBe(1);
  const others = Array.from({ length: 100 }, () => scene.watch());
  scene.readings[0]!('one table');
  await first;
  await expect.poll(() => scene.readings.length).toBe(2);
  scene.readings[1]!('two tables');
  await Promise.all(others);
  expect(scene.readings).toHaveLength(2);
  expect(scene.told.filter(text => text === 'two tables')).toHaveLength(101);
});

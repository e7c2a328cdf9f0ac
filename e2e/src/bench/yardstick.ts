import type { Page } from '@playwright/test';

/**
 * The speed of a machine, so that figures of two machines can be compared: how often a second it builds a long string
 * and how often it copies a long list, in tens, as Lighthouse measures its `benchmarkIndex`.
 */
export const indexOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const HALF_A_SECOND = 500;
    const tensASecond = (work: () => void): number => {
      const begin = performance.now();
      let times = 0;
      for (; times % 10 !== 0 || performance.now() - begin < HALF_A_SECOND; times++) work();
      return (100 * times) / (performance.now() - begin);
    };
    const lists = [0, 1].map(() => Array.from({ length: 100_000 }, (_, index) => index));
    const strings = tensASecond(() => {
      let text = '';
      for (let letter = 0; letter < 10_000; letter++) text += 'a';
      if (text.length === 1) throw new Error('nothing was built');
    });
    const copies = tensASecond(() => {
      const [from, to] = lists.reverse() as [number[], number[]];
      for (let place = 0; place < from.length; place++) to[place] = from[place]!;
    });
    return (strings + copies) / 2;
  });

/** Lighthouse slows a large desktop (index 1500 to 2000) down by 4 to mean a phone of the middle: docs/throttling.md of Lighthouse. */
const PHONE = 1750 / 4;

/** By how much a machine must be slowed down to be such a phone. */
export const slowdownOf = (index: number): number => Math.max(1, index / PHONE);

/** A figure beside what is aimed at, both in milliseconds. */
export const beside = (ms: number, aim: number): string =>
  `${Math.round(ms)} ms, ${ms <= aim ? 'within' : 'beyond'} the aim of ${aim} ms`;

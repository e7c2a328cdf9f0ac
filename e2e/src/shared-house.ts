import { test as base } from '@playwright/test';
import { isFull, isInTurn } from './extent.ts';
import { House } from './house.ts';

interface Shared {
  /** One server for all journeys of a process that ask nothing special of theirs. */
  readonly shared: House;
}

export const test = base.extend<object, Shared>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads from the pattern what a fixture needs.
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});

/** A journey that is walked by `npm run test:long` alone: shorter ones pass by the same places. */
export const fullTest = isFull ? test : () => undefined;

/** A journey that takes turns with others from commit to commit: see `isInTurn`. */
export const testInTurn = (number: number) => (isInTurn(number) ? test : () => undefined);

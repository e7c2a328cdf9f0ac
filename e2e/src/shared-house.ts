import { test as base } from '@playwright/test';
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

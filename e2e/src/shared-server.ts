import { test as base } from '@playwright/test';
import { isFull, isInTurn } from './extent.ts';
import { TestServer } from './test-server.ts';

interface Shared {
  /** One server for all journeys of a process that ask nothing special of theirs. */
  readonly shared: TestServer;
}

export const test = base.extend<object, Shared>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads from the pattern what a fixture needs.
    async ({}, use) => {
      const server = await TestServer.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** A journey that is walked by `npm run test:long` alone: shorter ones pass by the same places. */
export const fullTest = isFull ? test : () => undefined;

/** A journey that takes turns with others from commit to commit: see `isInTurn`. */
export const testInTurn = (number: number) => (isInTurn(number) ? test : () => undefined);

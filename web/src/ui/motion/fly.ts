import type { Flight, Pace } from './travel.ts';

let flying: typeof import('./travel.ts') | undefined;

/** Lets things travel; what makes them travel is loaded with the first that does. */
export const fly = async (flights: readonly Flight[], pace: Pace): Promise<void> => {
  if (flights.length === 0 || pace === 'none') return;
  flying ??= await import('./travel.ts');
  await flying.travel(flights, pace);
};

/** All flying pieces are at once where they go. */
export const land = (): void => flying?.land();

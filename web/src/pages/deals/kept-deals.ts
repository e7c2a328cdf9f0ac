import type { Deal } from '@ankerplatz/protocol';

const KEY = 'past-deals';

/** Past deals that this device has heard of, so that they can be played without a connection. */
export const keptDeals = (): readonly Deal[] => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly Deal[];
  } catch {
    return [];
  }
};

export const keepDeals = (deals: readonly Deal[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(deals.filter(({ opened }) => opened !== null)));
  } catch {
    // A device that keeps nothing plays them with a connection alone.
  }
};

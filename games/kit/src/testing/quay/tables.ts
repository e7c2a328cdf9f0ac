import type { Building, BuildingSpec, ByGood } from './types.ts';

/** The building cards as printed. */
export const BUILDING_SPECS: Readonly<Record<Building, BuildingSpec>> = {
  crane: { cost: { timber: 2 }, points: 4 },
  smokery: { cost: { timber: 1, fish: 1 }, points: 5 },
  chapel: { cost: { stone: 2 }, points: 6 },
};

/** Indexable by the number of players: how many crates there are of each good. */
export const CRATES: Readonly<Record<number, ByGood<number>>> = {
  2: { timber: 4, stone: 3, fish: 3 },
  3: { timber: 5, stone: 5, fish: 5 },
};

export const ROUNDS = 3;
export const HAND = 2;

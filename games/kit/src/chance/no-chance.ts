import type { Chance } from './chance.ts';

/** Every die shows its first face, and nothing is shuffled: where nothing is drawn, or any luck will do. */
export const NO_CHANCE: Chance = { die: () => 0, shuffle: () => undefined };

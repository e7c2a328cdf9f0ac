import { SeededChance } from './seeded.ts';

/** The draws at a step of a way that a game could have gone: made up, and the same for all who follow it. */
export const branchChance = (seed: string, step: number): SeededChance => SeededChance.from(`${seed}:${step}`);

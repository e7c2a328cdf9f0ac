import { readGrains, writeGrains } from '../grains.ts';

/** The size of a grain in the text of weights that were learned. */
const GRAIN = 1 / 1_000;

export const writeWeights = (learned: Float32Array): string =>
  writeGrains(Array.from(learned, weight => Math.round(weight / GRAIN)));

export const readWeights = (text: string): Float32Array =>
  Float32Array.from(readGrains(text), grains => grains * GRAIN);

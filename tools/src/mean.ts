import { sumOf } from './sum.ts';

export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

/** The variance as a sample tells it. */
export const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return sumOf(values.map(value => (value - mean) ** 2)) / (values.length - 1);
};

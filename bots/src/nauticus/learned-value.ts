import { readGrains } from '../grains.ts';
import { Value } from './value.ts';
import { VALUE_WEIGHTS } from './value-weights.ts';

const WEIGHTS = readGrains(VALUE_WEIGHTS);

/** A value with what was learned: one for each thinker, since it holds scratch space. */
export const learnedValue = (): Value => new Value(WEIGHTS);

import type { Variant } from '@ankerplatz/nautilus';
import { readGrains } from '../grains.ts';
import { Value } from './value.ts';
import { duel } from './value-weights/duel.ts';
import { quick } from './value-weights/quick.ts';
import { team } from './value-weights/team.ts';

const WEIGHTS: Readonly<Record<Variant, Int16Array>> = {
  team: readGrains(team),
  duel: readGrains(duel),
  quick: readGrains(quick),
};

/** A value with what was learned of a variant: one for each thinker, since it holds scratch space. */
export const learnedValueOf = (variant: Variant): Value => new Value(WEIGHTS[variant]);

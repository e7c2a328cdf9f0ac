import type { Variant } from '@ankerplatz/nautilus';
import { readGrains } from '../../grains.ts';
import { Value } from './value.ts';
import { duel } from './weights/duel.ts';
import { quick } from './weights/quick.ts';
import { team } from './weights/team.ts';

const WEIGHTS: Readonly<Record<Variant, Int16Array>> = {
  team: readGrains(team),
  duel: readGrains(duel),
  quick: readGrains(quick),
};

/** A value with what was learned of a variant: one for each thinker, since it holds scratch space. */
export const learnedValueOf = (variant: Variant): Value => new Value(WEIGHTS[variant]);

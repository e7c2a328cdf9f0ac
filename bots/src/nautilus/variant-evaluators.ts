import type { Material, Variant } from '@ankerplatz/nautilus';
import { Foresight } from './learned-evaluator.ts';
import { duel } from './learned-weights/duel.ts';
import { quick } from './learned-weights/quick.ts';
import { team } from './learned-weights/team.ts';
import { readLore } from './learned-weights.ts';
import { WEIGHTS } from './weights.ts';

const LORE: Readonly<Record<Variant, Float32Array>> = {
  team: readLore(team),
  duel: readLore(duel),
  quick: readLore(quick),
};

/** A judge with what was learned of a variant. */
export const foreseeing = (material: Material): Foresight => new Foresight(WEIGHTS, material, LORE[material.variant]);

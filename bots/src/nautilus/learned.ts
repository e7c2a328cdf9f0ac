import type { Material, Variant } from '@ankerplatz/nautilus';
import { Foresight } from './foresight.ts';
import { duel } from './lore/duel.ts';
import { quick } from './lore/quick.ts';
import { team } from './lore/team.ts';
import { readLore } from './lore.ts';
import { WEIGHTS } from './weights.ts';

const LORE: Readonly<Record<Variant, Float32Array>> = {
  team: readLore(team),
  duel: readLore(duel),
  quick: readLore(quick),
};

/** A judge with what was learned of a variant. */
export const foreseeing = (material: Material): Foresight => new Foresight(WEIGHTS, material, LORE[material.variant]);

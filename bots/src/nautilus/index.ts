import type { Material } from '@ankerplatz/nautilus';
import type { Ranks } from '../bot.ts';
import { deckhandWith } from './deckhand.ts';
import { Judge } from './judge.ts';
import { foreseeing } from './learned.ts';
import { samplerWith } from './sampler.ts';
import { WEIGHTS } from './weights.ts';

const guessing = (material: Material): Judge => new Judge(WEIGHTS, material);

/** A playout is a position judged. */
export const nautilusRanks: Ranks = {
  deckhand: { brain: deckhandWith(WEIGHTS), playouts: 1_500 },
  mate: {
    brain: samplerWith(guessing, {
      candidates: 10,
      decisions: 8,
      worlds: 64,
      patience: { runs: 6, errors: 2 },
      playsOutAll: false,
    }),
    playouts: 6_000,
  },
  captain: {
    brain: samplerWith(foreseeing, {
      candidates: 12,
      decisions: 8,
      worlds: 400,
      patience: { runs: 24, errors: 3 },
      playsOutAll: true,
    }),
    playouts: 600_000,
  },
  admiral: {
    brain: samplerWith(foreseeing, {
      candidates: 20,
      decisions: 12,
      worlds: 2_000,
      patience: { runs: 48, errors: 4 },
      playsOutAll: true,
    }),
    playouts: 1_800_000,
  },
};

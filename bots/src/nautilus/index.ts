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
      horizon: { decisions: 8, beyond: 0 },
      worlds: 64,
      patience: { runs: 6, errors: 2, regret: 0 },
      playsOutAll: false,
    }),
    playouts: 6_000,
  },
  captain: {
    brain: samplerWith(foreseeing, {
      candidates: 10,
      horizon: { decisions: 12, beyond: 8 },
      worlds: 60,
      patience: { runs: 9, errors: Number.POSITIVE_INFINITY, regret: 0.0004 },
      playsOutAll: true,
    }),
    playouts: 600_000,
  },
  admiral: {
    brain: samplerWith(foreseeing, {
      candidates: 20,
      horizon: { decisions: Number.POSITIVE_INFINITY, beyond: 16 },
      worlds: 240,
      patience: { runs: 18, errors: Number.POSITIVE_INFINITY, regret: 0.0001 },
      playsOutAll: true,
    }),
    playouts: 1_800_000,
  },
};

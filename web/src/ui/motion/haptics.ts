import type { SoundName } from './sound.ts';

/**
 * Patterns for the hand, in milliseconds: stirs and the pauses between them. Sounds that are not here are only heard.
 */
const PATTERNS: Readonly<Partial<Record<SoundName, readonly number[]>>> = {
  turn: [30],
  ship: [20, 60, 40],
  crowns: [10, 40, 10, 40, 10],
  berth: [25],
  sink: [60],
  whale: [90],
  round: [30, 90, 30],
  refuse: [15, 40, 15],
  win: [30, 60, 30, 60, 90],
};

/** Stirs a phone. Browsers let a page stir only after it was first touched. */
export const stir = (name: SoundName): void => {
  const pattern = PATTERNS[name];
  if (pattern && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([...pattern]);
};

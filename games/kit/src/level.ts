/** The levels of bots, from the weakest to the strongest. */
export const LEVELS = ['deckhand', 'mate', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: unknown): value is Level => LEVELS.includes(value as Level);

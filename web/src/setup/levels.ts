import type { Level as BotLevel } from '@ankerplatz/bots';

/** Of the bots, from the weakest to the strongest. Named here again, since bots are loaded by the worker alone. */
export const LEVELS = ['deckhand', 'mate', 'captain', 'admiral'] as const satisfies readonly BotLevel[];
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: unknown): value is Level => LEVELS.includes(value as Level);

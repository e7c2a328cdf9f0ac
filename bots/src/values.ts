/** The learned values of both games, loaded when they are asked for: chances to win, and what they are made of. */
import type { Variant } from '@ankerplatz/nautilus';
import type { Value as NauticusValue } from './nauticus/value.ts';
import type { Value as NautilusValue } from './nautilus/value/value.ts';

export type { Source } from './nauticus/value.ts';
export type { Group } from './nautilus/features.ts';
export type { NauticusValue, NautilusValue };

export const loadNauticusValue = async (): Promise<NauticusValue> =>
  (await import('./nauticus/learned-value.ts')).learnedValue();

export const loadNautilusValue = async (variant: Variant): Promise<NautilusValue> =>
  (await import('./nautilus/value/learned-value.ts')).learnedValueOf(variant);

import type { Seat } from '@ankerplatz/kit';
import { signal } from '@preact/signals';

/** The seat that somebody who watches a table wants to see; null: whoever is on turn. */
export const followed = signal<{ readonly table: string; readonly seat: Seat } | null>(null);

export const followedAt = (table: string): Seat | null =>
  followed.value?.table === table ? followed.value.seat : null;

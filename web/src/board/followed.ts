import type { Seat } from '@ankerplatz/kit';
import { signal } from '@preact/signals';

export interface Followed {
  readonly table: string;
  /** Of the evening. */
  readonly number: number;
  readonly seat: Seat;
  /** The player there at that time; null: a bot. */
  readonly person: string | null;
}

/** The player whom a spectator wants to see; null: the one on turn. */
export const followed = signal<Followed | null>(null);

export const followedAt = (table: string): Seat | null =>
  followed.value?.table === table ? followed.value.seat : null;

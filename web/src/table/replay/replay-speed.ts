import { type Signal, signal } from '@preact/signals';

/** How much faster than usual a replay runs by itself; the same for all until the page is left. */
export const speed: Signal<number> = signal(1);

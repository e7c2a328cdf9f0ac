import { type Signal, signal } from '@preact/signals';

/** Whether finished games are shown with their review; the same for all until the page is left. */
export const isReviewWanted: Signal<boolean> = signal(false);

/** Whether the review is folded away, so that a small screen shows the board. */
export const isReviewFolded: Signal<boolean> = signal(false);

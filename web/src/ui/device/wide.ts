import { type ReadonlySignal, signal } from '@preact/signals';

const query = matchMedia('(min-width: 64rem)');
const wide = signal(query.matches);
query.addEventListener('change', () => {
  wide.value = query.matches;
});

/** Whether there is room for everything beside each other: then nothing is folded away. As in the style sheets. */
export const isWide: ReadonlySignal<boolean> = wide;

import { signal } from '@preact/signals';
import type { JSX } from 'preact';

interface Spoken {
  readonly sentence: string;
  /** Changes with every sentence, so that the same one twice is spoken twice. */
  readonly turn: number;
}

const polite = signal<Spoken>({ sentence: '', turn: 0 });
const urgent = signal<Spoken>({ sentence: '', turn: 0 });

/** Speaks a sentence to those who listen: after what is being read, or at once (refusals, answers to commands). */
export const announce = (sentence: string, how: 'polite' | 'now' = 'polite'): void => {
  const region = how === 'now' ? urgent : polite;
  region.value = { sentence, turn: region.value.turn + 1 };
};

/** The two live regions of the page; rendered once, before anything is said. */
export function Announcer(): JSX.Element {
  return (
    <>
      <div class="hidden-text" role="status" aria-live="polite">
        <p key={polite.value.turn}>{polite.value.sentence}</p>
      </div>
      <div class="hidden-text" role="alert" aria-live="assertive">
        <p key={urgent.value.turn}>{urgent.value.sentence}</p>
      </div>
    </>
  );
}

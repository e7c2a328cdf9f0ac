import type { JSX } from 'preact';
import { Shell } from '../home/Shell.tsx';
import { text } from '../text/text.ts';

/** Why there is no table to be seen, and the way back. */
export function Note({ sentence }: { readonly sentence: string }): JSX.Element {
  const { home } = text.value.app;
  return (
    <Shell title={null} width="narrow">
      <p>{sentence}</p>
      <p>
        <a class="button button-main" href="/">
          {home}
        </a>
      </p>
    </Shell>
  );
}

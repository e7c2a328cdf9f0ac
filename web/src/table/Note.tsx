import type { JSX } from 'preact';
import { text } from '../text/text.ts';

/** Why there is no table to be seen, and the way back. */
export function Note({ sentence }: { readonly sentence: string }): JSX.Element {
  return (
    <main id="content" class="app-note">
      <p>{sentence}</p>
      <p>
        <a class="button button-main" href="/">
          {text.value.app.home}
        </a>
      </p>
    </main>
  );
}

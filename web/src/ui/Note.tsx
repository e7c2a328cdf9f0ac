import type { ComponentChildren, JSX } from 'preact';
import { text } from '../text/text.ts';
import { Icon } from './Icon.tsx';
import './note.css';

interface NoteProps {
  readonly sentence: string;
  /** What can be done about it; without that there is the way home. */
  readonly children?: ComponentChildren;
}

/** A page that says why there is nothing to be seen. */
export function Note({ sentence, children }: NoteProps): JSX.Element {
  const { title, home } = text.value.app;
  return (
    <main id="content" class="note">
      <a class="note-mark" href="/">
        <Icon name="anchor" size={44} />
        <span>{title}</span>
      </a>
      <h1>{sentence}</h1>
      {children ?? (
        <a class="button button-main" href="/">
          {home}
        </a>
      )}
    </main>
  );
}

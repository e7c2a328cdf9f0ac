import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { clubName, readClub } from '../net/club.ts';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import './note.css';

interface NoteProps {
  readonly sentence: string;
  /** Ways out; without any there is the way home. */
  readonly children?: ComponentChildren;
}

/** A page that says why there is nothing to be seen. */
export function Note({ sentence, children }: NoteProps): JSX.Element {
  const { home } = text.value.app;
  useEffect(() => void readClub(), []);
  return (
    <main id="content" class="note">
      <a class="note-mark" href="/">
        <Icon name="anchor" size={44} />
        <span>{clubName()}</span>
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

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { readClub } from '../../net/club.ts';
import { Shell } from '../../shell/Shell.tsx';
import { accountText } from '../../text/account.ts';
import { text } from '../../text/text.ts';

interface ClubTextProps {
  readonly part: 'imprint' | 'privacy';
}

/** An empty line begins a paragraph. */
const paragraphsOf = (words: string): readonly string[] => words.split(/\n\s*\n/).filter(part => part.trim() !== '');

/** The administrator's own words: who runs this server, and what is done with what it knows. */
export function ClubText({ part }: ClubTextProps): JSX.Element {
  const title = text.value.shell[part];
  const words = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    void readClub().then(found => {
      if (found.ok) words.value = found.value[part];
      else problem.value = found.error.message;
    });
  }, [part]);
  return (
    <Shell title={title} width="narrow">
      <article class="about">
        <h1>{title}</h1>
        {problem.value && <p role="alert">{problem.value}</p>}
        {words.value === '' && <p>{accountText.value.about.notWritten}</p>}
        {paragraphsOf(words.value ?? '').map((paragraph, index) => (
          <p key={String(index)} class="about-own">
            {paragraph}
          </p>
        ))}
      </article>
    </Shell>
  );
}

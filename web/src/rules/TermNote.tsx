import type { Term } from '@ankerplatz/kit';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeBeside } from '../ui/Popover.tsx';
import { rulesText } from './text/index.ts';

export interface AskedTerm {
  readonly term: Term;
  /** The word that was tapped. */
  readonly beside: HTMLElement;
}

interface TermNoteProps {
  readonly asked: AskedTerm | null;
  readonly linkTo: (paragraph: string, label: string) => JSX.Element;
  /** The paragraph that is the glossary. */
  readonly glossary: string;
}

/** The meaning of a word, beside the word; from here on to its paragraph and to the whole glossary. */
export function TermNote({ asked, linkTo, glossary }: TermNoteProps): JSX.Element {
  const panel = useRef<HTMLDivElement>(null);
  const texts = rulesText.value;
  useLayoutEffect(() => {
    if (!asked) return;
    panel.current!.showPopover();
    placeBeside(asked.beside, panel.current);
    panel.current!.focus();
  }, [asked]);
  const hide = (): void => panel.current?.hidePopover();
  return (
    <div ref={panel} class="popover" popover="auto" role="dialog" aria-label={asked?.term.name} tabIndex={-1}>
      {asked && (
        <>
          <p>
            <strong>{asked.term.name}</strong> — {asked.term.meaning}
          </p>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed. */}
          <p class="reference-term-links" onClick={hide}>
            {linkTo(asked.term.rule, texts.explained)} {linkTo(glossary, texts.glossary)}
          </p>
        </>
      )}
    </div>
  );
}

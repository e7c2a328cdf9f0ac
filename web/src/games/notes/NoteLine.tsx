import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Draft } from '../../board/draft.ts';
import { settings } from '../../settings/settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { KeptNotes } from './kept-notes.ts';
import './notes.css';

interface NoteLineProps<Note extends string> {
  readonly draft: Draft;
  /** An answer to a question goes before notes. */
  readonly news?: string | null;
  readonly kept: KeptNotes<Note>;
  /** The note to what just happened that was not shown before. */
  readonly next: (shown: ReadonlySet<Note>) => Note | null;
  readonly texts: Readonly<Record<Note, string>>;
  readonly understood: string;
  /** Notes that are shown and not spoken by themselves. */
  readonly secret?: ReadonlySet<Note> | undefined;
  readonly onRead?: () => void;
}

/** One line: what was asked for, or the first-time note to what just happened. Its place is always kept. */
export function NoteLine<Note extends string>(props: NoteLineProps<Note>): JSX.Element {
  const { draft, news, kept, next, texts, understood, secret, onRead } = props;
  const [note, setNote] = useState<Note | null>(null);
  const decision = useRef<number | null>(null);
  const steps = useRef(0);
  const { asked } = draft.ground;
  useEffect(() => {
    // Turns of others take no note away while it is read.
    const isHeld = note !== null && asked === decision.current && draft.steps.length === steps.current;
    steps.current = draft.steps.length;
    if (isHeld) return;
    const found = settings.value.notes && !draft.ground.isLesson ? next(kept.shown()) : null;
    // A note is to what was decided then: the next decision is not burdened with it.
    const isPast = asked !== null && asked !== decision.current;
    if (asked !== null) decision.current = asked;
    if (found) kept.keep(found);
    if (found || isPast) setNote(found);
  }, [draft]);
  const line = news ?? (note && texts[note]);
  return (
    <div class="notes" role={note && secret?.has(note) ? undefined : 'status'}>
      {line && (
        <p class="notes-line">
          <Icon name="info" />
          <span>{line}</span>
          <button
            type="button"
            class="notes-read"
            aria-label={understood}
            onClick={() => {
              onRead?.();
              setNote(null);
            }}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}

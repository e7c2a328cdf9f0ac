import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../settings/settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { BoardProps } from '../board.ts';
import { keepNote, noteFor, shownNotes } from './notes.ts';
import { decidingOf } from './seen.ts';
import type { Note } from './text/deciding.ts';
import './notes.css';

interface NotesProps {
  readonly board: BoardProps;
  /** Something that was asked for goes before. */
  readonly news: string | null;
  readonly onRead: () => void;
}

/** One line below the action: what was asked for, or the first-time note to what just happened. Its place is always kept. */
export function Notes({ board, news, onRead }: NotesProps): JSX.Element {
  const [note, setNote] = useState<Note | null>(null);
  const texts = decidingOf(board);
  const { draft } = board;
  useEffect(() => {
    const next = settings.value.notes ? noteFor(board, shownNotes()) : null;
    if (!next) return;
    keepNote(next);
    setNote(next);
  }, [draft]);
  const line = news ?? (note && texts.notes[note]);
  return (
    <div class="notes" role="status">
      {line && (
        <p class="notes-line">
          <Icon name="info" />
          <span>{line}</span>
          <button
            type="button"
            class="notes-read"
            aria-label={texts.understood}
            onClick={() => {
              onRead();
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

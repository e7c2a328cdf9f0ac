import type { Result } from '@ankerplatz/kit';
import { effect, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableSource } from '../../board/source.ts';
import { findSite } from '../../net/site.ts';
import { Note } from '../../shell/Note.tsx';
import { text } from '../../text/text.ts';
import { lazy } from '../../ui/lazy.tsx';
import { isReviewFolded, isReviewWanted } from '../look-back/wanted.ts';
import type { TableModel } from '../model/table-model.ts';
import { Table } from '../Table.tsx';
import { noteEntry } from './note-entry.ts';

const LookBack = lazy<{ readonly model: TableModel }>(async () =>
  (await import('../look-back/LookBack.tsx')).loadLookBack(),
);

interface ReplayTableProps {
  /** The id of the game: another one is opened anew. */
  readonly of: string;
  /** null: there is nothing to look back at yet. */
  readonly open: () => Promise<Result<TableSource | null, string>>;
  readonly onNothing?: () => void;
  /** The review is shown at once. */
  readonly isReviewed?: boolean;
  /** Where it is shown in something else than a table of its own. */
  readonly frame?: ((source: TableSource) => JSX.Element) | undefined;
}

/** How long a moment is looked at before it stands in the address: browsers take no flood of changes. */
const SETTLED_MS = 400;

/** Keeps the moment that is looked at in the address; ends what it has begun. */
const noteMoments = (source: TableSource | null): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = effect(() => {
    const at = source?.replay?.at.value;
    clearTimeout(timer);
    if (at !== undefined) timer = setTimeout(() => noteEntry(at), SETTLED_MS);
  });
  return () => {
    end();
    clearTimeout(timer);
  };
};

/** A game that is over, wherever it comes from, entry by entry. */
export function ReplayTable({ of, open, onNothing, isReviewed = false, frame }: ReplayTableProps): JSX.Element {
  const source = useSignal<TableSource | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    source.value = null;
    problem.value = null;
    void findSite();
    if (isReviewed) isReviewWanted.value = true;
    void open().then(opened => {
      if (!isWanted) return;
      if (!opened.ok) problem.value = opened.error;
      else if (opened.value) source.value = opened.value;
      else onNothing?.();
    });
    return () => {
      isWanted = false;
    };
  }, [of]);
  useEffect(() => noteMoments(source.value), [source.value]);
  if (problem.value !== null) return <Note sentence={problem.value} />;
  if (!source.value) return <main id="content" aria-busy="true" aria-label={text.value.net.connecting} />;
  if (frame) return frame(source.value);
  return (
    <div class={isReviewWanted.value ? `looked-back ${isReviewFolded.value ? '' : 'is-shared'}` : ''}>
      <Table key={of} source={source.value} panel={isReviewWanted.value ? LookBack : undefined} />
    </div>
  );
}

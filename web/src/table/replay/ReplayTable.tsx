import type { Result } from '@ankerplatz/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableSource } from '../../board/source.ts';
import { findSite } from '../../net/site.ts';
import { Note } from '../../shell/Note.tsx';
import { text } from '../../text/text.ts';
import { Table } from '../Table.tsx';

interface ReplayTableProps {
  /** Which game it is: another one is opened anew. */
  readonly of: string;
  /** null: there is nothing to look back at yet. */
  readonly open: () => Promise<Result<TableSource | null, string>>;
  readonly onNothing?: () => void;
}

/** A game that is over, wherever it comes from, entry by entry. */
export function ReplayTable({ of, open, onNothing }: ReplayTableProps): JSX.Element {
  const source = useSignal<TableSource | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    source.value = null;
    problem.value = null;
    void findSite();
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
  if (problem.value !== null) return <Note sentence={problem.value} />;
  if (!source.value) return <main id="content" aria-busy="true" aria-label={text.value.net.connecting} />;
  return <Table key={of} source={source.value} />;
}

import type { TableInfo } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Place } from '../app/routes.ts';
import { line } from '../net/line.ts';
import { findSite } from '../net/site.ts';
import { text } from '../text/text.ts';
import { Waiting } from '../waiting/Waiting.tsx';
import { Note } from './Note.tsx';
import { openTable, type OnlineTable as Source } from './online.ts';
import { Table } from './Table.tsx';

type Props = Extract<Place, { page: 'table' }>;

/** A table at the server: before its game, while it is played or watched, and after it. */
export function OnlineTable({ id, invitation }: Props): JSX.Element | null {
  const source = useSignal<Source | null>(null);
  useEffect(() => {
    const opened = openTable(id, invitation, line);
    source.value = opened;
    void findSite();
    return () => opened.close();
  }, [id, invitation]);
  return source.value && <Shown key={id} source={source.value} invitation={invitation} />;
}

const isHidden = ({ status, you, spectators }: TableInfo): boolean =>
  (status === 'running' || status === 'over') && you === null && !spectators;

function Shown({ source, invitation }: { readonly source: Source; readonly invitation: string | null }): JSX.Element {
  const info = source.info.value;
  const { seats, spectators } = source.presence.value;
  const problem = source.problem.value;
  if (problem) return <Note sentence={problem.message} />;
  if (info?.status === 'closed') return <Note sentence={text.value.net.closed} />;
  if (info?.status === 'open')
    return <Waiting info={info} looking={seats} spectators={spectators} invitation={invitation} />;
  if (info && isHidden(info)) return <Note sentence={text.value.net.hidden} />;
  return <Table source={source} />;
}

import type { TableInfo } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { connection } from '../../net/connection.ts';
import { findSite } from '../../net/site.ts';
import { Note } from '../../shell/Note.tsx';
import { type OnlineTable, openTable } from '../../table/online/online-table.ts';
import { Table } from '../../table/Table.tsx';
import { text } from '../../text/text.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Closed, Gone } from './NoTable.tsx';

const ReplayPage = lazy(async () => (await import('./ReplayPage.tsx')).ReplayPage);
const Waiting = lazy(async () => (await import('./waiting/Waiting.tsx')).loadWaiting());

const Coach = lazy(async () => (await import('../../coach/OnlineCoach.tsx')).loadOnlineCoach());

const SealNote = lazy(async () => (await import('../../shuffle/SealNote.tsx')).loadSealNote());

const SeatNews = lazy(async () => (await import('./SeatNews.tsx')).SeatNews);

/** Milliseconds: where everybody is there, a game has begun before. */
const SEAL_NOTE_MS = 1500;

interface TablePageProps {
  readonly id: string;
  /** With one: a finished game as it was then. */
  readonly entry: number | null;
  readonly invitation: string | null;
  /** The game of the evening it was then; null: the last one. */
  readonly game: number | null;
  /** Of a link to a finished game. */
  readonly replayKey?: string;
  /** In which others look at it, too. */
  readonly room?: string;
  readonly review?: true;
}

/** A game without spectators, seen from outside. */
const isHidden = ({ status, you, spectators }: TableInfo): boolean => status !== 'open' && you === null && !spectators;

/** A table at the server, as it is or as it was. */
export function TablePage({ id, entry, invitation, game, replayKey, room, review }: TablePageProps): JSX.Element {
  if (entry !== null)
    return (
      <ReplayPage
        {...{ id, entry, game, invitation, replayKey: replayKey ?? null, room: room ?? null }}
        isReviewed={review === true}
      />
    );
  return <Live id={id} invitation={invitation} />;
}

/** A game that does not begin at once. */
function Awaiting({ info }: { readonly info: TableInfo }): JSX.Element | null {
  const isLate = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isLate.value = true;
    }, SEAL_NOTE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate.value ? <SealNote info={info} /> : null;
}

/** Before its game the seats, then the board. */
function Live({ id, invitation }: Pick<TablePageProps, 'id' | 'invitation'>): JSX.Element {
  const table = useSignal<OnlineTable | null>(null);
  useEffect(() => {
    const opened = openTable(id, invitation, connection);
    table.value = opened;
    void findSite();
    return () => opened.close();
  }, [id, invitation]);
  const source = table.value;
  if (!source) return <main id="content" aria-busy="true" />;
  const info = source.info.value;
  const { hidden, lost } = text.value.net;
  if (source.problem.value) return <Gone problem={source.problem.value} />;
  if (!info && source.connection.value === 'lost') return <Note sentence={lost} />;
  if (info?.status === 'closed') return <Closed info={info} />;
  if (info && isHidden(info)) return <Note sentence={hidden} />;
  const isCoached = source.acts.value.coach?.isOn;
  return (
    <>
      {info?.status === 'open' ? (
        <Waiting
          info={info}
          looking={source.presence.value.seats}
          spectators={source.presence.value.spectators}
          invitation={invitation}
          talk={source.talk}
        />
      ) : (
        <div class={isCoached ? 'coached' : undefined}>
          <Table source={source} panel={isCoached ? Coach : undefined} />
        </div>
      )}
      {info?.seal && <Awaiting info={info} />}
      {info && (info.status === 'over' || info.number > 1) && <SeatNews number={info.number} you={info.you} />}
    </>
  );
}

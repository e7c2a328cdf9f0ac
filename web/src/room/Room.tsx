import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameAccess } from '../net/api/rooms.ts';
import { connection } from '../net/connection.ts';
import { needMe } from '../net/me.ts';
import { Note } from '../shell/Note.tsx';
import type { TableModel } from '../table/model/table-model.ts';
import { Table } from '../table/Table.tsx';
import { replayText } from '../table/text/replay.ts';
import { talkText } from '../talk/text/index.ts';
import { RoomBar } from './RoomBar.tsx';
import { type ReplaySource, RoomModel } from './room-model.ts';
import { roomText } from './text/index.ts';
import './room.css';

interface RoomProps {
  readonly id: string;
  readonly access: GameAccess;
  readonly source: ReplaySource;
  /** The address of the game without a room, at an entry. */
  readonly alone: (entry: number) => string;
  /** The link that others come here by. */
  readonly link: string;
}

/** A finished game that several people look at together. */
function Room({ id, access, source, alone, link }: RoomProps): JSX.Element {
  const opened = useSignal<RoomModel | null>(null);
  useEffect(() => {
    // A visitor without a name may look on without one.
    void needMe();
    const room = new RoomModel(id, access, source, connection);
    opened.value = room;
    return () => room.close();
  }, [id, source]);
  const room = opened.value;
  const Panel = useMemo(
    () =>
      room &&
      function InRoom({ model }: { readonly model: TableModel }): JSX.Element {
        return <RoomBar room={room} model={model} alone={alone} link={link} />;
      },
    [room],
  );
  if (!room || !Panel) return <main id="content" aria-busy="true" />;
  if (room.problem.value)
    return (
      <Note sentence={room.problem.value.message}>
        <a class="button button-main" href={alone(room.shown.value.entry)}>
          {roomText.value.back}
        </a>
      </Note>
    );
  const isBranch = room.shown.value.branch !== null;
  return (
    <div class={`room ${isBranch ? 'room-branch' : ''}`}>
      <Table source={room.source.value} panel={Panel} />
    </div>
  );
}

export const loadRoom = async (): Promise<typeof Room> => {
  await Promise.all([roomText.load(), talkText.load(), replayText.load()]);
  return Room;
};

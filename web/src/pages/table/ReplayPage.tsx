import { err, type Game, ok, type Result } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { isBoardGameId, loadGame } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import type { ReviewShelf, TableActs, TableResult, TableSource } from '../../board/source.ts';
import { api, type Invitation } from '../../net/api.ts';
import { me, needMe } from '../../net/me.ts';
import { linkTo } from '../../net/site.ts';
import type { ReplaySource } from '../../room/room-model.ts';
import { addressOf, go } from '../../shell/routes.ts';
import { ReplayTable } from '../../table/replay/ReplayTable.tsx';
import { replayOf } from '../../table/replay/replay.ts';
import { seatsThen } from '../../table/replay/seats-then.ts';
import { text } from '../../text/text.ts';
import { lazy } from '../../ui/lazy.tsx';

const Room = lazy(async () => (await import('../../room/Room.tsx')).loadRoom());

interface ReplayProps {
  readonly id: string;
  /** The entry to begin at. */
  readonly entry: number;
  /** The game of the evening; null: the last one that is over. */
  readonly game: number | null;
  readonly invitation: Invitation;
  /** Of a link to this game; null: the table is known. */
  readonly replayKey: string | null;
  /** In which others look at it, too; null: nobody. */
  readonly room: string | null;
  /** Whether the link was one to its review. */
  readonly isReviewed: boolean;
}

/** After a rematch the last finished game is the one before. */
const lastOver = ({ status, number }: TableInfo): number => (status === 'over' ? number : number - 1);

/** The game of an online that is looked at, as far as the table may be known. */
interface Looked {
  readonly number: number;
  /** The last one that is over; a link to a game tells of no other. */
  readonly last: number;
  readonly eyes: number | null;
}

const lookedAt = async ({ id, game, invitation, replayKey }: ReplayProps): Promise<Result<Looked, string>> => {
  if (replayKey !== null && game !== null) return ok({ number: game, last: game, eyes: null });
  const asked = await api.table(id, invitation);
  if (!asked.ok) return err(asked.error.message);
  const last = lastOver(asked.value);
  return ok({ number: Math.min(game ?? last, last), last, eyes: asked.value.you });
};

/** A visitor without a name is asked for one first. */
const roomOpener =
  ({ id, invitation, replayKey }: ReplayProps, number: number, key: string | null): TableActs['openRoom'] =>
  async entry => {
    if (!(await needMe())) return err({ code: 'not-logged-in', message: text.value.me.question });
    const { roomsApi } = await import('../../net/api/rooms.ts');
    const opened = await roomsApi.open(id, number, { invitation, key: replayKey });
    if (!opened.ok) return opened;
    const room = opened.value.id;
    const shown = await roomsApi.show(room, { entry, branch: null, marks: [] });
    return shown.ok ? ok(roomAddress({ id, number, key, room, entry })) : shown;
  };

/** The reviews that the server keeps of the game. */
const shelfOf = ({ id, invitation, replayKey }: ReplayProps, number: number, hasPlayed: boolean): ReviewShelf => {
  const load = async () => (await import('../../net/api/reviews.ts')).reviewsApi;
  return {
    find: async budget => {
      const found = await (await load()).find(id, number, budget, { invitation, key: replayKey });
      return found.ok ? found.value : null;
    },
    keep: hasPlayed ? (budget, given) => void load().then(reviews => reviews.keep(id, number, budget, given)) : null,
  };
};

interface RoomPlace {
  readonly id: string;
  readonly number: number;
  readonly key: string | null;
  readonly room: string;
  readonly entry: number;
}

const roomAddress = ({ id, number, key, room, entry }: RoomPlace): string =>
  addressOf({
    ...{ page: 'table', id, entry, game: number, invitation: null, room },
    ...(key !== null && { replayKey: key }),
  });

/** Fetches what is needed to show a finished game again. null: none is over yet. */
const open = async (props: ReplayProps): Promise<Result<TableSource | null, string>> => {
  const { id, entry, invitation, replayKey } = props;
  const looked = await lookedAt(props);
  if (!looked.ok) return looked;
  const { number, last, eyes } = looked.value;
  if (number < 1) return ok(null);
  const found = await api.finished(id, number, { invitation, key: replayKey });
  if (!found.ok) return err(found.error.message);
  const { game: name, record, result, key, seats } = found.value;
  if (!isBoardGameId(name)) return ok(null);
  const game: Game = await loadGame(name);
  // At a rematch everybody moves on by a seat.
  const then = seats.find(({ person }) => person && person.id === me.value?.id)?.seat;
  const at = { page: 'table', id, invitation: null } as const;
  const linked = { game: number, ...(key !== null && { replayKey: key }) };
  const other = (which: number): string => addressOf({ ...at, entry: 0, game: which, invitation });
  return replayOf(
    game,
    {
      ...{ table: id, number, record, seats: seatsThen(found.value) },
      eyes: eyes === null ? null : (then ?? eyes),
      result: result as TableResult | null,
      link: entry => linkTo(addressOf({ ...at, entry, ...linked })),
      reviewLink: () => linkTo(addressOf({ ...at, entry: 0, ...linked, review: true })),
      reviews: shelfOf(props, number, eyes !== null),
      before: replayKey === null && number > 1 ? other(number - 1) : null,
      after: number < last ? other(number + 1) : null,
      ...(props.room === null && { openRoom: roomOpener(props, number, key) }),
    },
    entry,
  );
};

/** A finished game of a table, alone or with others. */
export function ReplayPage(props: ReplayProps): JSX.Element {
  const { id, game, invitation, replayKey, room, isReviewed } = props;
  const alone = { page: 'table', id, entry: 0, game, invitation, ...(replayKey !== null && { replayKey }) } as const;
  return (
    <ReplayTable
      of={`${id} ${game} ${room}`}
      isReviewed={isReviewed}
      open={() => open(props)}
      onNothing={() => go({ page: 'table', id, entry: null, invitation, game: null }, 'replace')}
      frame={
        room === null
          ? undefined
          : source => (
              <Room
                id={room}
                source={source as ReplaySource}
                access={{ invitation, key: replayKey }}
                alone={entry => addressOf({ ...alone, entry })}
                link={linkTo(addressOf({ ...alone, room }))}
              />
            )
      }
    />
  );
}

import type { TableSummary } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { isKept, keptNote, useKeptSeats } from '../../../setup/kept-seats.ts';
import { clockName, kindName, seatName } from '../../../setup/names.ts';
import { Emblem } from '../../../shell/Emblem.tsx';
import { makeAgo, makeDue, makeMoment } from '../../../text/intl.ts';
import { makeList } from '../../../text/phrases.ts';
import { text } from '../../../text/text.ts';
import { MemberSign } from '../../../ui/MemberSign.tsx';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { type Standing, standingOf } from './table-lists.ts';
import './table-row.css';

const sayStanding = (standing: Standing, table: TableSummary): string => {
  const { home, waiting } = text.value;
  switch (standing.type) {
    case 'your-turn':
      return home.yourTurn;
    case 'ready':
      return home.toStart;
    case 'waiting': {
      const { free, kept } = standing;
      const parts = [...(free > 0 ? [home.waiting(free)] : []), ...(kept > 0 ? [home.keptSeats(kept)] : [])];
      return parts.length > 0 ? parts.join(', ') : waiting.waitOwner(table.owner.name);
    }
    case 'paused':
      return standing.until === null ? home.paused : home.pausedUntil(makeMoment(standing.until));
    case 'deciding': {
      const names = standing.seats.map(seat => seatName(table.seats[seat]!));
      return names.length > 1 ? home.turnOfMany(makeList(names)) : home.turnOf(names[0] ?? '');
    }
    case 'over':
      return resultOf(table);
  }
};

/** My result, if I sat there. */
const resultOf = ({ ranks, you }: TableSummary): string => {
  const { home } = text.value;
  if (!ranks || you === null) return home.finished;
  if (ranks.every(rank => rank === ranks[0])) return home.noWinner;
  return ranks[you] === 1 ? home.won : home.place(ranks[you]!);
};

/** When the time of the deciding players runs out. */
const dueOf = ({ status, dueAt, deciders }: TableSummary): string | null =>
  status === 'running' && dueAt !== null && deciders.length > 0 ? text.value.home.due(makeDue(dueAt)) : null;

/** The players on holiday there. */
const awayOf = ({ away = [], seats, you }: TableSummary): string[] =>
  away.map(({ seat, until }) => text.value.home.away(seat === you ? null : seatName(seats[seat]!), makeMoment(until)));

/** Of a game to watch: which round it is, and how many look on. */
const watchedOf = ({ round, watchers = 0 }: TableSummary): string => {
  const { home } = text.value;
  return [...(round === undefined ? [] : [home.round(round)]), ...(watchers > 0 ? [home.watchers(watchers)] : [])].join(
    ', ',
  );
};

interface TableRowProps {
  readonly table: TableSummary;
  /** My identity; null: nobody yet. */
  readonly me: string | null;
  /** The words of the link: what following it does. */
  readonly act: string;
}

/** A table in a list: one link, with its players and what it waits for. */
export function TableRow({ table, me, act }: TableRowProps): JSX.Element | null {
  const { games, home } = text.value;
  const { game } = table;
  useKeptSeats(table.seats);
  if (!isBoardGameId(game)) return null;
  const standing = standingOf(table, me);
  const due = dueOf(table);
  const watched = watchedOf(table);
  const address = standing.type === 'over' ? `/t/${table.id}/0` : `/t/${table.id}`;
  return (
    <li>
      <a class={`table-row table-row-${standing.type}`} href={address}>
        <span class="table-row-emblem">
          <Emblem game={game} isSmall />
        </span>
        <span class="table-row-words">
          <span class="table-row-title">
            <strong>{games[game].name}</strong> <span>{kindName(game, table)}</span>
            {table.clock && <span>{clockName(table.clock)}</span>}
            {table.rated && <span>{home.rated}</span>}
            {table.ownBoard && <span>{home.ownBoard}</span>}
            <span class="table-row-ago">{makeAgo(table.touchedAt)}</span>
          </span>
          <span class="table-row-seats">
            {table.seats.map(seat => (
              <span key={seat.seat} class={`table-row-seat table-row-seat-${seat.kind}`}>
                <SeatSign seat={seat.seat} size={18} />
                {isKept(seat) ? keptNote(seat, me) : seatName(seat)}
                <MemberSign of={seat.person} />
              </span>
            ))}
          </span>
          <span class="table-row-standing">{sayStanding(standing, table)}</span>
          {watched !== '' && <span class="table-row-due">{watched}</span>}
          {awayOf(table).map(words => (
            <span key={words} class="table-row-due">
              {words}
            </span>
          ))}
          {due !== null && <span class="table-row-due">{due}</span>}
        </span>
        <span class="table-row-act">{act}</span>
      </a>
    </li>
  );
}

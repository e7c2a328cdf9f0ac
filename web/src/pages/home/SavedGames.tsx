import { isLevel } from '@ankerplatz/kit';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LocalSeat, SavedGame } from '../../local/host.ts';
import { listGames } from '../../local/saved.ts';
import { Emblem } from '../../shell/Emblem.tsx';
import { makeAgo } from '../../text/intl.ts';
import { text } from '../../text/text.ts';
import { SeatSign } from '../../ui/SeatSign.tsx';
import { List } from './TableList.tsx';

const MOST_KEPT = 4;

const nameOf = (seat: LocalSeat): string => {
  if (seat.kind === 'person') return seat.name;
  return isLevel(seat.level) ? text.value.levelNames[seat.level] : seat.level;
};

/** Those that can be played on, the one touched last first. */
const unfinished = (games: readonly SavedGame[]): readonly SavedGame[] =>
  games.filter(({ game, isOver }) => !isOver && isBoardGameId(game)).slice(0, MOST_KEPT);

/** The games on this device that wait to be played on. */
export function SavedGames(): JSX.Element | null {
  const { home } = text.value;
  const games = useSignal<readonly SavedGame[]>([]);
  useEffect(() => {
    void listGames().then(kept => {
      games.value = kept;
    });
  }, []);
  if (games.value.length === 0) return null;
  return (
    <List title={home.kept}>
      <ul class="home-rows">
        {unfinished(games.value).map(saved => (
          <KeptRow key={saved.id} saved={saved} />
        ))}
      </ul>
      <p class="home-more">
        <a href="/local">{home.allKept}</a>
      </p>
    </List>
  );
}

function KeptRow({ saved }: { readonly saved: SavedGame }): JSX.Element {
  const { home, games } = text.value;
  return (
    <li>
      <a class="table-row" href={`/local/${saved.id}`}>
        <span class="table-row-emblem">
          <Emblem game={saved.game} isSmall />
        </span>
        <span class="table-row-words">
          <span class="table-row-title">
            <strong>{games[saved.game].name}</strong> <span>{home.round(saved.round)}</span>
            <span class="table-row-ago">{makeAgo(saved.touchedAt)}</span>
          </span>
          <span class="table-row-seats">
            {saved.seats.map((seat, index) => (
              <span key={String(index)} class="table-row-seat">
                <SeatSign seat={index} size={18} />
                {nameOf(seat)}
              </span>
            ))}
          </span>
        </span>
        <span class="table-row-act">{home.goOn}</span>
      </a>
    </li>
  );
}

import { isLevel } from '@ankerplatz/kit';
import { BOARD_GAME_IDS, type BoardGameId, isBoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LocalSeat, SavedGame } from '../../../local/host.ts';
import { loneSeat } from '../../../local/lone-seat.ts';
import { listGames } from '../../../local/saved.ts';
import { Emblem } from '../../../shell/Emblem.tsx';
import { makeAgo } from '../../../text/intl.ts';
import { makeList } from '../../../text/phrases.ts';
import { text } from '../../../text/text.ts';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { botTallies, nextLevel } from '../bot-tally.ts';
import { List } from './TableList.tsx';

const MOST_KEPT = 4;
const MOST_FINISHED = 3;

/** A lone player is "You", whatever their name. */
const nameOf = (saved: SavedGame, seat: LocalSeat): string => {
  if (seat.kind === 'person') return loneSeat(saved) === null ? seat.name : text.value.home.you;
  return isLevel(seat.level) ? text.value.levelNames[seat.level] : seat.level;
};

/** Of games that have a board here, the one touched last first. */
const useKept = (): readonly SavedGame[] => {
  const games = useSignal<readonly SavedGame[]>([]);
  useEffect(() => {
    void listGames().then(kept => {
      games.value = kept.filter(({ game }) => isBoardGameId(game));
    });
  }, []);
  return games.value;
};

/** Some of the games on this device, and the way to all of them. */
function Rows({ games }: { readonly games: readonly SavedGame[] }): JSX.Element {
  return (
    <>
      <ul class="home-rows">
        {games.map(saved => (
          <KeptRow key={saved.id} saved={saved} />
        ))}
      </ul>
      <p class="home-more">
        <a href="/local">{text.value.home.allKept}</a>
      </p>
    </>
  );
}

/** The games on this device that wait to be played on. */
export function SavedGames(): JSX.Element | null {
  const { home } = text.value;
  const games = useKept().filter(({ isOver }) => !isOver);
  if (games.length === 0) return null;
  return (
    <List title={home.kept}>
      <Rows games={games.slice(0, MOST_KEPT)} />
    </List>
  );
}

/** The ends of games on this device, and one's record against bots of every level. */
export function FinishedGames(): JSX.Element | null {
  const { home } = text.value;
  const games = useKept().filter(({ isOver }) => isOver);
  if (games.length === 0) return null;
  return (
    <List title={home.overHere}>
      {BOARD_GAME_IDS.map(game => (
        <Tally key={game} game={game} games={games.filter(saved => saved.game === game)} />
      ))}
      <Rows games={games.slice(0, MOST_FINISHED)} />
    </List>
  );
}

interface TallyProps {
  readonly game: BoardGameId;
  readonly games: readonly SavedGame[];
}

function Tally({ game, games }: TallyProps): JSX.Element | null {
  const { home, games: words, levelNames } = text.value;
  const tallies = botTallies(games);
  const next = nextLevel(tallies);
  if (tallies.length === 0) return null;
  return (
    <p class="home-tally">
      <strong>{words[game].name}</strong>{' '}
      {tallies.map(({ level, won, played }) => home.tally(levelNames[level], won, played)).join(' · ')}
      {next && (
        <>
          {' · '}
          <a href={`/new/${game}?on=device`}>{home.nextLevel(levelNames[next])}</a>
        </>
      )}
    </p>
  );
}

/** The player on turn, or how the game ended for a lone player. */
const standOf = (saved: SavedGame): string => {
  const { home } = text.value;
  const { isOver, ranks, deciders = [], seats } = saved;
  const me = loneSeat(saved);
  if (isOver) {
    if (me === null || !ranks) return home.finished;
    return ranks[me] === 1 ? home.won : home.place(ranks[me]!);
  }
  if (me !== null && deciders.includes(me)) return home.yourTurn;
  const names = deciders.map(seat => nameOf(saved, seats[seat]!));
  if (names.length === 0) return '';
  return names.length > 1 ? home.turnOfMany(makeList(names)) : home.turnOf(names[0]!);
};

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
                {nameOf(saved, seat)}
              </span>
            ))}
          </span>
          <span class="table-row-standing">{standOf(saved)}</span>
        </span>
        <span class="table-row-act">{saved.isOver ? home.look : home.goOn}</span>
      </a>
    </li>
  );
}

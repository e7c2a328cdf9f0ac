import type { Lobby, TableSummary } from '@ankerplatz/protocol';
import { BOARD_GAME_IDS, type BoardGameId, isBoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { progress } from '../../lessons/progress.ts';
import { admission } from '../../net/admission.ts';
import { connection } from '../../net/connection.ts';
import { me } from '../../net/me.ts';
import { myTables } from '../../net/my-tables.ts';
import { seeks } from '../../pairing/seeks.ts';
import { lastPlan } from '../../setup/last-plan.ts';
import { planNow } from '../../setup/plan.ts';
import { useStart } from '../../setup/use-start.ts';
import { invitations } from '../../shell/invitations.ts';
import { Shell } from '../../shell/Shell.tsx';
import { text } from '../../text/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { GameCard } from './GameCard.tsx';
import { ImportRecord } from './ImportRecord.tsx';
import { LastSetup } from './LastSetup.tsx';
import { LessonOffer } from './LessonOffer.tsx';
import { FinishedGames, SavedGames } from './tables/SavedGames.tsx';
import { List } from './tables/TableList.tsx';
import { TableRow } from './tables/TableRow.tsx';
import { isFree, isFreeFor, isOver, orderMine, withoutMine } from './tables/table-lists.ts';
import './home.css';

const FindOpponents = lazy(async () => (await import('../../pairing/load.ts')).loadFindOpponents());

const Welcome = lazy(async () => (await import('./Welcome.tsx')).loadWelcome());

const MyGames = lazy(async () => (await import('./tables/MyGames.tsx')).loadMyGames());

const PeopleHere = lazy(async () => (await import('./PeopleHere.tsx')).loadPeopleHere());

const Invited = lazy(async () => (await import('./Invited.tsx')).Invited);

const NextEvent = lazy(async () => (await import('./NextEvent.tsx')).NextEvent);

/** A visitor who has played nothing and learnt nothing here is asked once. */
const isNewcomer = (): boolean => {
  const { isOffered, done, runs } = progress.peek();
  return lastPlan.peek() === null && !isOffered && done.length === 0 && Object.keys(runs).length === 0;
};

const useLobby = (): Lobby | null => {
  const lobby = useSignal<Lobby | null>(null);
  useEffect(
    () =>
      connection.watchLobby(now => {
        lobby.value = now;
      }),
    [],
  );
  return lobby.value;
};

/** How many look for opponents, me among them. */
const waitingNow = (): number => (seeks.value?.waiting ?? []).reduce((sum, { people }) => sum + people, 0);

/** The first page: two games and the ways into them, then the tables of people. */
export function Home(): JSX.Element {
  const { home } = text.value;
  const { starting, start } = useStart();
  const offered = useSignal<BoardGameId | null>(null);
  const last = lastPlan.value;
  return (
    <Shell title={null}>
      <h1 class="home-greeting">{BOARD_GAME_IDS.length > 1 ? home.greeting : home.greetingOne}</h1>
      <p class="home-find">
        <a href="#find-opponents">
          <Icon name="search" /> {home.find(waitingNow())}
        </a>
      </p>
      {admission() !== null && <Welcome />}
      {me.value && <Invited />}
      <Mine />
      <SavedGames />
      {last && isBoardGameId(last.game) && (
        <LastSetup plan={last} busy={starting.value === last} onPlay={() => start(last)} />
      )}
      <NextEvent />
      <div class={`home-games home-games-${BOARD_GAME_IDS.length}`}>
        {BOARD_GAME_IDS.map(game => (
          <GameCard
            key={game}
            game={game}
            busy={starting.value !== null && starting.value !== last && starting.value.game === game}
            onPlay={() => {
              if (isNewcomer()) offered.value = game;
              else void start(planNow(game));
            }}
          />
        ))}
      </div>
      {me.value && <PeopleHere />}
      <FindOpponents />
      <div class="home-lists">
        <Public />
        {mineNow().some(isOver) && <MyGames key={me.value?.id} />}
        <FinishedGames />
      </div>
      <ImportRecord />
      {offered.value && (
        <LessonOffer
          game={offered.value}
          onPlay={() => {
            const game = offered.peek()!;
            offered.value = null;
            void start(planNow(game));
          }}
          onClose={() => {
            offered.value = null;
          }}
        />
      )}
    </Shell>
  );
}

interface RowsProps {
  readonly tables: readonly TableSummary[];
  readonly act: string | ((table: TableSummary) => string);
}

function Rows({ tables, act }: RowsProps): JSX.Element {
  return (
    <ul class="home-rows">
      {tables.map(table => (
        <TableRow
          key={table.id}
          table={table}
          me={me.value?.id ?? null}
          act={typeof act === 'string' ? act : act(table)}
        />
      ))}
    </ul>
  );
}

const mineNow = (): readonly TableSummary[] => orderMine(myTables.value, me.value?.id ?? null);

function Mine(): JSX.Element | null {
  const { home } = text.value;
  const tables = mineNow().filter(table => !isOver(table));
  if (tables.length === 0) return null;
  return (
    <List title={home.mine}>
      <Rows tables={tables} act={home.goOn} />
    </List>
  );
}

function Public(): JSX.Element {
  const { home } = text.value;
  const lobby = useLobby();
  const isLost = connection.state.value === 'lost';
  const invited = invitations.value.map(({ table }) => ({ id: table }));
  const open = withoutMine(lobby?.open ?? [], [...myTables.value, ...invited]).filter(isFree);
  const running = withoutMine(lobby?.running ?? [], myTables.value);
  return (
    <>
      <List title={home.open}>
        {open.length > 0 ? (
          <Rows tables={open} act={table => (isFreeFor(table, me.value?.id ?? null) ? home.join : home.visit)} />
        ) : (
          <NoneOpen isKnown={lobby !== null} isLost={isLost} />
        )}
      </List>
      {running.length > 0 && (
        <List title={home.running}>
          <Rows tables={running} act={home.watch} />
        </List>
      )}
    </>
  );
}

function NoneOpen({ isKnown, isLost }: { readonly isKnown: boolean; readonly isLost: boolean }): JSX.Element {
  const { home } = text.value;
  if (isLost) return <p class="home-quiet">{home.offline}</p>;
  if (!isKnown) return <p class="home-quiet">{home.loading}</p>;
  return (
    <p class="home-quiet">
      {home.noneOpen} <a href={`/new/${BOARD_GAME_IDS[0]}?for=all`}>{home.openOne}</a>
    </p>
  );
}

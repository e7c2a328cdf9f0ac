import {
  type Action,
  type ActionFacts,
  actionFacts,
  isFinishedShip,
  type NauticusView,
  standingOf,
  type Tile,
  tables,
} from '@ankerplatz/nauticus';
import type { JSX, RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../board/board.ts';
import { settings } from '../../settings/settings.ts';
import { isWide } from '../../ui/device/wide.ts';
import { InTurn, Whole } from '../../ui/InTurn.tsx';
import { NoteLine } from '../notes/NoteLine.tsx';
import { shipNews, wholeShipText } from './fact-words.ts';
import { knownFacts, searchesFor } from './known-facts.ts';
import { lastUses } from './last-uses.ts';
import { Others } from './Others.tsx';
import { offeredMoves } from './offered-moves.ts';
import {
  beginningOf,
  decidingOf,
  mayMove,
  playerOf,
  positionOf,
  seatOf,
  textsOf,
  viewOf,
  wordsOf,
} from './selectors.ts';
import { kept, noteFor } from './turn/notes.ts';
import { deliveries, type Picked, type PlacedTarget, targetsFor } from './turn/placing.ts';
import { Turn } from './turn/Turn.tsx';
import { whenIdle } from './when-idle.ts';
import { ActionList } from './zones/ActionList.tsx';
import { Dock, type Target } from './zones/Dock.tsx';
import { Purse } from './zones/Purse.tsx';
import { Ring } from './zones/Ring.tsx';
import { Storage } from './zones/Storage.tsx';
import { Supply } from './zones/Supply.tsx';
import { RoundTrack, ScoreTrack } from './zones/Tracks.tsx';
import './board.css';
import { isFocusLost } from '../../ui/focus.ts';

/** The facts about the eight actions as this decision began: they hold while it is drafted. */
const useActions = (board: BoardProps): readonly ActionFacts[] =>
  useMemo(() => knownFacts(positionOf(beginningOf(board.draft)), seatOf(board)), [board.state, seatOf(board)]);

/** The turn that is drafted may bring the next choice of the same seat: its facts are searched for before it is handed in. */
const useForesight = ({ draft, state }: BoardProps): void => {
  useEffect(() => {
    const isForeseen = draft.isComplete && !draft.isVeiled && state.eyes !== null;
    whenIdle(isForeseen ? searchesFor(positionOf(draft), state.eyes) : []);
  }, [draft]);
};

/** Actions that may be chosen, tiles picked up, goods delivered: read off the legal moves. */
const offeredActions = ({ draft }: BoardProps): ReadonlySet<Action> =>
  new Set(offeredMoves(draft, 'take').map(({ action }) => action));

const loadableTiles = ({ draft }: BoardProps): ReadonlySet<Tile> =>
  new Set(offeredMoves(draft, 'load').map(({ tile }) => tile));

/** The points of a seat if the game ended now, unless the player prefers not to know. */
const totalOf = (board: BoardProps, seat: number): number | null =>
  settings.value.hideStanding ? null : standingOf(positionOf(board.draft).cells, seat);

/** Whether an action is chosen here. While others choose, everything stays where it is: the next turn would change it back at once. */
const isChoosingHere = (board: BoardProps): boolean => {
  const { turn, over } = viewOf(board.draft);
  const isOthers = board.state.eyes !== null && board.state.log.length > 0 && !mayMove(board);
  return turn === null && !over && !isOthers;
};

const runningSpace = ({ turn, tiles }: NauticusView): number | null => (turn ? tiles.indexOf(turn.action) : null);

/** A tile is picked up, and where it goes; one possible place needs no second tap. */
const usePicking = (board: BoardProps) => {
  const [picked, setPicked] = useState<Picked | null>(null);
  useEffect(() => setPicked(null), [board.draft]);
  const targets = useMemo(() => (picked ? targetsFor(board, picked) : []), [board, picked]);
  const pick = (wanted: Picked | null): void => {
    if (!wanted || (wanted.tile === picked?.tile && wanted.verb === picked.verb)) {
      setPicked(null);
      return;
    }
    const places = targetsFor(board, wanted);
    if (places.length > 1) setPicked(wanted);
    else board.onMove(places[0]?.move ?? refusedMove(board, wanted));
  };
  return { picked: targets.length > 0 ? picked : null, targets, pick };
};

/** A move whose refusal says why this tile cannot be had. */
const refusedMove = (board: BoardProps, { verb, tile }: Picked): string => {
  if (verb === 'buy') return `buy ${tile} store`;
  return `load ${tile} ${playerOf(board).ships.length > 0 ? 'ship 1' : 'new'}`;
};

/** Where on the dock something may be done: the places of the picked tile, or ships to deliver. */
const dockTargets = (board: BoardProps, targets: readonly PlacedTarget[]): ReadonlyMap<number, Target> => {
  const { turn } = decidingOf(board);
  const { ships } = playerOf(board);
  const delivering = deliveries(board).map((ship): [number, Target] => [
    ship,
    { move: `deliver ship ${ship}`, label: turn.delivers(ships[ship - 1]!.hull.length), isStrong: true },
  ]);
  return new Map([
    ...delivering,
    ...targets.flatMap((target): [number, Target][] =>
      typeof target.place === 'number' ? [[target.place, target]] : [],
    ),
  ]);
};

const targetAt = (targets: readonly PlacedTarget[], place: 'store' | 'new', picked: Picked | null) => {
  const target = targets.find(each => each.place === place);
  return target && picked ? { ...target, tile: picked.tile } : null;
};

/** All zones of the table. */
export function Board(board: BoardProps): JSX.Element {
  const view = viewOf(board.draft);
  const [seen, see] = useState<number | null>(null);
  const actions = useActions(board);
  useForesight(board);
  const isChoosing = isChoosingHere(board);
  const take = useCallback((action: Action): void => board.onMove(`take ${action}`), [board.onMove]);
  const ring = {
    actions,
    offered: offeredActions(board),
    running: runningSpace(view),
  };
  const { zones } = textsOf(board);
  const { names } = wordsOf(board);
  return (
    <Whole
      class={isChoosing ? 'nauticus is-choosing' : 'nauticus is-acting'}
      after={
        <div class="nauticus-tracks">
          <InTurn>
            <Tracks {...board} />
          </InTurn>
        </div>
      }
    >
      <div class="nauticus-stage">
        <div class="nauticus-ring">
          <InTurn isUnseen>
            <Ring
              {...ring}
              wheel={view.wheel}
              sectors={view.known.options.layout.wheel}
              anchor={view.anchor}
              previewed={seen ?? (view.phase === 1 ? ring.running : null)}
              previews={isChoosing && view.phase === 1}
              isFolded={!isChoosing}
              isSpread={board.state.isLesson ?? board.state.isFirst ?? false}
              lastUses={useMemo(() => lastUses(board.state.log, board.state.eyes), [board.state])}
              texts={zones}
              names={names}
              onTake={take}
            />
          </InTurn>
        </div>
        <Deciding board={board} {...ring} onTake={take} onSee={space => see(view.phase === 1 ? space : null)} />
      </div>
    </Whole>
  );
}

/** Where the game stands, and what is left for all. */
function Tracks(board: BoardProps): JSX.Element {
  const { round, phase, players, start } = viewOf(board.draft);
  const { zones } = textsOf(board);
  const standings = players.map(({ points }, seat) => ({
    seat,
    name: board.names[seat]!,
    track: points,
    total: totalOf(board, seat),
  }));
  return (
    <>
      <RoundTrack round={round} phase={phase} seats={players.length} texts={zones} />
      <ScoreTrack standings={standings} start={start} texts={zones} />
      <Supply players={players} texts={zones} names={wordsOf(board).names} />
    </>
  );
}

interface DecidingProps {
  readonly board: BoardProps;
  readonly actions: readonly ActionFacts[];
  readonly offered: ReadonlySet<Action>;
  readonly running: number | null;
  readonly onTake: (action: Action) => void;
  readonly onSee: (space: number | null) => void;
}

/** Whether the board is scrolled down, without having the page laid out to ask it. */
const useScrolled = (zone: RefObject<HTMLElement>): RefObject<boolean> => {
  const isScrolled = useRef(false);
  useEffect(() => {
    const end = new AbortController();
    const main = zone.current?.closest('main');
    const note = (): void => {
      isScrolled.current = main!.scrollTop > 0;
    };
    main?.addEventListener('scroll', note, end);
    return () => end.abort();
  }, []);
  return isScrolled;
};

/**
 * A choice by keyboard moves the focus to what took the place of the list, not to the button that would pass. On a
 * phone, a choice far down in the list scrolls back to the beginning of the turn.
 */
const useFollowing = (isChoosing: boolean, isMine: boolean): RefObject<HTMLDivElement> => {
  const zone = useRef<HTMLDivElement>(null);
  const before = useRef(isChoosing);
  const isScrolled = useScrolled(zone);
  const isOther = before.current !== isChoosing;
  useLayoutEffect(() => {
    if (isOther && isMine && !isWide.peek() && isScrolled.current) zone.current?.closest('main')?.scrollTo(0, 0);
  }, [isChoosing]);
  // After the picture: a focus that is moved before has the page laid out half drawn.
  useEffect(() => {
    before.current = isChoosing;
    if (isOther && isFocusLost())
      zone.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, [isChoosing]);
  return zone;
};

/** The list or the turn, and one's own dock and storage, where tiles go. */
function Deciding(props: DecidingProps): JSX.Element {
  const { board } = props;
  const { players } = viewOf(board.draft);
  const { notes, goal, understood } = decidingOf(board);
  const { picked, targets, pick } = usePicking(board);
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => setNews(null), [board.draft]);
  const isChoosing = isChoosingHere(board);
  const zone = useFollowing(isChoosing, mayMove(board));
  return (
    <>
      <div class="nauticus-deciding" ref={zone}>
        <ActionList {...props} isAway={!isChoosing} />
        {!isChoosing && <Turn board={board} actions={props.actions} picked={picked} targets={targets} onPick={pick} />}
        <NoteLine
          draft={board.draft}
          news={news}
          kept={kept}
          next={shown => noteFor(board, shown)}
          texts={{ ...notes, goal: goal(tables.ROUNDS[players.length]!) }}
          understood={understood}
          onRead={() => setNews(null)}
        />
      </div>
      <InTurn isUnseen>
        <Yard board={board} picked={picked} targets={targets} onPick={pick} onNews={setNews} />
      </InTurn>
      {!isChoosing && <AllActions {...props} />}
    </>
  );
}

/** Room for it on a tablet held upright, as in the style sheet. */
const highScreen = matchMedia('(min-width: 48rem) and (min-height: 60rem)');

/** The list for players who want to look ahead; drawn while it is open. */
function AllActions(props: DecidingProps): JSX.Element {
  const [isOpen, setOpen] = useState(isWide.peek() || highScreen.matches);
  return (
    <details class="nauticus-all" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{decidingOf(props.board).table.all}</summary>
      {isOpen && <AheadList {...props} />}
    </details>
  );
}

/** The eight actions by what one has now, in the middle of the turn. */
function AheadList(props: DecidingProps): JSX.Element {
  const { board } = props;
  const actions = useMemo(() => actionFacts(positionOf(board.draft), seatOf(board)), [board.draft]);
  return <ActionList {...props} actions={actions} />;
}

interface YardProps {
  readonly board: BoardProps;
  readonly picked: Picked | null;
  readonly targets: readonly PlacedTarget[];
  readonly onPick: (picked: Picked | null) => void;
  readonly onNews: (news: string) => void;
}

/** Ships, storage and purse of the one who looks. */
function Yard({ board, picked, targets, onPick, onNews }: YardProps): JSX.Element {
  const { zones, deciding } = textsOf(board);
  const { names } = wordsOf(board);
  const seat = seatOf(board);
  const player = playerOf(board);
  const { turn } = viewOf(board.draft);
  const running = mayMove(board) && turn?.asks === 'use' ? (turn.extra ?? turn.action) : null;
  const lookAt = (ship: number): void => {
    if (picked) board.onMove(`${picked.verb} ${picked.tile} ship ${ship}`);
    else if (running === 'deliver' && isFinishedShip(player.ships[ship - 1]!)) board.onMove(`deliver ship ${ship}`);
    else onNews(shipNews(player.ships[ship - 1]!, ship, deciding));
  };
  const common = { seat, texts: zones, ...(board.state.eyes === null ? { name: board.names[seat]! } : {}) };
  return (
    <div class="nauticus-yard">
      <Dock
        {...common}
        ships={player.ships}
        descriptions={player.ships.map((ship, i) => wholeShipText(ship, i + 1, deciding))}
        targets={dockTargets(board, targets)}
        start={targetAt(targets, 'new', picked)}
        onMove={board.onMove}
        onShip={lookAt}
      />
      <Storage
        {...common}
        names={names}
        tiles={player.storage}
        offered={loadableTiles(board)}
        picked={picked?.verb === 'load' ? picked.tile : null}
        store={targetAt(targets, 'store', picked)}
        onTile={tile => onPick({ verb: 'load', tile })}
        onMove={board.onMove}
      />
      <Purse
        seat={seat}
        player={player}
        total={totalOf(board, seat)}
        isStart={viewOf(board.draft).start === seat}
        texts={zones}
        names={names}
      />
    </div>
  );
}

/** The standing of the other seats. */
export function Seats(board: BoardProps): JSX.Element {
  const { zones, deciding } = textsOf(board);
  const view = viewOf(board.draft);
  const own = board.state.eyes === null ? null : seatOf(board);
  const seats = view.players.length;
  const others = Array.from({ length: seats }, (_, i) => ((own ?? -1) + 1 + i) % seats).filter(seat => seat !== own);
  return (
    <Others
      opponents={others.map(seat => ({
        seat,
        name: board.names[seat]!,
        isMember: board.state.seats[seat]?.isMember ?? false,
        player: view.players[seat]!,
        total: totalOf(board, seat),
        lastTurn: board.lastTurns?.[seat] ?? '',
        descriptions: view.players[seat]!.ships.map((ship, i) => wholeShipText(ship, i + 1, deciding)),
      }))}
      start={view.start}
      turn={board.state.deciders[0] ?? null}
      texts={zones}
      names={wordsOf(board).names}
    />
  );
}

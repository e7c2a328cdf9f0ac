import type { Seat } from '@ankerplatz/kit';
import { isFinishedShip, type NauticusNames, type PlayerState } from '@ankerplatz/nauticus';
import { useState } from 'preact/hooks';
import { thoughtOf } from '../../board/thought.ts';
import { makePair } from '../../text/phrases.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { MemberSign } from '../../ui/MemberSign.tsx';
import { isSameData, memo } from '../../ui/memo.ts';
import { Count } from '../../ui/motion/Count.tsx';
import { SeatSign } from '../../ui/SeatSign.tsx';
import { ActionSign } from './art/actions.tsx';
import { Points, StartToken, Taler, Worker } from './art/signs.tsx';
import type { ZoneTexts } from './text/zones.ts';
import { Dock } from './zones/Dock.tsx';
import { Purse } from './zones/Purse.tsx';
import { Storage } from './zones/Storage.tsx';
import './others.css';

export interface Opponent {
  readonly seat: Seat;
  readonly name: string;
  /** Whether the name is that of a member, which no guest can take. */
  readonly isMember: boolean;
  readonly player: PlayerState;
  /** The points if the game ended now; null: not to be shown. */
  readonly total: number | null;
  /** A sentence on the opponent's last turn. */
  readonly lastTurn: string;
  /** Indexable by ship: each in words. */
  readonly descriptions: readonly string[];
}

interface OthersProps {
  /** In turn order. */
  readonly opponents: readonly Opponent[];
  /** The start player. */
  readonly start: Seat;
  /** The deciding seat; null: none. */
  readonly turn: Seat | null;
  readonly texts: ZoneTexts;
  readonly names: NauticusNames;
}

/** The others at a glance; one tap shows all they have. */
export const Others = memo(({ opponents, start, turn, texts, names }: OthersProps) => {
  const [seen, see] = useState<Seat | null>(null);
  const opened = opponents.find(({ seat }) => seat === seen);
  return (
    <section class="opponents" aria-label={texts.others}>
      <ul>
        {opponents.map(({ seat, name, isMember, player, total, lastTurn }) => (
          <li key={seat} style={thoughtOf(seat)}>
            <button
              type="button"
              class={`opponent ${turn === seat ? 'is-turn' : ''}`}
              data-place={`seat-${seat}`}
              data-hint="seat"
              onClick={() => see(seat)}
            >
              <span class="opponent-sign" data-hint={start === seat ? 'start' : undefined}>
                <SeatSign seat={seat} size={22} />
                {start === seat && <StartToken />}
              </span>
              <span class="opponent-name">
                <bdi>{name}</bdi>
                <MemberSign of={{ isMember }} />
                {start === seat && <span class="hidden-text">, {texts.startPlayer}</span>}
              </span>
              <Figures seat={seat} player={player} total={total} texts={texts} />
              <span class="last-turn">{lastTurn}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog title={opened.name} shape="wide" onClose={() => see(null)}>
          <Whole opponent={opened} isStart={start === opened.seat} texts={texts} names={names} />
        </Dialog>
      )}
    </section>
  );
}, isSameData);

interface FiguresProps {
  readonly seat: Seat;
  readonly player: PlayerState;
  readonly total: number | null;
  readonly texts: ZoneTexts;
}

function Figures({ seat, player, total, texts }: FiguresProps) {
  const finished = player.ships.filter(isFinishedShip).length;
  return (
    <span class="opponent-figures figures">
      <span data-place={`points-${seat}`} data-hint="track">
        <Points />
        <span class="hidden-text">{makePair(texts.track, '')}</span>
        <Count value={player.points} />
        {total !== null && (
          <i data-place={`standing-${seat}`} data-hint="ifEnded">
            <span class="hidden-text">{makePair(texts.ifEnded, '')}</span>
            <Count value={total} />
          </i>
        )}
      </span>
      <span data-place={`workers-${seat}`} data-hint="workers">
        <Worker />
        <span class="hidden-text">{makePair(texts.workers, '')}</span>
        <Count value={player.workers} />
      </span>
      <span data-place={`taler-${seat}`} data-hint="taler">
        <Taler />
        <span class="hidden-text">{makePair(texts.taler, '')}</span>
        <Count value={player.taler} />
      </span>
      <span data-place={`dock-${seat} ships-${seat}`} data-hint="ships">
        <ActionSign action="hulls" />
        <span class="hidden-text">{texts.finishedShips(finished)}</span>
        <span aria-hidden="true">{finished}</span>
      </span>
    </span>
  );
}

interface WholeProps {
  readonly opponent: Opponent;
  readonly isStart: boolean;
  readonly texts: ZoneTexts;
  readonly names: NauticusNames;
}

const NOTHING_OFFERED = { targets: new Map(), offered: new Set<never>() } as const;
const ignore = (): void => undefined;

/** All that another player has: looked at, not touched. */
function Whole({ opponent, isStart, texts, names }: WholeProps) {
  const { seat, name, player, total, descriptions } = opponent;
  return (
    <div class="opponent-whole">
      <Purse seat={seat} player={player} total={total} isStart={isStart} texts={texts} names={names} />
      <Dock
        seat={seat}
        ships={player.ships}
        descriptions={descriptions}
        targets={NOTHING_OFFERED.targets}
        start={null}
        texts={texts}
        name={name}
        onMove={ignore}
      />
      <Storage
        seat={seat}
        tiles={player.storage}
        offered={NOTHING_OFFERED.offered}
        picked={null}
        store={null}
        texts={texts}
        names={names}
        name={name}
        onMove={ignore}
      />
    </div>
  );
}

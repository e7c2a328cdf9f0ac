import { LEVELS, type Seat } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { me } from '../../../net/me.ts';
import { isKept, isKeptFrom, keptNote, useKeptSeats } from '../../../setup/kept-seats.ts';
import { kindOfTable } from '../../../setup/kinds.ts';
import { seatName } from '../../../setup/names.ts';
import { addressOf } from '../../../shell/routes.ts';
import { makeNumber } from '../../../text/intl.ts';
import { makePair } from '../../../text/phrases.ts';
import { text } from '../../../text/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { MemberSign } from '../../../ui/MemberSign.tsx';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { waitingText } from './text/index.ts';

const SeatRating = lazy(async () => (await import('../../../ratings/SeatRating.tsx')).loadSeatRating());

type SeatOf = TableInfo['seats'][number];

/** Acts at a table before its game begins. */
export interface SeatActs {
  readonly sit: (seat: Seat) => void;
  readonly swap: (seat: Seat) => void;
  readonly free: (seat: Seat) => void;
  readonly putBot: (seat: Seat, level: string) => void;
}

interface SeatsProps {
  readonly info: TableInfo;
  readonly looking: readonly Seat[];
  readonly isOwner: boolean;
  readonly isBusy: boolean;
  readonly acts: SeatActs;
}

/** The seats of a table; partners share a frame pattern. */
export function Seats(props: SeatsProps): JSX.Element {
  const { info } = props;
  useKeptSeats(info.seats);
  const kind = isBoardGameId(info.game) ? kindOfTable(info.game, info) : undefined;
  const isTeamGame = kind !== undefined && new Set(kind.sides).size < kind.sides.length;
  return (
    <ol class="waiting-seats">
      {info.seats.map(seat => (
        <li
          key={seat.seat}
          class={`waiting-seat waiting-seat-${seat.kind} ${isTeamGame ? `waiting-side-${kind.sides[seat.seat]}` : ''}`}
        >
          <SeatSign seat={seat.seat} size={44} />
          <Who {...props} seat={seat} />
          <Ways {...props} seat={seat} />
        </li>
      ))}
    </ol>
  );
}

type WhoProps = SeatsProps & { readonly seat: SeatOf };

/**
 * The person whose partner sits here: me, another by name, or a seat by its sign; undefined where there are no
 * partners.
 */
const partnerNote = (info: TableInfo, { seat }: SeatOf): string | undefined => {
  const { opening, signs } = text.value;
  const waiting = waitingText.value;
  const sides = (isBoardGameId(info.game) && kindOfTable(info.game, info)?.sides) || [];
  const partner = info.seats.find(other => other.seat !== seat && sides[other.seat] === sides[seat]);
  if (!partner) return undefined;
  if (info.you !== null && info.you !== seat) return info.you === partner.seat ? opening.partner : opening.opponent;
  const playsWith = info.you === seat ? waiting.youPlayWith : waiting.playsWith;
  return playsWith(partner.kind === 'open' ? waiting.seatWith(signs[partner.seat]!) : seatName(partner));
};

function Who(props: WhoProps): JSX.Element {
  const { info, looking, seat, isOwner } = props;
  const { levels } = text.value;
  const waiting = waitingText.value;
  const isYou = seat.seat === info.you;
  const isHere = isYou || looking.includes(seat.seat);
  const name = seat.level !== null ? (levels[seat.level as keyof typeof levels] ?? seat.level) : seatName(seat);
  const partner = partnerNote(info, seat);
  const opened = seat.person?.id === info.owner.id;
  const notes = [
    ...(isYou ? [opened ? waiting.youOpened : waiting.you] : []),
    ...(seat.kind === 'bot' ? [waiting.bot] : []),
    ...(info.clock && seat.factor !== 1 ? [waiting.factor(makeNumber(seat.factor))] : []),
    ...(opened && !isYou ? [waiting.owner] : []),
    ...(partner === undefined ? [] : [partner]),
  ];
  const isFilled = isOwner && seat.kind !== 'person' && info.starts !== 'paired' && !isKept(seat);
  return (
    <div class="waiting-who">
      {isFilled ? (
        <Filling {...props} />
      ) : (
        <span class="waiting-name">
          {seat.person && !isYou ? (
            <a href={addressOf({ page: 'people', id: seat.person.id })}>{name}</a>
          ) : isKept(seat) ? (
            keptNote(seat, me.value?.id)
          ) : (
            name
          )}
          <MemberSign of={seat.person} />
          {info.rated && seat.person && <SeatRating person={seat.person.id} table={info} />}
        </span>
      )}
      <span class="waiting-notes">
        {notes.join(', ')}
        {seat.kind === 'person' && !isYou && (
          <span class={isHere ? 'waiting-here' : 'waiting-away'}>{isHere ? waiting.looking : waiting.away}</span>
        )}
      </span>
    </div>
  );
}

const FREE = 'open';

/** The owner leaves a seat free or puts a bot there. */
function Filling({ acts, seat }: WhoProps): JSX.Element {
  const { levels, signs } = text.value;
  const waiting = waitingText.value;
  const at = seat.seat;
  return (
    <Select
      label={waiting.change(signs[at]!)}
      options={[
        { value: FREE, label: waiting.openFor },
        ...LEVELS.map(level => ({ value: level as string, label: levels[level] })),
      ]}
      value={seat.level ?? FREE}
      onChange={wanted => (wanted === FREE ? acts.free(at) : acts.putBot(at, wanted))}
    />
  );
}

/** The acts of the visitor at a seat. */
function Ways({ info, isOwner, isBusy, acts, seat }: WhoProps): JSX.Element {
  const { signs } = text.value;
  const waiting = waitingText.value;
  const at = seat.seat;
  const isMine = at === info.you;
  const isOther = seat.kind === 'person' && !isMine;
  const isFixed = info.starts === 'paired';
  const isTheirs = isKeptFrom(seat, me.value?.id);
  const canSwap = info.you !== null && !isMine && (!(isOther || isTheirs) || isOwner) && !isFixed;
  const canSit = info.you === null && seat.kind === 'open' && !isTheirs;
  const swap = isOther ? waiting.trade : waiting.swap;
  return (
    <div class="waiting-ways">
      {canSit && (
        <Button look="main" busy={isBusy} label={makePair(waiting.sit, signs[at]!)} onClick={() => acts.sit(at)}>
          {waiting.sit}
        </Button>
      )}
      {canSwap && (
        <Button look="quiet" busy={isBusy} label={makePair(swap, signs[at]!)} onClick={() => acts.swap(at)}>
          <Icon name="swap" />
        </Button>
      )}
      {isTheirs && isOwner && !isFixed && (
        <Button look="quiet" busy={isBusy} label={makePair(waiting.release, signs[at]!)} onClick={() => acts.free(at)}>
          <Icon name="close" />
        </Button>
      )}
      {isOther && isOwner && !isFixed && (
        <Button
          look="quiet"
          busy={isBusy}
          label={makePair(waiting.makeOpen, seatName(seat))}
          onClick={() => acts.free(at)}
        >
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}

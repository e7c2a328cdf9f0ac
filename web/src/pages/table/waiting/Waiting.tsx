import type { Seat } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { type BoardGameId, isBoardGameId } from '@ankerplatz/registry/lazy';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { api, type Invitation } from '../../../net/api.ts';
import type { Answer } from '../../../net/http.ts';
import { me } from '../../../net/me.ts';
import { isKept, useKeptSeats } from '../../../setup/kept-seats.ts';
import { kindOfTable, starterOption } from '../../../setup/kinds.ts';
import { Length } from '../../../setup/Length.tsx';
import { clockName, kindName, seatName } from '../../../setup/names.ts';
import { Emblem } from '../../../shell/Emblem.tsx';
import { Question } from '../../../shell/Question.tsx';
import { Shell } from '../../../shell/Shell.tsx';
import type { Talk } from '../../../talk/talk.ts';
import { coachText } from '../../../text/coach.ts';
import { makePair, makeSpan } from '../../../text/phrases.ts';
import { ratingsText } from '../../../text/ratings.ts';
import { text } from '../../../text/text.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { useActs } from './acts.ts';
import { ClockSetting } from './ClockSetting.tsx';
import { Invite } from './Invite.tsx';
import { invite } from './invitation.ts';
import { Seats } from './Seats.tsx';
import { TableSetting } from './TableSetting.tsx';
import './waiting.css';
import { waitingText } from './text/index.ts';

const FairHint = lazy(async () => (await import('../../../shuffle/FairHint.tsx')).loadFairHint());

const TalkSection = lazy(async () => (await import('../../../talk/TalkSection.tsx')).loadTalkSection());

interface WaitingProps {
  readonly info: TableInfo;
  /** The seats that have the table on the screen. */
  readonly looking: readonly Seat[];
  readonly spectators: number;
  readonly invitation: Invitation;
  readonly talk: Talk;
}

/** Says who comes and goes. */
const useComings = ({ seats }: TableInfo): void => {
  const before = useRef<ReadonlyMap<string, string> | null>(null);
  const people = new Map(seats.flatMap(({ person }) => (person ? [[person.id, person.name] as const] : [])));
  useEffect(() => {
    const known = before.current;
    before.current = people;
    if (known === null) return;
    const waiting = waitingText.value;
    const isOther = ([id]: readonly [string, string]): boolean => id !== me.value?.id;
    const came = [...people].filter(([id]) => !known.has(id)).filter(isOther);
    const went = [...known].filter(([id]) => !people.has(id)).filter(isOther);
    const sentences = [...came.map(([, name]) => waiting.came(name)), ...went.map(([, name]) => waiting.went(name))];
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [[...people.keys()].join()]);
};

/** A table before its game: who sits where, who is still to come. */
export function Waiting({ info: told, looking, spectators, invitation, talk }: WaitingProps): JSX.Element | null {
  // Only players at the table are told the invitation; a visitor has come by it.
  const info = { ...told, invitation: told.invitation ?? invitation };
  const { games } = text.value;
  const waiting = waitingText.value;
  useComings(info);
  const { section, isBusy, doubted, act, sit, acts, leave } = useActs(info, invitation);
  const { id, game, you } = info;
  if (!isBoardGameId(game)) return null;
  const isOwner = me.value?.id === info.owner.id;
  // A visitor who has not sat down yet is a spectator, too.
  const watching = you === null ? spectators - 1 : spectators;
  return (
    <Shell title={waiting.heading(games[game].name)}>
      <WaitingHead info={info} game={game} />
      <div class="waiting">
        <section ref={section} class="waiting-table" tabIndex={-1} aria-label={waiting.seats}>
          <h2>{waiting.seats}</h2>
          {you === null && info.seats.some(seat => seat.kind === 'open') && <p>{waiting.sitFirst}</p>}
          <Notes info={info} />
          <Seats info={info} looking={looking} isOwner={isOwner} isBusy={isBusy} acts={acts} />
          {watching > 0 && (
            <p class="waiting-note">
              <Icon name="eye" size={18} /> {waiting.spectators(watching)}
            </p>
          )}
          <Start info={info} isOwner={isOwner} isBusy={isBusy} onStart={() => act(() => api.start(id))}>
            {(isOwner || you !== null) && <WayOut isOwner={isOwner} isBusy={isBusy} onLeave={leave} />}
          </Start>
        </section>
        {info.starts !== 'paired' && <Invite info={info} />}
        {(talk.isUseful.value || talk.messages.value.length > 0) && <TalkSection talk={talk} />}
        {isOwner && info.starts !== 'paired' && <Settings info={info} act={act} />}
        {doubted.value !== null && (
          <BesideBlocked onSit={() => sit(doubted.value!, true)} onClose={() => (doubted.value = null)} />
        )}
        <House info={info} />
        <Fair commitment={info.commitment} broken={info.broken.length} />
      </div>
    </Shell>
  );
}

/** The terms of the game that its players should know of before they sit down. */
function Notes({ info }: { readonly info: TableInfo }): JSX.Element {
  return (
    <>
      {info.coach && (
        <p class="waiting-note waiting-coach">
          <Icon name="help" size={18} /> {coachText.value.agreed}
        </p>
      )}
      {info.rated && (
        <p class="waiting-note waiting-coach">
          <Icon name="check" size={18} /> {ratingsText.value.ratedNote}
        </p>
      )}
    </>
  );
}

interface WayOutProps {
  readonly isOwner: boolean;
  readonly isBusy: boolean;
  readonly onLeave: () => void;
}

/** An owner is asked first: their table goes to the next person, or closes. */
function WayOut({ isOwner, isBusy, onLeave }: WayOutProps): JSX.Element {
  const { leave, ownerLeaves } = waitingText.value;
  if (isOwner) return <Question act={leave} title={leave} hint={ownerLeaves} busy={isBusy} onYes={onLeave} />;
  return (
    <Button look="quiet" busy={isBusy} onClick={onLeave}>
      {leave}
    </Button>
  );
}

/** The game to be played, and how long it will take. */
function WaitingHead({ info, game }: { readonly info: TableInfo; readonly game: BoardGameId }): JSX.Element {
  const { games } = text.value;
  const kind = kindOfTable(game, info);
  return (
    <header class="waiting-head">
      <div class="waiting-emblem">
        <Emblem game={game} />
      </div>
      <div>
        <p class="waiting-kind">{factsOf(info).join(' · ')}</p>
        <h1>{games[game].name}</h1>
        {kind && <Length game={game} kind={kind} bots={info.seats.filter(seat => seat.kind === 'bot').length} />}
      </div>
    </header>
  );
}

interface SettingsProps {
  readonly info: TableInfo;
  readonly act: (asked: () => Answer<unknown>) => Promise<boolean>;
}

/** Settings that the owner may still change. */
function Settings({ info, act }: SettingsProps): JSX.Element {
  const { id, clock, silence } = info;
  return (
    <>
      <TableSetting info={info} onChange={wish => void act(() => api.alter(id, wish))} />
      <ClockSetting
        timing={{ clock, silence }}
        onChange={timing =>
          act(() =>
            api.setClock(id, {
              clock: timing.clock,
              ...(timing.silence !== silence && { silence: timing.silence }),
            }),
          )
        }
      />
    </>
  );
}

/** Choices made when the table was opened, as far as they are worth a word. */
const factsOf = (info: TableInfo): readonly string[] => {
  const waiting = waitingText.value;
  const { game, options, seats } = info;
  if (!isBoardGameId(game)) return [];
  const starter = options?.[starterOption(game) as keyof typeof options] as number | null | undefined;
  const first = starter === undefined || starter === null ? undefined : seats[starter];
  return [
    kindName(game, info),
    ...(first && first.kind !== 'open' ? [waiting.whoStarts(seatName(first))] : []),
    ...(info.ownBoard ? [text.value.home.ownBoard] : []),
    ...(info.clock ? [clockName(info.clock)] : []),
    ...(info.clock?.kind === 'slow' && info.clock.holidays ? [waiting.holidays(info.clock.holidays)] : []),
    info.visibility === 'public' ? waiting.public : waiting.private,
  ];
};

interface StartProps {
  readonly info: TableInfo;
  readonly isOwner: boolean;
  readonly isBusy: boolean;
  readonly onStart: () => void;
  /** The way out. */
  readonly children: ComponentChildren;
}

/** The way on: as long as seats are free that is the link, then the start. */
function Start({ info, isOwner, isBusy, onStart, children }: StartProps): JSX.Element {
  const waiting = waitingText.value;
  useKeptSeats(info.seats);
  const open = info.seats.filter(({ kind }) => kind === 'open');
  const free = open.length;
  const kept = info.starts === 'paired' ? 0 : open.filter(isKept).length;
  const waitsFor = [
    ...(free > kept ? [waiting.missing(free - kept)] : []),
    ...(kept > 0 ? [text.value.home.keptSeats(kept)] : []),
  ].join(', ');
  const missing = info.starts === 'owner' ? waitsFor : `${waitsFor}. ${waiting.beginsFull}`;
  const hint = free > 0 ? missing : isOwner || info.seal ? null : text.value.waiting.waitOwner(info.owner.name);
  const inviteNow = async (): Promise<void> => {
    const sentence = await invite(info);
    if (sentence) toast(sentence);
  };
  return (
    <div class="waiting-start">
      {children}
      {hint && (
        <p class="waiting-note" role="status">
          {hint}
        </p>
      )}
      {info.you !== null && free > 0 && info.starts !== 'paired' && (
        <Button look="main" onClick={inviteNow}>
          <Icon name="share" /> {waiting.invite}
        </Button>
      )}
      {isOwner && free === 0 && !info.seal && (
        <Button look="main" class="waiting-begin" busy={isBusy} onClick={onStart}>
          <Icon name="play" /> {waiting.start}
        </Button>
      )}
    </div>
  );
}

interface BesideBlockedProps {
  readonly onSit: () => void;
  readonly onClose: () => void;
}

/** Asks before one sits down beside a person whom one has blocked. */
function BesideBlocked({ onSit, onClose }: BesideBlockedProps): JSX.Element {
  const { ui } = text.value;
  const waiting = waitingText.value;
  return (
    <Dialog title={waiting.blockedTitle} onClose={onClose}>
      <p>{waiting.blockedHint}</p>
      <div class="dialog-actions">
        <Button look="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
        <Button look="main" onClick={onSit}>
          {waiting.sit}
        </Button>
      </div>
    </Dialog>
  );
}

/** The house rules for players who do nothing. */
function House({ info }: { readonly info: TableInfo }): JSX.Element {
  const { opening } = text.value;
  const waiting = waitingText.value;
  return (
    <p class="waiting-note waiting-house">
      {info.clock ? waiting.clockDecides : waiting.silentAfter(makeSpan(info.silence))}{' '}
      <a href="/about/house">{opening.houseRules}</a>
    </p>
  );
}

/** Says that nobody can choose what will be drawn. */
function Fair({ commitment, broken }: { readonly commitment: string; readonly broken: number }): JSX.Element {
  const waiting = waitingText.value;
  return (
    <details class="waiting-fair">
      <summary>
        <Icon name="lock" size={18} /> {waiting.fair}
      </summary>
      <FairHint />
      {broken > 0 && <p>{waiting.broken(broken)}</p>}
      <p class="waiting-print">
        {makePair(waiting.fingerprint, '')}
        <code>{commitment}</code>
      </p>
    </details>
  );
}

/** The page with all its words. */
export const loadWaiting = async (): Promise<typeof Waiting> => {
  await Promise.all([coachText.load(), ratingsText.load(), waitingText.load()]);
  return Waiting;
};

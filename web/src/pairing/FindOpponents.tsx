import type { Pace, Seeks } from '@ankerplatz/protocol';
import { anybodyAfter } from '@ankerplatz/protocol/strength';
import { BOARD_GAME_IDS, type BoardGameId, isBoardGameId } from '@ankerplatz/registry/lazy';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { connection } from '../net/connection.ts';
import type { Answer } from '../net/http.ts';
import { me, needMe } from '../net/me.ts';
import { firstKind, type Kind, kindOf, kindOfTable, kindsOf } from '../setup/kinds.ts';
import { addressOf } from '../shell/routes.ts';
import { makePair, makeSpan } from '../text/phrases.ts';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/fields/Choice.tsx';
import { Switch } from '../ui/fields/Switch.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { toast } from '../ui/Toast.tsx';
import { BOTS, isSame, seek, useSeeks, withdraw } from './seeks.ts';
import { lastWish, nameOf, type Sought } from './sought.ts';
import { pairingText } from './text/index.ts';
import { useSeconds } from './use-seconds.ts';
import './find-opponents.css';

const Looking = lazy(async () => (await import('./Looking.tsx')).loadLooking());

const PACES: readonly Pace[] = ['live', 'slow'];

/** The people wanted as opponents, beside what is played. */
interface Company {
  readonly bots: boolean;
  readonly likeStrength: boolean;
}

const ANYBODY: Company = { bots: false, likeStrength: false };

/** Looking for people to play with: what, how fast, and who waits already. */
export function FindOpponents(): JSX.Element {
  const words = pairingText.value;
  const now = useSeeks();
  const busy = useSignal(false);
  const act = async (work: () => Answer<unknown>): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const done = await work();
    busy.value = false;
    if (!done.ok) toast(done.error.message, { look: 'warning' });
  };
  const find = async (wanted: Sought, company: Company): Promise<void> => {
    if (!(await needMe())) return;
    const { pace, ...asked } = wanted;
    const hasBots = company.bots && pace === 'live' && !wanted.rated;
    const bots = hasBots && { bots: BOTS };
    await act(() => seek(pace, { ...asked, ...bots, ...(company.likeStrength && { likeStrength: true }) }));
  };
  return (
    <section class="find-opponents" aria-labelledby="find-opponents">
      <h2 id="find-opponents">{words.title}</h2>
      {now?.mine.map(mine => (
        <Looking
          key={mine.pace}
          mine={mine}
          seeks={now}
          busy={busy.value}
          onStop={() => act(() => withdraw(mine.pace))}
        />
      ))}
      <Wish seeks={now} busy={busy.value} onFind={find} />
      <WaitingNow seeks={now} busy={busy.value} onFind={wanted => find(wanted, ANYBODY)} />
      <p class="find-deals">
        <a href={addressOf({ page: 'deals', id: null, attempt: null, entry: null, part: null })}>{words.deals}</a>{' '}
        {words.dealsHint}
      </p>
    </section>
  );
}

interface WishProps {
  readonly seeks: Seeks | null;
  readonly busy: boolean;
  readonly onFind: (wanted: Sought, company: Company) => void;
}

interface WishFieldsProps {
  readonly game: Signal<BoardGameId>;
  readonly kind: Signal<string>;
  readonly pace: Signal<Pace>;
  /** The paces at which one does not look yet. */
  readonly paces: readonly Pace[];
}

const kindChosen = (game: BoardGameId, kind: string): Kind => kindOf(game, kind) ?? firstKind(game);

/** The fields of a search: the game, for how many, how fast. */
function WishFields({ game, kind, pace, paces }: WishFieldsProps): JSX.Element {
  const words = pairingText.value;
  const { games, opening, kinds } = text.value;
  const chosen = kindChosen(game.value, kind.value);
  return (
    <>
      <Choice
        label={words.game}
        options={BOARD_GAME_IDS.map(id => ({ value: id, label: games[id].name }))}
        value={game.value}
        onChange={id => {
          game.value = id;
          kind.value = firstKind(id).id;
        }}
      />
      <Choice
        label={'players' in chosen.asked ? opening.players : opening.variant}
        options={kindsOf(game.value).map(({ id }) => ({ value: id, label: kinds[id as keyof typeof kinds] }))}
        value={chosen.id}
        onChange={id => {
          kind.value = id;
        }}
      />
      {paces.length > 1 && (
        <Choice
          label={words.pace}
          options={paces.map(each => ({ value: each, label: words.paces[each] }))}
          value={pace.value}
          onChange={each => {
            pace.value = each;
          }}
        />
      )}
    </>
  );
}

/** The form of the next search. At each pace one may look once; a search at one pace opens the form for the other. */
function Wish(props: WishProps): JSX.Element | null {
  const { seeks } = props;
  const paces = PACES.filter(pace => !seeks?.mine.some(mine => mine.pace === pace));
  const [first] = paces;
  if (first === undefined) return null;
  if (paces.length > 1) return <WishForm {...props} paces={paces} />;
  return (
    <details class="find-also">
      <summary>{pairingText.value.also[first]}</summary>
      <WishForm key={first} {...props} paces={paces} />
    </details>
  );
}

type WishFormProps = WishProps & Pick<WishFieldsProps, 'paces'>;

function WishForm({ seeks, busy, onFind, paces }: WishFormProps): JSX.Element {
  const words = pairingText.value;
  const game = useSignal<BoardGameId>(lastWish.peek().game);
  const kind = useSignal<string>(lastWish.peek().kind);
  const pace = useSignal<Pace>(paces[0]!);
  const company = useSignal(ANYBODY);
  const isRated = useSignal(false);
  const isMember = Boolean(me.value?.login);
  const { asked, seats } = kindChosen(game.value, kind.value);
  const rated = isMember && isRated.value;
  const wanted: Sought = { game: game.value, ...asked, pace: pace.value, ...(rated && { rated }) };
  const same = seeks?.waiting.find(each => isSame(each, wanted));
  return (
    <div class="find-wish">
      <WishFields game={game} kind={kind} pace={pace} paces={paces} />
      <p class="find-hint">
        {words.paceHints[pace.value]}. {words.hint}
      </p>
      <CompanyFields {...{ company, isRated, isMember, pace: pace.value }} />
      <div class="find-go">
        <Button
          look="main"
          busy={busy}
          disabled={connection.state.value === 'lost'}
          onClick={() => {
            lastWish.value = { game: game.value, kind: kind.value };
            onFind(wanted, company.value);
          }}
        >
          <Icon name="search" /> {words.find}
        </Button>
        {/* Read, not spoken by itself: it changes while the visitor does something else. */}
        <p class="find-count">
          {same && (
            <>
              {words.people(same.people)} <Longest since={same.since} />.
            </>
          )}
          {seeks && !same && words.nobody} {seats > 2 ? words.needed(seats) : seeks && !same && words.next}
        </p>
      </div>
    </div>
  );
}

interface CompanyFieldsProps {
  readonly company: Signal<Company>;
  readonly isRated: Signal<boolean>;
  /** Rated games are for members. */
  readonly isMember: boolean;
  readonly pace: Pace;
}

/** With whom: about as strong, for a rated game, with bots in the end. */
function CompanyFields({ company, isRated, isMember, pace }: CompanyFieldsProps): JSX.Element {
  const words = pairingText.value;
  return (
    <>
      <Switch
        label={words.likeStrength}
        hint={words.likeStrengthHint(makeSpan(anybodyAfter(pace)))}
        checked={company.value.likeStrength}
        onChange={likeStrength => {
          company.value = { ...company.value, likeStrength };
        }}
      />
      {isMember && (
        <Switch
          label={words.rated}
          hint={words.ratedHint}
          checked={isRated.value}
          onChange={checked => {
            isRated.value = checked;
          }}
        />
      )}
      {pace === 'live' && !(isMember && isRated.value) && (
        <Switch
          label={words.bots}
          checked={company.value.bots}
          onChange={bots => {
            company.value = { ...company.value, bots };
          }}
        />
      )}
    </>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time in milliseconds, in whole units of what it is said in; what has just begun lasts a minute. */
const roughly = (ms: number): number => {
  const unit = [DAY, HOUR].find(length => ms >= length) ?? MINUTE;
  return Math.max(1, Math.floor(ms / unit)) * unit;
};

/** How long the first of them has waited. */
function Longest({ since }: { readonly since: string }): JSX.Element {
  const seconds = useSeconds(since, true);
  return <span class="find-longest">({pairingText.value.longest(makeSpan(roughly(1000 * seconds)))})</span>;
}

interface WaitingNowProps {
  readonly seeks: Seeks | null;
  readonly busy: boolean;
  readonly onFind: (wanted: Sought) => void;
}

/** Searches of others that are not mine: one tap joins them. */
function WaitingNow({ seeks, busy, onFind }: WaitingNowProps): JSX.Element | null {
  const words = pairingText.value;
  const waiting = (seeks?.waiting ?? []).filter(
    each =>
      isBoardGameId(each.game) && kindOfTable(each.game, each) && !seeks?.mine.some(mine => mine.pace === each.pace),
  );
  if (waiting.length === 0) return null;
  return (
    <div class="find-waiting">
      <h3>{words.waitingNow}</h3>
      <ul>
        {waiting.map(({ people, since, ...wanted }) => (
          <li key={nameOf(wanted)}>
            <span>
              {nameOf(wanted)} <strong>{words.waits(people)}</strong> <Longest since={since} />
            </span>
            <Button busy={busy} label={makePair(words.joinThem, nameOf(wanted))} onClick={() => onFind(wanted)}>
              {words.joinThem}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

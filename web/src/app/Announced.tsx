import type { TableSummary } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { api } from '../net/api.ts';
import { announcement } from '../net/club.ts';
import { type Answer, shutOut } from '../net/http.ts';
import { keptNews, myTables } from '../net/my-tables.ts';
import { seatName } from '../setup/names.ts';
import { type Invitation, invitations, useInvitations } from '../shell/invitations.ts';
import { go, route } from '../shell/routes.ts';
import { useCall } from '../shell/use-call.ts';
import { announcedText } from '../text/announced.ts';
import { makeMoment } from '../text/intl.ts';
import { makeList } from '../text/phrases.ts';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { toast } from '../ui/Toast.tsx';
import './announced.css';

const KEY = 'ankerplatz.announcement';

/** The announcement that was put away last on this device. */
const recall = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const keep = (id: string): void => {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Without storage the announcement is there again on the next page.
  }
};

/** Loaded when it is first shown, with its words. */
export const loadAnnounced = async (): Promise<typeof Announced> => {
  await announcedText.load();
  return Announced;
};

/**
 * Announcements above every page: of the administrator, until put away on this device; a ban with its reason;
 * rematches, and players who wait for me.
 */
export function Announced(): JSX.Element {
  const putAway = useSignal(recall());
  const now = announcement.value;
  const isShown = now !== null && putAway.value !== now.id;
  return (
    <>
      {shutOut.value !== null && <Card>{shutOut.value}</Card>}
      {isShown && (
        <Card
          acts={
            <Button
              look="quiet"
              label={text.value.ui.close}
              onClick={() => {
                putAway.value = now.id;
                keep(now.id);
              }}
            >
              <Icon name="close" />
            </Button>
          }
        >
          {now.text} {now.restartAt !== null && announcedText.value.restart(makeMoment(now.restartAt))}
        </Card>
      )}
      <Rematch />
      <Invited />
    </>
  );
}

interface CardProps {
  readonly children: ComponentChildren;
  readonly acts?: JSX.Element;
}

function Card({ children, acts }: CardProps): JSX.Element {
  return (
    <div class="announced-card">
      <Icon name="info" />
      <p>{children}</p>
      {acts}
    </div>
  );
}

const namesAt = ({ seats }: TableSummary, which: readonly number[]): string =>
  makeList(which.map(seat => seatName(seats[seat]!)));

const act = async (work: Answer<unknown>): Promise<boolean> => {
  const done = await work;
  if (!done.ok) toast(done.error.message, { look: 'warning' });
  return done.ok;
};

/** At one of my tables a player wants to play again and asks me, or does not want to after I have asked. */
function Rematch(): JSX.Element | null {
  const words = announcedText.value.rematch;
  const isNews = ({ you, rematch }: TableSummary): boolean =>
    you !== null &&
    rematch !== undefined &&
    (rematch.wanted.includes(you) ? rematch.declined.length > 0 : !rematch.declined.includes(you));
  const table = myTables.value.find(isNews);
  if (!table?.rematch || !isBoardGameId(table.game)) return null;
  const { id, number, you, rematch } = table;
  const game = text.value.games[table.game].name;
  const no = (): void => void act(api.disagree(id));
  if (rematch.wanted.includes(you!))
    return (
      <Card
        acts={
          <span class="announced-acts">
            <Button onClick={no}>{words.fine}</Button>
          </span>
        }
      >
        {words.declined(namesAt(table, rematch.declined), game)}
      </Card>
    );
  const yes = async (): Promise<void> => {
    if (await act(api.agree(id, number, 'rematch'))) go(`/t/${id}`);
  };
  const asked = words.asked(namesAt(table, rematch.wanted), game);
  return <Asked asked={asked} yes={{ label: words.yes, run: yes }} no={{ label: words.no, run: no }} />;
}

interface Choice {
  readonly label: string;
  readonly run: () => unknown;
}

interface AskedProps {
  readonly asked: string;
  readonly yes: Choice;
  readonly no: Choice;
}

/** Told by the tab, too, to people who look elsewhere. */
function Asked({ asked, yes, no }: AskedProps): JSX.Element {
  useCall(asked);
  return (
    <Card
      acts={
        <span class="announced-acts">
          <Button look="main" onClick={yes.run}>
            {yes.label}
          </Button>
          <Button onClick={no.run}>{no.label}</Button>
        </span>
      }
    >
      {asked}
    </Card>
  );
}

/** An invitation to a seat that is kept. The first page lists it: there the tab alone says so. */
function Invited(): JSX.Element | null {
  const putAway = useSignal<readonly string[]>([]);
  const at = route.value;
  const isFirst = at.page === 'home';
  const isHere = (table: string): boolean => at.page === 'table' && at.id === table;
  const isMine = (table: string): boolean => myTables.value.some(({ id }) => id === table);
  const waits = invitations.value.find(
    ({ table }) => !putAway.value.includes(table) && !isHere(table) && !isMine(table),
  );
  const later = (): void => {
    putAway.value = [...putAway.value, waits!.table];
  };
  return (
    <>
      {!isFirst && keptNews.value > 0 && <Asking />}
      {waits && <Waiting invitation={waits} isListed={isFirst} onLater={later} />}
    </>
  );
}

/** The first page asks itself. */
function Asking(): null {
  useInvitations();
  return null;
}

interface WaitingProps {
  readonly invitation: Invitation;
  readonly isListed: boolean;
  readonly onLater: () => void;
}

function Waiting({ invitation: { table: id, game, by, invitation }, isListed, onLater }: WaitingProps): JSX.Element {
  const words = announcedText.value.invited;
  const asked = words.asked(by.name, isBoardGameId(game) ? text.value.games[game].name : game);
  if (isListed) return <Called asked={asked} />;
  const yes = (): void => go({ page: 'table', id, entry: null, invitation, game: null });
  return <Asked asked={asked} yes={{ label: words.go, run: yes }} no={{ label: words.no, run: onLater }} />;
}

function Called({ asked }: { readonly asked: string }): null {
  useCall(asked);
  return null;
}

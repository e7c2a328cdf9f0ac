import type { Seat } from '@ankerplatz/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Followed, followed, followedAt } from '../../board/followed.ts';
import type { TableState } from '../../board/source.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { TableModel } from '../model/table-model.ts';
import { watchingText } from '../text/watching.ts';
import './watching.css';

/** Loaded for spectators. */
export const loadWatching = async () => {
  await watchingText.load();
  return Watching;
};

const KEY = 'ankerplatz.followed';
const WHOEVER = 'turn';

/** Kept as long as the window is open, for a reload. */
const keep = (now: Followed | null): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage the player is chosen again after a reload.
  }
};

const kept = (): Followed | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
};

/** Where whom one follows sits now: at a rematch everybody moves on by a seat. Null: nowhere. */
const seatNow = ({ number, seat, person }: Followed, state: TableState): Seat | null => {
  const { seats } = state;
  if (person !== null) return seats.find(each => each.person === person)?.seat ?? null;
  return (seat + state.number - number) % seats.length;
};

const follow = (model: TableModel, seat: Seat | null): void => {
  const { table, number, seats } = model.controller.shown.peek();
  followed.value = seat === null ? null : { table, number, seat, person: seats[seat]?.person ?? null };
  keep(followed.value);
};

/** Says whom one follows from now on. */
const tell = (model: TableModel, seat: Seat | null): void => {
  const words = watchingText.value;
  toast(seat === null ? words.followsTurn : words.follows(model.names.value[seat] ?? ''));
};

/** Keeps the player who is followed, over a reload and into the next game. */
const useKept = (model: TableModel): void => {
  const { table, number } = model.controller.shown.value;
  useEffect(() => {
    // A new spectator reads how to follow a player.
    if (sessionStorage.getItem(KEY) === null) {
      keep(null);
      toast(watchingText.value.hint);
    }
    const before = followed.peek() ?? kept();
    if (before?.table !== table) return;
    const seat = seatNow(before, model.controller.shown.peek());
    follow(model, seat);
    if (before.number !== number) tell(model, seat);
  }, [table, number]);
};

/** Names and hands at the upper edge of a table. */
const NAMES = '.table-seats button[data-place*="seat-"]';

/** A spectator follows the player whose name is pressed, and sees all of it on the board. */
const usePressedNames = (model: TableModel): void => {
  useEffect(() => {
    const press = (event: Event): void => {
      const pressed = (event.target as Element).closest<HTMLElement>(NAMES);
      const seat = /seat-(\d)/.exec(pressed?.dataset.place ?? '')?.[1];
      if (seat === undefined) return;
      event.stopPropagation();
      follow(model, Number(seat));
      tell(model, Number(seat));
    };
    document.addEventListener('click', press, true);
    return () => document.removeEventListener('click', press, true);
  }, [model]);
};

/** The seat with whose eyes a spectator sees: the one on turn, or always the same. */
function Watching({ model }: { readonly model: TableModel }): JSX.Element {
  const words = watchingText.value;
  const { table, seats } = model.controller.shown.value;
  useKept(model);
  usePressedNames(model);
  const seat = followedAt(table);
  return (
    <span class={`action-bar-watching ${seat === null ? '' : 'is-following'}`} title={words.hint}>
      <span class="action-bar-watching-label">{seat === null ? words.see : words.following}</span>
      <span class="action-bar-watching-eye">
        <Icon name="eye" size={18} />
      </span>
      <Select
        label={`${words.see} (${words.hint})`}
        value={seat === null ? WHOEVER : String(seat)}
        options={[
          { value: WHOEVER, label: words.onTurn },
          ...seats.map(each => ({ value: String(each.seat), label: model.names.value[each.seat] ?? '' })),
        ]}
        onChange={value => follow(model, value === WHOEVER ? null : Number(value))}
      />
    </span>
  );
}

import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { followed, followedAt } from '../../board/followed.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { TableModel } from '../model/table-model.ts';
import { watchingText } from '../text/watching.ts';
import './watching.css';

/** Loaded for who watches. */
export const loadWatching = async () => {
  await watchingText.load();
  return Watching;
};

const KEY = 'ankerplatz.followed';
const WHOEVER = 'turn';

/** Kept as long as the window is open, for a reload. */
const keep = (kept: typeof followed.value): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it is chosen again.
  }
};

const kept = (): typeof followed.value => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
};

/** Whose side who watches sees: that of whoever is on turn, or always the same. */
function Watching({ model }: { readonly model: TableModel }): JSX.Element {
  const words = watchingText.value;
  const { table, seats } = model.controller.shown.value;
  useEffect(() => {
    const before = kept();
    if (before?.table === table && seats.some(({ seat }) => seat === before.seat)) followed.value = before;
  }, [table]);
  const seat = followedAt(table);
  const follow = (value: string): void => {
    followed.value = value === WHOEVER ? null : { table, seat: Number(value) };
    keep(followed.value);
  };
  return (
    <span class="action-bar-watching">
      <span class="action-bar-watching-label">{words.see}</span>
      <span class="action-bar-watching-eye">
        <Icon name="eye" size={18} />
      </span>
      <Select
        label={words.see}
        value={seat === null ? WHOEVER : String(seat)}
        options={[
          { value: WHOEVER, label: words.onTurn },
          ...seats.map(each => ({ value: String(each.seat), label: model.names.value[each.seat] ?? '' })),
        ]}
        onChange={follow}
      />
    </span>
  );
}

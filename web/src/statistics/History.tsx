import type { GameFilters, GameList } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { statisticsApi } from '../net/api/statistics.ts';
import { statisticsText } from '../text/statistics.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/Toast.tsx';
import { GameRows } from './GameRows.tsx';

/** The size of the first page; the others have the usual size. */
const FIRST = '5';

interface HistoryProps {
  readonly person: string;
  readonly filters: GameFilters;
}

/** All games of a person, a page at a time. */
export function History({ person, filters }: HistoryProps): JSX.Element | null {
  const words = statisticsText.value;
  const list = useSignal<GameList | null>(null);
  const isBusy = useSignal(false);
  const read = async (): Promise<void> => {
    isBusy.value = true;
    const before = list.peek()?.next;
    const found = await statisticsApi.games(person, { ...filters, ...(before ? { before } : { limit: FIRST }) });
    isBusy.value = false;
    if (!found.ok) toast(found.error.message, { look: 'warning' });
    else list.value = { ...found.value, games: [...(list.peek()?.games ?? []), ...found.value.games] };
  };
  useEffect(() => void read(), []);
  if (!list.value || list.value.games.length === 0) return null;
  return (
    <section class="statistics-part" aria-label={words.history}>
      <h3>{words.history}</h3>
      <GameRows games={list.value.games} />
      {list.value.next !== null && (
        <p>
          <Button busy={isBusy.value} onClick={() => void read()}>
            {words.more}
          </Button>
        </p>
      )}
    </section>
  );
}

import { err, ok } from '@ankerplatz/kit';
import { loadGame } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { beginAgain, timeNow } from '../../local/begin.ts';
import { LocalTable, type Surroundings } from '../../local/client.ts';
import { Host, type SavedGame } from '../../local/host.ts';
import { findGame, keepGame } from '../../local/saved.ts';
import { localText } from '../../local/text/index.ts';
import { thinkApart } from '../../local/thinker.ts';
import { settings } from '../../settings/settings.ts';
import { Note } from '../../shell/Note.tsx';
import { go } from '../../shell/routes.ts';
import { Table } from '../../table/Table.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { toast } from '../../ui/Toast.tsx';

const Coach = lazy(async () => (await import('../../coach/CoachPanel.tsx')).loadCoach());

/** The delay does not depend on what the bot plays, so that its haste tells nothing. */
const naturalDelay = (): number => settings.value.botDelay * (0.6 + 0.8 * Math.random());

/** Milliseconds: a first game is read, not only played. */
const LEISURE = 1800;
const leisurelyDelay = (): number => Math.max(LEISURE, naturalDelay());

let isWarned = false;

const save = async (saved: SavedGame): Promise<void> => {
  if ((await keepGame(saved)) || isWarned) return;
  isWarned = true;
  toast(localText.value.notKept, { look: 'warning' });
};

const rematch: Surroundings['rematch'] = async saved => {
  const begun = await beginAgain(saved);
  if (!begun.ok) return err({ code: 'refused', message: begun.error });
  go({ page: 'local', id: begun.value, entry: null });
  return ok(undefined);
};

/** A kept game as a table, or a sentence about why not. */
const openLocal = async (id: string): Promise<LocalTable | string> => {
  await localText.load();
  const saved = await findGame(id);
  if (!saved) return localText.value.missing;
  const rules = await loadGame(saved.game);
  const host = Host.resume(rules, saved);
  if (!host.ok) return localText.value.broken(host.error);
  return new LocalTable(host.value, {
    think: thinkApart,
    save: kept => void save(kept),
    delay: saved.isLeisurely ? leisurelyDelay : naturalDelay,
    now: timeNow,
    hidesHands: rules.hidesHands,
    rematch,
    goOnline: async host => (await import('../../local/online.ts')).takeOnline(host),
  });
};

/** A game of this device, on the table. */
export function LocalGame({ id }: { readonly id: string }): JSX.Element {
  const opened = useSignal<LocalTable | string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void openLocal(id).then(table => {
      if (isWanted) opened.value = table;
      else if (table instanceof LocalTable) table.close();
    });
    return () => {
      isWanted = false;
      if (opened.value instanceof LocalTable) opened.value.close();
    };
  }, [id]);
  const table = opened.value;
  if (table === null) return <main id="content" aria-busy="true" />;
  if (table instanceof LocalTable) {
    const isCoached = table.isCoached.value;
    return (
      <div class={isCoached ? 'coached' : undefined}>
        <Table source={table} panel={isCoached ? Coach : undefined} />
      </div>
    );
  }
  return (
    <Note sentence={table}>
      <a class="button button-main" href="/local">
        {localText.value.title}
      </a>
    </Note>
  );
}

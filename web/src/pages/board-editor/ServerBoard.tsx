import type { JsonObject } from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { me } from '../../net/me.ts';
import { boardEditorText } from '../../text/board-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/Toast.tsx';
import { isSame } from './code.ts';
import type { EditorModule } from './contract.ts';

interface ServerBoardProps {
  readonly game: BoardGameId;
  readonly editor: EditorModule;
  /** The board of this device. */
  readonly own: JsonObject | null;
}

type Boards = Readonly<Record<string, object>>;

/** The board that new tables of this server have, unless they ask for another; its administrator decides on it. */
export function ServerBoard({ game, editor, own }: ServerBoardProps): JSX.Element | null {
  const words = boardEditorText.value;
  const boards = useSignal<Boards | null>(null);
  const isAdministrator = useSignal(false);
  const isBusy = useSignal(false);
  useEffect(() => {
    void api.club().then(found => {
      if (found.ok) boards.value = found.value.boards;
    });
  }, []);
  const person = me.value?.id;
  useEffect(() => {
    if (person === undefined) return;
    void api.settings().then(({ ok }) => {
      isAdministrator.value = ok;
    });
  }, [person]);
  // Without a server there is none.
  if (boards.value === null) return null;
  const board = editor.check(boards.value[game] ?? {}) ?? null;
  const set = async (wanted: JsonObject | null): Promise<void> => {
    const { [game]: _, ...others } = boards.value ?? {};
    isBusy.value = true;
    const changed = await api.changeSettings({ boards: wanted ? { ...others, [game]: wanted } : others });
    isBusy.value = false;
    if (changed.ok) boards.value = changed.value.boards;
    toast(changed.ok ? words.isServers : changed.error.message, { look: changed.ok ? 'plain' : 'warning' });
  };
  return (
    <section class="board-editor-pass" aria-label={words.server}>
      <h2>{words.server}</h2>
      <p>{board ? words.serverOwn : words.serverUsual}</p>
      <div class="board-editor-acts">
        {board && !isSame(board, own) && (
          <a class="button" href={`#${editor.write(board)}`}>
            {words.look}
          </a>
        )}
        {isAdministrator.value && own && !isSame(board, own) && (
          <Button look="main" busy={isBusy.value} onClick={() => void set(own)}>
            <Icon name="check" /> {words.makeServers}
          </Button>
        )}
        {isAdministrator.value && board && (
          <Button busy={isBusy.value} onClick={() => void set(null)}>
            <Icon name="restart" /> {words.resetServers}
          </Button>
        )}
      </div>
    </section>
  );
}

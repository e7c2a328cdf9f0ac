import type { JsonObject } from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { keepBoard, ownBoard } from '../../setup/own-board.ts';
import { addressOf } from '../../shell/routes.ts';
import { Shell } from '../../shell/Shell.tsx';
import { boardEditorText } from '../../text/board-editor.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { EditorModule } from './contract.ts';
import { loadEditor } from './editors.ts';
import { Pass } from './Pass.tsx';
import { ServerBoard } from './ServerBoard.tsx';
import './board-editor.css';

/** The board that a link has brought; undefined: none that we understand. */
interface Sent {
  readonly board: JsonObject | null | undefined;
}

/** The board in the link that the page was opened by; null: none. */
const sentTo = (editor: EditorModule): Sent | null => {
  const code = location.hash.slice(1);
  return code === '' || code === 'content' ? null : { board: editor.read(code) };
};

/** Once answered, a link is not asked about again. */
const forgetLink = (game: BoardGameId): void => history.replaceState(null, '', addressOf({ page: 'box', game }));

interface BoardEditorProps {
  readonly game: BoardGameId;
}

/** "Compare with your box": the printed figures, where they come from, and the way to correct them. */
export function BoardEditor({ game }: BoardEditorProps): JSX.Element {
  const words = boardEditorText.value;
  const { name } = text.value.games[game];
  const editor = useSignal<EditorModule | null>(null);
  useEffect(() => {
    editor.value = null;
    void loadEditor(game).then(loaded => {
      editor.value = loaded;
    });
  }, [game]);
  return (
    <Shell title={words.title(name)}>
      <h1>{words.title(name)}</h1>
      <p class="board-editor-lead">{words.lead}</p>
      {editor.value ? <Compared key={game} game={game} editor={editor.value} /> : <p role="status">{words.loading}</p>}
    </Shell>
  );
}

interface ComparedProps extends BoardEditorProps {
  readonly editor: EditorModule;
}

/** The board that is kept here, unless the rules have come to refuse it. */
const keptBoard = (game: BoardGameId, editor: EditorModule): JsonObject | null => editor.check(ownBoard(game)) ?? null;

function Compared({ game, editor }: ComparedProps): JSX.Element {
  const own = useSignal(keptBoard(game, editor));
  const sent = useSignal(sentTo(editor));
  useEffect(() => {
    const look = (): void => {
      sent.value = sentTo(editor);
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const keep = (board: JsonObject | null): void => {
    keepBoard(game, board);
    own.value = board;
  };
  if (sent.value) return <Offered game={game} editor={editor} own={own.value} sent={sent} onKeep={keep} />;
  const { Editor } = editor;
  return (
    <>
      <Editor board={own.value} onChange={keep} />
      <p class="board-editor-lead">{boardEditorText.value.kept}</p>
      {own.value ? (
        <>
          <Pass game={game} editor={editor} board={own.value} />
          <Reset onReset={() => keep(null)} />
        </>
      ) : (
        <p class="board-editor-lead">{boardEditorText.value.none}</p>
      )}
      <ServerBoard game={game} editor={editor} own={own.value} />
      <p>
        <a href={`/new/${game}`}>{boardEditorText.value.back}</a>
      </p>
    </>
  );
}

interface OfferedProps extends ComparedProps {
  readonly own: JsonObject | null;
  readonly sent: Signal<Sent | null>;
  readonly onKeep: (board: JsonObject | null) => void;
}

/** A board from a link: shown first, kept only by will. */
function Offered({ game, editor, own, sent, onKeep }: OfferedProps): JSX.Element {
  const words = boardEditorText.value;
  const board = sent.value?.board;
  const leave = (): void => {
    forgetLink(game);
    sent.value = null;
  };
  const keep = (): void => {
    onKeep(board ?? null);
    toast(words.isKept);
    leave();
  };
  // Touching a board that was sent would be a correction of it: it is looked at as it is.
  const { Editor } = editor;
  return (
    <>
      <section class="board-editor-sent" aria-label={words.sent}>
        <h2>{words.sent}</h2>
        <p>{sentence(board)}</p>
        {board && own && <p>{words.replaces}</p>}
        <div class="board-editor-acts">
          {board && (
            <Button look="main" onClick={keep}>
              <Icon name="check" /> {words.keep}
            </Button>
          )}
          <Button onClick={leave}>{board ? words.notKeep : text.value.ui.ok}</Button>
        </div>
      </section>
      {board && <Editor board={board} onChange={null} />}
    </>
  );
}

const sentence = (board: JsonObject | null | undefined): string => {
  const { bad, sentText, sentUsual } = boardEditorText.value;
  if (board === undefined) return bad;
  return board === null ? sentUsual : sentText;
};

function Reset({ onReset }: { readonly onReset: () => void }): JSX.Element {
  const words = boardEditorText.value;
  const asks = useSignal(false);
  const close = (): void => {
    asks.value = false;
  };
  const reset = (): void => {
    close();
    onReset();
    toast(words.isReset);
  };
  return (
    <div class="board-editor-acts">
      <Button
        onClick={() => {
          asks.value = true;
        }}
      >
        <Icon name="restart" /> {words.reset}
      </Button>
      {asks.value && (
        <Dialog title={words.reset} onClose={close}>
          <p>{words.resetSure}</p>
          <div class="board-editor-acts">
            <Button look="danger" onClick={reset}>
              {words.reset}
            </Button>
            <Button onClick={close}>{text.value.ui.cancel}</Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

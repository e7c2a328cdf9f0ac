import type { JsonObject } from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { findSite, linkTo } from '../../net/site.ts';
import { addressOf } from '../../shell/routes.ts';
import { boardEditorText } from '../../text/board-editor.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { canShare, copy } from '../../ui/device/clipboard.ts';
import { saveFile } from '../../ui/device/save-file.ts';
import { Icon } from '../../ui/Icon.tsx';
import { QR } from '../../ui/QR.tsx';
import type { EditorModule } from './contract.ts';
import { makeFile } from './correction.ts';

interface PassProps {
  readonly game: BoardGameId;
  readonly editor: EditorModule;
  readonly board: JsonObject;
}

/** A corrected board for others: as a link, a code to scan, and a file for those who keep the program. */
export function Pass({ game, editor, board }: PassProps): JSX.Element {
  const words = boardEditorText.value;
  const { ui, games } = text.value;
  const field = useRef<HTMLInputElement>(null);
  const note = useSignal<string | null>(null);
  useEffect(() => void findSite(), []);
  const link = linkTo(`${addressOf({ page: 'box', game })}#${editor.write(board)}`);
  const copyLink = async (): Promise<void> => {
    const isCopied = await copy(link);
    note.value = isCopied ? words.copied : words.notCopied;
    if (!isCopied) field.current?.select();
  };
  const share = (): Promise<void> =>
    navigator
      .share({ title: games[game].name, text: words.shareText(games[game].name), url: link })
      .catch(() => undefined);
  return (
    <section class="board-editor-pass" aria-label={words.pass}>
      <h2>{words.pass}</h2>
      <p>{words.passHint}</p>
      <div class="board-editor-link">
        <input
          ref={field}
          readOnly
          value={link}
          aria-label={words.link}
          onFocus={event => event.currentTarget.select()}
        />
        <Button onClick={copyLink}>
          <Icon name="copy" /> {ui.copy}
        </Button>
        {canShare() && (
          <Button onClick={share}>
            <Icon name="share" /> {ui.share}
          </Button>
        )}
      </div>
      <p class="board-editor-note" role="status">
        {note.value}
      </p>
      <details class="board-editor-code">
        <summary>{words.code}</summary>
        <QR address={link} label={words.code} />
      </details>
      <p>{words.fileHint}</p>
      <Button onClick={() => saveFile(`${game}-box.json`, makeFile(game, board, editor.corrections(board)))}>
        <Icon name="download" /> {words.file}
      </Button>
    </section>
  );
}

import type { JsonObject } from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { linkTo } from '../../net/site.ts';
import { addressOf } from '../../shell/routes.ts';
import { ShareLink } from '../../shell/ShareLink.tsx';
import { boardEditorText } from '../../text/board-editor.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { saveFile } from '../../ui/device/save-file.ts';
import { Icon } from '../../ui/Icon.tsx';
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
  const { games } = text.value;
  const link = linkTo(`${addressOf({ page: 'box', game })}#${editor.write(board)}`);
  const { name } = games[game];
  return (
    <section class="board-editor-pass" aria-label={words.pass}>
      <h2>{words.pass}</h2>
      <p>{words.passHint}</p>
      <ShareLink link={link} label={words.link} shared={{ title: name, text: words.shareText(name) }} code="folded" />
      <p>{words.fileHint}</p>
      <Button onClick={() => saveFile(`${game}-box.json`, makeFile(game, board, editor.corrections(board)))}>
        <Icon name="download" /> {words.file}
      </Button>
    </section>
  );
}

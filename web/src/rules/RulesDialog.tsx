import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { titleOf } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { addressOf } from '../shell/routes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Reference } from './Reference.tsx';
import { slugOf } from './search.ts';
import { rulesText } from './text/index.ts';
import { useRules } from './use-rules.ts';

interface RulesDialogProps {
  readonly game: BoardGameId;
  /** Of the rules that are played by. */
  readonly version: number;
  /** Where to begin reading; null: at the beginning. */
  readonly paragraph: string | null;
  readonly onClose: () => void;
}

/** The rules in place: over the table, which waits as it is. */
export function RulesDialog({ game, version, paragraph, onClose }: RulesDialogProps): JSX.Element | null {
  const read = useSignal(paragraph);
  const loaded = useRules(game, version);
  if (!loaded) return null;
  const texts = rulesText.value;
  const address = addressOf({ page: 'rules', game, paragraph: read.value && slugOf(read.value) });
  return (
    <Dialog title={texts.title(titleOf(game))} shape="wide" onClose={onClose}>
      <Reference
        game={game}
        {...loaded}
        paragraph={read.value}
        onParagraph={cited => {
          read.value = cited;
        }}
      />
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          {texts.whole}
        </a>
      </p>
    </Dialog>
  );
}

import type { JSX } from 'preact';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { attempt } from './acting.ts';
import type { TableModel } from './model/table-model.ts';
import { menuText } from './text/menu/index.ts';

interface ResignProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

/** Loaded when it is first shown, with its words. */
export const loadResign = async (): Promise<typeof Resign> => {
  await menuText.load();
  return Resign;
};

/** Asks once more before a game is given up. */
function Resign({ model, onClose }: ResignProps): JSX.Element {
  const menu = menuText.value;
  const { resign } = model.controller.source.acts.value;
  return (
    <Dialog title={menu.resign} onClose={onClose}>
      <p>{menu.resignSure}</p>
      <div class="table-answers">
        <Button onClick={onClose}>{text.value.ui.cancel}</Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            if (resign) void attempt(resign());
          }}
        >
          {menu.resign}
        </Button>
      </div>
    </Dialog>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { go } from '../shell/routes.ts';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { attempt } from './acting.ts';
import type { TableModel } from './model/table-model.ts';
import { menuText } from './text/menu/index.ts';

interface GoOnlineProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

/** Loaded when it is first shown, with its words. */
export const loadGoOnline = async (): Promise<typeof GoOnline> => {
  await menuText.load();
  return GoOnline;
};

/** Asks before a game of this device goes on at the server. */
function GoOnline({ model, onClose }: GoOnlineProps): JSX.Element {
  const menu = menuText.value;
  const { goOnline } = model.controller.source.acts.value;
  const isBusy = useSignal(false);
  const start = async (): Promise<void> => {
    if (!goOnline) return;
    isBusy.value = true;
    const address = await attempt(goOnline());
    isBusy.value = false;
    if (address !== undefined) go(address);
  };
  return (
    <Dialog title={menu.goOnline} onClose={onClose}>
      <p>{menu.goOnlineSure}</p>
      <div class="table-answers">
        <Button onClick={onClose}>{text.value.ui.cancel}</Button>
        <Button look="main" busy={isBusy.value} onClick={() => void start()}>
          {menu.goOnline}
        </Button>
      </div>
    </Dialog>
  );
}

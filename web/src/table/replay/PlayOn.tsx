import { LEVELS, type Level } from '@ankerplatz/kit';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { me } from '../../net/me.ts';
import { go } from '../../shell/routes.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { attempt } from '../acting.ts';
import type { TableModel } from '../model/table-model.ts';
import { menuText } from '../text/menu/index.ts';
import { replayText } from '../text/replay.ts';

interface PlayOnProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

/** From a moment of a game that is over: another way that it could have gone. */
export function PlayOn({ model, onClose }: PlayOnProps): JSX.Element {
  const words = replayText.value;
  const menu = menuText.value;
  const { shown, source } = model.controller;
  const { eyes, deciders } = shown.value;
  const names = model.names.value;
  const seat = useSignal(eyes ?? deciders[0] ?? 0);
  const level = useSignal<Level>(LEVELS[0]);
  const isBusy = useSignal(false);
  const start = async (): Promise<void> => {
    const { playOn } = source.acts.peek();
    if (!playOn) return;
    isBusy.value = true;
    const address = await attempt(playOn(seat.value, me.value?.name || names[seat.value]!, level.value));
    isBusy.value = false;
    if (address !== undefined) go(address);
  };
  return (
    <Dialog title={menu.playOn} onClose={onClose}>
      <p>{model.loaded.value.game.hidesHands ? words.playOnHands : words.playOnOpen}</p>
      <Choice
        label={words.whichSeat}
        options={names.map((label, value) => ({ value, label }))}
        value={seat.value}
        onChange={to => {
          seat.value = to;
        }}
      />
      <Choice
        label={words.others}
        options={LEVELS.map(value => ({ value, label: text.value.levels[value] }))}
        value={level.value}
        onChange={to => {
          level.value = to;
        }}
      />
      <div class="table-answers">
        <Button onClick={onClose}>{text.value.ui.cancel}</Button>
        <Button look="main" busy={isBusy.value} onClick={() => void start()}>
          {menu.playOn}
        </Button>
      </div>
    </Dialog>
  );
}

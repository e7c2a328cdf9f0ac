import type { JSX } from 'preact';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SeatSign } from '../ui/SeatSign.tsx';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';

/** Between two people at one device, in a game with hidden hands. Nothing of anybody is behind it. */
export function HandOver({ model }: { readonly model: TableModel }): JSX.Element | null {
  const { curtain } = tableText.value;
  const { source, shown } = model.controller;
  const { handOver } = shown.value;
  const { lookUp } = source.acts.value;
  if (handOver === null || !lookUp) return null;
  const name = model.names.value[handOver] ?? '';
  return (
    <Dialog title={curtain.title(name)}>
      <div class="hand-over">
        <SeatSign seat={handOver} size={72} />
        <p>{curtain.hint}</p>
        <Button look="main" onClick={lookUp}>
          {curtain.go(name)}
        </Button>
      </div>
    </Dialog>
  );
}

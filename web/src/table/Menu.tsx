import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Popover } from '../ui/Popover.tsx';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';

const MenuItems = lazy(async () => (await import('./MenuItems.tsx')).MenuItems);

/** Its rows come when it is first opened. */
export function Menu({ model }: { readonly model: TableModel }): JSX.Element {
  const wasOpened = useSignal(false);
  return (
    <Popover
      button={<Icon name="menu" size={24} />}
      label={tableText.value.head.menu}
      onOpen={() => {
        wasOpened.value = true;
      }}
    >
      {wasOpened.value && <MenuItems model={model} />}
    </Popover>
  );
}

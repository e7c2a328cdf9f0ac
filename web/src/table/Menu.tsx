import type { JSX } from 'preact';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Popover } from '../ui/Popover.tsx';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';

const MenuItems = lazy(
  async () => (await import('./MenuItems.tsx')).loadMenuItems(),
  () => <div class="table-menu is-coming" aria-busy="true" />,
);

/** The menu's rows come when it is first opened. */
export function Menu({ model }: { readonly model: TableModel }): JSX.Element {
  return (
    <Popover button={<Icon name="menu" size={24} />} label={tableText.value.head.menu}>
      <MenuItems model={model} />
    </Popover>
  );
}

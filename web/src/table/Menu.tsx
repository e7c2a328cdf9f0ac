import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Popover } from '../ui/Popover.tsx';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';

const MenuItems = lazy(
  async () => (await import('./MenuItems.tsx')).loadMenuItems(),
  () => <div class="table-menu is-coming" aria-busy="true" />,
);
/** Milliseconds after which a table needs its line no more. */
const A_LOOK = 5_000;

/** The menu's rows come when nothing else is waited for, or when it is first opened. */
export function Menu({ model }: { readonly model: TableModel }): JSX.Element {
  useEffect(() => {
    const looked = setTimeout(MenuItems.loadAhead, A_LOOK);
    return () => clearTimeout(looked);
  }, []);
  return (
    <Popover button={<Icon name="menu" size={24} />} label={tableText.value.head.menu}>
      <MenuItems model={model} />
    </Popover>
  );
}

import type { JSX } from 'preact';
import { Icon, type IconName } from './Icon.tsx';

const hide = (event: JSX.TargetedMouseEvent<HTMLElement>): void =>
  (event.currentTarget.closest('[popover]') as HTMLElement | null)?.hidePopover();

interface MenuItemProps {
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
}

/** A row of a menu: closes the menu, then does it. */
export const MenuItem = ({ icon, label, run }: MenuItemProps): JSX.Element => (
  <li>
    <button
      type="button"
      onClick={event => {
        hide(event);
        run();
      }}
    >
      <Icon name={icon} /> {label}
    </button>
  </li>
);

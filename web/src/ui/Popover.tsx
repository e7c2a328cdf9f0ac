import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { closeOnWayBack } from './device/way-back.ts';
import './popover.css';

interface PopoverProps {
  /** The content of the button. */
  readonly button: ComponentChildren;
  /** The name for screen readers, where the content of the button does not say it. */
  readonly label?: string;
  readonly class?: string;
  /** The content is drawn while it is open; it may come, and grow, meanwhile. */
  readonly children: ComponentChildren;
}

/** A button that opens something small beside itself; Escape or a tap elsewhere closes it. */
export function Popover(props: PopoverProps): JSX.Element {
  const { button, label, children } = props;
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const forget = useRef<() => void>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const growth = new ResizeObserver(() => placeBeside(anchor.current, panel.current));
    growth.observe(panel.current!);
    panel.current!.addEventListener('beforetoggle', ({ newState }) => setOpen(newState === 'open'));
    return () => {
      growth.disconnect();
      forget.current?.();
    };
  }, []);
  const toggled = (isNowOpen: boolean): void => {
    forget.current?.();
    forget.current = isNowOpen ? closeOnWayBack(() => panel.current?.hidePopover()) : undefined;
    if (!isNowOpen) return;
    placeBeside(anchor.current, panel.current);
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        class={props.class ?? 'button button-quiet'}
        aria-label={label}
        popovertarget={id}
        aria-haspopup="true"
      >
        {button}
      </button>
      <div ref={panel} id={id} class="popover" popover="auto" onToggle={event => toggled(event.newState === 'open')}>
        {isOpen && children}
      </div>
    </>
  );
}

/** Beside its button, inside the window. */
export const placeBeside = (anchor: HTMLElement | null, panel: HTMLElement | null): void => {
  if (!anchor || !panel) return;
  const from = anchor.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const gap = 6;
  const below = from.bottom + gap + size.height <= innerHeight;
  const left = Math.min(Math.max(gap, from.left), innerWidth - size.width - gap);
  const top = below ? from.bottom + gap : Math.max(gap, from.top - gap - size.height);
  panel.style.left = `${Math.max(gap, left)}px`;
  panel.style.top = `${top}px`;
};

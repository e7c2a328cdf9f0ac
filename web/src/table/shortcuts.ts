import { useEffect } from 'preact/hooks';
import type { TableModel } from './model/table-model.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** The acts of keys at a table, pressed with Ctrl or Cmd. A new shortcut is a new line. */
const SHORTCUTS: Readonly<Record<string, (model: TableModel) => unknown>> = {
  k: model => model.open('command'),
  enter: model => model.press(),
  z: model => model.controller.stepBack(),
  i: async () => (await import('./hints/next-sign.ts')).focusNextSign(),
};

/** Shortcuts that a text field has itself. */
const OF_TEXT_FIELDS: ReadonlySet<string> = new Set(['z']);

/** The shortcut that a key means here and now: none while a dialog is open. */
const shortcutOf = (event: KeyboardEvent): ((model: TableModel) => unknown) | undefined => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined;
  if (document.querySelector('dialog[open]') !== null) return undefined;
  const key = event.key.toLowerCase();
  return OF_TEXT_FIELDS.has(key) && isTyping(event.target) ? undefined : SHORTCUTS[key];
};

/** Keys with Ctrl or Cmd alone, so that no assistive technology is disturbed. */
export const useShortcuts = (model: TableModel): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      shortcut(model);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [model]);
};

import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { useFingerFocus } from './finger-focus.ts';

function Page() {
  const root = useRef<HTMLDivElement>(null);
  useFingerFocus(root);
  return (
    <div ref={root}>
      <input />
      <section tabIndex={-1} />
      <button type="button">Pass</button>
    </div>
  );
}

test('a button takes the focus from a mouse, and from a finger only where somebody types; under a finger nothing keeps it', () => {
  const root = document.body.appendChild(document.createElement('div'));
  act(() => render(<Page />, root));
  const button = root.querySelector('button')!;
  const press = (pointerType: string): boolean => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
    return button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  };
  const section = root.querySelector('section')!;
  section.focus();
  expect(press('mouse')).toBe(true);
  expect(document.activeElement).toBe(section);
  expect(press('touch')).toBe(false);
  expect(document.activeElement).toBe(document.body);
  root.querySelector('input')!.focus();
  expect(press('touch')).toBe(true);
  render(null, root);
  root.remove();
});

import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { Announcer, announce } from './announcer.tsx';
import { Dialog } from './Dialog.tsx';
import { Choice } from './fields/Choice.tsx';
import { Field } from './fields/Field.tsx';
import { Switch } from './fields/Switch.tsx';
import { Toasts, toast } from './Toast.tsx';

let root: HTMLElement;

beforeAll(async () => {
  change({ language: 'en' });
  await text.load();
});

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

const show = (what: Parameters<typeof render>[0]) => act(() => render(what, root));
const find = <Element extends HTMLElement>(selector: string): Element => root.querySelector<Element>(selector)!;

describe('a dialog', () => {
  const onClose = vi.fn();
  const dialog = () => h(Dialog, { title: 'Rewards', onClose, children: h('p', null, 'Two of three.') });

  beforeEach(() => onClose.mockReset());

  test('is modal, named by its title, and gives the focus back', async () => {
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    await show(dialog());
    const element = find<HTMLDialogElement>('dialog');
    expect(element.open).toBe(true);
    expect(document.getElementById(element.getAttribute('aria-labelledby')!)?.textContent).toBe('Rewards');
    await show(null);
    expect(document.activeElement).toBe(button);
    expect(onClose).not.toHaveBeenCalled();
    button.remove();
  });

  test('is closed by the way back, which stays on the page', async () => {
    const { pathname } = location;
    await show(dialog());
    expect(history.state).toEqual({ open: 1 });
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(location.pathname).toBe(pathname);
    await show(null);
  });

  /** The browser goes back, as late as the test lets it. */
  const arrive = (): void => {
    history.replaceState(null, '');
    dispatchEvent(new PopStateEvent('popstate'));
  };

  test('that is closed otherwise leaves nothing behind on the way back', async () => {
    const back = vi.spyOn(history, 'go').mockImplementation(arrive);
    await show(dialog());
    await show(null);
    await vi.waitFor(() => expect(back).toHaveBeenCalledExactlyOnceWith(-1));
    back.mockRestore();
  });

  test('that opens while the browser is on its way back for another one stays open, and is closed by the next way back', async () => {
    const back = vi.spyOn(history, 'go').mockImplementation(() => undefined);
    await show(dialog());
    await show(null);
    await vi.waitFor(() => expect(back).toHaveBeenCalledExactlyOnceWith(-1));
    await show(dialog());
    arrive();
    expect(onClose).not.toHaveBeenCalled();
    expect(history.state).toEqual({ open: 1 });
    arrive();
    expect(onClose).toHaveBeenCalledOnce();
    back.mockRestore();
  });

  test('is closed by its cross, by Escape and by a tap beside it, not by one inside', async () => {
    await show(dialog());
    find('button[aria-label="Close"]').click();
    find('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    find('dialog').click();
    expect(onClose).toHaveBeenCalledTimes(3);
    find('p').click();
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  test('that must be answered has no cross', async () => {
    await show(h(Dialog, { title: 'Choose', children: '' }));
    expect(root.querySelector('button')).toBeNull();
  });
});

describe('a note', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(async () => {
    await act(() => void vi.advanceTimersByTime(60_000));
    vi.useRealTimers();
  });

  test('is shown, said, and goes by itself', async () => {
    await show([h(Toasts, {}), h(Announcer, {})]);
    await act(() => toast('Copied.'));
    expect(find('.toasts').textContent).toBe('Copied.');
    expect(find('[role="status"]').textContent).toBe('Copied.');
    await act(() => void vi.advanceTimersByTime(6100));
    expect(root.querySelector('.toasts')).toBeNull();
  });

  test('with something to do does it once and is gone', async () => {
    const run = vi.fn();
    await show(h(Toasts, {}));
    await act(() => toast('A newer version.', { act: { label: 'Reload', run }, stays: true }));
    await act(() => void vi.advanceTimersByTime(60_000));
    await act(() => find('.toast button').click());
    expect(run).toHaveBeenCalledOnce();
    expect(root.querySelector('.toasts')).toBeNull();
  });

  test('that comes again is not shown twice', async () => {
    await show(h(Toasts, {}));
    await act(() => {
      toast('No.');
      toast('No.');
    });
    expect(root.querySelectorAll('.toast')).toHaveLength(1);
  });
});

describe('the announcer', () => {
  test('speaks the same sentence twice: each is a new text', async () => {
    await show(h(Announcer, {}));
    const last = () => find('[role="status"] p:last-child');
    await act(() => announce('Your turn.'));
    const first = last();
    await act(() => announce('Your turn.'));
    await vi.waitFor(() => expect(last()).not.toBe(first));
    // Some screen readers drop a text that is the same as the one before.
    expect(last().textContent).toBe('Your turn.\u00a0');
    await act(() => announce('Your turn.'));
    await vi.waitFor(() => expect(last().textContent).toBe('Your turn.'));
  });

  test('says each of several sentences that come at once by itself, and keeps all for who comes late', async () => {
    await show(h(Announcer, {}));
    const sentences = ['Anna plays the 1.', 'Emil plays the 9.', 'Your turn.'];
    const region = find('[role="status"]');
    expect(region.getAttribute('aria-atomic'), 'only what is new is read').toBe('false');
    const drawn: number[] = [];
    const observer = new MutationObserver(changes =>
      drawn.push(changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0)),
    );
    observer.observe(region, { childList: true });
    await act(() => {
      for (const sentence of sentences) announce(sentence);
    });
    const said = (): readonly string[] => [...region.querySelectorAll('p')].map(each => each.textContent!);
    await vi.waitFor(() => expect(said().slice(-3)).toEqual(sentences));
    observer.disconnect();
    expect(drawn).toEqual([1, 1, 1]);
  });

  test('forgets what was said long ago', async () => {
    vi.useFakeTimers();
    await show(h(Announcer, {}));
    await act(() => announce('Anna plays the 1.', 'now'));
    await act(() => void vi.advanceTimersByTime(10_000));
    await act(() => announce('Anna plays the 2.', 'now'));
    expect(find('[role="alert"]').textContent).toBe('Anna plays the 2.');
    vi.useRealTimers();
  });

  test('says several lines as one text, since of several pieces some screen readers say the last alone', async () => {
    await show(h(Announcer, {}));
    await act(() => announce('No ships.\nStorage: nothing\nYour turn.', 'now'));
    const said = find('[role="alert"] p:last-child');
    expect(said.textContent).toBe('No ships.\nStorage: nothing\nYour turn.');
  });

  test('what follows an answer waits for it, since the answer would silence it', async () => {
    await show(h(Announcer, {}));
    await act(() => {
      announce('Submitted.', 'now');
      announce('Emil plays the 3.');
    });
    expect(find('[role="alert"] p:last-child').textContent).toBe('Submitted.');
    expect(find('[role="status"]').textContent).not.toContain('Emil plays the 3.');
    await vi.waitFor(() => expect(find('[role="status"] p:last-child').textContent).toBe('Emil plays the 3.'));
  });

  describe('where a dialog comes or goes', () => {
    const said: string[] = [];
    const listener = new MutationObserver(changes => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) said.push(textContent!.trim());
    });
    const listen = (): void => {
      said.length = 0;
      for (const region of root.querySelectorAll('.announcer')) listener.observe(region, { childList: true });
    };
    const page = h(Announcer, { key: 'page' });
    const showResult = (): Promise<void> => show([page, h(Dialog, { title: 'Result', children: '' })]);
    const wait = (ms: number): Promise<void> => act(() => void vi.advanceTimersByTime(ms));

    beforeEach(async () => {
      vi.useFakeTimers();
      await show([page]);
      await wait(5000);
    });
    afterEach(async () => {
      listener.disconnect();
      await wait(5000);
      vi.useRealTimers();
    });

    test.each(['polite', 'now'] as const)('says again what was covered in the same moment (%s), once', async how => {
      await act(() => announce('Emil is home.', how));
      await showResult();
      listen();
      await wait(399);
      expect(said, 'a region that has just come is not heard').toEqual([]);
      await wait(5000);
      expect(said).toEqual(['Emil is home.']);
      expect(find('dialog').textContent).toContain('Emil is home.');
      await show([page]);
      await wait(5000);
      expect(said, 'it was heard').toHaveLength(1);
    });

    test('an answer waits until it can be heard', async () => {
      await showResult();
      listen();
      await act(() => announce('Emil is home.', 'now'));
      expect(said).toEqual([]);
      await wait(400);
      expect(said).toEqual(['Emil is home.']);
    });

    test('a sentence lets the name of the dialog be said', async () => {
      await act(() => announce('Your turn.'));
      await showResult();
      listen();
      await wait(999);
      expect(said).toEqual([]);
      await wait(1);
      expect(said).toEqual(['Your turn.']);
    });

    test('says again what went with a dialog', async () => {
      await showResult();
      await wait(5000);
      await act(() => announce('Emil is home.', 'now'));
      await show([page]);
      listen();
      await wait(5000);
      expect(said).toEqual(['Emil is home.']);
    });

    test('what has had its moment is not said again', async () => {
      await act(() => announce('Emil is home.'));
      await wait(400);
      await showResult();
      listen();
      await wait(5000);
      expect(said).toEqual([]);
    });
  });

  test('interrupts for what cannot wait', async () => {
    await show(h(Announcer, {}));
    await act(() => announce('Needs 2 free fields.', 'now'));
    expect(find('[role="alert"] p:last-child').textContent).toBe('Needs 2 free fields.');
  });
});

describe('fields', () => {
  test('a switch is one for assistive technology, too', async () => {
    const onChange = vi.fn();
    await show(h(Switch, { label: 'Sounds', hint: 'Quiet ones.', checked: false, onChange }));
    const input = find<HTMLInputElement>('input');
    expect(input.getAttribute('role')).toBe('switch');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('Quiet ones.');
    input.click();
    expect(onChange).toHaveBeenCalledWith(true);
  });

  test('of several one is chosen', async () => {
    const onChange = vi.fn();
    const options = [2, 3, 4].map(value => ({ value, label: `${value} players` }));
    await show(h(Choice<number>, { label: 'Players', options, value: 2, onChange }));
    const inputs = [...root.querySelectorAll('input')];
    expect(inputs.map(({ checked }) => checked)).toEqual([true, false, false]);
    inputs[2]!.click();
    expect(onChange).toHaveBeenCalledWith(4);
  });

  test('what is wrong with a line of text stands beside it and is read with it', async () => {
    const onInput = vi.fn();
    await show(h(Field, { label: 'Name', value: '', problem: 'Too long.', onInput }));
    const input = find<HTMLInputElement>('input');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe('Too long.');
    input.value = 'Anna';
    input.dispatchEvent(new Event('input'));
    expect(onInput).toHaveBeenCalledWith('Anna');
  });
});

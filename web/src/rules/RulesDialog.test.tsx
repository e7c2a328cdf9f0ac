import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { RulesDialog } from './RulesDialog.tsx';

let root: HTMLElement;

/** Where the reader was brought, and whether there was anything to be seen at that moment. */
const brought: { readonly paragraph: string | undefined; readonly isSeen: boolean | undefined }[] = [];

beforeAll(async () => {
  change({ language: 'en' });
  await text.load();
});

beforeEach(() => {
  brought.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    const paragraph = this.closest<HTMLElement>('[data-paragraph]')?.dataset.paragraph;
    brought.push({ paragraph, isSeen: this.closest('dialog')?.open });
  });
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.restoreAllMocks();
});

test.each([
  ['nauticus', '§3.1', 'Turns and uses'],
  ['nautilus', '#9.5', 'Riding Moby Dick'],
] as const)('the rules of %s open at the paragraph that was asked for', async (game, paragraph, title) => {
  await act(() => render(h(RulesDialog, { game, version: 1, paragraph, onClose: () => undefined }), root));
  await expect.poll(() => brought).toEqual([{ paragraph, isSeen: true }]);
  expect(document.activeElement?.textContent).toContain(title);
});

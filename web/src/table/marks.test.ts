import type { View } from '@ankerplatz/kit';
import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { mark, showMarks } from './marks.ts';
import type { TableModel } from './model/table-model.ts';
import { entry } from './testing/stage.ts';

afterEach(() => vi.restoreAllMocks());

const board = {
  flights: ({ type }: { type: string }) => [{ from: ['supply'], to: [`${type}-1`, 'seat-1'], sprite: null }],
};

const VIEW: View = { game: 'quay', seat: null, over: false, moves: [] };

const ringed = (root: HTMLElement): readonly (string | undefined)[] =>
  [...root.querySelectorAll<HTMLElement>('[data-fresh]')].map(({ dataset }) => dataset.place);

test('what has changed is ringed, or what stands for it, and no longer when nothing has', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const root = document.createElement('div');
  root.innerHTML = '<i data-place="seat-1"></i><i data-place="taler-1"></i><i data-place="workers-1"></i>';
  document.body.append(root);
  mark(root, [entry(1, 1, 'taler'), entry(2, 1, 'delivered')], board, VIEW);
  expect(ringed(root)).toEqual(['seat-1', 'taler-1']);
  mark(root, [entry(3, 1, 'workers')], board, VIEW);
  expect(ringed(root)).toEqual(['workers-1']);
  mark(root, [], board, VIEW);
  expect(ringed(root)).toEqual([]);
  root.remove();
});

test('on the table that is looked at, not on another one of the page, and only until somebody acts', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const page = document.createElement('div');
  page.innerHTML = '<div class="table"><i data-place="taler-1"></i></div>'.repeat(2);
  document.body.append(page);
  const [other, root] = page.children as unknown as [HTMLElement, HTMLElement];
  const props = signal({ since: [entry(1, 1, 'taler')], state: { view: VIEW } });
  const isBack = signal(true);
  showMarks({ props, isBack, board } as unknown as TableModel, root);
  const aFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  await aFrame();
  expect([ringed(other), ringed(root)]).toEqual([[], ['taler-1']]);
  isBack.value = false;
  await aFrame();
  expect(ringed(root)).toEqual([]);
  isBack.value = true;
  await aFrame();
  expect(ringed(root)).toEqual([]);
  page.remove();
});

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InTurn, openInTurn, Whole } from './InTurn.tsx';

let root: HTMLElement;
/** Called with the next picture. */
let pictures: (() => void)[] = [];

beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
  pictures = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => pictures.push(work));
  vi.stubGlobal('setTimeout', (work: () => void) => work());
});
afterEach(() => {
  render(null, root);
  vi.unstubAllGlobals();
});

const draw = () =>
  act(() =>
    render(
      <>
        <InTurn>
          first
          <InTurn>third</InTurn>
        </InTurn>
        <InTurn>second</InTurn>
      </>,
      root,
    ),
  );

const picture = () => act(() => pictures.shift()?.());

test('the parts of what opens are drawn one after another, with a picture between them; those of a part come last', () => {
  openInTurn();
  draw();
  expect(root.textContent).toBe('');
  picture();
  expect(root.textContent).toBe('first');
  picture();
  expect(root.textContent).toBe('firstsecond');
  picture();
  expect(root.textContent).toBe('firstthirdsecond');
  picture();
  expect(pictures).toEqual([]);
});

test('afterwards, and where nothing opens, they are there at once', () => {
  draw();
  expect(root.textContent).toBe('firstthirdsecond');
});

test('a part that is drawn where it is seen waits for that, however long', () => {
  let seen = (_: { contentRect: { width: number } }[]): void => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: typeof seen) {
        seen = tell;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const where = { current: document.createElement('div') };
  where.current.checkVisibility = () => false;
  const show = (by: number) =>
    act(() =>
      render(
        <InTurn where={where} by={by}>
          board
        </InTurn>,
        root,
      ),
    );
  show(1);
  act(() => seen([{ contentRect: { width: 0 } }]));
  expect(root.textContent).toBe('');
  act(() => seen([{ contentRect: { width: 300 } }]));
  picture();
  expect(root.textContent).toBe('board');
  picture();
  render(null, root);
  show(1);
  expect(root.textContent).toBe('');
  where.current.checkVisibility = () => true;
  show(2);
  expect(root.textContent, 'what brings it to be seen brings it').toBe('board');
});

test('a whole is drawn piece by piece, each in a task of its own, and seen when all are there; what comes after it waits for a picture', () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (work: () => void) => tasks.push(work));
  const task = () => act(() => tasks.shift()?.());
  const look = () => [root.firstElementChild?.className, root.textContent];
  openInTurn();
  act(() =>
    render(
      <Whole class="board" after={<InTurn>after</InTurn>}>
        <InTurn isUnseen>one</InTurn>
        <InTurn isUnseen>two</InTurn>
      </Whole>,
      root,
    ),
  );
  expect(look()).toEqual(['board is-coming', '']);
  task();
  expect(look()).toEqual(['board is-coming', 'one']);
  task();
  expect(look()).toEqual(['board is-coming', 'onetwo']);
  expect(pictures).toEqual([]);
  task();
  expect(look()).toEqual(['board', 'onetwo']);
  picture();
  task();
  expect(look()).toEqual(['board', 'onetwoafter']);
  picture();
  task();
});

test('a part of a part of a whole comes before the whole is seen, where it has a place', () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (work: () => void) => tasks.push(work));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const task = () => act(() => tasks.shift()?.());
  const [shown, folded] = [true, false].map(isShown => {
    const place = document.createElement('div');
    place.checkVisibility = () => isShown;
    return { current: place };
  });
  openInTurn();
  act(() =>
    render(
      <Whole class="board" after="after">
        <InTurn isUnseen>
          list
          <InTurn where={shown!} isUnseen>
            ring
          </InTurn>
          <InTurn where={folded!} isUnseen>
            strip
          </InTurn>
        </InTurn>
      </Whole>,
      root,
    ),
  );
  for (let done = 0; done < 3; done++) task();
  expect(root.innerHTML).toBe('<div class="board is-coming">listring</div>');
  task();
  expect(root.innerHTML).toBe('<div class="board">listringafter</div>');
  picture();
  task();
});

test('where nothing opens, a whole is there at once', () => {
  act(() =>
    render(
      <Whole class="board" after="after">
        <InTurn isUnseen>one</InTurn>
      </Whole>,
      root,
    ),
  );
  expect(root.innerHTML).toBe('<div class="board">oneafter</div>');
});

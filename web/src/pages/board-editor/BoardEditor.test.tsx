import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { meet } from '../../net/me.ts';
import { change } from '../../settings/settings.ts';
import { keepBoard, ownBoard } from '../../setup/own-board.ts';
import { boardEditorText } from '../../text/board-editor.ts';
import { text } from '../../text/text.ts';
import { BoardEditor } from './BoardEditor.tsx';

const saved = vi.hoisted(() => [] as unknown[]);
vi.mock('../../ui/device/save-file.ts', () => ({ saveFile: (...file: unknown[]) => saved.push(file) }));
vi.mock('../../net/my-tables.ts', () => ({ turnCount: { value: 0 } }));
vi.mock('../../net/site.ts', () => ({
  findSite: async () => undefined,
  linkTo: (address: string) => `http://site${address}`,
}));

let root: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no line')));
  change({ language: 'en' });
  await Promise.all([text.load(), boardEditorText.load()]);
  localStorage.clear();
  saved.length = 0;
  history.replaceState(null, '', '/box/nauticus');
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

const show = async (game: 'nauticus' | 'nautilus' = 'nauticus'): Promise<void> => {
  await act(() => render(<BoardEditor game={game} />, root));
  await vi.waitFor(() => expect(root.querySelector('.board-editor-legend, .board-editor-sent')).not.toBeNull());
};
const find = (name: string, within: ParentNode = root): HTMLElement => {
  const found = [...within.querySelectorAll<HTMLElement>('button, [role=img], input')].find(
    element => (element.ariaLabel ?? element.getAttribute('aria-label') ?? element.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const tap = (name: string, within?: ParentNode) => act(async () => find(name, within).click());
const panel = () => root.querySelector('.figure-panel')!;

describe('comparing Nauticus with one’s box', () => {
  test('a price is tapped, another chosen; the displaced one changes places, and it is kept', async () => {
    await show();
    await tap('Space 1, Price of item 1: 0, assumed');
    expect(panel().getAttribute('role')).toBe('dialog');
    await tap('3', panel());
    expect(find('Space 1, Price of item 1: 3, corrected from your copy').classList).toContain('is-corrected');
    find('Space 1, Price of item 4: 0, corrected from your copy');
    expect(panel().textContent).toContain('We have: 0');
    expect(ownBoard('nauticus')).toMatchObject({ layout: { prices: expect.arrayContaining([[3, 1, 2, 0]]) } });
    await tap('Close', panel());
    expect(panel()).toBeNull();
  });

  test('bonus, wheel and items can be corrected as well', async () => {
    await show();
    await tap('Space 1, Bonus: 3 workers, printed in the book');
    await tap('4 taler', panel());
    await tap('The wheel, Blue workers, sector 1 from the anchor: 2, assumed');
    await tap('3', panel());
    await tap('Blue tile: buy goods, Item 1: grain, assumed');
    await tap('salt', panel());
    expect(ownBoard('nauticus')).toEqual({
      layout: {
        bonuses: expect.arrayContaining(['taler4', 'workers3']),
        wheel: [0, 3, 1, 2, 3, 1, 3, 2],
        items: { goods: ['salt', 'fish', 'coffee', 'grain'] },
      },
    });
  });

  test('what is put back is no correction any more', async () => {
    keepBoard('nauticus', { layout: { wheel: [0, 3, 1, 2, 3, 1, 3, 2] } });
    await show();
    await tap('The wheel, Blue workers, sector 1 from the anchor: 3, corrected from your copy');
    await tap('2', panel());
    expect(ownBoard('nauticus')).toBeNull();
  });

  test('the correction goes into a link and a file, and can be forgotten', async () => {
    keepBoard('nauticus', { layout: { wheel: [0, 3, 1, 2, 3, 1, 3, 2] } });
    await show();
    expect((find('Link to this board') as HTMLInputElement).value).toMatch(/\/box\/nauticus#1-w3123132$/);
    await tap('Save as a file');
    expect(saved).toEqual([
      [
        'nauticus-box.json',
        {
          kind: 'ankerplatz-box',
          form: 1,
          game: 'nauticus',
          options: { layout: { wheel: [0, 3, 1, 2, 3, 1, 3, 2] } },
          figures: [{ figure: 'layout.wheel.1', ours: 2, box: 3 }],
        },
      ],
    ]);
    await tap('Reset to our board');
    await tap('Reset to our board', root.querySelector('dialog')!);
    expect(ownBoard('nauticus')).toBeNull();
    expect(root.querySelector('.is-corrected.box-figure')).toBeNull();
  });

  test('what the rules refuse is shown as ours', async () => {
    keepBoard('nauticus', { layout: { wheel: [9] } });
    await show();
    find('The wheel, Blue workers, sector 1 from the anchor: 2, assumed');
  });
});

describe('a board from a link', () => {
  const open = (code: string) => history.replaceState(null, '', `/box/nauticus#${code}`);

  test('is shown, and kept only if wanted', async () => {
    keepBoard('nauticus', { layout: { wheel: [0, 1, 1, 2, 3, 1, 3, 2] } });
    open('1-w3123132');
    await show();
    const figure = 'The wheel, Blue workers, sector 1 from the anchor: 3, corrected from your copy';
    await vi.waitFor(() => expect(find(figure).tagName).toBe('SPAN'));
    expect(root.textContent).toContain('Your own corrections are replaced then.');
    expect(ownBoard('nauticus')).toMatchObject({ layout: { wheel: [0, 1, 1, 2, 3, 1, 3, 2] } });
    await tap('Keep this board');
    expect(ownBoard('nauticus')).toEqual({ layout: { wheel: [0, 3, 1, 2, 3, 1, 3, 2] } });
    expect(location.hash).toBe('');
    expect(root.querySelector('.board-editor-sent')).toBeNull();
  });

  test('can be left alone', async () => {
    open('1-w3123132');
    await show();
    await tap('Discard it');
    expect(ownBoard('nauticus')).toBeNull();
    expect(root.querySelector('.board-editor-sent')).toBeNull();
  });

  test('that is none says so and changes nothing', async () => {
    open('1-w9');
    await show();
    expect(root.textContent).toContain('This link does not contain a valid board');
    await tap('OK');
    expect(ownBoard('nauticus')).toBeNull();
  });
});

describe('the board of the server', () => {
  const WHEEL = { layout: { wheel: [0, 3, 1, 2, 3, 1, 3, 2] } };
  const ANNA = { id: '7YWHMfk9JZe1', name: 'Anna', login: null, language: 'en' as const };
  let boards: Record<string, unknown>;
  let isAdministrator: boolean;

  const answer = async (url: string, { method, body }: RequestInit): Promise<Response> => {
    if (url.endsWith('/club'))
      return Response.json({ name: 'Club', registration: 'open', imprint: '', privacy: '', boards });
    if (!isAdministrator)
      return Response.json({ error: { code: 'not-administrator', message: 'No.' } }, { status: 403 });
    if (method === 'PATCH') boards = JSON.parse(String(body)).boards;
    return Response.json({ boards });
  };
  const section = () => root.querySelector('section[aria-label="The board of this server"]')!;
  const seen = async (words: string): Promise<void> => vi.waitFor(() => expect(section().textContent).toContain(words));

  beforeEach(() => {
    boards = {};
    isAdministrator = false;
    vi.stubGlobal('fetch', answer);
    meet(ANNA);
  });
  afterEach(() => meet(null));

  test('is told to everybody, who may look at it and keep it', async () => {
    boards = { nauticus: WHEEL };
    await show();
    await seen('The administrator has corrected the board');
    expect(section().querySelector('a')!.getAttribute('href')).toBe('#1-w3123132');
    expect(section().querySelector('button')).toBeNull();
  });

  test('is set and reset by the administrator, and that of the other game stays', async () => {
    isAdministrator = true;
    boards = { nautilus: { die: [1, 1, 1, 1, 1, 1] } };
    keepBoard('nauticus', WHEEL);
    await show();
    await seen('Make mine the board of this server');
    await tap('Make mine the board of this server');
    await seen('The administrator has corrected the board');
    expect(boards).toEqual({ nautilus: { die: [1, 1, 1, 1, 1, 1] }, nauticus: WHEEL });
    await tap('Back to our version of the board');
    await seen('use our version of the board');
    expect(boards).toEqual({ nautilus: { die: [1, 1, 1, 1, 1, 1] } });
  });
});

test('deck, die, ring and caves of Nautilùs can be corrected', async () => {
  history.replaceState(null, '', '/box/nautilus');
  await show('nautilus');
  await vi.waitFor(() => expect(root.querySelector('.board-editor-deck')).not.toBeNull());
  await tap('One fewer: storm');
  const cave = root.querySelector<HTMLSelectElement>('select[aria-label^="Cave 1"]')!;
  expect([...cave.options].map(({ value }) => value)).not.toContain('24');
  expect([...cave.options].map(({ textContent }) => textContent).slice(0, 2)).toEqual(['North 1', 'North 2']);
  await act(() => {
    cave.value = '9';
    cave.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(ownBoard('nautilus')).toMatchObject({ deck: { storm: 0 }, mouths: [9, 24, 40, 56] });
});

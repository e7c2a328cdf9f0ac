import { type BotGameId, LEVELS, think } from '@ankerplatz/bots';
import { type Game, ok } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Draft } from '../board/draft.ts';
import type { OnlineState, TableSource, TableState } from '../board/source.ts';
import type { LocalTable } from '../local/client.ts';
import { change } from '../settings/settings.ts';
import { go } from '../shell/routes.ts';
import { Talk } from '../talk/talk.ts';
import { text } from '../text/text.ts';
import { Announcer, announce } from '../ui/announcer.tsx';
import { Table } from './Table.tsx';
import { localTable } from './testing/local-table.ts';
import { plainBoard } from './testing/plain-board.tsx';
import { entry, sourceOf, startOf, stateAt } from './testing/stage.ts';

vi.mock('../games/boards.ts', () => ({ loadBoard: async () => plainBoard }));

const NOBODY = { end: [], rematch: [] };
const nauticus: Game = GAMES.nauticus;

/** Bots wait for this before they think. */
let gate: Promise<unknown> = Promise.resolve();

const SEATS = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', level: LEVELS[0] },
] as const;
const tableOf = (start: number): LocalTable =>
  localTable(SEATS, {
    start,
    think: async ({ game, level, view, seed }) => {
      await gate;
      return think(game as BotGameId, level, view, { seed, playouts: 20 })[0]!.moves;
    },
  });

let table: LocalTable | undefined;
let root: HTMLElement;

/** Until everything is drawn, and what is done after drawing, too. */
const drawn = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame++)
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0)));
};

const act = async (what: () => void): Promise<void> => {
  what();
  await drawn();
};

const showSource = async (source: TableSource): Promise<void> => {
  render(
    <>
      <Table source={source} />
      <Announcer />
    </>,
    root,
  );
  await vi.waitFor(() => expect(root.querySelector('.action-bar')).not.toBeNull());
  await drawn();
};

const show = (start: number): Promise<void> => {
  table = tableOf(start);
  return showSource(table);
};

const main = (): HTMLButtonElement => root.querySelector<HTMLButtonElement>('.action-bar-main')!;
const chips = (): readonly (string | null)[] =>
  [...root.querySelectorAll('.action-bar-step')].map(({ textContent }) => textContent);
const spoken = (): string => root.querySelector('[role="alert"]')!.textContent ?? '';
const button = (name: string): HTMLButtonElement =>
  [...root.querySelectorAll('button')].find(each => (each.getAttribute('aria-label') ?? each.textContent) === name)!;
const tap = (name: string): Promise<void> => act(() => button(name).click());
const key = (name: string): Promise<void> =>
  act(() => void globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: name, ctrlKey: true })));
const takes = (): readonly string[] => table!.state.value!.view.moves.filter(move => move.startsWith('take '));

/** The main button, or the first move where something has to be chosen before. */
const endTurn = (): Promise<void> =>
  main().textContent === 'Choose'
    ? tap(root.querySelector('section[aria-label="Moves"] button')!.textContent!)
    : act(() => main().click());

const type = async (words: string): Promise<string> => {
  const field = await vi.waitFor(() => {
    const found = root.querySelector<HTMLInputElement>('.command input');
    if (!found) throw new Error('the command field is not there yet');
    return found;
  });
  await act(() => {
    field.value = words;
    field.form!.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  });
  return root.querySelector('.command-answer')!.textContent ?? '';
};

beforeEach(async () => {
  sessionStorage.clear();
  gate = Promise.resolve();
  change({ animation: 'none', confirm: false, language: 'en' });
  await text.load();
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(async () => {
  render(null, root);
  table?.close();
  root.remove();
});

describe('a turn', () => {
  test('steps become chips, and a chip goes back to before it', async () => {
    await show(0);
    const [take] = takes();
    await tap(take!);
    expect(chips()).toEqual([`did ${take}`]);
    await tap(`Back to before: did ${take}`);
    expect(chips()).toEqual([]);
  });

  test('the main button ends it; the bot answers; it is my turn again', async () => {
    await show(0);
    await tap(takes()[0]!);
    while (chips().length > 0) await endTurn();
    expect(table!.state.value!.log.some(({ seat }) => seat === 0)).toBe(true);
    await vi.waitFor(() => expect(root.querySelector('.action-bar-facts')!.textContent).toMatch(/^Version \d/));
    expect(root.querySelector('.table-side .log')!.textContent).toContain('Deckhand');
  });

  test('with confirmation on, ending it waits for the button once more', async () => {
    change({ confirm: true });
    await show(0);
    await tap(takes()[0]!);
    while (main().textContent !== 'Submit turn') await endTurn();
    expect(table!.state.value!.version).toBe(0);
    await act(() => main().click());
    expect(table!.state.value!.version).toBeGreaterThan(0);
  });

  test('what is forbidden is explained in place with its paragraph, and spoken', async () => {
    await show(0);
    await tap('load coffee new');
    const notice = root.querySelector('.notice')!;
    expect(notice.querySelector('p')!.textContent).toMatch(/^[A-Z].*\.$/);
    expect(notice.querySelector('.notice-rule')!.textContent).toMatch(/^Rule §/);
    expect(spoken()).toBe(notice.querySelector('p')!.textContent);
    await tap(takes()[0]!);
    expect(root.querySelector('.notice')).toBeNull();
  });
});

describe('by keys alone', () => {
  test('Ctrl+Z steps back, Ctrl+Enter presses the main button', async () => {
    await show(0);
    await tap(takes()[0]!);
    await key('z');
    expect(chips()).toEqual([]);
    await key('Enter');
    expect(table!.state.value!.version).toBe(0);
  });

  test('who arrives while others act hears that something is asked of him, too', async () => {
    const first = stateAt('nauticus', startOf('nauticus', { players: 2, options: { start: 0 } }), 0);
    const { source, state } = sourceOf(first, async () => ok(undefined));
    const regions = document.createElement('div');
    document.body.append(regions);
    render(<Announcer />, regions);
    render(<Table source={source} />, root);
    await vi.waitFor(() => expect(root.querySelector('.action-bar')).not.toBeNull());
    state.value = { ...first, version: first.version + 1 };
    await vi.waitFor(() => expect(regions.querySelector('[role="status"]')!.textContent).toContain('Your turn.'));
    render(null, regions);
    regions.remove();
  });

  test('when what had the focus is gone, something near has it', async () => {
    await show(0);
    const [take] = takes();
    button(take!).focus();
    await tap(take!);
    await vi.waitFor(() => expect(document.activeElement?.closest('.table')).not.toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  test('who arrives from another page hears where the game is and whose turn, and has the focus at the board', async () => {
    go('/t/frame');
    table = tableOf(0);
    const regions = document.createElement('div');
    document.body.append(regions);
    render(<Announcer />, regions);
    render(<Table source={table} />, root);
    // With a space that nobody hears where another test has said the same.
    const said = () => regions.querySelector('[role="status"] p:last-child')?.textContent?.trim();
    await vi.waitFor(() => expect(said()).toBe('after 0 of 99. Your turn.'));
    expect(document.activeElement).toBe(root.querySelector('main'));
    render(null, regions);
    regions.remove();
  });

  test('how far a game has come is seen with a stroke and heard in words, once', async () => {
    table = tableOf(0);
    await showSource(table);
    const heading = root.querySelector('.table-heading')!.cloneNode(true) as HTMLElement;
    expect(heading.querySelector('[aria-hidden]')?.textContent).toBe('after 0/99');
    heading.querySelector('[aria-hidden]')?.remove();
    expect(heading.textContent).toBe('after 0 of 99');
  });

  test('the answer of the command field is no live region of its own: screen readers would drop what is announced', async () => {
    await show(0);
    await key('k');
    await type('d');
    expect(
      root.querySelector('.command-answer')!.closest('output, [aria-live]:not(.announcer), [role=status]'),
    ).toBeNull();
  });

  test('the command field is empty after a command: what stays selected in it would be spoken with every answer', async () => {
    await show(0);
    await key('k');
    await type('d');
    expect(root.querySelector<HTMLInputElement>('.command input')!.value).toBe('');
  });

  test('the command field plays moves, answers questions and explains', async () => {
    await show(0);
    await key('k');
    const [take] = takes();
    expect(await type('m')).toContain(take);
    expect(await type('d')).toBe('Your dock is empty.');
    expect(await type('?')).toContain('d: your dock');
    expect(await type('blub')).toContain('“blub”');
    expect(await type('end')).toMatch(/not possible now/);
    expect(await type('w')).toMatch(/not possible now/);
    expect(await type(take!)).toBe(`Done: did ${take}.`);
    await vi.waitFor(() => expect(spoken()).toBe(`Done: did ${take}.`));
    expect(await type('u')).toBe('Stepped back.');
    expect(await type('l')).toBe('Nothing has happened yet.');
  });
});

/** Taken and ended by the shortest way. */
const wholeTurn = (state: TableState): Draft => {
  let draft = Draft.of(nauticus, state);
  while (!draft.isComplete) {
    const move = draft.moves.find(each => each === 'end' || each === 'pass') ?? draft.moves[0]!;
    draft = Draft.resumed(nauticus, state, [...draft.moveTexts, move]);
  }
  return draft;
};

describe('with others', () => {
  const start = startOf('nauticus', { players: 2, options: { start: 1 } });
  const seen = stateAt('nauticus', start, 0, { agreements: { end: [1], rematch: [] } });
  const online: OnlineState = {
    ...{ clock: null, clocks: null, ahead: 0, pause: null, votes: [], volunteers: [], offered: null, left: null },
    ...{ silence: 0, warnings: [], deputies: [], revealed: 0, mayHandIn: false, isAway: false },
  };

  test('whoever would end the game is heard, and can be answered', async () => {
    const agreeEnd = vi.fn(async () => ok(undefined));
    const { source, state } = sourceOf({ ...seen, online }, async () => ok(undefined));
    await showSource({ ...source, acts: signal({ agreeEnd }) });
    const line = (): string => root.querySelector('.action-bar-over .table-line')?.textContent ?? '';
    await vi.waitFor(() => expect(line()).toContain('P1: let us end this game.'));
    await tap('Agree to end the game');
    expect(agreeEnd).toHaveBeenCalledOnce();
    state.value = { ...seen, online, agreements: { end: [0, 1], rematch: [] } };
    await drawn();
    expect(button('Keep playing after all')).toBeDefined();
  });

  test('an open chat hides no question; who declines is asked no more, and who asked reads it', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ phrases: [], isOpen: true, messages: [] }));
    const propose = vi.fn(async () => ok(undefined));
    const talk = new Talk('frame', null, signal('open'), signal(true), signal(false));
    const { source, state } = sourceOf({ ...seen, online, agreements: NOBODY }, async () => ok(undefined));
    await showSource({ ...source, talk, acts: signal({ propose }) });
    const line = (): string => root.querySelector('dialog .table-line')?.textContent ?? '';
    const want = (votes: OnlineState['votes']): Promise<void> =>
      act(() => {
        state.value = { ...seen, online: { ...online, votes }, agreements: NOBODY };
      });
    await tap('Chat');
    await want([{ kind: 'pause', seats: [1] }]);
    await vi.waitFor(() => expect(line()).toContain('P1'));
    expect(root.querySelectorAll('.table-line'), 'once').toHaveLength(1);
    await tap('Decline');
    expect(propose).toHaveBeenCalledWith({ kind: 'pause', declines: true });
    await want([{ kind: 'pause', seats: [1], declined: [0] }]);
    expect(line()).toBe('');
    await tap('Close');
    await drawn();
    expect(root.querySelector('.table-line')).toBeNull();
    await want([{ kind: 'pause', seats: [0], declined: [1] }]);
    await vi.waitFor(() =>
      expect(root.querySelector('.action-bar-over .table-line')?.textContent).toContain('P1: rather not.'),
    );
    talk.close();
    vi.unstubAllGlobals();
  });

  test('who is waited for, who is away, and when it is my turn', async () => {
    const away = seen.seats.map(seat => ({ ...seat, isLooking: seat.seat === 0 }));
    const { source } = sourceOf({ ...seen, seats: away }, async () => ok(undefined));
    await showSource(source);
    expect(main().textContent).toBe('Waiting for P1 (away). You are next.');
  });

  test('a tap that cuts short what others do does not press what the button has become', async () => {
    change({ animation: 'full' });
    const play = vi.fn(async () => ok(undefined));
    const { source, state } = sourceOf({ ...seen, log: [] }, play);
    await showSource(source);
    const turn = wholeTurn(stateAt('nauticus', start, 1));
    const log = turn.steps.map((step, index) => ({ ...entry(index + 1, 1), ...step }));
    state.value = stateAt('nauticus', turn.position, 0, { version: log.length, asked: log.length, log });
    await vi.waitFor(() => expect(main().textContent).toContain('Waiting for'));
    main().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await drawn();
    expect(main().textContent).toBe('pass');
    main().click();
    await drawn();
    expect(chips()).toEqual([]);
    await vi.waitFor(() => {
      main().click();
      expect(play).toHaveBeenCalledOnce();
    });
  });

  test('a tap on what was there already is heard, though it cuts short what others do', async () => {
    change({ animation: 'full', confirm: true });
    const play = vi.fn(async () => ok(undefined));
    const exchange = startOf('nautilus', { variant: 'team' });
    const mine = stateAt('nautilus', exchange, 0);
    const { source, state } = sourceOf(mine, play);
    await showSource(source);
    const [give] = mine.view.moves;
    await tap(give!);
    expect(main().textContent).toBe('Submit turn');
    const log = [{ ...entry(1, 1), move: 'give ?', events: [] }];
    state.value = { ...mine, version: 1, log };
    await drawn();
    main().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    main().click();
    expect(play).toHaveBeenCalledExactlyOnceWith([give]);
  });

  test.each([
    ['So far: 1 turn', []],
    ['Since your turn: 1 turn', [entry(1, 0)]],
  ])('what others did is offered to read again: %s', async (words, before) => {
    const turn = wholeTurn(stateAt('nauticus', start, 1));
    const moves = turn.steps.map((step, index) => ({ ...entry(before.length + index + 1, 1), ...step }));
    const log = [...before, ...moves];
    const state = stateAt('nauticus', turn.position, 0, { version: log.length, asked: log.length, log });
    await showSource(sourceOf(state, async () => ok(undefined)).source);
    const offered = root.querySelector('.action-bar-since')!;
    expect(offered.querySelector('.action-bar-words')!.textContent).toBe(words);
    expect(offered.querySelector('[aria-hidden="true"].action-bar-number')!.textContent).toBe('1');
  });

  test('a lost line is said calmly, and gone when it is back', async () => {
    const { source } = sourceOf(seen, async () => ok(undefined));
    const connection = signal<'open' | 'lost'>('lost');
    await showSource({ ...source, connection });
    expect(root.querySelector('.table-lines')!.textContent).toContain('Connection lost.');
    connection.value = 'open';
    await drawn();
    expect(root.querySelector('.table-lines')!.textContent).not.toContain('Connection lost.');
  });

  test('who only watches is told so', async () => {
    const { source } = sourceOf(stateAt('nauticus', start, null), async () => ok(undefined));
    await showSource(source);
    expect(main().textContent).toBe('Waiting for P1. You are watching.');
    await tap('load coffee new');
    expect(root.querySelector('.notice')!.textContent).toContain('only the players can move');
  });
});

describe('around the turn', () => {
  test('another language is there in place, and the draft stays', async () => {
    await show(0);
    const [take] = takes();
    await tap(take!);
    await act(() => change({ language: 'de' }));
    await vi.waitFor(() => expect(button('Schritt zurück')).toBeDefined());
    expect(chips()).toEqual([`did ${take}`]);
  });

  test('what others did is told politely, "your turn" apart from it', async () => {
    let open: (value?: unknown) => void = () => undefined;
    gate = new Promise(resolve => {
      open = resolve;
    });
    await show(1);
    const said: string[] = [];
    const region = root.querySelector('[role="status"][aria-live]')!;
    // Sentences of the tests before come first.
    announce('Listen.');
    const last = () => region.lastElementChild?.textContent ?? '';
    await vi.waitFor(() => expect(last()).toBe('Listen.'));
    const observer = new MutationObserver(() => said.push(last()));
    observer.observe(region, { childList: true, subtree: true, characterData: true });
    open();
    await vi.waitFor(() => expect(said.at(-1)).toBe('Your turn.'));
    observer.disconnect();
    expect(said.filter(sentence => sentence.startsWith('Deckhand'))).toHaveLength(1);
  });

  test('a take-back in the log goes to before that turn', async () => {
    await show(0);
    await tap(takes()[0]!);
    while (chips().length > 0) await endTurn();
    await vi.waitFor(() => expect(button('Go back to before this')).toBeDefined());
    await tap('Go back to before this');
    await vi.waitFor(() => expect(table!.state.value!.version).toBe(0));
  });
});

test('how far a bot is shows at its seat, and nobody is told', async () => {
  const state = stateAt('nauticus', startOf('nauticus', { players: 2, options: { start: 1 } }), 0);
  const thought = signal<{ readonly seat: number; readonly share: number } | null>(null);
  await showSource({ ...sourceOf(state, async () => ok(undefined)).source, thought });
  const frame = root.querySelector<HTMLElement>('.table')!;
  const said = (): string =>
    [...root.querySelectorAll('[role=status], [aria-live]')].map(each => each.textContent).join();
  await vi.waitFor(() => expect(said()).toContain('Waiting for'));
  const before = said();
  const shares = [0.25, 0.5].map(share => {
    thought.value = { seat: 1, share };
    return frame.style.getPropertyValue('--thought-1');
  });
  expect(shares).toEqual(['0.250', '0.500']);
  await drawn();
  expect(said()).toBe(before);
  thought.value = null;
  expect(frame.style.getPropertyValue('--thought-1')).toBe('');
});

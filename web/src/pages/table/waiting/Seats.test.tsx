import type { TableInfo } from '@ankerplatz/protocol';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../../../settings/settings.ts';
import { text } from '../../../text/text.ts';
import { Seats } from './Seats.tsx';
import { waitingText } from './text/index.ts';

const ANNA = { id: 'anna', name: 'Anna' };
const BERT = { id: 'bert', name: 'Bert' };
const NOTHING = { person: null, level: null, absent: null, commitment: '', contribution: '', factor: 1 };

const INFO: TableInfo = {
  id: 'table',
  game: 'nauticus',
  players: 4,
  visibility: 'invitation',
  spectators: true,
  coach: false,
  starts: 'owner',
  status: 'open',
  number: 1,
  version: 0,
  owner: ANNA,
  deciders: [],
  you: null,
  isYourTurn: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  touchedAt: '2026-01-01T00:00:00.000Z',
  seal: null,
  broken: [],
  seats: [
    { ...NOTHING, seat: 0, kind: 'person', person: ANNA },
    { ...NOTHING, seat: 1, kind: 'person', person: BERT },
    { ...NOTHING, seat: 2, kind: 'bot', level: 'mate' },
    { ...NOTHING, seat: 3, kind: 'open' },
  ],
  commitment: '00',
  invitation: 'link',
  agreements: { end: [], rematch: [], declined: [] },
  clock: null,
  dueAt: null,
  votes: [],
  volunteers: [],
  ...{ silence: 300_000, warnings: [], deputies: [] },
  tally: [],
  result: null,
};

let root: HTMLElement;
let done: string[];

const acts = {
  sit: (seat: number) => done.push(`sit ${seat}`),
  swap: (seat: number) => done.push(`swap ${seat}`),
  free: (seat: number) => done.push(`free ${seat}`),
  putBot: (seat: number, level: string) => done.push(`bot ${seat} ${level}`),
};

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), waitingText.load()]);
  done = [];
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.useRealTimers();
});

const show = (you: number | null, isOwner: boolean) =>
  act(() => render(<Seats info={{ ...INFO, you }} looking={[0]} isOwner={isOwner} isBusy={false} acts={acts} />, root));
const labels = () => [...root.querySelectorAll('button')].map(button => button.getAttribute('aria-label'));
const press = (label: string) =>
  act(() => root.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!.click());

describe('the seats of a table that waits', () => {
  test('say how strong who sits there is, where games are rated and as far as that is shown', async () => {
    const kind = { game: 'nauticus', class: 'more', pace: 'live' };
    const anna = { ...kind, rating: 1612, spread: 120, isProvisional: false, games: 30, opponents: 12, place: 3 };
    const answers: Readonly<Record<string, object>> = {
      '/api/v1/people/anna/ratings': { ratings: [{ ...anna, class: 'two', rating: 1400 }, anna] },
      '/api/v1/people/bert/ratings': { ratings: [] },
    };
    vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]));
    const clock = { kind: 'live', bank: 600_000, increment: 0, late: 'stand-in' } as const;
    const info = { ...INFO, rated: true, clock };
    const looked = () =>
      act(() => render(<Seats info={info} looking={[]} isOwner={false} isBusy={false} acts={acts} />, root));
    await looked();
    await vi.waitFor(() => expect(root.querySelectorAll('.seat-rating')).toHaveLength(1));
    expect(root.querySelector('.waiting-name')!.textContent).toBe('Anna 1612 ± 120');
    vi.unstubAllGlobals();
  });

  test('say who plays with whom, to who sits there and to who does not', async () => {
    const { players: _, ...rest } = INFO;
    const team: TableInfo = { ...rest, game: 'nautilus', variant: 'team' };
    const notes = () => [...root.querySelectorAll('.waiting-notes')].map(({ textContent }) => textContent);
    const look = (you: number | null) =>
      act(() =>
        render(<Seats info={{ ...team, you }} looking={[0, 1]} isOwner={false} isBusy={false} acts={acts} />, root),
      );
    await look(null);
    expect(notes()).toEqual([
      'table owner, plays with First mateis here',
      'plays with the buoyis here',
      'bot, plays with Anna',
      'plays with Bert',
    ]);
    await look(1);
    expect(notes().map(note => note!.split(', ').at(-1))).toEqual([
      'opponentis here',
      'you play with the buoy',
      'opponent',
      'your partner',
    ]);
  });

  test('that are kept for others can be taken by nobody else, and the owner changes none', async () => {
    const seats = INFO.seats.map(seat =>
      seat.kind === 'open' ? { ...seat, keptFor: { id: 'emil', name: 'Emil' } } : seat,
    );
    const info: TableInfo = { ...INFO, starts: 'paired', seats, you: 0 };
    await act(() => render(<Seats info={info} looking={[]} isOwner isBusy={false} acts={acts} />, root));
    expect(root.textContent).toContain('kept for Emil');
    expect(labels()).toEqual([]);
    expect(root.querySelector('select')).toBeNull();
  });

  test('that are kept for who is invited say until when; the owner releases them, and then they are free', async () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 1, 20, 0) });
    const keptUntil = new Date(2026, 0, 1, 20, 30).toISOString();
    const look = (parts: Partial<TableInfo>, kept: object, isOwner = false) => {
      const seats = INFO.seats.map(seat => (seat.kind === 'open' ? { ...seat, keptUntil, ...kept } : seat));
      const info = { ...INFO, ...parts, seats };
      return act(() => render(<Seats info={info} looking={[]} isOwner={isOwner} isBusy={false} acts={acts} />, root));
    };
    const EMIL = { keptFor: { id: 'emil', name: 'Emil' } };
    await look({ you: 0 }, EMIL, true);
    expect(root.textContent).toMatch(/kept for Emil until 8:30.PM/);
    await press('Release the seat: buoy');
    expect(done).toEqual(['free 3']);
    await look({ you: 1 }, EMIL);
    expect(labels()).toEqual(['Move here: knot']);
    await look({}, {});
    expect(root.textContent).toMatch(/kept for somebody invited until 8:30.PM/);
    expect(labels()).toEqual([]);
    await act(() => void vi.advanceTimersByTime(31 * 60_000));
    expect(labels()).toEqual(['Sit here: buoy']);
  });

  test('a visitor may sit down where a seat is free, and change nothing else', async () => {
    await show(null, false);
    expect(labels()).toEqual(['Sit here: buoy']);
    expect(root.querySelector('select')).toBeNull();
    await press('Sit here: buoy');
    expect(done).toEqual(['sit 3']);
  });

  test('who sits may move to a free seat or trade with a bot, not with a person', async () => {
    await show(1, false);
    expect(labels()).toEqual(['Move here: knot', 'Move here: buoy']);
    await press('Move here: knot');
    expect(done).toEqual(['swap 2']);
  });

  test('the owner trades with anybody, frees seats and fills them with bots', async () => {
    await show(0, true);
    await press('Swap seats: gull');
    await press('Free this seat: Bert');
    const [bot, free] = root.querySelectorAll('select');
    for (const [select, value] of [
      [bot!, 'deckhand'],
      [free!, 'mate'],
      [bot!, 'open'],
    ] as const)
      await act(() => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    expect(done).toEqual(['swap 1', 'free 1', 'bot 2 deckhand', 'bot 3 mate', 'free 2']);
  });

  test('says who is here', async () => {
    await show(1, false);
    const words = [...root.querySelectorAll('.waiting-seat')].map(
      seat => seat.querySelector('.waiting-notes')?.textContent,
    );
    expect(words).toEqual(['table owneris here', 'you', 'bot', '']);
  });
});

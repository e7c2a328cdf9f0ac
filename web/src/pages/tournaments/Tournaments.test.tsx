import type { TournamentPage } from '@ankerplatz/protocol';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../net/connection.ts';
import { meet } from '../../net/me.ts';
import { change } from '../../settings/settings.ts';
import { text } from '../../text/text.ts';
import { tournamentsText } from '../../text/tournaments.ts';
import { Tournaments } from './Tournaments.tsx';
import { leftName } from './tournament-labels.ts';

const ID = 'Cup111111111';
const [ANNA, BERT] = [
  { id: 'Anna11111111', name: 'Anna', isMember: true },
  { id: 'Bert11111111', name: 'Bert', isMember: true },
];
const LATER = '2099-01-04T18:00:00.000Z';
const CUP: TournamentPage = {
  ...{ id: ID, name: 'Winter cup', game: 'nauticus', players: 2, pairs: false, kind: 'swiss', rounds: 3, size: 2 },
  clock: { kind: 'live', bank: 1_200_000, increment: 20_000, late: 'stand-in' },
  ...{
    access: 'members',
    startsAt: null,
    roundMinutes: null,
    showUpMinutes: 10,
    absent: 'last',
    rated: false,
    duplicate: false,
  },
  ...{ status: 'open', isPaused: false, round: 0, coming: 2, isEntered: false, organiser: BERT!, lastRound: 3 },
  ...{
    commitment: 'ab'.repeat(32),
    seed: null,
    played: [],
    standings: [],
    mine: null,
    mayOrganise: false,
    takesEntrants: true,
  },
  entrants: [ANNA!, BERT!].map(each => ({ place: null, people: [each], isReady: true, hasLeft: false, isMe: false })),
  now: '2030-01-04T18:00:00.000Z',
};
const ENTRANTS = [ANNA!, BERT!].map((each, place) => ({
  ...{ place, people: [each], isReady: true, hasLeft: false, isMe: place === 0 },
}));
const RUNNING: TournamentPage = {
  ...{ ...CUP, status: 'running', round: 1, isEntered: true, entrants: ENTRANTS },
  played: [
    {
      ...{ round: 1, startedAt: CUP.now, showUntil: LATER, dueAt: null, byes: [] },
      pairings: [
        {
          ...{ number: 1, table: 'Tabe11111111', entrants: [1, 0], status: 'open', isSettled: false },
          ...{ ranks: null, reason: null },
        },
      ],
    },
  ],
  standings: ENTRANTS.map(({ place }) => ({
    ...{ place, rank: place + 1, played: 0, score: 0, points: 0, opponents: 0, direct: 0, won: 0 },
  })),
  mine: { table: 'Tabe11111111', seat: 1, round: 1, number: 1, invitation: 'abc', isSeated: false },
};

const answers = new Map<string, unknown>();
const asked: string[] = [];
let root: HTMLElement;

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), tournamentsText.load()]);
  meet({ id: ANNA!.id, name: 'Anna', login: 'anna', language: 'en' });
  answers.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = url.replace('/api/v1', '');
    asked.push([method, path, body].filter(Boolean).join(' '));
    if (method !== 'GET') return new Response(null, { status: 204 });
    return Response.json(answers.get(path) ?? { error: { code: 'x', message: 'No.' } }, {
      status: answers.has(path) ? 200 : 404,
    });
  });
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  meet(null);
  vi.unstubAllGlobals();
});

const show = async (page: TournamentPage, part: 'screen' | null = null): Promise<void> => {
  answers.set(`/tournaments/${ID}`, page);
  await act(() => render(<Tournaments id={ID} part={part} />, root));
  await vi.waitFor(() => expect(content()).toContain('Winter cup'));
};
const content = (): string => root.querySelector('main')?.textContent ?? '';
const button = (label: string): HTMLButtonElement =>
  [...root.querySelectorAll('button')].findLast(each => each.textContent === label)!;

test('a member signs up; a guest is told what is needed for it', async () => {
  await show(CUP);
  expect(content()).toContain('2 people have signed up');
  await act(() => button('Sign up').click());
  const entered = new RegExp(`^PUT /tournaments/${ID}/entry {"partner":null,"contribution":"[0-9a-f]{32}"}$`);
  await vi.waitFor(() => expect(asked).toContainEqual(expect.stringMatching(entered)));
  await act(() => meet({ id: ANNA!.id, name: 'Anna', login: null, language: 'en' }));
  expect(button('Sign up')).toBeUndefined();
  expect(root.querySelector('main a[href="/account"]')).not.toBeNull();
});

test('a member comes to the form; a guest reads who may announce one', async () => {
  answers.set('/tournaments', { tournaments: [], mayOrganise: false });
  const come = () => act(() => render(<Tournaments id={null} part="new" />, root));
  await come();
  await vi.waitFor(() => expect(root.querySelector('form')).not.toBeNull());
  meet({ id: ANNA!.id, name: 'Anna', login: null, language: 'en' });
  await come();
  expect(root.querySelector('form')).toBeNull();
  await vi.waitFor(() => expect(root.querySelector('main a[href="/account"]')).not.toBeNull());
});

test('my table stands first, with one button that sits down there', async () => {
  await show(RUNNING);
  expect(root.querySelector('.tournaments-mine')?.textContent).toContain('With Bert');
  expect(root.querySelector('[role=timer]')?.textContent).toContain('Sit down within');
  await act(() => button('Sit down').click());
  await vi.waitFor(() => expect(asked.some(each => each.startsWith('POST /tables/Tabe11111111/sit'))).toBe(true));
});

test('what cannot be undone is asked before; only the organiser is offered it', async () => {
  await show(RUNNING);
  expect(button('Call it off')).toBeUndefined();
  await act(() => render(null, root));
  await show({ ...RUNNING, mayOrganise: true });
  await act(() => button('Call it off').click());
  expect(asked.some(each => each.startsWith('POST'))).toBe(false);
  expect(root.textContent).toContain('This cannot be undone.');
  await act(() => button('Call it off').click());
  await vi.waitFor(() => expect(asked).toContain(`POST /tournaments/${ID}/action {"action":"cancel"}`));
});

test('a table that is alone of its size says what it counts', async () => {
  const [round] = RUNNING.played;
  const settled = { status: 'over' as const, isSettled: true, ranks: [1, 2], reason: 'played' as const };
  const withTables = (...points: readonly number[][]): TournamentPage => ({
    ...{ ...RUNNING, duplicate: true, mine: null },
    played: [
      {
        ...round!,
        pairings: points.map((each, index) => ({
          ...{ ...round!.pairings[0]!, ...settled, number: index + 1, points: each },
          entrants: each.map((_, seat) => seat % 2),
        })),
      },
    ],
  });
  await show(withTables([4, -4], [-4, 4]));
  expect(content()).not.toContain('no other table of this size');
  await act(() => render(null, root));
  await show(withTables([4, -4], [-4, 4], [0, 0, 0]));
  expect(content().split('no other table of this size')).toHaveLength(2);
});

test('the organiser changes the times before the first round, and the name alone after it', async () => {
  const revise = async (page: TournamentPage): Promise<object> => {
    await show({ ...page, mayOrganise: true });
    await act(() => button('Change').click());
    await vi.waitFor(() => expect(root.querySelector('form')).not.toBeNull());
    await act(() => root.querySelector('form')!.requestSubmit());
    const said = (): string | undefined => asked.find(each => each.startsWith('PATCH'));
    await vi.waitFor(() => expect(said()).toBeDefined());
    const revision = JSON.parse(said()!.replace(`PATCH /tournaments/${ID} `, '')) as object;
    asked.length = 0;
    await act(() => render(null, root));
    return revision;
  };
  const { name, clock, absent, showUpMinutes } = CUP;
  const startsAt = '2099-01-04T18:00:30.000Z';
  expect(await revise({ ...CUP, startsAt })).toEqual({
    ...{ name, clock, absent, showUpMinutes, roundMinutes: null, startsAt },
  });
  expect(await revise(RUNNING)).toEqual({ name });
});

test('the screen for everybody has nothing to press', async () => {
  await show(RUNNING, 'screen');
  expect(content()).toContain('Table 1');
  expect(root.querySelectorAll('button, a, input')).toHaveLength(0);
});

test('time that is left is read like a clock', () => {
  expect([leftName(5), leftName(245), leftName(3845), leftName(-3)]).toEqual(['0:05', '4:05', '1:04:05', '0:00']);
});

test('is asked for again and again until the server tells of it by itself', async () => {
  const watched = vi.spyOn(connection, 'watchOther').mockReturnValue(() => undefined);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await show(CUP);
    const looks = (): number => asked.filter(each => each === `GET /tournaments/${ID}`).length;
    const before = looks();
    await act(() => void vi.advanceTimersByTime(15_000));
    expect(looks()).toBe(before + 3);
    const [watch, , hear] = watched.mock.lastCall!;
    expect(watch).toEqual({ type: 'watch', topic: 'tournament', tournament: ID });
    const { now: _, ...facts } = CUP;
    await act(() => hear({ type: 'tournament', ...facts, coming: 7 }));
    await act(() => void vi.advanceTimersByTime(60_000));
    expect(looks()).toBe(before + 3);
    expect(content()).toContain('7 people have signed up');
  } finally {
    vi.useRealTimers();
    watched.mockRestore();
  }
});

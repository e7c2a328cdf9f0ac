import { expect, type Page } from '@playwright/test';
import { Api } from '../../api.ts';
import { expectAccessible } from '../../checks.ts';
import { isFull, someOf } from '../../extent.ts';
import { hearNauticus } from '../../listener/heard-nauticus.ts';
import { hearNautilus } from '../../listener/heard-nautilus.ts';
import { Listener } from '../../listener/listener.ts';
import { lot } from '../../player.ts';
import { test, testInTurn } from '../../shared-server.ts';
import { layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';
import type { Tongue } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const DECKHAND = { kind: 'bot', level: 'deckhand' } as const;

interface Told {
  readonly version: number;
  readonly view: unknown;
  readonly result: unknown;
}

/** The game as the server tells it to the seat of the page, past the page. */
const viewOf = (page: Page, table: string): Promise<Told> => Api.of(page).get(`/tables/${table}/view`);

interface Habits {
  readonly hear: (listener: Listener) => Promise<unknown>;
  /** One of the legal moves. */
  readonly choose: (moves: readonly string[]) => string;
  /** The same move in fewer words. */
  readonly short: (move: string) => string;
}

/** Until the listener must decide, or the game is over. */
const untilMine = async (listener: Listener): Promise<'mine' | 'over'> => {
  let now: 'mine' | 'over' | null = null;
  await expect
    .poll(
      async () => {
        if ((await listener.hear()).isOver) now = 'over';
        else if ((await listener.moves()).length > 0) now = 'mine';
        return now;
      },
      { timeout: 60_000, intervals: [20, 50, 100, 200] },
    )
    .not.toBeNull();
  return now!;
};

/** Decisions; more than any turn has. */
const LONGEST_TURN = 60;

/** The answer to words that mean several things. */
const WHICH = /which (?:one|use)\?|was davon\?|, wie\?|laquelle\?|, comment\?/i;

/** One turn: moves until it is complete, then handed in. */
const playTurn = async (listener: Listener, { choose, short }: Habits): Promise<void> => {
  let made = 0;
  for (let moves = await listener.moves(); moves.length > 0; moves = await listener.moves()) {
    expect(made++, `a turn ends; ${moves.join(', ')}`).toBeLessThan(LONGEST_TURN);
    const move = choose(moves);
    const [answer = ''] = await listener.ask(short(move));
    if (WHICH.test(answer)) expect((await listener.ask(move))[0]).toMatch(/^(?:Done|Erledigt|Fait): /);
  }
  await listener.ask('ok');
};

/**
 * The listener has heard what the seat knows. Others may play while it is told, and news takes its time: then all is
 * asked once more.
 */
const expectHeard = (page: Page, table: string, listener: Listener, { hear }: Habits): Promise<void> =>
  expect(async () => {
    const { version } = await viewOf(page, table);
    const heard = await hear(listener);
    const told = await viewOf(page, table);
    expect(told.version, 'the table is quiet').toBe(version);
    expect(heard, `at version ${version}`).toEqual(told.view);
  }).toPass({ timeout: 60_000, intervals: [100, 500, 2000] });

/** Plays to the end by ear and keys alone; what is told is all that a seat may know. */
const playByEar = async (page: Page, table: string, habits: Habits): Promise<readonly string[]> => {
  const listener = await Listener.at(page);
  while ((await untilMine(listener)) === 'mine') {
    await expectHeard(page, table, listener, habits);
    await playTurn(listener, habits);
  }
  expect((await viewOf(page, table)).result).not.toBeNull();
  // Passing announcements may be gone before they are read; in a whole game some of them are caught.
  if (isFull) expect(listener.sentences).toContain('Your turn.');
  return listener.sentences;
};

const expectDiscreet = (sentences: readonly string[]): void =>
  expect(
    sentences.filter(sentence => /gives \S+ the |is dealt .*:|hand:/.test(sentence)),
    'no hidden card is told by itself',
  ).toEqual([]);

/** Two players in the last phases of the last round. */
const LATE_NAUTICUS = {
  game: 'nauticus',
  round: 4,
  phase: 6,
  start: 0,
  wheel: 4,
  anchor: 2,
  tiles: ['hulls', 'masts', 'sails', 'goods', 'transport', 'money', 'deliver', 'crowns'],
  used: [true, false, true, false, true, false, true, true],
  players: [
    {
      points: -2,
      taler: 9,
      workers: 4,
      passes: 2,
      extra: true,
      crownPoints: 0,
      storage: ['mast:whale', 'mast:crown', 'sail:crown', 'coffee', 'fish', 'fish'],
      delivered: ['coffee', 'coffee', 'grain'],
      ships: [
        {
          hull: ['bow', 'middle', 'stern'],
          masts: ['anchor', 'crown', 'anchor'],
          sails: ['anchor', 'crown', 'anchor'],
          goods: ['fish'],
        },
        { hull: ['single'], masts: ['star'], sails: ['star'], goods: [] },
        { hull: ['bow', 'middle'], masts: ['whale'], sails: [], goods: ['salt', 'fish'] },
      ],
    },
    {
      points: 28,
      taler: 5,
      workers: 6,
      passes: 3,
      extra: false,
      crownPoints: 6,
      storage: [],
      delivered: ['salt', 'salt', 'fish'],
      ships: [{ hull: ['middle'], masts: [], sails: [], goods: [] }],
    },
  ],
} as const;

/** The first seat is three cards before the end, and nobody can hinder it; every kind of place is taken. */
const LATE_NAUTILUS = {
  game: 'nautilus',
  variant: 'quick',
  round: 3,
  dealer: 3,
  turn: 0,
  hands: [['2', '3', 'telescope', 'moby'], ['9', '10', '10'], [], ['6', '9', '6']],
  sailors: {
    n: ['t63', 'h3', 'h2'],
    e: ['t16*', 'c1', 'home'],
    s: ['h1', 'h3', 'h2'],
    w: ['t50', 't12', 'h1'],
  },
  moby: 't30',
  open: [false, false, false, false],
  discards: ['12', '7', '4'],
} as const;

/** A duel: what is asked for and given in return is heard, too. */
const LATE_DUEL = {
  game: 'nautilus',
  variant: 'duel',
  round: 2,
  dealer: 1,
  turn: 0,
  hands: [
    ['trade', '2', '2', '3', 'moby'],
    ['7', '9', '10', 'nautilus', '12'],
  ],
  sailors: {
    n: ['t62', 'h3', 'h2', 'h1'],
    e: ['t20', 'c1', 'home', 'h3'],
    s: ['t30', 'h3', 'h2', 'h1'],
    w: ['t50', 't12', 'h1', 'home'],
  },
  moby: 't40',
  open: [false, false],
  discards: ['12'],
} as const;

const nauticus = (seed: number): Habits => {
  const draw = lot(seed);
  return {
    hear: hearNauticus,
    choose: moves => {
      const busy = moves.filter(move => move !== 'pass' && move !== 'end');
      return busy.length > 0 && (draw(3) > 0 || busy.length === moves.length)
        ? busy[draw(busy.length)]!
        : moves[draw(moves.length)]!;
    },
    short: move => move.replace(/^(?:take|buy|load|bonus|free) /, ''),
  };
};

/** Into the harbour if possible. */
const nautilus = (seed: number): Habits => {
  const draw = lot(seed);
  return {
    hear: hearNautilus,
    choose: moves => {
      const home = moves.filter(move => />h\d$/.test(move));
      const list = home.length > 0 ? home : moves;
      return list[draw(list.length)]!;
    },
    short: move => move.replace(/^play (\d+) ([nesw]\d)>.*$/, '$1 $2').replace(/ n(\d)$/, ' $1'),
  };
};

test('Nauticus is played to its end by ear and commands alone, and all is told', async ({ browser }) => {
  const asked = { game: 'nauticus', position: LATE_NAUTICUS, seats: [{ kind: 'open' }, DECKHAND] };
  const { id, pages } = await layTable(browser, server, asked, [{ name: 'Ada' }]);
  await playByEar(pages[0]!, id, nauticus(7));
  await pages[0]!.context().close();
});

test('Nautilùs is played to its end by ear and commands alone, and all is told', async ({ browser }) => {
  const seats = [{ kind: 'open' }, DECKHAND, DECKHAND, DECKHAND];
  const asked = { game: 'nautilus', position: LATE_NAUTILUS, seats };
  const { id, pages } = await layTable(browser, server, asked, [{ name: 'e1' }]);
  const plan = ['play telescope', 'play moby', 'play 3 n1>h1'];
  const choose = (moves: readonly string[]): string => plan.find(move => moves.includes(move))!;
  expectDiscreet(await playByEar(pages[0]!, id, { ...nautilus(8), choose }));
  await pages[0]!.context().close();
});

testInTurn(2)('the exchange by ear: a card comes, and is named only to who asks', async ({ browser }) => {
  const seats = [{ kind: 'open' }, DECKHAND, DECKHAND, DECKHAND];
  const asked = { game: 'nautilus', variant: 'quick', options: { dealer: 3 }, seats };
  const { id, pages } = await layTable(browser, server, asked, [{ name: 'Ada' }]);
  const page = pages[0]!;
  const listener = await Listener.at(page);
  const habits = nautilus(1);
  await untilMine(listener);
  await expectHeard(page, id, listener, habits);
  await expectAccessible(page, 'an answer in the command field');
  await playTurn(listener, habits);
  await expect.poll(async () => (await listener.hear()) && listener.sentences.at(-1)).toBe('Your turn.');
  expectDiscreet(listener.sentences);
  expect((await listener.ask('log')).join(' ')).toMatch(/gives Ada the /);
  await expectHeard(page, id, listener, habits);
  await page.context().close();
});

if (isFull) {
  test('a whole game of Nauticus by ear and commands alone', async ({ browser }) => {
    test.setTimeout(900_000);
    const asked = { game: 'nauticus', players: 2, seats: [{ kind: 'open' }, DECKHAND] };
    const { id, pages } = await layTable(browser, server, asked, [{ name: 'Ada' }]);
    await playByEar(pages[0]!, id, nauticus(3));
    await pages[0]!.context().close();
  });

  test('a duel of Nautilùs from before its end by ear and commands alone', async ({ browser }) => {
    test.setTimeout(900_000);
    const asked = { game: 'nautilus', position: LATE_DUEL, seats: [{ kind: 'open' }, DECKHAND] };
    const { id, pages } = await layTable(browser, server, asked, [{ name: 'Ada' }]);
    await playByEar(pages[0]!, id, {
      ...nautilus(5),
      choose: moves => moves.find(move => move === 'play trade') ?? nautilus(moves.length).choose(moves),
    });
    await pages[0]!.context().close();
  });

  test('a whole quick game of Nautilùs by ear and commands alone', async ({ browser }) => {
    test.setTimeout(1_800_000);
    const seats = [{ kind: 'open' }, DECKHAND, DECKHAND, DECKHAND];
    const { id, pages } = await layTable(browser, server, { game: 'nautilus', variant: 'quick', seats }, [
      { name: 'Ada' },
    ]);
    expectDiscreet(await playByEar(pages[0]!, id, nautilus(4)));
    await pages[0]!.context().close();
  });
}

const SOME_TURNS = isFull ? Number.POSITIVE_INFINITY : 2;

/** The whole of it is told, some turns are played: whole games in English have shown the rest. */
const playSomeTurns = async (page: Page, table: string, language: Tongue, habits: Habits): Promise<void> => {
  const listener = await Listener.at(page, language);
  for (let turn = 0; turn < SOME_TURNS && (await untilMine(listener)) === 'mine'; turn++) {
    await expectHeard(page, table, listener, habits);
    await playTurn(listener, habits);
  }
};

for (const language of someOf(['de', 'fr'] as const, 2))
  testInTurn(0)(`Nauticus by ear and commands alone, and all is told (${language})`, async ({ browser }) => {
    if (isFull) test.setTimeout(900_000);
    const asked = { game: 'nauticus', position: LATE_NAUTICUS, seats: [{ kind: 'open' }, DECKHAND] };
    const { id, pages } = await layTable(browser, server, asked, [{ name: 'Ada', language }]);
    await playSomeTurns(pages[0]!, id, language, nauticus(7));
    await pages[0]!.context().close();
  });

for (const language of isFull ? (['fr', 'de'] as const) : [])
  test(`Nautilùs by ear and commands alone, and all is told (${language})`, async ({ browser }) => {
    if (isFull) test.setTimeout(900_000);
    const seats = [{ kind: 'open' }, DECKHAND, DECKHAND, DECKHAND];
    const asked = { game: 'nautilus', position: LATE_NAUTILUS, seats };
    const { id, pages } = await layTable(browser, server, asked, [{ name: 'Ada', language }]);
    await playSomeTurns(pages[0]!, id, language, nautilus(8));
    await pages[0]!.context().close();
  });

import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { expectAccessible, expectFits } from '../checks.ts';
import { glowing, mainButton } from '../player.ts';
import { AT_THE_START, MIDDLE } from '../positions.ts';
import { keepGame, recordedGame } from '../recorded-games.ts';
import { test, testInTurn } from '../shared-server.ts';
import type { TestServer } from '../test-server.ts';
import { visit } from '../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const NAMES = ['Anna', 'Bruno', 'Cleo', 'Dora'] as const;

/** The card that each seat plays, the first way that is possible. */
const PLAYED = ['6', '9', '3', '6'] as const;

type Hands = readonly (readonly string[])[];

/** The hands with a card of one in another. */
const exchanged = (one: number, his: string, other: number, hers: string): Hands =>
  MIDDLE.hands.map((hand, seat) =>
    hand.map((card: string) => {
      if (seat === one && card === his) return hers;
      return seat === other && card === hers ? his : card;
    }),
  );

interface View {
  readonly number: number;
  readonly asked: number | null;
  readonly view: { readonly moves: readonly string[] };
}

const json = async <T>(asked: ReturnType<APIRequestContext['post']>): Promise<T> => {
  const answer = await asked;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return answer.status() === 204 ? (undefined as T) : ((await answer.json()) as T);
};

const api = (path: string): string => `/api/v1${path}`;

/** A table where every player plays their card once, and all agree to stop. Answers its id. */
const played = async (people: readonly APIRequestContext[], hands: Hands): Promise<string> => {
  const position = { ...MIDDLE, hands };
  const asked = { game: 'nautilus', visibility: 'invitation', position };
  const { id, invitation } = await json<{ id: string; invitation: string }>(
    people[0]!.post(api('/tables'), { data: asked }),
  );
  for (const [seat, person] of people.entries())
    await json(person.post(api(`/tables/${id}/sit`), { data: { seat, invitation } }));
  await json(people[0]!.post(api(`/tables/${id}/start`), { data: {} }));
  for (const [seat, person] of people.entries()) {
    const { number, asked: answers, view } = await json<View>(person.get(api(`/tables/${id}/view`)));
    const move = view.moves.find(each => each.startsWith(`play ${PLAYED[seat]} `))!;
    const data = { number, asked: answers, moves: [move], id: `turn-of-${seat}-${id}` };
    await json(person.post(api(`/tables/${id}/moves`), { data }));
  }
  for (const person of people)
    await json(person.post(api(`/tables/${id}/agree`), { data: { number: 1, kind: 'end', id: `the-end-of-${id}` } }));
  return id;
};

const eyes = (page: Page) => page.getByLabel('Point of view');

/** The document's words for eyes, a line for every element, so that a failure shows what differs. */
const written = async (page: Page, id: string): Promise<string> => {
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))));
  const [title, body] = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const region of copy.querySelectorAll('.announcer')) region.remove();
    return [document.title, copy.innerHTML];
  });
  return `${title} ${body}`.replaceAll(id, 'the table').replaceAll('><', '>\n<');
};

const STANDPOINTS = [...NAMES.map(name => `As ${name} saw it`), 'Spectator', 'All hands open'];

const LOOKS = [0, 2, PLAYED.length] as const;

/** Goes to an entry and answers what was spoken on the way; at the end the result stands before everything else. */
const jump = async (page: Page, entry: (typeof LOOKS)[number]): Promise<string> => {
  const spoken = page.locator('.announcer[role=status] p:last-child');
  await page.getByLabel('Position in the game').fill(String(entry));
  await expect(page.locator('.replay-bar-slider .figures')).toContainText(`${entry} / `);
  if (entry === 0) return '';
  const said = new RegExp(`^${NAMES[entry - 1]} plays`);
  if (entry < PLAYED.length) {
    await expect(spoken).toHaveText(said);
    return (await spoken.innerText()).trim();
  }
  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result).toBeVisible();
  // A sentence that was said in the moment in which the result opened is said in it.
  await expect(result.locator('.announcer[role=status] p:last-child')).toHaveText(said);
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
  return '';
};

/** The words for eyes and ears. Indexable by look, then by standpoint. */
const replayed = async (page: Page, id: string): Promise<string[][]> => {
  await page.goto(`/t/${id}/0`);
  await expect(page.locator('.replay-bar')).toBeVisible();
  const looks: string[][] = LOOKS.map(() => []);
  for (const standpoint of STANDPOINTS) {
    await eyes(page).selectOption(standpoint);
    for (const [look, entry] of LOOKS.entries()) {
      const heard = await jump(page, entry);
      looks[look]!.push(`${heard}\n${await written(page, id)}`);
    }
  }
  return looks;
};

const cardsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.hand [data-place]')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-place') ?? '').sort());

testInTurn(1)(
  'a game looked at with the eyes of each seat tells nothing that seat did not know',
  async ({ browser }) => {
    const people = await Promise.all(NAMES.map(() => request.newContext({ baseURL: server.url })));
    for (const [seat, person] of people.entries())
      await json(person.post(api('/guests'), { data: { name: NAMES[seat], language: 'en' } }));
    const real = await played(people, MIDDLE.hands);
    // Two games that differ in hands alone: the first for seats 1 and 3, the second for the others.
    const twins = [
      await played(people, exchanged(0, 'storm', 2, '10')),
      await played(people, exchanged(1, '8', 3, '4')),
    ];

    const page = await visit(browser, server.url, { device: 'desktop' });
    await page.context().addCookies((await people[0]!.storageState()).cookies);
    const [mine, first, second] = [
      await replayed(page, real),
      await replayed(page, twins[0]!),
      await replayed(page, twins[1]!),
    ];
    for (const [look, seen] of mine.entries()) {
      const [asAnna, asBruno, asCleo, asDora, outside, open] = seen;
      expect(first[look]!.slice(1, 5), `after entry ${LOOKS[look]}`).toEqual([
        asBruno,
        first[look]![2],
        asDora,
        outside,
      ]);
      expect(second[look]!.slice(0, 5), `after entry ${LOOKS[look]}`).toEqual([
        asAnna,
        second[look]![1],
        asCleo,
        second[look]![3],
        outside,
      ]);
      expect(first[look]![5]).not.toBe(open);
      expect(first[look]![0], 'who holds other cards sees them').not.toBe(asAnna);
    }

    await page.goto(`/t/${real}/0`);
    for (const [seat, name] of NAMES.entries()) {
      await eyes(page).selectOption(`As ${name} saw it`);
      expect(await cardsOf(page)).toEqual(MIDDLE.hands[seat]!.map(card => `card-${card}`).toSorted());
    }
    await eyes(page).selectOption('All hands open');
    await expect(page.locator('.others')).toHaveText(/10/);
    await expectAccessible(page, 'a replay with all hands open');
    await page.context().close();
    await Promise.all(people.map(person => person.dispose()));
  },
);

/** A game that its one person ends at once. Answers its id. */
const ended = async (page: Page, asked: object): Promise<string> => {
  const { request: person } = page.context();
  const { id } = await json<{ id: string }>(
    person.post(api('/tables'), { data: { visibility: 'invitation', ...asked } }),
  );
  await json(person.post(api(`/tables/${id}/sit`), { data: { seat: 0 } }));
  await json(person.post(api(`/tables/${id}/start`), { data: {} }));
  await json(person.post(api(`/tables/${id}/agree`), { data: { number: 1, kind: 'end', id: `the-end-of-${id}` } }));
  return id;
};

const playOnFromHere = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).tap();
  await expect(page).toHaveURL(/\/local\//);
};

const BOTS = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'deckhand' }));

testInTurn(2)('from any moment of a game that is over it is played on against bots', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'phone' });
  await json(page.context().request.post(api('/guests'), { data: { name: 'Anna', language: 'en' } }));
  const nautilus = await ended(page, { game: 'nautilus', position: MIDDLE, seats: [{ kind: 'open' }, ...BOTS] });
  await page.goto(`/t/${nautilus}/0`);
  await expect(page.getByLabel('Position in the game')).toHaveAttribute(
    'aria-valuetext',
    /^Round 2, turn 0, step 0 of \d+$/,
  );
  await expectAccessible(page, 'a replay on a phone');
  await expectFits(page, 'a replay on a phone');
  await playOnFromHere(page);
  await expect(page.locator('.hand button')).toHaveCount(5);
  await page.locator('.hand button[aria-label^="6"]').tap();
  await page.locator('.uses .use').first().tap();
  await mainButton(page).tap();
  await expect(page.locator('.hand button'), 'the turn is handed in, and the bots go on').toHaveCount(4);

  const nauticus = await ended(page, {
    game: 'nauticus',
    position: AT_THE_START,
    seats: [{ kind: 'open' }, ...BOTS.slice(1)],
  });
  await page.goto(`/t/${nauticus}/0`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
  await playOnFromHere(page);
  await expect(glowing(page).first()).toBeVisible();
  await page.context().close();
});

testInTurn(0)(
  'a game of this device that is over is looked back at by turns and rounds, at any speed',
  async ({ browser }) => {
    const page = await visit(browser, server.url, { device: 'phone', language: 'de' });
    await page.goto(await keepGame(page, recordedGame('nautilus/records/quick.json'), 0));
    await page.getByRole('button', { name: 'Ergebnis' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Das Spiel nachspielen' }).tap();
    await expect(page).toHaveURL(/\/local\/kept\/0$/);
    const place = page.getByLabel('Stelle im Spiel');
    await expect(place).toHaveAttribute('aria-valuetext', /^Runde 1, Zug 0, Eintrag 0 von \d+$/);
    await expect(page.getByLabel('Ansicht von')).toHaveValue('0');
    await page.getByRole('button', { name: 'Einen Zug weiter' }).tap();
    await expect(place).toHaveAttribute('aria-valuetext', /, Zug 1, /);
    await page.getByLabel('Zur Runde').selectOption('Runde 2');
    await expect(place).toHaveAttribute('aria-valuetext', /^Runde 2, /);
    await page.getByLabel('Tempo').selectOption('4×');
    const before = Number(await place.inputValue());
    await page.getByRole('button', { name: 'Abspielen' }).tap();
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(before + 2);
    await page.getByRole('button', { name: 'Anhalten' }).tap();
    await expectFits(page, 'a replay on a phone, in German');
    await expectAccessible(page, 'a replay on a phone, in German');
    await page.context().close();
  },
);

/** Hands that play Nautilùs: a card, a sailor, a place, the button. */
import { expect, type Locator, type Page } from '@playwright/test';
import { isOver, mainButton, situation, type Touch, touchAt } from './player.ts';

export const held = (page: Page): Locator => page.locator('.hand .hand-card');
/** A card of the hand, by how its name begins. */
export const card = (page: Page, name: string): Locator =>
  page.locator(`.hand button[aria-label^="${name},"], .hand button[aria-label="${name}"]`).first();
/** Something to do with the card that is chosen, by its words. */
export const use = (page: Page, words: string): Locator =>
  page.locator('.uses').getByRole('button', { name: words }).first();

/** Whether the main button can be pressed. */
const canPress = async (page: Page): Promise<boolean> =>
  (await mainButton(page).getAttribute('aria-disabled')) !== 'true';

/** A move is on its way to the server, and the draft of it still shown. */
const isBusy = async (page: Page): Promise<boolean> => (await mainButton(page).getAttribute('aria-busy')) === 'true';

const isDrafted = async (page: Page): Promise<boolean> => (await page.locator('.action-bar-step').count()) > 0;

const offers = async (page: Page): Promise<Locator> => {
  const uses = page.locator('.uses .is-offered:visible');
  return (await uses.count()) > 0 ? uses : page.locator('.hand .is-offered:visible');
};

/** Not while something is on its way to the server. */
export const mayDecide = async (page: Page): Promise<boolean> =>
  !(await isBusy(page)) && ((await canPress(page)) || (await (await offers(page)).count()) > 0);

const SOON = { intervals: [20, 40, 80, 160] };

/** Who comes back is told what has happened; that is put aside. */
export const putAside = (page: Page): Promise<void> =>
  expect(async () => {
    if ((await page.locator('dialog[open]').count()) === 0) return;
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: 500 });
  }).toPass(SOON);

/** A decision by touches: whatever is offered first to this lot, until it can be handed in. */
export const decide = async (page: Page, touch: Touch, draw: (most: number) => number): Promise<void> => {
  await putAside(page);
  for (let isDone = false, touches = 0; !isDone; touches++) {
    const before = await situation(page);
    const hasDraft = await isDrafted(page);
    const presses = await canPress(page);
    const open = await offers(page);
    // What was complete has been handed in by the last touch, and taken in before anybody could see that.
    if (touches > 0 && !presses && (await open.count()) === 0) return;
    await touchAt(page, before, touch, presses ? mainButton(page) : open.nth(draw(await open.count())));
    // Where nothing else is allowed the button makes the move first, and then hands it in.
    isDone = (await isBusy(page)) || (presses && (hasDraft || !(await isDrafted(page))));
  }
};

const KEY = 'Control+k';

/** Types into the field for commands and reads the answer. The first one waits for its words to be loaded. */
const command = async (page: Page, words: string): Promise<string> => {
  const answer = page.locator('.command-answer');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect(answer).not.toBeEmpty();
  return (await answer.textContent()) ?? '';
};

/** Moves are listed after the last colon of the answer, each with a comma behind it. */
const movesIn = (answer: string): readonly string[] =>
  answer
    .slice(answer.lastIndexOf(':') + 1)
    .replace(/\.$/, '')
    .split(', ')
    .map(move => move.trim());

/** A decision by keys alone: asks which moves there are, types one, hands it in. */
export const typeDecision = async (page: Page, choose: (moves: readonly string[]) => string): Promise<void> => {
  await putAside(page);
  await expect.poll(() => mayDecide(page), SOON).toBe(true);
  const before = await situation(page);
  await page.keyboard.press(KEY);
  await expect(page.locator('.command input')).toBeFocused();
  for (let said = ''; said === '' || !(await isDrafted(page)) || !(await canPress(page)); ) {
    said = await command(page, 'm');
    await command(page, choose(movesIn(said)));
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => situation(page), { ...SOON, message: 'a move is handed in' }).not.toBe(before);
};

/** The seats that may decide now; none once the game is over. */
export const whoDecides = async (pages: readonly Page[]): Promise<readonly number[]> => {
  let seats: readonly number[] = [];
  const isKnown = async (): Promise<boolean> => {
    seats = (await Promise.all(pages.map(mayDecide))).flatMap((may, seat) => (may ? [seat] : []));
    return seats.length > 0 || isOver(pages[0]!);
  };
  await expect.poll(isKnown, SOON).toBe(true);
  return (await isOver(pages[0]!)) ? [] : seats;
};

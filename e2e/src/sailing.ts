/** Hands that play Nautilùs: a card, a sailor, a place, the button. */
import { expect, type Locator, type Page } from '@playwright/test';
import { mainButton, type Sight, sightOf, situation, type Touch, touchAt } from './player.ts';

export const held = (page: Page): Locator => page.locator('.hand .hand-card');
/** A card of the hand, by how its name begins. */
export const card = (page: Page, name: string): Locator =>
  page.locator(`.hand button[aria-label^="${name},"], .hand button[aria-label="${name}"]`).first();
/** A use of the card that is chosen, by its words. */
export const use = (page: Page, words: string): Locator =>
  page.locator('.uses').getByRole('button', { name: words }).first();

const offersOf = ({ uses, cards }: Sight): number => uses || cards;

const offered = (page: Page, { uses }: Sight): Locator =>
  page.locator(uses > 0 ? '.uses .is-offered:visible' : '.hand .is-offered:visible');

/** False while a move is on its way to the server. */
const isAsked = (sight: Sight): boolean => !sight.isBusy && (sight.canPress || offersOf(sight) > 0);

export const mayDecide = async (page: Page): Promise<boolean> => isAsked(await sightOf(page));

const SOON = { intervals: [20, 40, 80, 160] };

/** A player who comes back is told what has happened; that is put aside. */
export const putAside = (page: Page): Promise<void> =>
  expect(async () => {
    if (!(await sightOf(page)).hasDialog) return;
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: 500 });
  }).toPass(SOON);

/** A decision by touches: whatever is offered first to this lot, until it can be handed in. */
export const decide = async (page: Page, touch: Touch, draw: (most: number) => number): Promise<void> => {
  await putAside(page);
  for (let isDone = false, touches = 0; !isDone; touches++) {
    const sight = await sightOf(page);
    const { canPress, steps, situation: before } = sight;
    const offers = offersOf(sight);
    // A draft that was complete has been handed in by the last touch, and taken in before anybody could see that.
    if (touches > 0 && !canPress && offers === 0) return;
    await touchAt(page, before, touch, canPress ? mainButton(page) : offered(page, sight).nth(draw(offers)));
    // Where nothing else is allowed the button makes the move first, and then hands it in.
    const after = await sightOf(page);
    isDone = after.isBusy || (canPress && (steps > 0 || after.steps === 0));
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
  const isDrafted = async (): Promise<boolean> => {
    const { steps, canPress } = await sightOf(page);
    return steps > 0 && canPress;
  };
  do await command(page, choose(movesIn(await command(page, 'm'))));
  while (!(await isDrafted()));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => situation(page), { ...SOON, message: 'a move is handed in' }).not.toBe(before);
};

/** The seats that may decide now; none once the game is over. */
export const whoDecides = async (pages: readonly Page[]): Promise<readonly number[]> => {
  let seats: readonly number[] = [];
  const isKnown = async (): Promise<boolean> => {
    const sights = await Promise.all(pages.map(sightOf));
    const isOver = sights[0]!.isOver;
    seats = isOver ? [] : sights.flatMap((sight, seat) => (isAsked(sight) ? [seat] : []));
    return seats.length > 0 || isOver;
  };
  await expect.poll(isKnown, SOON).toBe(true);
  return seats;
};

import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../../checks.ts';
import { test, testInTurn } from '../../shared-server.ts';
import { type Guest, layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const ANNA: Guest = { name: 'Anna', device: 'phone' };
const BRUNO: Guest = { name: 'Bruno', device: 'phone', language: 'de' };
const DAYS = {
  ...{ game: 'nautilus', variant: 'duel' },
  clock: {
    kind: 'slow',
    move: 3 * 86_400_000,
    late: 'stand-in',
    level: 'mate',
    hours: { from: 9, to: 22 },
    holidays: 7,
  },
};
/** The smallest in use, less the room of what is announced. */
const SMALLEST = { width: 360, height: 598 };

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const fromMenu = async (page: Page, menu: string, item: string): Promise<void> => {
  await button(page, menu).tap();
  await button(page, item).tap();
};

/** A time as a field for a date and an hour takes it. */
const nextWeek = (): string => `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)}T19:30`;

testInTurn(1)(
  'at a slow table on a small phone days off are taken, a chat hides no question, and a date is agreed on',
  async ({ browser }) => {
    const { id, pages } = await layTable(browser, server, DAYS, [ANNA, BRUNO]);
    const [anna, bruno] = pages as [Page, Page];
    for (const page of pages) await page.setViewportSize(SMALLEST);

    await fromMenu(anna, 'Menu', 'Take days off');
    await anna.getByLabel('How long').selectOption('2');
    await expectAccessible(anna, 'days off');
    await button(anna, 'Begin now').tap();
    await fromMenu(bruno, 'Menü', 'Urlaub nehmen');
    await button(bruno, 'Jetzt beginnen').tap();
    await expect(bruno.locator('.clock-returns')).toHaveCount(2);
    for (const page of pages) {
      await expect(page.locator('.holiday-line')).toBeVisible();
      const [hand, bar] = await Promise.all(
        ['.hand', '.action-bar'].map(part => page.locator(part).first().boundingBox()),
      );
      expect(hand!.y + hand!.height, 'the hand is seen whole').toBeLessThanOrEqual(bar!.y + 1);
      await expectFits(page, 'on holiday');
    }
    await button(anna, 'End it now').tap();
    await expect(anna.locator('.holiday-line')).toHaveCount(0);
    await expect(bruno.locator('.clock-returns'), 'he sees that she is back').toHaveCount(1);

    await button(bruno, 'Chat').tap();
    await fromMenu(anna, 'Menu', 'Pause the game');
    await anna.getByRole('radio', { name: 'On a date' }).check();
    const date = nextWeek();
    await anna.locator('input[type=datetime-local]').fill(date);
    await button(anna, 'Ask the others').tap();
    const question = bruno.getByRole('dialog').locator('.table-line', { hasText: 'Anna' });
    await expect(question).toBeVisible();
    await expectFits(bruno, 'asked in the chat');
    await question.locator('.button-main').tap();
    await expect(anna.locator('.table-line', { hasText: 'paused' })).toBeVisible();

    const saving = anna.waitForEvent('download');
    await button(anna, 'Add to calendar').tap();
    const calendar = readFileSync(await (await saving).path(), 'utf8');
    const starts = await anna.evaluate(local => new Date(local).toISOString(), date);
    expect(calendar).toContain(`DTSTART:${starts.replace(/[-:]|\.\d+/g, '')}`);
    expect(calendar).toContain(`/t/${id}`);
    await anna.goto('/');
    await expect(anna.locator(`.table-row[href="/t/${id}"]`)).toContainText('7:30');
    await Promise.all(pages.map(page => page.context().close()));
  },
);

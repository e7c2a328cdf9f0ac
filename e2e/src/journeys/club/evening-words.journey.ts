import { expect, type Page } from '@playwright/test';
import { Api } from '../../api.ts';
import { expectAccessible, expectFits } from '../../checks.ts';
import { visitAsAdministrator } from '../../member.ts';
import { BEFORE_THE_END } from '../../positions.ts';
import { test, testInTurn } from '../../shared-server.ts';
import { layTable } from '../../tables.ts';
import { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const BOT = { kind: 'bot', level: 'deckhand' } as const;
const TWO = { game: 'nauticus', position: BEFORE_THE_END, seats: [{ kind: 'open' }, { kind: 'open' }, BOT] };

const PUBLIC = { game: 'nauticus', players: 2, visibility: 'public', spectators: true };

const said = (page: Page) => page.locator('.talk-message');

testInTurn(0)(
  'players talk in three languages, apart from spectators, whom they read after the game',
  async ({ browser }) => {
    const { id, pages } = await layTable(browser, server, PUBLIC, [
      { name: 'Anna', device: 'phone', language: 'en' },
      { name: 'Bruno', device: 'desktop', language: 'de' },
    ]);
    const [anna, bruno] = [pages[0]!, pages[1]!];
    const claire = await visit(browser, server.url, { language: 'fr' });
    await Api.of(claire).guest('Claire', 'fr');
    await claire.goto(`/t/${id}`);

    await bruno.getByRole('button', { name: 'Gut gespielt!' }).click();
    await expect(said(bruno)).toHaveCount(1);
    await expect(claire.locator('.talk-words')).toHaveText(['Bien joué !']);
    const open = anna.getByRole('button', { name: 'Chat, 1 new message' });
    await open.tap();
    await expect(anna.locator('.talk-words')).toHaveText(['Well played!']);
    await anna.getByLabel('Write a message').fill('Thanks, and you?');
    await anna.getByLabel('Write a message').press('Enter');
    await expect(bruno.locator('.talk-words')).toHaveText(['Gut gespielt!', 'Thanks, and you?']);
    await anna.getByRole('button', { name: 'Close' }).tap();
    await expect(anna.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();

    await claire.getByLabel('Écrire un message').fill('Anna va gagner');
    await claire.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(said(claire)).toHaveCount(3);
    await bruno.reload();
    await expect(said(bruno)).toHaveCount(2);
    await expect(bruno.getByText('Anna va gagner')).toHaveCount(0);

    for (const page of [anna, bruno])
      await Api.of(page).post(`/tables/${id}/agree`, {
        number: 1,
        kind: 'end',
        id: `end-of-${pages.indexOf(page)}-game`,
      });
    await expect(bruno.locator('.talk-words')).toHaveText(['Gut gespielt!', 'Thanks, and you?', 'Anna va gagner']);
    for (const page of [anna, bruno, claire]) await page.context().close();
  },
);

testInTurn(2)('somebody is read no more, and again; his words are reported', async ({ browser }) => {
  const { pages } = await layTable(browser, server, TWO, [
    { name: 'Anna', device: 'desktop' },
    { name: 'Bruno', device: 'desktop' },
  ]);
  const [anna, bruno] = [pages[0]!, pages[1]!];
  await bruno.getByLabel('Write a message').fill('You are too slow!');
  await bruno.getByRole('button', { name: 'Send', exact: true }).click();
  await anna.getByRole('button', { name: 'Options for this message by Bruno' }).click();
  await anna.getByRole('button', { name: 'Report' }).click();
  await anna.getByLabel('What is wrong with it').fill('Not nice');
  await expectAccessible(anna, 'a report');
  await anna.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(anna.getByText('The administrator will read it.').first()).toBeVisible();
  await anna.getByRole('button', { name: 'Options for this message by Bruno' }).click();
  await anna.getByRole('button', { name: 'Mute Bruno' }).click();
  await expect(said(anna)).toHaveCount(0);
  await anna.goto('/account');
  await anna.getByText('Muted people').click();
  await anna.getByRole('button', { name: 'Unmute Bruno' }).click();
  await expect(anna.getByText('Muted people')).toHaveCount(0);
  for (const page of pages) await page.context().close();
});

testInTurn(1)(
  'a club with a name, an imprint and an announced restart admits newcomers by invitation, then nobody',
  async ({ browser }) => {
    const own = await TestServer.open();
    const boss = await visitAsAdministrator(browser, own, { name: 'Boss' });
    await Api.of(boss).patch('/admin/settings', {
      name: 'The Anchor',
      registration: 'invitation',
      imprint: 'Run by Boss.\n\nWrite to the harbour.',
    });
    await boss.goto('/account');
    await expect(boss.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin');
    await expect(boss.locator('.shell-mark')).toContainText('The Anchor');
    await boss.getByRole('link', { name: 'Imprint' }).click();
    await expect(boss.locator('.about-own')).toHaveText(['Run by Boss.', 'Write to the harbour.']);

    const { code } = await Api.of(boss).post<{ code: string }>('/admin/invitations', { uses: 2, days: 1 });
    const typing = await visit(browser, own.url, { device: 'phone', language: 'de' });
    await typing.goto('/account');
    await Api.of(boss).patch('/admin/settings', { name: 'The Society of the Golden Anchor in Travemünde by the Sea' });
    await typing.reload();
    await expect(typing.locator('.shell-mark')).toContainText('Society');
    await expectFits(typing, 'a club with a long name');
    await typing.getByLabel('Einladung').fill(code);
    await typing.getByLabel('Name', { exact: true }).fill('Tina');
    await typing.getByRole('button', { name: 'Als Gast' }).tap();
    await expect(typing.getByText('Tina').first()).toBeVisible();

    const linked = await visit(browser, own.url);
    await linked.goto(`/#invitation=${code}`);
    await expect(linked).toHaveURL(`${own.url}/`);
    await expect(linked.locator('.welcome')).toContainText('invites you to The Society of the Golden Anchor');
    await linked.goto('/account');
    await expect(linked.getByLabel('Invitation')).toHaveCount(0);
    await linked.getByLabel('Name', { exact: true }).fill('Lars');
    await linked.getByRole('button', { name: 'Continue as guest' }).click();
    await expect(linked.getByText('You are playing as a guest, Lars')).toBeVisible();

    await Api.of(boss).put('/admin/announcement', { text: 'A new anchor.', restartAt: '2099-01-01T22:00:00.000Z' });
    const banner = linked.locator('.announced');
    await expect(banner).toContainText('A new anchor. The server will restart at');
    await expectAccessible(linked, 'an announcement');
    const [words, head] = [await banner.boundingBox(), await linked.locator('.shell-head').boundingBox()];
    expect(words!.y + words!.height, 'it has room of its own').toBeLessThanOrEqual(head!.y);
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeEmpty();

    await Api.of(boss).patch('/admin/settings', { registration: 'closed' });
    const late = await visit(browser, own.url);
    await late.goto('/account');
    await expect(late.getByText('is not accepting new members')).toBeVisible();
    await expect(late.getByLabel('Name', { exact: true })).toHaveCount(0);
    for (const page of [boss, typing, linked, late]) await page.context().close();
    await own.close();
  },
);

test('an invitation to a table in the part of the address that no server is told', async ({ browser }) => {
  const { id, pages } = await layTable(browser, server, TWO, [{ name: 'Anna' }], false);
  const { invitation } = await Api.of(pages[0]!).get<{ invitation: string }>(`/tables/${id}`);
  const bruno = await visit(browser, server.url);
  await bruno.goto(`/t/${id}#invitation=${invitation}`);
  await bruno
    .getByRole('button', { name: /Sit here/ })
    .first()
    .click();
  await bruno.getByLabel('Your name').fill('Bruno');
  await bruno.getByRole('button', { name: 'Continue' }).click();
  await expect(pages[0]!.getByText('Bruno').first()).toBeVisible();
  for (const page of [...pages, bruno]) await page.context().close();
});

testInTurn(2)(
  'a record is dropped on the first page and shown again; anything else is refused in words',
  async ({ browser }) => {
    const { id, pages } = await layTable(browser, server, TWO, [{ name: 'Anna' }, { name: 'Bruno' }]);
    const [anna, bruno] = [pages[0]!, pages[1]!];
    await anna.getByRole('button', { name: 'Menu' }).click();
    const [log] = await Promise.all([
      anna.waitForEvent('download'),
      anna.getByRole('button', { name: 'Download my log' }).click(),
    ]);
    expect(log.suggestedFilename()).toBe(`nauticus-${id}-1.log.json`);
    for (const [seat, page] of pages.entries())
      await Api.of(page).post(`/tables/${id}/agree`, { number: 1, kind: 'end', id: `the-end-for-${seat}` });
    const record = await Api.of(anna).get(`/tables/${id}/games/1/record`);
    await anna.goto('/');
    const chosen = async (name: string, content: string): Promise<void> => {
      const [chooser] = await Promise.all([
        anna.waitForEvent('filechooser'),
        anna.getByRole('button', { name: 'View a recorded game' }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    };
    await chosen('poem.json', 'There was an old man with a beard');
    await expect(anna.getByText('This file is not a record of a game.').first()).toBeVisible();
    await chosen('game.review.json', '{"format":"ankerplatz-review/1"}');
    await expect(anna.getByText(/^This is the saved review of a game/).first()).toBeVisible();
    await chosen('forged.json', JSON.stringify({ ...record, hash: '0'.repeat(64) }));
    await expect(anna.getByText(/^This record is damaged/).first()).toBeVisible();
    const dropped = await anna.evaluateHandle(text => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'game.json', { type: 'application/json' }));
      return data;
    }, JSON.stringify(record));
    await anna.dispatchEvent('main', 'drop', { dataTransfer: dropped });
    await expect(anna).toHaveURL(/\/r\/\w{12}$/);
    await expect(anna.locator('.replay-bar, [type=range]').first()).toBeVisible();
    await expectAccessible(anna, 'a record from elsewhere');
    for (const page of [anna, bruno]) await page.context().close();
  },
);

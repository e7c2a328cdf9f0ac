import { expect } from '@playwright/test';
import { Api } from '../api.ts';
import { test, testInTurn } from '../shared-server.ts';
import type { TestServer } from '../test-server.ts';
import { visit } from '../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const AGREED = 'The coach may help everybody at this table. Whoever takes a seat agrees to it.';

testInTurn(1)(
  'who takes a seat where the coach may help reads so before, and is helped; nobody is where it was not agreed',
  async ({ browser }) => {
    const [anna, bert] = await Promise.all(['Anna', 'Bert'].map(() => visit(browser, server.url, { device: 'phone' })));
    await Api.of(anna!).guest('Anna', 'en');
    await Api.of(bert!).guest('Bert', 'en');
    const wanted = { game: 'nauticus', players: 2, visibility: 'invitation', options: { start: 0 } };
    for (const coach of [true, false]) {
      const table = await Api.of(anna!).post<{ id: string; invitation: string }>('/tables', { ...wanted, coach });
      await Api.of(anna!).post(`/tables/${table.id}/sit`, { seat: 0, ...(coach && { coach }) });
      await bert!.goto(`/t/${table.id}?invitation=${table.invitation}`);
      await expect(bert!.getByText(AGREED)).toHaveCount(coach ? 1 : 0);
      await bert!.getByRole('button', { name: /^Sit/ }).tap();
      await anna!.goto(`/t/${table.id}`);
      await anna!.getByRole('button', { name: 'Start the game' }).tap();
      await expect(anna!.locator('[data-place~="tile-money"]').first()).toBeVisible();
      await expect(anna!.locator('.coach-panel')).toHaveCount(coach ? 1 : 0);
      if (!coach) continue;
      await anna!.locator('.coach-ask').tap();
      await expect(anna!.locator('.coach-said')).toContainText(/^(?:Look|Count)/);
    }
    await anna!.context().close();
    await bert!.context().close();
  },
);

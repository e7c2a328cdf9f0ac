import { expect } from '@playwright/test';
import { expectFits } from '../../checks.ts';
import { isFull, isInTurn } from '../../extent.ts';
import { MOMENTS } from '../../screens/moments.ts';
import { disguisedBrowser, untranslated } from '../../screens/pseudo.ts';
import { SCREENS } from '../../screens/screens.ts';
import { test } from '../../shared-server.ts';
import type { TestServer } from '../../test-server.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const MAIN = ['home', 'new table', 'waiting room', 'late turn', 'result', 'rules'];
/** Licences and what an administrator writes are not translated. */
const UNTRANSLATED = ['licences', 'imprint', 'events', 'event', 'tournaments', 'tournament', 'screen of a tournament'];
const ALL = { ...SCREENS, ...MOMENTS };
const NAMES = isFull
  ? Object.keys(ALL).filter(name => !UNTRANSLATED.includes(name))
  : MAIN.filter((_, index) => isInTurn(index));

for (const name of NAMES)
  test(`${name}: in a long, accented language and with long names nothing is cut and nothing left in English`, async ({
    browser,
  }) => {
    const page = await ALL[name]!(disguisedBrowser(browser), server, { device: 'phone' });
    await expect(page.getByText('ö').first()).toBeVisible();
    await expectFits(page, name);
    expect(await untranslated(page)).toEqual([]);
    // Requests that are still on their way when the page closes are not wanted any more.
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });

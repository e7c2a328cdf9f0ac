import { test } from '@playwright/test';
import { TestServer } from '../test-server.ts';
import { DEVICES, type Device, LANGUAGES, THEMES } from '../visitor.ts';
import { MOMENTS } from './moments.ts';
import { SCREENS } from './screens.ts';

const FOLDER = new URL('../../../pictures/', import.meta.url).pathname;

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

for (const [name, open] of Object.entries({ ...SCREENS, ...MOMENTS }))
  for (const device of Object.keys(DEVICES) as Device[])
    for (const language of LANGUAGES)
      for (const theme of THEMES)
        test(`${name}, ${device}, ${language}, ${theme}`, async ({ browser }) => {
          const page = await open(browser, server, { device, language, theme });
          const file = `${name.replaceAll(' ', '-')}.${device}.${language}.${theme}.png`;
          await page.screenshot({ path: `${FOLDER}${file}` });
          await page.context().close();
        });

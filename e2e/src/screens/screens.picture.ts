import { test } from '@playwright/test';
import { House } from '../house.ts';
import { DEVICES, type Device, LANGUAGES, THEMES } from '../visitor.ts';
import { MOMENTS } from './moments.ts';
import { SCREENS } from './screens.ts';

const FOLDER = new URL('../../../pictures/', import.meta.url).pathname;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

for (const [name, open] of Object.entries({ ...SCREENS, ...MOMENTS }))
  for (const device of Object.keys(DEVICES) as Device[])
    for (const language of LANGUAGES)
      for (const theme of THEMES)
        test(`${name}, ${device}, ${language}, ${theme}`, async ({ browser }) => {
          const page = await open(browser, house, { device, language, theme });
          const file = `${name.replaceAll(' ', '-')}.${device}.${language}.${theme}.png`;
          await page.screenshot({ path: `${FOLDER}${file}` });
          await page.context().close();
        });

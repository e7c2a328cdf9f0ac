import { expectAccessible, expectFits } from '../checks.ts';
import type { House } from '../house.ts';
import { MOMENTS } from '../moments.ts';
import { SCREENS } from '../screens.ts';
import { test } from '../shared-house.ts';
import { type Device, LANGUAGES, type Language, THEMES, type Theme } from '../visitor.ts';

test.describe.configure({ mode: 'parallel' });

let house: House;
test.beforeAll(({ shared }) => {
  house = shared;
});

interface Look {
  readonly device: Device;
  readonly language: Language;
  readonly theme: Theme;
}

/** Every screen is seen on a phone, every second one on a desktop too; the whole matrix is walked by the full journeys. */
const PHONE: Look = { device: 'phone', language: 'de', theme: 'light' };
const DESKTOP: Look = { device: 'desktop', language: 'fr', theme: 'dark' };
const fewOf = (name: string, index: number): readonly Look[] =>
  index % 2 === 0 && !LONG_PAGES.includes(name) ? [PHONE, DESKTOP] : [PHONE];
/** Those take longest to check. */
const LONG_PAGES = ['rules', 'rules of Nautilùs', 'rules in place', 'paragraph', 'licences'];
const ALL: readonly Look[] = (['phone', 'desktop'] as const).flatMap(device =>
  LANGUAGES.flatMap(language => THEMES.map(theme => ({ device, language, theme }))),
);

const isFull = process.env.JOURNEYS === 'all';

for (const [index, [name, open]] of Object.entries(isFull ? { ...SCREENS, ...MOMENTS } : SCREENS).entries())
  test(`${name}: accessible, nothing cut, nothing wider than the screen`, async ({ browser }) => {
    if (isFull) test.setTimeout(600_000);
    for (const look of isFull ? ALL : fewOf(name, index)) {
      const where = `${name}, ${Object.values(look).join(' ')}`;
      const page = await open(browser, house, look);
      await expectFits(page, where);
      await expectAccessible(page, where);
      await page.context().close();
    }
  });

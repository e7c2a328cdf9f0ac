import { expectAccessible, expectFits, expectWhole } from '../../checks.ts';
import { isFull, isInTurn, someOf } from '../../extent.ts';
import { MOMENTS } from '../../screens/moments.ts';
import { SCREENS } from '../../screens/screens.ts';
import { test } from '../../shared-server.ts';
import type { TestServer } from '../../test-server.ts';
import { type Device, LANGUAGES, type Language, THEMES, type Theme } from '../../visitor.ts';

test.describe.configure({ mode: 'parallel' });

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

interface Look {
  readonly device: Device;
  readonly language: Language;
  readonly theme: Theme;
}

/** Every other screen takes its turn with these; the whole matrix is walked by the full journeys. */
const LOOKS: readonly Look[] = [
  { device: 'phone', language: 'de', theme: 'light' },
  { device: 'phone', language: 'fr', theme: 'dark' },
  { device: 'desktop', language: 'fr', theme: 'dark' },
];
const ALL: readonly Look[] = (['phone', 'desktop'] as const).flatMap(device =>
  LANGUAGES.flatMap(language => THEMES.map(theme => ({ device, language, theme }))),
);

const SEEN = someOf(Object.entries(isFull ? { ...SCREENS, ...MOMENTS } : SCREENS), 4).entries();

for (const [index, [name, open]] of [...SEEN].filter(([index]) => isInTurn(index)))
  test(`${name}: accessible, nothing cut, nothing wider than the screen`, async ({ browser }) => {
    if (isFull) test.setTimeout(600_000);
    for (const look of isFull ? ALL : [LOOKS[index % LOOKS.length]!]) {
      const where = `${name}, ${Object.values(look).join(' ')}`;
      const page = await open(browser, server, look);
      await expectFits(page, where);
      await expectWhole(page, where);
      await expectAccessible(page, where);
      await page.context().close();
    }
  });

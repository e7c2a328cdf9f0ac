import { isFull } from '../extent.ts';
import { expectFocusSeen, expectForced, expectReflow, expectSpaced } from '../screens/low-vision.ts';
import { MOMENTS } from '../screens/moments.ts';
import { SCREENS } from '../screens/screens.ts';
import { test } from '../shared-server.ts';
import type { TestServer } from '../test-server.ts';

test.describe.configure({ mode: 'parallel' });

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

/** Width and height of what is left of a screen, in pixels: of 1280×1024 at 400 %, of a small phone, of 1024×768 and of 1280×800 at 200 %. */
const ZOOMED = [
  [320, 256],
  [320, 568],
  [512, 384],
  [640, 400],
] as const;
const SPACED = [
  [390, 844],
  [1440, 900],
] as const;
const BY_KEYS = [
  [360, 640],
  [1440, 900],
] as const;

const FEW = ['home', 'late turn', 'first card of Nautilùs'];
const TABLES = [
  ...FEW,
  'first turn',
  'drafted turn',
  'refusal',
  'result',
  'talk',
  'waiting room',
  'rewards',
  'a card chosen',
  'a sailor chosen',
  'a swap',
  'the Nautilùs card',
  'open hands',
  'result of Nautilùs',
  'replay',
];
const ALL = { ...SCREENS, ...MOMENTS };

for (const [index, name] of (isFull ? TABLES : FEW).entries())
  test(`${name}: zoomed in, with wide letters, in colours of one's own, by keys alone`, async ({ browser }) => {
    const page = await ALL[name]!(browser, server, { language: 'de' });
    for (const [width, height] of isFull ? ZOOMED : [ZOOMED[0], ZOOMED[2 + (index % 2)]!])
      await expectReflow(page, width, height, name);
    for (const [width, height] of isFull ? SPACED : [SPACED[index % 2]!]) await expectSpaced(page, width, height, name);
    for (const [width, height] of isFull ? BY_KEYS : [BY_KEYS[index % 2]!])
      await expectFocusSeen(page, width, height, name);
    await expectForced(page, name);
    await page.context().close();
  });

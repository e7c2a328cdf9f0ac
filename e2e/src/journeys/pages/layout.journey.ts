import { expect } from '@playwright/test';
import { type Asked, Decider, NAUTICUS, NAUTILUS } from '../../decisions.ts';
import { isFull } from '../../extent.ts';
import { expectSeenTogether } from '../../screens/layout.ts';
import { test, testInTurn } from '../../shared-server.ts';
import { layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';
import { LANGUAGES, type Language } from '../../visitor.ts';

test.describe.configure({ mode: 'parallel' });

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

/** Width and height, in pixels. */
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [820, 1106],
  [820, 1180],
  [1180, 820],
  [1024, 768],
  [1280, 600],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  // Zoomed in to 200 %: from 1024 to 1920 pixels wide.
  [512, 384],
  [590, 410],
  [640, 360],
  [640, 512],
  [720, 405],
  [720, 450],
  [960, 540],
] as const;
/** Some of the hardest decisions at the smallest and largest sizes; everything everywhere is measured by the full journeys. */
const FEW_SIZES = [SIZES[0], SIZES[1], SIZES[2], SIZES[3], SIZES[7], SIZES[8], SIZES[12], SIZES[13]];
const FEW: Readonly<Record<string, readonly string[]>> = {
  nauticus: ['the first choice of the game', 'an action', 'where a good goes', 'rewards of a large ship'],
  nautilus: ['a card', 'steps of the 5', 'a swap that is chosen'],
};

interface Told {
  readonly game: string;
  readonly decisions: Readonly<Record<string, Asked>>;
  /** In which the sample has the longest words. */
  readonly longest: Language;
}
const GAMES: readonly Told[] = [
  { game: 'nauticus', decisions: NAUTICUS, longest: 'fr' },
  { game: 'nautilus', decisions: NAUTILUS, longest: 'de' },
];
const EACH = GAMES.flatMap(told => (isFull ? LANGUAGES : [told.longest]).map(language => ({ ...told, language })));

for (const { game, decisions, language } of EACH)
  test(`${game}, ${language}: board, holdings, offers and question are seen together, and nothing lies over anything`, async ({
    browser,
  }) => {
    if (isFull) test.setTimeout(3_600_000);
    const decider = await Decider.open(browser, server, { language, settings: { confirm: true, notes: true } });
    for (const name of isFull ? Object.keys(decisions) : FEW[game]!) {
      await decider.face(decisions[name]!);
      for (const [width, height] of isFull ? SIZES : FEW_SIZES) {
        await decider.resize(width, height);
        await expectSeenTogether(decider.page, game, `${name}, ${width}×${height}`);
      }
    }
    await decider.page.context().close();
  });

testInTurn(1)(
  'a tablet held upright: the ring is large, and the actions stand beside it during a turn',
  async ({ browser }) => {
    const decider = await Decider.open(browser, server, { language: 'de', device: 'tablet' });
    const { page } = decider;
    await decider.face(NAUTICUS.goods!);
    const { width } = (await page.locator('.nauticus-ring .ring-board').boundingBox())!;
    expect(width, 'pixels of 820').toBeGreaterThanOrEqual(440);
    await expect(page.locator('.nauticus-all .action-row')).toHaveCount(8);
    await page.context().close();
  },
);

testInTurn(2)(
  'four at a table of Nautilùs: what one says is typed beside the board, on the lowest desktop',
  async ({ browser }) => {
    const seats = [
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'bot', level: 'deckhand' },
      { kind: 'bot', level: 'deckhand' },
    ];
    const asked = { game: 'nautilus', variant: 'quick', seats };
    const { pages } = await layTable(browser, server, asked, [{ name: 'Anna' }, { name: 'Bruno' }]);
    const [anna, bruno] = pages;
    await anna!.setViewportSize({ width: 1024, height: 768 });
    const field = anna!.locator('.side-talk input');
    await field.click();
    await field.fill('Ahoy');
    const { y, height } = (await field.boundingBox())!;
    expect(y + height, 'the field is on the screen').toBeLessThanOrEqual(768);
    for (const page of [anna!, bruno!]) await page.context().close();
  },
);

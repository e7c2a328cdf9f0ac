import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Orca } from '../orca/orca.ts';
import { lot } from '../player.ts';
import { TestServer } from '../test-server.ts';
import { openChromium } from './chromium.ts';
import type { Driver, Tab } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { layTable, visit } from './guest.ts';
import { textsOf } from './hands.ts';

/** The browser that is read aloud. */
const isChromium = process.env.JOURNEYS_BROWSER === 'orca-chromium';

const TRANSCRIPTS = new URL('../../../.cache/orca/', import.meta.url);

let server: TestServer;
let orca: Orca;
let driver: Driver;
test.beforeAll(async () => {
  [server, orca] = await Promise.all([TestServer.open(), Orca.open()]);
  driver = await (isChromium
    ? openChromium(orca.environment)
    : openFirefox(process.env.FIREFOX_PATH!, orca.environment));
});
test.afterAll(async () => {
  await driver.close();
  orca.close();
  await server.close();
});
test.beforeEach(() => {
  test.info().annotations.push({ type: 'browser', description: `Orca with ${driver.version}` });
});

const BOT = { kind: 'bot', level: 'deckhand' } as const;

/** A player who hears and types, and sees nothing. */
class Blind {
  /** Acts, and what was said then. */
  readonly lines: string[] = [];

  async does(what: string, work: () => unknown, typed = ''): Promise<string> {
    const said = await orca.after(work, typed);
    this.lines.push(`> ${what}`, ...said);
    return said.join(' ');
  }

  opensCommands(): Promise<string> {
    return this.does('Control K', async () => {
      orca.withControl('k');
      await orca.until(/Command entry/);
    });
  }

  says(words: string): Promise<string> {
    const type = (): void => {
      orca.type(words);
      orca.key('Return');
    };
    return this.does(words, type, words);
  }
}

/** Moves as they are told: after the last colon, each with a comma behind it. */
const movesIn = (said: string): readonly string[] => {
  const list = /\b\d+ moves?: (.*)$/s.exec(said)?.[1] ?? '';
  return list === ''
    ? []
    : list
        .replace(/\.$/, '')
        .split(',')
        .map(move => move.trim());
};

/** More decisions than two rounds have. */
const MOST = 120;

const playTwoRounds = async (tab: Tab, blind: Blind): Promise<void> => {
  const draw = lot(3);
  const round = async (): Promise<number> =>
    Number(/\d+/.exec((await textsOf(tab, '.table-heading')).join(' '))?.[0] ?? 0);
  expect(await blind.opensCommands(), 'the field for commands says what it is').toMatch(/command/i);
  expect(await blind.says('?'), 'the first line of many').toMatch(/the last turn/);
  for (let made = 0; (await round()) < 3; made++) {
    expect(made).toBeLessThan(MOST);
    const moves = movesIn(await blind.says('m'));
    const said = await blind.says(moves.length > 0 ? moves[draw(moves.length)]! : 'ok');
    expect(said, 'an answer').not.toBe('');
  }
};

/** Keeps in the page, from now on, all that comes into its live regions. */
const keepAnnounced = (tab: Tab): Promise<null> =>
  tab.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes)
        if ((target as Element).closest('.announcer'))
          for (const { textContent } of addedNodes) announced.push(...textContent!.split('\n'));
    }).observe(document, { childList: true, subtree: true });
    return null;
  }, null);

const announcedIn = (tab: Tab): Promise<readonly string[]> =>
  tab.evaluate(() => (globalThis as unknown as { announced: string[] }).announced, null);

/** The focus goes from the address into the page, however late a busy one takes it: Control K is the browser's before. */
const enter = async (tab: Tab): Promise<void> => {
  const hasFocus = (): Promise<boolean> => {
    orca.click(640, 160);
    return tab.evaluate(() => document.hasFocus(), null);
  };
  await expect.poll(hasFocus, { intervals: [2000] }).toBe(true);
};

/** Twice the same piece in one answer. */
const doubled = (lines: readonly string[]): readonly string[] =>
  lines.filter((line, i) => i > 0 && line === lines[i - 1] && line.length > 3);

/** A line with plain spaces: others sound the same. */
const plain = (line: string): string => line.replace(/\s+/g, ' ').trim();

/** Lines that the page has announced and nobody has heard, each as often as that. */
const missed = (announced: readonly string[], lines: readonly string[]): readonly string[] => {
  const left = lines.map(plain);
  return announced.map(plain).filter(line => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && line !== '';
  });
};

for (const { game, asked } of [
  { game: 'nauticus', asked: { game: 'nauticus', players: 2, seats: [{ kind: 'open' }, BOT] } },
  { game: 'nautilus', asked: { game: 'nautilus', variant: 'quick', seats: [{ kind: 'open' }, BOT, BOT, BOT] } },
])
  test(`two rounds of ${game} by Orca alone`, async () => {
    const tab = await visit(driver, server.url);
    const blind = new Blind();
    try {
      await blind.does('comes to the table', async () => {
        await layTable([tab], ['Ada'], asked);
        await keepAnnounced(tab);
        await orca.until(/Your turn|Waiting for/);
        await enter(tab);
      });
      await playTwoRounds(tab, blind);
    } finally {
      mkdirSync(TRANSCRIPTS, { recursive: true });
      writeFileSync(
        new URL(`${game}.${isChromium ? 'chromium' : 'firefox'}.txt`, TRANSCRIPTS),
        `${blind.lines.join('\n')}\n`,
      );
    }
    expect(doubled(blind.lines), 'nothing is said twice').toEqual([]);
    expect(missed(await announcedIn(tab), blind.lines), 'all that is announced is heard').toEqual([]);
    await tab.close();
  });

import { jsonOf } from '@ankerplatz/nautilus/testing';
import { type Browser, expect, type Page } from '@playwright/test';
import { Api, randomHex } from '../../api.ts';
import { Ears, type Heard } from '../../ears.ts';
import { click, isReady, lot, mainButton, playOn, tap } from '../../player.ts';
import { card } from '../../sailing.ts';
import { test, testInTurn } from '../../shared-server.ts';
import { layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';
import { recordOf, Witness } from '../../witness.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

interface Played {
  readonly witness: Witness;
  /** Indexable by seat. */
  readonly heard: readonly (readonly Heard[])[];
}

/** Lays a table, lets it be played, resigns, and has everything that came to its people. */
const played = async (
  browser: Browser,
  asked: Readonly<Record<string, unknown>>,
  names: readonly string[],
  play: (pages: readonly Page[], id: string) => Promise<void>,
): Promise<Played> => {
  const ears: Ears[] = [];
  const guests = names.map((name, seat) => ({ name, device: seat === 0 ? 'phone' : 'desktop' }) as const);
  const { id, pages } = await layTable(browser, server, asked, guests, true, page => ears.push(Ears.of(page)));
  await play(pages, id);
  await Api.of(pages[0]!).post(`/tables/${id}/resign`, { number: 1, id: `resign-${randomHex()}` });
  for (const page of pages) await expect(page.locator('.game-over-verdict')).toBeVisible();
  const heard = await Promise.all(ears.map(each => each.all()));
  const witness = new Witness(await recordOf(Api.of(pages[0]!), id));
  await Promise.all(pages.map(page => page.context().close()));
  return { witness, heard };
};

testInTurn(0)(
  'Nauticus: what comes to a browser is what its seat may know, and the secret of the chance never',
  async ({ browser }) => {
    const asked = { game: 'nauticus', players: 2, options: { start: 0 } };
    const { witness, heard } = await played(browser, asked, ['Anna', 'Bruno'], async pages => {
      const habits = pages.map((_, seat) => ({ touch: seat === 0 ? tap : click, draw: lot(seat), eagerness: 1 }));
      const ready = async (): Promise<number> => (await Promise.all(pages.map(isReady))).indexOf(true);
      for (let touches = 0; touches < 8; touches++) {
        await expect.poll(ready).toBeGreaterThanOrEqual(0);
        const seat = await ready();
        if (seat >= 0) await playOn(pages[seat]!, habits[seat]!, 1);
      }
    });
    for (const [seat, each] of heard.entries()) {
      expect(witness.leaks(seat, each)).toEqual([]);
      expect(Math.max(...witness.versionsIn(each)), 'the whole game came').toBeGreaterThanOrEqual(witness.version);
    }
  },
);

/** The last game as a message that must not tell it. */
const told = (message: Record<string, unknown>): Heard => ({ from: 'frame', text: JSON.stringify(message) });

test('Nautilùs: a card that is let out is found, wherever it stands, and so are the deck and the secret', async ({
  browser,
}) => {
  const asked = { game: 'nautilus', position: jsonOf('2 3 telescope / 9 storm | n1 t3 e1 t20') };
  const { witness, heard } = await played(browser, asked, ['Anna', 'Emil'], async ([anna, emil], id) => {
    await card(anna!, '2').tap();
    await mainButton(anna!).tap();
    await expect(card(emil!, '9')).toHaveAttribute('aria-disabled', 'false');
    // In Emil's own words, over the real line.
    await Api.of(emil!).post(`/tables/${id}/chat`, { text: 'I have the storm', id: `said-${randomHex()}` });
    await expect(anna!.getByText('Emil').first()).toBeVisible();
    await click(card(emil!, '9'));
  });
  const [annas, emils] = heard as [readonly Heard[], readonly Heard[]];
  expect(witness.leaks(1, emils), 'he may know his own hand').toEqual([]);
  expect(new Set(witness.leaks(0, annas).map(leak => leak.replace(/^.*: /, '')))).toEqual(new Set(['the card storm']));

  const clean = annas.filter(({ text }) => !text.includes('I have the storm'));
  expect(witness.leaks(0, clean)).toEqual([]);
  const plant = (planted: Heard): readonly string[] => {
    const end = clean.findLastIndex(({ text }) => text.includes('"view"') && text.includes('"result":null'));
    return witness.leaks(0, clean.toSpliced(end + 1, 0, planted));
  };
  const last = clean.findLast(({ text }) => text.includes('"view"') && text.includes('"result":null'))!;
  const message = JSON.parse(last.text);
  const { secret, deck } = witness.secrets(message.version);
  const openHand = { ...message, view: { ...message.view, hands: [message.view.hands[0], ['9', 'storm']] } };
  const gave = { entry: 1, seat: 0, move: 'play 2 n1>t5', events: [{ type: 'gave', seat: 1, by: 1, card: '9' }] };
  const PLANTED: readonly (readonly [Heard, RegExp])[] = [
    [told({ type: 'played', id: 'a', hint: 'play storm' }), /the card storm/],
    [told({ type: 'presence', seats: [{ holds: ['9'] }] }), /the card 9/],
    [{ from: '/api/v1/tables/x', text: JSON.stringify({ log: ['discard 9'] }) }, /the card 9/],
    [told(openHand), /the view is not what the seat may know/],
    [told({ ...message, entries: [gave] }), /entry 1 is not as the seat may hear it/],
    [told({ type: 'pong', next: deck }), /the order of the deck/],
    [{ from: '/assets/a.js', text: `const seed = "${secret}";` }, /the secret of the chance/],
    [told({ type: 'pong', seed: Buffer.from(secret, 'hex').toString('base64') }), /the secret of the chance/],
    [told({ type: 'pong', seed: [...Buffer.from(secret, 'hex')] }), /the secret of the chance/],
  ];
  for (const [planted, found] of PLANTED) expect(plant(planted).join('\n'), planted.text).toMatch(found);
});

import type { Language } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { newFolder, Typist, tooWide, typed } from './testing/typist.ts';
import { welcome } from './welcome.ts';

const greeted = async (usual: Language, ...lines: string[]): Promise<string> => {
  process.env.ANKERPLATZ_DATA = newFolder();
  const typist = new Typist(typed(lines));
  await welcome(typist, usual);
  expect(tooWide(typist.transcript)).toEqual([]);
  return typist.transcript;
};

describe('ankerplatz welcome', () => {
  test('Enter all the way: Nauticus against one deckhand', async () => {
    const text = await greeted('de', '', '', '', '');
    expect(text).toContain('Willkommen am Ankerplatz');
    expect(text).toContain('Nauticus zu zweit: Leuchtturm, Möwe');
    expect(text).toContain('Es spielen Bots: Möwe (Leichtmatrose).');
    expect(text).toMatch(/Auf Wiedersehen\.\n$/);
  });

  test('people at one keyboard, another language', async () => {
    const text = await greeted('de', 'fr', 'nauticus', 'people', '3');
    expect(text).toContain('Nauticus à 3 : Phare, Mouette, Nœud');
    expect(text).not.toContain('robots jouent');
  });

  test('a First mate for each other seat', async () => {
    const text = await greeted('en', '', 'nauticus', 'mate', '3', 'quit');
    expect(text).toContain('Gull (First mate), Knot (First mate)');
  });

  test('Nautilùs begins with the quick game (#12)', async () => {
    const text = await greeted('en', '', 'nautilus', 'people', '', '');
    expect(text).toContain('[quick]');
    expect(text).toContain('Quick game · round 1');
  });

  test('asks again until an answer fits', async () => {
    const text = await greeted('en', 'la', 'en', 'chess', 'nauticus', 'nobody', 'people', '7', '4');
    expect(text.match(/Please answer one of/g)).toHaveLength(4);
    expect(text).toContain('Nauticus for 4');
  });

  test.each([[[]], [['']], [['', '']], [['', '', 'people']]])(
    'the end of the input while it asks is a polite end (%j)',
    async lines => {
      expect(await greeted('de', ...lines)).toMatch(/Auf Wiedersehen\.\n$/);
    },
  );
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../settings/settings.ts';
import { catalogue } from './catalogue.ts';

interface Texts {
  readonly ship: string;
}

/** A file that arrives when it is told to. */
const slow = (language: string, ship: string) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>(resolve => {
    arrive = resolve;
  });
  return { arrive, load: () => arrived.then((): Record<string, Texts> => ({ [language]: { ship } })) };
};

const make = () => {
  const files = { en: slow('en', 'ship'), de: slow('de', 'Schiff'), fr: slow('fr', 'bateau') };
  files.en.arrive();
  const texts = catalogue<Texts>({ './en.ts': files.en.load, './de.ts': files.de.load, './fr.ts': files.fr.load });
  return { files, texts };
};

describe('a catalogue', () => {
  beforeEach(() => change({ language: 'en' }));

  test('must be loaded before it is read', () => {
    expect(() => make().texts.value).toThrow('before they were loaded');
  });

  test('is switched in place with the language', async () => {
    const { files, texts } = make();
    expect(await texts.load()).toEqual({ ship: 'ship' });
    change({ language: 'de' });
    expect(texts.value.ship).toBe('ship');
    files.de.arrive();
    await vi.waitFor(() => expect(texts.value.ship).toBe('Schiff'));
  });

  test('shows the language chosen last, not the one that came last', async () => {
    const { files, texts } = make();
    await texts.load();
    change({ language: 'de' });
    change({ language: 'fr' });
    files.fr.arrive();
    await vi.waitFor(() => expect(texts.value.ship).toBe('bateau'));
    files.de.arrive();
    await files.de.load();
    expect(texts.value.ship).toBe('bateau');
  });

  test('says which texts it lacks', async () => {
    await expect(catalogue<Texts>({ './de.ts': slow('de', 'Schiff').load }).load()).rejects.toThrow('no texts in en');
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'ankerplatz.settings';

/** The module as a page finds it that is loaded now. */
const load = async () => {
  vi.resetModules();
  return import('./settings.ts');
};

beforeEach(() => localStorage.clear());

describe('settings', () => {
  test('are kept for the next visit, and only what was chosen', async () => {
    const { change } = await load();
    change({ theme: 'dark' });
    expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ theme: 'dark' });
    change({ sounds: true });
    const { settings } = await load();
    expect(settings.value).toMatchObject({ theme: 'dark', sounds: true, animation: 'full' });
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['values of no sense', '{"theme":"pink","sounds":"yes","botDelay":-1,"language":"xx","confirm":null}'],
    ['names of no sense', '{"constructor":true,"colour":"red"}'],
  ])('that make no sense are as none: %s', async (_, kept) => {
    const { settings: fresh } = await load();
    localStorage.setItem(KEY, kept);
    const { settings } = await load();
    expect(settings.value).toEqual(fresh.value);
  });

  test('work in a browser that keeps nothing', async () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const { change, settings } = await load();
    change({ hideStanding: true });
    expect(settings.value.hideStanding).toBe(true);
    forbidden.mockRestore();
  });

  test('are worn by the page for its style sheets', async () => {
    const { change } = await load();
    change({ theme: 'dark', animation: 'none', language: 'fr' });
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', animation: 'none' });
    expect(document.documentElement.lang).toBe('fr');
  });

  test('follow another window of this browser', async () => {
    const { settings } = await load();
    localStorage.setItem(KEY, '{"theme":"light"}');
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(settings.value.theme).toBe('light');
  });
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['nl', 'fr-CA', 'de'], 'fr'],
  [['zh'], 'en'],
  [[], 'en'],
] as const)('of the languages %j we speak %s', async (wanted, spoken) => {
  const { languageOf } = await load();
  expect(languageOf(wanted)).toBe(spoken);
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { change } from '../settings/settings.ts';
import { catalogue } from './catalogue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(20);

const make = (delays: { en: number; de: number; fr: number } = { en: 0, de: 0, fr: 0 }) => {
  const loader = (word: string, delay: number) => async () => {
    await new Promise(resolve => setTimeout(resolve, delay));
    return { ship: word };
  };
  return catalogue({
    en: loader('ship', delays.en),
    de: loader('Schiff', delays.de),
    fr: loader('bateau', delays.fr),
  });
};

describe('a catalogue', () => {
  test('must be loaded before it is read', () => {
    expect(() => make().value).toThrow('before they were loaded');
  });

  test('is switched in place with the language', async () => {
    change({ language: 'en' });
    const texts = make();
    const loaded = texts.load();
    await settle();
    expect(await loaded).toEqual({ ship: 'ship' });
    change({ language: 'de' });
    expect(texts.value.ship).toBe('ship');
    await settle();
    expect(texts.value.ship).toBe('Schiff');
  });

  test('shows the language chosen last, not the one that came last', async () => {
    change({ language: 'en' });
    const texts = make({ en: 0, de: 15, fr: 0 });
    void texts.load();
    await settle();
    change({ language: 'de' });
    change({ language: 'fr' });
    await settle();
    expect(texts.value.ship).toBe('bateau');
  });
});

import { readFileSync } from 'node:fs';
import type { GameRecord } from '@ankerplatz/kit';
import type { Page } from '@playwright/test';

/** One of those that lie beside the rules: `nautilus/records/duel.json`. */
export const recordedGame = (file: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../games/${file}`, import.meta.url.replace('/e2e/dist/', '/e2e/')), 'utf8'));

const BOT = { kind: 'bot', level: 'deckhand' };

/** A game as the page keeps it. */
interface Kept {
  readonly id: string;
}

const put = (saved: Kept): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('ankerplatz');
    opening.onupgradeneeded = () => opening.result.createObjectStore('games');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('games', 'readwrite');
      writing.objectStore('games').put(saved, saved.id);
      writing.oncomplete = () => resolve(opening.result.close());
    };
  });

/** Puts a recorded game, or the beginning of one, among those of the device, as if Anna had played it there against bots. Answers its address. */
export const keepGame = async (
  page: Page,
  record: GameRecord,
  seat: number,
  entries = record.entries,
): Promise<string> => {
  const { game, version, options, chance } = record;
  const { seed } = chance as { readonly seed: string };
  const seats = Array.from({ length: record.seats }, (_, each) =>
    each === seat ? { kind: 'person', name: 'Anna' } : BOT,
  );
  const isOver = entries.length === record.entries.length;
  const begun = { id: 'kept', game, version, number: 1, seats, options, seed };
  const saved: Kept = { ...begun, ...{ entries, isOver, round: 1, touchedAt: new Date().toISOString() } };
  await page.goto('/local');
  await page.evaluate(put, saved);
  return '/local/kept';
};

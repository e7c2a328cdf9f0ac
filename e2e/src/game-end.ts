import { expect, type Locator, type Page } from '@playwright/test';
import type { Tongue } from './visitor.ts';

/** The links that lead on from the end of a game, by their words. */
const WORDS: Readonly<Record<Tongue, { readonly turned: string; readonly again: string }>> = {
  en: { turned: 'Where it turned', again: 'Play again' },
  de: { turned: 'Wo es sich entschied', again: 'Noch ein Spiel' },
  fr: { turned: 'Là où tout a basculé', again: 'Rejouer' },
};

export interface GameEnd {
  /** The way to the turning points. */
  readonly turned: Locator;
  /** The way to another game. */
  readonly again: Locator;
}

/** The end of a game: points, then the curve, then the way to where it turned, then another game. */
export const gameEnd = async (page: Page, language: Tongue): Promise<GameEnd> => {
  const { turned, again } = WORDS[language];
  const dialog = page.getByRole('dialog');
  const result = dialog.locator('.result');
  const ways = {
    turned: dialog.getByRole('button', { name: turned }),
    again: dialog.getByRole('button', { name: again }),
  };
  const below = async (): Promise<number> => (await ways.again.boundingBox())!.y - (await result.boundingBox())!.y;
  await expect(result).toBeVisible();
  const place = await below();
  await expect(dialog.getByRole('img', { name: /100/ })).toBeVisible();
  expect(await below(), 'the ways on stay where they were while the curve came').toBeCloseTo(place, 0);
  const parts = [result, dialog.locator('.game-over-curve'), ways.turned, ways.again];
  const heights = await Promise.all(parts.map(async part => (await part.boundingBox())!.y));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  return ways;
};

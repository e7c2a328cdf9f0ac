import { legalMoves } from '@ankerplatz/kit';
import { type Puzzle, puzzlePosition } from '@ankerplatz/kit/puzzle';
import { GAMES } from '@ankerplatz/registry';
import { expect, type Page } from '@playwright/test';
import { puzzlesOf } from '../learning/puzzles.ts';
import { typeMove } from '../player.ts';
import { test } from '../shared-server.ts';
import type { TestServer } from '../test-server.ts';
import { visit } from '../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

/** Another turn of one move: not a 5, whose steps can be divided, and none that asks on. */
const otherTurn = (puzzle: Puzzle): string | undefined => {
  const game = GAMES.nautilus;
  const position = puzzlePosition(game, puzzle);
  if (!position.ok) throw new Error(position.error);
  return legalMoves(game, position.value, puzzle.seat).find(
    move => move !== puzzle.best[0] && /^play (?:[1-46-9]|1[02]) /.test(move),
  );
};

const type = async (page: Page, move: string): Promise<void> => {
  await typeMove(page, move);
  await page.keyboard.press('Control+Enter');
};

test('a wrong turn of a puzzle is answered with what it brings; the best one solves it, and it is kept', async ({
  browser,
}) => {
  const puzzle = puzzlesOf('nautilus').find(
    each => each.best.length === 1 && each.gap > 0.04 && otherTurn(each) !== undefined,
  )!;
  const page = await visit(browser, server.url, { device: 'desktop', settings: { confirm: true } });
  await page.goto(`/puzzles/nautilus/${puzzle.id}`);
  const said = page.locator('.puzzle-text > p');
  await expect(said).toHaveText('Find the best turn.');
  await type(page, otherTurn(puzzle)!);
  await expect(said).toContainText(/your side wins about \d+\s% of the time, with the best turn \d+\s%/);
  await page.getByText('Show the best turn').click();
  await expect(page.locator('.puzzle-line li').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toHaveText('Find the best turn.');
  await type(page, puzzle.best[0]!);
  await expect(said).toHaveText('Solved: that is the best turn.');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.locator('.puzzles-head')).toContainText('1 of');
  await page.context().close();
});

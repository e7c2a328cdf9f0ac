import { expect, type Page } from '@playwright/test';
import { Api, randomHex } from './api.ts';

interface Seen {
  readonly number: number;
  readonly asked: number | null;
  readonly result: object | null;
  readonly view: { readonly moves: readonly string[] };
}

const look = (page: Page, table: string): Promise<Seen> => Api.of(page).get<Seen>(`/tables/${table}/view`);

/** Plays a game to its end as programs would, for those who sit there: the first or the last move each time. */
export const playOut = async (pages: readonly Page[], table: string, which: 0 | -1): Promise<void> => {
  let last: Page | undefined;
  for (;;) {
    // The page that decided last is most often asked again.
    const inTurn = last ? [last, ...pages.filter(page => page !== last)] : pages;
    let isOver = false;
    let asked: { readonly page: Page; readonly seen: Seen } | undefined;
    await expect
      .poll(async () => {
        for (const page of inTurn) {
          const seen = await look(page, table);
          isOver = seen.result !== null;
          asked = seen.asked === null ? undefined : { page, seen };
          if (isOver || asked) return true;
        }
        return false;
      })
      .toBe(true);
    if (isOver || !asked) return;
    last = asked.page;
    const { number, asked: version, view } = asked.seen;
    const moves = [view.moves.at(which)!];
    await Api.of(asked.page).post(`/tables/${table}/moves`, { number, asked: version, moves, id: randomHex() });
  }
};

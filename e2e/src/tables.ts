import type { Browser, Page } from '@playwright/test';
import { Api } from './api.ts';
import type { TestServer } from './test-server.ts';
import { type Habits, visit } from './visitor.ts';

export interface Guest extends Habits {
  readonly name: string;
  /** Of the server, if it is reached by a way of its own. */
  readonly url?: string;
}

interface OpenTable {
  readonly id: string;
  readonly invitation: string;
}

/**
 * A table by invitation where each guest sits on a device of their own; started, unless told otherwise. `meet` is
 * called for each page before it opens an address.
 */
export const layTable = async (
  browser: Browser,
  server: TestServer,
  asked: Readonly<Record<string, unknown>>,
  guests: readonly Guest[],
  isStarted = true,
  meet: (page: Page) => unknown = () => undefined,
): Promise<{ readonly id: string; readonly pages: readonly Page[] }> => {
  const pages = await Promise.all(guests.map(guest => visit(browser, guest.url ?? server.url, guest)));
  for (const page of pages) meet(page);
  for (const [seat, page] of pages.entries())
    await Api.of(page).guest(guests[seat]!.name, guests[seat]!.language ?? 'en');
  const owner = Api.of(pages[0]!);
  const { id, invitation } = await owner.post<OpenTable>('/tables', { visibility: 'invitation', ...asked });
  for (const [seat, page] of pages.entries()) await Api.of(page).post(`/tables/${id}/sit`, { seat, invitation });
  if (isStarted) await owner.post(`/tables/${id}/start`, {});
  await Promise.all(pages.map(page => page.goto(`/t/${id}`)));
  return { id, pages };
};

import type { Browser, Page } from '@playwright/test';
import { Api, randomHex } from './api.ts';
import type { TestServer } from './test-server.ts';
import { type Habits, visit } from './visitor.ts';

export interface Member extends Habits {
  readonly name: string;
}

/** A device of a member. */
export const visitAsMember = async (
  browser: Browser,
  server: TestServer,
  { name, ...habits }: Member,
): Promise<Page> => {
  const page = await visit(browser, server.url, habits);
  await Api.of(page).guest(name, habits.language ?? 'en');
  // A journey that is walked once more finds the account of the first time.
  await Api.of(page).register(`${name.toLowerCase()}-${randomHex().slice(0, 8)}`);
  return page;
};

export const visitAsAdministrator = async (browser: Browser, server: TestServer, member: Member): Promise<Page> => {
  const page = await visitAsMember(browser, server, member);
  await Api.of(page).post('/admin/claim', { code: await server.adminCode() });
  return page;
};

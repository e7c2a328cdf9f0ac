import pg from 'pg';
import { inject } from 'vitest';
import { randomId } from '../random.ts';

/** Rows of tests need not outlive a crash of this machine. */
const HASTY = '?options=-c%20synchronous_commit%3Doff';

/** A database of its own; `from`: a copy of another one. */
const create = async (from?: string): Promise<URL> => {
  const url = new URL(inject('templateUrl'));
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const name = `test_${randomId()}`;
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  // Files are copied in half the time that it takes to log their contents.
  await client.query(`create database "${name}"${from === undefined ? '' : ` template "${from}" strategy file_copy`}`);
  await client.end();
  url.pathname = `/${name}`;
  return url;
};

/** With the present schema and nothing in it. */
export const makeDatabase = async (): Promise<string> => {
  const { href } = await create(new URL(inject('templateUrl')).pathname.slice(1));
  return `${href}${HASTY}`;
};

/** Without a schema. */
export const emptyDatabase = async (): Promise<string> => (await create()).href;

/** With all that is in another one, to which nobody may be connected. */
export const copyDatabase = async (url: string): Promise<string> => {
  const { href } = await create(new URL(url).pathname.slice(1));
  return `${href}${HASTY}`;
};

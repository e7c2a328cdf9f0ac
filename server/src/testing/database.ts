import pg from 'pg';
import { inject } from 'vitest';
import { randomId } from '../random.ts';

/** What is written need not outlive a crash of this machine. */
const HASTY = '?options=-c%20synchronous_commit%3Doff';

/** A database of its own, with the present schema and nothing in it. */
export const makeDatabase = async (): Promise<string> => {
  const template = new URL(inject('templateUrl'));
  const url = new URL(template);
  const name = `test_${randomId()}`;
  url.pathname = `/${name}`;
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query(`create database "${name}" template "${template.pathname.slice(1)}"`);
  await client.end();
  return `${url.href}${HASTY}`;
};

import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';

/** A page does not wait longer for the database than what it gains by it. */
const PATIENCE_MS = 200;

/** The things that an address of the site may name. */
interface Named {
  readonly game?: string;
  readonly id?: string;
}

const gameAt = async ({ accounts, tables }: App, table: string, request: FastifyRequest): Promise<string | null> => {
  const identity = await accounts.whose(request);
  return tables.reading.gameAt({ identity: identity?.id ?? null }, table);
};

/** The game that a page will show, if its address tells, or who asks for it may know what is played at the table; null otherwise. */
export const gameOf = async (app: App, request: FastifyRequest): Promise<string | null> => {
  const { game = null, id } = request.params as Named;
  if (id === undefined || !request.url.startsWith('/t/')) return game;
  const late = new AbortController();
  try {
    return await Promise.race([gameAt(app, id, request), sleep(PATIENCE_MS, null, late)]);
  } catch {
    return null;
  } finally {
    late.abort();
  }
};

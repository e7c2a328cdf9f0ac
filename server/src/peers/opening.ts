import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Pool } from 'pg';
import { keep } from '../database/settings.ts';
import type { Peers } from './peers.ts';

const LOOPBACK = '127.0.0.1';
const PATIENCE_MS = 2000;

/** By which address this machine is known where its database is; its own where that is spoken to through a file. */
const ownAddress = async ({ options }: Pool): Promise<string> => {
  const url = options.connectionString ?? '';
  const host = URL.canParse(url) ? decodeURIComponent(new URL(url).hostname) : '';
  if (host === '' || host.startsWith('/')) return LOOPBACK;
  const socket = connect({ host, port: Number(new URL(url).port || 5432), timeout: PATIENCE_MS });
  socket.once('timeout', () => socket.destroy(new Error(`no answer from ${host}`)));
  try {
    await once(socket, 'connect');
    return socket.localAddress ?? LOOPBACK;
  } finally {
    socket.destroy();
  }
};

/** Lets other servers in, which share a key in the database; answers where. `wanted`: `host:port`, else the address towards the database and any port. */
export const openTo = async (peers: Peers, pool: Pool, wanted: string | null): Promise<string> => {
  const { key } = await keep(pool, 'peers', () => ({ key: randomBytes(32).toString('hex') }));
  const [, wantedHost, wantedPort] = /^(.*):(\d+)$/.exec(wanted ?? '') ?? [];
  const host = wantedHost ?? (await ownAddress(pool));
  const port = await peers.open(Buffer.from(key, 'hex'), host, Number(wantedPort ?? 0));
  return `${host}:${port}`;
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';
import { Problem } from '../problem.ts';

const route = { config: { open: true }, schema: { hide: true } };
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Asked on this machine itself, not through a proxy on it. */
const isHere = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every(name => headers[name] === undefined);

/** Counts every answer under the pattern of its route: addresses hold ids. */
export const countRequests = (app: App): void => {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: String(statusCode) };
    app.metrics.requests.observe(labels, elapsedTime / 1000);
  });
};

/** An append that waits for so many milliseconds waits for a database that does not write. */
const STALLED_MS = 5000;

const watchFigures = ({ metrics, realtime, connection, tables }: App): void => {
  metrics.watch('sockets', 'Open sockets and streams', () => realtime.connections.size);
  metrics.watch('tables_watched', 'Tables that somebody watches here', () => realtime.hub.size);
  metrics.watch('database_connections', 'Connections to the database', () => connection.pool.totalCount);
  metrics.watch('append_wait_seconds', 'How long the oldest append has waited', () => tables.oldestAppend() / 1000);
  metrics.watch('database_waiting', 'Questions that wait for a connection', () => connection.pool.waitingCount);
};

/** Liveness: answers without asking the database. */
export const alive: FastifyPluginAsyncTypebox = async app => {
  app.get('/healthz', route, async () => ({ status: 'ok' }));
};

/** Readiness and metrics, for monitoring. */
export const operation: FastifyPluginAsyncTypebox = async app => {
  watchFigures(app);

  /** Whether this server can serve. */
  app.get('/readyz', route, async () => {
    const { pulse, tables, realtime } = app;
    if (pulse.isLate || tables.oldestAppend() > STALLED_MS || tables.changes.isDeaf || realtime.isDeaf())
      throw new Problem('unavailable', { retryAfter: 1 });
    return { status: 'ok' };
  });

  app.get('/metrics', route, async (request, reply) => {
    if (!app.config.metricsPublic && !isHere(request)) throw new Problem('only-here');
    const { registry } = app.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

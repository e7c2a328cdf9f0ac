import type { FastifyRequest } from 'fastify';
import { API } from '../api.ts';
import type { App } from '../app-type.ts';

/** Keeps who changed what by the routes of `app`: what was refused, or only read, is not kept. */
export const keepAudit = (app: App, isKept: (request: FastifyRequest) => boolean | Promise<boolean>): void =>
  void app.addHook('onResponse', async (request, reply) => {
    const { identity, method, routeOptions, params, body } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead || reply.statusCode >= 400 || !identity || !(await isKept(request))) return;
    const about = { ...(params as object), ...(body as object | null) };
    await app.audit.note(identity.id, `${method} ${routeOptions.url?.slice(API.length)}`, about);
  });

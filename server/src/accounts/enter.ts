import type { Me } from '@ankerplatz/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';
import { writeSession } from './cookies.ts';
import type { Identity } from './identity.ts';
import type { LoggedIn } from './service.ts';

export const meOf = ({ id, name, login, language }: Identity): Me => ({ id, name, login, language });

/** Ends the session that the request came with, if any, and begins the new one. */
export const enter = async (
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { identity, session }: LoggedIn,
): Promise<Me> => {
  if (request.credential) await app.accounts.endSession(request.credential);
  writeSession(request, reply, session);
  return meOf(identity);
};

import type { FastifyReply, FastifyRequest } from 'fastify';

/** The age at which an unused session ends, in seconds. */
const LASTS_S = 180 * 24 * 3600;

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

const nameFor = (request: FastifyRequest): string => (isSecure(request) ? '__Host-ankerplatz' : 'ankerplatz');

const flagsFor = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

export const readSession = (request: FastifyRequest): string | undefined => request.cookies[nameFor(request)];

export const writeSession = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  reply.setCookie(nameFor(request), token, { ...flagsFor(request), maxAge: LASTS_S });
};

export const clearSession = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(nameFor(request), flagsFor(request));
};

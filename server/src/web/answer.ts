import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFile } from './site.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Whether an encoding may be sent: named, and not with a weight of nothing. */
const accepts = (request: FastifyRequest, encoding: string): boolean =>
  String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map(wish =>
      wish
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .some(([name, weight = '1']) => name === encoding && Number(weight) > 0);

/** Sends a file of the site as small as the browser takes it, or says that it has not changed. */
export const sendFile = (
  { type, tag, isHashed, plain, packed }: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  reply
    .header('cache-control', isHashed ? FOREVER : 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map(each => each.trim().replace(/^W\//, ''));
  if (known?.includes(tag)) return reply.code(304).send();
  reply.type(type);
  for (const [encoding, bytes] of packed)
    if (accepts(request, encoding)) return reply.header('content-encoding', encoding).send(bytes);
  return reply.send(plain);
};

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

/**
 * Headers that browsers heed of pages, and of workers for what they may load; scripts and styles would only be longer
 * by them.
 */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A part of a page, not a page or a worker by itself. */
const isPart = ({ isHashed }: SiteFile, { url }: FastifyRequest): boolean =>
  isHashed && /\.(?:js|css)$/.test(url) && !url.includes('worker');

/** Sends a file of the site as small as the browser takes it, or says that it has not changed. */
export const sendFile = (file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { type, tag, isHashed, plain, packed } = file;
  const isPicture = type.startsWith('image/');
  if (isPicture || isPart(file, request)) for (const name of OF_PAGES) reply.raw.removeHeader(name);
  // A drawing that is opened by itself is a page: nothing in it may load or run.
  if (isPicture) reply.header('content-security-policy', "default-src 'none'");
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

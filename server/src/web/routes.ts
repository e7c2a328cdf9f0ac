import type { Language } from '@ankerplatz/kit';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API } from '../api.ts';
import { Problem } from '../problem.ts';
import { LIST, linksOf } from './ahead.ts';
import { sendFile } from './answer.ts';
import { gameOf } from './page-game.ts';
import { ASSETS, type Site } from './site.ts';

/** Addresses that the site's one page shows. */
export const PAGES = [
  '/',
  '/new/:game',
  '/t/:id',
  '/t/:id/:entry',
  '/r/:id',
  '/r/:id/:entry',
  '/minute/:game',
  '/rules/:game',
  '/rules/:game/:paragraph',
  '/box/:game',
  '/learn',
  '/learn/:game',
  '/learn/:game/:lesson',
  '/learn/:game/review/:id',
  '/puzzles',
  '/puzzles/:game',
  '/puzzles/:game/:puzzle',
  '/local',
  '/local/:id',
  '/local/:id/:entry',
  '/settings',
  '/account',
  '/people',
  '/people/:id',
  '/events',
  '/events/:id',
  '/events/:id/change',
  '/tournaments',
  '/tournaments/:id',
  '/tournaments/:id/screen',
  '/deals',
  '/deals/:id',
  '/deals/:id/:attempt',
  '/deals/:id/:attempt/:entry',
  '/club',
  '/ratings',
  '/tv',
  '/about',
  '/about/:part',
];

const route = { config: { open: true }, schema: { hide: true } };

declare module 'fastify' {
  interface FastifyInstance {
    readonly site: Site;
  }
}

/** Whether a person has come here with a browser. */
export const isVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith(API) && (headers.accept?.includes('text/html') ?? false);

/** Answers a request for a page that does not exist: browsers get the site's own page for it, programs a problem. */
export const sendMissing = ({ page }: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (!page || !isVisit(request)) throw new Problem('no-such-page');
  return sendFile(page, request, reply.code(404));
};

/** After a start the site is read when nobody waits for the server any more, in milliseconds. */
const REST_MS = 2000;

interface WebOptions {
  readonly languageOf: (request: FastifyRequest) => Language;
}

/** Routes of the built site. */
export const web: FastifyPluginAsyncTypebox<WebOptions> = async (app, { languageOf }) => {
  const { site } = app;
  const { page } = site;
  if (!page) app.log.warn('the site is not built: npm run build');
  let rest: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    rest = setTimeout(() => void site.keep(), REST_MS).unref();
  });
  app.addHook('onClose', async () => clearTimeout(rest));
  for (const path of site.paths) {
    const file = path.startsWith(ASSETS) || path === LIST ? undefined : site.file(path);
    if (file) app.get(path, route, async (request, reply) => sendFile(file, request, reply));
  }
  // One route for hundreds of files: each would take its part of the start.
  app.get<{ Params: { name: string } }>(`${ASSETS}:name`, route, async (request, reply) => {
    const file = site.file(ASSETS + request.params.name);
    return file ? sendFile(file, request, reply) : sendMissing(site, request, reply);
  });
  const linksTo = linksOf(site);
  for (const path of page ? PAGES : []) {
    const links = linksTo(path);
    app.get(path, route, async (request, reply) => {
      if (links) reply.header('link', links(languageOf(request), await gameOf(app, request)));
      return sendFile(page!, request, reply);
    });
  }
};

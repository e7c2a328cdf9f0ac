import type { IncomingMessage } from 'node:http';
import helmet from 'helmet';
import type { App } from '../app-type.ts';

const HOST = /^[\w.:[\]-]+$/;

/** Sockets of this host alone; older browsers do not take them for the page's own. */
const socketsOf = ({ headers: { host = '' } }: IncomingMessage): string =>
  HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";

/** Pages load from this server alone; no script and no style stands inside a page. */
const CONTENT_SECURITY = {
  directives: {
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", socketsOf],
    workerSrc: ["'self'", 'blob:'],
    upgradeInsecureRequests: null,
  },
};

/** Where the server is known by a secure address, browsers need no other; a club in a LAN has none. */
const isSecure = (url: string | null): boolean => url?.startsWith('https:') ?? false;

/** Headers by which browsers guard our pages, with every answer. Directives are checked once, when the server starts. */
export const secureHeaders = (app: App): void => {
  const secure = helmet({
    contentSecurityPolicy: CONTENT_SECURITY,
    strictTransportSecurity: isSecure(app.config.url),
  });
  app.addHook('onRequest', (request, reply, done) =>
    secure(request.raw, reply.raw, problem => done(problem instanceof Error ? problem : undefined)),
  );
};

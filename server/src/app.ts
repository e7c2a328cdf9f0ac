import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsyncTypebox, TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { type FastifyBaseLogger, fastify, LogController } from 'fastify';
import { authenticate, refuseStrangers } from './accounts/authenticate.ts';
import { openAccounts } from './accounts/plugin.ts';
import { accounts } from './accounts/routes.ts';
import { refuseOutOfScope } from './accounts/scope.ts';
import { refuseBanned } from './admin/bans.ts';
import { adminPages } from './admin/pages.ts';
import { heedAdministrator, openAdministration } from './admin/plugin.ts';
import { admin } from './admin/routes.ts';
import { API } from './api.ts';
import type { App, Parts } from './app-type.ts';
import { openChats } from './chat/plugin.ts';
import { chat } from './chat/routes.ts';
import { clocks } from './clocks/routes.ts';
import { openClubEvents } from './club-events/plugin.ts';
import { clubEvents } from './club-events/routes.ts';
import { openDeals } from './deals/plugin.ts';
import { deals } from './deals/routes.ts';
import { docs } from './docs/routes.ts';
import { noteAddresses, openFairPlay } from './fair-play/plugin.ts';
import { drainGracefully } from './http/drain.ts';
import { answerError, answerGarbage, answerProblems, missing } from './http/errors.ts';
import { languageOf } from './http/language.ts';
import { limitAddresses, limitRequests } from './http/limits.ts';
import { logAnswers } from './http/log-answers.ts';
import { describeApi } from './http/openapi.ts';
import { refuseOtherOrigins } from './http/origin.ts';
import { compileOnDemand } from './http/schema-compilers.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { WindowCounts } from './http/window-counts.ts';
import { keepTables } from './keep-tables.ts';
import { openLobby } from './lobby/plugin.ts';
import { lobby } from './lobby/routes.ts';
import { Metrics } from './metrics.ts';
import { openNotices } from './notices/plugin.ts';
import { notices } from './notices/routes.ts';
import { expireUnused } from './operation/expiry.ts';
import { alive, countRequests, operation } from './operation/routes.ts';
import { openPairing } from './pairing/plugin.ts';
import { pairing } from './pairing/routes.ts';
import { openPeople } from './people/plugin.ts';
import { people } from './people/routes.ts';
import { randomId } from './random.ts';
import { openRatings } from './ratings/plugin.ts';
import { ratings } from './ratings/routes.ts';
import { acceptSockets, openRealtime } from './realtime/plugin.ts';
import { socket } from './realtime/socket.ts';
import { stream } from './realtime/stream.ts';
import { openRecords } from './records/plugin.ts';
import { records } from './records/routes.ts';
import { openReviewRooms } from './review-rooms/plugin.ts';
import { reviewRooms } from './review-rooms/routes.ts';
import { openReviews } from './reviews/plugin.ts';
import { reviews } from './reviews/routes.ts';
import { openStatistics } from './statistics/plugin.ts';
import { statistics } from './statistics/routes.ts';
import { orders } from './tables/orders/routes.ts';
import { tables } from './tables/routes.ts';
import { openTournaments } from './tournaments/plugin.ts';
import { tournaments } from './tournaments/routes.ts';
import { web } from './web/routes.ts';
import { Site } from './web/site.ts';

/** All features of the server, a line each. */
const FEATURES: readonly FastifyPluginAsyncTypebox[] = [
  accounts,
  lobby,
  pairing,
  tables,
  clocks,
  orders,
  chat,
  notices,
  people,
  statistics,
  ratings,
  clubEvents,
  deals,
  tournaments,
  records,
  reviews,
  reviewRooms,
  admin,
  stream,
  socket,
  docs,
];

const BODY_LIMIT = 64 * 1024;
/**
 * How long a request may take to arrive, its head, and how often a server looks for requests that take longer; in
 * milliseconds.
 */
const PATIENCE = { requestTimeout: 30_000, headersTimeout: 15_000, connectionsCheckingInterval: 5000 };

const make = ({ config, log }: Parts): App =>
  fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: randomId,
    bodyLimit: BODY_LIMIT,
    requestTimeout: PATIENCE.requestTimeout,
    http: PATIENCE,
    // A machine that starts slowly is no reason not to start.
    pluginTimeout: 0,
    // The last proxy alone is believed: what stands further left in its header, anybody can have written.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
    clientErrorHandler: answerGarbage,
  }).withTypeProvider<TypeBoxTypeProvider>();

/** Fastify looks for a plugin's name in every module that was loaded, unless the plugin says it. */
const named = <Options extends object>(
  plugin: FastifyPluginAsyncTypebox<Options>,
): FastifyPluginAsyncTypebox<Options> => Object.assign(plugin, { [Symbol.for('fastify.display-name')]: plugin.name });

/**
 * Checks and counts every request. Its hooks stand in a part of their own, beside the site: a hook also reaches what
 * was registered before it, and files are for all and are not counted.
 */
const guarded: FastifyPluginAsyncTypebox = async app => {
  refuseOtherOrigins(app);
  limitAddresses(app);
  authenticate(app);
  refuseBanned(app);
  noteAddresses(app);
  limitRequests(app);
  refuseStrangers(app);
  refuseOutOfScope(app);
  await app.register(missing, { prefix: API });
  for (const feature of FEATURES) await app.register(named(feature), { prefix: API });
  await app.register(named(operation));
  await app.register(named(adminPages));
};

/** Builds the server; it does not listen yet. */
export const buildApp = async (parts: Parts): Promise<App> => {
  const app = make(parts);
  compileOnDemand(app);
  app.decorate('config', parts.config);
  app.decorate('connection', parts.connection);
  app.decorate('site', new Site(parts.config.site));
  app.decorate('metrics', new Metrics());
  app.removeContentTypeParser('text/plain');
  answerProblems(app);
  logAnswers(app);
  countRequests(app);
  secureHeaders(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false, store: WindowCounts });
  await acceptSockets(app);
  drainGracefully(app);
  openAccounts(app);
  await keepTables(app);
  openLobby(app);
  openAdministration(app);
  openPairing(app);
  openChats(app);
  openRecords(app);
  openReviews(app);
  await openReviewRooms(app);
  await openRealtime(app);
  heedAdministrator(app);
  await openNotices(app);
  openPeople(app);
  openStatistics(app);
  openRatings(app);
  openFairPlay(app);
  openClubEvents(app);
  openDeals(app);
  openTournaments(app);
  expireUnused(app);
  describeApi(app);
  await app.register(named(web), { languageOf });
  await app.register(named(alive));
  await app.register(named(guarded));
  return app;
};

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Connection } from './database/connect.ts';
import type { Metrics } from './metrics.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The parts of a server; the caller that hands it in closes it. */
export interface Parts {
  readonly config: Config;
  readonly connection: Connection;
  readonly log: Logger;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: Config;
    readonly connection: Connection;
    readonly metrics: Metrics;
  }
  interface FastifyContextConfig {
    /** Strangers may use this route. */
    readonly open?: boolean;
    /** Sockets are opened here. */
    readonly isSocket?: boolean;
  }
}

import { type DestinationStream, destination, type Logger, pino } from 'pino';

/** A query's parameters and the details of a broken constraint are people's data: they stay out of the log. */
const errorOf = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: 'not an error was thrown' };
  const { name, cause, stack = '' } = error;
  const { code, query } = error as { code?: unknown; query?: unknown };
  const frames = stack.split('\n').filter(line => line.startsWith('    at '));
  return {
    type: name,
    message: query === undefined ? error.message : 'failed query',
    ...(code === undefined ? {} : { code }),
    ...(query === undefined ? {} : { query }),
    ...(cause === undefined ? {} : { cause: errorOf(cause) }),
    stack: frames.join('\n'),
  };
};

const SECRETS = [
  'cookie',
  'authorization',
  'password',
  'newPassword',
  'recoveryCode',
  'token',
  'secret',
  'contribution',
  'invitation',
  'endpoint',
  'webhook',
  'mail',
  'privateKey',
  'smtpUrl',
  'databaseUrl',
];

export const makeLog = (level: string, to: DestinationStream = destination(2)): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid },
      serializers: { err: errorOf },
      redact: SECRETS.flatMap(secret => [secret, `*.${secret}`, `*.*.${secret}`, `req.headers["${secret}"]`]),
    },
    to,
  );

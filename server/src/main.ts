#!/usr/bin/env node
import * as module from 'node:module';
import { readConfig } from './config.ts';
import { COMPILED } from './folders.ts';
import { makeLog } from './http/log.ts';
import { adminAt, openAt, startServer } from './server.ts';

const HINT = 'Open it in a browser. Programs play there too: docs/api.md';

/** Until nobody waits for a server that was just started, in milliseconds. */
const REST_MS = 2000;

const HELP = `usage: npm start
It takes no arguments: all settings are environment variables, such as PORT=4000 npm start. docs/hosting.md lists them.`;

/** Functions of Node 22 and later: what is loaded is compiled once, and read from a folder at every later start. */
const { enableCompileCache, flushCompileCache } = module as {
  enableCompileCache?: (folder: string) => unknown;
  flushCompileCache?: () => void;
};

const signalled = new Promise<void>(resolve => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
});

const serve = async (): Promise<void> => {
  enableCompileCache?.(COMPILED);
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  const server = await startServer(config, log);
  const { port, adminCode } = server;
  console.log(['Ankerplatz is open', ...openAt(config, port).map(line => `  ${line}`), HINT].join('\n'));
  if (adminCode !== undefined)
    console.log(`Become its administrator, once, within a week:\n  ${adminAt(config, port, adminCode)}`);
  // Whatever is compiled later need not be there at the next start.
  setTimeout(() => flushCompileCache?.(), REST_MS).unref();
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'the server stops');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
  await signalled;
  setTimeout(() => process.exit(1), config.stopWithinMs).unref();
  await server.stop();
};

/** Whether there is nothing else to do: help was asked for, or something that is no setting was given. */
const isAnswered = (args: readonly string[]): boolean => {
  if (args.length === 0) return false;
  const isHelp = args.every(arg => arg === '--help' || arg === '-h');
  if (isHelp) console.log(HELP);
  else console.error(`Ankerplatz does not know ${args.join(' ')}\n${HELP}`);
  process.exitCode = isHelp ? 0 : 2;
  return true;
};

try {
  if (!isAnswered(process.argv.slice(2))) await serve();
} catch (error) {
  console.error(`Ankerplatz cannot start: ${(error as Error).message}`);
  process.exitCode = 1;
}

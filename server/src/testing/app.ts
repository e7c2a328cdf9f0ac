import type { AddressInfo } from 'node:net';
import type { Language } from '@ankerplatz/kit';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { API } from '../api.ts';
import { buildApp } from '../app.ts';
import type { App } from '../app-type.ts';
import { type Config, readConfig } from '../config.ts';
import { type Connection, connect } from '../database/connect.ts';
import { makeLog } from '../http/log.ts';
import { makeDatabase } from './database.ts';

export interface TestSettings extends Partial<Config> {
  /** Shared with another server of the test; else a new one. */
  readonly databaseUrl?: string;
  /** Whether it waits for its database no longer than a server does; else as long as a busy machine takes. */
  readonly isHurried?: boolean;
}

/** Bots answer at once; nobody is slowed down; passwords are cheap; there is no site, whether one is built or not. */
const SETTINGS: Partial<Config> = {
  ...{ botDelay: [0, 0], requestsAMinute: 1_000_000, passwordCost: 4, logLevel: 'trace', site: 'nowhere' },
  quotas: {
    ...readConfig({}).quotas,
    openTables: 1e6,
    openTablesAddress: 1e6,
    botGames: 1e6,
    botGamesAddress: 1e6,
    botsAlone: true,
  },
};

/** A whole server on a database of its own, which does not listen until it is asked to. */
export class TestApp {
  private constructor(
    readonly app: App,
    readonly connection: Connection,
    readonly databaseUrl: string,
    /** Everything logged so far, a line an entry. */
    readonly logged: string[],
  ) {}

  static async start({ isHurried = false, ...settings }: TestSettings = {}): Promise<TestApp> {
    const databaseUrl = settings.databaseUrl ?? (await makeDatabase());
    const config = { ...readConfig({ HOST: '127.0.0.1', PORT: '0' }), ...SETTINGS, ...settings, databaseUrl };
    const logged: string[] = [];
    const log = makeLog(config.logLevel, { write: line => void logged.push(line) });
    const connection = connect(databaseUrl, isHurried);
    const app = await buildApp({ config, connection, log });
    await app.ready();
    return new TestApp(app, connection, databaseUrl, logged);
  }

  /** Where it listens: `http://127.0.0.1:12345`. */
  async listen(): Promise<string> {
    if (!this.app.server.listening) await this.app.listen({ host: '127.0.0.1', port: 0 });
    return `http://127.0.0.1:${(this.app.server.address() as AddressInfo).port}`;
  }

  /** A request of a stranger; the path is the one after /api/v1. */
  ask(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const payload =
      body === undefined
        ? {}
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
    return this.app.inject({ method, url: `${API}${path}`, headers, ...payload });
  }

  /** A person with a name and a session. */
  async guest(name = 'Anna', language: Language = 'en'): Promise<Person> {
    const answer = await this.ask('POST', '/guests', { name, language });
    const [cookie] = answer.cookies;
    return new Person(this, answer.json().id, name, `${cookie!.name}=${cookie!.value}`);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.connection.close();
  }
}

/** A person in a test, known to the server by a cookie. */
export class Person {
  constructor(
    readonly server: TestApp,
    readonly id: string,
    readonly name: string,
    /** As a browser sends it. */
    public cookie: string,
  ) {}

  ask(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.server.ask(method, path, body, { cookie: this.cookie, ...headers });
  }
}

/** One server for all tests of a block; to be called where tests are described. */
export const useApp = (settings: TestSettings = {}): (() => TestApp) => {
  let server: TestApp | undefined;
  beforeAll(async () => {
    server = await TestApp.start(settings);
  });
  afterAll(async () => {
    await server?.stop();
  });
  return () => server!;
};

/** Two servers on one database for all tests of a block; to be called where tests are described. */
export const useTwoApps = (settings: TestSettings = {}): readonly [() => TestApp, () => TestApp] => {
  const first = useApp(settings);
  let second: TestApp | undefined;
  beforeAll(async () => {
    second = await TestApp.start({ ...settings, databaseUrl: first().databaseUrl });
  });
  afterAll(async () => {
    await second?.stop();
  });
  return [first, () => second!];
};

import { deployed, ownSettings } from './deployment.ts';
import type { Machine } from './machine.ts';
import { postgresFolder, programOf } from './needs.ts';

/** The user of PostgreSQL, under which Debian runs Patroni. */
const USER = 'postgres';
export interface Passwords {
  readonly superuser: string;
  readonly replication: string;
}

/** A machine of the database: Patroni, and PostgreSQL, which Patroni starts. */
export class DatabaseNode {
  private said: string[] = [];

  constructor(
    readonly machine: Machine,
    readonly address: string,
    private readonly passwords: Passwords,
  ) {}

  get name(): string {
    return this.machine.name;
  }

  /** The last that was said there. */
  get lastWords(): string {
    return this.said.slice(-60).join('\n');
  }

  start(): void {
    const env = {
      ...ownSettings('patroni.env', this),
      PATRONI_POSTGRESQL_BIN_DIR: postgresFolder()!,
      PATRONI_SUPERUSER_PASSWORD: this.passwords.superuser,
      PATRONI_REPLICATION_PASSWORD: this.passwords.replication,
    };
    const hear = (line: string): void => {
      this.said = [...this.said.slice(-200), line];
    };
    this.machine.run([programOf('patroni'), deployed('patroni.yml')], { env, user: USER, hear });
  }

  /** The machine loses its power. */
  kill(): Promise<void> {
    return this.machine.kill();
  }
}

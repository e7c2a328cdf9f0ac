import { setTimeout as sleep } from 'node:timers/promises';

/** Until the database is asked again, in milliseconds. */
const AGAIN_MS = 200;

/** Changes of which nobody knows whether they were made, since the answer was lost: all servers are told to look, as soon as the database can tell them. */
export class Doubts {
  private changes = new Set<string>();
  private telling: Promise<void> | undefined;
  private isStopped = false;

  constructor(private readonly notify: (changes: readonly string[]) => Promise<void>) {}

  add(change: string): void {
    this.changes.add(change);
    this.telling ??= this.tell().finally(() => {
      this.telling = undefined;
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.telling;
  }

  private async tell(): Promise<void> {
    while (this.changes.size > 0 && !this.isStopped) {
      const changes = [...this.changes];
      const isTold = await this.notify(changes).then(
        () => true,
        () => false,
      );
      if (isTold) for (const change of changes) this.changes.delete(change);
      else await sleep(AGAIN_MS);
    }
  }
}

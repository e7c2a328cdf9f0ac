/** Work under the same key is done one after the other, in the order in which it came. */
export class Queues {
  private readonly last = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const done = before ? before.then(work, work) : work();
    this.last.set(key, done);
    const leave = (): void => {
      if (this.last.get(key) === done) this.last.delete(key);
    };
    done.then(leave, leave);
    return done;
  }
}

/**
 * A reading that many ask for at once: a caller who asks while it runs shares the next one, and never gets what was so
 * before the call.
 */
export class SharedReading<T> {
  private now: Promise<T> | undefined;
  private next: Promise<T> | undefined;

  constructor(private readonly ask: () => Promise<T>) {}

  read(): Promise<T> {
    if (!this.now) return this.begin();
    this.next ??= this.now.then(
      () => this.begin(),
      () => this.begin(),
    );
    return this.next;
  }

  private begin(): Promise<T> {
    this.next = undefined;
    const reading = this.ask().finally(() => {
      if (this.now === reading) this.now = undefined;
    });
    this.now = reading;
    return reading;
  }
}

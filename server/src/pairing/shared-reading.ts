/** Something that many ask for at once: who asks while it is being read shares the next reading, and never gets what was so before he asked. */
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

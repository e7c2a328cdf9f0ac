import { createInterface, type Interface } from 'node:readline';
import pc from 'picocolors';
import type { Paint } from '../boards/board.ts';

/** Where a game is played: a screen with a keyboard, or two pipes. */
export interface Terminal {
  readonly paint: Paint;
  print(...lines: readonly string[]): void;
  /** The next line that is typed; null when there will be none. */
  ask(prompt: string): Promise<string | null>;
  /** Makes what was printed unreadable for the next person, where there is a screen. */
  clear(): void;
  close(): void;
}

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Lines as they come, for the one caller that waits. */
class Lines {
  private readonly lines: string[] = [];
  private waiting: ((line: string | null) => void) | undefined;
  private ended = false;

  constructor(reader: Interface) {
    reader.on('line', line => this.give(line));
    reader.on('close', () => this.end());
  }

  private give(line: string): void {
    if (!this.waiting) this.lines.push(line);
    else this.settle(line);
  }

  private settle(line: string | null): void {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.(line);
  }

  end(): void {
    this.ended = true;
    this.settle(null);
  }

  next(): Promise<string | null> {
    const line = this.lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.ended) return Promise.resolve(null);
    return new Promise(resolve => {
      this.waiting = resolve;
    });
  }
}

/** NO_COLOR and FORCE_COLOR as everywhere; else colours where a person looks. */
const hasColours = (isScreen: boolean, { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv): boolean =>
  !NO_COLOR && (Boolean(FORCE_COLOR) || (isScreen && TERM !== 'dumb'));

/** The terminal of this process. Ctrl-C is the end of the input. */
export const openTerminal = (): Terminal => {
  const { stdin, stdout } = process;
  const isScreen = Boolean(stdout.isTTY);
  const isTyped = isScreen && Boolean(stdin.isTTY);
  const reader = createInterface({ input: stdin, terminal: isTyped, ...(isTyped && { output: stdout }) });
  const lines = new Lines(reader);
  const interrupt = (): void => {
    if (isTyped) stdout.write('\n');
    reader.close();
  };
  reader.on('SIGINT', interrupt);
  process.on('SIGINT', interrupt);
  return {
    paint: pc.createColors(hasColours(isScreen, process.env)),
    print: (...printed) => stdout.write(`${printed.join('\n')}\n`),
    ask: async prompt => {
      if (isTyped) {
        reader.setPrompt(prompt);
        reader.prompt();
        return lines.next();
      }
      stdout.write(prompt);
      const line = await lines.next();
      stdout.write(`${line ?? ''}\n`);
      return line;
    },
    clear: () => stdout.write(isScreen ? CLEAR : ''),
    close: () => {
      process.off('SIGINT', interrupt);
      reader.close();
    },
  };
};

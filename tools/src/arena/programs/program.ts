import { type ChildProcess, spawn } from 'node:child_process';
import { err, isObject, ok, type Result, type View } from '@ankerplatz/kit';
import { type Line, LineReader } from '../../engine/lines.ts';
import { shown } from '../../engine/problem.ts';
import type { Player, TurnAnswer } from '../player.ts';
import { type Processes, signal } from './processes.ts';

export interface ProgramSettings {
  /** For one decision. */
  readonly limitSeconds: number;
  /** Shows what the program says on its error stream. */
  readonly verbose: boolean;
}

const EXPECTED = '{"move":"…"} or {"moves":["…",…]}';

const movesIn = (answer: unknown): readonly string[] | undefined => {
  if (!isObject(answer)) return undefined;
  const moves = answer.moves ?? [answer.move];
  const isLine = Array.isArray(moves) && moves.length > 0 && moves.every(move => typeof move === 'string');
  return isLine ? moves : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const decisionIn = (line: Line): TurnAnswer => {
  if ('tooLong' in line) return err(`junk: an answer of ${line.tooLong} bytes`);
  const moves = movesIn(parsed(line.text));
  return moves ? ok(moves) : err(`junk: ${shown(line.text)} is not ${EXPECTED}`);
};

const endOf = (code: number | null, name: NodeJS.Signals | null): string =>
  `crash: the program ended with ${code === null ? `signal ${name}` : `exit code ${code}`}`;

/** One run of a program: lines in, lines out. */
class Conversation {
  private readonly child: ChildProcess;
  private readonly reader = new LineReader();
  /** A line that came before it was asked for: at most one is kept. */
  private early: Line | null = null;
  private waiting: ((said: Result<Line, string>) => void) | null = null;
  private ended: string | null = null;

  constructor(
    command: string,
    verbose: boolean,
    private readonly processes: Processes,
  ) {
    // A group of its own: to end the shell is to end what it runs.
    const stdio = ['pipe', 'pipe', verbose ? 'inherit' : 'ignore'] as const;
    this.child = processes.start(() => spawn(command, { shell: true, detached: true, stdio: [...stdio] }));
    this.child.on('error', error => this.end(`crash: ${error.message}`));
    this.child.on('close', (code, name) => this.end(endOf(code, name)));
    this.child.stdin!.on('error', () => {});
    this.child.stdout!.on('data', chunk => {
      for (const line of this.reader.push(chunk)) this.hear(line);
    });
  }

  private hear(line: Line): void {
    if (this.waiting) this.settle(ok(line));
    else this.early ??= line;
  }

  private end(reason: string): void {
    this.ended ??= reason;
    if (this.child.pid !== undefined) this.processes.remove(this.child.pid);
    this.settle(err(reason));
  }

  private settle(said: Result<Line, string>): void {
    this.waiting?.(said);
    this.waiting = null;
  }

  /** The next line after this one; why there is none. */
  async ask(question: string, limitSeconds: number): Promise<Result<Line, string>> {
    if (this.early)
      return err(`junk: ${shown('text' in this.early ? this.early.text : '')} was said before it was asked`);
    if (this.ended !== null) return err(this.ended);
    const answer = new Promise<Result<Line, string>>(resolve => {
      this.waiting = resolve;
    });
    const timer = setTimeout(() => this.settle(err(`hang: no answer within ${limitSeconds} s`)), 1000 * limitSeconds);
    this.child.stdin!.write(`${question}\n`);
    const said = await answer;
    clearTimeout(timer);
    return said;
  }

  kill(): void {
    if (this.ended === null && this.child.pid !== undefined) signal(this.child.pid, 'SIGKILL');
  }
}

/** Any program as a player. It is started once, and anew after it has lost a game by a fault of its own. */
export class ProgramPlayer implements Player {
  private talk: Conversation | null = null;

  constructor(
    private readonly command: string,
    private readonly settings: ProgramSettings,
    private readonly processes: Processes,
  ) {}

  async decide({ moves, ...view }: View): Promise<TurnAnswer> {
    this.talk ??= new Conversation(this.command, this.settings.verbose, this.processes);
    const said = await this.talk.ask(JSON.stringify({ view, moves }), this.settings.limitSeconds);
    const decision = said.ok ? decisionIn(said.value) : said;
    if (!decision.ok) this.stop();
    return decision;
  }

  stop(): void {
    this.talk?.kill();
    this.talk = null;
  }
}

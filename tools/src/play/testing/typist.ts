import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, SeededChance } from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';
import pc from 'picocolors';
import { widthOf } from '../../boards/layout.ts';
import { newTable, type Seating } from '../opening.ts';
import { PlaySession } from '../play-session.ts';
import type { Terminal } from '../terminal.ts';
import type { TerminalTable } from '../terminal-table.ts';

/** Types a line after what was printed since the last time; null leaves. */
export type Typing = (printed: string) => string | null;

/** A terminal with a person at it who types by rule. */
export class Typist implements Terminal {
  readonly paint;
  transcript = '';
  cleared = 0;
  private since = '';

  constructor(
    private readonly typing: Typing,
    hasColours = false,
  ) {
    this.paint = pc.createColors(hasColours);
  }

  readonly print = (...lines: readonly string[]): void => this.write(`${lines.join('\n')}\n`);

  private write(text: string): void {
    this.transcript += text;
    this.since += text;
  }

  async ask(prompt: string): Promise<string | null> {
    this.write(prompt);
    const line = this.typing(this.since);
    this.since = '';
    this.transcript += `${line ?? ''}\n`;
    return line;
  }

  clear(): void {
    this.cleared++;
  }

  close(): void {}
}

/** The lines, then nothing more. */
export const typed = (lines: readonly string[]): Typing => {
  const left = [...lines];
  return () => left.shift() ?? null;
};

/** How many choices the printed text offers. */
export const choicesIn = (printed: string): number => {
  const numbers = [...printed.matchAll(/^ {0,3}(\d+) {2}\S/gm)];
  return Number(numbers.at(-1)?.[1] ?? 0);
};

/** Any of the choices, by a seed; between them the interjections, one after every five. */
export const atRandom = (seed: string, interjections: readonly string[] = []): Typing => {
  const chance = SeededChance.from(seed);
  const left = [...interjections];
  let choices = 1;
  let typings = 0;
  return printed => {
    choices = choicesIn(printed) || choices;
    return (++typings % 5 === 0 ? left.shift() : undefined) ?? String(1 + chance.die(choices));
  };
};

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'ankerplatz-play-'));

/** A session at a table with a typist; what is kept goes to a folder of its own. */
export const sessionAt = async (
  typist: Typist,
  table: TerminalTable,
  { language = 'en' as Language, ...seating }: Sitting = {},
) => {
  process.env.ANKERPLATZ_DATA = newFolder();
  const session = await PlaySession.open(typist, table, language, seating.names);
  session.bots = seating.bots ?? [];
  return session;
};

interface Sitting extends Seating {
  readonly language?: Language;
}

/** A new game of Nauticus. */
export const sessionWith = (
  typist: Typist,
  { players = 2, seed = 's', ...sitting }: Sitting & { readonly players?: number; readonly seed?: string } = {},
): Promise<PlaySession> => sessionAt(typist, newTable(gameById('nauticus')!, { players }, seed), sitting);

/** The lines that are too wide for a terminal. Commands to be copied are never broken. */
export const tooWide = (transcript: string): string[] =>
  transcript.split('\n').filter(line => widthOf(line) > 80 && !line.startsWith('npm run '));

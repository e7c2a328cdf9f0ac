import type { Advice } from '@ankerplatz/coach/words';
import type { GameEvent, Language, MoveEntry, Seat, View, Words } from '@ankerplatz/kit';
import type { Board, Choice, Scene } from '../boards/board.ts';
import { BOARDS } from '../boards/index.ts';
import { toRight, WIDTH, widthOf, wrap } from '../boards/layout.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { newFile, writeRecord } from './saves.ts';
import type { Terminal } from './terminal.ts';
import type { TerminalTable } from './terminal-table.ts';
import type { PlayWords } from './words.ts';

const NUMBER = 4;
const GAP = 1;

/** A choice with its number, its words and, to the right, its notation. */
const choiceLines = ({ move, words }: Choice, number: number, { bold, dim }: Scene['paint']): string[] => {
  const head = NUMBER + 2;
  const lines = wrap(words, WIDTH - head);
  const last = lines.at(-1)!;
  const room = WIDTH - head - widthOf(last) - GAP;
  const notation = widthOf(move) <= room ? [] : [dim(toRight(move, WIDTH - head))];
  const side = notation.length > 0 ? '' : dim(toRight(move, room + GAP));
  return [...lines.slice(0, -1), last + side, ...notation].map((line, i) =>
    i === 0 ? `${bold(toRight(String(number), NUMBER))}  ${line}` : ' '.repeat(head) + line,
  );
};

/** Advice about a decision, and how much of it was told. */
export interface Hinted {
  /** All moves before it. */
  readonly after: string;
  readonly advice: Advice;
  readonly depth: number;
}

/** A turn under way, as it began. */
export interface WatchedTurn {
  readonly seat: Seat;
  readonly view: View;
  /** Moves before it. */
  readonly from: number;
}

/** The table with its terminal, in one language. */
export class PlaySession {
  /** The seat of the person at the keyboard. */
  holder: Seat | null = null;
  /** Names of the bots in the last seats. */
  bots: readonly string[] = [];
  /** The last question to the coach. */
  hinted: Hinted | null = null;
  /** Seats that have asked the coach, which now looks at their turns. */
  readonly coached = new Set<Seat>();
  watched: WatchedTurn | null = null;
  /** Sentences of the coach for a seat when it has the keyboard again. */
  readonly toldLater = new Map<Seat, string>();
  private kept: string | undefined;

  private constructor(
    readonly terminal: Terminal,
    public table: TerminalTable,
    private readonly givenNames: readonly string[] | undefined,
    public words: Words,
    public says: PlayWords,
    public board: Board,
    public language: Language,
  ) {}

  /** `names` is indexable by seat. */
  static async open(
    terminal: Terminal,
    table: TerminalTable,
    language: Language,
    names?: readonly string[],
  ): Promise<PlaySession> {
    const words = await table.game.words(language);
    return new PlaySession(
      terminal,
      table,
      names,
      words,
      CATALOGUES[language].play,
      await boardOf(table, language),
      language,
    );
  }

  /** Moves to another game, perhaps by other rules, which have words of their own. */
  async moveTo(table: TerminalTable): Promise<void> {
    this.table = table;
    await this.speak(this.language);
  }

  async speak(language: Language): Promise<void> {
    this.words = await this.table.game.words(language);
    this.says = CATALOGUES[language].play;
    this.board = await boardOf(this.table, language);
    this.language = language;
  }

  get names(): readonly string[] {
    const names = this.givenNames?.length === this.table.seats ? this.givenNames : this.board.seatNames;
    return names.slice(0, this.table.seats);
  }

  /** How many people play; they sit in the first seats. */
  get people(): number {
    return this.table.seats - this.bots.length;
  }

  sceneOf(view: View): Scene {
    return { view, names: this.names, paint: this.terminal.paint };
  }

  /** Prints sentences, broken into lines. */
  say(...sentences: readonly string[]): void {
    this.terminal.print(...sentences.flatMap(sentence => wrap(sentence)));
  }

  /** Says what happened, as far as a seat may know. */
  tell(events: readonly GameEvent[], seat: Seat | null): void {
    const { cyan } = this.terminal.paint;
    this.terminal.print(...this.sentencesOf(events, seat).flatMap(text => wrap(`» ${text}`, WIDTH, '  ').map(cyan)));
  }

  sentencesOf(events: readonly GameEvent[], seat: Seat | null): string[] {
    const { game, position } = this.table;
    const words = this.words.seenBy?.(game.view(position, seat)) ?? this.words;
    return events.flatMap(event => {
      const heard = game.eventFor(event, seat);
      return heard ? [words.event(heard, this.names)] : [];
    });
  }

  /** A move that can be made now, in the words of its choice. */
  wordsOf({ seat, move }: MoveEntry): string {
    const { game, position } = this.table;
    return this.board.choices(game.view(position, seat)).find(choice => choice.move === move)?.words ?? move;
  }

  showChoices(view: View): void {
    const { paint, print } = this.terminal;
    print('', ...this.board.choices(view).flatMap((choice, i) => choiceLines(choice, i + 1, paint)));
  }

  /** Keeps the game, so that nothing is lost however it ends. Answers where, if anything was played. */
  keep(): string | undefined {
    if (this.table.steps.length === 0) return undefined;
    this.kept ??= newFile(this.table.game.id, new Date());
    const written = writeRecord(this.kept, this.table.record());
    if (written.ok) return written.value;
    this.say(this.says.notSaved(written.error));
    return undefined;
  }
}

const boardOf = ({ game }: TerminalTable, language: Language): Promise<Board> => BOARDS[game.id]!(language);

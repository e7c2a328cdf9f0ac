import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BoardProps } from '../games/board.ts';
import { Desk } from './desk.ts';
import type { Loaded } from './loaded.ts';
import { namesOf } from './names.ts';
import type { LogEntry, TableSource, TableState } from './source.ts';
import { tableText } from './text/index.ts';
import { joinSentences, sinceOf } from './turns.ts';

/** What is open over the table. */
export type Sheet = 'log' | 'recap' | 'command' | 'result' | 'resign' | 'online' | 'shuffle' | null;

/** Milliseconds. */
const A_TAP = 300;

const NOTHING: readonly LogEntry[] = [];

/** A desk with everything that shows it, in one language. */
export class Scene {
  readonly desk: Desk;
  private deafUntil = 0;
  readonly loaded: Signal<Loaded>;
  readonly sheet: Signal<Sheet> = signal<Sheet>(null);
  /** The paragraph of the rules that is open; undefined: none; null: from the beginning. */
  readonly rule: Signal<string | null | undefined> = signal<string | null | undefined>(undefined);
  readonly names: ReadonlySignal<readonly string[]>;
  /** What happened since these eyes last handed something in. */
  readonly since: ReadonlySignal<readonly LogEntry[]>;
  readonly props: ReadonlySignal<BoardProps>;

  constructor(source: TableSource, first: TableState, loaded: Loaded) {
    const desk = new Desk(source, first, loaded.game, loaded.board);
    this.desk = desk;
    this.loaded = signal(loaded);
    this.names = computed(() => namesOf(desk.shown.value.seats));
    this.since = computed(() => sinceOf(desk.shown.value.log, desk.shown.value.eyes));
    this.props = computed(() => {
      const { words, texts, language } = this.loaded.value;
      const draft = desk.draft.value;
      return {
        draft,
        state: draft.ground,
        words,
        texts,
        language,
        names: this.names.value,
        since: draft.isEmpty ? this.since.value : NOTHING,
        onMove: this.play,
        onBack: this.back,
        onRule: this.openRule,
      };
    });
  }

  get board(): Loaded['board'] {
    return this.loaded.value.board;
  }

  /** A move from wherever: a tap, a key, the command field. */
  readonly play = (move: string): void => {
    const { moves } = this.board.mainButton(this.props.peek());
    this.desk.play([move], moves.length === 1 && moves[0] === move);
  };

  readonly back = (step: number): void => this.desk.backTo(step);

  /** Whoever cuts short what others do has not read yet what the main button says now: the same tap does not press it. */
  readonly cutShort = (): void => {
    this.desk.playback.skip();
    this.deafUntil = performance.now() + A_TAP;
  };

  /** The main button: it makes its moves, or hands in what is complete. */
  readonly press = (): void => {
    const { desk } = this;
    if (performance.now() < this.deafUntil) return;
    if (desk.draft.peek().isComplete) {
      void desk.handIn();
      return;
    }
    const { moves } = this.board.mainButton(this.props.peek());
    if (desk.isMine.peek() && moves.length > 0) desk.play(moves, true);
  };

  readonly openRule = (paragraph: string | null): void => {
    this.rule.value = paragraph;
  };

  readonly open = (sheet: Sheet): void => {
    this.sheet.value = sheet;
  };

  /** The sentences of an entry, those worth telling. */
  told({ kind, seat, events }: LogEntry): readonly string[] {
    const names = this.names.value;
    const { status } = tableText.value;
    if (kind === 'resign') return [status.resigned(names[seat] ?? '')];
    if (kind === 'agreed-end') return [status.agreedEnd];
    const { board, words } = this.loaded.value;
    return events.filter(event => board.isTold(event)).map(event => this.spoken(words.event(event, names)));
  }

  /** A sentence of the game in the names of its board. */
  spoken(sentence: string): string {
    return this.board.spoken?.(sentence, this.props.value) ?? sentence;
  }

  /** One turn in one go. */
  toldTurn(entries: readonly LogEntry[]): string {
    const name = this.names.value[entries[0]?.seat ?? 0] ?? '';
    return joinSentences(
      entries.flatMap(entry => this.told(entry)),
      name,
    );
  }

  /** That these eyes must decide; where several people share a device, whose eyes. */
  get yourTurn(): string {
    const { status } = tableText.value;
    const { eyes, seats } = this.desk.shown.value;
    const isShared = this.desk.source.kind === 'local' && seats.filter(({ kind }) => kind === 'person').length > 1;
    return isShared ? status.turnOf(this.names.value[eyes ?? 0] ?? '') : status.yourTurn;
  }

  close(): void {
    this.desk.close();
  }
}

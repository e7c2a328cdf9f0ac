import { type GameEvent, Players, type Seat } from '@ankerplatz/kit';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BoardProps } from '../../board/board.ts';
import type { LogEntry, TableSource, TableState } from '../../board/source.ts';
import { loneSeat } from '../../local/lone-seat.ts';
import { settings } from '../../settings/settings.ts';
import { text } from '../../text/text.ts';
import type { TableTexts } from '../text/en.ts';
import { tableText } from '../text/index.ts';
import type { LoadedTable } from './load-table.ts';
import { levelName, namesOf, plainNamesOf } from './seat-names.ts';
import { joinSentences } from './sentences.ts';
import { TurnController } from './turn-controller.ts';
import { mergedOf, sinceOf, turnsOf } from './turns.ts';

/** Sheets of a table at a server. */
export type OnlineSheetName = 'people' | 'pause' | 'silent' | 'deputy' | 'volunteer' | 'orders' | 'holiday';

/** The sheet that is open over the table. */
export type Sheet =
  | 'log'
  | 'recap'
  | 'command'
  | 'result'
  | 'resign'
  | 'online'
  | 'shuffle'
  | 'playOn'
  | 'talk'
  | 'whatIf'
  | OnlineSheetName
  | null;

/** Milliseconds. */
const A_TAP = 300;

const NOTHING: readonly LogEntry[] = [];

/** Where nobody reads along. */
const ALONE: readonly TableSource['kind'][] = ['local', 'lesson'];

/** A controller with everything that shows it, in one language. */
export class TableModel {
  readonly controller: TurnController;
  /** Whether the tap or key that lasts cut short what others did, and until when a hasty second one is not heard either. */
  private isDeaf = false;
  private deafUntil = 0;
  readonly loaded: Signal<LoadedTable>;
  readonly sheet: Signal<Sheet> = signal<Sheet>(null);
  /** The paragraph of the rules that is open; undefined: none; null: from the beginning. */
  readonly rule: Signal<string | null | undefined> = signal<string | null | undefined>(undefined);
  /**
   * Whether the player has come back, or wanted to know what happened: then what has changed is ringed until they act.
   */
  readonly isBack: Signal<boolean> = signal(false);
  readonly names: ReadonlySignal<readonly string[]>;
  /** Names of the owners of the seats, also where a stand-in plays. */
  readonly plainNames: ReadonlySignal<readonly string[]>;
  /** The same as sentences about what was done call them: a player who is spoken to is "You". */
  readonly toldNames: ReadonlySignal<readonly string[]>;
  readonly players: ReadonlySignal<Players>;
  /** The seat of the one person who plays here alone among bots, and so is spoken to; null: everybody is named. */
  private readonly you: ReadonlySignal<Seat | null>;
  /** Entries since these eyes last handed something in. */
  readonly since: ReadonlySignal<readonly LogEntry[]>;
  readonly props: ReadonlySignal<BoardProps>;
  /** Indexable by seat: its last turn, as it stays at the seat until it acts again. */
  readonly lastTurns: ReadonlySignal<readonly string[]>;

  constructor(source: TableSource, first: TableState, loaded: LoadedTable) {
    const controller = new TurnController(source, first, loaded.game, loaded.board);
    this.controller = controller;
    this.loaded = signal(loaded);
    this.names = computed(() => namesOf(controller.shown.value.seats));
    this.plainNames = computed(() => plainNamesOf(controller.shown.value.seats));
    this.you = computed(() => (ALONE.includes(source.kind) ? loneSeat(controller.shown.value) : null));
    this.toldNames = computed(() =>
      this.names.value.map((name, seat) => (seat === this.you.value ? text.value.home.you : name)),
    );
    this.players = computed(() => new Players(this.toldNames.value, this.you.value));
    this.since = computed(() => sinceOf(controller.shown.value.log, controller.shown.value.eyes));
    this.props = computed(() => {
      const { words, texts, language } = this.loaded.value;
      const draft = controller.draft.value;
      return {
        draft,
        state: draft.ground,
        words: words.seenBy?.({ ...draft.view, seat: draft.ground.eyes }) ?? words,
        texts,
        language,
        names: this.names.value,
        since: draft.isEmpty ? this.since.value : NOTHING,
        isSent: controller.isHandingIn.value,
        onMove: this.play,
        onBack: this.back,
        onRule: this.openRule,
      };
    });
    this.lastTurns = computed(() => this.tellLastTurns());
  }

  /** Whether these eyes have handed nothing in yet in this game. */
  get isNew(): boolean {
    return this.since.value.length === this.controller.shown.value.log.length;
  }

  /** Words of the recap since these eyes last handed something in or, as long as they have not, from the beginning. */
  get recap(): Pick<TableTexts['recap'], 'open' | 'nothing'> {
    const { recap, log } = tableText.value;
    return this.isNew ? { open: recap.openSoFar, nothing: log.empty } : recap;
  }

  get board(): LoadedTable['board'] {
    return this.loaded.value.board;
  }

  /** A move from wherever: a tap, a key, the command field. */
  readonly play = (move: string): void => {
    const { moves, isForced = false } = this.board.mainButton(this.props.peek());
    this.isBack.value = false;
    this.controller.play([move], moves.length === 1 && moves[0] === move, isForced);
  };

  readonly back = (step: number): void => this.controller.backTo(step);

  /** The moves of the main button now, or handing in the draft; null: nothing. */
  private get offer(): string | null {
    const { draft, mayAct } = this.controller;
    if (draft.peek().isComplete) return `hand in ${draft.peek().moveTexts}`;
    return mayAct.peek() ? `${this.board.mainButton(this.props.peek()).moves}` : null;
  }

  /**
   * A tap or a key begins. Where it cuts short what others do, the main button may have become another one unread: the
   * same tap does not press it.
   */
  readonly touch = (isCut: boolean): void => {
    const before = this.offer;
    if (isCut) this.controller.playback.skip();
    this.isDeaf = this.offer !== before;
    if (this.isDeaf) this.deafUntil = performance.now() + A_TAP;
  };

  /** The main button: it makes its moves, or hands in what is complete. */
  readonly press = (): void => {
    const { controller } = this;
    const isSameTap = this.isDeaf;
    this.isDeaf = false;
    if (isSameTap || performance.now() < this.deafUntil) return;
    this.isBack.value = false;
    if (controller.draft.peek().isComplete) {
      void controller.handIn();
      return;
    }
    const { moves } = this.board.mainButton(this.props.peek());
    if (controller.mayAct.peek() && moves.length > 0) controller.play(moves, true);
  };

  readonly openRule = (paragraph: string | null): void => {
    this.rule.value = paragraph;
  };

  readonly open = (sheet: Sheet): void => {
    this.sheet.value = sheet;
    if (sheet === 'recap') this.isBack.value = true;
  };

  /** The sentences of entries of one turn, those worth telling. */
  told(entries: readonly LogEntry[], isAloud = false): readonly string[] {
    const { status, online } = tableText.value;
    const { board } = this.loaded.value;
    const events = entries.flatMap(entry => entry.events).filter(event => board.isTold(event));
    const [first] = entries;
    const name = this.plainNames.value[first?.seat ?? 0] ?? '';
    switch (first?.kind) {
      case 'resign':
        return [status.resigned(this.players.value, first.seat)];
      case 'agreed-end':
        return [status.agreedEnd];
      case 'timed-out':
        return [online.told.timedOut(name)];
      case 'take-back':
        return [online.told.takenBack];
      case 'taken-over':
        return [
          first.by === undefined || first.by === 'person'
            ? online.told.takenOverPerson(name)
            : online.told.takenOver(name, levelName(first.by)),
        ];
      case 'given-back':
        return [online.told.givenBack(name)];
      case 'paused':
        return [online.told.paused];
      case 'resumed':
        return [online.told.resumed];
      case 'holiday':
        return [online.told.holiday(name)];
      case 'holiday-over':
        return [online.told.givenBack(name)];
      default:
        return mergedOf(events, board).map(event => this.tell(event, isAloud));
    }
  }

  private tellLastTurns(): readonly string[] {
    const { log, seats } = this.controller.shown.value;
    const turns = turnsOf(log, this.board);
    return seats.map(({ seat }) => {
      const last = turns.findLast(turn => turn.seat === seat && this.told(turn.entries).length > 0);
      const name = this.toldNames.value[seat] ?? '';
      return last ? this.toldTurn(last.entries).replace(`${name} `, '') : '';
    });
  }

  /** An event as a sentence. Aloud, where a microphone may be open, it keeps what only these eyes know. */
  tell(event: GameEvent, isAloud = false): string {
    const { board, props } = this;
    const { words } = props.value;
    const heard = isAloud && this.keepsSecrets ? (board.veiled?.(event) ?? event) : event;
    const told = board.sentence?.(heard, props.value, this.players.value);
    return told ?? words.event(heard, this.toldNames.value, this.you.value);
  }

  /** Whether others may hear what is said by itself, in a game with secrets. */
  get keepsSecrets(): boolean {
    return this.loaded.value.game.hidesHands && settings.value.openMicrophone;
  }

  /** One turn in one go. */
  toldTurn(entries: readonly LogEntry[], isAloud = false): string {
    const name = this.toldNames.value[entries[0]?.seat ?? 0] ?? '';
    return joinSentences(this.told(entries, isAloud), name);
  }

  /** The sentence that these eyes must decide; where several people share a device, whose eyes. */
  get yourTurn(): string {
    const { status } = tableText.value;
    const { eyes, seats } = this.controller.shown.value;
    const { kind: place } = this.controller.source;
    const isShared =
      place === 'what-if' || (place === 'local' && seats.filter(({ kind }) => kind === 'person').length > 1);
    return isShared ? status.turnOf(this.names.value[eyes ?? 0] ?? '') : status.yourTurn;
  }

  close(): void {
    this.controller.close();
  }
}

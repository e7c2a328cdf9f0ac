import { err, type Game, legalMoves, ok, type Position, type Seat, SeededChance } from '@ankerplatz/kit';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Draft } from '../../board/draft.ts';
import type { TableActs, TableSource, TableState } from '../../board/source.ts';
import type { Answer } from '../../net/http.ts';
import { whatIfText } from '../text/what-if.ts';
import { Branch } from './branch.ts';

/** A supposed move of a seat whose cards are hidden here. */
export interface Supposition {
  readonly seat: Seat;
  readonly move: string;
  /** A position that fits all that is known, and allows the move. */
  readonly position: Position;
}

/** Deals that are looked at for what a seat might do: a card of which one is left in sixty is missed once in a thousand times. */
const DEALS = 120;

/** Where a sandbox stands. */
interface Point {
  readonly branch: Branch;
  /** The next step hangs on what these eyes cannot know. */
  readonly isEnd: boolean;
}

export interface Premise {
  readonly game: Game;
  /** The beginning: a table as its player sees it, and what they have drafted. */
  readonly draft: Draft;
  /** Other people play there: no card that these eyes have not seen is ever turned up, and no luck is invented for it. */
  readonly isStrict: boolean;
  readonly seed: string;
}

/** The moves of a draft that are known to come: a last step that hangs on chance or hidden things is not. */
const knownMoves = ({ moveTexts, isVeiled }: Draft, isStrict: boolean): readonly string[] =>
  isStrict && isVeiled ? moveTexts.slice(0, -1) : moveTexts;

/** A source that plays on a copy: it asks nobody, tells nobody, and keeps nothing. */
export class Sandbox implements TableSource {
  readonly kind = 'what-if';
  readonly wayOut = null;
  readonly says: ReadonlySignal<string | null>;
  readonly problem = signal(null);
  readonly connection = signal<'open'>('open');
  readonly acts: ReadonlySignal<TableActs> = signal({});
  readonly state: ReadonlySignal<TableState>;
  /** Where others play: what the seat that decides might do. */
  readonly suppositions: ReadonlySignal<readonly Supposition[]>;
  readonly mayStepBack: ReadonlySignal<boolean>;
  /** Hidden hands are one deal that fits: there are others. */
  readonly mayDeal: boolean;
  /** The words about the trial. */
  readonly note: ReadonlySignal<string>;
  private readonly isStrict: boolean;
  private readonly deals = signal(0);
  /** The oldest first; never empty. */
  private readonly points;
  private eyes: Seat | null;

  constructor(private readonly premise: Premise) {
    const { game, draft } = premise;
    this.isStrict = premise.isStrict && game.hidesHands;
    this.mayDeal = !this.isStrict && game.hidesHands;
    this.eyes = draft.ground.eyes;
    this.points = signal<readonly Point[]>([this.begin()]);
    this.state = computed(() => this.makeState());
    this.note = computed(() => this.makeNote());
    this.says = computed(() => this.makeSaying());
    this.mayStepBack = computed(() => this.points.value.length > 1);
    this.suppositions = computed(() => this.suppose());
  }

  async play(moves: readonly string[]): Answer {
    const { eyes, asked } = this.state.value;
    if (eyes === null || asked === null) return err({ code: 'not-your-turn', message: '' });
    return this.go(this.now.branch, eyes, moves);
  }

  /** Plays a supposed move of a seat whose cards are hidden. */
  async follow({ seat, move, position }: Supposition): Answer {
    return this.go(this.now.branch.supposing(position), seat, [move]);
  }

  /** To before what was submitted last. */
  stepBack(): void {
    if (this.mayStepBack.peek()) this.points.value = this.points.value.slice(0, -1);
  }

  restart(): void {
    this.points.value = this.points.value.slice(0, 1);
  }

  /** From the beginning, with other cards in the hands that are hidden. */
  deal(): void {
    this.deals.value++;
    this.eyes = this.premise.draft.ground.eyes;
    this.points.value = [this.begin()];
  }

  close(): void {}

  private get now(): Point {
    return this.points.value.at(-1)!;
  }

  private begin(): Point {
    const { game, draft, seed } = this.premise;
    const { view, eyes } = draft.ground;
    const dealt = `${seed}:${this.deals.peek()}`;
    const branch = Branch.from(game, game.sample(view, SeededChance.from(dealt)), dealt);
    const moves = knownMoves(draft, this.isStrict).map(move => ({ seat: eyes ?? 0, move }));
    return { branch: branch.with(moves), isEnd: false };
  }

  private async go(from: Branch, seat: Seat, moves: readonly string[]): Answer {
    let branch = from;
    for (const move of moves) {
      const played = branch.play(seat, move);
      if (!played.ok) return err({ code: played.error.code, message: '', refusal: played.error });
      if (this.isStrict && played.value.isVeiled) {
        this.points.value = [...this.points.value, { branch, isEnd: true }];
        return ok(undefined);
      }
      branch = played.value;
    }
    this.points.value = [...this.points.value, { branch, isEnd: false }];
    return ok(undefined);
  }

  /** Where nothing is hidden, the seat that decides is the one that looks. */
  private eyesAt(deciders: readonly Seat[]): Seat | null {
    if (this.isStrict) return this.premise.draft.ground.eyes;
    if (this.eyes === null || !deciders.includes(this.eyes)) this.eyes = deciders[0] ?? this.eyes;
    return this.eyes;
  }

  private makeState(): TableState {
    const { branch, isEnd } = this.now;
    const { game } = branch;
    const { ground } = this.premise.draft;
    const deciders = branch.position.deciders();
    const eyes = this.eyesAt(deciders);
    const outcome = branch.position.outcome();
    const isAsked = eyes !== null && deciders.includes(eyes) && !isEnd;
    const view = game.view(branch.position, eyes);
    return {
      ...{ table: ground.table, game: ground.game, number: ground.number },
      version: branch.steps.length,
      eyes,
      asked: isAsked ? branch.steps.length : null,
      view: isAsked ? view : { ...view, moves: [] },
      deciders,
      seats: ground.seats.map(seat => ({ ...seat, isYou: seat.seat === eyes, isLooking: true })),
      log: branch.log(eyes),
      result: outcome && { end: 'played', ...outcome },
      agreements: { end: [], rematch: [] },
      handOver: null,
    };
  }

  private makeNote(): string {
    const words = whatIfText.value;
    if (this.isStrict) return words.strict;
    return this.mayDeal ? words.dealt(this.deals.value + 1) : words.note;
  }

  private makeSaying(): string | null {
    const { asked, result } = this.state.value;
    if (asked !== null || result) return null;
    return this.now.isEnd ? whatIfText.value.end : whatIfText.value.hidden;
  }

  private suppose(): readonly Supposition[] {
    const { asked, deciders, eyes } = this.state.value;
    const { branch, isEnd } = this.now;
    const [seat] = deciders;
    if (!this.isStrict || isEnd || asked !== null || seat === undefined) return [];
    const view = branch.game.view(branch.position, eyes);
    const found = new Map<string, Position>();
    for (let deal = 0; deal < DEALS; deal++) {
      const position = branch.game.sample(view, SeededChance.from(`${branch.steps.length}:${deal}`));
      for (const move of legalMoves(branch.game, position, seat)) if (!found.has(move)) found.set(move, position);
    }
    return [...found].map(([move, position]) => ({ seat, move, position }));
  }
}

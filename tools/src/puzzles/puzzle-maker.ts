import { type BotGameId, type Level, type PlannedTurn, think } from '@ankerplatz/bots';
import type { Judge } from '@ankerplatz/bots/judges';
import { type Game, type Position, type Seat, SeededChance, tryPlay } from '@ankerplatz/kit';
import { afterTurn, type Difficulty, type Puzzle } from '@ankerplatz/kit/puzzle';
import { cells, type NauticusPosition, tables } from '@ankerplatz/nauticus';
import { type Candidate, candidateOf } from './candidate.ts';
import { type Beginning, DecisionWriter } from './decision-writer.ts';
import { gapBetween, type Proof, provedBest, RIGOURS, type Rigour } from './proof.ts';
import { themeOf } from './theme.ts';

/** Bots of a level, with a budget of their own or the level’s. */
export interface Players {
  readonly level: Level;
  readonly playouts: number | undefined;
}

/** The bots whose games the positions come from. */
export interface Cast {
  /** Until the last turns of Nauticus, which alone are looked at; null: the others from the start. */
  readonly opening: Players | null;
  readonly players: Players;
  /** The casts by name. */
  readonly bots: string;
}

/** The levels by which it is told how hard a puzzle is. */
type Solver = Extract<Level, 'deckhand' | 'mate' | 'captain' | 'admiral'>;

/** The thoughts of all solvers on a decision. */
interface Thoughts {
  readonly answers: Readonly<Record<Solver, Candidate>>;
  /** The captain's, best first. */
  readonly lines: readonly Candidate[];
}

/** Ways that are looked at, and puzzles taken from one game, so that they differ. */
const MOST_CANDIDATES = 6;
const MOST_A_GAME = 8;

/** The levels that miss the puzzle, from the strongest down. */
const MISSED_BY: readonly (readonly [Solver, Difficulty])[] = [
  ['captain', 'hard'],
  ['mate', 'medium'],
  ['deckhand', 'easy'],
];

/** Turns left in the last round of Nauticus, at most. */
const MOST_TURNS = 12;

/** Whether a decision is near enough to an end to make a puzzle of it. */
const NEAR: Readonly<Record<BotGameId, (position: Position) => boolean>> = {
  nauticus: position => {
    const { cells: at, setup } = position as NauticusPosition;
    if (at[cells.ROUND] !== tables.ROUNDS[setup.seats]) return false;
    const phases = tables.PHASES - at[cells.PHASE]!;
    const turns = (at[cells.START_SEAT]! - at[cells.SEAT]! + setup.seats - 1) % setup.seats;
    return phases * setup.seats + turns <= MOST_TURNS;
  },
  nautilus: () => true,
};

/** Makes puzzles from a game between bots. */
export class PuzzleMaker {
  private readonly rigour: Rigour;

  constructor(
    private readonly game: Game,
    private readonly judge: Judge,
    private readonly cast: Cast,
    private readonly seed: string,
    /** Puzzles of this difficulty alone; null: of all. */
    private readonly wanted: Difficulty | null = null,
  ) {
    this.rigour = RIGOURS[this.id];
  }

  private get id(): BotGameId {
    return this.game.id as BotGameId;
  }

  /** Plays one game, whose kind of table goes with its number, and hands over the puzzles as they are found. */
  playGame(number: number, add: (puzzle: Puzzle) => void): void {
    const { game } = this;
    const setup = game.setup(game.kinds[number % game.kinds.length]!);
    if (!setup.ok) throw new Error(setup.error);
    const chance = SeededChance.from(`${this.seed}:${number}`);
    let position = game.start(setup.value, chance);
    const written = new DecisionWriter(game);
    let made = 0;
    for (let turn = 0; position.deciders().length > 0 && made < MOST_A_GAME; turn++) {
      const seat = position.deciders()[0]!;
      const id = `${number}-${turn}`;
      const { level, playouts } = this.playersAt(position);
      const { moves } = this.turnOf(level, position, seat, id, playouts)[0]!;
      written.see(position);
      const asked = written.of(position);
      const puzzle = asked && this.puzzleAt(asked.asked, asked.beginning, seat, moves, id);
      if (puzzle) {
        add(puzzle);
        made++;
      }
      for (const move of moves) {
        const played = tryPlay(game, position, seat, move, chance);
        if (!played.ok) break;
        position = played.value;
        written.note({ seat, move });
      }
    }
  }

  private playersAt(position: Position): Players {
    const { opening, players } = this.cast;
    return opening && !NEAR[this.id](position) ? opening : players;
  }

  private turnOf(
    level: Level,
    position: Position,
    seat: Seat,
    seed: string,
    playouts?: number,
  ): readonly PlannedTurn[] {
    const view = this.game.view(position, seat);
    return think(this.id, level, view, { seed, ...(playouts !== undefined && { playouts }) });
  }

  private puzzleAt(
    position: Position,
    beginning: Beginning,
    seat: Seat,
    played: readonly string[],
    id: string,
  ): Puzzle | null {
    const { game, rigour, wanted } = this;
    if (!NEAR[this.id](position) || game.view(position, seat).moves.length < 2) return null;
    // Without a last card a nautilus does nothing.
    if (!afterTurn(game, position, seat, played).ok) return null;
    const own = candidateOf(game, position, seat, played);
    const thoughts = this.thoughtsAt(position, seat, own, id);
    if (!thoughts) return null;
    const { answers, lines } = thoughts;
    const { captain, admiral, mate, deckhand } = answers;
    const candidates = distinct([captain, admiral, own, mate, deckhand, ...waysAmong(lines)]);
    const view = game.view(position, seat);
    const proof = provedBest(this.judge, view, candidates.slice(0, MOST_CANDIDATES), rigour);
    const difficulty = proof && this.difficultyOf(proof, answers);
    if (!proof || !difficulty || (wanted && difficulty !== wanted)) return null;
    return {
      id,
      bots: this.cast.bots,
      theme: themeOf(game.id, proof.best.events, seat),
      difficulty,
      seat,
      best: proof.best.moves,
      gap: rounded(proof.gap),
      error: rounded(proof.error),
      runs: rigour.runs,
      ...beginning,
    };
  }

  /** The turn of every solver, and whatever else the captain thought of; null where nothing can be missed. */
  private thoughtsAt(position: Position, seat: Seat, own: Candidate, id: string): Thoughts | null {
    const of = ({ moves }: PlannedTurn): Candidate => candidateOf(this.game, position, seat, moves);
    const chosen = (level: Solver): Candidate => of(this.turnOf(level, position, seat, id)[0]!);
    const deckhand = chosen('deckhand');
    const mate = chosen('mate');
    const isHard = this.wanted === 'hard';
    if (!isHard && [deckhand, mate].every(({ plan }) => plan === own.plan)) return null;
    const thought = this.turnOf('captain', position, seat, id);
    const lines = thought.map(of);
    const captain = lines[0]!;
    // Where admirals play, one has just thought about it.
    const { level, playouts } = this.cast.players;
    const admiral = level === 'admiral' && playouts === undefined ? own : chosen('admiral');
    const isAgreed = admiral.plan === captain.plan;
    // A turn that a captain misses, hardly anybody but an admiral finds.
    if (isHard && (isAgreed || !this.isBehind(captain, admiral, position, seat))) return null;
    // Where a captain agrees with a mate and sees no gap, more runs hardly find one.
    const other = lines.findIndex(({ plan }) => plan !== captain.plan);
    const seen = other < 0 ? 0 : thought[0]!.value - thought[other]!.value;
    if (isAgreed && captain.plan === mate.plan && seen < this.rigour.gap / 2) return null;
    return { answers: { deckhand, mate, captain, admiral }, lines };
  }

  /** Whether a few runs already show that one turn is worth less than another. */
  private isBehind(worse: Candidate, better: Candidate, position: Position, seat: Seat): boolean {
    const view = this.game.view(position, seat);
    const { gap } = gapBetween(this.judge, view, [better.moves, worse.moves], this.rigour.stages[0]!);
    return gap > 0;
  }

  /** Null: nobody misses it. */
  private difficultyOf({ best, means }: Proof, answers: Thoughts['answers']): Difficulty | null {
    const least = means.get(best.outcome)! - this.rigour.tolerance;
    const isMissed = (level: Solver): boolean => (means.get(answers[level].outcome) ?? least) < least;
    // Hard is what those below miss as well.
    const [, difficulty] =
      MISSED_BY.find(([level, name]) => isMissed(level) && (name !== 'hard' || isMissed('mate'))) ?? [];
    return difficulty ?? null;
  }
}

const rounded = (value: number): number => Number(value.toFixed(4));

const distinct = (candidates: readonly Candidate[]): readonly Candidate[] => [
  ...new Map(candidates.map(candidate => [candidate.outcome, candidate])).values(),
];

/** The first of each way. */
const waysAmong = (lines: readonly Candidate[]): readonly Candidate[] =>
  [...new Map(lines.toReversed().map(line => [line.plan, line])).values()].toReversed();

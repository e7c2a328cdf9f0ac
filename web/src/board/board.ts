import type { GameEvent, Language, Players, View, Words } from '@ankerplatz/kit';
import type { ComponentType } from 'preact';
import type { ReviewTexts } from '../text/review/en.ts';
import type { Scene } from '../ui/motion/scene.ts';
import type { SoundName } from '../ui/motion/sound.ts';
import type { Flight } from '../ui/motion/travel.ts';
import type { Draft, Step } from './draft.ts';
import type { GameReview, ReviewFacts } from './review.ts';
import type { LogEntry, TableState } from './source.ts';

/** The props of a board. It draws, offers and reports; it decides nothing. */
export interface BoardProps {
  readonly draft: Draft;
  readonly state: TableState;
  /** The words as these eyes see the board. */
  readonly words: Words;
  /** The game's own catalogue, as its `texts` gave it. */
  readonly texts: unknown;
  readonly language: Language;
  /** Indexable by seat. */
  readonly names: readonly string[];
  /** Entries since these eyes last handed something in; empty as soon as they act. */
  readonly since: readonly LogEntry[];
  /** For `Seats`, indexable by seat: what it did in its last turn, without its name; empty: nothing yet. */
  readonly lastTurns?: readonly string[];
  /** The draft is on its way to the server: it can no longer be changed. */
  readonly isSent?: boolean;
  /** Any move; one that is not legal is explained by the frame with the refusal and its paragraph. */
  readonly onMove: (move: string) => void;
  /** The draft goes back to before a step. */
  readonly onBack: (step: number) => void;
  /** Opens the rules in place. */
  readonly onRule: (paragraph: string) => void;
}

export interface ResultProps {
  readonly state: TableState;
  readonly words: Words;
  readonly texts: unknown;
  readonly language: Language;
  /** The players as sentences name them: a lone player among bots is "You". */
  readonly players: Players;
  /** Indexable by seat: why it is not placed by what it has reached; empty: it is. */
  readonly reasons: readonly string[];
}

/** The main button: what it says is what it does. */
export interface MainButton {
  readonly label: string;
  /** The moves that it makes, one after another, which end the turn; none while there is nothing to do but what the board offers. */
  readonly moves: readonly string[];
  /** The button gives something up: drawn as an outline, so that it is not taken for the way on. */
  readonly isQuiet?: boolean;
  /** The only possible move: there is nothing to confirm. */
  readonly isForced?: boolean;
}

/** The part of a game that the frame uses. */
export interface BoardModule {
  /** The versions of the rules that it draws; a view says by which it was made. */
  readonly rules: readonly number[];
  /** The zones. */
  readonly Board: ComponentType<BoardProps>;
  /** The standing of all seats: above the board on phones, beside it on wide screens. */
  readonly Seats: ComponentType<BoardProps>;
  /** The part of the action bar above the button: counters, reminders. Steps and button are the frame's. */
  readonly Counters: ComponentType<BoardProps>;
  readonly Result: ComponentType<ResultProps>;
  /** Pictures to paragraphs of the rules, drawn with the pieces of the board. */
  drawings(language: Language): Promise<Readonly<Record<string, ComponentType>>>;
  /** The board's own catalogue. */
  texts(language: Language): Promise<unknown>;
  /** While the draft is complete the frame offers to hand it in and does not ask. */
  mainButton(props: BoardProps): MainButton;
  /** A sentence about handing in the complete draft, where the frame's own words do not say enough. */
  handIn?(props: BoardProps): string | undefined;
  /** The few words of a step on its chip. */
  chip(step: Step, props: BoardProps): string;
  /** The line about where the game stands, for the header: the round, the phase. */
  heading(props: BoardProps): string;
  /** The `data-place` where a move is begun for a seat; the large button's where nothing else is touched. */
  placeOfMove(move: string, seat: number, draft: Draft): string;
  /** Pieces that travel from one `data-place` to another, over the table as it was before. */
  flights(event: GameEvent, before: View): readonly Flight[];
  /** The scene of an event beside its flights; undefined: there is none. Loaded after the table. */
  scenes(): Promise<(event: GameEvent, props: BoardProps) => Scene | undefined>;
  /** The sound of an event, where sounds are on. */
  sound(event: GameEvent): SoundName | undefined;
  /** How much an event concerns a seat that did not cause it: 0 not, 1 a little, 2 much. Orders the recap. */
  concerns(event: GameEvent, seat: number): 0 | 1 | 2;
  /** Events worth a sentence in the log and the recap; the others only move pieces. */
  isTold(event: GameEvent): boolean;
  /** Two events in a row that are told as one, their numbers added up; undefined or missing: each is told by itself. */
  merged?(event: GameEvent, next: GameEvent): GameEvent | undefined;
  /** The sentence of an event that only `merged` makes; undefined or missing: the game's own words say it. */
  sentence?(event: GameEvent, props: BoardProps, players: Players): string | undefined;
  /** Whether a new turn begins with it, though the same seat had the one before. */
  beginsTurn(event: GameEvent): boolean;
  /** A turn of such events alone is told in a low voice: a pass. */
  isQuiet(event: GameEvent): boolean;
  /** An event without what only those who hear it know: for sentences that others may hear. Missing: nothing is hidden. */
  veiled?(event: GameEvent): GameEvent;
  /** Praise for a game that is over, and one thing to try next. */
  review(): Promise<(game: ReviewFacts, words: ReviewTexts) => GameReview>;
  /** Loaded after the table. */
  hints(language: Language): Promise<Hints>;
  /** Answers to questions, loaded when the first one is asked. */
  speech(language: Language): Promise<Speech>;
}

/** Words to what is shown. */
export interface Hints {
  /** One sentence about what a `data-hint` names; undefined: there is none. */
  about(name: string, props: BoardProps): string | undefined;
  /** To each event of a game the `data-place`s of the numbers that it changes, though nothing travels there. */
  changes(events: readonly GameEvent[]): readonly (readonly string[])[];
}

/** The words and answers of a game for the command field. */
export interface Speech {
  /** Answers a question of the command field, or makes a move typed in short; undefined: neither. */
  answer(command: string, props: BoardProps): string | undefined;
  /** The questions that can be asked, one line each, for the help. */
  readonly questions: readonly string[];
  /** The name of a place of the board, where its picture does not say it. */
  placeName?(place: string, props: BoardProps): string | undefined;
  /** An addition to "your turn" that is nobody else's business. */
  onTurn?(props: BoardProps): string;
}

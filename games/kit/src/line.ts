import { type Chance, NotedChance } from './chance.ts';
import { type Refusal, tryPlay } from './door.ts';
import { type Entry, isMove } from './entry.ts';
import type { Game, GameEvent, Position, Tell } from './game.ts';
import { err, ok, type Result } from './result.ts';

interface Place<P extends Position> {
  /** The number of the entry that led here; 0 for the beginning. */
  readonly entry: number;
  readonly position: P;
}

/** Why an entry cannot follow: what is to be taken back is no part of the game any more, or something came to light since then. */
export type StepRefusal = Refusal | { readonly code: 'taken-back-too-far'; readonly to: number };

/** Whether something came to light that nobody can forget: what chance drew, or what was hidden. */
export const isReveal = (game: Pick<Game, 'shows'>, chance: NotedChance, events: readonly GameEvent[]): boolean =>
  chance.isDrawn || events.some(event => game.shows(event));

/** A game entry by entry, with the way back as far as it is open: to where something came to light. */
export class Line<P extends Position> {
  private places: Place<P>[];

  constructor(
    private readonly game: Game<P>,
    beginning: P,
  ) {
    this.places = [{ entry: 0, position: beginning }];
  }

  get position(): P {
    return this.places.at(-1)!.position;
  }

  /** The entries that a take-back may return to, the latest last. */
  get open(): readonly number[] {
    return this.places.map(({ entry }) => entry);
  }

  /** Carries out the entry of a number with the chance of that number, or says why it cannot be. */
  step(entry: Entry, number: number, chance: Chance, tell?: Tell): Result<P, StepRefusal> {
    if (isMove(entry)) return this.play(entry.seat, entry.move, number, chance, tell);
    if (entry.kind === 'take-back') return this.takeBack(entry.to);
    return ok(this.position);
  }

  private play(seat: number, move: string, number: number, chance: Chance, tell?: Tell): Result<P, StepRefusal> {
    const events: GameEvent[] = [];
    const noted = new NotedChance(chance);
    const played = tryPlay(this.game, this.position, seat, move, noted, event => {
      events.push(event);
      tell?.(event);
    });
    if (!played.ok) return played;
    if (isReveal(this.game, noted, events)) this.places = [];
    this.places.push({ entry: number, position: played.value });
    return ok(played.value);
  }

  private takeBack(to: number): Result<P, StepRefusal> {
    const index = this.places.findIndex(({ entry }) => entry === to);
    if (index < 0) return err({ code: 'taken-back-too-far', to });
    this.places.length = index + 1;
    return ok(this.position);
  }
}

import { branchChance, type Game, type GameRecord, type Position, replaySteps, tryPlay } from '@ankerplatz/kit';
import type { RoomShown } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import type { Refusals } from '../tables/refusals.ts';

/** Where a line begins. */
interface Ground {
  readonly game: Game;
  readonly position: Position;
}

/** Grounds that are remembered: a leader plays on from the same one, move by move. */
const MOST = 50;

const groundOf = (record: GameRecord, entry: number): Ground | undefined => {
  const game = gameById(record.game);
  let count = 0;
  for (const step of game ? replaySteps<Position>(game, record) : []) {
    if (!step.ok) return undefined;
    if (count++ === entry) return { game: step.value.game, position: step.value.position };
  }
  return undefined;
};

/** Lines that were not played, held against the rules. */
export class RoomLines {
  private readonly grounds = new Map<string, Ground | undefined>();

  constructor(private readonly refusals: Refusals) {}

  /** Throws the refusal of the first move that the rules forbid. */
  async require(room: string, { entry, branch }: RoomShown, record: () => Promise<GameRecord>): Promise<void> {
    if (!branch || branch.length === 0) return;
    // The same seed as in the browser: what is drawn in a line is the same for all.
    const seed = `${room}:${entry}`;
    if (!this.grounds.has(seed)) this.remember(seed, groundOf(await record(), entry));
    const ground = this.grounds.get(seed);
    if (!ground) return;
    let { position } = ground;
    for (const [index, { seat, move }] of branch.entries()) {
      const played = tryPlay(ground.game, position, seat, move, branchChance(seed, index));
      if (!played.ok) throw this.refusals.inLine(ground.game, played.error, index);
      position = played.value;
    }
  }

  private remember(seed: string, ground: Ground | undefined): void {
    this.grounds.set(seed, ground);
    const [oldest] = this.grounds.keys();
    if (this.grounds.size > MOST && oldest !== undefined) this.grounds.delete(oldest);
  }
}

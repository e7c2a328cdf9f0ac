import type { View } from '@ankerplatz/kit';
import { parseContestant } from '../../arena/contestant.ts';
import { type Player as Thinker, thinkingPlayer } from '../../arena/player.ts';
import { BadInput } from '../../exit.ts';
import type { PlaySession } from '../play-session.ts';
import type { Player, PlayerAction } from './player.ts';

/** The rest of a turn that was planned, and after how many moves of the game it goes on. */
interface Plan {
  readonly at: number;
  readonly moves: readonly string[];
}

/** A bot at the table. It thinks about whole turns and plays them move by move. */
export class Bot implements Player {
  private readonly thinker: Thinker;
  private plan: Plan = { at: 0, moves: [] };

  /** `name` is `random`, a level, or a level with a budget of playouts. */
  constructor(
    private readonly session: PlaySession,
    name: string,
  ) {
    const contestant = parseContestant(name);
    if (contestant.kind === 'program') throw new BadInput('programs play in the arena only');
    this.thinker = thinkingPlayer(contestant, session.table.game, undefined);
  }

  async decide(view: View): Promise<PlayerAction> {
    const { length } = this.session.table.steps;
    const { at, moves } = this.plan;
    const isValid = at === length && view.moves.includes(moves[0] ?? '');
    const [move, ...rest] = isValid ? moves : await this.think(view, `${length}`);
    this.plan = { at: length + 1, moves: rest };
    return { type: 'move', move: move! };
  }

  private async think(view: View, seed: string): Promise<readonly string[]> {
    const decision = await this.thinker.decide(view, seed);
    return decision.ok ? decision.value : [];
  }
}

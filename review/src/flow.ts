import type { Foreteller, Outlook } from '@ankerplatz/bots/foretellers';
import { type Game, type GameRecord, playTurn, type Seat, SeededChance } from '@ankerplatz/kit';
import type { Moment } from './moments.ts';
import type { PlayedTurn } from './turns.ts';

/** How many deals are tried for each that fits what was played in the open. */
const TRIES = 40;

/** How the outlook of a seat moved in a turn: before it, after it but before chance was drawn, after it. */
export interface Flow {
  readonly before: Outlook;
  /** The mean over all that could have been drawn; the same as `after` where nothing was. */
  readonly expected: Outlook;
  readonly after: Outlook;
}

const meanOf = (outlooks: readonly Outlook[]): Outlook => {
  const sum = (of: (outlook: Outlook) => number): number =>
    outlooks.reduce((total, outlook) => total + of(outlook), 0) / outlooks.length;
  return {
    chance: sum(({ chance }) => chance),
    points: outlooks[0]!.points === null ? null : sum(({ points }) => points!),
  };
};

/** Looks at a game with the eyes of one seat: nothing else comes in. */
export class Eyes {
  constructor(
    private readonly game: Game,
    private readonly foreteller: Foreteller,
    private readonly seat: Seat,
    private readonly redraws: number,
  ) {}

  outlook({ version, position }: Moment): Outlook {
    return this.foreteller.outlook(this.game.view(position, this.seat), `outlook ${version}`);
  }

  /** The expectation before the beginning was drawn; null: nothing was. */
  start({ position }: GameRecord, { position: first }: Moment): Outlook | null {
    if (position) return null;
    // Other games are held against other beginnings: what these few happen to be shall not be the luck of all.
    const seen = JSON.stringify(this.game.view(first, this.seat));
    return meanOf(
      Array.from({ length: this.redraws }, (_, draw) => {
        const chance = SeededChance.from(`start ${draw} ${seen}`);
        return this.foreteller.outlookIn(this.game.start(first.setup, chance), this.seat, chance);
      }),
    );
  }

  /** The expectation for a turn before chance was drawn in it; null: nothing was, or nothing fits what is known. */
  expected({ seat, moves, before, after }: PlayedTurn): Outlook | null {
    if (!after.isLucky) return null;
    const { game } = this;
    const view = game.view(before.position, this.seat);
    const known = moves.map(move => game.moveFor(move, seat, this.seat));
    const chance = SeededChance.from(`draws ${after.version}`);
    const outlooks: Outlook[] = [];
    for (let tries = 0; tries < TRIES * this.redraws && outlooks.length < this.redraws; tries++) {
      const { position, refusal } = playTurn(game, game.sample(view, chance), seat, known, chance);
      if (!refusal) outlooks.push(this.foreteller.outlookIn(position, this.seat, chance));
    }
    return outlooks.length > 0 ? meanOf(outlooks) : null;
  }
}

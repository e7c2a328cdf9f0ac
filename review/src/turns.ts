import type { BotGameId } from '@ankerplatz/bots/lazy';
import { type Entry, endsTurn, isMove, type Position, type Seat } from '@ankerplatz/kit';
import { type NautilusPosition, PHASE } from '@ankerplatz/nautilus';
import type { Moment } from './moments.ts';

/** A whole turn as it was played: up to where the decision passes on, something is learned or chance is drawn. */
export interface PlayedTurn {
  readonly seat: Seat;
  readonly moves: readonly string[];
  readonly before: Moment;
  readonly after: Moment;
  /** False only for the last one of a game that was ended in the middle of it. */
  readonly isWhole: boolean;
}

/** Whether a seat is in the middle of a turn after a move. */
const GOES_ON: Readonly<Record<BotGameId, (moment: Moment) => boolean>> = {
  nauticus: ({ events }) => !endsTurn(events),
  nautilus: ({ position }) => {
    const { phase } = position as NautilusPosition;
    return phase === PHASE.use || phase === PHASE.step;
  },
};

const isAsked = (position: Position, seat: Seat): boolean => position.deciders().includes(seat);

/** The turns of a game, one after another. */
export const turnsOf = (game: BotGameId, moments: readonly Moment[], entries: readonly Entry[]): PlayedTurn[] => {
  const turns: PlayedTurn[] = [];
  let open: PlayedTurn | null = null;
  for (const [index, after] of moments.entries()) {
    const entry = entries[after.version - 1];
    if (index === 0 || !entry || !isMove(entry)) continue;
    const { seat, move } = entry;
    const begun: PlayedTurn | null = open?.seat === seat ? open : null;
    if (open && !begun) turns.push(open);
    const goesOn = !after.isLucky && isAsked(after.position, seat) && GOES_ON[game](after);
    const turn: PlayedTurn = {
      ...{ seat, after, isWhole: !goesOn },
      moves: [...(begun?.moves ?? []), move],
      before: begun?.before ?? moments[index - 1]!,
    };
    if (!goesOn) turns.push(turn);
    open = goesOn ? turn : null;
  }
  return open ? [...turns, open] : turns;
};

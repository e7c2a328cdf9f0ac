import { type Game, MoveList, type Outcome, type SeededChance, type Setup } from '@ankerplatz/kit';

/** A game played to its end, or to as many decisions as were allowed. */
export interface Playout {
  readonly decisions: number;
  readonly outcome: Outcome | null;
  /** Indexable by seat. */
  readonly figures: readonly Readonly<Record<string, number>>[];
}

/** Every decision is one of the legal moves, each equally likely. */
export const playRandomly = (game: Game, setup: Setup, chance: SeededChance, cap: number): Playout => {
  const tally = game.tally(setup.seats);
  const position = game.start(setup, chance);
  const list = new MoveList();
  let decisions = 0;
  for (let deciders = position.deciders(); deciders.length > 0 && decisions < cap; deciders = position.deciders()) {
    const seat = deciders[chance.die(deciders.length)]!;
    list.clear();
    position.moves(seat, list);
    position.play(seat, list.at(chance.die(list.length)), chance, event => tally.tell(event));
    decisions++;
  }
  return { decisions, outcome: position.outcome(), figures: tally.figures(position) };
};

import { type ActionFacts, actionFacts, type NauticusPosition, runningFacts } from '@ankerplatz/nauticus';

interface Known {
  readonly position: NauticusPosition;
  readonly seat: number;
  readonly facts: readonly ActionFacts[];
}

/** The positions that were asked about last: the one that is shown, and the one that comes next. */
const MOST = 2;
const known: Known[] = [];

const isSame = (a: NauticusPosition, b: NauticusPosition): boolean =>
  a.material === b.material && a.cells.length === b.cells.length && a.cells.every((cell, i) => cell === b.cells[i]);

/** The facts about the eight actions: what was found out about a position holds for every equal one. */
export const knownFacts = (position: NauticusPosition, seat: number): readonly ActionFacts[] => {
  const found = known.find(each => each.seat === seat && isSame(each.position, position));
  if (found) return found.facts;
  const facts = actionFacts(position, seat);
  known.unshift({ position, seat, facts });
  known.length = Math.min(known.length, MOST);
  return facts;
};

/** The searches that a choice of this seat begins with, one by one. */
export const searchesFor = (position: NauticusPosition, seat: number): readonly (() => unknown)[] => {
  const isChoosing = position.deciders().includes(seat) && runningFacts(position, seat) === null;
  return isChoosing ? knownFacts(position, seat).flatMap(each => [() => each.reach, () => each.others]) : [];
};

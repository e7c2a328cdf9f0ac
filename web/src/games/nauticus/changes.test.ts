import { MoveList, SeededChance } from '@ankerplatz/kit';
import {
  fieldsTaken,
  isFinishedShip,
  type NauticusEvent,
  type NauticusView,
  nauticus,
  standingOf,
} from '@ankerplatz/nauticus';
import { expect, test } from 'vitest';
import { changes } from './changes.ts';

type Position = ReturnType<typeof nauticus.start>;

/** Every number that a table shows of its seats. */
const numbersOf = (position: Position): ReadonlyMap<string, number> => {
  const { players } = nauticus.view(position, 0) as unknown as NauticusView;
  return new Map(
    players.flatMap(({ workers, taler, points, passes, extra, storage, ships, delivered }, seat) =>
      Object.entries({
        ...{ workers, taler, points, passes, extra: Number(extra), stored: fieldsTaken(storage) },
        ...{ ships: ships.filter(isFinishedShip).length, delivered: delivered.length },
        standing: standingOf(position.cells, seat),
      }).map(([name, value]): [string, number] => [`${name}-${seat}`, value]),
    ),
  );
};

test('a whole game: whatever number moves, an event of that move says so; workers are named only where own ones went', () => {
  const chance = SeededChance.from('changes');
  const setup = nauticus.setup({ players: 3 });
  if (!setup.ok) throw new Error(setup.error);
  const position = nauticus.start(setup.value, chance);
  const events: NauticusEvent[] = [];
  const list = new MoveList();
  let moved = 0;
  for (let [seat] = position.deciders(); seat !== undefined; [seat] = position.deciders()) {
    list.clear();
    position.moves(seat, list);
    const [before, told] = [numbersOf(position), events.length];
    position.play(seat, list.at(chance.die(list.length)), chance, event => events.push(event));
    const named = new Set(changes(events).slice(told).flat());
    for (const [name, value] of numbersOf(position)) {
      const isMoved = before.get(name) !== value;
      if (isMoved) expect(named, name).toContain(name);
      const isExact = name.startsWith('workers') || name.startsWith('stored') || name.startsWith('passes');
      const isSum = events
        .slice(told)
        .some(({ type }) => type === 'rewarded' || type === 'extraBegan' || type === 'roundEnded');
      if (isExact && !isSum && named.has(name)) expect(isMoved, name).toBe(true);
      moved += isMoved ? 1 : 0;
    }
  }
  expect(moved).toBeGreaterThan(200);
});

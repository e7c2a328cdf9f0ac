import { type Game, SeededChance } from '@ankerplatz/kit';
import { type BoardGameId, GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import type { TableState } from '../../board/source.ts';
import { Host } from '../../local/host.ts';
import { stateAt } from '../testing/stage.ts';
import { InterimStates } from './interim-states.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const PEOPLE = ['Ada', 'Bo', 'Cy', 'Di'].map(name => ({ kind: 'person', name }) as const);

/** A game some way on, by legal moves at random. */
const played = (id: BoardGameId, moves: number): Host => {
  const game: Game = GAMES[id];
  const setup = game.setup(id === 'nauticus' ? { players: 2 } : { variant: 'quick' });
  if (!setup.ok) throw new Error(setup.error);
  const seats = PEOPLE.slice(0, setup.value.seats);
  const chance = SeededChance.from('steps');
  let host = Host.begin(game, { id: 's', seed: 'steps', setup: setup.value, seats, number: 1, now: NOW });
  while (host.version < moves) {
    const seat = host.deciders[0]!;
    const legal = host.view(seat).moves;
    const next = host.play(seat, [legal[chance.die(legal.length)]!], NOW);
    if (next.ok) host = next.value;
  }
  return host;
};

/** The table as a spectator sees it. */
const watched = (host: Host): TableState =>
  stateAt(host.saved.game, host.position, null, { version: host.version, log: host.log(null) });

describe.each<BoardGameId>(['nauticus', 'nautilus'])('between two tables of %s', id => {
  const end = played(id, id === 'nauticus' ? 60 : 24);
  const next = watched(end);

  test('what is shown is what was, as far as it can be known', () => {
    let known = 0;
    for (let version = 0; version < end.version; version++) {
      const from = watched(end.backTo(version, NOW));
      const after = new InterimStates(end.game, from, next).after(next.log[version]!);
      if (!after) continue;
      known++;
      const truth = end.backTo(version + 1, NOW);
      expect(after).toMatchObject({ version: version + 1, deciders: truth.deciders });
      expect(after.view).toEqual(truth.view(null));
      expect(after.log).toHaveLength(version + 1);
    }
    expect(known).toBeGreaterThan(id === 'nauticus' ? 50 : 0);
  });

  test('after something that cannot be known nothing is guessed', () => {
    const steps = new InterimStates(end.game, watched(end.backTo(0, NOW)), next);
    expect(steps.after({ ...next.log[0]!, move: '?' })).toBeNull();
    expect(steps.after(next.log[0]!)).toBeNull();
  });
});

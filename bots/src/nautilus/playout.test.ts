import { SeededChance } from '@ankerplatz/kit';
import type { NautilusPosition } from '@ankerplatz/nautilus';
import { expect, test } from 'vitest';
import { Meter } from '../meter.ts';
import { type Horizon, Playout } from './playout.ts';
import { isRated, Policy } from './policy.ts';
import { positionOf } from './testing/table.ts';
import { learnedEvaluatorOf } from './variant-evaluators.ts';

/** The last cards of a round. */
const lastCards = (): NautilusPosition =>
  positionOf({ hands: [['9'], ['3'], ['10'], ['6']], sailors: { n: ['t20'], e: ['t29'], s: ['t44'], w: ['t5'] } });

const playedOn = (horizon: Horizon, playouts = 10_000) => {
  const position = lastCards();
  const chance = SeededChance.from('playout');
  const meter = new Meter({ playouts, chance, isStopped: () => false });
  const evaluator = learnedEvaluatorOf(position.material);
  const { round } = position;
  const worth = new Playout(evaluator, new Policy(evaluator, meter, chance), meter, horizon).worth(
    position,
    0,
    round,
    chance,
  );
  return { position, rounds: position.round - round, worth };
};

test('a playout stops after its decisions, and at the end of the round', () => {
  expect(playedOn({ decisions: 2, beyond: 0 }).position.handSize(0)).toBe(0);
  expect(playedOn({ decisions: 2, beyond: 0 }).rounds).toBe(0);
  const { position, rounds } = playedOn({ decisions: 12, beyond: 0 });
  expect(rounds).toBe(1);
  expect(position.handSize(0)).toBe(5);
});

test('or goes on into the next round, past its exchange', () => {
  const { position, rounds } = playedOn({ decisions: 12, beyond: 5 });
  expect(rounds).toBe(1);
  expect(isRated(position.phase)).toBe(false);
  expect(playedOn({ decisions: 12, beyond: 14 }).position.handSize(0)).toBeLessThan(5);
});

test('it is worth a chance, or nothing if the meter is spent before', () => {
  const { worth } = playedOn({ decisions: 12, beyond: 10 });
  expect(worth).toBeGreaterThan(0);
  expect(worth).toBeLessThan(1);
  expect(playedOn({ decisions: 12, beyond: 10 }, 3).worth).toBeNull();
});

import type { GameRecord } from '@ankerplatz/kit';
import { sumStatistics } from '@ankerplatz/protocol/statistics-sum';
import { expect, test } from 'vitest';
import type { SavedGame } from '../local/host.ts';
import { deviceLines, lineOfSaved } from './device-lines.ts';

const FILES = import.meta.glob<unknown>('../../../games/*/records/*.json', { eager: true, import: 'default' });
const fileOf = (name: string): unknown => FILES[`../../../games/${name}.json`];

/** A recorded game as if one person had played it here against bots. */
const savedOf = (name: string, isAlone = true): SavedGame => {
  const { game, version, seats, options, chance, entries } = fileOf(name) as GameRecord;
  return {
    ...{ id: name, game: game as SavedGame['game'], version, number: 1, options, seed: 's', chance, entries },
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 || !isAlone ? { kind: 'person', name: 'Anna' } : { kind: 'bot', level: 'mate' },
    ),
    ...{ isOver: true, round: 1, touchedAt: '2026-11-17T08:00:00.000Z' },
  };
};

test('a finished game against bots has the points and figures of its record', async () => {
  const { ranks, scores } = fileOf('nauticus/records/two-players.result') as {
    readonly ranks: readonly number[];
    readonly scores: readonly { readonly points: number }[];
  };
  const line = await lineOfSaved(savedOf('nauticus/records/two-players'));
  expect(line).toMatchObject({ game: 'nauticus', players: 2, isWon: ranks[0] === 1, isDrawn: false });
  expect(line!.figures!.points).toBe(scores[0]!.points);
  expect(line!.others).toEqual([{ person: null, level: 'mate', isPartner: false }]);
});

test('only games of one person against bots are counted, partners apart', async () => {
  const unfinished = { ...savedOf('nauticus/records/two-players'), isOver: false };
  const shared = savedOf('nauticus/records/three-players', false);
  const lines = await deviceLines([savedOf('nautilus/records/team'), unfinished, shared]);
  expect(lines).toHaveLength(1);
  const { results, others } = sumStatistics(lines, 1, 0);
  expect(results).toMatchObject([{ game: 'nautilus', variant: 'team', players: 4, played: 1 }]);
  expect(others.map(({ level, isPartner }) => [level, isPartner]).sort()).toEqual([
    ['mate', false],
    ['mate', true],
  ]);
});

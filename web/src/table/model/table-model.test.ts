import { type Game, type Language, ok } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSource } from '../../board/source.ts';
import { LocalTable } from '../../local/client.ts';
import { Host, type LocalSeat } from '../../local/host.ts';
import { change } from '../../settings/settings.ts';
import { text } from '../../text/text.ts';
import { loadAddress } from '../second-person/load.ts';
import { plainBoard } from '../testing/plain-board.tsx';
import { loadTable } from './load-table.ts';
import { TableModel } from './table-model.ts';

vi.mock('../../games/boards.ts', () => ({ loadBoard: async () => plainBoard }));

const nauticus: Game = GAMES.nauticus;
const NOW = '2026-01-01T00:00:00.000Z';
const ADA: LocalSeat = { kind: 'person', name: 'Player 1' };
const BEN: LocalSeat = { kind: 'person', name: 'Ben' };
const BOT: LocalSeat = { kind: 'bot', level: 'deckhand' };

const tableOf = (seats: readonly LocalSeat[]): LocalTable => {
  const setup = nauticus.setup({ players: 2, options: { start: 0 } });
  if (!setup.ok) throw new Error(setup.error);
  const host = Host.begin(nauticus, { id: 'told', seed: 'told', setup: setup.value, seats, number: 1, now: NOW });
  return new LocalTable(host, {
    think: () => new Promise(() => undefined),
    save: () => undefined,
    delay: () => 0,
    now: () => NOW,
    hidesHands: false,
    rematch: async () => ok(undefined),
    goOnline: async () => ok('/t/table'),
  });
};

let model: TableModel | undefined;

/** After the first action of the first seat is chosen. */
const choose = async (table: LocalTable, source: TableSource, language: Language = 'en'): Promise<TableModel> => {
  change({ animation: 'none', language });
  await text.load();
  await table.play([table.state.value!.view.moves.find(move => move.startsWith('take '))!]);
  model = new TableModel(source, table.state.value!, await loadTable('nauticus', language));
  return model;
};

const toldIn = ({ toldTurn, controller }: TableModel): string => toldTurn.call(model, controller.shown.value.log);

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  model?.close();
  change({ language: 'en' });
});

test.each([
  ['en', 'You choose “'],
  ['de', 'Du wählst „'],
  ['fr', 'Vous choisissez «'],
] as const)('who plays alone among bots is spoken to, in the log and at the seat: %s', async (language, deed) => {
  const table = tableOf([ADA, BOT]);
  const told = await choose(table, table, language);
  await vi.waitFor(() => expect(toldIn(told)).toContain(deed));
  expect(toldIn(told)).not.toContain('Player 1');
  const [who = '', verb = ''] = deed.split(' ');
  expect(told.lastTurns.value[0]).toMatch(new RegExp(`^${verb} `));
  expect(told.toldNames.value[0]).toBe(who);
});

test('of several people at one device each is named', async () => {
  const table = tableOf([ADA, BEN]);
  const told = await choose(table, table);
  await loadAddress();
  expect(toldIn(told)).toMatch(/^Player 1 chooses “/);
  expect(told.toldNames.value).toEqual(['Player 1', 'Ben']);
});

test('where others may read along, everybody is named', async () => {
  const table = tableOf([ADA, BOT]);
  const told = await choose(table, Object.assign(Object.create(table), { kind: 'online' }));
  await loadAddress();
  expect(toldIn(told)).toMatch(/^Player 1 chooses “/);
});

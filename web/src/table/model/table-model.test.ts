import type { Language } from '@ankerplatz/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableSource } from '../../board/source.ts';
import type { LocalTable } from '../../local/client.ts';
import type { LocalSeat } from '../../local/host.ts';
import { change } from '../../settings/settings.ts';
import { text } from '../../text/text.ts';
import { localTable } from '../testing/local-table.ts';
import { plainBoard } from '../testing/plain-board.tsx';
import { loadTable } from './load-table.ts';
import { TableModel } from './table-model.ts';

vi.mock('../../games/boards.ts', () => ({ loadBoard: async () => plainBoard }));

const ADA: LocalSeat = { kind: 'person', name: 'Player 1' };
const BEN: LocalSeat = { kind: 'person', name: 'Ben' };
const BOT: LocalSeat = { kind: 'bot', level: 'deckhand' };

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
  const table = localTable([ADA, BOT]);
  const told = await choose(table, table, language);
  expect(toldIn(told)).toContain(deed);
  expect(toldIn(told)).not.toContain('Player 1');
  const [who = '', verb = ''] = deed.split(' ');
  expect(told.lastTurns.value[0]).toMatch(new RegExp(`^${verb} `));
  expect(told.toldNames.value[0]).toBe(who);
});

test('of several people at one device each is named', async () => {
  const table = localTable([ADA, BEN]);
  const told = await choose(table, table);
  expect(toldIn(told)).toMatch(/^Player 1 chooses “/);
  expect(told.toldNames.value).toEqual(['Player 1', 'Ben']);
});

test('where others may read along, everybody is named', async () => {
  const table = localTable([ADA, BOT]);
  const told = await choose(table, Object.assign(Object.create(table), { kind: 'online' }));
  expect(toldIn(told)).toMatch(/^Player 1 chooses “/);
});

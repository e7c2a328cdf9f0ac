import { randomUUID } from 'node:crypto';
import type { Asked, Game, Language } from '@ankerplatz/kit';
import { BadInput } from '../exit.ts';
import { Desk } from './desk.ts';
import { Person } from './person.ts';
import { playOn } from './playing.ts';
import { Table } from './table.ts';
import type { Terminal } from './terminal.ts';

/** A new table. Without a seed the lot decides. */
export const newTable = (game: Game, asked: Asked, seed: string = randomUUID()): Table => {
  const setup = game.setup(asked);
  if (!setup.ok) throw new BadInput(setup.error);
  return Table.open(game, setup.value, { kind: 'seed', seed });
};

/** People play at one terminal, to the end or until they leave. */
export const playTogether = async (
  terminal: Terminal,
  table: Table,
  language: Language,
  names?: readonly string[],
): Promise<void> => {
  const desk = await Desk.open(terminal, table, language, names);
  const person = new Person(desk);
  await playOn(desk, () => person);
};

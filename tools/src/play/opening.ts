import { randomUUID } from 'node:crypto';
import type { Game, Language, Seat, SetupWish } from '@ankerplatz/kit';
import { BadInput } from '../exit.ts';
import { PlaySession } from './play-session.ts';
import { Bot } from './players/bot.ts';
import { Person } from './players/person.ts';
import type { Player } from './players/player.ts';
import { playOn } from './playing.ts';
import type { Terminal } from './terminal.ts';
import { TerminalTable } from './terminal-table.ts';

/** A new table. Without a seed the lot decides. */
export const newTable = (game: Game, wish: SetupWish, seed: string = randomUUID()): TerminalTable => {
  const setup = game.setup(wish);
  if (!setup.ok) throw new BadInput(setup.error);
  return TerminalTable.open(game, setup.value, { kind: 'seed', seed });
};

/** Bots sit in the last seats, people in the others. */
const playersAt = (session: PlaySession): ((seat: Seat) => Player) => {
  const person = new Person(session);
  const bots = session.bots.map(name => new Bot(session, name));
  return seat => bots[seat - session.people] ?? person;
};

/** The people and bots at a terminal. */
export interface Seating {
  /** Indexable by seat. */
  readonly names?: readonly string[] | undefined;
  /** Names of levels, for the last seats. */
  readonly bots?: readonly string[] | undefined;
}

/** People and bots play at one terminal, to the end or until the people leave. */
export const playTogether = async (
  terminal: Terminal,
  table: TerminalTable,
  language: Language,
  { names, bots = [] }: Seating = {},
): Promise<void> => {
  const session = await PlaySession.open(terminal, table, language, names);
  if (bots.length > table.seats) throw new BadInput(`there are ${table.seats} seats, not ${bots.length}`);
  session.bots = bots;
  await playOn(session, playersAt(session));
};

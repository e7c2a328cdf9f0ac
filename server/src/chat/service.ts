import type { Language } from '@ankerplatz/kit';
import type { Chat, ChatMessage, Person, Saying } from '@ankerplatz/protocol';
import { shownPerson } from '../accounts/identity.ts';
import { readVisible } from '../http/plain-text.ts';
import { Problem } from '../problem.ts';
import { randomId } from '../random.ts';
import { requireVisible, seatOf, type Visitor } from '../tables/model/access.ts';
import type { TableRow } from '../tables/model/rows.ts';
import type { Tables } from '../tables/service.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import type { TalkSource } from './feed.ts';
import type { ChatRow, ChatStore } from './store.ts';

/** Text as it is kept. */
export const readSaid = (text: string, field: string): string => readVisible(field, text, 300);

/** The columns of a table that decide who may read its chat. */
export type Hearing = Pick<TableRow, 'status' | 'number' | 'seats'>;

/** Spectators hear the players; players read what spectators said once the game is over, so that nobody is helped. */
export const mayRead = (table: Hearing, identity: string | null, row: ChatRow): boolean => {
  if (identity !== null && row.mutedBy.includes(identity)) return false;
  const isPlaying = seatOf(table, identity) !== null;
  return row.room === 'players' || !isPlaying || row.number < table.number || table.status === 'over';
};

export const messageOf = (row: ChatRow, language: Language): ChatMessage => ({
  message: row.message,
  number: row.number,
  room: row.room,
  person: shownPerson({ ...row, id: row.identity }, language),
  text: row.phrase === null ? (row.text ?? '') : CATALOGUES[language].phrases[row.phrase],
  phrase: row.phrase,
  at: row.at.toISOString(),
});

/** Talk at tables. */
export class Chats {
  constructor(
    private readonly store: ChatStore,
    private readonly tables: Tables,
  ) {}

  /** Where those who watch tables live read what is said there. */
  get talk(): TalkSource {
    return this.store;
  }

  async read(visitor: Visitor, id: string, after: number, language: Language): Promise<Chat> {
    const table = this.hearing(await this.tables.table(id), visitor);
    const rows = await this.store.after(id, after);
    return {
      table: id,
      isOpen: await this.isOpen(table),
      messages: rows.filter(row => mayRead(table, visitor.identity, row)).map(row => messageOf(row, language)),
    };
  }

  /** At a seat to the players, else to the spectators; before the first game everybody talks to everybody. Answers the number of the message. */
  async say(identity: string, id: string, saying: Saying): Promise<number> {
    const text = 'text' in saying ? readSaid(saying.text, 'text') : null;
    const table = this.hearing(await this.tables.table(id), { identity, invitation: saying.invitation });
    if (await this.store.isSilenced(identity)) throw new Problem('silenced');
    if (table.status === 'closed') throw new Problem('table-closed');
    if (!(await this.isOpen(table))) throw new Problem('chat-silent');
    return this.store.add({
      table: id,
      number: table.number,
      room: seatOf(table, identity) === null && table.status !== 'open' ? 'spectators' : 'players',
      identity,
      text,
      phrase: 'phrase' in saying ? saying.phrase : null,
      request: saying.id,
    });
  }

  /** For the administrator to read; what one may not read one may not report. */
  async report(visitor: Visitor & { identity: string }, id: string, message: number, reason: string): Promise<void> {
    const read = reason === '' ? '' : readSaid(reason, 'reason');
    const table = this.hearing(await this.tables.table(id), visitor);
    const row = await this.store.message(id, message);
    if (!row || !mayRead(table, visitor.identity, row)) throw new Problem('no-such-message');
    await this.store.report(randomId(), id, message, visitor.identity, read);
  }

  async mutes(identity: string, language: Language): Promise<Person[]> {
    return (await this.store.mutes(identity)).map(person => shownPerson(person, language));
  }

  async mute(identity: string, muted: string): Promise<void> {
    if (identity === muted || !(await this.store.mute(identity, muted))) throw new Problem('no-such-person');
  }

  async unmute(identity: string, muted: string): Promise<void> {
    await this.store.unmute(identity, muted);
  }

  private hearing(row: TableRow | undefined, visitor: Visitor): TableRow {
    const table = requireVisible(row, visitor);
    if (seatOf(table, visitor.identity) === null && !table.spectators && table.owner !== visitor.identity)
      throw new Problem('no-spectators');
    return table;
  }

  private async isOpen(table: TableRow): Promise<boolean> {
    if (table.status === 'closed') return false;
    if (table.status !== 'running') return true;
    const { live } = await this.tables.at(table);
    return !live.header.game.isSilent(live.position) || live.outcome() !== null;
  }
}

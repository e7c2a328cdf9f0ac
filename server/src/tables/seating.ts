import type { Game } from '@ankerplatz/kit';
import type { Clock, FreeSeat, NewTable } from '@ankerplatz/protocol';
import { GAME_IDS, gameById } from '@ankerplatz/registry';
import { Problem, wrongField } from '../problem.ts';
import { randomId } from '../random.ts';
import { WORDS } from '../text/index.ts';
import { known, ownSeat, requireOwner, seatOf, type Visitor } from './access.ts';
import type { Games } from './games.ts';
import { levelOf } from './levels.ts';
import { botRow, OPEN, personRow } from './seats.ts';
import { newSecret } from './secret.ts';
import type { AskedRow, SeatRow, TableChange, TableRow, TableStore } from './store.ts';

/** What the game says is said in English; what it is about, in the language of who asks. */
const setupProblem = (sentence: string): Problem => {
  const field = /options|players|variant/.exec(sentence)?.[0] ?? 'options';
  const facts = { field, expected: sentence, retryAfter: 0, id: '' };
  return new Problem('wrong-field', { field, say: language => WORDS[language].problems['wrong-field'](facts) });
};

const gameNamed = (id: string): Game => {
  const game = gameById(id);
  if (!game) throw wrongField('game', { is: 'choice', values: GAME_IDS });
  return game;
};

const rowOf = (game: string, seat: FreeSeat, field: string) =>
  seat.kind === 'open' ? OPEN : botRow(levelOf(game, seat.level, field));

const clockOf = (game: string, clock: Clock | null): Clock | null => {
  if (clock?.level !== undefined) levelOf(game, clock.level, 'clock.level');
  return clock;
};

/** Between games seats may change hands. */
const requireUnstarted = ({ status }: TableRow): void => {
  if (status !== 'open' && status !== 'over') throw new Problem('not-open');
};

const requireOpen = ({ status }: TableRow): void => {
  if (status !== 'open') throw new Problem('not-open');
};

const seatAt = ({ seats }: TableRow, seat: number): SeatRow => {
  const row = seats[seat];
  if (!row) throw new Problem('no-such-seat');
  return row;
};

/** Who sits where before a game begins. */
export class Seating {
  constructor(
    private readonly store: TableStore,
    private readonly games: Games,
  ) {}

  async open(owner: string, { game: id, players, variant, options, ...asked }: NewTable): Promise<string> {
    const game = gameNamed(id);
    const kind = { ...(players && { players }), ...(variant && { variant }), ...(options && { options }) } as AskedRow;
    const setup = game.setup(kind);
    if (!setup.ok) throw setupProblem(setup.error);
    const { seats } = setup.value;
    const given = asked.seats ?? [];
    if (given.length > seats) throw wrongField('seats', { is: 'length', most: seats });
    const table = randomId();
    await this.store.add({
      id: table,
      game: id,
      owner,
      asked: kind,
      visibility: asked.visibility,
      invitation: randomId() + randomId(),
      spectators: asked.spectators ?? true,
      clock: clockOf(id, asked.clock ?? null),
      ...newSecret(),
      seats: Array.from({ length: seats }, (_, seat) => rowOf(id, given[seat] ?? { kind: 'open' }, `seats.${seat}`)),
    });
    return table;
  }

  async sit(visitor: Visitor & { identity: string }, id: string, seat: number, contribution: string): Promise<void> {
    await this.store.change(id, async (row, change) => {
      const table = known(row, visitor);
      requireUnstarted(table);
      if (seatOf(table, visitor.identity) !== null) throw new Problem('already-seated');
      if (seatAt(table, seat).kind !== 'open') throw new Problem('seat-taken');
      await change.seat(seat, personRow(visitor.identity, contribution));
    });
  }

  /** Who owns the table hands it on; when nobody is left, it is closed. */
  async leave(identity: string, id: string): Promise<void> {
    await this.store.change(id, async (row, change) => {
      const table = known(row, { identity });
      const seat = seatOf(table, identity);
      if (seat === null && table.owner !== identity) throw new Problem('not-seated');
      requireUnstarted(table);
      if (seat !== null) await change.seat(seat, OPEN);
      if (seat !== null) await change.disagree(table.number, seat);
      if (table.owner === identity) await this.handOn(table, change);
    });
  }

  /** Moves to another seat; who sits there gets the old one, if the owner asks for it or it is a bot. */
  async swap(identity: string, id: string, to: number): Promise<void> {
    await this.store.change(id, async (row, change) => {
      const table = known(row, { identity });
      const from = ownSeat(table, identity);
      requireOpen(table);
      const other = seatAt(table, to);
      if (other.kind === 'person' && table.owner !== identity) throw new Problem('seat-taken');
      await change.seat(to, seatAt(table, from));
      if (to !== from) await change.seat(from, other);
    });
  }

  /** The owner opens a seat, or puts a bot there. */
  async set(identity: string, id: string, seat: number, wanted: FreeSeat): Promise<void> {
    await this.store.change(id, async (row, change) => {
      const table = known(row, { identity });
      requireOwner(table, identity);
      requireUnstarted(table);
      seatAt(table, seat);
      await change.seat(seat, rowOf(table.game, wanted, 'level'));
      await change.disagree(table.number, seat);
    });
  }

  /** How time is kept from the next game on. */
  async setClock(identity: string, id: string, clock: Clock | null): Promise<void> {
    await this.store.change(id, async (row, change) => {
      const table = known(row, { identity });
      requireOwner(table, identity);
      requireUnstarted(table);
      await change.clock(clockOf(table.game, clock));
    });
  }

  async setFactor(identity: string, id: string, seat: number, factor: number): Promise<void> {
    await this.store.change(id, async (row, change) => {
      const table = known(row, { identity });
      requireOwner(table, identity);
      requireUnstarted(table);
      await change.seat(seat, { ...seatAt(table, seat), factor });
    });
  }

  async start(identity: string, id: string): Promise<void> {
    await this.store.change(id, async (row, change) => {
      const table = known(row, { identity });
      requireOwner(table, identity);
      requireOpen(table);
      if (table.seats.some(({ kind }) => kind === 'open')) throw new Problem('seats-open');
      await this.games.begin(table, table.number, change);
    });
  }

  private async handOn({ seats, owner }: TableRow, change: TableChange): Promise<void> {
    const heir = seats.find(({ identity }) => identity !== null && identity !== owner)?.identity;
    if (heir) await change.owner(heir);
    else await change.close();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@ankerplatz/kit';
import { beginGame, type Credentials, comeIn } from '@ankerplatz/server/testing/accounts';
import type { History } from './history.ts';
import { Player } from './player.ts';
import { Antics } from './side-actions.ts';
import { RequestConnection, SocketConnection } from './table-connection.ts';

export interface Kind {
  readonly people: number;
  readonly table: object;
  /** Whether people also vote, hand in early and give orders, while clocks run. */
  readonly isEventful?: boolean;
}

const bot = { kind: 'bot', level: 'deckhand' };
const open = { kind: 'open' };
const nauticus = { game: 'nauticus', visibility: 'public' };
const nautilus = { game: 'nautilus', visibility: 'invitation' };

/** Servers are gone for longer than that. */
const HASTY = { kind: 'live', bank: 3000, increment: 200, late: 'stand-in', level: 'deckhand' };

/** Tables of all kinds, in turn. */
export const KINDS: readonly Kind[] = [
  { people: 2, table: { ...nauticus, players: 4, seats: [open, bot, open, bot] } },
  { people: 2, table: { ...nauticus, players: 3, seats: [open, bot, open], clock: HASTY }, isEventful: true },
  { people: 4, table: { ...nautilus, variant: 'team' } },
  { people: 2, table: { ...nauticus, players: 2 } },
  { people: 2, table: { ...nautilus, variant: 'duel', clock: HASTY }, isEventful: true },
  { people: 2, table: { ...nautilus, variant: 'duel' } },
  { people: 1, table: { ...nauticus, players: 3, seats: [bot, open, bot] } },
  { people: 2, table: { ...nautilus, variant: 'quick', seats: [open, bot, bot, open] } },
];

/** No player is hurried: games without a clock alone. */
export const CALM_KINDS: readonly Kind[] = KINDS.filter(({ isEventful }) => !isEventful);

/** Every player must do so much to have gone on, within so long. */
const ENOUGH = 5;
const GO_ON_WITHIN_MS = 600_000;

interface Seated {
  readonly player: Player;
  readonly requests: RequestConnection;
  readonly who: Credentials;
  readonly table: string;
}

/** People at tables, half of them at sockets, who play on whatever happens to the servers. */
export class Evening {
  readonly seated: Seated[] = [];
  private playing: Promise<void>[] = [];

  constructor(
    private readonly urls: readonly string[],
    private readonly history: History,
    private readonly chance: SeededChance,
  ) {}

  /** Opens so many tables, of these kinds in turn, and begins. */
  async open(tables: number, kinds: readonly Kind[] = KINDS): Promise<void> {
    for (let count = 0; count < tables; count++) await this.openTable(kinds[count % kinds.length]!);
  }

  begin(): void {
    this.playing = this.seated.map(({ player }) => player.run());
  }

  async end(): Promise<void> {
    for (const { player } of this.seated) player.stop();
    await Promise.all(this.playing);
  }

  /** Clients go on by themselves, and so do bots. */
  async goOn(since: string): Promise<void> {
    const before = new Map(this.seated.map(({ player }) => [player, player.done]));
    const waiting = (): Player[] =>
      this.seated.map(({ player }) => player).filter(player => player.done < before.get(player)! + ENOUGH);
    const deadline = performance.now() + GO_ON_WITHIN_MS;
    while (waiting().length > 0 && performance.now() < deadline) await sleep(100);
    for (const player of waiting()) this.history.violate(`${player.name} did not go on after ${since}`);
  }

  /** Every server's last view of a table is held against the log too. */
  async lookOnceMore(): Promise<void> {
    for (const { requests } of this.seated)
      for (const _ of this.urls) await requests.look(null).catch(error => this.history.violate(String(error)));
  }

  private async openTable({ people, table, isEventful = false }: Kind): Promise<void> {
    const { urls } = this;
    const players: Credentials[] = [];
    for (let count = 0; count < people; count++) players.push(await comeIn(urls[0]!, `Player ${count + 1}`));
    const { id } = await beginGame(urls[0]!, players, table);
    for (const who of players) this.seat(id, who, isEventful);
  }

  private seat(table: string, who: Credentials, isEventful: boolean): void {
    const { history, chance, urls } = this;
    const requests = new RequestConnection(urls, who, table, history);
    const isAtSocket = this.seated.length % 2 === 0;
    const line = isAtSocket ? new SocketConnection(urls, who, table, history) : requests;
    const own = SeededChance.from(String(chance.word()));
    const antics = isEventful ? new Antics(requests, history, own) : null;
    const parts = { table, line, requests, history, antics, isSkilled: chance.die(2) === 0, chance: own };
    this.seated.push({ player: new Player(parts), requests, who, table });
  }
}

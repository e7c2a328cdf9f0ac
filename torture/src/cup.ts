import { setTimeout as sleep } from 'node:timers/promises';
import { SeededChance } from '@ankerplatz/kit';
import type { TournamentPage } from '@ankerplatz/protocol';
import { API } from '@ankerplatz/server/api';
import { randomId } from '@ankerplatz/server/random';
import { type Answered, ask } from '@ankerplatz/server/testing/request';
import { irreproducible } from '@ankerplatz/server/testing/tournaments';
import { passingFolder, removeFolder } from './leftovers.ts';
import { rowsAt } from './rows-at.ts';
import { TestServers } from './servers/test-servers.ts';

export interface CupWishes {
  readonly seed: string;
  readonly people: number;
  /** The longest time between two kills, in milliseconds. */
  readonly pause: number;
  /** Hears what is done. */
  readonly say: (line: string) => void;
}

export interface CupReport {
  readonly kills: number;
  readonly rounds: number;
  readonly pairings: number;
  /** Tables of the tournament that were played, where the rest were settled by the host. */
  readonly played: number;
  /** Tables in the database. */
  readonly tables: number;
  readonly violations: readonly string[];
}

interface Kept {
  readonly tables: number;
  readonly played: number;
}

type Pairing = TournamentPage['played'][number]['pairings'][number];

/** A proxy in front: so many people do not register from one address. */
const BEHIND_PROXY = { settings: { TRUST_PROXY: 'true' } };
const RETRY_MS = 50;
const KEPT = 'select (select count(*)::int from tables) as tables, (select count(*)::int from games) as played';

const wishOf = (people: number) => ({
  ...{ name: 'Cup', game: 'nauticus', players: 2, kind: 'swiss', access: 'link', absent: 'last' },
  rounds: Math.ceil(Math.log2(people)),
  clock: { kind: 'live', bank: 600_000, increment: 0, late: 'stand-in' },
});

/** A Swiss tournament at two servers that are killed meanwhile, with their database. */
class Cup {
  private readonly chance: SeededChance;
  /** The cookies of the people, by their numbers. */
  private readonly people: string[] = [];
  private id = '';
  kills = 0;

  constructor(
    private readonly servers: TestServers,
    private readonly wishes: CupWishes,
  ) {
    this.chance = SeededChance.from(wishes.seed);
  }

  /** People come and sign up while nothing happens: a person who comes twice would be two. */
  async announce(): Promise<void> {
    const { people, wishes } = this;
    for (let number = 0; number < wishes.people; number++) await this.register(number);
    const { text } = await this.ask(people[0]!, 'POST', '/tournaments', wishOf(wishes.people));
    this.id = (JSON.parse(text) as TournamentPage).id;
    for (const person of people) await this.ask(person, 'PUT', `/tournaments/${this.id}/entry`, {});
    await this.act('start');
  }

  private async register(number: number): Promise<void> {
    const { headers } = await this.ask('', 'POST', '/guests', { name: String(number) });
    const cookie = headers['set-cookie']![0]!.split(';')[0]!;
    const address = { 'x-forwarded-for': `10.0.0.${number}` };
    await this.ask(cookie, 'POST', '/accounts', { login: `sailor${number}`, password: 'quiet harbour' }, address);
    this.people.push(cookie);
  }

  /** To its end. */
  async play(): Promise<TournamentPage> {
    for (;;) {
      const page = await this.page();
      if (page.status === 'over') return page;
      const { round, pairings } = page.played.at(-1) ?? { round: 0, pairings: [] };
      const open = pairings.filter(({ isSettled }) => !isSettled);
      if (open.length > 0 && open.length === pairings.length) this.wishes.say(`  round ${round}, ${this.kills} kills`);
      for (const pairing of open) await this.settle(page, round, pairing);
      if (open.length === 0) await sleep(RETRY_MS);
    }
  }

  async killUntil(isOver: () => boolean): Promise<void> {
    const { chance, servers, wishes } = this;
    while (!isOver()) {
      await sleep(chance.die(wishes.pause));
      servers.victims[chance.die(servers.victims.length)]!.kill();
      this.kills++;
      await servers.open();
    }
  }

  /** Three in four are played, the others decided by the host. */
  private async settle(page: TournamentPage, round: number, pairing: Pairing): Promise<void> {
    const { number, entrants } = pairing;
    if (number % 4 === 0) {
      const ranks = this.chance.die(2) === 0 ? [1, 2] : [2, 1];
      await this.ask(this.people[0]!, 'PUT', `/tournaments/${this.id}/rounds/${round}/tables/${number}/result`, {
        ranks,
      });
      return;
    }
    const names = entrants.map(at => page.entrants.find(({ place }) => place === at)!.people[0]!.name);
    await this.playOut(
      pairing,
      names.map(name => this.people[Number(name)]!),
    );
  }

  /** Both players sit down, and one of them gives up: the servers themselves find out how it ended. */
  private async playOut({ table }: Pairing, players: readonly string[]): Promise<void> {
    for (const [seat, person] of players.entries()) await this.ask(person, 'POST', `/tables/${table}/sit`, { seat });
    for (const person of players) {
      const { status } = await this.ask(person, 'POST', `/tables/${table}/resign`, { number: 1, id: randomId() });
      if (status < 300) return;
    }
  }

  private async act(action: string): Promise<void> {
    const { status, text } = await this.ask(this.people[0]!, 'POST', `/tournaments/${this.id}/action`, { action });
    if (status >= 300) throw new Error(text);
  }

  private async page(): Promise<TournamentPage> {
    return JSON.parse((await this.ask(this.people[0]!, 'GET', `/tournaments/${this.id}`)).text);
  }

  /** Asked again, of whichever server is alive, until it is answered. */
  private async ask(cookie: string, method: string, path: string, asked?: object, more = {}): Promise<Answered> {
    const body = asked && JSON.stringify(asked);
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }), ...more };
    for (let tried = 0; ; tried++) {
      const url = this.servers.urls[tried % this.servers.urls.length]!;
      const answer = await ask(url, { method, path: `${API}${path}`, headers, body }).catch(() => null);
      if (answer && answer.status < 500) return answer;
      await sleep(RETRY_MS);
    }
  }
}

/** Facts of the page that cannot be. */
const wrongIn = ({ played, round, rounds }: TournamentPage, people: number): string[] => {
  const each = played.flatMap(({ pairings }) => pairings);
  const doubled = each.length - new Set(each.map(({ table }) => table)).size;
  const twice = played.filter(({ pairings, byes }) => {
    const playing = [...pairings.flatMap(({ entrants }) => entrants), ...byes];
    return playing.length !== people || new Set(playing).size !== people;
  });
  return [
    ...(round === rounds ? [] : [`it ended after round ${round} of ${rounds}`]),
    ...(doubled === 0 ? [] : [`${doubled} tables stand twice`]),
    ...twice.map(({ round }) => `in round ${round} somebody sits twice or nowhere`),
    ...each.filter(({ isSettled }) => !isSettled).map(({ number }) => `table ${number} was never settled`),
  ];
};

/** Plays a Swiss tournament through kills, and holds what is stored against a recomputation. */
export const playCup = async (wishes: CupWishes): Promise<CupReport> => {
  const folder = passingFolder();
  const violations: string[] = [];
  const servers = await TestServers.pair(folder, what => violations.push(what), [BEHIND_PROXY, BEHIND_PROXY]);
  let page: TournamentPage | undefined;
  let kept: Kept = { tables: 0, played: 0 };
  const cup = new Cup(servers, wishes);
  try {
    await cup.announce();
    let isOver = false;
    const killing = cup.killUntil(() => isOver);
    try {
      page = await cup.play();
    } finally {
      isOver = true;
      await killing;
    }
  } finally {
    await servers.close(async url => {
      kept = (await rowsAt<Kept>(url, KEPT))[0]!;
    });
    removeFolder(folder);
  }
  violations.push(...wrongIn(page, wishes.people), ...irreproducible(page));
  const pairings = page.played.flatMap(({ pairings }) => pairings).length;
  return { kills: cup.kills, rounds: page.round, pairings, ...kept, violations };
};

import type { BotGameId } from '@ankerplatz/bots';
import { atVersion, type Game, type Language } from '@ankerplatz/kit';
import type { Deal, DealList, DealPage, NewDeal, NewTable } from '@ankerplatz/protocol';
import { GAME_IDS, gameById } from '@ankerplatz/registry';
import type { PoolClient } from 'pg';
import type { Identity } from '../accounts/identity.ts';
import { hashOf } from '../accounts/secrets.ts';
import { Problem, wrongField } from '../problem.ts';
import { randomId } from '../random.ts';
import { newestRules, rulesAt } from '../tables/model/game-header.ts';
import { levelOf } from '../tables/model/levels.ts';
import { newSecret } from '../tables/model/secret.ts';
import type { NewDealRow } from '../tables/new-deal.ts';
import type { Reading } from '../tables/reading.ts';
import type { Seating } from '../tables/seats/seating.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { figuresOf, nameOf, OWN_SEAT, partingOf, rankedOf, resultOf, saidOf, shownResults } from './results.ts';
import type { DealRow } from './rows.ts';
import type { DealStore } from './store.ts';

export interface DealsParts {
  readonly store: DealStore;
  readonly seating: Seating;
  readonly reading: Reading;
  /** The board of this server. */
  readonly withBoard: (wish: NewTable) => Promise<NewTable>;
  readonly isAdministrator: (identity: string) => Promise<boolean>;
}

const DAY_MS = 86_400_000;
/** How many days ahead the commitment of a day is shown. */
const AHEAD = 2;
/** Of the club, at once. */
const MOST_CLUB_DEALS = 20;

const seatsOf = ({ wish }: DealRow, game: Game): number => {
  const setup = game.setup(wish);
  if (!setup.ok) throw new Error(`a deal of ${game.id} cannot be set up: ${setup.error}`);
  return setup.value.seats;
};

/** Null for a server that does not know its rules. */
const openedOf = (deal: DealRow): Deal['opened'] => {
  const game = atVersion(newestRules(deal), deal.rules);
  return game.ok
    ? {
        ...{ secret: deal.secret, rules: deal.rules, seats: seatsOf(deal, game.value) },
        ...(deal.wish.options && { options: { ...deal.wish.options } }),
      }
    : null;
};

const shown = (row: DealRow): Deal => ({
  ...{ id: row.id, kind: row.kind, name: row.name, game: row.game, level: row.level, status: row.status },
  ...(row.wish.players && { players: row.wish.players }),
  ...(row.wish.variant && { variant: row.wish.variant }),
  opened: row.status === 'over' ? openedOf(row) : null,
  ...{ beginsAt: row.beginsAt.toISOString(), endsAt: row.endsAt.toISOString(), commitment: row.commitment },
  ...{ finished: row.finished, mine: row.mine && { ...row.mine } },
});

type Wish = Pick<NewDeal, 'game' | 'players' | 'variant' | 'level'>;

/** The deal of a day, by its game: short enough for a break. */
const DAILY: Readonly<Record<BotGameId, Omit<Wish, 'game'>>> = {
  nauticus: { players: 2, level: 'captain' },
  nautilus: { variant: 'quick', level: 'captain' },
};
const DAILY_DEALS: readonly Wish[] = Object.entries(DAILY).map(([game, kind]) => ({ game, ...kind }));

/** Deals of the day and of the club: everybody plays the same, once, against the same bots. */
export class Deals {
  private readonly store: DealStore;

  constructor(private readonly parts: DealsParts) {
    this.store = parts.store;
  }

  /** Deals of today and of the days ahead are there from now on, if they were not. */
  async prepare(now: Date): Promise<void> {
    const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
    const there = await this.store.days(new Date(today));
    const isThere = (game: string, at: number): boolean =>
      there.some(each => each.game === game && each.beginsAt.getTime() === at);
    for (let ahead = 0; ahead <= AHEAD; ahead++)
      for (const wish of DAILY_DEALS) {
        const at = today + ahead * DAY_MS;
        if (isThere(wish.game, at)) continue;
        const times = { beginsAt: new Date(at), endsAt: new Date(at + DAY_MS) };
        await this.store.add({ ...(await this.rowFor(wish)), ...times, kind: 'day', name: null, announcedBy: null });
      }
  }

  async list(by: Identity | null): Promise<DealList> {
    await this.prepare(new Date());
    const deals = (await this.store.list(by?.id ?? null)).map(shown);
    return { deals, mayAnnounce: await this.mayAnnounce(by), now: new Date().toISOString() };
  }

  async page(id: string, by: Identity | null, language: Language): Promise<DealPage> {
    await this.countAll(id);
    const row = await this.found(id, by);
    const mayKnow = row.status === 'over' || row.mine?.isOver === true;
    const nothing = { deal: shown(row), results: null, figures: null, parting: null };
    if (!mayKnow) return nothing;
    const ranked = rankedOf(await this.store.attempts(id));
    const identity = by?.id ?? null;
    return {
      deal: shown(row),
      results: shownResults(ranked, identity),
      figures: figuresOf(ranked, identity),
      parting: await this.parting(ranked, identity, language),
    };
  }

  /** The table of a person's attempt. It is the only one, however often it is asked for. */
  async begin(id: string, by: Identity, isNamed: boolean): Promise<string> {
    const row = await this.found(id, by);
    if (row.mine) return row.mine.table;
    if (row.status !== 'open') throw new Problem('deal-closed');
    const { table, isNew } = await this.store.begin(id, by.id, isNamed, client => this.open(row, by.id, client));
    if (isNew) await this.parts.seating.sit({ identity: by.id }, table, { seat: OWN_SEAT });
    return table;
  }

  async name(id: string, by: Identity, isNamed: boolean): Promise<void> {
    await this.found(id, by);
    if (!(await this.store.name(id, by.id, isNamed))) throw new Problem('no-such-attempt');
  }

  /** An attempt, once the deal is over. */
  async attempt(id: string, number: number) {
    const row = await this.found(id, null);
    if (row.status !== 'over') throw new Problem('deal-hidden');
    await this.countAll(id);
    const attempt = (await this.store.attempts(id)).find(each => each.number === number);
    if (!attempt?.result) throw new Problem('no-such-attempt');
    const record = await this.parts.reading.recordOf(attempt.table, 1);
    return { name: nameOf(attempt), worth: attempt.result.worth, seat: OWN_SEAT, record: { ...record } };
  }

  /** A deal of the club, from now on for some days. */
  async announce(by: Identity, { name, days, ...wish }: NewDeal): Promise<string> {
    if (!(await this.mayAnnounce(by))) throw new Problem('may-not-announce');
    if ((await this.store.clubDeals()) >= MOST_CLUB_DEALS)
      throw new Problem('too-many-events', { most: MOST_CLUB_DEALS });
    const now = Date.now();
    const times = { beginsAt: new Date(now), endsAt: new Date(now + days * DAY_MS) };
    const row = { ...(await this.rowFor(wish)), ...times, kind: 'club', name, announcedBy: by.id } as const;
    await this.store.add(row);
    return row.id;
  }

  private async mayAnnounce(by: Identity | null): Promise<boolean> {
    return by !== null && (await this.parts.isAdministrator(by.id));
  }

  private async found(id: string, by: Identity | null): Promise<DealRow> {
    const row = await this.store.deal(id, by?.id ?? null);
    if (!row) throw new Problem('no-such-deal');
    return row;
  }

  /** With the board of this server, so that it stays the same when that changes. */
  private async rowFor({ game, players, variant, level }: Wish) {
    const newest = gameById(game);
    if (!newest) throw wrongField('game', { is: 'choice', values: GAME_IDS });
    levelOf(game, level, 'level');
    const kind = { ...(players && { players }), ...(variant && { variant }) };
    const { options } = await this.parts.withBoard({ game, ...kind, visibility: 'invitation' });
    const wish = { ...kind, ...(options && { options }) } as NewDealRow['wish'];
    const setup = newest.setup(wish);
    if (!setup.ok) throw wrongField(players === undefined ? 'variant' : 'players', { is: 'present' });
    return { id: randomId(), game, rules: newest.version, wish, level, contributions: [], ...newSecret() };
  }

  private async open(row: DealRow, identity: string, client: PoolClient): Promise<string> {
    const { id: deal, game, rules, wish, level, secret, commitment } = row;
    const id = randomId();
    const seats = Array.from({ length: seatsOf(row, rulesAt(row, rules)) }, (_, seat) =>
      seat === OWN_SEAT ? { keptFor: identity } : { level },
    );
    const table = {
      ...{ id, seats, owner: identity, deal: { id: deal, rules, secret, commitment } },
      wish: { game, ...wish, visibility: 'invitation', spectators: false } as const,
      // No real address: what all play once counts for no quota.
      openedFrom: hashOf(`table of a deal ${id}`),
    };
    await this.parts.seating.openPaired([table], client);
    return id;
  }

  /** Counts the attempts that are over in time and were not counted yet. Done again, it changes nothing. */
  private async countAll(id: string): Promise<void> {
    for (const { identity, record, ranks } of await this.store.uncounted(id))
      await this.store.count(id, identity, resultOf(record, ranks));
  }

  private async parting(
    ranked: ReturnType<typeof rankedOf>,
    by: string | null,
    language: Language,
  ): Promise<DealPage['parting']> {
    const own = ranked.find(({ identity }) => identity === by);
    const other = ranked.find(({ identity }) => identity !== by);
    if (!own || !other) return null;
    const [mine, theirs] = await Promise.all([own, other].map(({ table }) => this.store.record(table)));
    const parting = partingOf(mine!, theirs!);
    if (!parting) return null;
    const { there, ...shownParting } = parting;
    const { somebody } = CATALOGUES[language].words;
    const [said, saidThere] = await Promise.all([
      saidOf(mine!, parting.entry, own.name || somebody, language),
      saidOf(theirs!, there, nameOf(other) ?? somebody, language),
    ]);
    return { ...shownParting, said: { mine: said, theirs: saidThere }, number: other.number };
  }
}

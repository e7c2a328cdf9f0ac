import type { FairPlayReport } from '@ankerplatz/protocol';
import type { Reviews } from '../reviews/service.ts';
import { type Keyed, replayKey } from '../tables/model/replay-key.ts';
import { agreements } from './agreement.ts';
import { leavers, luckyPartners, oneSidedPairs, type Pair } from './outcomes.ts';
import { addressHash } from './seen-address.ts';
import { DAYS, type FairPlayStore } from './store.ts';

export interface FairPlayParts {
  readonly store: FairPlayStore;
  readonly reviews: Pick<Reviews, 'ask'>;
  /** Of this club, for addresses. */
  readonly key: () => Promise<string>;
}

interface GamePlace {
  readonly table: string;
  readonly number: number;
}

type Listed = FairPlayReport['partners'][number]['games'];

/** Of each row so many games are linked, the newest. */
const MOST_LINKED = 20;
const DAY_MS = 86_400_000;
/** Addresses of people that are remembered as noted: beyond it some may be noted twice, which changes nothing. */
const MOST_NOTED = 50_000;

const pathOf = (table: Keyed | undefined, { table: id, number }: GamePlace): string => {
  const key = table ? replayKey(table, number) : null;
  return `/t/${id}?game=${number}&review${key === null ? '' : `#replay=${encodeURIComponent(key)}`}`;
};

/** Figures for administrators about how rated games were played. They judge; nothing follows by itself. */
export class FairPlay {
  /** Keys of addresses that were noted today. */
  private noted = new Set<string>();
  private today = 0;

  constructor(private readonly parts: FairPlayParts) {}

  async report(): Promise<FairPlayReport> {
    const { store } = this.parts;
    const [outcomes, reviewed] = await Promise.all([store.outcomes(), store.reviewed()]);
    const found = {
      partners: luckyPartners(outcomes),
      opponents: oneSidedPairs(outcomes),
      leavers: leavers(outcomes),
      agreements: agreements(reviewed),
    };
    const pairs = [...found.partners, ...found.opponents];
    const alone = [...found.leavers, ...found.agreements];
    const people = new Set([...pairs.flatMap(each => each.people), ...alone.map(({ person }) => person)]);
    for (const { gained } of found.leavers) if (gained) people.add(gained.person);
    const places = [...pairs, ...alone].flatMap(({ games }): readonly GamePlace[] => games.slice(0, MOST_LINKED));
    const [names, tables, shared] = await Promise.all([
      store.names([...people]),
      store.tables([...new Set(places.map(({ table }) => table))]),
      store.shared([...people]),
    ]);
    const personOf = (id: string) => ({ id, name: names.get(id) ?? '' });
    const gamesOf = (games: readonly GamePlace[]): Listed =>
      games.slice(0, MOST_LINKED).map(place => ({
        ...{ table: place.table, number: place.number, path: pathOf(tables.get(place.table), place) },
      }));
    const pairOf = ({ people: both, kind, seen: won, expected, surprise, games }: Pair) => ({
      ...{ people: both.map(personOf), kind, played: games.length, won, expected, surprise, games: gamesOf(games) },
      sharesAddress: shared.has([...both].sort().join(' ')),
    });
    return {
      ...{ days: DAYS, games: outcomes.length },
      reviewed: new Set(reviewed.map(({ table, number }) => `${table} ${number}`)).size,
      partners: found.partners.map(pairOf),
      opponents: found.opponents.map(pairOf),
      leavers: found.leavers.map(({ person, played, seen: left, expected, surprise, gained, games }) => ({
        ...{ person: personOf(person), played, left, expected, surprise, games: gamesOf(games) },
        gained: gained && { person: personOf(gained.person), times: gained.times },
      })),
      agreements: found.agreements.map(({ person, games, ...figures }) => ({
        ...{ person: personOf(person), ...figures, games: gamesOf(games) },
      })),
    };
  }

  /** Has the server review a person's last rated games, as far as they were not reviewed; how many. */
  async lookInto(person: string): Promise<number> {
    const { store, reviews } = this.parts;
    const places = await store.unreviewed(person);
    return reviews.ask(places.map(place => ({ ...place, budget: 'captain' })));
  }

  /** Notes the address of a person; kept once a day by each server. */
  async note(person: string, ip: string, now = Date.now()): Promise<void> {
    const day = Math.floor(now / DAY_MS);
    if (day !== this.today || this.noted.size >= MOST_NOTED) this.noted = new Set();
    this.today = day;
    const key = `${person} ${ip}`;
    if (this.noted.has(key)) return;
    this.noted.add(key);
    await this.parts.store.note(person, addressHash(await this.parts.key(), ip));
  }
}

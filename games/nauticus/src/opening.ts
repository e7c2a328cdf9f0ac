import type { Seat } from '@ankerplatz/kit';
import type { NauticusEvent } from './events.ts';
import { ACTIONS, BONUSES, FIRST_GOOD, FIRST_MAST, FIRST_SAIL, TILES, type Tile } from './types.ts';

/** The figures of a seat in the first round. */
const FIRST = { firstHulls: 0, firstMasts: 0, firstSails: 0, firstGoods: 0, firstShips: 0, firstPasses: 0 };
type First = Record<keyof typeof FIRST, number>;

type Opens = Readonly<Record<string, number>>;

/** By what was chosen first, or nothing: 1 for that, else 0. */
const opensBy = (names: readonly string[]): ReadonlyMap<string | undefined, Opens> =>
  new Map(
    [undefined, ...names].map(chosen => [
      chosen,
      Object.fromEntries(names.map(name => [`opens:${name}`, name === chosen ? 1 : 0])),
    ]),
  );
const [OPENS_ACTION, OPENS_BONUS] = [opensBy(ACTIONS), opensBy(BONUSES)];

const boughtAs = (tile: Tile): keyof First => {
  const number = TILES.indexOf(tile);
  if (number < FIRST_MAST) return 'firstHulls';
  if (number < FIRST_SAIL) return 'firstMasts';
  return number < FIRST_GOOD ? 'firstSails' : 'firstGoods';
};

/** The openings of the seats: the first choice of each, and its deeds in the first round. */
export class Opening {
  private readonly first: readonly First[];
  private readonly choices = new Map<Seat, Extract<NauticusEvent, { type: 'chose' }>>();
  private isFirstRound = true;

  constructor(seats: number) {
    this.first = Array.from({ length: seats }, () => ({ ...FIRST }));
  }

  tell(event: NauticusEvent): void {
    if (event.type === 'roundEnded') this.isFirstRound = false;
    if (event.type === 'chose' && !this.choices.has(event.seat)) this.choices.set(event.seat, event);
    if (!this.isFirstRound) return;
    if (event.type === 'bought') this.first[event.seat]![boughtAs(event.tile)]++;
    if (event.type === 'shipFinished') this.first[event.seat]!.firstShips++;
    if (event.type === 'passed') this.first[event.seat]!.firstPasses++;
  }

  /** The action of its first choice. */
  code(seat: Seat): string | null {
    return this.choices.get(seat)?.action ?? null;
  }

  figures(seat: Seat): Readonly<Record<string, number>> {
    const choice = this.choices.get(seat);
    return { ...this.first[seat]!, ...OPENS_ACTION.get(choice?.action), ...OPENS_BONUS.get(choice?.bonus) };
  }
}

/** The inputs of the value of Nauticus that hold in a position: their numbers, each counted as often as it does. */
import { cells as at, type NauticusPosition, ships, tables, types } from '@ankerplatz/nauticus';

const { PHASES, ROUNDS, SPACES, STORAGE_FIELDS } = tables;
const { ACTIONS, ASKS, CHOOSE, CROWN, CROWNS, CROWN_MAST, CROWN_SAIL, FIRST_GOOD, FIRST_MAST, FIRST_SAIL, GOODS } =
  types;
const BOW = types.HULLS.indexOf('bow');
const STERN = types.HULLS.indexOf('stern');
const CRESTS = CROWN;
const LARGEST = 4;
const MOST_ROUNDS = 5;
const MOST_SEATS = 4;

/** The most of each thing that is told apart from one more. */
const MOST = {
  workers: 15,
  taler: 31,
  crowns: 12,
  crownPoints: 15,
  stored: 4,
  delivered: 6,
  stack: 6,
  ships: 6,
} as const;

let size = 0;
const reserve = (count: number): number => {
  const offset = size;
  size += count;
  return offset;
};

// The table, alike for all seats: the time left, the actions still to be chosen and where their tiles lie, stacks that run out.
const TIME = reserve((MOST_SEATS - 1) * MOST_ROUNDS * (PHASES + 1));
const UNSHUFFLED = reserve(1);
const OPEN_AT = reserve(ACTIONS.length * SPACES);
const OPEN_BLUE = reserve(ACTIONS.length * 4);
const SCARCE = reserve(9 * MOST.stack);

// A seat: when it chooses, and whether its turn of the running phase is to come.
const CHOOSES = reserve((MOST_SEATS - 1) * MOST_SEATS);
const COMING = reserve(ACTIONS.length * 4);
const GONE = reserve(1);

// A turn that runs.
const ASKED = reserve(ASKS.length);
const USES = reserve((ACTIONS.length + 1) * 4);
const BOUGHT = reserve(5 * 3);
const REWARDS = reserve(LARGEST + 1);
const PASSED = reserve(4);
const EXTRA_CROWNS = reserve(MOST.crownPoints + 1);

// Inputs of a seat.
const WORKERS = reserve(MOST.workers + 1);
const TALER = reserve(MOST.taler + 1);
const PASSES = reserve(4 * 2);
const EXTRA = reserve(2);
const SCORED = reserve(MOST.crownPoints + 1);
const SHOWN = reserve(MOST.crowns + 1);
const ROOM = reserve(STORAGE_FIELDS + 1);
const HULLS = reserve(FIRST_MAST * (MOST.stored + 1));
/** Masts and sails of one crest, and of crowns. */
const RIGGING = reserve(2 * (MOST.stored + 1) ** 2);
/** Goods of a kind: in storage, aboard, delivered. */
const CARGO = reserve(3 * 4 * (MOST.delivered + 1));
const FLEET = reserve(MOST.ships + 1);

/** The state of a hull: closed with 1 to 4 parts, or open with 1 to 3 and one or both ends missing. */
const HULL_STATES = 10;
const SLOTS = LARGEST + 1;
const hullState = (word: number): number => {
  const parts = ships.partsOf(word);
  if (ships.isClosed(word)) return parts - 1;
  return LARGEST + (parts - 1) * 2 + ((word & 3) === 0 ? 1 : 0);
};
const partsIn = (state: number): number => (state < LARGEST ? state + 1 : ((state - LARGEST) >> 1) + 1);

/** Indexable by hull state, masts, sails and goods: the input of such a ship. */
const SHIP = new Int32Array(HULL_STATES * SLOTS ** 3);
for (let state = 0; state < HULL_STATES; state++)
  for (let masts = 0; masts <= partsIn(state); masts++)
    for (let sails = 0; sails <= masts; sails++)
      for (let goods = 0; goods <= partsIn(state); goods++)
        SHIP[((state * SLOTS + masts) * SLOTS + sails) * SLOTS + goods] = reserve(1);

/** Indexable by the size that an unfinished ship has at least: what must still be bought for it. */
const ENDS = 3;
const LACK = Array.from({ length: SLOTS }, (_, least) => reserve(least === 0 ? 0 : ENDS * (least + 1) ** 2 * 2));
/** Ships for whose masts, and for whose sails, the stacks do not suffice. */
const SHORT = reserve(2 * SLOTS);

/** The number of inputs. */
export const INPUTS = size;
/** The inputs of the table come first. */
export const TABLE_INPUTS = CHOOSES;
/** The most that hold at once: ships are many only in positions that nobody reaches. */
const MOST_HELD = 512;

/** Where the time left is among the inputs; the chance to win is read from the points by it. */
export const TIMES = (MOST_SEATS - 1) * MOST_ROUNDS * (PHASES + 1);
export const timeOf = ({ cells, setup }: NauticusPosition): number => {
  const rounds = ROUNDS[setup.seats]! - cells[at.ROUND]!;
  const phases = PHASES - cells[at.PHASE]! + (cells[at.ACTION]! >= 0 ? 0 : 1);
  return ((setup.seats - 2) * MOST_ROUNDS + rounds) * (PHASES + 1) + phases;
};

const STACK_CLASSES = Int32Array.from(types.TILES, (_, tile) => {
  if (tile < FIRST_MAST) return tile;
  if (tile < FIRST_SAIL) return tile === CROWN_MAST ? 5 : 4;
  if (tile < FIRST_GOOD) return tile === CROWN_SAIL ? 7 : 6;
  return 8;
});

const least = (a: number, b: number): number => (a < b ? a : b);

export class Inputs {
  /** The first `count` of them hold; the first `shared` are those of the table. */
  readonly held = new Int32Array(MOST_HELD);
  count = 0;
  shared = 0;
  private readonly aboard = new Int32Array(GOODS.length);

  /** Of the seat in a position; the tiles of a round that is not `round` are not known yet. */
  gather(position: NauticusPosition, seat: number, round: number): void {
    this.count = 0;
    this.table(position, round);
    this.shared = this.count;
    this.course(position, seat);
    if (position.cells[at.SEAT] === seat && position.cells[at.ASKED] !== CHOOSE) this.turn(position.cells);
    this.holdings(position.cells, at.playerAt(seat));
    this.fleet(position.cells, at.playerAt(seat));
  }

  private add(input: number): void {
    this.held[this.count++] = input;
  }

  private table(position: NauticusPosition, round: number): void {
    const { cells, material } = position;
    this.add(TIME + timeOf(position));
    if (cells[at.ROUND] !== round) this.add(UNSHUFFLED);
    else {
      const used = cells[at.ACTION]! >= 0 ? cells[at.USED]! | (1 << cells[at.SPACE]!) : cells[at.USED]!;
      for (let space = 0; space < SPACES; space++) {
        if (used & (1 << space)) continue;
        const action = cells[at.TILE_AT + space]!;
        this.add(OPEN_AT + action * SPACES + space);
        this.add(OPEN_BLUE + action * 4 + material.blueAt(space, cells[at.WHEEL]!));
      }
    }
    for (let tile = 0; tile < types.TILES.length; tile++) {
      const left = cells[at.STACK + tile]!;
      if (left < MOST.stack) this.add(SCARCE + STACK_CLASSES[tile]! * MOST.stack + left);
    }
  }

  private course({ cells, setup, material }: NauticusPosition, seat: number): void {
    const { seats } = setup;
    const start = cells[at.START_SEAT]!;
    const isChosen = cells[at.ACTION]! >= 0;
    const until = (seat - start + seats - (isChosen ? 1 : 0)) % seats;
    this.add(CHOOSES + (seats - 2) * MOST_SEATS + ((until + seats) % seats));
    const turn = (seat - start + seats) % seats;
    const current = (cells[at.SEAT]! - start + seats) % seats;
    if (!isChosen || turn < current) {
      this.add(GONE);
      return;
    }
    const blue = turn === current ? cells[at.BLUE]! : material.blueAt(cells[at.SPACE]!, cells[at.WHEEL]!);
    this.add(COMING + cells[at.ACTION]! * 4 + blue);
  }

  private turn(cells: at.Cells): void {
    const extra = cells[at.EXTRA]!;
    this.add(ASKED + cells[at.ASKED]!);
    this.add(USES + (extra + 1) * 4 + least(cells[at.USES]!, 3));
    let items = 0;
    for (let bought = cells[at.BOUGHT]!; bought; bought &= bought - 1) items++;
    this.add(BOUGHT + items * 3 + cells[at.FIFTH]!);
    this.add(REWARDS + least(cells[at.REWARDS_LEFT]!, LARGEST));
    this.add(PASSED + cells[at.PASSED]! * 2 + cells[at.LAST]!);
    if (extra === CROWNS) this.add(EXTRA_CROWNS + least(cells[at.EXTRA_CROWNS]!, MOST.crownPoints));
  }

  private holdings(cells: at.Cells, player: number): void {
    const passes = cells[player + at.PASSES]!;
    this.add(WORKERS + least(cells[player + at.WORKERS]!, MOST.workers));
    this.add(TALER + least(cells[player + at.TALER]!, MOST.taler));
    this.add(PASSES + passes * 2 + (cells[at.PHASE] === PHASES ? 1 : 0));
    this.add(EXTRA + cells[player + at.HAS_EXTRA]!);
    this.add(SCORED + least(cells[player + at.CROWN_POINTS]!, MOST.crownPoints));
    this.add(SHOWN + least(cells[player + at.OWN_CROWNS]!, MOST.crowns));
    this.add(ROOM + STORAGE_FIELDS - cells[player + at.FIELDS]!);
    const stored = player + at.STORAGE;
    for (let tile = 0; tile < FIRST_MAST; tile++)
      if (cells[stored + tile]) this.add(HULLS + tile * (MOST.stored + 1) + least(cells[stored + tile]!, MOST.stored));
    for (let crest = 0; crest <= CRESTS; crest++) {
      const masts = least(cells[stored + FIRST_MAST + crest]!, MOST.stored);
      const sails = least(cells[stored + FIRST_SAIL + crest]!, MOST.stored);
      if (masts + sails === 0) continue;
      this.add(RIGGING + ((crest === CROWN ? MOST.stored + 1 : 0) + masts) * (MOST.stored + 1) + sails);
    }
  }

  private fleet(cells: at.Cells, player: number): void {
    const count = cells[player + at.SHIPS]!;
    this.add(FLEET + least(count, MOST.ships));
    this.aboard.fill(0);
    for (let ship = 0; ship < count; ship++) {
      const word = cells[player + at.SHIP + 2 * ship]!;
      const goods = ships.goodsOf(word);
      const key = ((hullState(word) * SLOTS + ships.mastsOf(word)) * SLOTS + ships.sailsOf(word)) * SLOTS + goods;
      if (this.count < MOST_HELD - 16) this.add(SHIP[key]!);
      if (!ships.isFinished(word) && this.count < MOST_HELD - 16) this.lack(cells, player, word);
      const order = cells[player + at.SHIP + 2 * ship + 1]!;
      for (let slot = 0; slot < goods; slot++) this.aboard[ships.goodAt(order, slot)]!++;
    }
    for (let good = 0; good < GOODS.length; good++) {
      const stored = least(cells[player + at.STORAGE + FIRST_GOOD + good]!, 2);
      const aboard = least(this.aboard[good]!, 3);
      const delivered = least(cells[player + at.DELIVERED + good]!, MOST.delivered);
      this.add(CARGO + (stored * 4 + aboard) * (MOST.delivered + 1) + delivered);
    }
  }

  /** The tiles that must be bought to finish a ship at its smallest, when storage gives what it has. */
  private lack(cells: at.Cells, player: number, word: number): void {
    const stored = player + at.STORAGE;
    const parts = ships.partsOf(word);
    const isOpen = !ships.isClosed(word);
    const bow = isOpen && !(word & 1) ? 1 : 0;
    const stern = isOpen && !(word & 2) ? 1 : 0;
    const whole = parts + bow + stern;
    const ownEnds = (bow && cells[stored + BOW] ? 1 : 0) + (stern && cells[stored + STERN] ? 1 : 0);
    const masts = whole - ships.mastsOf(word);
    const sails = whole - ships.sailsOf(word);
    const own = ships.crestOf(word);
    const last = own < 0 ? CRESTS - 1 : own;
    let most = -1;
    let ownMasts = 0;
    let ownSails = 0;
    let best = 0;
    for (let crest = own < 0 ? 0 : own; crest <= last; crest++) {
      const someMasts = least(masts, cells[stored + FIRST_MAST + crest]! + cells[stored + CROWN_MAST]!);
      const someSails = least(sails, cells[stored + FIRST_SAIL + crest]! + cells[stored + CROWN_SAIL]!);
      if (someMasts + someSails <= most) continue;
      most = someMasts + someSails;
      [ownMasts, ownSails, best] = [someMasts, someSails, crest];
    }
    const key = ((bow + stern - ownEnds) * (whole + 1) + masts - ownMasts) * (whole + 1) + sails - ownSails;
    this.add(LACK[whole]! + key * 2 + (ownEnds + most > 0 ? 1 : 0));
    if (masts - ownMasts > cells[at.STACK + FIRST_MAST + best]!) this.add(SHORT + whole);
    if (sails - ownSails > cells[at.STACK + FIRST_SAIL + best]!) this.add(SHORT + SLOTS + whole);
  }
}

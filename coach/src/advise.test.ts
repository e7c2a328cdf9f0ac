import { think } from '@ankerplatz/bots';
import { loadJudge } from '@ankerplatz/bots/judges';
import { type BotGameId, thinkLater } from '@ankerplatz/bots/lazy';
import { type Game, LANGUAGES, type Language, type Position, SeededChance, tryPlay, type View } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import type { NauticusPosition, NauticusState, PlayerState, Tile } from '@ankerplatz/nauticus';
import {
  GOODS,
  isFinishedShip,
  missingOf,
  tables as nauticusTables,
  penaltyOf,
  type ShipState,
  scoreOf,
} from '@ankerplatz/nauticus';
import {
  type Card,
  COLOURS,
  type NautilusPosition,
  type NautilusState,
  type NautilusView,
  type Sailor,
  type Special,
} from '@ankerplatz/nautilus';
import { GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import type { Advice, Claim } from './advice.ts';
import { advise, NEAR } from './advise.ts';
import { placeOf } from './place.ts';
import { afterPassages } from './testing/whale-passages.ts';
import { CoachWords } from './words.ts';

/** A decision of a real game, with what happened when the advised turn was played in it: the hands and the luck are those of the game. */
interface Decision {
  readonly advice: Advice;
  readonly view: View;
  readonly before: Position;
  /** After each move of the advised turn. */
  readonly reached: readonly Position[];
}

const EFFORT = { playouts: 600 };
/** Decisions of each game that are looked at. */
const ALL = 1_000;

const playedOn = (game: Game, before: Position, { seat, moves }: Advice, seed: string): readonly Position[] => {
  const chance = SeededChance.from(seed);
  let position = before;
  return moves.map(move => {
    const played = tryPlay(game, position, seat, move, chance);
    if (!played.ok) throw new Error(`${move}: ${played.error.code}`);
    position = played.value;
    return position;
  });
};

/** In the middle of an advised turn, where a player who has begun it may ask: where rewards are taken, else at half. */
const middleOf = ({ advice: { moves, seat }, reached }: Decision): Position | null => {
  const rewarded = moves.findIndex(move => move.startsWith('reward '));
  const position = reached[(rewarded > 0 ? rewarded : Math.floor(moves.length / 2)) - 1];
  return position?.deciders().includes(seat) ? position : null;
};

/** Every so-manieth turn is looked at in its middle, too, and all that bring rewards. */
const MIDDLE = 10;

const decisionAt = async (id: BotGameId, before: Position, seat: number, seed: string): Promise<Decision> => {
  const game = GAMES[id] as unknown as Game;
  const view = game.view(before, seat);
  const advice = await advise(id, view, [], EFFORT);
  return { advice, view, before, reached: playedOn(game, before, advice, seed) };
};

/** Decisions of games between mates, whose kinds of table take turns. */
async function* decisionsOf(id: BotGameId, count: number): AsyncGenerator<Decision> {
  const game = GAMES[id] as unknown as Game;
  for (let number = 0, seen = 0; seen < count; number++) {
    const setup = game.setup(game.kinds[number % game.kinds.length]!);
    if (!setup.ok) throw new Error(setup.error);
    const chance = SeededChance.from(`coach ${number}`);
    let position = game.start(setup.value, chance);
    for (let turn = 0; position.deciders().length > 0 && seen < count; turn++) {
      const seat = position.deciders()[0]!;
      const view = game.view(position, seat);
      // Every third decision, so that openings do not fill the sample.
      if (turn % 3 === number % 3) {
        const decision = await decisionAt(id, position, seat, `luck ${number} ${turn}`);
        yield decision;
        seen++;
        const isRewarded = decision.advice.moves.some(move => move.startsWith('reward '));
        const middle = isRewarded || seen % MIDDLE === 0 ? middleOf(decision) : null;
        if (middle) yield await decisionAt(id, middle, seat, `luck ${number} ${turn} middle`);
      }
      const [best] = think(id, 'mate', view, { seed: `${number} ${turn}`, playouts: 150 });
      for (const move of best!.moves) {
        const played = tryPlay(game, position, seat, move, chance);
        if (!played.ok) break;
        position = played.value;
      }
    }
  }
}

type Of<T extends Claim['type']> = Extract<Claim, { type: T }>;
/** Whether a claim is true of a decision, told by positions alone. */
type Checks = { readonly [T in Claim['type']]: (claim: Of<T>, decision: Decision) => boolean | Promise<boolean> };

const nauticusState = (position: Position): NauticusState =>
  GAMES.nauticus.state(position as NauticusPosition) as NauticusState;
const playerOf = (position: Position, seat: number): PlayerState => nauticusState(position).players[seat]!;
const lastOf = ({ reached }: Decision): Position => reached.at(-1)!;
/** The latest position in which the turn runs: when it ends, a round may end with it. */
const beforeEnd = ({ reached, before, advice }: Decision): Position =>
  advice.moves.at(-1) === 'end' ? (reached.at(-2) ?? before) : reached.at(-1)!;
const own = (position: Position, { advice }: Decision): PlayerState => playerOf(position, advice.seat);
const shipOf = (position: Position, decision: Decision, ship: number): ShipState | undefined =>
  own(position, decision).ships[ship - 1];
const sizeOf = (ship: ShipState | undefined): number =>
  ship ? ship.hull.length + ship.masts.length + ship.sails.length : 0;
/** Each move of the advised turn, with the position before and after it. */
interface Turn {
  readonly seat: number;
  readonly move: string;
  readonly was: Position;
  readonly is: Position;
}
const turnsOf = ({ advice: { moves, seat }, before, reached }: Decision): readonly Turn[] =>
  moves.map((move, place) => ({ seat, move, was: reached[place - 1] ?? before, is: reached[place]! }));

/** A move and the state of its player before and after it. */
interface Step {
  readonly was: PlayerState;
  readonly is: PlayerState;
}
const stepsOf = (decision: Decision, moves: RegExp): readonly Step[] =>
  turnsOf(decision)
    .filter(({ move }) => moves.test(move))
    .map(({ was, is }) => ({ was: own(was, decision), is: own(is, decision) }));

/** The tiles that came into the storage. */
const storedIn = ({ was, is }: Step): readonly Tile[] => {
  const before = [...was.storage];
  return is.storage.filter(tile => {
    const place = before.indexOf(tile);
    if (place >= 0) before.splice(place, 1);
    return place < 0;
  });
};
const sorted = (tiles: readonly Tile[]): string => [...tiles].sort().join();

/** Whether a reward was given. */
const GIVES: Readonly<Record<Of<'reward'>['rewards'][number], (step: Step) => boolean>> = {
  'mast:crown': step => sorted(storedIn(step)) === 'mast:crown',
  'sail:crown': step => sorted(storedIn(step)) === 'sail:crown',
  points: ({ was, is }) => is.points > was.points,
  taler: ({ was, is }) => is.taler > was.taler,
  workers: ({ was, is }) => is.workers > was.workers,
  goods: step => storedIn(step).length > 0 && storedIn(step).every(tile => GOODS.some(good => good === tile)),
};

const chosen = ({ advice }: Decision): string => advice.moves[0]!.replace('take ', '');

const board = (position: Position): NautilusState =>
  GAMES.nautilus.state(position as NautilusPosition) as NautilusState;
const placeIn = (position: Position, sailor: Sailor): string =>
  board(position).sailors[sailor[0] as 'n'][Number(sailor[1]) - 1]!;
const isFoe = (sailor: Sailor, seat: number): boolean => COLOURS.indexOf(sailor[0] as 'n') % 2 !== seat % 2;
const ringOf = (position: Position): number => (position as NautilusPosition).material.ring;
/** Walks a sailor step by step to its start. */
const walk = (position: Position, sailor: Sailor): number => {
  const { ring, mouths, starts } = (position as NautilusPosition).material;
  const place = placeIn(position, sailor);
  let [field, steps] = [Number(place.replace('*', '').slice(1)), 0];
  if (place.startsWith('c')) [field, steps] = [mouths[field]!, 1];
  const start = starts[COLOURS.indexOf(sailor[0] as 'n')]!;
  for (let isFresh = place.endsWith('*'); field !== start || isFresh; isFresh = false) {
    field = (field + 1) % ring;
    steps++;
  }
  return steps;
};
/** The first piece met when walking backward from a sailor, and after how many steps. */
const met = (position: Position, sailor: Sailor): readonly [string, number] | null => {
  const { sailors, moby } = board(position);
  const at = new Map<string, string>();
  for (const colour of COLOURS)
    for (const [index, place] of sailors[colour].entries()) at.set(place.replace('*', ''), `${colour}${index + 1}`);
  if (moby) at.set(moby, 'moby');
  const ring = ringOf(position);
  const from = Number(placeIn(position, sailor).replace('*', '').slice(1));
  for (let steps = 1; steps < ring; steps++) {
    const piece = at.get(`t${(from - steps + ring) % ring}`);
    if (piece !== undefined) return [piece, steps];
  }
  return null;
};

const handOf = (position: Position, seat: number): readonly Card[] => {
  const view = GAMES.nautilus.view(position as NautilusPosition, seat) as unknown as {
    readonly hands: readonly Card[][];
  };
  return view.hands[seat]!;
};
const sizesOf = (position: Position): readonly number[] =>
  Array.from({ length: (position as NautilusPosition).material.seats }, (_, seat) => handOf(position, seat).length);

/** Whether a special card did what is said of it. */
const DOES: Readonly<Record<Special, (turn: Turn) => boolean>> = {
  // "takes the last card back and uses it for you"
  nautilus: ({ was, is, seat }) => {
    const { last } = board(was);
    const { known } = GAMES.nautilus.view(was as NautilusPosition, seat) as NautilusView;
    const isTakenBack = JSON.stringify(known.before?.sailors) === JSON.stringify(board(is).sailors);
    const offered = GAMES.nautilus.view(is as NautilusPosition, seat).moves;
    return last !== null && isTakenBack && offered.length > 0 && offered.every(move => move.startsWith('use '));
  },
  // "makes hands lie open until the round ends"
  telescope: ({ is, seat }) => board(is).open.every((isOpen, other) => isOpen || other === seat),
  // "passes all hands on to the player on the right"
  storm: ({ was, is, seat, move }) => {
    const seats = sizesOf(was).length;
    return sizesOf(was).every((_, from) => {
      const passed = [...handOf(was, from)];
      if (from === seat && move.startsWith('play')) passed.splice(passed.indexOf('storm'), 1);
      return passed.sort().join() === [...handOf(is, (from - 1 + seats) % seats)].sort().join();
    });
  },
  // "lets you play somebody else’s turn"
  privateer: ({ is, seat }) => board(is).turn !== seat && board(is).waits!.seats.includes(seat),
  // "gets you another card for one of yours"
  trade: ({ is, seat }) =>
    GAMES.nautilus.view(is as NautilusPosition, seat).moves.every(move => /^(?:trade|ask) /.test(move)) &&
    sizesOf(is).filter(size => size > 0).length > 1,
  // "sets the whale in motion"
  moby: ({ was, is }) => board(is).moby !== null && board(is).moby !== board(was).moby,
};

/** Worlds in which a turn is held against the next best. */
const WORLDS = 600;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const CHECKS: Checks = {
  finish: ({ ship, size, points }, decision) => {
    const [was, is] = [shipOf(decision.before, decision, ship), shipOf(lastOf(decision), decision, ship)!];
    const isNew = was === undefined || !isFinishedShip(was);
    return isNew && isFinishedShip(is) && is.hull.length === size && points === nauticusTables.SHIP_POINTS[size];
  },
  deliver: ({ goods, points }, decision) => {
    const { seat } = decision.advice;
    const [was, is] = [decision.before, lastOf(decision)].map(position =>
      scoreOf((position as NauticusPosition).cells, seat),
    );
    const count = own(lastOf(decision), decision).delivered.length - own(decision.before, decision).delivered.length;
    return count === goods && is!.goods - was!.goods === points;
  },
  crowns: ({ points }, decision) => {
    // All other points of a turn come from bonuses, rewards and lost pass tiles, each with a move of its own or before the end.
    const gains = decision.reached.map((position, place) => {
      const before = place === 0 ? decision.before : decision.reached[place - 1]!;
      return decision.advice.moves[place] === 'crowns'
        ? own(position, decision).points - own(before, decision).points
        : 0;
    });
    return gains.reduce((sum, gain) => sum + gain, 0) === points;
  },
  pass: ({ saved }, decision) => {
    const turn = turnsOf(decision).find(({ move }) => move === 'pass')!;
    const [was, is] = [own(turn.was, decision), own(turn.is, decision)];
    const [cost, less] = [penaltyOf(was.passes), penaltyOf(was.passes + 1)];
    // The last pass of a round ends it: then what the tiles cost has been paid.
    const isOver = nauticusState(turn.is).round !== nauticusState(turn.was).round || nauticusState(turn.is).over;
    const isTurned = isOver ? was.points - is.points === less : is.passes === was.passes + 1;
    return isTurned && cost - less === saved;
  },
  money: ({ taler }, decision) =>
    stepsOf(decision, /^money$/).reduce((sum, { was, is }) => sum + is.taler - was.taler, 0) === taler,
  build: ({ ship, isNew, tiles, hull, masts, sails }, decision) => {
    const is = shipOf(lastOf(decision), decision, ship)!;
    const missing = missingOf(is);
    const grown = sizeOf(is) - sizeOf(shipOf(decision.before, decision, ship));
    return (
      missing !== null &&
      isNew === (shipOf(decision.before, decision, ship) === undefined) &&
      grown === tiles &&
      missing.hull.length === hull &&
      missing.masts === masts &&
      missing.sails === sails
    );
  },
  cargo: ({ ship, goods, room }, decision) => {
    const is = shipOf(lastOf(decision), decision, ship)!;
    const was = shipOf(decision.before, decision, ship);
    return is.goods.length - (was?.goods.length ?? 0) === goods && is.hull.length - is.goods.length === room;
  },
  store: ({ tiles }, decision) => sorted(stepsOf(decision, /^buy |^free /).flatMap(storedIn)) === sorted(tiles),
  reward: ({ rewards }, decision) => {
    const taken = stepsOf(decision, /^reward /);
    return taken.length === rewards.length && taken.every((step, place) => GIVES[rewards[place]!](step));
  },
  extra: ({ action }, decision) => {
    const { was, is } = turnsOf(decision).find(({ move }) => move === `extra ${action}`)!;
    const { turn } = nauticusState(is);
    return own(was, decision).extra && !own(is, decision).extra && (turn === null || turn.extra === action);
  },
  bonus: ({ workers, points, taler, tile }, decision) => {
    const [was, is] = [own(decision.before, decision), own(decision.reached[0]!, decision)];
    const gained = [is.workers - was.workers, is.points - was.points, is.taler - was.taler];
    const tiles = stepsOf(decision, /^bonus /).flatMap(storedIn);
    return gained.join() === [workers, points, taler].join() && tiles.join() === (tile ?? '');
  },
  blue: ({ blue }, decision) => {
    const { tiles, wheel, anchor } = nauticusState(decision.before);
    const space = tiles.indexOf(chosen(decision) as never);
    const sector = (space - wheel + nauticusTables.SPACES) % nauticusTables.SPACES;
    const { layout } = (decision.before as NauticusPosition).material;
    const printed = layout.wheel[sector]! + (anchor === space ? 1 : 0);
    const { turn } = nauticusState(decision.reached[0]!);
    return blue > 0 && blue <= printed && turn?.blue === blue;
  },
  left: ({ workers, taler }, decision) => {
    const is = own(beforeEnd(decision), decision);
    return is.workers === workers && is.taler === taler;
  },
  win: (_, decision) => lastOf(decision).outcome()?.ranks[decision.advice.seat] === 1,
  capture: ({ sailor, steps }, decision) =>
    isFoe(sailor, decision.advice.seat) &&
    walk(decision.before, sailor) === steps &&
    decision.reached.some(position => placeIn(position, sailor) === 'home'),
  berth: ({ sailor }, decision) =>
    !isFoe(sailor, decision.advice.seat) &&
    !/^h\d/.test(placeIn(decision.before, sailor)) &&
    /^h\d/.test(placeIn(lastOf(decision), sailor)),
  out: ({ sailor }, decision) =>
    !isFoe(sailor, decision.advice.seat) &&
    placeIn(decision.before, sailor) === 'home' &&
    placeIn(lastOf(decision), sailor) !== 'home',
  swap: ({ sailor, steps }, decision) =>
    !isFoe(sailor, decision.advice.seat) && walk(decision.before, sailor) - walk(lastOf(decision), sailor) === steps,
  skip: ({ seat }, decision) =>
    board(lastOf(decision)).waits?.phase === 'skipped' && board(lastOf(decision)).turn === seat,
  clear: ({ sailor, pursuer, steps }, decision) => {
    const [was, is] = [met(decision.before, sailor), met(lastOf(decision), sailor)];
    const isFollowed = is !== null && is[0] !== 'moby' && isFoe(is[0] as Sailor, decision.advice.seat) && is[1] <= 12;
    return was?.[0] === pursuer && was[1] === steps && isFoe(pursuer, decision.advice.seat) && !isFollowed;
  },
  // "Safe from Moby Dick": the whale goes past and leaves the sailor alone, and would capture it at the mouth; another
  // sailor may come in.
  cave: ({ sailor }, decision) => {
    const cave = placeIn(lastOf(decision), sailor);
    if (placeIn(decision.before, sailor) === cave || !cave.startsWith('c')) return false;
    const position = lastOf(decision) as NautilusPosition;
    const mouth = `t${position.material.mouths[Number(cave.slice(1))]}`;
    const [inside, outside] = [cave, mouth].map(place => afterPassages(position, sailor, place));
    return inside!.every(place => place === cave) && outside!.every(place => place === 'home');
  },
  forward: ({ sailor, left }, decision) =>
    walk(lastOf(decision), sailor) === left && walk(decision.before, sailor) > left,
  special: ({ card }, decision) =>
    turnsOf(decision).some(step => new RegExp(`^(?:play|use) ${card}$`).test(step.move) && DOES[card](step)),
  discard: ({ card }, { view, advice: { moves } }) =>
    moves[0] === `discard ${card}` && view.moves.every(move => move.startsWith('discard ')),
  give: ({ card, waiting }, { before, advice: { seat, moves } }) => {
    const partner = COLOURS[(seat + 2) % COLOURS.length]!;
    const home = board(before).sailors[partner].filter(place => place === 'home').length;
    return moves[0] === `give ${card}` && waiting === (card === '1' || card === '12' ? home : 0);
  },
  ask: ({ card }, decision) => {
    const [{ was, is, seat }] = turnsOf(decision) as [Turn];
    // Where the other holds it, it changes hands for a card to return; else it was asked for in vain.
    const other = 1 - seat;
    const isHeld = handOf(was, other).includes(card);
    const { waits } = board(is);
    return isHeld ? waits?.got === card : !waits?.asked || waits.asked.includes(card);
  },
  keep: ({ starts }, { view, advice: { seat } }) => {
    const hand = (view as unknown as { readonly hands: readonly (readonly Card[])[] }).hands[seat]!;
    return hand.filter(card => card === '1' || card === '12').length === starts;
  },
  mulligan: (_, { view, advice: { seat } }) => {
    const hand = (view as unknown as { readonly hands: readonly (readonly Card[])[] }).hands[seat]!;
    return !hand.includes('1') && !hand.includes('12');
  },
  // "Of all that I tried it did best"; whether that holds in other worlds, too, is asked of all such turns together.
  move: async (_, { advice: { game, moves }, view }) => {
    const [best, ...others] = await thinkLater(game, 'captain', view, { seed: 'coach', ...EFFORT });
    return best!.moves.join() === moves.join() && others.every(({ value }) => value <= best!.value);
  },
};

/** All kinds of claims, by game. */
const KINDS: Readonly<Record<BotGameId, readonly Claim['type'][]>> = {
  nauticus: [
    ...(['finish', 'deliver', 'crowns', 'pass', 'money', 'build', 'cargo'] as const),
    ...(['store', 'reward', 'extra', 'bonus', 'blue', 'left'] as const),
  ],
  nautilus: [
    ...(['win', 'capture', 'berth', 'out', 'swap', 'skip', 'clear', 'cave', 'forward'] as const),
    ...(['special', 'discard', 'give', 'ask', 'keep', 'mulligan', 'move'] as const),
  ],
};

const isTrue = async (claim: Claim, decision: Decision): Promise<boolean> =>
  (CHECKS[claim.type] as (claim: Claim, decision: Decision) => boolean | Promise<boolean>)(claim, decision);

const PLAYERS = ['Anna', 'Bruno', 'Clara', 'David'];

const speakerOf = async (id: BotGameId, view: View, language: Language): Promise<CoachWords> => {
  const words = await (GAMES[id] as unknown as Game).words(language);
  return CoachWords.load(language, words.seenBy?.(view) ?? words, PLAYERS);
};

/** The numbers that a sentence must name: all of a claim but those that say only that there is none, or how large. */
const SILENT = new Set(['size', 'room', 'seat', 'waiting', 'starts', 'ship']);
const numbersOf = (claim: Claim): readonly number[] =>
  Object.entries(claim).flatMap(([name, value]) =>
    typeof value === 'number' && value > 0 && !SILENT.has(name) ? [value] : [],
  );

describe.each(['nauticus', 'nautilus'] as const)('advice in %s', id => {
  const decisions: Decision[] = [];

  test('every claim is borne out by playing the turn on', async () => {
    const wrong: string[] = [];
    const count = sampleSize(ALL);
    for await (const decision of decisionsOf(id, count)) {
      decisions.push(decision);
      for (const claim of decision.advice.claims)
        if (!(await isTrue(claim, decision)))
          wrong.push(`${JSON.stringify(claim)} of ${decision.advice.moves.join(', ')}`);
    }
    expect(wrong).toEqual([]);
    const met = new Set(decisions.flatMap(({ advice }) => advice.claims.map(({ type }) => type)));
    if (count === ALL) expect(KINDS[id].filter(kind => !met.has(kind))).toEqual([]);
    else expect(met.size).toBeGreaterThan(9);
  });

  test('of what did best in trials alone, the next best is no better in other worlds, on average', async () => {
    const judge = await loadJudge(id, GAMES[id].version);
    const leads: number[] = [];
    for (const { advice, view } of decisions.filter(each => each.advice.claims.some(({ type }) => type === 'move'))) {
      const lines = await thinkLater(id, 'captain', view, { seed: 'coach', ...EFFORT });
      const next = lines.find(({ moves }) => moves.join() !== advice.moves.join());
      if (!next) continue;
      const [own, other] = judge.worths(view, [advice.moves, next.moves], WORLDS, 'other worlds').map(meanOf);
      leads.push(own! - other!);
    }
    // Every turn of Nauticus does something that can be told.
    expect(leads.length > 0).toBe(id === 'nautilus');
    expect(meanOf([0, ...leads])).toBeGreaterThan(-NEAR[id]);
  });

  test.each(LANGUAGES)('what is said names every figure of its claim: %s', async language => {
    for (const { advice, view } of decisions) {
      const words = await speakerOf(id, view, language);
      for (const claim of advice.claims) {
        const said = words.claim(id, claim);
        expect(said, said).toMatch(/^\p{L}|^\d/u);
        expect(said).toMatch(/\.$/);
        expect(said).not.toMatch(/undefined|null|NaN|\[object/);
        for (const number of numbersOf(claim)) expect(said).toContain(String(number));
      }
      expect(words.nudge(advice)).toMatch(/[.?]$/);
      expect(words.idea(advice)).not.toMatch(/undefined|null|NaN|\[object/);
      expect(placeOf(advice)).toMatch(/^[a-z0-9-]+$/);
    }
  });

  test('the advised turn is ahead of its rival by what the thought says of both', async () => {
    for (const { advice, view } of decisions.slice(0, sampleSize(80))) {
      const lines = await thinkLater(id, 'captain', view, { seed: 'coach', ...EFFORT });
      const other = lines.find(({ moves }) => moves[0] !== advice.moves[0]);
      expect(advice.rival?.ahead ?? null).toBe(other ? lines[0]!.value - other.value : null);
      if (advice.rival) expect(advice.rival.ahead).toBeGreaterThanOrEqual(0);
    }
  });

  test('a draft of the advised turn is on its way, the whole of it is as good', async () => {
    for (const { advice, view } of decisions.slice(0, sampleSize(80))) {
      const { moves } = advice;
      expect((await advise(id, view, moves, EFFORT)).draft).toEqual({ kind: 'asGood', isAdvised: true });
      if (moves.length > 1)
        expect((await advise(id, view, moves.slice(0, 1), EFFORT)).draft).toEqual({ kind: 'begun', next: moves[1] });
    }
  });

  test('of a draft that is behind it is said what it lacks, and only what it does not do itself', async () => {
    let behind = 0;
    for (const { view } of decisions.slice(0, sampleSize(160))) {
      const [worst] = think(id, 'deckhand', view, { seed: 'draft' }).slice(-1);
      const advice = await advise(id, view, worst!.moves, EFFORT);
      const { draft, claims } = advice;
      if (draft?.kind === 'asGood' && !draft.isAdvised)
        expect((await speakerOf(id, view, 'en')).ideaBeside(advice, move => move)).toBe(
          'What you have drafted is just as good.',
        );
      if (draft?.kind !== 'behind') continue;
      behind++;
      expect(draft.comparison.ahead).toBeGreaterThan(0);
      for (const claim of draft.lacks) expect(claims).toContainEqual(claim);
      const words = await speakerOf(id, view, 'en');
      const said = words.ideaBeside({ ...advice }, move => move);
      expect(said).toMatch(/^I see a turn (?:worth|that wins) about \d+ .*more (?:often )?than your draft\./);
      expect(said, 'the draft alone is compared').not.toMatch(
        /nearly as good|better than|more often than (?!your draft)/,
      );
    }
    expect(behind).toBeGreaterThan(0);
  });
});
